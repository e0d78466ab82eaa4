import { tokenIn } from '@tabard/server/ops';
import { Failure } from '../usage.ts';

/** Where a server takes its operator's calls, and how it is asked. */
export interface Ops {
  readonly url: string;
  readonly token: string;
}

const DEFAULT_URL = 'http://127.0.0.1:18080';

/** The token of the environment, or the one in the data folder. */
export function opsFrom({
  ops = DEFAULT_URL,
  data = './data',
}: {
  readonly ops?: string | undefined;
  readonly data?: string | undefined;
}): Ops {
  if (!/^https?:\/\/[^/]+\/?$/.test(ops)) throw new Failure(`"${ops}" is no address of a server; they look like ${DEFAULT_URL}.`);
  const token = process.env.TABARD_OPS_TOKEN ?? tokenIn(data);
  if (token === undefined)
    throw new Failure(
      `There is no token in ${data} that you may read. Say where the server keeps its data (--data), or set TABARD_OPS_TOKEN.`,
    );
  return { url: ops.replace(/\/$/, ''), token };
}

/** Asks; what the server refuses is a failure in its own words. */
export async function askOps<T>(
  { url, token }: Ops,
  method: 'GET' | 'POST',
  path: string,
  asked: Readonly<Record<string, string>>,
): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = method === 'GET' ? `?${new URLSearchParams(asked)}` : '';
  const response = await fetch(`${url}${path}${query}`, {
    method,
    headers,
    ...(method === 'POST' && { body: JSON.stringify(asked) }),
  }).catch(() => {
    throw new Failure(`No server answers its operator at ${url}. Is it running, and is its --ops-port that one?`);
  });
  const answer = (await response.json().catch(() => undefined)) as (T & { readonly text?: string }) | undefined;
  if (response.ok && answer !== undefined) return answer;
  throw new Failure(answer?.text ?? `${url} is no Tabard server (it answered ${response.status}).`);
}
