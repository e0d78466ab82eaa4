import { registerHooks } from 'node:module';

/** A text of a file of ours, and what it says instead. */
export interface Bug {
  /** How its path ends. */
  readonly file: string;
  readonly says: string;
  readonly instead: string;
}

/** From now on this process reads the file with the bug in it. */
export function plant({ file, says, instead }: Bug): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(`/${file}`)) return loaded;
      const parts = String(loaded.source).split(says);
      if (parts.length !== 2) throw new Error(`${file} says this ${parts.length - 1} times: ${says}`);
      return { ...loaded, source: parts.join(instead) };
    },
  });
}
