import { COSTS } from '../limits.ts';
import type { Readiness } from '../readiness.ts';
import type { App } from './app.ts';

/** For whoever watches over the server: does it live, may it be sent work. */
export function addHealth(app: App, readiness: Pick<Readiness, 'why'>): void {
  const config = { cost: COSTS.health };
  app.get('/healthz', { config }, async () => ({ ok: true }));
  app.get('/readyz', { config }, async (_, reply) => {
    const why = await readiness.why();
    return why === undefined ? { ok: true } : reply.status(503).send({ ok: false, why });
  });
}
