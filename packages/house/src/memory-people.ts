import type { PlayerId } from '@tabard/table';
import type { People, Player, Program } from './store.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

interface Token {
  readonly hash: string;
  readonly made: number;
  readonly isRevoked: boolean;
}

export interface MemoryPeople extends People {
  wear(player: PlayerId, arms: string): void;
}

/** The people of a store in memory. */
export function memoryPeople(now: () => number, hasTable: (player: PlayerId) => boolean): MemoryPeople {
  const players = new Map<PlayerId, Player>();
  const seen = new Map<PlayerId, number>();
  const keys = new Map<string, PlayerId>();
  const links = new Map<string, { readonly player: PlayerId; readonly expires: number }>();
  const tokens = new Map<PlayerId, Token>();

  const add = ({ id, name, lang }: Pick<Player, 'id' | 'name' | 'lang'>, owner: PlayerId | null): Player => {
    const player: Player = { id, name, lang, settings: {}, arms: null, owner };
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
  const programOf = (id: PlayerId): Program => ({ id, name: players.get(id)!.name, made: tokens.get(id)!.made });
  const isWelcome = (program: PlayerId): boolean => tokens.get(program)?.isRevoked === false;
  const forget = (player: PlayerId): void => {
    for (const map of [players, seen, tokens]) map.delete(player);
    for (const [hash, owner] of keys) if (owner === player) keys.delete(hash);
  };

  return {
    wear: (player, arms) => void change(player, { arms }),
    player: async id => players.get(id),
    playersBy: async ids => [...new Set(ids)].flatMap(id => players.get(id) ?? []),
    playerByKey: async hash => players.get(keys.get(hash) ?? ''),
    async addPlayer(player, key) {
      keys.set(key, player.id);
      return add(player, null);
    },
    changePlayer: async (id, named) => change(id, named),
    async notePresence(id) {
      const last = seen.get(id);
      if (last === undefined || now() - last <= DAY_MS) return false;
      seen.set(id, now());
      return true;
    },
    async addLink(hash, player, expires) {
      links.set(hash, { player, expires });
    },
    async redeemLink(hash, key) {
      const link = links.get(hash);
      links.delete(hash);
      if (!link || link.expires < now() || !players.has(link.player)) return;
      keys.set(key, link.player);
      return players.get(link.player);
    },
    async addProgram({ owner, ...program }, token) {
      add(program, owner);
      tokens.set(program.id, { hash: token, made: now(), isRevoked: false });
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
    async forgetStrangers() {
      for (const [hash, { expires }] of links) if (expires < now()) links.delete(hash);
      for (const [player, last] of seen) if (last < now() - YEAR_MS && !hasTable(player)) forget(player);
    },
  };
}
