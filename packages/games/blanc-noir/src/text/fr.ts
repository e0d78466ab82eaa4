import type { Naming } from '@tabard/core';
import type { Card, Colour, Face, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import {
  aimOf,
  type Ink,
  listed,
  partsOf,
  type ScrollName,
  scrollColour,
  scrollName,
  sheet,
  standing,
  thingNamed,
  wordsOf,
} from './lexicon.ts';
import type { BlancNoirWords } from './words.ts';

const colours: Readonly<Record<Ink, string>> = { r: 'rouge', y: 'jaune', b: 'bleu', g: 'vert', black: 'noir' };
const FEMININE_COLOURS: Readonly<Record<Colour, string>> = { r: 'rouge', y: 'jaune', b: 'bleue', g: 'verte' };

const names: Readonly<Record<Face, string>> = {
  1: 'Grande épée',
  2: 'Épées jumelles',
  3: 'Boomerang',
  4: 'Arc long',
  5: 'Dague',
  6: 'Saï',
  7: 'Fouet de guerre',
  8: 'Hallebarde',
  9: 'Hache de guerre',
  priestess: 'Prêtresse',
  mage: 'Mage',
  jester: 'Bouffon',
  lord: 'Seigneur',
  princess: 'Princesse',
  knight: 'Chevalier',
  prince: 'Prince',
  golem: 'Golem',
  pixie: 'Lutin',
  gargoyle: 'Gargouille',
  valkyrie: 'Valkyrie',
  dragon: 'Dragon',
  goddess: 'Déesse',
};

const scrolls: Readonly<Record<ScrollName, string>> = {
  herald: 'Héraut',
  explosion: 'Explosion',
  blizzard: 'Blizzard',
  'shock-wave': 'Onde de choc',
  mirage: 'Mirage',
  tornado: 'Tornade',
  salvation: 'Salut',
  menace: 'Menace',
  revelation: 'Révélation',
};

/** The feminine nouns among cards and scrolls; the rest, and every number, is masculine. */
const FEMININE = new Set([
  'Prêtresse',
  'Princesse',
  'Gargouille',
  'Valkyrie',
  'Déesse',
  'Explosion',
  'Onde de choc',
  'Tornade',
  'Menace',
  'Révélation',
]);

type Article = 'le' | 'un' | 'aucun' | 'none';

/** «le 7 rouge», «une Prêtresse bleue», «l’Explosion», «Golem». */
function phrase(noun: string, colour: Colour | undefined, article: Article): string {
  const feminine = FEMININE.has(noun);
  const adjective = colour ? ` ${feminine ? FEMININE_COLOURS[colour] : colours[colour]}` : '';
  return articleBefore(noun, feminine, article) + noun + adjective;
}

function articleBefore(noun: string, feminine: boolean, article: Article): string {
  switch (article) {
    case 'le':
      if (/^[EO]/.test(noun)) return 'l’';
      return feminine ? 'la ' : 'le ';
    case 'un':
      return feminine ? 'une ' : 'un ';
    case 'aucun':
      return feminine ? 'aucune ' : 'aucun ';
    case 'none':
      return '';
  }
}

function cardPhrase(one: Card, article: Article): string {
  const { face, ink } = partsOf(one);
  return phrase(typeof face === 'number' ? String(face) : names[face], ink === 'black' ? undefined : ink, article);
}
const scrollPhrase = (one: Scroll, article: Article): string => phrase(scrolls[scrollName(one)], scrollColour(one), article);

const card = (one: Card): string => cardPhrase(one, 'none');
const scroll = (one: Scroll): string => scrollPhrase(one, 'none');
const theCard = (one: Card): string => cardPhrase(one, 'le');
const theScroll = (one: Scroll): string => scrollPhrase(one, 'le');
const thing = (text: string): string =>
  thingNamed(text, { card: theCard, scroll: theScroll, escort: 'l’Escorte', word: word => `« ${word} »` });

const et = (items: readonly string[]): string => listed(items, ', ', ' et ');
const cards = (some: readonly Card[]): string => et(some.map(theCard));
const cardCount = (count: number): string => (count === 1 ? 'une carte' : `${count} cartes`);
const scrollCount = (count: number): string => (count === 1 ? 'un parchemin' : `${count} parchemins`);
/** «de Mira», «d’Ada». */
const of = (player: string): string => (/^[aàâeéèêëiîïoôuùû]/i.test(player) ? `d’${player}` : `de ${player}`);
const place = (where: Place, name: Naming): string =>
  where === 'pile' ? 'le premier parchemin de la pile' : `le parchemin ${where.index + 1} ${of(name(where.seat))}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Special with its number, which is what has to match: «un Chevalier bleu (25)». */
function numbered(one: Card): string {
  const { face, number } = partsOf(one);
  return typeof face === 'number' ? cardPhrase(one, 'un') : `${cardPhrase(one, 'un')} (${number})`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `La défausse montre ${numbered(top)} ; ${numbered(one)} n’a ni sa couleur ni son nombre.`;
  if (!colour) return `La défausse montre ${numbered(top)} ; ${numbered(one)} ne va pas dessus.`;
  return `La défausse montre ${cardPhrase(top, 'un')} et la couleur annoncée est le ${colours[colour]} ; ${numbered(one)} n’a ni cette couleur ni le nombre ${number}.`;
}

const aims = {
  player: (one: string) => `${one} vise une autre personne à la table.`,
  scroll: (one: string) => `${one} vise un autre parchemin, posé devant quelqu’un.`,
  nothing: (one: string) => `${one} s’utilise sans cible.`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: ' et solde la chaîne',
  dragon: ' sous le souffle du Dragon',
  explosion: ' après l’Explosion',
  blizzard: ' dans le Blizzard',
  penalty: ' en pénalité pour la dernière carte',
};

const excluders: Readonly<Record<Excluder, string>> = {
  herald: 'Héraut',
  salvation: 'Salut',
  lord: 'Ordre',
  goddess: 'Bénédiction',
  princess: 'Princesse',
  escort: 'Escorte',
};

export const fr: BlancNoirWords = wordsOf({
  title: 'Blanc Noir',
  tagline: 'Videz votre main, allongez la chaîne, et dites deux mots au bon moment.',
  colours,
  names,
  card,
  scroll,
  abilities: {
    normal:
      'Une carte Normale n’a pas de capacité. Trois du même nombre achètent un parchemin, et seule une Normale peut être votre dernière carte.',
    priestess: 'Prière : vous gagnez le premier parchemin de la pile.',
    mage: 'Demi-tour : le sens du jeu s’inverse. À deux, rien ne se passe.',
    jester: 'Saut : la personne suivante passe son tour. À deux, vous rejouez.',
    lord: 'Ordre : vous excluez de votre main une ou deux Normales de sa couleur.',
    princess: 'Vous pouvez exclure une Spéciale. Si c’est le Prince de sa couleur, l’Escorte suit : vous excluez tout sauf une carte.',
    knight: 'Chaîne +2 : la personne suivante ajoute un 25 ou pioche le total.',
    prince: 'Chaîne +2 et Demi-tour : la personne suivante ajoute un 25 ou pioche le total, et le sens du jeu s’inverse.',
    golem: 'Joker. Chaîne +4 : la personne suivante ajoute un 25 ou pioche le total.',
    pixie: 'Joker. Farce : vous échangez deux parchemins.',
    gargoyle: 'Joker. Guet : la main d’une autre personne est montrée.',
    valkyrie: 'Joker. Aurore : vous pouvez reprendre une carte de la défausse, sauf une Valkyrie.',
    dragon: 'Joker. Souffle du Dragon : une autre personne pioche aussitôt 4 cartes.',
    goddess: 'Joker. Bénédiction : vous excluez de votre main une ou deux cartes de votre choix.',
  },
  effects: {
    herald: 'Excluez de votre main des cartes de sa couleur ; il vous en reste au moins deux.',
    explosion: 'Une autre personne pioche 2 cartes.',
    blizzard: 'Tous les autres piochent une carte.',
    'shock-wave': 'Un autre parchemin, de n’importe qui, visible ou caché, retourne dans la pile.',
    mirage: 'Votre tour s’arrête aussitôt. Une chaîne reste pour la personne suivante.',
    tornado: 'Tous les autres parchemins sont mélangés, et chacun en reçoit un.',
    salvation: 'Avec cinq cartes ou plus, excluez-en jusqu’à n’en garder que quatre.',
    menace: 'Donnez un Dragon, un Golem et une Gargouille à une autre personne : la quête est aussitôt réussie.',
    revelation: 'Vous gagnez deux parchemins.',
  },
  options: {
    edition: {
      label: 'Édition',
      values: {
        ja: { label: 'Japonaise', help: 'Les règles d’origine.' },
        de: {
          label: 'Allemande',
          help: 'Les Spéciales achètent aussi des parchemins, un Héraut prend toute sa couleur, le Seigneur atteint les Spéciales, la Princesse seulement son Prince.',
        },
        fr: {
          label: 'Française',
          help: 'Seigneur et Déesse doivent exclure deux cartes, et après l’annonce une dernière Spéciale est permise, contre 4 cartes de pénalité.',
        },
      },
    },
    deck: {
      label: 'Paquet',
      values: {
        box: {
          label: '125 cartes, comme promis sur la boîte',
          help: 'Une reconstitution : les livrets promettent 125 cartes Nombre mais n’en énumèrent que 121. Nous ajoutons un second Chevalier par couleur.',
        },
        listed: {
          label: '121 cartes, comme énuméré',
          help: 'Exactement les cartes que les livrets énumèrent, quatre de moins que promis.',
        },
      },
    },
    goal: {
      label: 'Objectif',
      values: {
        200: { label: '200 points', help: 'La partie s’arrête après la manche où quelqu’un dépasse 200 ; le plus petit total gagne.' },
        100: { label: '100 points', help: 'Une partie plus courte : elle s’arrête après la manche où quelqu’un dépasse 100.' },
        round: { label: 'Une seule manche', help: 'Une manche décide de tout.' },
      },
    },
    call: {
      label: 'L’annonce',
      values: {
        players: { label: 'Par les joueurs', help: 'À vous de penser à dire « Blanc Noir ! »' },
        automatic: { label: 'Automatique', help: '« Blanc Noir ! » est dit pour vous quand votre tour s’achève avec une carte.' },
      },
    },
  },
  refused: 'Ce n’est pas possible ici.',
  refusals: {
    'game-over': () => 'La partie est terminée ; on ne joue plus.',
    'not-your-turn': () => 'C’est à quelqu’un d’autre de jouer.',
    unreadable: ({ text }) => `« ${text} » n’est pas un coup de ce jeu.`,
    'wrong-phase': ({ decision }) => `Il y a autre chose à décider maintenant. ${decision}`,
    'not-in-hand': ({ card: one }) => `Il manque ${cardPhrase(one, 'un')} dans votre main pour cela.`,
    'play.does-not-fit': ({ card: one, top, colour }) => doesNotFit(one, top, colour),
    'play.chain': ({ card: one, chain }) =>
      `Une chaîne de ${chain} est en cours : on y ajoute un 25, pas ${numbered(one)}. Sinon, vous piochez ${chain} cartes.`,
    'play.called-special': ({ card: one }) =>
      `Après « Blanc Noir ! », la dernière carte doit être une Normale, et ${theCard(one)} est une Spéciale.`,
    'play.needs-colour': ({ card: one }) => `${capital(theCard(one))} est une carte noire : annoncez sa couleur.`,
    'play.needs-no-colour': ({ card: one }) => `${capital(theCard(one))} garde sa propre couleur ; rien à annoncer.`,
    'draw.nothing-to-draw': () => 'Il n’y a plus rien à piocher, et une de vos cartes convient : défaussez-la.',
    'buy.not-one-number': () => 'Un parchemin coûte trois cartes du même nombre.',
    'buy.not-normals': ({ card: one }) => `Seules les Normales, de 1 à 9, achètent un parchemin ; ${theCard(one)} est une Spéciale.`,
    'buy.pile-empty': () => 'La pile de parchemins est vide ; il n’y a rien à acheter.',
    'use.not-yours': ({ scroll: one }) => `Devant vous, ${scrollPhrase(one, 'aucun')} face cachée.`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](capital(theScroll(one))),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](capital(theScroll(one)))} Choisissez à nouveau.`,
    'use.herald-few': ({ scroll: one, hand }) => `${capital(theScroll(one))} laisse au moins 2 cartes en main, et vous en avez ${hand}.`,
    'use.herald-none': ({ scroll: one }) =>
      `Vous n’avez pas de carte ${FEMININE_COLOURS[scrollColour(one)!]} à exclure avec ${theScroll(one)}.`,
    'use.no-cards': ({ scroll: one }) => `Il n’y a plus rien à piocher ; ${theScroll(one)} resterait sans effet.`,
    'use.no-scroll': ({ scroll: one }) => `Il n’y a pas d’autre parchemin en jeu pour ${theScroll(one)}.`,
    'use.salvation-few': ({ hand }) => `Le Salut agit à partir de 5 cartes en main, et vous en avez ${hand}.`,
    'use.menace-missing': ({ missing }) =>
      `La Menace donne un Dragon, un Golem et une Gargouille ; il vous manque encore ${et(missing.map(one => cardPhrase(one, 'un')))}.`,
    'use.pile-empty': ({ scroll: one }) => `La pile de parchemins est vide ; ${theScroll(one)} n’apporterait rien.`,
    'exclude.not-eligible': ({ card: one, by }) =>
      `Avec ${thing(by)}, on ne peut pas exclure ${theCard(one)} ; choisissez une autre carte.`,
    'exclude.must-go-on': ({ by }) => `${capital(thing(by))} n’a pas fini : il reste une carte à exclure.`,
    'target.bad': ({ by }) => `Pour ${thing(by)}, choisissez une autre personne à la table.`,
    'swap.bad': () => 'Le Lutin ne peut pas échanger ces deux parchemins ; essayez une autre paire.',
    'take.not-there': ({ card: one }) => `La défausse ne contient ${cardPhrase(one, 'aucun')}.`,
    'take.valkyrie': () => 'La Valkyrie reprend toute carte de la défausse, sauf une Valkyrie.',
    'config.unreadable': () => 'Ces options sont illisibles.',
    'config.unknown-option': ({ key }) => `L’option « ${key} » n’existe pas.`,
    'config.unknown-value': ({ key, value, values }) => `« ${value} » n’est pas un choix pour « ${key} » ; possibles : ${et(values)}.`,
    'position.unreadable': ({ field }) => `La position est illisible à « ${field} ».`,
    'position.unknown-card': ({ card: text }) => `« ${text} » n’est ni une carte ni un parchemin de ce jeu.`,
    'position.too-many': ({ card: text }) => `La position en contient plus que le paquet : ${thing(text)}.`,
    'position.seats': ({ seats }) => `Blanc Noir se joue de 2 à 6 ; la position compte ${seats} places.`,
    'position.discard-empty': () => 'Il faut au moins une carte dans la défausse.',
    'position.called': ({ seat }) => `La place @${seat} a fait l’annonce sans avoir exactement une carte.`,
    'position.chain': ({ chain }) => `Une chaîne de ${chain} est impossible ici : une chaîne est un nombre pair et repose sur un 25.`,
    'position.colour': ({ top }) => `La couleur en vigueur ne s’accorde pas avec la carte du dessus (${card(top)}) et la phase.`,
    'position.call': () =>
      'La phase « call » demande exactement une carte en main, sans annonce faite, et des annonces laissées aux joueurs.',
    'position.pending': ({ by }) => {
      return by ? `Dans cette phase, ${thing(by)} ne peut pas être à l’œuvre.` : 'Ce qui est à l’œuvre ne s’accorde pas avec la phase.';
    },
    'position.no-choice': ({ by }) => `Pour ${thing(by)}, il n’y a plus rien à choisir.`,
    'position.points': ({ points }) => `Avec ${points} points, la partie serait déjà terminée.`,
  },
  facts: {
    'round-began': ({ round, first, top }, name) => `La manche ${round} commence sur ${numbered(top)}. ${name(first)} ouvre le jeu.`,
    'colour-named': ({ seat, colour }, name) => `${name(seat)} annonce le ${colours[colour]}.`,
    bought: ({ seat, cards: paid }, name) => `${name(seat)} exclut ${cards(paid)} pour acheter un parchemin.`,
    gained({ seat, count, scrolls: gained }, name) {
      if (count === 0) return `Il ne reste pas de parchemin pour ${name(seat)}.`;
      return `${name(seat)} gagne ${gained ? et(gained.map(theScroll)) : scrollCount(count)}.`;
    },
    used: ({ seat, scroll: one, target }, name) =>
      target === undefined ? `${name(seat)} utilise ${theScroll(one)}.` : `${name(seat)} utilise ${theScroll(one)} contre ${name(target)}.`,
    returned({ owner, index, up, scroll: one }, name) {
      const face = up ? 'face visible' : 'face cachée';
      return `Le parchemin ${index + 1} ${of(name(owner))} (${one ? scroll(one) : face}) retourne dans la pile.`;
    },
    scattered({ counts, scrolls: dealt }, name) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [` ${name(seat)} reçoit ${theScroll(one)}.`] : []));
      const who = without.length === 0 ? 'chacun en reçoit un' : `il n’y en a pas pour ${et(without)}`;
      return `Les parchemins tourbillonnent et sont redistribués ; ${who}.${known.join('')}`;
    },
    menaced: ({ seat, target }, name) => `${name(seat)} remet un Dragon, un Golem et une Gargouille à ${name(target)}.`,
    drew({ seat, count, cause, cards: drawn }, name) {
      if (count === 0) return `${name(seat)} ne trouve rien à piocher${cause === 'chain' ? ' ; la chaîne est soldée' : ''}.`;
      return `${name(seat)} pioche ${drawn ? cards(drawn) : cardCount(count)}${causes[cause]}.`;
    },
    reshuffled: ({ count }) => `La défausse est mélangée et devient la pioche (${count}).`,
    played({ seat, card: one, colour }, name) {
      const naming = colour ? ` et annonce le ${colours[colour]}` : '';
      return `${name(seat)} défausse ${theCard(one)}${naming}.`;
    },
    chained: ({ added, sum }) => (added === sum ? `Une chaîne commence à ${sum}.` : `La chaîne augmente de ${added} et passe à ${sum}.`),
    reversed({ direction }) {
      const way = direction === 1 ? 'dans le sens horaire' : 'dans le sens antihoraire';
      return `Le jeu fait demi-tour et tourne maintenant ${way}.`;
    },
    skipped: ({ seat }, name) => `${name(seat)} passe son tour.`,
    excluded: ({ seat, card: one, by }, name) => `${name(seat)} exclut ${theCard(one)} (${excluders[by]}).`,
    swapped: ({ seat, places: [one, other] }, name) => `${name(seat)} échange ${place(one, name)} avec ${place(other, name)}.`,
    scouted({ seat, target, open, hand }, name) {
      const shown = open ? `La main ${of(name(target))} est montrée à tous` : `${name(seat)} regarde la main ${of(name(target))}`;
      if (!hand) return `${shown}.`;
      return `${shown} : ${hand.length === 0 ? 'elle est vide' : et(hand.map(card))}.`;
    },
    took({ seat, taken, card: one }, name) {
      if (!taken) return `${name(seat)} ne reprend rien dans la défausse.`;
      return `${name(seat)} reprend ${one ? theCard(one) : 'une carte'} dans la défausse.`;
    },
    called: ({ seat }, name) => `${name(seat)} annonce « Blanc Noir ! »`,
    'kept-silent': ({ seat }, name) => `${name(seat)} termine son tour sans un mot.`,
    'round-over'(fact, name) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? ' par la Menace' : '';
      const first =
        quest === null ? `La manche ${round} s’arrête : blocage.` : `${name(quest)} réussit la quête de la manche ${round}${how}.`;
      const exact = halved.map(seat => ` ${name(seat)} tombe juste sur l’objectif, réduit de moitié à ${totals[seat]}.`);
      return `${first} Points : ${sheet(fact, name, ', ')}.${exact.join('')}`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const first = winners.length === 1 ? `${winners[0]} gagne la partie.` : `${et(winners)} se partagent la victoire.`;
      return `${first} Total : ${standing(fact, name, ', ')}.`;
    },
  },
  moves: {
    colour: colour => `Annoncer le ${colours[colour]}`,
    buy: paid => `Exclure ${cards(paid)}, acheter un parchemin`,
    use: one => `Utiliser ${theScroll(one)}`,
    useOnPlayer: (one, player) => `Utiliser ${theScroll(one)} contre ${player}`,
    useOnScroll: (one, where, name) => `Utiliser ${theScroll(one)} contre ${place(where, name)}`,
    draw: 'Piocher',
    play: one => `Défausser ${theCard(one)}`,
    playNaming: (one, colour) => `Défausser ${theCard(one)}, annoncer le ${colours[colour]}`,
    exclude: one => `Exclure ${theCard(one)}`,
    done: 'Terminer',
    target: player => `Choisir ${player}`,
    swap: ([one, other], name) => `Échanger ${place(one, name)} avec ${place(other, name)}`,
    take: one => `Reprendre ${theCard(one)}`,
    takeNone: 'Ne rien reprendre',
    call: 'Annoncer « Blanc Noir ! »',
    silent: 'Finir le tour',
  },
  decisions: {
    startColour: 'Annoncez la couleur de la première carte.',
    turn: 'Défaussez ou piochez une carte ; les parchemins viennent avant.',
    chain: sum => `Ajoutez un 25 ou piochez ${sum} cartes ; les parchemins viennent avant.`,
    herald: colour => `Excluez des cartes ${FEMININE_COLOURS[colour]}s ; il vous en reste au moins deux.`,
    exclude: {
      salvation: 'Excluez des cartes jusqu’à en garder quatre.',
      lord: 'Excluez des cartes de la couleur du Seigneur.',
      goddess: 'Excluez une ou deux cartes.',
      princess: 'Excluez une carte pour la Princesse, ou aucune.',
      escort: 'Excluez des cartes jusqu’à en garder une.',
      any: 'Excluez une carte.',
    },
    target: {
      gargoyle: 'Choisissez la main qui sera montrée.',
      dragon: 'Choisissez qui pioche 4 cartes.',
      any: 'Choisissez une personne.',
    },
    swap: 'Choisissez deux parchemins à échanger.',
    take: 'Reprenez une carte de la défausse, ou rien.',
    call: 'Finissez votre tour.',
    over: 'La partie est terminée.',
  },
  over: { goal: 'L’objectif est dépassé.', round: 'La manche convenue est jouée.' },
});
