/** The key of a device makes whoever holds it a player; its mark tells it from others whoever they are. */
export type CookieName = 'tabard' | 'tabard-device';

const YEAR_S = 365 * 24 * 3600;

/** Over https: no other site under the same domain, and nobody on the way, can set this one. */
const secureName = (name: CookieName): string => `__Host-${name}`;

/** What a `Cookie` header says, if it looks like ours. The plain one counts where there is no other: it was set before there was https. */
export function cookieIn(header: string | undefined, wanted: CookieName): string | undefined {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if ((name === wanted || name === secureName(wanted)) && !found.has(name) && /^[A-Za-z0-9_-]{43}$/.test(value)) found.set(name, value);
  }
  return found.get(secureName(wanted)) ?? found.get(wanted);
}

interface Way {
  readonly secure: boolean;
}

/** Scripts cannot read it, other sites cannot send it with a request that changes anything. */
export const cookieFor = (name: CookieName, value: string, { secure }: Way): string =>
  `${secure ? secureName(name) : name}=${value}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The browser forgets it, also the one from before there was https. */
export const noCookie = (name: CookieName, { secure }: Way): string[] => [
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  ...(secure ? [`${secureName(name)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`] : []),
];
