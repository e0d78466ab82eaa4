import type { Arrangement, Attitude, Beast, Cadency, Charge, Field, Line, Ordinary, Tincture } from '../elements.ts';

type Gender = 'm' | 'f' | 'n';

interface Noun {
  readonly noun: string;
  readonly gender: Gender;
  /** After «von einem», where it differs: «Löwen». */
  readonly dative?: string;
}

/** The words of a German blazon. Adjectives are stems, which the grammar declines: «steigend», «golden». */
interface German {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, { readonly noun: string; readonly adjective?: string }>>;
  readonly ordinaries: Readonly<Record<Ordinary, Noun>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly charges: Readonly<Record<Charge, Noun & { readonly adjective?: string; readonly many: string; readonly manyDative: string }>>;
  readonly arrangements: Readonly<Record<Exclude<Arrangement, 'semy'>, { readonly number: string; readonly order: string }>>;
  readonly beasts: Readonly<Record<Beast, Noun>>;
  /** Each is declined; two are joined by «und». */
  readonly attitudes: Readonly<Record<Attitude, readonly string[]>>;
  readonly cadencies: Readonly<Record<Cadency, string>>;
}

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
    fess: { noun: 'Balken', gender: 'm' },
    pale: { noun: 'Pfahl', gender: 'm' },
    bend: { noun: 'Schrägbalken', gender: 'm' },
    'bend-sinister': { noun: 'Schräglinksbalken', gender: 'm' },
    chevron: { noun: 'Sparren', gender: 'm' },
    chief: { noun: 'Schildhaupt', gender: 'n' },
    saltire: { noun: 'Schragen', gender: 'm' },
    bordure: { noun: 'Bord', gender: 'm' },
    pile: { noun: 'Keil', gender: 'm' },
    cross: { noun: 'Kreuz', gender: 'n' },
  },
  lines: {
    wavy: 'gewellt',
    indented: 'gezahnt',
    embattled: 'gezinnt',
    engrailed: 'gedornt',
    invected: 'geschuppt',
    nebuly: 'gewolkt',
    dancetty: 'gespitzt',
    raguly: 'geästet',
    dovetailed: 'schwalbenschwanzförmig geschnitten',
    rayonny: 'geflammt',
  },
  charges: {
    lozenge: { noun: 'Raute', gender: 'f', many: 'Rauten', manyDative: 'Rauten' },
    billet: { noun: 'Schindel', gender: 'f', many: 'Schindeln', manyDative: 'Schindeln' },
    trefoil: { noun: 'Kleeblatt', gender: 'n', many: 'Kleeblätter', manyDative: 'Kleeblättern' },
    escallop: { noun: 'Muschel', gender: 'f', many: 'Muscheln', manyDative: 'Muscheln' },
    key: { noun: 'Schlüssel', gender: 'm', many: 'Schlüssel', manyDative: 'Schlüsseln' },
    'cross-couped': { adjective: 'schwebend', noun: 'Kreuz', gender: 'n', many: 'Kreuze', manyDative: 'Kreuzen' },
    sword: { noun: 'Schwert', gender: 'n', many: 'Schwerter', manyDative: 'Schwertern' },
    tower: { noun: 'Turm', gender: 'm', many: 'Türme', manyDative: 'Türmen' },
    garb: { noun: 'Garbe', gender: 'f', many: 'Garben', manyDative: 'Garben' },
    crown: { noun: 'Krone', gender: 'f', many: 'Kronen', manyDative: 'Kronen' },
  },
  arrangements: {
    'two-in-fess': { number: 'zwei', order: 'balkenweise gestellt' },
    'two-in-pale': { number: 'zwei', order: 'pfahlweise gestellt' },
    'three-in-fess': { number: 'drei', order: 'balkenweise gestellt' },
    'three-in-pale': { number: 'drei', order: 'pfahlweise gestellt' },
    'three-in-bend': { number: 'drei', order: 'schrägbalkenweise gestellt' },
    'three-two-and-one': { number: 'drei', order: '2:1 gestellt' },
    'five-in-cross': { number: 'fünf', order: 'kreuzweise gestellt' },
    'five-in-saltire': { number: 'fünf', order: 'schragenweise gestellt' },
    'six-three-two-and-one': { number: 'sechs', order: '3:2:1 gestellt' },
  },
  beasts: {
    talbot: { noun: 'Bracke', gender: 'f' },
    boar: { noun: 'Eber', gender: 'm' },
    bull: { noun: 'Stier', gender: 'm' },
    wolf: { noun: 'Wolf', gender: 'm' },
    bear: { noun: 'Bär', gender: 'm', dative: 'Bären' },
    stag: { noun: 'Hirsch', gender: 'm' },
    horse: { noun: 'Ross', gender: 'n' },
    unicorn: { noun: 'Einhorn', gender: 'n' },
    griffin: { noun: 'Greif', gender: 'm', dative: 'Greifen' },
    lion: { noun: 'Löwe', gender: 'm', dative: 'Löwen' },
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
  cadencies: {
    'baton-sinister': 'ein Bastardfaden',
    octofoil: 'ein Achtblatt',
    'cross-moline': 'ein Ankerkreuz',
    rose: 'eine Rose',
    'fleur-de-lis': 'eine Lilie',
    annulet: 'ein Ring',
    martlet: 'eine Merlette',
    mullet: 'ein Stern',
    crescent: 'ein liegender Mond',
    label: 'ein Turnierkragen',
  },
};
