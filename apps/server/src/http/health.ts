import type { Metrics } from '../metrics.ts';
import type { App } from './app.ts';

/** For whoever watches over the server: does it live, may it be sent work, how is it doing. */
export function addHealth(app: App, metrics: Metrics, isReady: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ok = isReady();
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}
