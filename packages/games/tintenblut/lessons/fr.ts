import type { Text } from './en.ts';

export const fr: Readonly<Record<Text, string>> = {
  goal: 'Vous parcourez le Monde d’encre. Ce que vous y récoltez fait avancer votre marqueur sur l’anneau. Quand l’un atteint la porte rouge sur 40, la fin approche\u202f; le plus avancé gagne.',
  travel: 'À vous\u00a0: jouez une carte Lieu et rendez-vous à ce lieu. Le premier lieu du trajet est gratuit. Allez à Ombra.',
  toOmbra: 'C’est aussi un voyage. Mais d’abord Ombra, juste à côté.',
  alone:
    'Chaque lieu a deux récompenses\u00a0: l’une en solitaire, l’autre en compagnie. Vous êtes en solitaire\u00a0: 3 honneur et une carte Avantage. Prenez-la.',
  collectFirst: 'C’est possible, mais prenez maintenant votre récompense.',
  trade:
    'Ombra est un château\u00a0: vous pouvez y troquer une fois 2 rations contre un jeton de votre choix. Vous n’avez que de l’honneur, prenez donc autre chose.',
  tradeFirst: 'Des jetons différents valent plus. Troquez 2 rations contre courage, force ou ruse.',
  set: 'Deux jetons différents forment une série\u00a0: convertissez-la, et votre marqueur avance de 2 cases. Trois différents en donnent 4, les quatre en donnent 7.',
  setFirst: 'Convertissez d’abord vos deux jetons\u00a0: ils sont faits pour cela.',
  end: 'Il n’y a plus rien à gagner ici. Finissez votre tour.',
  endNow: 'Finissez votre tour\u202f; Erec attend.',
  villain:
    'Quand chacun a joué, on compare les nombres des cartes jouées. Le vôtre était le plus grand, 25\u00a0: Basta est donc venu à vous. En échange, vous dites qui commence la manche suivante.',
  startFirst: 'Dites qui commence\u00a0: vous ou Erec.',
  round:
    'La carte jouée reste sur la table. Pour reprendre vos cartes, passez un tour, ou jouez les dix. Les grands nombres attirent les méchants\u202f; prenez garde.',
  far: 'Plus loin, maintenant\u00a0: l’Hospice est à deux lieux. Le premier est gratuit, chacun des suivants coûte 1 ration. Allez-y.',
  toInfirmary: 'Pas cette fois. Allez à l’Hospice, pour 1 ration.',
  dustfinger:
    'En solitaire, vous auriez 2 ruse et 1 ration. Doigt de Poussière est une compagnie\u00a0: faites-le venir pour 1 ration, et c’est l’autre récompense qui compte.',
  callDustfinger: 'Envoyez d’abord Doigt de Poussière à l’Hospice.',
  company:
    'En compagnie\u00a0: 2 courage et une carte Avantage. La figurine d’un autre joueur aurait suffi aussi. Prenez, puis finissez votre tour.',
  adderhead:
    'Erec avait le plus grand nombre et a tiré Tête de Vipère. Chacun additionne alors ses méchants, et le plus chargé perd la moitié de tout. 5 contre 3\u00a0: c’est tombé sur lui. Dépensez à temps\u202f!',
  gate: 'Une porte rouge se dresse sur 11. Votre marqueur ne la franchit que si vous êtes dans un lieu rouge, un château. Ombra est à côté.',
  toRed: 'De là, la porte reste fermée. Allez à Ombra, un lieu rouge.',
  four: 'Prenez la récompense\u202f; avec l’honneur, vous avez les quatre sortes. Convertissez la série de quatre\u00a0: 7 cases, à travers la porte.',
  fourFirst: 'D’abord la récompense, puis les quatre ensemble\u00a0: c’est ce qui rapporte le plus.',
  gates:
    'Bleue sur 20, verte sur 31, rouge sur 40. En tête au-delà de la verte, on a les Femmes blanches et une seule récompense sur deux. Les cartes Avantage restantes donnent des cases à la fin.',
  free: 'La dernière manche, et le dernier tour est à vous. Erec a 3 cases d’avance. Vous avez 2 courage, 2 force et 2 ruse\u00a0: voyagez, prenez, convertissez tant que vous pouvez. Où la porte de 40 s’ouvre-t-elle\u202f?',
};
