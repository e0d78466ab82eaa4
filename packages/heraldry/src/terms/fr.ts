import type { Arrangement, Attitude, Beast, Cadency, Charge, Field, Line, Ordinary, Tincture } from '../elements.ts';

/** An adjective: « ondé, ondée ». */
interface Agreeing {
  readonly m: string;
  readonly f: string;
}

type Gender = keyof Agreeing;

/** The words of a French blazon. Things stand with their preposition: « à la fasce, au pal ». */
interface French {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  readonly ordinaries: Readonly<Record<Ordinary, { readonly to: string; readonly gender: Gender }>>;
  readonly lines: Readonly<Record<Line, Agreeing>>;
  /** `to` is one, `many` several, `of` after « semé ». */
  readonly charges: Readonly<Record<Charge, { readonly to: string; readonly many: string; readonly of: string; readonly gender: Gender }>>;
  readonly arrangements: Readonly<Record<Exclude<Arrangement, 'semy'>, { readonly number: string; readonly order: Agreeing }>>;
  readonly beasts: Readonly<Record<Beast, { readonly to: string; readonly gender: Gender }>>;
  /** `aside` is said after the tincture. */
  readonly attitudes: Readonly<Record<Attitude, Agreeing & { readonly aside?: string }>>;
  /** Attitudes that have a name of their own with some beasts (rule 7.2). */
  readonly special: Readonly<Partial<Record<Beast, Readonly<Partial<Record<Attitude, Agreeing & { readonly aside?: string }>>>>>>;
  /** A lion is named after its attitude (rule 7.2). */
  readonly lions: Readonly<Partial<Record<Attitude, string>>>;
  /** After « brisé ». */
  readonly cadencies: Readonly<Record<Cadency, string>>;
}

const FACING = 'la tête de front';

/** Reared up, said in the beast's own word. */
const reared = (m: string, f: string) => ({ rampant: { m, f }, 'rampant-guardant': { m, f, aside: FACING } });

export const FR: French = {
  fields: {
    'per-pale': 'parti',
    'per-fess': 'coupé',
    'per-bend': 'tranché',
    'per-bend-sinister': 'taillé',
    'per-chevron': 'divisé en chevron',
    quarterly: 'écartelé',
    'per-saltire': 'écartelé en sautoir',
    'barry-of-six': 'fascé de six pièces',
    chequy: 'échiqueté',
    gyronny: 'gironné',
  },
  tinctures: {
    or: 'd’or',
    argent: 'd’argent',
    gules: 'de gueules',
    azure: 'd’azur',
    sable: 'de sable',
    vert: 'de sinople',
    purpure: 'de pourpre',
    ermine: 'd’hermine',
    vair: 'de vair',
    'counter-vair': 'de contre-vair',
  },
  ordinaries: {
    fess: { to: 'à la fasce', gender: 'f' },
    pale: { to: 'au pal', gender: 'm' },
    bend: { to: 'à la bande', gender: 'f' },
    'bend-sinister': { to: 'à la barre', gender: 'f' },
    chevron: { to: 'au chevron', gender: 'm' },
    chief: { to: 'au chef', gender: 'm' },
    saltire: { to: 'au sautoir', gender: 'm' },
    bordure: { to: 'à la bordure', gender: 'f' },
    pile: { to: 'à la pile', gender: 'f' },
    cross: { to: 'à la croix', gender: 'f' },
  },
  lines: {
    wavy: { m: 'ondé', f: 'ondée' },
    indented: { m: 'denché', f: 'denchée' },
    embattled: { m: 'crénelé', f: 'crénelée' },
    engrailed: { m: 'engrêlé', f: 'engrêlée' },
    invected: { m: 'cannelé', f: 'cannelée' },
    nebuly: { m: 'nébulé', f: 'nébulée' },
    dancetty: { m: 'vivré', f: 'vivrée' },
    raguly: { m: 'écoté', f: 'écotée' },
    dovetailed: { m: 'enté en queue d’aronde', f: 'entée en queue d’aronde' },
    rayonny: { m: 'rayonné', f: 'rayonnée' },
  },
  charges: {
    lozenge: { to: 'à la losange', many: 'losanges', of: 'de losanges', gender: 'f' },
    billet: { to: 'à la billette', many: 'billettes', of: 'de billettes', gender: 'f' },
    trefoil: { to: 'au trèfle', many: 'trèfles', of: 'de trèfles', gender: 'm' },
    escallop: { to: 'à la coquille', many: 'coquilles', of: 'de coquilles', gender: 'f' },
    key: { to: 'à la clef', many: 'clefs', of: 'de clefs', gender: 'f' },
    'cross-couped': { to: 'à la croix alésée', many: 'croix alésées', of: 'de croix alésées', gender: 'f' },
    sword: { to: 'à l’épée', many: 'épées', of: 'd’épées', gender: 'f' },
    tower: { to: 'à la tour', many: 'tours', of: 'de tours', gender: 'f' },
    garb: { to: 'à la gerbe', many: 'gerbes', of: 'de gerbes', gender: 'f' },
    crown: { to: 'à la couronne', many: 'couronnes', of: 'de couronnes', gender: 'f' },
  },
  arrangements: {
    'two-in-fess': { number: 'deux', order: { m: 'rangés en fasce', f: 'rangées en fasce' } },
    'two-in-pale': { number: 'deux', order: { m: 'rangés en pal', f: 'rangées en pal' } },
    'three-in-fess': { number: 'trois', order: { m: 'rangés en fasce', f: 'rangées en fasce' } },
    'three-in-pale': { number: 'trois', order: { m: 'rangés en pal', f: 'rangées en pal' } },
    'three-in-bend': { number: 'trois', order: { m: 'rangés en bande', f: 'rangées en bande' } },
    'three-two-and-one': { number: 'trois', order: { m: 'posés 2 et 1', f: 'posées 2 et 1' } },
    'five-in-cross': { number: 'cinq', order: { m: 'posés en croix', f: 'posées en croix' } },
    'five-in-saltire': { number: 'cinq', order: { m: 'posés en sautoir', f: 'posées en sautoir' } },
    'six-three-two-and-one': { number: 'six', order: { m: 'posés 3, 2 et 1', f: 'posées 3, 2 et 1' } },
  },
  beasts: {
    talbot: { to: 'au braque', gender: 'm' },
    boar: { to: 'au sanglier', gender: 'm' },
    bull: { to: 'au taureau', gender: 'm' },
    wolf: { to: 'au loup', gender: 'm' },
    bear: { to: 'à l’ours', gender: 'm' },
    stag: { to: 'au cerf', gender: 'm' },
    horse: { to: 'au cheval', gender: 'm' },
    unicorn: { to: 'à la licorne', gender: 'f' },
    griffin: { to: 'au griffon', gender: 'm' },
    lion: { to: 'au lion', gender: 'm' },
  },
  attitudes: {
    statant: { m: 'arrêté', f: 'arrêtée' },
    passant: { m: 'passant', f: 'passante' },
    sejant: { m: 'assis', f: 'assise' },
    couchant: { m: 'couché', f: 'couchée' },
    courant: { m: 'courant', f: 'courante' },
    salient: { m: 'saillant', f: 'saillante' },
    rampant: { m: 'rampant', f: 'rampante' },
    'passant-guardant': { m: 'passant', f: 'passante', aside: FACING },
    'sejant-erect': { m: 'assis et dressé', f: 'assise et dressée' },
    'rampant-guardant': { m: 'rampant', f: 'rampante', aside: FACING },
  },
  special: {
    horse: reared('forcené', 'forcenée'),
    bull: reared('furieux', 'furieuse'),
    wolf: reared('ravissant', 'ravissante'),
    bear: reared('levé', 'levée'),
    griffin: reared('', ''),
  },
  lions: {
    rampant: 'au lion',
    passant: 'au lion léopardé',
    'passant-guardant': 'au léopard',
    'rampant-guardant': 'au léopard lionné',
  },
  cadencies: {
    'baton-sinister': 'd’un bâton en barre',
    octofoil: 'd’une double-quartefeuille',
    'cross-moline': 'd’une croix ancrée',
    rose: 'd’une rose',
    'fleur-de-lis': 'd’une fleur de lis',
    annulet: 'd’un annelet',
    martlet: 'd’une merlette',
    mullet: 'd’une étoile',
    crescent: 'd’un croissant',
    label: 'd’un lambel à trois pendants',
  },
};
