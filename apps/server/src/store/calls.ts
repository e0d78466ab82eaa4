import { type CallReason, type Calls, MOST_CALLED, type Subscription } from '@tabard/house';
import { prepared, type Sql } from './sql.ts';

/** Who is to be called, and who has been. */
export function sqlCalls(sql: Sql, now: () => number): Calls {
  const statements = prepare(sql);
  return {
    async secret(name, fresh) {
      const [known] = await sql.read(statements.secret(name));
      if (known) return known.value;
      await sql.write(statements.keepSecret(name, fresh));
      const [kept] = await sql.read(statements.secret(name));
      return kept!.value;
    },
    async subscribe({ player, key, endpoint, p256dh, auth, reasons }) {
      const [subscribed] = await sql.write(
        statements.subscribe(endpoint, player, key, p256dh, auth, JSON.stringify(reasons), now()),
        statements.dropOthersOf(key, endpoint),
        statements.dropBeyond(player, MOST_CALLED),
      );
      return subscribed.length === 1;
    },
    subscriptionsOf: async player => (await sql.read(statements.subscriptions(player))).map(subscriptionOf),
    async unsubscribe(endpoints) {
      await sql.write(statements.unsubscribe(JSON.stringify(endpoints)));
    },
    async claimCall(player, table) {
      const [claimed] = await sql.write(statements.claim(player, table));
      return claimed.length === 1;
    },
    async looked(player, table) {
      // Whoever looks has seldom been called, and reading waits for no disk.
      if ((await sql.read(statements.called(player, table))).length > 0) await sql.write(statements.look(player, table));
    },
  };
}

const subscriptionOf = ({ reasons, ...row }: Omit<Subscription, 'reasons'> & { readonly reasons: string }): Subscription => ({
  ...row,
  reasons: JSON.parse(reasons) as CallReason[],
});

const SUBSCRIPTION = ['subscriptions.player', 'key', 'endpoint', 'p256dh', 'auth', 'reasons', 'subscriptions.made'] as const;

const prepare = ({ db, textsOf }: Sql) => ({
  secret: prepared((name: string) => db.selectFrom('secrets').select('value').where('name', '=', name)),
  keepSecret: prepared((name: string, value: string) =>
    db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict(known => known.column('name').doNothing()),
  ),
  subscribe: prepared((endpoint: string, player: string, key: string, p256dh: string, auth: string, reasons: string, made: number) =>
    db
      .insertInto('subscriptions')
      .columns(['endpoint', 'player', 'key', 'p256dh', 'auth', 'reasons', 'made'])
      .expression(({ selectFrom, val }) =>
        selectFrom('keys')
          .select([
            val(endpoint).as('endpoint'),
            'keys.player',
            'keys.hash',
            val(p256dh).as('p256dh'),
            val(auth).as('auth'),
            val(reasons).as('reasons'),
            val(made).as('made'),
          ])
          .where('keys.hash', '=', key)
          .where('keys.player', '=', player),
      )
      .onConflict(known =>
        known.column('endpoint').doUpdateSet(({ ref }) => ({
          player: ref('excluded.player'),
          key: ref('excluded.key'),
          p256dh: ref('excluded.p256dh'),
          auth: ref('excluded.auth'),
          reasons: ref('excluded.reasons'),
          made: ref('excluded.made'),
        })),
      )
      .returning('endpoint'),
  ),
  dropOthersOf: prepared((key: string, endpoint: string) =>
    db.deleteFrom('subscriptions').where('key', '=', key).where('endpoint', '!=', endpoint),
  ),
  dropBeyond: prepared((player: string, most: number) =>
    db
      .deleteFrom('subscriptions')
      .where('player', '=', player)
      .where('endpoint', 'not in', ({ selectFrom }) =>
        selectFrom('subscriptions').select('endpoint').where('player', '=', player).orderBy('made', 'desc').orderBy('endpoint').limit(most),
      ),
  ),
  subscriptions: prepared((player: string) =>
    db
      .selectFrom('subscriptions')
      .innerJoin('keys', 'keys.hash', 'subscriptions.key')
      .select(SUBSCRIPTION)
      .where('subscriptions.player', '=', player)
      .whereRef('keys.player', '=', 'subscriptions.player')
      .orderBy('subscriptions.made', 'desc')
      .orderBy('endpoint')
      .limit(MOST_CALLED),
  ),
  unsubscribe: prepared((endpoints: string) => db.deleteFrom('subscriptions').where('endpoint', 'in', textsOf(endpoints))),
  claim: prepared((player: string, table: string) =>
    db
      .insertInto('calls')
      .values({ player, called_to: table })
      .onConflict(known => known.columns(['player', 'called_to']).doNothing())
      .returning('player'),
  ),
  called: prepared((player: string, table: string) =>
    db.selectFrom('calls').select('player').where('player', '=', player).where('called_to', '=', table),
  ),
  look: prepared((player: string, table: string) => db.deleteFrom('calls').where('player', '=', player).where('called_to', '=', table)),
});
