import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { sayTabled } from './tabled.ts';

const name = (seat: number) => ['Ada', 'Ben', 'Cy'][seat]!;

test.each([
  [{ type: 'stoodIn', seat: 1, by: 1 }, 0, 'A bot plays for Ben.'],
  [{ type: 'stoodIn', seat: 1, by: null }, 0, 'A bot plays for Ben.'],
  [{ type: 'stoodIn', seat: 1, by: 0 }, 0, 'A bot plays for Ben.'],
  [{ type: 'stoodIn', seat: 1, by: 2 }, 0, 'Cy lets a bot play for Ben.'],
  [{ type: 'stoodIn', seat: 1, by: 2 }, 1, 'A bot is playing for you.'],
  [{ type: 'takenBack', seat: 1 }, undefined, 'Ben is back.'],
  [{ type: 'takenBack', seat: 1 }, 1, 'You are back.'],
  [{ type: 'joined', seat: 1 }, 0, 'Ben joins in and takes over from the bot.'],
  [{ type: 'joined', seat: 1 }, 1, 'You join in and take over from the bot.'],
  [{ type: 'left', seat: 1 }, 0, 'The latecomer has left. Ben plays on.'],
  [{ type: 'resigned', seat: 1 }, 0, 'Ben has resigned.'],
  [{ type: 'resigned', seat: 1 }, 1, 'You have resigned.'],
  [{ type: 'silent', seats: [0, 2] }, 1, en.wereSilent('Ada and Cy')],
  [{ type: 'silent', seats: [0, 2] }, 2, en.wereSilent('Ada and you')],
] as const)('%o, read by %s', (deed, me, said) => {
  expect(sayTabled(en, deed, name, me)).toBe(said);
});
