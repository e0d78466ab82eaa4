import type { ClientMessage, Line } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { Conversation } from './conversation.ts';

const line = (id: string): Line => ({ id, at: 1, from: 0, name: 'Ada', crest: '0f3a9c11', phrase: 'hello' });

function scene() {
  const sent: ClientMessage[] = [];
  const conversation = new Conversation('t', message => void sent.push(message));
  return { sent, conversation, ids: () => conversation.lines.value.map(({ id }) => id) };
}

test('lines come in order, are told again as a whole, and vanish when they are unsaid', () => {
  const { conversation, ids } = scene();
  const heard: string[] = [];
  const deafen = conversation.onSaid(({ id }) => heard.push(id));
  conversation.hear({ type: 'said', table: 't', line: line('a') });
  conversation.hear({ type: 'said', table: 'another', line: line('x') });
  conversation.hear({ type: 'talk', table: 't', lines: [line('a'), line('b')] });
  deafen();
  conversation.hear({ type: 'said', table: 't', line: line('c') });
  expect([ids(), heard]).toEqual([['a', 'b', 'c'], ['a']]);
  conversation.hear({ type: 'unsaid', table: 't', ids: ['a', 'c'] });
  expect(ids()).toEqual(['b']);
  conversation.beginAnew();
  expect(ids()).toEqual([]);
});

test('what is not answered is sent again, word for word, until it is', () => {
  const { conversation, sent } = scene();
  conversation.say({ phrase: 'hello' });
  conversation.say({ text: 'so there' });
  conversation.sendAgain();
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  const [first, second] = sent.map(message => (message.type === 'say' ? message.wish : ''));
  expect(conversation.settle('of a move')).toBe(false);
  expect(conversation.settle(first!)).toBe(true);
  expect(conversation.settle(second!, 'Too fast.')).toBe(true);
  expect(conversation.failure.value).toBe('Too fast.');
  conversation.sendAgain();
  expect(sent).toHaveLength(4);
});
