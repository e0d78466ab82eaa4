const NAME = 'tabard';
const YEAR_S = 365 * 24 * 3600;

/** The key in a `Cookie` header, if there is one that looks like ours. */
export function keyIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === NAME && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return;
}

/** Scripts cannot read it, other sites cannot send it with a request that changes anything. */
export const cookieFor = (key: string, { secure }: { secure: boolean }): string =>
  `${NAME}=${key}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
