import type { Device, LINED_UP, Place } from '../coat.ts';
import type { Attitude, Beast, Cadency, Field, Line, Ordinary, Tincture } from '../elements.ts';

export type Gender = 'm' | 'f' | 'n';

interface Noun {
  readonly noun: string;
  readonly gender: Gender;
  /** After «von einem», where it differs: «Löwen». */
  readonly dative?: string;
  readonly many: string;
  readonly manyDative: string;
  /** Always before it: «ein schwebendes Kreuz». */
  readonly adjective?: string;
}

/** The words of a German blazon. Adjectives are stems, which the grammar declines: «steigend», «golden». */
interface German {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, { readonly noun: string; readonly adjective?: string }>>;
  readonly ordinaries: Readonly<Record<Ordinary, Noun>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly charges: Readonly<Record<Device, Noun>>;
  /** From nought. */
  readonly numbers: readonly string[];
  /** After the noun: «drei Schlüssel nebeneinander». */
  readonly orders: Readonly<Record<(typeof LINED_UP)[number], string>>;
  /** Said of two in saltire, and declined. */
  readonly crossed: string;
  readonly beasts: Readonly<Record<Beast, Noun>>;
  /** Each is declined; two are joined by «und». */
  readonly attitudes: Readonly<Record<Attitude, readonly string[]>>;
  readonly armed: string;
  readonly langued: string;
  readonly places: Readonly<Record<Extract<Place, 'chief' | 'base' | 'dexter' | 'sinister'>, string>>;
  readonly cadencies: Readonly<Record<Cadency, Noun>>;
}

const CHARGES: German['charges'] = {
  lozenge: { noun: 'Raute', gender: 'f', many: 'Rauten', manyDative: 'Rauten' },
  billet: { noun: 'Schindel', gender: 'f', many: 'Schindeln', manyDative: 'Schindeln' },
  trefoil: { noun: 'Kleeblatt', gender: 'n', many: 'Kleeblätter', manyDative: 'Kleeblättern' },
  escallop: { noun: 'Jakobsmuschel', gender: 'f', many: 'Jakobsmuscheln', manyDative: 'Jakobsmuscheln' },
  key: { noun: 'Schlüssel', gender: 'm', many: 'Schlüssel', manyDative: 'Schlüsseln' },
  'cross-couped': { adjective: 'schwebend', noun: 'Kreuz', gender: 'n', many: 'Kreuze', manyDative: 'Kreuzen' },
  sword: { noun: 'Schwert', gender: 'n', many: 'Schwerter', manyDative: 'Schwertern' },
  tower: { noun: 'Turm', gender: 'm', many: 'Türme', manyDative: 'Türmen' },
  garb: { noun: 'Garbe', gender: 'f', many: 'Garben', manyDative: 'Garben' },
  crown: { noun: 'Krone', gender: 'f', many: 'Kronen', manyDative: 'Kronen' },
  octofoil: { noun: 'Achtblatt', gender: 'n', many: 'Achtblätter', manyDative: 'Achtblättern' },
  'cross-moline': { noun: 'Ankerkreuz', gender: 'n', many: 'Ankerkreuze', manyDative: 'Ankerkreuzen' },
  rose: { noun: 'Rose', gender: 'f', many: 'Rosen', manyDative: 'Rosen' },
  'fleur-de-lis': { noun: 'Lilie', gender: 'f', many: 'Lilien', manyDative: 'Lilien' },
  annulet: { noun: 'Ring', gender: 'm', many: 'Ringe', manyDative: 'Ringen' },
  martlet: { noun: 'Merlette', gender: 'f', many: 'Merletten', manyDative: 'Merletten' },
  mullet: { adjective: 'fünfstrahlig', noun: 'Stern', gender: 'm', many: 'Sterne', manyDative: 'Sternen' },
  crescent: { adjective: 'liegend', noun: 'Mond', gender: 'm', many: 'Monde', manyDative: 'Monden' },
};

export const DE: German = {
  fields: {
    'per-pale': 'gespalten',
    'per-fess': 'geteilt',
    'per-bend': 'schräg geteilt',
    'per-bend-sinister': 'schräglinks geteilt',
    'per-chevron': 'sparrenförmig geteilt',
    quarterly: 'geviert',
    'per-saltire': 'schräg geviert',
    'barry-of-six': 'fünfmal geteilt',
    chequy: 'geschacht',
    gyronny: 'geständert',
  },
  tinctures: {
    or: { noun: 'Gold', adjective: 'golden' },
    argent: { noun: 'Silber', adjective: 'silbern' },
    gules: { noun: 'Rot', adjective: 'rot' },
    azure: { noun: 'Blau', adjective: 'blau' },
    sable: { noun: 'Schwarz', adjective: 'schwarz' },
    vert: { noun: 'Grün', adjective: 'grün' },
    purpure: { noun: 'Purpur', adjective: 'purpurn' },
    ermine: { noun: 'Hermelin' },
    vair: { noun: 'Feh' },
    'counter-vair': { noun: 'Gegenfeh' },
  },
  ordinaries: {
    fess: { noun: 'Balken', gender: 'm', many: 'Balken', manyDative: 'Balken' },
    pale: { noun: 'Pfahl', gender: 'm', many: 'Pfähle', manyDative: 'Pfählen' },
    bend: { noun: 'Schrägbalken', gender: 'm', many: 'Schrägbalken', manyDative: 'Schrägbalken' },
    'bend-sinister': { noun: 'Schräglinksbalken', gender: 'm', many: 'Schräglinksbalken', manyDative: 'Schräglinksbalken' },
    chevron: { noun: 'Sparren', gender: 'm', many: 'Sparren', manyDative: 'Sparren' },
    chief: { noun: 'Schildhaupt', gender: 'n', many: 'Schildhäupter', manyDative: 'Schildhäuptern' },
    saltire: { noun: 'Schragen', gender: 'm', many: 'Schragen', manyDative: 'Schragen' },
    bordure: { noun: 'Bord', gender: 'm', many: 'Borde', manyDative: 'Borden' },
    pile: { noun: 'Keil', gender: 'm', many: 'Keile', manyDative: 'Keilen' },
    cross: { noun: 'Kreuz', gender: 'n', many: 'Kreuze', manyDative: 'Kreuzen' },
  },
  lines: {
    wavy: 'gewellt',
    indented: 'gezahnt',
    embattled: 'gezinnt',
    engrailed: 'gedornt',
    invected: 'geschuppt',
    nebuly: 'gewolkt',
    dancetty: 'spitzgezogen',
    raguly: 'geästet',
    dovetailed: 'schwalbenschwänzig',
    rayonny: 'geflammt',
  },
  charges: CHARGES,
  numbers: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  orders: {
    fess: 'nebeneinander',
    pale: 'übereinander',
    bend: 'in Schrägbalkenstellung',
    'bend-sinister': 'in Schräglinksbalkenstellung',
    chevron: 'in Sparrenstellung',
    cross: 'in Kreuzstellung',
    saltire: 'in Schragenstellung',
    orle: 'in Bordstellung',
  },
  crossed: 'schräggekreuzt',
  beasts: {
    talbot: { noun: 'Bracke', gender: 'f', many: 'Bracken', manyDative: 'Bracken' },
    boar: { noun: 'Eber', gender: 'm', many: 'Eber', manyDative: 'Ebern' },
    bull: { noun: 'Stier', gender: 'm', many: 'Stiere', manyDative: 'Stieren' },
    wolf: { noun: 'Wolf', gender: 'm', many: 'Wölfe', manyDative: 'Wölfen' },
    bear: { noun: 'Bär', gender: 'm', dative: 'Bären', many: 'Bären', manyDative: 'Bären' },
    stag: { noun: 'Hirsch', gender: 'm', many: 'Hirsche', manyDative: 'Hirschen' },
    horse: { noun: 'Ross', gender: 'n', many: 'Rosse', manyDative: 'Rossen' },
    unicorn: { noun: 'Einhorn', gender: 'n', many: 'Einhörner', manyDative: 'Einhörnern' },
    griffin: { noun: 'Greif', gender: 'm', dative: 'Greifen', many: 'Greifen', manyDative: 'Greifen' },
    lion: { noun: 'Löwe', gender: 'm', dative: 'Löwen', many: 'Löwen', manyDative: 'Löwen' },
  },
  attitudes: {
    statant: ['stehend'],
    passant: ['schreitend'],
    sejant: ['sitzend'],
    couchant: ['liegend'],
    courant: ['laufend'],
    salient: ['springend'],
    rampant: ['steigend'],
    'passant-guardant': ['schreitend', 'hersehend'],
    'sejant-erect': ['aufrecht sitzend'],
    'rampant-guardant': ['steigend', 'hersehend'],
  },
  armed: 'bewehrt',
  langued: 'gezungt',
  places: { chief: 'oben', base: 'unten', dexter: 'vorn', sinister: 'hinten' },
  cadencies: {
    ...CHARGES,
    'baton-sinister': { noun: 'Bastardfaden', gender: 'm', many: 'Bastardfäden', manyDative: 'Bastardfäden' },
    label: { noun: 'Turnierkragen', gender: 'm', many: 'Turnierkragen', manyDative: 'Turnierkragen' },
  },
};
