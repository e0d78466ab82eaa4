import { deFrench, listing, type Naming, plural, type Seat, type Telling } from '@tabard/core';
import type { Card, Colour, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import type { Exclusion } from '../engine/questions.ts';
import { help } from './help/fr.ts';
import { aimOf, partsOf, scrollColour, scrollName, sheet, standing, thingNamed, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/fr.ts';
import type { BlancNoirWords, ScrollAt } from './words.ts';

const { abilities, colours, names, scrolls } = t;
const FEMININE_COLOURS: Readonly<Record<Colour, string>> = { r: 'rouge', y: 'jaune', b: 'bleue', g: 'verte' };

/** The feminine nouns among cards and scrolls; the rest, and every number, is masculine. */
const FEMININE = new Set<string>([
  names.priestess,
  names.princess,
  names.gargoyle,
  names.valkyrie,
  names.goddess,
  scrolls.explosion,
  scrolls['shock-wave'],
  scrolls.tornado,
  scrolls.menace,
  scrolls.revelation,
]);

type Article = 'le' | 'un' | 'aucun' | 'de' | 'none';

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
    case 'de':
      return /^[EO]/.test(noun) ? 'd’' : 'de ';
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
  thingNamed(text, { card: theCard, scroll: theScroll, escort: `l’${abilities.escort}`, word: word => `«\u00a0${word}\u00a0»` });

const et = listing('fr');
const inTurn = listing('fr', 'commas');
const ou = listing('fr', 'or');
const forms = plural('fr');
const cards = (some: readonly Card[]): string => et(some.map(theCard));
const cardCount = (count: number): string => forms(count, 'une carte', `${count} cartes`);
const scrollCount = (count: number): string => forms(count, `un ${t.scroll.one}`, `${count} ${t.scroll.other}`);
const place = (where: Place, name: Naming, seen?: ScrollAt): string => {
  if (where === 'pile') return `le premier ${t.scroll.one} de la pile`;
  const one = seen?.(where);
  return `${one ? theScroll(one) : `le ${t.scroll.one} ${where.index + 1}`} ${deFrench(name(where.seat))}`;
};
/** The same to whom it may belong. */
const placeTold = (where: Place, { name, isYou }: Telling): string =>
  where !== 'pile' && isYou(where.seat) ? `votre ${t.scroll.one} ${where.index + 1}` : place(where, name);
const object = (seat: Seat, { name, isYou }: Pick<Telling, 'name' | 'isYou'>): string => (isYou(seat) ? 'vous' : name(seat));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Special with its number, which is what has to match: «un Chevalier bleu (25)». */
function numbered(one: Card): string {
  const { face, number } = partsOf(one);
  return typeof face === 'number' ? cardPhrase(one, 'un') : `${cardPhrase(one, 'un')} (${number})`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `La ${t.discardPile} montre ${numbered(top)}\u202f; ${numbered(one)} n’a ni sa couleur ni son nombre.`;
  if (!colour) return `La ${t.discardPile} montre ${numbered(top)}\u202f; ${numbered(one)} ne va pas dessus.`;
  return `La ${t.discardPile} montre ${cardPhrase(top, 'un')} et la couleur annoncée est le ${colours[colour]}\u202f; ${numbered(one)} n’a ni cette couleur ni le nombre ${number}.`;
}

const aims = {
  player: (one: string) => `${one} vise une autre personne à la table.`,
  scroll: (one: string) => `${one} vise un autre ${t.scroll.one}, posé devant quelqu’un.`,
  nothing: (one: string) => `${one} s’utilise sans cible.`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: ` et met fin à l’${t.chain}`,
  dragon: ` sous le ${abilities.breath}`,
  explosion: ' après l’Explosion',
  blizzard: ` dans le ${scrolls.blizzard}`,
  penalty: ' en pénalité pour la dernière carte',
  silence: ', faute d’avoir annoncé «\u00a0Blanc Noir\u202f!\u00a0»',
};

/** What makes one draw, before «vous piochez 4 cartes». */
const blows = {
  dragon: `Le ${names.dragon} vous atteint\u00a0:`,
  explosion: `L’${scrolls.explosion} vous atteint\u00a0:`,
  blizzard: `Le ${scrolls.blizzard} souffle\u00a0:`,
  penalty: 'Pénalité pour la dernière carte\u00a0:',
  silence: 'Vous n’avez pas annoncé «\u00a0Blanc Noir\u202f!\u00a0»\u00a0:',
} as const;

const excluders: Readonly<Record<Excluder, string>> = {
  herald: scrolls.herald,
  salvation: scrolls.salvation,
  lord: abilities.command,
  goddess: abilities.blessing,
  princess: names.princess,
  escort: abilities.escort,
};

/** «Excluez jusqu’à 2 cartes bleues de 1 à 9.» */
function excluding({ wants, colour, gone, left, must }: Exclusion): string {
  const what = (count: number): string => {
    if (wants === 'special') return forms(count, `carte ${t.special.one}`, `cartes ${t.special.other}`);
    const which = colour ? ` ${FEMININE_COLOURS[colour]}${forms(count, '', 's')}` : '';
    return `${forms(count, 'carte', 'cartes')}${which}${wants === 'normal-of-colour' ? ' de 1 à 9' : ''}`;
  };
  if (wants === 'prince-of-colour') {
    return left === 0
      ? `Vous n’avez pas ${phrase(names.prince, colour, 'de')} à exclure.`
      : `Excluez ${phrase(names.prince, colour, 'le')} si vous voulez.`;
  }
  if (left === 0) return `Vous n’avez aucune ${what(1)} à exclure.`;
  const more = gone > 0 ? ' encore' : '';
  if (must === left) return `Excluez${more} ${forms(left, 'une', String(left))} ${what(left)}.`;
  const most = left === 1 ? 'une' : `jusqu’à ${left}`;
  return `Excluez${more} ${must > 0 ? 'au moins une et ' : left === 1 ? 'au plus ' : ''}${most} ${what(left)}.`;
}

export const fr: BlancNoirWords = wordsOf({
  lang: 'fr',
  title: 'Blanc Noir',
  tagline: `Videz votre main, relancez l’${t.chain} et dites deux mots au bon moment.`,
  colours,
  names,
  card,
  scroll,
  help,
  options: {
    edition: {
      label: 'Édition',
      values: {
        ja: {
          label: 'Japonaise',
          help: `L’original. Qui peut répondre à une ${t.chain} le doit, et qui oublie l’annonce pioche aussitôt 4 cartes.`,
        },
        de: {
          label: 'Allemande',
          help: `Comme l’édition japonaise, sauf que : qui commence annonce la couleur d’une première carte noire ; les ${t.special.other} achètent aussi des ${t.scroll.other} ; un ${scrolls.herald} prend toute sa couleur ; le ${names.lord} atteint aussi les ${t.special.other}, la ${names.princess} seulement son ${names.prince}, et l’${abilities.escort} est libre ; le ${names.pixie} échange aussi des ${t.scroll.other} visibles, mais jamais deux d’une même personne ; la ${names.gargoyle} montre une main à vous seul, si vous voulez la voir.`,
        },
        fr: {
          label: 'Française',
          help: `Comme l’édition japonaise, sauf que : vous pouvez subir une ${t.chain} même avec un 25 en main ; le ${scrolls.salvation} demande 6 cartes ; ${names.lord} et ${names.goddess} doivent exclure deux cartes, même la dernière ; le ${names.pixie} échange deux ${t.scroll.other} quelconques ; la ${names.gargoyle} montre une main à vous seul ; la ${names.valkyrie} doit reprendre une carte ; une annonce oubliée ne coûte d’abord rien ; après l’annonce, une dernière ${t.special.one} est permise, contre 4 cartes.`,
        },
      },
    },
    deck: {
      label: 'Paquet',
      values: {
        box: {
          label: '125 cartes, comme promis sur la boîte',
          help: `Une reconstitution\u00a0: les livrets promettent 125 ${t.numberCard.other} mais n’en énumèrent que 121. Nous ajoutons un second ${names.knight} par couleur.`,
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
        200: { label: '200 points', help: 'La partie s’arrête après la manche où quelqu’un dépasse 200\u202f; le plus petit total gagne.' },
        100: { label: '100 points', help: 'Une partie plus courte\u00a0: elle s’arrête après la manche où quelqu’un dépasse 100.' },
        round: { label: 'Une seule manche', help: 'Une manche décide de tout.' },
      },
    },
    call: {
      label: 'L’annonce',
      values: {
        players: { label: 'Par les joueurs', help: 'À vous de penser à dire «\u00a0Blanc Noir\u202f!\u00a0»' },
        automatic: {
          label: 'Automatique',
          help: '«\u00a0Blanc Noir\u202f!\u00a0» est dit pour vous quand votre tour s’achève avec une carte.',
        },
      },
    },
  },
  refused: 'Ce n’est pas possible ici.',
  refusals: {
    'game-over': () => 'La partie est terminée\u202f; on ne joue plus.',
    'not-your-turn': () => 'C’est à quelqu’un d’autre de jouer.',
    unreadable: ({ text }) => `«\u00a0${text}\u00a0» n’est pas un coup de ce jeu.`,
    'wrong-phase': ({ decision }) => `Il y a autre chose à décider maintenant. ${decision}`,
    'not-in-hand': ({ card: one }) => `Il vous manque ${cardPhrase(one, 'un')} pour cela.`,
    'play.does-not-fit': ({ card: one, top, colour }) => doesNotFit(one, top, colour),
    'play.chain': ({ card: one, chain }) =>
      `Une ${t.chain} de ${chain} cartes est en cours\u00a0: on y ajoute un 25, pas ${numbered(one)}. Sinon, vous piochez ${chain} cartes.`,
    'play.called-special': ({ card: one }) =>
      `Après «\u00a0Blanc Noir\u202f!\u00a0», la dernière carte doit être une ${t.normal.one}, et ${theCard(one)} est une ${t.special.one}.`,
    'play.needs-colour': ({ card: one }) => `${capital(theCard(one))} est une carte noire\u00a0: annoncez sa couleur.`,
    'play.needs-no-colour': ({ card: one }) => `${capital(theCard(one))} garde sa propre couleur\u202f; rien à annoncer.`,
    'draw.must-answer': ({ chain }) =>
      `Vous avez un 25 à ajouter\u202f; vous ne pouvez donc pas piocher les ${chain} cartes. Les ${t.scroll.other} restent possibles.`,
    'draw.nothing-to-draw': () => 'Il n’y a plus rien à piocher, et une de vos cartes convient\u00a0: défaussez-la.',
    'buy.not-one-number': () => `Un ${t.scroll.one} coûte trois cartes du même nombre.`,
    'buy.not-normals': ({ card: one }) =>
      `Seules les ${t.normal.other}, de 1 à 9, achètent un ${t.scroll.one}\u202f; ${theCard(one)} est une ${t.special.one}.`,
    'buy.pile-empty': () => `La ${t.scrollPile} est vide\u202f; il n’y a rien à acheter.`,
    'use.not-yours': ({ scroll: one }) => `Vous n’avez pas ${scrollPhrase(one, 'de')} face cachée devant vous.`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](capital(theScroll(one))),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](capital(theScroll(one)))} Choisissez à nouveau.`,
    'use.herald-few': ({ scroll: one, hand }) => `${capital(theScroll(one))} laisse au moins 2 cartes en main, et vous en avez ${hand}.`,
    'use.herald-none': ({ scroll: one }) =>
      `Vous n’avez pas de carte ${FEMININE_COLOURS[scrollColour(one)!]} à exclure avec ${theScroll(one)}.`,
    'use.no-cards': ({ scroll: one }) => `Il n’y a plus rien à piocher\u202f; ${theScroll(one)} resterait sans effet.`,
    'use.no-scroll': ({ scroll: one }) => `Il n’y a pas d’autre ${t.scroll.one} en jeu pour ${theScroll(one)}.`,
    'use.salvation-few': ({ hand, needs }) => `Le ${scrolls.salvation} demande ${needs} cartes en main\u202f; vous en avez ${hand}.`,
    'use.menace-missing': ({ missing }) =>
      `La ${scrolls.menace} donne un ${names.dragon}, un ${names.golem} et une ${names.gargoyle}\u202f; il vous manque encore ${et(missing.map(one => cardPhrase(one, 'un')))}.`,
    'use.pile-empty': ({ scroll: one }) => `La ${t.scrollPile} est vide\u202f; ${theScroll(one)} n’apporterait rien.`,
    'exclude.not-eligible': ({ card: one, by }) =>
      `Avec ${thing(by)}, on ne peut pas exclure ${theCard(one)}\u202f; choisissez une autre carte.`,
    'exclude.must-go-on': ({ by }) => `${capital(thing(by))} n’a pas fini\u00a0: il reste une carte à exclure.`,
    'target.bad': ({ by }) => `Pour ${thing(by)}, choisissez une autre personne à la table.`,
    'target.must': ({ by }) => `Pour ${thing(by)}, il faut choisir quelqu’un.`,
    'swap.bad': () => `Le ${names.pixie} ne peut pas échanger ces deux ${t.scroll.other}\u202f; essayez une autre paire.`,
    'take.not-there': ({ card: one }) => `La ${t.discardPile} ne contient ${cardPhrase(one, 'aucun')}.`,
    'take.valkyrie': () => `La ${names.valkyrie} reprend toute carte de la ${t.discardPile}, sauf une ${names.valkyrie}.`,
    'take.must': () => `Dans cette édition, la ${names.valkyrie} doit reprendre une carte.`,
    'config.unreadable': () => 'Ces options sont illisibles.',
    'config.unknown-option': ({ key }) => `L’option «\u00a0${key}\u00a0» n’existe pas.`,
    'config.unknown-value': ({ key, value, values }) =>
      `«\u00a0${value}\u00a0» n’est pas un choix pour «\u00a0${key}\u00a0»\u202f; possibles\u00a0: ${et(values)}.`,
    'position.unreadable': ({ field }) => `La position est illisible à «\u00a0${field}\u00a0».`,
    'position.unknown-card': ({ card: text }) => `«\u00a0${text}\u00a0» n’est ni une carte ni un ${t.scroll.one} de ce jeu.`,
    'position.too-many': ({ card: text }) => `La position en contient plus que le paquet\u00a0: ${thing(text)}.`,
    'position.seats': ({ seats }) => `Blanc Noir se joue de 2 à 6\u202f; la position compte ${seats} places.`,
    'position.discard-empty': () => `Il faut au moins une carte dans la ${t.discardPile}.`,
    'position.called': ({ seat }) => `La place @${seat} a fait l’annonce sans avoir exactement une carte.`,
    'position.chain': ({ chain }) =>
      `Une ${t.chain} de ${chain} cartes est impossible ici\u00a0: leur nombre est pair, et un 25 est au-dessus de la ${t.discardPile}.`,
    'position.colour': ({ top }) => `La couleur en vigueur ne s’accorde pas avec la carte du dessus (${card(top)}) et la phase.`,
    'position.call': () =>
      'La phase «\u00a0call\u00a0» demande exactement une carte en main, sans annonce faite, et des annonces laissées aux joueurs.',
    'position.pending': ({ by }) => {
      return by ? `Dans cette phase, ${thing(by)} ne peut pas être à l’œuvre.` : 'Ce qui est à l’œuvre ne s’accorde pas avec la phase.';
    },
    'position.no-choice': ({ by }) => `Il n’y a plus rien à choisir pour ${thing(by)}.`,
    'position.points': ({ points }) => `Avec ${points} points, la partie serait déjà terminée.`,
  },
  facts: {
    'round-began': ({ round, first, top }, { does }) =>
      `La manche ${round} commence sur ${numbered(top)}. ${does(first, 'ouvre', 'ouvrez')} le jeu.`,
    'colour-named': ({ seat, colour }, { does }) => `${does(seat, 'annonce', 'annoncez')} le ${colours[colour]}.`,
    bought: ({ seat, cards: paid }, { does }) => `${does(seat, 'exclut', 'excluez')} ${cards(paid)} pour acheter un ${t.scroll.one}.`,
    gained({ seat, count, scrolls: gained }, { does, ...told }) {
      if (count === 0) return `Il ne reste pas de ${t.scroll.one} pour ${object(seat, told)}.`;
      return `${does(seat, 'gagne', 'gagnez')} ${gained ? et(gained.map(theScroll)) : scrollCount(count)}.`;
    },
    used: ({ seat, scroll: one, target }, { does, name }) =>
      `${does(seat, 'utilise', 'utilisez')} ${theScroll(one)}${target === undefined ? '' : ` contre ${name(target)}`}.`,
    returned({ owner, index, up, scroll: one }, { name, isYou }) {
      const face = up ? 'face visible' : 'face cachée';
      const whose = isYou(owner) ? `Votre ${t.scroll.one} ${index + 1}` : `Le ${t.scroll.one} ${index + 1} ${deFrench(name(owner))}`;
      return `${whose} (${one ? scroll(one) : face}) retourne dans la pile.`;
    },
    scattered({ counts, scrolls: dealt }, { does, ...told }) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [object(seat, told)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [` ${does(seat, 'reçoit', 'recevez')} ${theScroll(one)}.`] : []));
      const who = without.length === 0 ? 'chacun en reçoit un' : `il n’y en a pas pour ${et(without)}`;
      return `Les ${t.scroll.other} tourbillonnent et sont redistribués\u202f; ${who}.${known.join('')}`;
    },
    menaced: ({ seat, target }, { does, name }) =>
      `${does(seat, 'remet', 'remettez')} un ${names.dragon}, un ${names.golem} et une ${names.gargoyle} à ${name(target)}.`,
    drew({ seat, count, cause, cards: drawn }, { does }) {
      if (count === 0)
        return `${does(seat, 'ne trouve', 'ne trouvez')} rien à piocher${cause === 'chain' ? `\u202f; l’${t.chain} est finie` : ''}.`;
      return `${does(seat, 'pioche', 'piochez')} ${drawn ? cards(drawn) : cardCount(count)}${causes[cause]}.`;
    },
    reshuffled: ({ count }) => `La ${t.discardPile} est mélangée et devient la ${t.drawPile} (${count}).`,
    played({ seat, card: one, colour }, { does, isYou }) {
      const naming = colour ? ` et ${isYou(seat) ? 'annoncez' : 'annonce'} le ${colours[colour]}` : '';
      return `${does(seat, 'défausse', 'défaussez')} ${theCard(one)}${naming}.`;
    },
    chained: ({ added, sum }) =>
      added === sum ? `Une ${t.chain} commence à ${sum}.` : `L’${t.chain} augmente de ${added} et passe à ${sum}.`,
    reversed({ direction }) {
      const way = direction === 1 ? 'dans le sens horaire' : 'dans le sens antihoraire';
      return `Le sens du jeu s’inverse\u00a0: on tourne maintenant ${way}.`;
    },
    skipped: ({ seat }, { does }) => `${does(seat, 'passe son', 'passez votre')} tour.`,
    excluded: ({ seat, card: one, by }, { does }) => `${does(seat, 'exclut', 'excluez')} ${theCard(one)} (${excluders[by]}).`,
    swapped: ({ seat, places: [one, other] }, told) =>
      `${told.does(seat, 'échange', 'échangez')} ${placeTold(one, told)} avec ${placeTold(other, told)}.`,
    scouted({ seat, target, open, hand }, { does, name }) {
      const shown = open
        ? `La main ${deFrench(name(target))} est montrée à tous`
        : `${does(seat, 'regarde', 'regardez')} la main ${deFrench(name(target))}`;
      if (!hand) return `${shown}.`;
      return `${shown}\u00a0: ${hand.length === 0 ? 'elle est vide' : et(hand.map(card))}.`;
    },
    'scouted-nobody': ({ seat }, { does }) => `${does(seat, 'ne regarde', 'ne regardez')} la main de personne.`,
    took({ seat, taken, card: one }, { does }) {
      if (!taken) return `${does(seat, 'ne reprend', 'ne reprenez')} rien dans la ${t.discardPile}.`;
      return `${does(seat, 'reprend', 'reprenez')} ${one ? theCard(one) : 'une carte'} dans la ${t.discardPile}.`;
    },
    called: ({ seat }, { does }) => `${does(seat, 'annonce', 'annoncez')} «\u00a0Blanc Noir\u202f!\u00a0»`,
    'kept-silent': ({ seat }, { does }) => `${does(seat, 'termine son', 'terminez votre')} tour sans un mot.`,
    'round-over'(fact, { does, listed, isYou }) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? ` par la ${scrolls.menace}` : '';
      const first =
        quest === null
          ? `La manche ${round} s’arrête, bloquée.`
          : `${does(quest, 'réussit', 'réussissez')} la ${t.quest} de la manche ${round}${how}.`;
      const exact = halved.map(
        seat =>
          ` ${does(seat, 'tombe', 'tombez')} juste sur l’${t.goal}\u202f; ${isYou(seat) ? 'votre' : 'son'} total est réduit de moitié, à ${totals[seat]}.`,
      );
      return `${first} Points\u00a0: ${inTurn(sheet(fact, listed, (player, gained, total) => `${player} +${gained} (${total})`))}.${exact.join('')}`;
    },
    'game-over'(fact, { does, listed, together }) {
      const [winner, ...more] = fact.ranking[0]!;
      const first =
        more.length === 0
          ? `${does(winner!, 'gagne', 'gagnez')} la partie.`
          : together(
              fact.ranking[0]!,
              names => `${et(names)} se partagent la victoire.`,
              others => `Vous partagez la victoire avec ${et(others)}.`,
            );
      return `${first} Total\u00a0: ${inTurn(standing(fact, listed))}.`;
    },
  },
  deeds: {
    'colour-named': ({ colour }) => `${colours[colour]} annoncé`,
    bought: () => `${t.scroll.one} acheté`,
    gained: ({ count }) => forms(count, `un ${t.scroll.one} reçu`, `${count} ${t.scroll.other} reçus`),
    used: ({ scroll: one, target }, name, you) =>
      target === undefined ? scroll(one) : `${scroll(one)} contre ${target === you ? 'vous' : name(target)}`,
    drew: ({ count, cause }) =>
      `${forms(count, 'une carte piochée', `${count} cartes piochées`)}${cause === 'penalty' || cause === 'silence' ? ' en pénalité' : ''}`,
    played: ({ card: one, colour }) => (colour ? `${card(one)}, ${colours[colour]} annoncé` : card(one)),
    chained: ({ sum }) => `${t.chain} de ${sum}`,
    reversed: () => 'sens inversé',
    skipped: () => 'passe son tour',
    excluded: ({ card: one }) => `exclusion\u00a0: ${card(one)}`,
    swapped: () => `deux ${t.scroll.other} échangés`,
    scouted: ({ target, open }, name, you) =>
      `${target === you ? 'votre main' : `main ${deFrench(name(target))}`} ${open ? 'montrée' : 'regardée'}`,
    'scouted-nobody': () => 'aucune main regardée',
    took: ({ taken, card: one }) => (taken ? (one ? `reprise\u00a0: ${card(one)}` : 'une carte reprise') : 'aucune carte reprise'),
    called: () => '«\u00a0Blanc Noir\u202f!\u00a0»',
    'kept-silent': () => 'aucune annonce',
  },
  toYou: {
    skipped: 'Vous passez votre tour.',
    drew: (count, cause) => `${blows[cause]} vous piochez ${cardCount(count)}.`,
    used: (player, one) => `${player} utilise ${theScroll(one)} contre vous.`,
    returned: (player, at, one) => `${player} renvoie votre ${t.scroll.one} ${one ? `(${scroll(one)})` : at} dans la pile.`,
    scattered: (player, one) =>
      `${player} fait redistribuer tous les ${t.scroll.other}\u00a0: ${one ? `vous recevez ${theScroll(one)}` : 'il n’y en a pas pour vous'}.`,
    menaced: player => `${player} vous remet un ${names.dragon}, un ${names.golem} et une ${names.gargoyle}.`,
    swapped: (player, at, other, name) => `${player} échange votre ${t.scroll.one} ${at} avec ${place(other, name)}.`,
    shown: 'Votre main a été montrée à tous.',
    seen: player => `${player} a vu votre main.`,
  },
  moves: {
    colour: colour => `Annoncer le ${colours[colour]}`,
    buy: paid => `Exclure ${cards(paid)}, acheter un ${t.scroll.one}`,
    use: one => `Utiliser ${theScroll(one)}`,
    useOnPlayer: (one, player) => `Utiliser ${theScroll(one)} contre ${player}`,
    useOnScroll: (one, where, name, seen) => `Utiliser ${theScroll(one)} contre ${place(where, name, seen)}`,
    draw: 'Piocher',
    play: one => `Défausser ${theCard(one)}`,
    playNaming: (one, colour) => `Défausser ${theCard(one)}, annoncer le ${colours[colour]}`,
    exclude: one => `Exclure ${theCard(one)}`,
    done: 'Terminer',
    target: player => `Choisir ${player}`,
    targetNone: 'Ne regarder aucune main',
    swap: ([one, other], name, seen) => `Échanger ${place(one, name, seen)} avec ${place(other, name, seen)}`,
    take: one => `Reprendre ${theCard(one)}`,
    takeNone: 'Ne rien reprendre',
    call: 'Annoncer «\u00a0Blanc Noir\u202f!\u00a0»',
    silent: 'Finir le tour',
  },
  decisions: {
    startColour: 'Annoncez la couleur de la première carte.',
    turn: `Défaussez ou piochez une carte\u202f; les ${t.scroll.other} viennent avant.`,
    chain: sum => `Ajoutez un 25, sinon piochez ${sum} cartes\u202f; les ${t.scroll.other} viennent avant.`,
    chainMust: `Vous devez ajouter un 25\u202f; les ${t.scroll.other} viennent avant.`,
    herald: colour => `Excluez des cartes ${FEMININE_COLOURS[colour]}s\u202f; il vous en reste au moins deux.`,
    exclude: {
      salvation: 'Excluez des cartes jusqu’à en garder quatre.',
      lord: `Choisissez les cartes de la couleur du ${names.lord} à exclure.`,
      goddess: 'Choisissez les cartes à exclure, deux au plus.',
      princess: `Choisissez la carte à exclure pour la ${names.princess}.`,
      escort: 'Excluez des cartes jusqu’à en garder une.',
      any: 'Excluez une carte.',
    },
    excludeMust: {
      lord: `Vous devez exclure des cartes normales de la couleur du ${names.lord}\u00a0: deux, ou la seule que vous avez.`,
      goddess: 'Vous devez exclure deux cartes, ou la seule que vous avez.',
    },
    target: {
      gargoyle: 'Choisissez la main qui sera montrée.',
      dragon: 'Choisissez qui pioche 4 cartes.',
      any: 'Choisissez une personne.',
    },
    swap: `Choisissez deux ${t.scroll.other} à échanger.`,
    take: `Choisissez ce que vous reprenez de la ${t.discardPile}.`,
    call: 'Finissez votre tour.',
    over: 'La partie est terminée.',
  },
  asked: {
    discardOrDraw: 'Défaussez ou piochez une carte.',
    discard: 'Il ne reste rien à piocher\u00a0: défaussez une carte.',
    draw: 'Aucune de vos cartes ne convient\u00a0: piochez-en une.',
    drawLast: 'Votre dernière carte doit être de 1 à 9\u00a0: piochez-en une.',
    chain: sum => `Ajoutez un 25, sinon piochez ${sum} cartes.`,
    chainMust: sum => `Ajoutez un 25\u00a0: qui en a un ne peut pas piocher les ${sum} cartes.`,
    chainNone: sum => `Vous n’avez pas de 25 à ajouter\u00a0: piochez ${sum} cartes.`,
    buy: numbers => `Vous pouvez d’abord acheter un ${t.scroll.one} avec trois ${ou(numbers.map(String))}.`,
    use: `Vous pouvez d’abord utiliser un ${t.scroll.one}.`,
    exclude: excluding,
    between: ' ',
  },
  over: { goal: `L’${t.goal} est dépassé.`, round: 'La manche convenue est jouée.' },
});
