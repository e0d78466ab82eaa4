import type { Beast } from '../elements.ts';

/** Written by `npm run beasts`. */
export const FACES: Readonly<Record<Beast, string>> = {
  talbot: 'did`phd`g`d`l`d`raeap`d`v`c`wacav`d`}aca',
  boar: 'hdhdhdhdhdhdjcjcqejepckbuckbeheerckbvhee',
  bull: 'd~QXc`i~QXc`moc`uuc`zyfa{of_~QSof_l~QVjd~QRof_~QTrjd',
  wolf: 'fcccpccchcccncccudedsccc{bcbvhbh{ccc~QQe`e',
  bear: 'g`c`p`c`r`c`{`c`{ada{`c`|`b_ucacx`c`~QScac',
  stag: 'huc[huc[puc[vuc[xxe]xud[~QQud[k}jb}uc[~QS}jb',
  horse: 'aaaaaaaaebbbtbbbobbbraba}aba_eZe{bbb~QWf[f',
  unicorn: 'g}aeg}aeloaetoaeppaerpae|sbd`~QT]pztbd~QV~QS]p',
  griffin: 'n}[e~QQyZc|nZc~QS~QQZc~QY~QQ[d~Q[}[e~Q_sZc~QXxbp~QaiZc~Q_ubp',
  lion: 'hfbbwfbbvbbb}obb~QS{cd|mbb~QTbbbzibe~QSbbb~QWdac',
};
