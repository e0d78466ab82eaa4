import type { Beast } from '../elements.ts';

/** Written by `npm run beasts`. */
export const FACES: Readonly<Record<Beast, string>> = {
  talbot: 'did`phd`g`d`m`d`raeap`d`v`c`wacav`d`}aca',
  boar: 'hdhdhdhdhdhdjcjcqejepckbuckbeheerckbvhee',
  bull: 'd~QXc`i~QXc`moc`uuc`zyfa{of_~QSof_l~QVjd~QRof_~QTrjd',
  wolf: 'fcccpccchcccncccudedsccc{bcbve`e{ccc~QQe`e',
  bear: 'g`c`p`c`q`c`{`c`{ada{`c`|`b_ucacx`c`~QScac',
  stag: 'huc[huc[puc[vuc[xxe]xud[~QQud[k}jb}uc[~QS}jb',
  horse: 'aaaaaaaaebbbtbbbobbbraba}aba_eZe{bbb~QWf[f',
  unicorn: 'g}aeg}aeloaetoaeppaerpae|sbd`~QT]pztbd~QV~QS]p',
  griffin: 'n}[e~QQyZc|nZc}~QQZc~QY|[d~QZ{Zc~Q_sZc~QXzbo~QaiZc~Q_vbo',
  lion: 'hfbbwfbbvbbb}obb~QS{cd|mbb~QTbbbzibe~QSbbb~QWdac',
};
