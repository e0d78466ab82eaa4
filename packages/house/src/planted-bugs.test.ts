import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScriptedTime } from '@tabard/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { AUDIENCE_CHECKS } from './audience-checks.fixture.ts';
import { BOT_CHECKS } from './bot-checks.fixture.ts';
import { GONE_CHECKS } from './gone-checks.fixture.ts';
import { GUEST_CHECKS } from './guest-checks.fixture.ts';
import { HOUSE_CHECKS } from './house-checks.fixture.ts';
import { type Check, type HouseApi, Inn } from './inn.fixture.ts';
import { REPLAY_CHECKS } from './replay-checks.fixture.ts';
import { storm } from './simulation.fixture.ts';
import { WISH_CHECKS } from './wish-checks.fixture.ts';

const CHECKS: Record<string, Check> = {
  ...WISH_CHECKS,
  ...AUDIENCE_CHECKS,
  ...HOUSE_CHECKS,
  ...BOT_CHECKS,
  ...GUEST_CHECKS,
  ...GONE_CHECKS,
  ...REPLAY_CHECKS,
  'players who lag, drop, retry and resend end with the views of a replay': async open => {
    for (let seed = 0; seed < 12; seed++) {
      const wrong = await storm(`bug ${seed}`)(open);
      if (wrong !== undefined) return wrong;
    }
    return;
  },
};

/** What a file says, and what it says instead; and the check that has to find it. */
interface Bug {
  readonly breaks: string;
  readonly file: string;
  readonly says: string;
  readonly instead: string;
}

/** Each is the package with one bug in it. */
const BUGS: Record<string, Bug> = {
  'a wish whose name is not kept': {
    breaks: 'a wish is granted once, and its repeat answered alike',
    file: 'live-table.ts',
    says: 'aroundNow(this.hosted.game, this.#parts, wish)',
    instead: 'aroundNow(this.hosted.game, this.#parts)',
  },
  'a repeat answered with the entry of now': {
    breaks: 'the last move of a match is answered alike, too',
    file: 'live-table.ts',
    says: 'before?.seq ?? ',
    instead: '',
  },
  "a repeat answered with another's entry": {
    breaks: 'two wishes of one name are answered each with its own entry',
    file: 'live-table.ts',
    says: " && who !== 'house' && by === who.player",
    instead: '',
  },
  'doubt that is not cleared up': {
    breaks: 'after a failed append the log is read before anything is decided',
    file: 'live-table.ts',
    says: 'if (this.#isDoubtful) await this.#readOn();',
    instead: '',
  },
  'a wish that failed and is not known again': {
    breaks: 'an append that was stored although it failed is not made twice',
    file: 'live-table.ts',
    says: 'decide(this.#table, who, wish, this.#around(id))',
    instead: 'decide(this.#table, who, wish, this.#around(this.#isDoubtful ? id : undefined))',
  },
  'a house that goes on without looking what was stored': {
    breaks: 'what was stored although it failed is told when the house goes on',
    file: 'house.ts',
    says: `await this.catchUp();
    for`,
    instead: 'for',
  },
  'a seat taken for given': {
    breaks: 'of two houses that want the same seat one decides again',
    file: 'live-table.ts',
    says: "(await this.#guarded(store.append(run, row))) === 'taken') return false;",
    instead: "(await this.#guarded(store.append(run, row))) === 'taken') return true;",
  },
  'a fault by what was known': {
    breaks: 'what is answered without storing anything is answered by what the log holds',
    file: 'live-table.ts',
    says: 'if (!isStored && (await this.#readOn())) continue;',
    instead: 'if (isToStore && !isStored && (await this.#readOn())) continue;',
  },
  'told before it is stored': {
    breaks: 'nothing is true or told before it is stored',
    file: 'live-table.ts',
    says: 'this.#isDoubtful = true;',
    instead: 'await this.#become(table, toldOf(run, told));',
  },
  'a table that was forgotten wished for again and again': {
    breaks: 'a wish at a table that was forgotten is answered',
    file: 'live-table.ts',
    says: "this.#letGo('unknown-table');",
    instead: '',
  },
  'a queue that forgets what was asked for in the middle': {
    breaks: 'a table does one thing at a time, whenever it is asked',
    file: 'queue.ts',
    says: 'turn.then(done, done);',
    instead: 'this.#last = turn.then(done, done);',
  },
  'a queue that lets everybody in': {
    breaks: 'a table does one thing at a time, whenever it is asked',
    file: 'queue.ts',
    says: 'this.#waiting++ === 0 ? work() : before.then(work)',
    instead: '(this.#waiting++, work())',
  },
  'lists that believe the old rules': {
    breaks: 'a match that is carried over is listed as it stands then',
    file: 'live-table.ts',
    says: 'this.#store(carry(opened, this.#around()), undefined)',
    instead: 'this.#store(carry(opened, this.#around()), this.#table)',
  },

  'a wish that is granted again and again': {
    breaks: 'players who lag, drop, retry and resend end with the views of a replay',
    file: 'live-table.ts',
    says: 'this.#around(id))',
    instead: 'this.#around())',
  },
  'notes believed to come': {
    breaks: 'players who lag, drop, retry and resend end with the views of a replay',
    file: 'house.ts',
    says: 'await live.catchUp();',
    instead: '',
  },

  'facts forgotten': {
    breaks: 'followers of a house that was far behind hear every fact',
    file: 'audience.ts',
    says: 'this.#untold.push(...told);',
    instead: 'this.#untold.push(...told.slice(-24));',
  },
  'memory left out of who sees the same': {
    breaks: 'who sees the same is sent the same, and a memory is part of it',
    file: 'audience.ts',
    says: ' * 2 + Number(follower.memory)',
    instead: '',
  },
  'seats left out of who sees the same': {
    breaks: 'nobody sees what only another seat may see',
    file: 'audience.ts',
    says: "(viewer === 'public' ? 0 : viewer + 1) * 2",
    instead: '0',
  },
  'facts told as they are': {
    breaks: 'nobody sees what only another seat may see',
    file: 'audience.ts',
    says: 'facts.map(fact => redact(fact, viewer))',
    instead: 'facts',
  },
  'a crowd in which whoever has to wait misses it': {
    breaks: 'in a crowd whose turn it was or is hears at once, and everybody hears everything once',
    file: 'audience.ts',
    says: 'oldest = Math.min(oldest, told)',
    instead: 'oldest = Math.max(oldest, told)',
  },
  'a crowd in which nobody hears at once': {
    breaks: 'in a crowd whose turn it was or is hears at once, and everybody hears everything once',
    file: 'audience.ts',
    says: 'if (isCrowded) this.#tell(isConcerned);',
    instead: '',
  },
  'a crowd in which all wait for the next move': {
    breaks: 'in a crowd nobody waits for more than a moment',
    file: 'audience.ts',
    says: 'this.#callOff ??= this.#time.after(LATEST_MS, () => this.tell());',
    instead: 'return;',
  },
  'news of the table that overtake moves': {
    breaks: 'no news of the table overtakes a move',
    file: 'live-table.ts',
    says: `this.#audience.tell();
    const tables`,
    instead: 'const tables',
  },
  'the end shown while names are looked up': {
    breaks: 'who hears how it ended heard what led there',
    file: 'live-table.ts',
    says: 'if (isNews) this.#guests = await this.#guestsAt(table);\n    this.#table = table;',
    instead: 'this.#table = table;\n    if (isNews) this.#guests = await this.#guestsAt(table);',
  },
  'news of the table before the last move': {
    breaks: 'who hears how it ended heard what led there',
    file: 'live-table.ts',
    says: 'this.#audience.happened(told, { isConcerned, isCrowded: isCrowded && !isNews });\n    if (isNews) this.#tellTable();',
    instead: 'if (isNews) this.#tellTable();\n    this.#audience.happened(told, { isConcerned, isCrowded: isCrowded && !isNews });',
  },
  'who returns told of what the house itself does not know yet': {
    breaks: 'who returns hears what they missed, once',
    file: 'live-table.ts',
    says: '.slice(0, this.#table.seq)',
    instead: '',
  },
  'who returns told of nothing': {
    breaks: 'who returns hears what they missed, once',
    file: 'live-table.ts',
    says: 'since < this.#table.seq ? await this.#toldSince(since) : []',
    instead: '[]',
  },
  'who returns told of everything there ever was': {
    breaks: 'who returns after very long is told of the last two thousand entries',
    file: 'live-table.ts',
    says: 'Math.max(seq ?? this.#table.seq, this.#table.seq - HISTORY)',
    instead: 'seq ?? this.#table.seq',
  },
  'who knows more shown less': {
    breaks: 'who comes from a house that knows more is not shown less',
    file: 'live-table.ts',
    says: 'if (seq !== undefined && seq > this.#table.seq) await this.#readOn();',
    instead: '',
  },
  'spectators where there are none': {
    breaks: 'who may not watch hears of the table and sees nothing of the match',
    file: 'live-table.ts',
    says: "?? (about.spectators ? 'public' : undefined)",
    instead: "?? 'public'",
  },
  'a new seat that sees nothing': {
    breaks: 'who sits down sees the match from there',
    file: 'live-table.ts',
    says: 'if (isNews) this.#audience.reseat(({ player }) => this.viewerOf(player));',
    instead: '',
  },

  'a table opened as often as it is asked for': {
    breaks: 'who opens a table at the same time opens the same',
    file: 'house.ts',
    says: 'if (known) return known;',
    instead: '',
  },
  'a table shown before its people are known': {
    breaks: 'whoever opens a table first knows the names',
    file: 'house.ts',
    says: 'await live.wake();',
    instead: 'void live.wake();',
  },
  'a table for every repeat of a wish': {
    breaks: 'the same wish makes one table',
    file: 'house.ts',
    says: 'wish === undefined ? newId(this.chance) : idOfWish(who.player, wish, this.chance)',
    instead: 'newId(this.chance)',
  },
  'an append that fails and nobody minds': {
    breaks: 'a table whose append failed is made by asking again',
    file: 'house.ts',
    says: 'this.guarded(this.store.append(run, row))',
    instead: 'this.store.append(run, row)',
  },
  'an orphan left open': {
    breaks: 'of two return matches one is chosen and the other closed',
    file: 'house.ts',
    says: "await fresh.value.wish('house', { type: 'close' });",
    instead: '',
  },
  'a return match for each who asks': {
    breaks: 'of two return matches one is chosen and the other closed',
    file: 'house.ts',
    says: 'if (there && !isGone) return there;',
    instead: '',
  },
  'a return match refused by what was known': {
    breaks: 'a return match is agreed on by a house that has not heard of the end',
    file: 'live-table.ts',
    says: `await this.#readOn();
      if (this.#gone) return this.#gone;`,
    instead: '',
  },
  'people shown to a table that is closed': {
    breaks: 'a return match that was closed or forgotten is replaced',
    file: 'house.ts',
    says: "there.value.table.about.status === 'closed'",
    instead: 'false',
  },
  'people shown to a table that is not': {
    breaks: 'a return match that was closed or forgotten is replaced',
    file: 'house.ts',
    says: "there?.error === 'unknown-table'",
    instead: 'false',
  },
  'a second return match beside one of newer rules': {
    breaks: 'a return match of newer rules is not replaced',
    file: 'house.ts',
    says: "there?.error === 'unknown-table'",
    instead: 'true',
  },
  'a note heard but not read': {
    breaks: 'a house that hears of an entry reads it',
    file: 'house.ts',
    says: 'this.#tables.get(note.table)?.hearOf(note.seq);',
    instead: '',
  },
  'heads never compared': {
    breaks: 'an entry nobody told of is found in a while',
    file: 'house.ts',
    says: 'this.#everyNow(SWEEP_EVERY_MS, () => this.#inBackground(this.catchUp()));',
    instead: '',
  },
  'a note that comes too early': {
    breaks: 'an entry told of while the table is opened is not lost',
    file: 'house.ts',
    says: 'opened => opened.ok && opened.value.hearOf(note.seq),',
    instead: '() => {},',
  },
  'wishes taken while nothing can be stored': {
    breaks: 'while it cannot store anything a house takes no wishes, and says so',
    file: 'house.ts',
    says: "if (this.isPaused) return err('paused');\n    const answer",
    instead: 'const answer',
  },
  'a house that pauses and does not say so': {
    breaks: 'while it cannot store anything a house takes no wishes, and says so',
    file: 'house.ts',
    says: 'for (const hear of this.#listeners) hear(isPaused);',
    instead: '',
  },
  'a house that pauses for ever': {
    breaks: 'while it cannot store anything a house takes no wishes, and says so',
    file: 'pulse.ts',
    says: '() => this.#isStopped || this.#tryLater()',
    instead: '() => {}',
  },
  'who comes late not told of the pause': {
    breaks: 'while it cannot store anything a house takes no wishes, and says so',
    file: 'session.ts',
    says: "if (this.#house.isPaused) this.#line.send({ type: 'house', paused: true });",
    instead: '',
  },
  'tables put away under their followers': {
    breaks: 'a table nobody looks at leaves memory, one that is followed stays',
    file: 'house.ts',
    says: '!live.isIdle || live.touched >= before',
    instead: 'live.touched >= before',
  },
  'tables that stay for ever': {
    breaks: 'a table nobody looks at leaves memory, one that is followed stays',
    file: 'house.ts',
    says: 'this.#everyNow(SWEEP_EVERY_MS, () => this.sweep());',
    instead: '',
  },
  'a bot forgotten while it thinks': {
    breaks: 'a table is not put away while its bot thinks',
    file: 'live-table.ts',
    says: ' && !this.#bots.areThinking',
    instead: '',
  },
  'matches that stand still after a restart': {
    breaks: 'a match goes on when a house begins, if a bot is to move',
    file: 'row.ts',
    says: 'return AT_ONCE;',
    instead: '{}',
  },
  'matches in the middle forgotten': {
    breaks: 'what nobody comes for any more is cleared away in its time',
    file: 'house.ts',
    says: "if (about.status !== 'playing') {",
    instead: 'if (about.status) {',
  },
  'one day for all that nobody comes for': {
    breaks: 'what nobody comes for any more is cleared away in its time',
    file: 'row.ts',
    says: 'over: 365 * DAY_MS',
    instead: 'over: 2 * DAY_MS',
  },
  'tables cleared away under their followers': {
    breaks: 'a table somebody follows is not cleared away',
    file: 'house.ts',
    says: '!isExpired || (live && !live.isIdle)',
    instead: '!isExpired',
  },
  'a table forgotten although somebody came': {
    breaks: 'who sits down at an abandoned table while it is cleared away keeps the seat',
    file: 'house.ts',
    says: 'this.store.forget(id, seq)',
    instead: 'this.store.forget(id, (await this.store.listed(id))!.seq)',
  },
  'a match forgotten because it cannot be opened': {
    breaks: 'a match nobody comes for is not forgotten by a house that cannot open it',
    file: 'house.ts',
    says: 'else this.#closed.add(id);',
    instead: 'else await this.store.forget(id, seq);',
  },
  'positions kept at the end alone': {
    breaks: 'a position is kept every two hundred moves',
    file: 'live-table.ts',
    says: 'SNAPSHOT_EVERY = 200',
    instead: 'SNAPSHOT_EVERY = 1 / 0',
  },
  'a table opened in a closed house': {
    breaks: 'a table that is opened while the house closes is closed, too',
    file: 'house.ts',
    says: 'if (this.#isClosing) await live.close();',
    instead: '',
  },
  'a closed house on the bus': {
    breaks: 'a house that is closed hears nothing more',
    file: 'house.ts',
    says: 'this.#bus.leave();',
    instead: '',
  },
  'positions not kept': {
    breaks: 'closing keeps positions, and opening begins there',
    file: 'live-table.ts',
    says: `await this.#queue.run(async () => {});
    await this.keep();`,
    instead: '',
  },
  'positions not looked at': {
    breaks: 'closing keeps positions, and opening begins there',
    file: 'house.ts',
    says: 'open(log, hosted.game, kept)',
    instead: 'open(log, hosted.game)',
  },
  'a new name for one house only': {
    breaks: 'another name is told at every house',
    file: 'house.ts',
    says: "this.#bus.tell({ type: 'player', player });",
    instead: '',
  },
  'arms that nobody hears of': {
    breaks: 'arms that were won are shown at every other table',
    file: 'live-table.ts',
    says: "for (const { player } of row.worn ?? []) tell({ type: 'player', player });",
    instead: '',
  },
  'seats that nobody hears of': {
    breaks: 'other houses are told of every entry, and of who got a seat or lost it',
    file: 'live-table.ts',
    says: '[...were.filter(player => !are.includes(player)), ...are.filter(player => !were.includes(player))]',
    instead: 'are.filter(player => !were.includes(player))',
  },

  "a bot's outdated thought submitted": {
    breaks: 'a thought that is outdated is not even asked for',
    file: 'bot-seats.ts',
    says: 'if (this.#isStopped || this.#isOutdated(seat)) return;',
    instead: 'if (this.#isStopped) return;',
  },
  'a thought submitted although its player took the seat back': {
    breaks: 'a thought that is outdated is not even asked for',
    file: 'bot-seats.ts',
    says: ' || this.#levelAt(seat) === undefined ||',
    instead: ' ||',
  },
  'an old thought for whatever position there is': {
    breaks: 'a thought for a position that is gone is not made in another',
    file: 'bot-seats.ts',
    says: `    if (this.#isStopped || this.#isOutdated(seat)) return;
    const answer = await this.#at.move(seat, after, move);`,
    instead: '    const answer = await this.#at.move(seat, this.#at.table.match!.after, move);',
  },
  'a bot that fails and stops': {
    breaks: 'a bot that fails makes the harmless move',
    file: 'bot-seats.ts',
    says: "return this.#isOutdated(seat) ? '' : this.#harmless(seat);",
    instead: 'throw error;',
  },
  'a bot that insists on an illegal move': {
    breaks: 'a bot that wants an illegal move makes the harmless one',
    file: 'bot-seats.ts',
    says: 'await this.#at.move(seat, after, this.#harmless(seat));',
    instead: 'this.#isStopped = true;',
  },
  'a bot that gives up after a failed append': {
    breaks: "a bot's move that could not be stored is made when the house goes on",
    file: 'bot-seats.ts',
    says: 'this.#thinking.delete(seat);',
    instead: 'if (this.#at.table.match?.after !== after) this.#thinking.delete(seat);',
  },
  'a house that goes on without its bots': {
    breaks: "a bot's move that could not be stored is made when the house goes on",
    file: 'house.ts',
    says: 'this.#inBackground(this.#goOn());',
    instead: '',
  },
  'a bot that thinks again and again': {
    breaks: 'a bot that can do nothing right thinks once',
    file: 'bot-seats.ts',
    says: 'if (this.#at.table.match?.after !== after) this.nudge();',
    instead: 'this.nudge();',
  },
  'a bot that thinks twice at once': {
    breaks: 'a seat has one thought at a time',
    file: 'bot-seats.ts',
    says: '!this.#thinking.has(seat) && ',
    instead: '',
  },
  "a bot that sees another's hand": {
    breaks: 'a bot knows what its seat may know, and no more',
    file: 'bot-seats.ts',
    says: 'game.view(table.match!.state, seat)',
    instead: 'game.view(table.match!.state, 0)',
  },
  'a bot that makes one move': {
    breaks: 'bots play a match to its end',
    file: 'bot-seats.ts',
    says: 'if (this.#at.table.match?.after !== after) this.nudge();',
    instead: 'this.#isStopped = true;',
  },
  'bots that play on in a closed house': {
    breaks: 'nothing is thought of in a house that is closed',
    file: 'live-table.ts',
    says: `this.#bots.stop();
    await this.#queue`,
    instead: 'await this.#queue',
  },

  'strangers that are listened to': {
    breaks: 'the first word is hello',
    file: 'session.ts',
    says: "if (!this.#isGreeted) this.complain(trouble('hello-first'), message);\n    else",
    instead: '',
  },
  'any version welcome': {
    breaks: 'who speaks another version is sent away',
    file: 'session.ts',
    says: 'version !== VERSION',
    instead: 'version > VERSION',
  },
  'who follows twice there twice': {
    breaks: 'who follows twice hears everything once',
    file: 'session.ts',
    says: 'this.#unfollow(table);\n    if (this.#follows.size',
    instead: 'if (this.#follows.size',
  },
  'who left while a table was opened there all the same': {
    breaks: 'who changes their mind while a table is opened hears nothing of it',
    file: 'session.ts',
    says: 'if (!isWanted()) return;',
    instead: '',
  },
  'who hung up there for ever': {
    breaks: 'who hangs up while a table is opened is not there',
    file: 'session.ts',
    says: 'const isWanted = (): boolean => !this.#isGone && this.#follows.get(table) === follow;',
    instead: 'const isWanted = () => true;',
  },
  'as many tables as are asked for at once': {
    breaks: 'one line follows a hundred tables and no more, however quickly',
    file: 'session.ts',
    says: 'this.#follows.set(table, follow);\n',
    instead: 'void Promise.resolve().then(() => this.#follows.set(table, follow));\n',
  },
  'a follow that failed counted for ever': {
    breaks: 'a follow that failed does not count',
    file: 'session.ts',
    says: 'if (isWanted()) this.#follows.delete(table);',
    instead: '',
  },
  'who hangs up still there': {
    breaks: 'who follows is there until they hang up',
    file: 'session.ts',
    says: 'for (const { live, follower } of this.#follows.values()) live?.unfollow(follower);',
    instead: '',
  },
  'who asked away at once': {
    breaks: 'who asks for their turn is there, and for half a minute after',
    file: 'turns.ts',
    says: 'LINGER_MS = 30_000',
    instead: 'LINGER_MS = 0',
  },
  'who asks again sent away by the first question': {
    breaks: 'who asks again stays',
    file: 'turns.ts',
    says: `this.#callOffFarewell?.();
    return question;`,
    instead: 'return question;',
  },
  'who waits left asleep': {
    breaks: 'who waits is woken by their turn',
    file: 'turns.ts',
    says: 'send: () => this.wake()',
    instead: 'send: () => {}',
  },
  'a seat that wakes nobody': {
    breaks: 'who waits is woken by a seat, at whatever house it was given',
    file: 'house.ts',
    says: 'for (const player of note.players) this.turns.wake(player);',
    instead: ';',
  },
  'questions that send each other away': {
    breaks: 'who asks about several tables at once is there until the last answer',
    file: 'turns.ts',
    says: 'new Set([...this.#questions.values()].flat())',
    instead: 'new Set(tables)',
  },
  'who is sent away waiting on': {
    breaks: 'who is sent away waits no longer',
    file: 'turns.ts',
    says: 'if (asker.hasLeft || isGone) return;',
    instead: '',
  },

  'newer rules folded by older ones': {
    breaks: 'a match of newer rules holds up no other table of an older house',
    file: 'live-table.ts',
    says: `this.#letGo('newer-rules');
      return true;`,
    instead: '',
  },
  'a table let go that stays in memory': {
    breaks: 'a house that hears of newer rules lets the table go, and tells who follows it',
    file: 'live-table.ts',
    says: 'this.#parts.release(this);',
    instead: '',
  },
  'a table let go without a word': {
    breaks: 'a house that hears of newer rules lets the table go, and tells who follows it',
    file: 'live-table.ts',
    says: 'follower.end(why);',
    instead: '',
  },
  'a table let go and not named': {
    breaks: 'a house that hears of newer rules lets the table go, and tells who follows it',
    file: 'session.ts',
    says: "this.complain(trouble(why), { type: 'unfollow', table });",
    instead: 'this.complain(trouble(why));',
  },
  'newer rules that nobody looks for': {
    breaks: 'what newer rules carried is found out by looking, where nobody tells',
    file: 'house.ts',
    says: 'await live.catchUp();',
    instead: '',
  },
  'wishes at a table that was let go': {
    breaks: 'whatever is wished for at a table of newer rules is answered so',
    file: 'live-table.ts',
    says: 'if (this.#gone) return err(this.#gone);',
    instead: '',
  },
  'faults by what a table was': {
    breaks: 'whatever is wished for at a table of newer rules is answered so',
    file: 'live-table.ts',
    says: 'if (this.#gone) return this.#gone;',
    instead: '',
  },
  'a table that was let go followed': {
    breaks: 'who comes from a newer house to an older one is told so',
    file: 'live-table.ts',
    says: `if (this.#gone) {
        follower.end(this.#gone);
        return true;
      }`,
    instead: '',
  },
  'bots that think on for nothing': {
    breaks: 'the bots of a table that was let go stop',
    file: 'live-table.ts',
    says: `this.#bots.stop();
    this.#parts`,
    instead: 'this.#parts',
  },
  'a table let go that is followed still': {
    breaks: 'who follows a table that was forgotten is told so, and is free to follow it anew',
    file: 'session.ts',
    says: 'if (this.#follows.get(table)?.follower === follower) this.#follows.delete(table);',
    instead: '',
  },
  'a forgotten table that stays': {
    breaks: 'who follows a table that was forgotten is told so, and is free to follow it anew',
    file: 'live-table.ts',
    says: 'this.#parts.release(this);',
    instead: '',
  },
  'the table of today put away with the old one': {
    breaks: 'a table made anew does not leave memory with the old one',
    file: 'house.ts',
    says: 'if (this.#tables.get(live.table.id) === live) this.#tables.delete(live.table.id);',
    instead: 'this.#tables.delete(live.table.id);',
  },

  'a table opened in vain again and again': {
    breaks: 'a table that a house cannot open does not keep it busy',
    file: 'house.ts',
    says: 'if (this.#closed.has(listed.table)) continue;',
    instead: '',
  },

  'a resignation before the match begins': {
    breaks: 'who resigned before the last leg did so, in the replay, when it began',
    file: 'desk/replays.ts',
    says: 'Math.max(n, first)',
    instead: 'n',
  },
};

describe('the checks of a house find', () => {
  const workshop = mkdtempSync(join(tmpdir(), 'tabard-house-'));
  symlinkSync(new URL('../../../node_modules', import.meta.url), join(workshop, 'node_modules'), 'junction');
  afterAll(() => rmSync(workshop, { recursive: true }));

  test.each(Object.entries(BUGS))('%s', async (name, bug) => {
    const api = await spoiled(bug, join(workshop, name.replaceAll(' ', '-')));
    const check = CHECKS[bug.breaks]!;
    const found = await check(parts => new Inn(new ScriptedTime(), { ...parts, api }));
    expect(found).toBeTypeOf('string');
  });
});

test.each(Object.entries(CHECKS))('%s', async (_name, check) => {
  expect(await check(parts => new Inn(new ScriptedTime(), parts))).toBeUndefined();
});

test('every check has a bug that it finds', () => {
  expect(new Set(Object.values(BUGS).map(({ breaks }) => breaks))).toEqual(new Set(Object.keys(CHECKS)));
});

/** The package with a bug in it: copies of the file that has it and of all that use that file; the rest is used as it is. */
async function spoiled({ file, says, instead }: Bug, folder: string): Promise<HouseApi> {
  const parts = textOf(file).split(says);
  if (parts.length !== 2) throw new Error(`${file} says this ${parts.length - 1} times: ${says}`);
  const copied = usersOf(file);
  for (const path of copied) {
    const text = path === file ? parts.join(instead) : textOf(path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), pointingHome(text, path, copied));
  }
  return import(join(folder, 'api.fixture.ts'));
}

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const textOf = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** What is imported to be used: types are gone when it runs. */
const USED = /^(?:import|export)\b(?! type\b)[^;]*?\bfrom '(\.[^']+)';/gm;

/** The files that need this one, however indirectly, and itself. */
function usersOf(file: string): Set<string> {
  const all = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const users = new Set([file]);
  for (const user of users) {
    for (const path of all) if ([...textOf(path).matchAll(USED)].some(([, used]) => join(dirname(path), used!) === user)) users.add(path);
  }
  return users;
}

/** What was not copied is imported from where it is. */
const pointingHome = (text: string, path: string, copied: ReadonlySet<string>): string =>
  text.replace(USED, (statement, used: string) => {
    const target = join(dirname(path), used);
    return copied.has(target) ? statement : statement.replace(`'${used}'`, `'${join(SOURCE, target)}'`);
  });
