import type { Beast } from '../elements.ts';

/** Written by `npm run beasts`. */
export const FACES: Readonly<Record<Beast, string>> = {
  talbot: 'did`phd`g`d`m`d`m`d`p`d`v`c`wacav`d`}aca',
  boar: 'hdhdhdhdhdhdjcjcjdidpckbuckbdndirckbvndi',
  bull: 'd~QVc`i~QVc`moc`usc`{xd_{of_~QSof_l~QUjd~QRof_~QTrjd',
  wolf: 'fcccpccchcccncccpcccsccc{bcbve`exccc~QQe`e',
  bear: 'g`c`p`c`o`c`{`c`v`c`{`c`|`b_ucacw`c`~QScac',
  stag: 'huc[huc[puc[nuc[ruc[xud[~QQud[k}jb|uc[~QS}jb',
  horse: 'bbbbbbbbgbbblbbbobbbraba}aba`g[g{bbb~QWg[g',
  unicorn: 'g}aeg}aekoaemoaeppaerpae|sbd`~QT]pztbd~QV~QS]p',
  griffin: 'n}[e~QQyZc|nZc}~QQZc~QY|[d~QZ{Zc~Q_sZc~QXzbo~QaiZc~Q_vbo',
  lion: 'hfbbwfbbvbbb}obb~QS{cd|mbb~QTbbbzibe~QSbbb~QWdac',
};
