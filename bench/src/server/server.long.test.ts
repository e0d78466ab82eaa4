import { describe, expect, test, vi } from 'vitest';
import { benchServer } from './index.ts';

describe('servers are measured', () => {
  const small = { matches: 3, seconds: 1, turns: 2, idleMatches: 3, latencyTables: [2], growthTables: [2, 4] };

  test('ours on either store, and two of them, beside both peers, in one run', async () => {
    const told: string[] = [];
    const only = ['sqlite', 'postgres', 'two', 'plain', 'boardgame.io', 'colyseus'] as const;
    const { servers, ratio, latency, growth } = await benchServer({ ...small, only, say: line => told.push(line) });
    expect(servers.map(({ server, store }) => `${server.split(' ')[0]}: ${store}`)).toEqual([
      'tabard: SQLite, synchronous FULL',
      'tabard: PostgreSQL + NATS, one server',
      'tabard: PostgreSQL + NATS, two servers',
      'plain: SQLite, synchronous FULL',
      'boardgame.io: memory',
      'Colyseus: memory',
    ]);
    for (const one of servers) {
      expect(one.matches).toBe(3);
      expect(one.movesPerSecond).toBeGreaterThan(5);
      expect(one.cpuMicrosPerMove).toBeGreaterThan(0);
      expect(one.clientCpuMicrosPerMove).toBeGreaterThan(0);
      expect(one.bytesPerMove).toBeGreaterThan(50);
      expect(one.p99Ms).toBeGreaterThanOrEqual(one.p50Ms);
      expect(one.idleMatches).toBe(3);
      expect(one.rssPerMatchKb).not.toBeNaN();
      expect(one.servicesCpuMicrosPerMove > 0).toBe(one.store.startsWith('PostgreSQL') && process.platform === 'linux');
    }
    expect(servers[0]!.rssPerMatchKb).toBeGreaterThan(0);
    expect(Object.keys(ratio)).toEqual(['sqlite/boardgame.io', 'sqlite/colyseus', 'sqlite/plain', 'postgres/sqlite', 'two/postgres']);
    for (const { movesPerSecond, cpuPerMove } of Object.values(ratio)) expect(Math.min(movesPerSecond, cpuPerMove)).toBeGreaterThan(0);
    expect(told).toHaveLength(servers.length);
    expect([latency, growth]).toEqual([[], []]);
  });

  test('by how long a move takes beside a plain program, and by what it costs with more tables', async () => {
    const { servers, latency, growth } = await benchServer({ ...small, only: ['latency', 'growth'] });
    expect(servers).toEqual([]);
    expect(latency.map(({ store, tables }) => `${tables} tables, ${store}`)).toEqual([
      '2 tables, SQLite, synchronous FULL',
      '2 tables, PostgreSQL + NATS, two servers',
    ]);
    for (const one of latency) {
      expect(one.movesPerSecond).toBeGreaterThan(5);
      // A beat that comes late is made up for within the turn, or the one before.
      expect(one.movesPerSecond).toBeLessThan(400);
      expect(one.p99Ms).toBeGreaterThanOrEqual(one.p50Ms);
      expect(one.plain.p99Ms).toBeGreaterThanOrEqual(one.plain.p50Ms);
      expect(one.ratio).toBeGreaterThan(0);
    }
    expect(growth.map(({ tables }) => tables)).toEqual([2, 4]);
    expect([growth[0]!.ratio, growth[0]!.saturated.ratio]).toEqual([1, 1]);
    for (const { cpuMicrosPerMove, saturated } of growth) {
      expect(Math.min(cpuMicrosPerMove, saturated.cpuMicrosPerMove, saturated.movesPerSecond)).toBeGreaterThan(0);
    }
  });

  test('without those on PostgreSQL where something is missing, and it is said what', async () => {
    vi.stubEnv('TABARD_NATS', '/nowhere/nats-server');
    try {
      const { servers, limits } = await benchServer({ ...small, only: ['postgres', 'colyseus'] });
      expect(servers.map(({ store }) => store)).toEqual(['memory']);
      expect(limits).toEqual([expect.stringContaining('install it (Debian, Ubuntu: nats-server)')]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
