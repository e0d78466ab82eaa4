/** Names by which only this computer knows itself. */
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address with this name leads nowhere on any other computer. */
export const isOnlyHere = (hostname: string): boolean => OWN_NAME.test(hostname);

/** The links friends can open: those of this machine in its network where the page itself has none that they could. */
export const linksTo = (path: string, here: Pick<Location, 'origin' | 'hostname'>, friends: readonly string[]): readonly string[] =>
  isOnlyHere(here.hostname) && friends.length > 0 ? friends.map(origin => origin + path) : [here.origin + path];
