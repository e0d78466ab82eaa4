import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScriptedTime } from '@tabard/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { AUDIENCE_CHECKS } from './audience-checks.fixture.ts';
import { BOT_CHECKS } from './bot-checks.fixture.ts';
import { CALL_CHECKS } from './call-checks.fixture.ts';
import { CLOCK_CHECKS } from './clock-checks.fixture.ts';
import { DATA_CHECKS } from './data-checks.fixture.ts';
import { DICE_CHECKS } from './dice-checks.fixture.ts';
import { GONE_CHECKS } from './gone-checks.fixture.ts';
import { GUEST_CHECKS } from './guest-checks.fixture.ts';
import { HOUSE_CHECKS } from './house-checks.fixture.ts';
import { type Check, type HouseApi, Inn } from './inn.fixture.ts';
import { LOBBY_CHECKS } from './lobby-checks.fixture.ts';
import { NEIGHBOUR_CHECKS } from './neighbour-checks.fixture.ts';
import { REPLAY_CHECKS } from './replay-checks.fixture.ts';
import { storm } from './simulation.fixture.ts';
import { STRANGER_CHECKS } from './stranger-checks.fixture.ts';
import { TALK_CHECKS } from './talk-checks.fixture.ts';
import { WISH_CHECKS } from './wish-checks.fixture.ts';

const CHECKS: Record<string, Check> = {
  ...WISH_CHECKS,
  ...AUDIENCE_CHECKS,
  ...HOUSE_CHECKS,
  ...CLOCK_CHECKS,
  ...DICE_CHECKS,
  ...BOT_CHECKS,
  ...GUEST_CHECKS,
  ...GONE_CHECKS,
  ...REPLAY_CHECKS,
  ...NEIGHBOUR_CHECKS,
  ...LOBBY_CHECKS,
  ...STRANGER_CHECKS,
  ...TALK_CHECKS,
  ...CALL_CHECKS,
  ...DATA_CHECKS,
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
  'strangers who wait for the host for ever': {
    breaks: 'strangers begin without a host who has been away for a minute, from every house',
    file: 'desk/tables.ts',
    says: '{ ...wish, hostAwayMs: live.value.attendance.hostAwayMs }',
    instead: 'wish',
  },
  'a host who was never there': {
    breaks: 'strangers begin without a host who has been away for a minute, from every house',
    file: 'describe.ts',
    says: 'isConnected(about.host)) return {};',
    instead: 'hostAwayMs === 0) return {};',
  },
  'a host who is missed before they have gone': {
    breaks: 'strangers begin without a host who has been away for a minute, from every house',
    file: 'attendance.ts',
    says: 'this.#hostAbsence.note([about.host], isHere);',
    instead: 'this.#hostAbsence.note([about.host], () => false);',
  },
  'a host without a seat whom no house sees': {
    breaks: 'a host who watches from no seat is there',
    file: 'attendance.ts',
    says: '[...new Set([...playersAt([about]), about.host])].filter(player => this.#hears(player))',
    instead: 'playersAt([about]).filter(player => this.#hears(player))',
  },
  'a lobby that does not hear who comes and goes': {
    breaks: 'the lobby says where the host is away, and when they are back',
    file: 'attendance.ts',
    says: "if (isNews && openSince(table.about) !== null) tell({ type: 'listed', table: table.id });",
    instead: '',
  },
  'a host who loads a page again and is away': {
    breaks: 'the lobby says where the host is away, and when they are back',
    file: 'attendance.ts',
    says: 'return this.hostAwayMs >= AWAY_MS;',
    instead: 'return !this.isConnected(this.#at.table.about.host);',
  },
  'a host who is there as long as nobody looks': {
    breaks: 'the lobby says where the host is away, and when they are back',
    file: 'house.ts',
    says: 'attendance.isHostAway ?? hasLeft',
    instead: 'attendance.isHostAway ?? (hasLeft && false)',
  },
  'a host who is away because they are not here': {
    breaks: 'of a host who may be at another house the lobby says nothing',
    file: 'house.ts',
    says: '!this.#neighbours.areThere && this.store.now()',
    instead: 'this.store.now()',
  },
  'a crowd of yesterday before who is there': {
    breaks: 'a table is found where somebody is, before one where more have been',
    file: 'desk/lobby.ts',
    says: 'const manned = open.filter(isManned).slice(0, TRIES);',
    instead: 'const manned = open.slice(0, TRIES);',
  },
  'a seat beside nobody': {
    breaks: 'nobody is sent where nobody has been for minutes, and somebody to where they just were',
    file: 'desk/lobby.ts',
    says: ' <= EMPTY_MS',
    instead: ' > 0',
  },
  'nobody sent where somebody was a moment ago': {
    breaks: 'nobody is sent where nobody has been for minutes, and somebody to where they just were',
    file: 'house.ts',
    says: 'this.peek(table)?.attendance.emptyMs ?? Number.POSITIVE_INFINITY',
    instead: 'Number.POSITIVE_INFINITY',
  },
  'a search that asks no other house': {
    breaks: 'whoever waits at another house is found there',
    file: 'house.ts',
    says: 'if (this.#neighbours.areThere && !listed.every(isManned))',
    instead: 'if (listed.length < 0)',
  },
  'a latecomer who goes without a word': {
    breaks: 'who came late and goes leaves the seat to its bot, and to others',
    file: 'news.ts',
    says: "return deed.again ? { type: 'left', seat: deed.seat } : undefined;",
    instead: 'return;',
  },
  'what a bot did, told as a player’s': {
    breaks: 'where a bot made moves of somebody is told with the seats',
    file: 'describe.ts',
    says: '...(chair.botPlayed && { botPlayed: true as const }),',
    instead: '',
  },
  'the last few days told as news': {
    breaks: 'what happened where I sit is told as I may know it, and nobody is here because of it',
    file: 'desk/turns.ts',
    says: '.slice(-NEWS_TOLD)',
    instead: '',
  },
  'news with the eyes of whoever moved': {
    breaks: 'what happened where I sit is told as I may know it, and nobody is here because of it',
    file: 'desk/turns.ts',
    says: 'live.newsFor(seat, call.query.after)',
    instead: 'live.newsFor(0, call.query.after)',
  },
  'news for strangers': {
    breaks: 'what happened where I sit is told as I may know it, and nobody is here because of it',
    file: 'desk/turns.ts',
    says: "if (seat === undefined) return err(trouble('not-seated'));\n      return ok({ entries",
    instead: 'if (seat === undefined) return ok({ entries: [] });\n      return ok({ entries',
  },
  'news from before': {
    breaks: 'what happened where I sit is told as I may know it, and nobody is here because of it',
    file: 'live-table.ts',
    says: 'return entriesFor(await this.#history.all(), since, seat, scene);',
    instead: 'return entriesFor(await this.#history.all(), 0, seat, scene);',
  },
  'a house that opens a table and has forgotten the last moves': {
    breaks: 'who was told at one house that they may take a move back may at every other',
    file: 'house.ts',
    says: 'new LiveTable(opened.value.table, ',
    instead: 'new LiveTable({ ...opened.value.table, match: opened.value.table.match && { ...opened.value.table.match, trail: [] } }, ',
  },
  'a position kept after what may be taken back': {
    breaks: 'after a restart who may take a move back is told so again, and may',
    file: 'live-table.ts',
    says: '...keptOf(this.#table, match, this.hosted.game)',
    instead: 'seq: match.after, n: match.n, position: this.hosted.game.describe(match.state)',
  },
  'tables that a program is told of and then loses': {
    breaks: 'a program that watches keeps the tables where it may join its owner, as long as it may',
    file: 'my-rows.ts',
    says: 'isOf(about, player.id) || isOpenTo(about, player)',
    instead: 'isOf(about, player.id)',
  },
  'words that are taken for others': {
    breaks: 'spectators who are late hear everything once, in whatever order this house heard of it',
    file: 'gallery.ts',
    says: 'this.#unheard.filter(one => !due.includes(one))',
    instead: 'this.#unheard.slice(due.length)',
  },
  'everybody’s flag told as mine': {
    breaks: 'when my flag falls is told where it waits for me, by the clock that is told with it',
    file: 'my-rows.ts',
    says: ' && isWaitingFor(one, id);',
    instead: ';',
  },
  'a flag that falls while nobody is up': {
    breaks: 'when my flag falls is told where it waits for me, by the clock that is told with it',
    file: 'my-rows.ts',
    says: 'later(changed, one.due - changed, outages)',
    instead: 'one.due',
  },
  'a flag that is told as it was before the outage': {
    breaks: 'when my flag falls is told where it waits for me, by the clock that is told with it',
    file: 'row.ts',
    says: 'flag !== undefined || ',
    instead: '',
  },
  'the first of several flags told as mine': {
    breaks: 'when my flag falls is told where it waits for me, by the clock that is told with it',
    file: 'my-rows.ts',
    says: 'acting.length === 1 && ',
    instead: '',
  },
  'a day to clear away told as a flag': {
    breaks: 'when my flag falls is told where it waits for me, by the clock that is told with it',
    file: 'my-rows.ts',
    says: ' && termsOf(about).clock !== null',
    instead: '',
  },
  'a flag by another clock': {
    breaks: 'when my flag falls is told where it waits for me, by the clock that is told with it',
    file: 'desk/me.ts',
    says: 'b.changed - a.changed), now: house.store.now() }',
    instead: 'b.changed - a.changed), now: 0 }',
  },
  'a hurried decision that is given more time': {
    breaks: 'a hurried decision keeps the time it began with',
    file: 'hurry.ts',
    says: 'new Map([...guests, ...this.#waitedFor])',
    instead: 'guests',
  },
  'a hurried decision that has the time of the last': {
    breaks: 'a hurried decision keeps the time it began with',
    file: 'hurry.ts',
    says: 'if (since !== this.#since) this.#waitedFor = guests;',
    instead: 'if (this.#since === undefined) this.#waitedFor = guests;',
  },
  'bots that think for nobody': {
    breaks: 'a match that all have left to their flags rests until somebody is back',
    file: 'bot-seats.ts',
    says: ' || isResting(this.#at.table.about)',
    instead: '',
  },
  'a house that looks after a match that rests': {
    breaks: 'a match that all have left to their flags rests until somebody is back',
    file: 'row.ts',
    says: '!isResting(about) && ',
    instead: '',
  },
  'a rest that nobody is told of': {
    breaks: 'a match that all have left to their flags rests until somebody is back',
    file: 'describe.ts',
    says: '...(isResting(about) && { resting: true as const }),',
    instead: '',
  },
  'a table told as it is to who sees it late': {
    breaks: 'spectators who are late see the table as it was, and are told nothing before',
    file: 'live-table.ts',
    says: 'this.#describe(late ?? this.#table, player)',
    instead: 'this.#describe(this.#table, player)',
  },
  'a word for everything that is not told yet': {
    breaks: 'spectators who are late see the table as it was, and are told nothing before',
    file: 'live-table.ts',
    says: 'if (this.#toldLate.get(follower) === text) return;',
    instead: '',
  },
  'a table told late to who came by a socket alone': {
    breaks: 'spectators who are late see the table as it was, and are told nothing before',
    file: 'live-table.ts',
    says: "if (gallery && this.viewerOf(player) === 'public') await this.#queue.run(() => this.#openGallery(gallery));",
    instead: 'void gallery;',
  },
  'a word that tells how far the match is': {
    breaks: 'spectators who are late see the table as it was, and are told nothing before',
    file: 'session.ts',
    says: 'opened.value.seqFor(speaker.id)',
    instead: 'opened.value.table.seq',
  },
  'a table that never catches up': {
    breaks: 'spectators who are late see the table as it was, and are told nothing before',
    file: 'live-table.ts',
    says: 'if (isNews || this.#gallery?.table?.about !== shown)',
    instead: 'if (isNews)',
  },
  'a seat for who is deleted while they sit down': {
    breaks: 'who is deleted in the moment in which they sit down elsewhere keeps no seat',
    file: 'live-table.ts',
    says: "if (run.some(({ deed }) => deed.type === 'sat' || deed.type === 'invited')) this.#seeOff();",
    instead: '',
  },
  'a seat for who was deleted when a house died': {
    breaks: 'who is deleted in the moment in which they sit down elsewhere keeps no seat',
    file: 'live-table.ts',
    says: '    this.nudge();\n    this.#seeOff();',
    instead: '    this.nudge();',
  },
  'a replay that begins where a move was taken back': {
    breaks: 'a match with moves taken back, or ended by agreement, is kept whole and can be checked',
    file: 'desk/replays.ts',
    says: 'const last = lastCourse(log);',
    instead: 'const last = legsOf(log).at(-1);',
  },
  'a table that lives on without anybody': {
    breaks: 'a table that left memory lets no flag fall by itself',
    file: 'house.ts',
    says: 'live.retire();',
    instead: '',
  },
  'flags that fall before anybody looked how long the house was down': {
    breaks: 'who is quicker than the house loses no time, either',
    file: 'live-table.ts',
    says: 'await this.#parts.vigil.makeSure();',
    instead: '',
  },
  'flags that nobody watches': {
    breaks: 'a flag falls when it is time, and everybody is told',
    file: 'live-table.ts',
    says: 'this.#flags.watch(this.#table, this.hosted);',
    instead: '',
  },
  'rows that know no flags': {
    breaks: 'a flag falls at a table that nobody has in memory',
    file: 'row.ts',
    says: 'if (flag !== undefined) return Math.ceil(flag);',
    instead: '',
  },
  'outages that are forgotten': {
    breaks: 'nobody loses the time in which no house was up',
    file: 'vigil.ts',
    says: 'await this.#say(MISSED * SELDOM_MS, await this.#upSince!());',
    instead: 'await this.#say(MISSED * SELDOM_MS);',
  },
  'whoever is up now was so before': {
    breaks: 'of houses that begin in the same moment one finds out how long nobody was up',
    file: 'neighbours.ts',
    says: 'return Math.min(...this.#up.map(beganAt));',
    instead: 'return this.areThere ? 0 : Math.min(...this.#up.map(beganAt));',
  },
  'the time of whoever is first, told to all': {
    breaks: 'of several who act each is told their own time, and it runs out for each',
    file: 'flags.ts',
    says: 'flagAt(table, hosted, chores, seat)',
    instead: 'flagAt(table, hosted, chores)',
  },
  'the first who acts is the only one to hurry': {
    breaks: 'of several who act each is told their own time, and it runs out for each',
    file: 'row.ts',
    says: 'of hurriedAt(table, game))',
    instead: 'of hurriedAt(table, game).slice(0, 1))',
  },
  'hurried decisions that another house leaves alone': {
    breaks: 'a hurried decision that one house does not mind is minded by another',
    file: 'rounds.ts',
    says: "if (about.status === 'playing') return Math.max(0, now - due);",
    instead: "if (about.status === 'playing' && about.terms?.clock) return Math.max(0, now - due);",
  },
  'turns that tell no time': {
    breaks: 'whoever asks for their turn is told how long they have',
    file: 'desk/turns.ts',
    says: 'legal, ...time }',
    instead: 'legal }',
  },
  'an outage whoever comes': {
    breaks: 'with another house up nobody was away',
    file: 'vigil.ts',
    says: 'await this.#say(MISSED * SELDOM_MS, await this.#upSince!());',
    instead: 'await this.#say(0);',
  },
  'clocks of the wrong seat': {
    breaks: 'what is left is told with every step, and how long one has',
    file: 'sight.ts',
    says: 'const deadlineMs = isMine ? time.deadlineMs(viewer) : undefined;',
    instead: 'const deadlineMs = viewer === "public" ? undefined : time.deadlineMs(acting[0]!);',
  },
  'a player’s own time for hurried decisions overlooked': {
    breaks: 'a hurried decision is made for who does not make it, after as long as they like',
    file: 'describe.ts',
    says: 'callSeconds * 1000 + TRAVEL_MS',
    instead: 'HURRY_MS',
  },
  'bots that play on in a pause': {
    breaks: 'a pause stops bots and clocks until somebody goes on',
    file: 'row.ts',
    says: "about.status === 'playing' && about.paused === undefined && match",
    instead: "about.status === 'playing' && match",
  },
  'everybody told who may take back': {
    breaks: 'who may take a move back is told, a moment later, and nobody else',
    file: 'live-table.ts',
    says: 'player !== undefined && seatOf(this.#table.about, player) === seat',
    instead: 'seat >= 0 || player === undefined',
  },
  'what was taken back kept in mind': {
    breaks: 'a move taken back is gone from what is told to who comes',
    file: 'history.ts',
    says: "if (told.some(({ deed }) => deed?.type === 'undone')) this.#told = undefined;",
    instead: '',
  },
  'a practice without a past': {
    breaks: 'who plays with bots alone goes back to the turn before, and so again',
    file: 'take-backs.ts',
    says: 'n < match.n && game.acting(state).includes(seat)',
    instead: 'n < match.n - 2 && game.acting(state).includes(seat)',
  },
  'a glance that nobody is asked for': {
    breaks: 'whether a move may be taken back is for who has time to look; else it is found out here',
    file: 'take-backs.ts',
    says: 'trial && this.#thinker.glance?.(hosted.game.id, trial)',
    instead: 'undefined as Promise<boolean> | undefined',
  },
  'a glance that is believed when the match has gone on': {
    breaks: 'who looks at a move for too long offers nothing of it',
    file: 'take-backs.ts',
    says: 'isOffered && table.match && !this.#isPast(seat, table)',
    instead: 'isOffered && table.match',
  },
  'a past looked up before the last turns were read': {
    breaks: 'who plays with bots alone goes back one turn, also at a house that has not heard of the last ones',
    file: 'live-table.ts',
    says: `    return this.#grant(
      who,
      async () => {
        const earlier = await this.#takeBacks.earlierFor(who.player, after);
        return`,
    instead: `    const looked = this.#takeBacks.earlierFor(who.player, this.#table.match?.after ?? 0);
    return this.#grant(
      who,
      async () => {
        const earlier = await looked;
        return`,
  },
  'flags that fall in a closed house': {
    breaks: 'a house that rests lets no flag fall',
    file: 'live-table.ts',
    says: `this.#stopWaiting();
    await this.#queue`,
    instead: 'await this.#queue',
  },
  'spectators see what has just happened': {
    breaks: 'spectators are shown the match some moves late, and its end with everybody',
    file: 'gallery.ts',
    says: '(match?.n ?? 0) - this.#parts.behind',
    instead: 'match?.n ?? 0',
  },
  'spectators are not told the end': {
    breaks: 'spectators are shown the match some moves late, and its end with everybody',
    file: 'gallery.ts',
    says: "about.status !== 'playing' || ",
    instead: '',
  },
  'spectators see more after a restart': {
    breaks: 'spectators are as late at a house that opens the match later',
    file: 'live-table.ts',
    says: 'if (!table.match) this.#gallery?.begin(table);',
    instead: 'this.#gallery?.begin(table);',
  },
  'spectators left behind by what was taken back': {
    breaks: 'spectators who are late see what was taken back as late, and are left behind by no more than that',
    file: 'gallery.ts',
    says: 'this.#later.findLastIndex(later => this.#isDue(later, table))',
    instead: 'this.#later.findLastIndex((_, i, all) => all.slice(0, i + 1).every(later => this.#isDue(later, table)))',
  },
  'clocks that run for spectators who are late': {
    breaks: 'no clock and no word tells spectators who are late what they have not seen',
    file: 'live-table.ts',
    says: "if (viewer === 'public' && this.#gallery) return this.#gallery.clocks;",
    instead: '',
  },
  'words that spectators who are late hear at once': {
    breaks: 'no clock and no word tells spectators who are late what they have not seen',
    file: 'gallery.ts',
    says: 'said.at < next',
    instead: 'said.at < next + 1e9',
  },
  'words that are heard after they were unsaid': {
    breaks: 'what was said and unsaid before spectators who are late heard it is never heard',
    file: 'talk.ts',
    says: 'this.#parts.gallery?.unsay(ids);',
    instead: '',
  },
  'clocks for who may not watch': {
    breaks: 'who may not watch sees no clock',
    file: 'live-table.ts',
    says: 'if (viewer === undefined) return;\n    if (viewer ===',
    instead: 'if (viewer ===',
  },
  'who sits down goes on as a spectator': {
    breaks: 'a spectator who sits down sees the match as it is',
    file: 'live-table.ts',
    says: 'gallery.audience.dismiss(follower);\n      this.#admit(follower, this.#table.seq);',
    instead: 'void follower;',
  },
  'the lobby shows what is for friends': {
    breaks: 'whoever watches the lobby is told of what changes there, without a name of their own',
    file: 'row.ts',
    says: 'termsOf(about).listed && hasRoom(about)',
    instead: 'hasRoom(about)',
  },
  'the lobby keeps tables whose match has begun': {
    breaks: 'whoever watches the lobby is told of what changes there, without a name of their own',
    file: 'rows-told.ts',
    says: 'for (const id of gone) this.#told.delete(id);\n    return { changed, gone };',
    instead: 'return { changed, gone: [] };',
  },
  'the lobby tells at every change': {
    breaks: 'many changes of the lobby are one message a second',
    file: 'pace.ts',
    says: 'if (waitMs <= 0) void this.#go();\n    else ',
    instead: 'void this.#go();\n    if (waitMs > 0) ',
  },
  'seats for who was deleted': {
    breaks: 'who was deleted has no seat at a return match',
    file: 'return-match.ts',
    says: '(await store.player(player)) !== undefined',
    instead: 'true',
  },
  'a match that waits for the word of nobody': {
    breaks: 'for the word of who was deleted nobody waits, at whatever house',
    file: 'live-table.ts',
    says: 'return guest === undefined || guest === NOBODY;',
    instead: 'return guest === NOBODY;',
  },
  'words of spectators left out of their data': {
    breaks: 'my data hold what I said as a spectator, or before I left',
    file: 'desk/data.ts',
    says: 'return [...own, ...listed.filter(one => one !== undefined)];',
    instead: 'return listed.length < 0 ? [] : own;',
  },
  'a lobby full of one host': {
    breaks: 'of one host, programs and all, the lobby shows three tables, the newest',
    file: 'lobby.ts',
    says: 'return count > TABLES_OF_ONE;',
    instead: 'return count > TABLES_SHOWN;',
  },
  'a lobby in which programs have no owner': {
    breaks: 'of one host, programs and all, the lobby shows three tables, the newest',
    file: 'lobby.ts',
    says: 'guests.get(host)?.owner ?? host',
    instead: 'host',
  },
  'a lobby of deserted tables': {
    breaks: 'where there are more tables than the lobby shows, those stay where somebody is',
    file: 'lobby.ts',
    says: 'const fair = [...manned!, ...others!].filter(',
    instead: 'const fair = (void [manned, others], listed).filter(',
  },
  'the lobby writes to everybody by hand': {
    breaks: 'everybody in the lobby is sent the same message',
    file: 'lobby.ts',
    says: 'watcher.send(news!)',
    instead: 'watcher.send({ ...news! })',
  },
  'the lobby hears only of its own house': {
    breaks: 'the lobby of another house is told, too, and heals when a note is lost',
    file: 'lobby.ts',
    says: "await this.#parts.listening.begin('the lobby');",
    instead: 'await Promise.resolve();',
  },
  'the lobby trusts the bus': {
    breaks: 'the lobby of another house is told, too, and heals when a note is lost',
    file: 'house.ts',
    says: '    this.#everyNow(SWEEP_EVERY_MS, () => this.#lookAgain());\n',
    instead: '',
  },
  'the lobby goes on for nobody': {
    breaks: 'who goes is told nothing more, and nothing is read for nobody',
    file: 'lobby.ts',
    says: '    if (this.#watchers.size > 0) this.#pace.ask();',
    instead: '    this.#pace.ask();',
  },
  'who hangs up goes on watching': {
    breaks: 'who goes is told nothing more, and nothing is read for nobody',
    file: 'session.ts',
    says: '    for (const what of [...this.#watches.keys()]) this.#unwatch(what);\n',
    instead: '',
  },
  'the lobby keeps old names': {
    breaks: 'a new name is told in the lobby and in lists',
    file: 'house.ts',
    says: "if (open) this.#spread({ type: 'listed', table: open.table });",
    instead: '',
  },
  'lists keep old names': {
    breaks: 'a new name is told in the lobby and in lists',
    file: 'house.ts',
    says: '    for (const { table } of listed) this.mine.stir(table);\n',
    instead: '',
  },
  'a list hears of no moves elsewhere': {
    breaks: 'whoever watches their tables is told whose turn it is, wherever that happens, and opens none',
    file: 'mine.ts',
    says: 'await Promise.all(fresh.map(table => this.#hear(table)));',
    instead: 'for (const table of fresh) this.#heard.add(table);',
  },
  'a list does not know of new seats': {
    breaks: 'who is given a seat, or loses it, is told at once',
    file: 'house.ts',
    says: '        this.mine.reseat(note.player);\n',
    instead: '',
  },
  'a stranger is told nothing': {
    breaks: 'a stranger who watches their tables has none',
    file: 'session.ts',
    says: "else this.#line.send({ type: 'mine', whole: true, changed: [], gone: [] });",
    instead: '',
  },
  'whoever looks for a table is sent to the emptiest': {
    breaks: 'a table is found where most people wait, and for longest',
    file: 'desk/lobby.ts',
    says: 'countPeople(b) - countPeople(a)',
    instead: 'countPeople(a) - countPeople(b)',
  },
  'whoever looks for a table is sent to the newest': {
    breaks: 'a table is found where most people wait, and for longest',
    file: 'desk/lobby.ts',
    says: 'a.about.created - b.about.created',
    instead: 'b.about.created - a.about.created',
  },
  'who comes too late for the last seat gets none': {
    breaks: 'of two who are sent to the last seat one gets it, and the other the next',
    file: 'desk/lobby.ts',
    says: 'if (live.ok && (await sitAt(house, live.value, call, player))) return live.value;',
    instead: 'if (live.ok && ((await sitAt(house, live.value, call, player)) || true)) return live.value;',
  },
  'two who find nothing open a table each': {
    breaks: 'where there is no table, one is opened for everybody, and who comes second finds it',
    file: 'desk/lobby.ts',
    says: 'return queue.run(() => find(house, call, player.value));',
    instead: 'return find(house, call, player.value);',
  },
  'a table that is found is forgotten': {
    breaks: 'a wish for a table that comes again leads to the same one, also when its match has begun',
    file: 'desk/lobby.ts',
    says: 'if (isWaiting || isRepeat)',
    instead: 'if (isWaiting)',
  },
  'a code says that a match has begun': {
    breaks: 'a code leads to its table until the match begins, and then to nothing',
    file: 'row.ts',
    says: "about.status === 'waiting' || hasRoom(about)",
    instead: 'true',
  },
  'who comes late is not announced': {
    breaks: 'whoever comes late plays on for the bot, and everybody is told',
    file: 'news.ts',
    says: "return deed.late ? { type: 'joined', seat: deed.seat } : undefined;",
    instead: 'return;',
  },
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
    instead: 'await this.#become(table, run, toldOf(run, told, table));',
  },
  'a table that was forgotten wished for again and again': {
    breaks: 'a wish at a table that was forgotten is answered',
    file: 'live-table.ts',
    says: 'this.dissolve();',
    instead: '',
  },
  'a queue that forgets what was asked for in the middle': {
    breaks: 'a table does one thing at a time, whenever it is asked',
    file: 'queue.ts',
    says: 'this.#isBusy = true;\n    try {\n      return await work();',
    instead: 'const done = work();\n    this.#isBusy = true;\n    try {\n      return await done;',
  },
  'a queue that lets everybody in': {
    breaks: 'a table does one thing at a time, whenever it is asked',
    file: 'queue.ts',
    says: 'if (!this.#isBusy) return this.#do(work);',
    instead: 'return this.#do(work);',
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
    breaks: 'an entry nobody told of is found in a while',
    file: 'house.ts',
    says: 'await Promise.all(behind.map(live => live.catchUp()));',
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
    says: 'const one = redact(fact, viewer);',
    instead: 'const one = fact;',
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
    says: `for (const audience of this.#audiences) audience.tell();
    const { about }`,
    instead: 'const { about }',
  },
  'the end shown while names are looked up': {
    breaks: 'who hears how it ended heard what led there',
    file: 'live-table.ts',
    says: 'this.#guests = await this.#guestsAt(table);\n  }',
    instead: 'this.#table = table;\n    this.#guests = await this.#guestsAt(table);\n  }',
  },
  'news of the table before the last move': {
    breaks: 'who hears how it ended heard what led there',
    file: 'live-table.ts',
    says: 'this.#audience.happened(told, { isConcerned, isCrowded: isCrowded && !isNews });\n    if (isNews ||',
    instead:
      'this.#audience.happened([], { isConcerned, isCrowded });\n    queueMicrotask(() => this.#audience.happened(told, { isConcerned, isCrowded: false }));\n    if (isNews ||',
  },
  'who returns told of what the house itself does not know yet': {
    breaks: 'who returns hears what they missed, once',
    file: 'history.ts',
    says: '.slice(0, this.#at.table.seq)',
    instead: '',
  },
  'who returns told of nothing': {
    breaks: 'who returns hears what they missed, once',
    file: 'live-table.ts',
    says: 'if (since < this.#table.seq) await this.#history.all();',
    instead: '',
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
  'strangers believed that data were lost': {
    breaks: 'a seat that has seen more than is stored is told on, once, and a stranger is not believed',
    file: 'live-table.ts',
    says: ' || player === undefined || seatOf(about, player) === undefined) return;\n    this.#isLossNoted',
    instead: ') return;\n    this.#isLossNoted',
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
    says: 'this.#audience.reseat(({ player }) => this.viewerOf(player));',
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
    file: 'return-match.ts',
    says: "await fresh.value.wish('house', { type: 'close' });",
    instead: '',
  },
  'a return match for each who asks': {
    breaks: 'of two return matches one is chosen and the other closed',
    file: 'return-match.ts',
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
    file: 'return-match.ts',
    says: "there.value.table.about.status === 'closed'",
    instead: 'false',
  },
  'people shown to a table that is not': {
    breaks: 'a return match that was closed or forgotten is replaced',
    file: 'return-match.ts',
    says: "there?.error === 'unknown-table'",
    instead: 'false',
  },
  'a second return match beside one of newer rules': {
    breaks: 'a return match of newer rules is not replaced',
    file: 'return-match.ts',
    says: "there?.error === 'unknown-table'",
    instead: 'true',
  },
  'a note heard but not read': {
    breaks: 'a house that hears of an entry reads it',
    file: 'house.ts',
    says: 'this.#whenOpen(note.table, live => live.hearOf(note));',
    instead: '',
  },
  'what is sent along never looked at': {
    breaks: 'entries that are sent along need not be read',
    file: 'live-table.ts',
    says: 'this.#goesOnWith(sent) ? this.#learn(sent) : this.#readOn()',
    instead: 'this.#readOn()',
  },
  'what is sent along believed whatever its seals': {
    breaks: 'entries sent along that do not go on from what is known are read from the log',
    file: 'live-table.ts',
    says: ' && !brokenSeal(run, this.#around().digest, head)',
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
    says: 'opened => opened.ok && act(opened.value),',
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
    says: 'if (!isResting(about) && acting.some(seat => botAt(about, seat, around.usualBot) !== undefined)) return AT_ONCE;',
    instead: '',
  },
  'matches in the middle forgotten': {
    breaks: 'what nobody comes for any more is cleared away in its time',
    file: 'rounds.ts',
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
    file: 'rounds.ts',
    says: '!isExpired || (live && !live.isIdle)',
    instead: '!isExpired',
  },
  'a table forgotten although somebody came': {
    breaks: 'who sits down at an abandoned table while it is cleared away keeps the seat',
    file: 'rounds.ts',
    says: 'store.forget(id, seq)',
    instead: 'store.forget(id, (await store.listed(id))!.seq)',
  },
  'a match forgotten because it cannot be opened': {
    breaks: 'a match nobody comes for is not forgotten by a house that cannot open it',
    file: 'rounds.ts',
    says: 'else this.#closed.add(id);',
    instead: 'else await store.forget(id, seq);',
  },
  'positions kept at the end alone': {
    breaks: 'a position is kept every two hundred moves',
    file: 'live-table.ts',
    says: 'SNAPSHOT_EVERY = 200',
    instead: 'SNAPSHOT_EVERY = 1 / 0',
  },
  'a table opened in a closed house': {
    breaks: 'a table that is opened while the house closes is closed, too',
    file: 'neighbours.ts',
    says: 'isFresh && !this.#isGone &&',
    instead: 'isFresh &&',
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
    says: "for (const { table } of listed) this.#bus.tell({ type: 'renamed', table });",
    instead: '',
  },
  'arms that nobody hears of': {
    breaks: 'arms that were won are shown at every other table',
    file: 'live-table.ts',
    says: 'for (const { player } of row.worn ?? []) renamed(player);',
    instead: '',
  },
  'a choice of arms that nobody hears of': {
    breaks: 'arms that were chosen are shown at every table',
    file: 'desk/me.ts',
    says: ' || change.chosen !== undefined',
    instead: '',
  },
  'a choice of arms that is told only if it is another than when the call began': {
    breaks: 'of two choices of arms at the same time the one that is kept is shown',
    file: 'desk/me.ts',
    says: 'change.chosen !== undefined',
    instead: 'wornBy(changed) !== wornBy(player)',
  },
  'seats that nobody hears of': {
    breaks: 'other houses are told of every entry, and of who got a seat or lost it',
    file: 'news.ts',
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
  'a bot whose time may tell what it holds': {
    breaks: 'a bot knows what its seat may know, and no more',
    file: 'bot-seats.ts',
    says: "game.view(table.match!.state, 'public')",
    instead: 'game.view(table.match!.state, seat) ',
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
    says: `this.#stopWaiting();
    await this.#queue`,
    instead: 'await this.#queue',
  },

  'a silent seat that is waited for': {
    breaks: 'a silent seat is waited for ten seconds, and then named',
    file: 'live-table.ts',
    says: 'this.#alarm.set(this.#table.about.dice?.until ?? null);',
    instead: '',
  },
  'a start by the store’s clock alone': {
    breaks: 'a clock that is set back holds up no start',
    file: 'alarm.ts',
    says: 'this.#ring(waitedMs);',
    instead: 'this.#ring(0);',
  },
  'an alarm that rings once': {
    breaks: 'a house that came later waits on, where the clock was set back',
    file: 'alarm.ts',
    says: `this.#at = null;
`,
    instead: '',
  },
  'a silent seat that nobody names': {
    breaks: 'a silent seat is waited for ten seconds, and then named',
    file: 'news.ts',
    says: "return seats.length > 0 ? { type: 'silent', seats } : undefined;",
    instead: 'return seats.length > 99 ? { type: "silent", seats } : undefined;',
  },
  'a start that takes its time': {
    breaks: 'with the last bytes the match begins at once',
    file: 'live-table.ts',
    says: 'const decided = decide(this.#table, who, wish, this.#around(id));',
    instead: `const all = decide(this.#table, who, wish, this.#around(id));
        const run = all.ok ? all.value.run.filter(({ deed }) => wish.type !== 'reveal' || deed.type === 'revealed') : [];
        const decided = all.ok && run.length < all.value.run.length
          ? { ok: true as const, value: { ...all.value, run, table: run.reduce((table, entry) => fold(table, entry, this.hosted.game), this.#table) } }
          : all;`,
  },
  'a start that is nobody’s business': {
    breaks: 'a start that nobody looked after goes on at another house',
    file: 'row.ts',
    says: 'if (until !== null) return until;',
    instead: '',
  },
  'a start without the log’s word': {
    breaks: 'houses that both wait begin it once',
    file: 'live-table.ts',
    says: "if ((await this.#guarded(store.append(run, row))) === 'taken') return false;",
    instead: `if ((await this.#guarded(store.append(run, row))) === 'taken') {
      const later = run.map(entry => ({ ...entry, seq: entry.seq + run.length }));
      if ((await this.#guarded(store.append(later, row))) === 'taken') return false;
    }`,
  },
  'bytes that are waited for in silence': {
    breaks: 'who is waited for is told so without a socket',
    file: 'describe.ts',
    says: 'if (seat !== undefined && about.dice && about.dice.until !== null) return unrevealed(about.dice).includes(seat);',
    instead: '',
  },
  'a seed that is shown': {
    breaks: 'nobody is told bytes or seeds while the match lasts',
    file: 'live-table.ts',
    says: 'return describe({ table: id, seq, about }, player, told);',
    instead: 'return describe({ table: id, seq, about: { ...about, commitment: this.#table.secrets.serverSeed } }, player, told);',
  },
  'bytes that are shown': {
    breaks: 'nobody is told bytes or seeds while the match lasts',
    file: 'live-table.ts',
    says: 'return describe({ table: id, seq, about }, player, told);',
    instead: `const dice = { ...about.dice!, commitments: this.#table.secrets.contributions };
    return describe({ table: id, seq, about: { ...about, dice } }, player, told);`,
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
    says: 'this.turns.wake(note.player);',
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
  'a table let go as if somebody were there': {
    breaks: 'whoever was at a house that lets the table go is there no more',
    file: 'live-table.ts',
    says: `    }
    this.attendance.tellAbroadIfNew();`,
    instead: '    }',
  },
  'newer rules that nobody looks for': {
    breaks: 'what newer rules carried is found out by looking, where nobody tells',
    file: 'house.ts',
    says: 'await Promise.all(behind.map(live => live.catchUp()));',
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
    says: `this.#stopWaiting();
    this.#parts`,
    instead: 'this.#parts',
  },
  'a table let go that is followed still': {
    breaks: 'who follows a table that was forgotten is told so, and is free to follow it anew',
    file: 'session.ts',
    says: 'if (this.#follows.get(table)?.follower === follower) this.#follows.delete(table);',
    instead: '',
  },
  'a table opened while it is forgotten that stays': {
    breaks: 'a table that is opened while it is forgotten does not stay',
    file: 'house.ts',
    says: 'this.#tables.get(id)?.dissolve();',
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
    says: 'if (this.#tables.get(id) !== live) return;',
    instead: '',
  },

  'a table opened in vain again and again': {
    breaks: 'a table that a house cannot open does not keep it busy',
    file: 'rounds.ts',
    says: 'if (this.#closed.has(listed.table)) return;',
    instead: '',
  },

  'bots at every house': {
    breaks: 'of several houses one lets the bots of a table think',
    file: 'live-table.ts',
    says: 'return parts.neighbours.looksAfter(self.#table.id, self.#hasSteppedIn ? Number.POSITIVE_INFINITY : 0);',
    instead: 'return true;',
  },
  'one house for all': {
    breaks: 'tables are shared among the houses, and who goes leaves the others theirs',
    file: 'neighbours.ts',
    says: "[house, table].join(' ')",
    instead: 'house',
  },
  'tables shared by counting': {
    breaks: 'tables are shared among the houses, and who goes leaves the others theirs',
    file: 'neighbours.ts',
    says: 'this.#up.reduce((best, house) => (weight(house, table) > weight(best, table) ? house : best))',
    instead: "this.#up[weight('', table) % this.#up.length]!",
  },
  'a new table whose bot is told of nowhere': {
    breaks: 'a bot plays at once, whichever house its table was made or played at',
    file: 'house.ts',
    says: "if (due === AT_ONCE && house !== this.#neighbours.me) this.#spread({ type: 'due', table, house });",
    instead: '',
  },
  "a bot's turn that is told of nowhere": {
    breaks: 'a bot plays at once, whichever house its table was made or played at',
    file: 'live-table.ts',
    says: "if (row.due === AT_ONCE && house !== neighbours.me) tell({ type: 'due', table: table.id, house });",
    instead: '',
  },
  'the dead never missed': {
    breaks: 'the bots of a house that dies go on within three seconds',
    file: 'neighbours.ts',
    says: 'const FRESH_MS = 2000;',
    instead: 'const FRESH_MS = 20_000;',
  },
  'nobody takes over': {
    breaks: 'the bots of a house that dies go on within three seconds',
    file: 'house.ts',
    says: 'changed: houses => this.#meetNeighbours(houses)',
    instead: 'changed: () => {}',
  },
  'an entry believed stored whatever the store says': {
    breaks: 'a house that was frozen and wakes up does no harm',
    file: 'live-table.ts',
    says: "if ((await this.#guarded(store.append(run, row))) === 'taken') return false;",
    instead: 'await this.#guarded(store.append(run, row));',
  },
  'bots kept after losing the heartbeat': {
    breaks: 'a house that cannot beat leaves its bots to the others',
    file: 'neighbours.ts',
    says: 'this.#parts.time.now() - this.#beaten < FRESH_MS',
    instead: 'true',
  },
  'bots kept as long as they move': {
    breaks: 'a house that cannot beat lets no bot think after another has moved',
    file: 'bot-seats.ts',
    says: 'if (this.#isStopped || !this.#at.isOurs || ',
    instead: 'if (this.#isStopped || ',
  },
  'a round that is believed to see what came after it': {
    breaks: 'who comes or goes while a house looks after its tables makes it look again',
    file: 'rounds.ts',
    says: 'await Promise.allSettled([this.#round]);',
    instead: '',
  },
  'a house in charge that is waited for whatever it does': {
    breaks: 'bots that the house in charge cannot let play are let by another, and from then on at once',
    file: 'rounds.ts',
    says: 'if (due === AT_ONCE) return now - changed;',
    instead: 'if (due === AT_ONCE) return 0;',
  },
  'a house that steps in anew for every move': {
    breaks: 'bots that the house in charge cannot let play are let by another, and from then on at once',
    file: 'live-table.ts',
    says: 'this.#hasSteppedIn ||= !neighbours.looksAfter(this.#table.id) && neighbours.looksAfter(this.#table.id, waitedMs);',
    instead: '',
  },
  'a house that never steps back': {
    breaks: 'who stepped in for a house that was only slow leaves the bots to it again',
    file: 'live-table.ts',
    says: 'this.#isBot(deed.seat))) this.#hasSteppedIn = false;',
    instead: 'this.#isBot(deed.seat)));',
  },
  'a house that goes without a word': {
    breaks: 'a house that closes hands its bots over at once',
    file: 'house.ts',
    says: 'const departed = this.#neighbours.depart();',
    instead: 'const departed = Promise.resolve();',
  },
  'notes about bots believed to come': {
    breaks: 'what is due is found even if nobody tells',
    file: 'house.ts',
    says: 'this.#neighbours.areThere && this.#inBackground(this.lookAfter())',
    instead: 'false',
  },
  'a doubt cleared up for oneself alone': {
    breaks: 'what was stored although it failed is told at other houses',
    file: 'live-table.ts',
    says: 'if (wasDoubtful) this.#tellAbroad(before, wereActing, run);',
    instead: '',
  },
  'presence kept to oneself': {
    breaks: 'who is at one house is seen at the other, and so is who hangs up',
    file: 'attendance.ts',
    says: 'if (isNews) this.tellAbroad();',
    instead: '',
  },
  'presence that nobody is told of': {
    breaks: 'who is at one house is seen at the other, and so is who hangs up',
    file: 'attendance.ts',
    says: 'if (this.#presence.heard(house, players, watching)) this.#at.announce();',
    instead: 'this.#presence.heard(house, players);',
  },
  'a seat that brings no presence': {
    breaks: 'whoever sits down at another house is there',
    file: 'live-table.ts',
    says: 'if (isNews) this.attendance.tellAbroadIfNew();',
    instead: '',
  },
  ghosts: {
    breaks: 'who was at a house that died is away',
    file: 'presence.ts',
    says: ' && !this.#isMissed(house)',
    instead: '',
  },
  'ghosts until something happens': {
    breaks: 'who was at a house that died is away',
    file: 'attendance.ts',
    says: 'if (this.#presence.isAnybodyAt(houses)) this.#at.announce();',
    instead: '',
  },
  'a house that came back taken for gone': {
    breaks: 'a store that has lost who is up hides nobody for long',
    file: 'neighbours.ts',
    says: 'this.#missed.delete(house)',
    instead: 'this.#missed.has(house)',
  },
  'a house that does not know it was missed': {
    breaks: 'bots go on as soon as their house beats again, though nobody else came or went',
    file: 'neighbours.ts',
    says: 'if (missing) wasMissed();',
    instead: '',
  },
  'notes believed that send somebody away': {
    breaks: 'a program that is welcome stays, whatever a note says',
    file: 'door.ts',
    says: 'if (!(await this.#people.isWelcome(program))) this.#sendAway',
    instead: 'this.#sendAway',
  },
  'programs believed to be welcome without a bus': {
    breaks: 'a program whose token is revoked while no note arrives is dismissed all the same',
    file: 'house.ts',
    says: 'this.#isBusLost && this.#checkDoor()',
    instead: 'false',
  },
  'programs believed to be welcome': {
    breaks: 'a program whose token is revoked while no note arrives is dismissed all the same',
    file: 'house.ts',
    says: '(SWEEP_EVERY_MS, () => this.#checkDoor())',
    instead: '(SWEEP_EVERY_MS, () => {})',
  },
  'a look into the log for every note': {
    breaks: 'many notes about a table are few looks into its log, and none is missed',
    file: 'live-table.ts',
    says: ' && !this.#isToCatchUp) void',
    instead: ') void',
  },
  'one look into the log for all notes ever': {
    breaks: 'many notes about a table are few looks into its log, and none is missed',
    file: 'live-table.ts',
    says: '        this.#isToCatchUp = false;\n',
    instead: '',
  },
  'a lost bus waited for': {
    breaks: 'without a bus entries are found within a second, and at once when it is back',
    file: 'house.ts',
    says: 'this.#isBusLost && this.#inBackground(this.catchUp())',
    instead: 'false',
  },
  'a bus believed to be there for everybody': {
    breaks: 'what a house without a bus stores is found by the others within three seconds',
    file: 'house.ts',
    says: 'this.#neighbours.areThere && this.#inBackground(this.catchUp())',
    instead: 'false',
  },
  'a bus that comes back unnoticed': {
    breaks: 'without a bus entries are found within a second, and at once when it is back',
    file: 'house.ts',
    says: 'this.#isBusLost = isLost;\n    this.#inBackground(this.catchUp());',
    instead: 'this.#isBusLost = isLost;',
  },
  'names heard of, or never': {
    breaks: 'a new name and other arms are learned without a bus, and at once when it is back',
    file: 'house.ts',
    says: 'this.#isBusLost && this.#inBackground(this.#meetAgain())',
    instead: 'false',
  },
  'names that stay as they were when the bus was lost': {
    breaks: 'a new name and other arms are learned without a bus, and at once when it is back',
    file: 'house.ts',
    says: 'this.#askAround();\n    this.#inBackground(this.#meetAgain());',
    instead: 'this.#askAround();',
  },
  'arms heard of, or never': {
    breaks: 'a new name and other arms are learned without a bus, and at once when it is back',
    file: 'live-table.ts',
    says: '(now.name !== name || now.arms !== arms)',
    instead: 'now.name !== name',
  },
  'nobody asks who is there': {
    breaks: 'when the bus is back everybody says who is there',
    file: 'house.ts',
    says: 'if (isLost) return;\n    this.#askAround();',
    instead: 'if (isLost) return;',
  },
  'nobody answers who is there': {
    breaks: 'when the bus is back everybody says who is there',
    file: 'house.ts',
    says: 'this.#whenOpen(note.table, live => live.attendance.tellAbroad());',
    instead: '',
  },
  'who has not answered believed': {
    breaks: 'who left while the bus was lost is away when it is back, though their house has forgotten the table',
    file: 'attendance.ts',
    says: 'if (this.#presence.forgetDoubted()) this.#at.announce();',
    instead: '',
  },
  'whoever answered doubted all the same': {
    breaks: 'when the bus is back everybody says who is there',
    file: 'presence.ts',
    says: 'this.#doubted.delete(house);',
    instead: '',
  },
  'a program dismissed here alone': {
    breaks: 'a program dismissed at one house is dismissed at every other where it is',
    file: 'house.ts',
    says: "this.#spread({ type: 'dismissed', player });",
    instead: "this.#hear({ type: 'dismissed', player });",
  },
  'a device that stays though it is signed out': {
    breaks: 'a device that is signed out is dismissed wherever it is, and no other',
    file: 'door.ts',
    says: 'if (!good.has(device.key!)) this.#sendAway(device);',
    instead: 'void device;',
  },
  'all devices of who signs one out dismissed': {
    breaks: 'a device that is signed out is dismissed wherever it is, and no other',
    file: 'door.ts',
    says: 'if (!good.has(device.key!)) this.#sendAway(device);',
    instead: 'this.#sendAway(device);',
  },
  'devices believed to be welcome': {
    breaks: 'a device that is signed out while no note arrives is dismissed all the same',
    file: 'house.ts',
    says: 'this.#inBackground(this.#door.check());',
    instead: '',
  },
  'bans told to nobody else': {
    breaks: 'every house hears that bans have changed, also when no note arrives',
    file: 'house.ts',
    says: "this.#spread({ type: 'bans' });",
    instead: "this.#hear({ type: 'bans' });",
  },
  'bans believed to stay as they are': {
    breaks: 'every house hears that bans have changed, also when no note arrives',
    file: 'house.ts',
    says: 'this.#door.hearOfBans();\n  }',
    instead: '}',
  },

  'a damaged row told of at every round': {
    breaks: 'a table that lists were told without is told of once',
    file: 'rounds.ts',
    says: 'if (!this.#closed.has(table)) report.problem(',
    instead: 'report.problem(',
  },
  'a store that is away taken for a bug': {
    breaks: 'whoever only looks hears that the house is paused, if it is the store that fails',
    file: 'session.ts',
    says: 'await this.#house.doubt();',
    instead: '',
  },
  'a bug taken for a store that is away': {
    breaks: 'whoever only looks hears that the house is paused, if it is the store that fails',
    file: 'house.ts',
    says: 'if (!this.isPaused) await this.probe();',
    instead: "this.stumble(new Error('perhaps'));",
  },

  'a clock that is always believed': {
    breaks: 'nothing is cleared away at once after the clock jumped or nobody was up, and then it is',
    file: 'rounds.ts',
    says: 'const mayClear = await calendar.believes(now);',
    instead: 'const mayClear = true;',
  },
  'a clock that is believed from the start': {
    breaks: 'nothing is cleared away at once after the clock jumped or nobody was up, and then it is',
    file: 'calendar.ts',
    says: '(this.#last ? JUMP_MS : AWAY_MS)',
    instead: '(this.#last ? JUMP_MS : Number.POSITIVE_INFINITY)',
  },
  'a clock that is believed as long as the house is up': {
    breaks: 'nothing is cleared away at once after the clock jumped or nobody was up, and then it is',
    file: 'calendar.ts',
    says: '(this.#last ? JUMP_MS : AWAY_MS)',
    instead: '(this.#last ? Number.POSITIVE_INFINITY : AWAY_MS)',
  },
  'a clock that a restart makes believed': {
    breaks: 'nothing is cleared away at once after the clock jumped or nobody was up, and then it is',
    file: 'calendar.ts',
    says: 'if (this.#doubtful !== undefined) return false;',
    instead: 'if (this.#doubtful !== undefined) return this.#note(said).then(() => false);',
  },
  'a clock that is never believed again': {
    breaks: 'nothing is cleared away at once after the clock jumped or nobody was up, and then it is',
    file: 'calendar.ts',
    says: ' || at - this.#doubtful >= GRACE_MS',
    instead: '',
  },
  'a clock that creeps ahead by the hour': {
    breaks: 'nothing is cleared away at once after the clock jumped or nobody was up, and then it is',
    file: 'calendar.ts',
    says: 'const VOUCHED_MS = 2 * HOUR_MS;',
    instead: 'const VOUCHED_MS = DAY_MS;',
  },
  'strangers forgotten by any clock': {
    breaks: 'nobody is forgotten after the clock jumped, before a day has passed',
    file: 'house.ts',
    says: 'if (await this.#calendar.believes(this.store.now())) await',
    instead: 'await',
  },
  'an owner who is not listened to': {
    breaks: 'a clock that somebody vouches for is believed, and so is one that was set back',
    file: 'calendar.ts',
    says: 'said - believed <= VOUCHED_MS || ',
    instead: '',
  },
  'bots that wait for a clock to be believed': {
    breaks: 'bots go on though the clock jumped',
    file: 'rounds.ts',
    says: ' && listed.due !== AT_ONCE) return;',
    instead: ') return;',
  },

  'a match worked out for everybody': {
    breaks: 'a finished match is worked out once, however many look at whatever part of it',
    file: 'archive.ts',
    says: 'this.#kept.set(key, { found, size, at: this.#time.now() });',
    instead: '',
  },
  'one view of a match for everybody': {
    breaks: 'a finished match is worked out once, however many look at whatever part of it',
    file: 'desk/replays.ts',
    says: 'keyOf(live.value, `steps',
    instead: 'keyOf(live.value, `steps` || `',
  },

  'tables looked up again at all that happens': {
    breaks: 'while somebody waits the store is asked once, whatever happens at their tables',
    file: 'turns.ts',
    says: 'send: () => this.wake(), end',
    instead: 'send: () => this.reseat(), end',
  },
  'a program that may ask without end': {
    breaks: 'no more than so many questions of a program, and of an owner, wait at a time',
    file: 'turns.ts',
    says: '(this.#askers.get(id)?.questions ?? 0) < QUESTIONS_OF_PLAYER && ',
    instead: '',
  },
  'an owner who may ask without end': {
    breaks: 'no more than so many questions of a program, and of an owner, wait at a time',
    file: 'turns.ts',
    says: 'this.#questions.get(owner ?? id)',
    instead: 'this.#questions.get(id)',
  },
  'questions that count though they were answered': {
    breaks: 'no more than so many questions of a program, and of an owner, wait at a time',
    file: 'turns.ts',
    says: 'this.#questions.get(payer)! - 1',
    instead: 'this.#questions.get(payer)!',
  },

  'everybody told of everybody': {
    breaks: 'a crowd is told of who sits there a few times a second, and of nobody else',
    file: 'attendance.ts',
    says: 'return this.tellAbroadIfNew() && this.#at.announce();',
    instead: 'this.tellAbroadIfNew();\n    return this.#at.announce();',
  },
  'a crowd told of every change': {
    breaks: 'a crowd is told of who sits there a few times a second, and of nobody else',
    file: 'announcer.ts',
    says: 'isUrgent || waitMs <= 0',
    instead: 'true',
  },
  'a crowd of whom each is told for themselves': {
    breaks: 'a crowd is told of who sits there a few times a second, and of nobody else',
    file: 'live-table.ts',
    says: 'messages.set(as, message);',
    instead: '',
  },
  'changes that nobody is told of in the end': {
    breaks: 'a crowd is told of who sits there a few times a second, and of nobody else',
    file: 'announcer.ts',
    says: 'else this.#callOff ??= this.#time.after(waitMs, () => this.#tellNow());',
    instead: '',
  },
  'a start that waits': {
    breaks: 'that a match begins or ends is told at once',
    file: 'live-table.ts',
    says: 'this.#tellTable({ isUrgent: isUrgentNews(before, table) });',
    instead: 'this.#tellTable();',
  },
  'a match played again for everybody who comes': {
    breaks: 'however many come to a match, it is played again once',
    file: 'history.ts',
    says: 'this.#told ??= await',
    instead: 'this.#told = await',
  },
  'a history that ends when somebody asked': {
    breaks: 'however many come to a match, it is played again once',
    file: 'history.ts',
    says: 'this.#told?.push(...told);',
    instead: '{}',
  },
  'a view for everybody who comes': {
    breaks: 'however many come to a match, it is played again once',
    file: 'live-table.ts',
    says: 'if (isLasting && this.#greetings.size < GREETINGS) this.#greetings.set(key, greeting);',
    instead: '',
  },
  'a greeting of yesterday': {
    breaks: 'however many come to a match, it is played again once',
    file: 'live-table.ts',
    says: 'this.#greetings.clear();',
    instead: '',
  },

  'a program that pays for itself': {
    breaks: 'a question says whose table it is, and whether somebody watches',
    file: 'live-table.ts',
    says: 'this.#guests.get(host)?.owner ?? host',
    instead: 'host',
  },
  'nobody elsewhere watches': {
    breaks: 'a question says whose table it is, and whether somebody watches',
    file: 'attendance.ts',
    says: ' || this.#presence.isAnybodyElsewhere',
    instead: '',
  },
  'bots that are in no hurry': {
    breaks: 'who comes to a table hurries its bots',
    file: 'attendance.ts',
    says: 'if (this.isWatched) this.#at.watched();',
    instead: '',
  },
  'bots that are hurried again': {
    breaks: 'who comes to a table hurries its bots',
    file: 'bot-seats.ts',
    says: 'if (!question.isWatched) ',
    instead: '',
  },

  'who came back is away as long as before': {
    breaks: 'who is away is so since they went, wherever they were, and since the table was opened at most',
    file: 'absence.ts',
    says: 'if (isHere(player)) this.#since.delete(player);\n      else if',
    instead: 'if',
  },
  'who is away is so since the last news': {
    breaks: 'who is away is so since they went, wherever they were, and since the table was opened at most',
    file: 'absence.ts',
    says: 'else if (!this.#since.has(player)) this',
    instead: 'else this',
  },
  'who never came is here': {
    breaks: 'who is away is so since they went, wherever they were, and since the table was opened at most',
    file: 'live-table.ts',
    says: 'await this.#meet();\n    this.attendance.note();',
    instead: 'await this.#meet();',
  },
  'who was away before the match is so in it': {
    breaks: 'who is not there when the match begins has gone only then',
    file: 'attendance.ts',
    says: "this.#absence.note(about.status === 'waiting' ? [] : playersAt",
    instead: 'this.#absence.note(playersAt',
  },
  'a grace that is not told': {
    breaks: 'how long nobody may let a bot play for who has gone is told',
    file: 'describe.ts',
    says: '...(isUntimed && !resigned && graceOf(chair, told)),',
    instead: '',
  },
  'a grace for who is stood in for already': {
    breaks: 'how long nobody may let a bot play for who has gone is told',
    file: 'describe.ts',
    says: 'standIn !== null || ',
    instead: '',
  },

  'a gallery that is heard on the stage': {
    breaks: 'who watches does not reach those who play while the match runs',
    file: 'talk.ts',
    says: "(viewer === 'public' ? aside || !gallery : !aside)",
    instead: 'true',
  },
  'a gallery that is silent before the match': {
    breaks: 'who watches does not reach those who play while the match runs',
    file: 'talk.ts',
    says: "about.status === 'playing' && seatOf(about, by) === undefined",
    instead: 'seatOf(about, by) === undefined',
  },
  'asides that are kept': {
    breaks: 'who watches does not reach those who play while the match runs',
    file: 'talk.ts',
    says: '(aside || (await store.keepSaid(said)))',
    instead: '(await store.keepSaid(said))',
  },
  'newcomers who are told everything': {
    breaks: 'nobody is told what was said before they came',
    file: 'talk.ts',
    says: '.filter(({ at }) => at >= since)',
    instead: '',
  },
  'comings that are known for good': {
    breaks: 'nobody is told what was said before they came',
    file: 'talk.ts',
    says: 'this.#came = undefined;',
    instead: '',
  },
  'strangers who listen at the door': {
    breaks: 'who may not watch hears nothing of what is said, and says nothing',
    file: 'talk.ts',
    says: 'viewer !== undefined && mayHear(viewer)',
    instead: "mayHear(viewer ?? 'public')",
  },
  'strangers who shout through the door': {
    breaks: 'who may not watch hears nothing of what is said, and says nothing',
    file: 'talk.ts',
    says: "if (!isSeated && !about.spectators) return err('spectators-forbidden');",
    instead: '',
  },
  'words of one’s own anywhere': {
    breaks: 'words of one’s own are for people, where the host allows them, and cleaned',
    file: 'talk.ts',
    says: " || termsOf(about).talk !== 'free'",
    instead: '',
  },
  'programs that talk as they like': {
    breaks: 'words of one’s own are for people, where the host allows them, and cleaned',
    file: 'talk.ts',
    says: 'owner !== null || ',
    instead: '',
  },
  'texts as they were typed': {
    breaks: 'words of one’s own are for people, where the host allows them, and cleaned',
    file: 'talk.ts',
    says: 'clean(words.text, TEXT_LENGTH)',
    instead: 'words.text',
  },
  'an aside said twice': {
    breaks: 'something is said once, however often it is wished, and at every house',
    file: 'talk.ts',
    says: '!this.#knows(said) && (aside',
    instead: '(aside',
  },
  'talk that stays at its house': {
    breaks: 'something is said once, however often it is wished, and at every house',
    file: 'talk.ts',
    says: "tell({ type: 'said', table, said, aside });",
    instead: '',
  },
  'words that outlive who said them': {
    breaks: 'what somebody said vanishes with them, everywhere',
    file: 'desk/tables.ts',
    says: 'house.deleted(gone.id);',
    instead: '',
  },
  'asides that outlive who said them': {
    breaks: 'what somebody said vanishes with them, everywhere',
    file: 'talk.ts',
    says: 'const ids = [...this.#lines, ...this.#asides]',
    instead: 'const ids = [...this.#lines]',
  },
  'talk that is lost with the bus': {
    breaks: 'what was said while the bus was lost is heard when it is back',
    file: 'house.ts',
    says: 'for (const live of this.#tables.values()) await live.readTalkAgain();',
    instead: '',
  },
  'a crowd that only its own house counts': {
    breaks: 'how many watch is told, at all houses together, and seldom',
    file: 'attendance.ts',
    says: 'this.#watchingHere + this.#presence.watchingElsewhere',
    instead: 'this.#watchingHere',
  },
  'a crowd that is counted at every coming': {
    breaks: 'how many watch is told, at all houses together, and seldom',
    file: 'attendance.ts',
    says: 'this.#watching.note();\n    return',
    instead: 'this.#at.announce();\n    return',
  },
  'somebody who watches twice and counts twice': {
    breaks: 'how many watch is told, at all houses together, and seldom',
    file: 'audience.ts',
    says: 'else known.add(player);',
    instead: 'else strangers++;',
  },

  'a resignation before the match begins': {
    breaks: 'who resigned before the last leg did so, in the replay, when it began',
    file: 'desk/replays.ts',
    says: 'Math.max(n, first)',
    instead: 'n',
  },

  'a cry at once': {
    breaks: 'whose turn it is, and who is not there, is called after a moment',
    file: 'crier.ts',
    says: 'time.after(calmMs,',
    instead: 'time.after(0,',
  },
  'a crier who speaks one language': {
    breaks: 'somebody is called in their own language',
    file: 'crier.ts',
    says: 'WORDS[lang].calls',
    instead: 'WORDS.en.calls',
  },
  'presence that the crier is not told of': {
    breaks: 'who follows the table at another house is not called',
    file: 'attendance.ts',
    says: 'return this.#hears(player) || this.#presence.isElsewhere(player);',
    instead: 'return this.#hears(player);',
  },
  'a cry whoever is there': {
    breaks: 'who has the table before them is not called',
    file: 'attendance.ts',
    says: 'return this.#hears(player) || this.#presence.isElsewhere(player);',
    instead: 'return false;',
  },
  'a cry for who has come meanwhile': {
    breaks: 'who comes within the moment is not called',
    file: 'crier.ts',
    says: 'isThere(table, player) || ',
    instead: '',
  },
  'a cry for what is past': {
    breaks: 'what is settled within the moment is no reason to call',
    file: 'crier.ts',
    says: ' || !isStillSo(listed, call)',
    instead: '',
  },
  'a crier who calls at every turn': {
    breaks: 'somebody is called to a table once until they have looked',
    file: 'crier.ts',
    says: ' || !(await store.claimCall(player, table))',
    instead: '',
  },
  'a crier who remembers for himself whom he called': {
    breaks: 'of many houses, and after a restart, one calls',
    file: 'crier.ts',
    says: ' || !(await store.claimCall(player, table))',
    instead: '',
  },
  'a look that is only noted at first': {
    breaks: 'who has come and gone while a call was on its way can be called again',
    file: 'live-table.ts',
    says: 'this.#noteLook(follower);\n    this.attendance.change();',
    instead: 'this.attendance.change();',
  },
  'a table that is full from the start': {
    breaks: 'when everybody sat down, who went away is called',
    file: 'calls.ts',
    says: ' && isFull(after.about)',
    instead: '',
  },
  'an end that nobody hears of': {
    breaks: 'when a match has ended, who is not there is called',
    file: 'calls.ts',
    says: "if (is === 'over' && was !== 'over') return 'over';",
    instead: '',
  },
  'a return match told twice': {
    breaks: 'whoever is asked for a return match is called, unless they look at the match that ended',
    file: 'crier.ts',
    says: ' || (beside !== undefined && isThere(beside, player))',
    instead: '',
  },
  'a call for anything': {
    breaks: 'nobody is called for what they did not ask for, and nobody who did not ask',
    file: 'crier.ts',
    says: '.filter(({ reasons }) => reasons.includes(reason))',
    instead: '',
  },
  'a device that failed once and is forgotten': {
    breaks: 'a device that is gone is forgotten, and one that fails is not',
    file: 'crier.ts',
    says: "outcomes[index] === 'gone'",
    instead: "outcomes[index] !== 'sent'",
  },
  'a call into the void that counts': {
    breaks: 'a call that reached nobody is no call',
    file: 'crier.ts',
    says: 'if (!wasHeard) await store.looked(player, table);',
    instead: '',
  },
  'a crier who reads the log': {
    breaks: 'no table is opened to call somebody',
    file: 'crier.ts',
    says: 'const { player, reason } = call;',
    instead: 'const { player, reason } = call; await store.read(table, 0);',
  },
  'moves of a bot taken for mine': {
    breaks: 'my data hold my own moves, and not those of a bot that stood in',
    file: 'desk/data.ts',
    says: " && !(deed.type === 'move' && (byBot || deed.forced))",
    instead: '',
  },
  'moves after resigning taken for mine': {
    breaks: 'my data hold no move that was made after I resigned, or because my time was over',
    file: 'desk/data.ts',
    says: " || deed.type === 'resigned'",
    instead: '',
  },
  'moves of the house taken for mine': {
    breaks: 'my data hold no move that was made after I resigned, or because my time was over',
    file: 'desk/data.ts',
    says: ' || deed.forced',
    instead: '',
  },
  'closed tables forgotten': {
    breaks: 'my data hold tables that were closed',
    file: 'desk/data.ts',
    says: 'store.allTablesOf(me, most)',
    instead: 'store.tablesOf(me, most)',
  },
  'a code that is good for nothing once the match has begun': {
    breaks: 'whoever was told the code or the link may come late, also where nobody may watch',
    file: 'row.ts',
    says: "about.status === 'waiting' || hasRoom(about)",
    instead: "about.status === 'waiting'",
  },
  'a code that leads to a match without a seat': {
    breaks: 'whoever was told the code or the link may come late, also where nobody may watch',
    file: 'row.ts',
    says: "about.status === 'waiting' || hasRoom(about)",
    instead: "about.status !== 'over'",
  },
  'a table that is made, told as it is': {
    breaks: 'my data hold nothing of anybody else, and no secret of a match',
    file: 'desk/data.ts',
    says: "case 'closed':\n      return { type };",
    instead: "case 'closed':\n      return { ...deed };",
  },
  'an address told whole': {
    breaks: 'my data hold nothing of anybody else, and no secret of a match',
    file: 'desk/data.ts',
    says: "endpoint.split('/', 3)[2] ?? ''",
    instead: 'endpoint',
  },
  'a house that closes and calls nobody any more': {
    breaks: 'a house that closes makes the calls that are still to be made, and waits for them',
    file: 'house.ts',
    says: 'this.#crier?.close();',
    instead: '',
  },
  'a house that closes while somebody is being called': {
    breaks: 'a house that closes makes the calls that are still to be made, and waits for them',
    file: 'house.ts',
    says: 'await this.#crier?.done();',
    instead: '',
  },
  'a house that never closes': {
    breaks: 'a house that closes waits for nobody for long',
    file: 'crier.ts',
    says: 'Promise.race([Promise.all(this.#underWay), isLate])',
    instead: 'Promise.all(this.#underWay)',
  },
  'calls at the door': {
    breaks: 'whoever has come by the time a house closes is not called',
    file: 'crier.ts',
    says: 'isThere(table, player) || ',
    instead: '',
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
const TEXTS = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => [path, readFileSync(join(SOURCE, path), 'utf8')]),
);
const textOf = (path: string): string => TEXTS.get(path)!;

/** What is imported to be used: types are gone when it runs. */
const USED = /^(?:import|export)\b(?! type\b)[^;]*?\bfrom '(\.[^']+)';/gm;

/** By file the files that it uses itself. */
const NEEDS = new Map(
  [...TEXTS].map(([path, text]) => [path, new Set([...text.matchAll(USED)].map(([, used]) => join(dirname(path), used!)))]),
);

/** The files that need this one, however indirectly, and itself. */
function usersOf(file: string): Set<string> {
  const users = new Set([file]);
  for (const user of users) for (const [path, needs] of NEEDS) if (needs.has(user)) users.add(path);
  return users;
}

/** What was not copied is imported from where it is. */
const pointingHome = (text: string, path: string, copied: ReadonlySet<string>): string =>
  text.replace(USED, (statement, used: string) => {
    const target = join(dirname(path), used);
    return copied.has(target) ? statement : statement.replace(`'${used}'`, `'${join(SOURCE, target)}'`);
  });
