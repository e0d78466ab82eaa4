import type { PlayerId } from '@tabard/table';
import {
  type Ban,
  type Device,
  type DeviceKind,
  type Maker,
  MOST_DEVICES,
  MOST_WON,
  type People,
  type Player,
  type Program,
  settingsAfter,
} from './store.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

const NO_KIND: DeviceKind = { browser: '', system: '' };

interface Token extends Maker {
  readonly hash: string;
  readonly made: number;
  readonly isRevoked: boolean;
}

export interface MemoryPeople extends People {
  win(player: PlayerId, arms: string): void;
  hasKey(player: PlayerId, key: string): boolean;
}

/** The people of a store in memory. */
export function memoryPeople(
  now: () => number,
  hasTable: (player: PlayerId) => boolean,
  dropTalk: (player: PlayerId) => void,
): MemoryPeople {
  const players = new Map<PlayerId, Player>();
  const seen = new Map<PlayerId, number>();
  const won = new Map<PlayerId, readonly string[]>();
  const devices = new Map<string, Device & { readonly player: PlayerId }>();
  const links = new Map<string, { readonly player: PlayerId; readonly expires: number }>();
  const tokens = new Map<PlayerId, Token>();
  const bans = new Map<string, Ban>();

  const add = ({ id, name, lang }: Pick<Player, 'id' | 'name' | 'lang'>, owner: PlayerId | null): Player => {
    const player: Player = { id, name, lang, settings: {}, arms: null, chosen: null, owner };
    players.set(id, player);
    seen.set(id, now());
    return player;
  };
  const change = (id: PlayerId, change: Partial<Player>): Player | undefined => {
    const player = players.get(id);
    if (!player) return;
    players.set(id, { ...player, ...change });
    return players.get(id);
  };
  const wonBy = (player: PlayerId): readonly string[] => won.get(player) ?? [];
  const programOf = (id: PlayerId): Program => {
    const { made, key, device } = tokens.get(id)!;
    return { id, name: players.get(id)!.name, made, key, device };
  };
  const isWelcome = (program: PlayerId): boolean => tokens.get(program)?.isRevoked === false;
  const forget = (player: PlayerId): void => {
    dropTalk(player);
    for (const map of [players, seen, won, tokens]) map.delete(player);
    for (const map of [devices, links]) for (const [hash, its] of map) if (its.player === player) map.delete(hash);
  };
  const hand = (key: string, player: PlayerId, { browser, system }: DeviceKind = NO_KIND): void =>
    void devices.set(key, { key, player, browser, system, made: now(), seen: now() });
  const lastSeen = (player: PlayerId): Device[] => {
    const theirs = [...devices.values()].filter(device => device.player === player);
    return theirs.map(({ player: _, ...device }) => device).sort((a, b) => b.seen - a.seen || (a.key < b.key ? -1 : 1));
  };
  const drop = (keys: readonly string[]): readonly string[] => {
    for (const key of keys) devices.delete(key);
    return keys;
  };
  /** A device that is signed out must not come back by a link it made. */
  const dropLinks = (player: PlayerId): void => {
    for (const [hash, link] of links) if (link.player === player) links.delete(hash);
  };
  const isToday = (last: number | undefined): boolean => last === undefined || now() - last <= DAY_MS;

  return {
    win(player, arms) {
      if (change(player, { arms })) won.set(player, [arms, ...wonBy(player).filter(one => one !== arms)].slice(0, MOST_WON));
    },
    hasKey: (player, key) => devices.get(key)?.player === player,
    player: async id => players.get(id),
    playersBy: async ids => [...new Set(ids)].flatMap(id => players.get(id) ?? []),
    playerByKey: async hash => players.get(devices.get(hash)?.player ?? ''),
    async addPlayer(player, key, device) {
      hand(key, player.id, device);
      return add(player, null);
    },
    changePlayer: async (id, named) => change(id, { ...named, settings: settingsAfter(players.get(id)?.settings ?? {}, named.settings) }),
    wonBy: async player => wonBy(player),
    async notePresence(id, key) {
      const device = key === undefined ? undefined : devices.get(key);
      if (isToday(key === undefined ? seen.get(id) : device?.seen)) return false;
      seen.set(id, now());
      if (device) devices.set(device.key, { ...device, seen: now() });
      return true;
    },
    async addLink(hash, player, expires) {
      if (!players.has(player)) return false;
      links.set(hash, { player, expires });
      return true;
    },
    async redeemLink(hash, key, device) {
      const link = links.get(hash);
      links.delete(hash);
      if (!link || link.expires < now() || !players.has(link.player)) return;
      hand(key, link.player, device);
      return players.get(link.player);
    },
    devicesOf: async player => lastSeen(player).slice(0, MOST_DEVICES),
    async dropKeys(player, keys) {
      dropLinks(player);
      return drop([...new Set(keys)].filter(key => devices.get(key)?.player === player));
    },
    async keepKeys(player, kept, most) {
      const others = lastSeen(player).filter(({ key }) => key !== kept);
      if (others.length >= most) dropLinks(player);
      return drop(others.slice(most - 1).map(({ key }) => key));
    },
    goodKeys: async keys => new Set(keys.filter(key => devices.has(key))),
    async addProgram({ owner, ...program }, token, { key = null, device = null } = {}) {
      if (!players.has(owner)) return;
      add(program, owner);
      tokens.set(program.id, { hash: token, made: now(), isRevoked: false, key, device });
      return programOf(program.id);
    },
    async programsOf(owner) {
      const theirs = [...tokens.keys()].filter(id => isWelcome(id) && players.get(id)!.owner === owner);
      return theirs.map(programOf).sort((a, b) => a.made - b.made);
    },
    async programByToken(hash) {
      const [id, token] = [...tokens].find(([, token]) => token.hash === hash) ?? [];
      return id !== undefined && token ? { player: players.get(id)!, isRevoked: token.isRevoked } : undefined;
    },
    isWelcome: async program => isWelcome(program),
    async revokeProgram(owner, program) {
      const token = tokens.get(program);
      if (!token || token.isRevoked || players.get(program)!.owner !== owner) return false;
      tokens.set(program, { ...token, isRevoked: true });
      return true;
    },
    async deletePlayer(id) {
      const isKnown = players.has(id);
      for (const player of players.values()) if (player.id === id || player.owner === id) forget(player.id);
      return isKnown;
    },
    bans: async () => [...bans.values()].sort((a, b) => b.made - a.made || (a.whom < b.whom ? -1 : 1)),
    async ban(whom, why) {
      if (bans.has(whom)) return false;
      bans.set(whom, { whom, made: now(), why });
      return true;
    },
    unban: async whom => bans.delete(whom),
    async forgetStrangers() {
      for (const [hash, { expires }] of links) if (expires < now()) links.delete(hash);
      for (const [player, last] of seen) if (last < now() - YEAR_MS && !hasTable(player)) forget(player);
    },
  };
}
