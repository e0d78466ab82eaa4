import { read } from './sources.ts';

/** What the lock file says of one package. */
export interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** By where it lies: `node_modules/fastify`. */
export type Lock = Readonly<Record<string, Locked>>;

export const readLock = (): Lock => (JSON.parse(read('package-lock.json').text) as { readonly packages: Lock }).packages;

/** Licences under which something may come along with Tabard, and what they ask for. */
const LICENCES: Readonly<Record<string, string>> = {
  MIT: 'the notice stays',
  ISC: 'the notice stays',
  '0BSD': 'nothing',
  Unlicense: 'nothing',
  'BSD-2-Clause': 'the notice stays',
  'BSD-3-Clause': 'the notice stays, and nobody is named as a supporter',
  'BlueOak-1.0.0': 'the notice stays',
  'Apache-2.0': 'the notice stays, and changes are said',
  'MPL-2.0': 'changes to its own files stay open; we change none',
  'OFL-1.1': 'typefaces: not sold by themselves',
  'CC-BY-3.0': 'pictures: their authors are named',
  'CC-BY-4.0': 'data: their authors are named',
};

/** Packages that run a program of their own while they are installed, each with the reason why it may. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '': 'our own: it links the Node that comes along',
  'node_modules/msgpackr-extract': 'looks for a prebuilt module; only a peer in the bench needs it',
};

/** What comes along under a licence nobody has agreed to, as lines for people. */
export const strangeLicences = (lock: Lock): string[] =>
  Object.entries(lock)
    .filter(([path, { dev, link, license = '' }]) => path.includes('node_modules/') && !dev && !link && !Object.hasOwn(LICENCES, license))
    .map(([path, { license = 'none' }]) => `${path}: ${license}`);

/** Packages with an install script that nobody has agreed to. */
export const strangeInstallScripts = (lock: Lock): string[] =>
  Object.entries(lock).flatMap(([path, { hasInstallScript }]) => (hasInstallScript && !Object.hasOwn(INSTALL_SCRIPTS, path) ? [path] : []));

/** What was agreed to and is not needed any more. */
export function outdatedAgreements(lock: Lock): string[] {
  const installing = new Set(Object.keys(lock).filter(path => lock[path]!.hasInstallScript));
  return Object.keys(INSTALL_SCRIPTS).filter(path => !installing.has(path));
}
