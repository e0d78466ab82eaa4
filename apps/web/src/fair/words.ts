import type { Lang, Verdict } from '@tabard/core';
import type { CheckedShuffle } from '@tabard/table';

type Key = keyof CheckedShuffle['findings'];
type Findings = Readonly<Record<Key, Readonly<Record<Verdict, string>>>>;

interface Part {
  readonly heading: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly code?: string;
}

/** What is said about the shuffle; a chunk of its own, so that the house's dictionary stays small. */
interface FairWords {
  readonly checking: string;
  readonly unchecked: string;
  readonly verdict: Readonly<Record<CheckedShuffle['verdict'], string>>;
  readonly findings: Findings;
  readonly elsewhere: string;
  readonly page: { readonly title: string; readonly intro: string; readonly parts: readonly Part[] };
}

/** Of most things it is only said whether they fit. */
const said = (fits: string, differs: string, unknown: string): Findings[Key] => ({
  fits,
  differs,
  unknown,
  silent: unknown,
  denied: differs,
});

const COMMAND = 'tabard verify match.json --commitment … --list … --mine … --taken --head …';

export const FAIR_WORDS: Readonly<Record<Lang, FairWords>> = {
  en: {
    checking: 'Your browser is checking the shuffle…',
    unchecked: 'The shuffle could not be checked: the server gave no replay that can be played again.',
    verdict: {
      fits: 'Shuffle checked ✓',
      differs: 'The shuffle does not fit',
      partly: 'Nothing speaks against the shuffle, but not all of it could be checked here',
    },
    findings: {
      seeds: said(
        'The server’s secret is the one it had sealed before you gave anything.',
        'The server’s secret is not the one it had sealed before.',
        'The server’s seal from before the match was not noted on this device.',
      ),
      list: said(
        'Everybody’s secret is the one that was sealed before anybody showed theirs.',
        'The players’ seals are not those your browser noted before it showed its secret.',
        'The players’ seals were not noted on this device.',
      ),
      mine: {
        fits: 'The secret your browser drew is in the mix, so nobody could choose the cards, beyond one choice of two for each silent seat.',
        differs: 'The secret your browser drew is not in the mix. Unless you also sat here on another device, the server left it out.',
        silent: 'The secret your browser drew did not arrive in time; its seal is in the mix instead.',
        denied: 'The server confirmed your browser’s secret during the match, and now claims it never came.',
        unknown: 'This browser gave no secret of its own to this match.',
      },
      starts: said(
        'Every start that your browser saw broken off is counted, so nobody tried in secret until the cards suited them.',
        'More starts were broken off than the server admits: each one gave it new cards to choose from.',
        'Whether a start was broken off was not noted on this device.',
      ),
      deal: said(
        'Exactly these cards follow from these secrets, and all moves and points follow by the rules.',
        'The replay does not follow from the secrets by the rules.',
        'The match does not begin with a deal by today’s rules, so the cards cannot be worked out again.',
      ),
      head: said(
        'The replay is the match as it was while it lasted: nothing was changed afterwards.',
        'The match was changed after your browser had seen it.',
        'No mark of the match was noted on this device.',
      ),
      views: said(
        'What you were shown during the match is what the replay says.',
        'You were shown something else than the replay says.',
        'What was shown during the match was not noted on this device.',
      ),
    },
    elsewhere: 'To check it on a machine of your own, save the replay and hand it what your browser noted:',
    page: {
      title: 'A shuffle nobody has to believe',
      intro:
        'The cards come from secrets of the server and of every player, mixed so that nobody alone can choose them. Your browser checks that at the end of every match.',
      parts: [
        {
          heading: 'How the cards are made',
          points: [
            'When a table is made, the server draws two secret numbers and shows their seals: fingerprints from which nobody can work out the numbers, but which fit no others.',
            'Your browser sees these seals, then draws a secret of its own and shows only its seal. Everybody’s browser does the same.',
            'When the match is to begin, everybody is shown the list of all seals. From then on nobody can change anything.',
            'Only then do the browsers send their secrets to the server, within ten seconds. If a seat stays silent, its seal counts instead, and the table says so.',
            'All secrets together make the seed of the match: its SHA-256. From it alone come the deal, every draw and every die.',
            'When the match is over, all secrets are shown.',
          ],
        },
        {
          heading: 'What your browser checks at the end',
          points: [
            'The server’s secrets fit the seals it had shown first.',
            'The list of seals is the one it noted before it sent its own secret.',
            'Its own secret is in the mix.',
            'The seed, the deal, all moves and all points follow from the secrets, by the rules.',
            'The replay fits the last mark it noted during play, so nothing was changed afterwards.',
            'What you were shown during the match is what the replay says.',
          ],
        },
        {
          heading: 'What a dishonest server could still do',
          points: [
            'For every seat it holds itself, it can send that seat’s secret or stay silent, and look first which is better for it. That is one choice of two for each silent seat, and the table names every silent seat.',
            'It can break off a start and begin again, for new secrets and thus new cards. The table shows how often that happened.',
            'It can claim that your secret came too late. If it had confirmed it before, your browser noted that, and says so; if not, nothing proves it.',
            'It knows all cards during the match and could tell them to somebody.',
            'It can refuse service, or lose a match.',
            'It could send you another page than this one, which checks nothing. If you want to rule that out, check on a machine of your own.',
          ],
        },
        {
          heading: 'Bots, and clients without a secret',
          text: 'The server’s bots give no secret, and a program need not. Where nobody gives one, the server’s second secret takes its place; then you can only check that both were fixed before.',
        },
        {
          heading: 'Check it yourself',
          text: 'After the match, “Save replay” gives you a file with everything. Under “Shuffle checked” stands what your browser noted. Tabard on your own machine then needs no server:',
          code: COMMAND,
        },
      ],
    },
  },
  de: {
    checking: 'Dein Browser prüft das Mischen …',
    unchecked: 'Das Mischen ließ sich nicht prüfen: Der Server gab keine Aufzeichnung heraus, die sich nachspielen lässt.',
    verdict: {
      fits: 'Mischen geprüft ✓',
      differs: 'Das Mischen stimmt nicht',
      partly: 'Nichts spricht gegen das Mischen, aber nicht alles ließ sich hier prüfen',
    },
    findings: {
      seeds: said(
        'Das Geheimnis des Servers ist das, das er versiegelt hatte, bevor du etwas gabst.',
        'Das Geheimnis des Servers ist nicht das, das er vorher versiegelt hatte.',
        'Das Siegel des Servers von vor der Partie wurde auf diesem Gerät nicht notiert.',
      ),
      list: said(
        'Alle Geheimnisse sind die, die versiegelt waren, bevor jemand seines zeigte.',
        'Die Siegel der Plätze sind nicht die, die dein Browser notiert hatte, bevor er sein Geheimnis zeigte.',
        'Die Siegel der Plätze wurden auf diesem Gerät nicht notiert.',
      ),
      mine: {
        fits: 'Das Geheimnis, das dein Browser gezogen hat, ist mit eingemischt. Aussuchen konnte die Karten also niemand; nur jeder Platz, der stumm blieb, ließ eine Wahl zwischen zwei Möglichkeiten.',
        differs:
          'Das Geheimnis, das dein Browser gezogen hat, ist nicht mit eingemischt. Wenn du nicht auch auf einem anderen Gerät hier saßest, hat der Server es weggelassen.',
        silent: 'Das Geheimnis, das dein Browser gezogen hat, kam nicht rechtzeitig an; stattdessen ist sein Siegel eingemischt.',
        denied: 'Der Server hat das Geheimnis deines Browsers während der Partie bestätigt und behauptet jetzt, es sei nie gekommen.',
        unknown: 'Dieser Browser hat zu dieser Partie kein eigenes Geheimnis gegeben.',
      },
      starts: said(
        'Jeder abgebrochene Start, den dein Browser erlebt hat, ist gezählt; niemand hat heimlich so lange probiert, bis die Karten passten.',
        'Es wurden mehr Starts abgebrochen, als der Server zugibt: Jeder gab ihm neue Karten zur Auswahl.',
        'Ob ein Start abgebrochen wurde, wurde auf diesem Gerät nicht notiert.',
      ),
      deal: said(
        'Aus diesen Geheimnissen folgen genau diese Karten, und alle Züge und Punkte folgen nach den Regeln.',
        'Die Aufzeichnung der Partie folgt nicht nach den Regeln aus ihren Geheimnissen.',
        'Die Partie beginnt nicht mit einem Geben nach den heutigen Regeln; die Karten lassen sich also nicht nachrechnen.',
      ),
      head: said(
        'Die Aufzeichnung ist die, die sie während der Partie war: Nachträglich wurde nichts geändert.',
        'Die Aufzeichnung wurde geändert, nachdem dein Browser sie gesehen hatte.',
        'Auf diesem Gerät wurde kein Prüfzeichen der Aufzeichnung notiert.',
      ),
      views: said(
        'Was dir während der Partie gezeigt wurde, entspricht der Aufzeichnung.',
        'Dir wurde etwas anderes gezeigt, als die Aufzeichnung sagt.',
        'Was während der Partie gezeigt wurde, ist auf diesem Gerät nicht notiert.',
      ),
    },
    elsewhere: 'Um auf einem eigenen Rechner zu prüfen, speichere die Partie und gib dazu an, was dein Browser notiert hat:',
    page: {
      title: 'Ein Mischen, das niemand glauben muss',
      intro:
        'Die Karten entstehen aus Geheimnissen des Servers und aller, die mitspielen, so gemischt, dass niemand sie allein bestimmen kann. Dein Browser prüft das am Ende jeder Partie.',
      parts: [
        {
          heading: 'Wie die Karten entstehen',
          points: [
            'Wird ein Tisch eröffnet, zieht der Server zwei geheime Zahlen und zeigt ihre Siegel: Fingerabdrücke, aus denen niemand die Zahlen errechnen kann, die aber zu keinen anderen passen.',
            'Dein Browser sieht diese Siegel, zieht dann ein eigenes Geheimnis und zeigt nur dessen Siegel. Die Browser aller anderen tun dasselbe.',
            'Soll die Partie beginnen, sehen alle die Liste sämtlicher Siegel. Von da an kann niemand mehr etwas ändern.',
            'Erst jetzt schicken die Browser ihre Geheimnisse an den Server, innerhalb von zehn Sekunden. Schweigt ein Platz, zählt stattdessen sein Siegel, und der Tisch sagt das.',
            'Alle Geheimnisse zusammen ergeben den Startwert der Partie: ihren SHA-256. Nur daraus entstehen das Geben, jedes Ziehen und jeder Wurf.',
            'Ist die Partie zu Ende, werden alle Geheimnisse gezeigt.',
          ],
        },
        {
          heading: 'Was dein Browser am Ende prüft',
          points: [
            'Die Geheimnisse des Servers passen zu den Siegeln, die er zuerst gezeigt hatte.',
            'Die Liste der Siegel ist die, die er notiert hat, bevor er sein eigenes Geheimnis schickte.',
            'Sein eigenes Geheimnis ist mit eingemischt.',
            'Startwert, Geben, alle Züge und alle Punkte folgen nach den Regeln aus den Geheimnissen.',
            'Die Aufzeichnung passt zum letzten Prüfzeichen, das er während der Partie notiert hat: Nachträglich wurde nichts geändert.',
            'Was dir während der Partie gezeigt wurde, entspricht der Aufzeichnung.',
          ],
        },
        {
          heading: 'Was ein unehrlicher Server noch tun könnte',
          points: [
            'Für jeden Platz, den er selbst hält, kann er dessen Geheimnis schicken oder schweigen und vorher nachsehen, was ihm mehr nützt. Das ist je schweigendem Platz eine Wahl aus zweien, und der Tisch nennt jeden, der schwieg.',
            'Er kann einen Start abbrechen und neu beginnen, mit neuen Geheimnissen und also neuen Karten. Der Tisch zeigt, wie oft das geschah.',
            'Er kann behaupten, dein Geheimnis sei zu spät gekommen. Hatte er es vorher bestätigt, so hat dein Browser das notiert und sagt es; sonst lässt es sich nicht beweisen.',
            'Er kennt während der Partie alle Karten und könnte sie jemandem verraten.',
            'Er kann den Dienst verweigern oder eine Partie verlieren.',
            'Er könnte dir eine andere Seite als diese schicken, die nichts prüft. Wer das ausschließen will, prüft auf einem eigenen Rechner.',
          ],
        },
        {
          heading: 'Bots und Programme ohne Geheimnis',
          text: 'Die Bots des Servers geben kein Geheimnis, und ein Programm muss keines geben. Gibt niemand eines, tritt das zweite Geheimnis des Servers an seine Stelle; dann lässt sich nur prüfen, dass beide vorher feststanden.',
        },
        {
          heading: 'Selbst nachprüfen',
          text: 'Nach der Partie bekommst du mit „Partie speichern“ eine Datei mit allem. Unter „Mischen geprüft“ steht, was dein Browser notiert hat. Tabard auf deinem eigenen Rechner braucht dann keinen Server:',
          code: COMMAND,
        },
      ],
    },
  },
  fr: {
    checking: 'Votre navigateur vérifie le mélange…',
    unchecked: 'Le mélange n’a pas pu être vérifié\u00a0: le serveur n’a fourni aucun enregistrement qui puisse être rejoué.',
    verdict: {
      fits: 'Mélange vérifié ✓',
      differs: 'Le mélange ne concorde pas',
      partly: 'Rien ne contredit le mélange, mais tout n’a pas pu être vérifié ici',
    },
    findings: {
      seeds: said(
        'Le secret du serveur est bien celui qu’il avait scellé avant que vous ne donniez quoi que ce soit.',
        'Le secret du serveur n’est pas celui qu’il avait scellé auparavant.',
        'Le sceau du serveur d’avant la partie n’a pas été noté sur cet appareil.',
      ),
      list: said(
        'Tous les secrets sont ceux qui étaient scellés avant que quiconque ne montre le sien.',
        'Les sceaux des joueurs ne sont pas ceux que votre navigateur avait notés avant de montrer son secret.',
        'Les sceaux des joueurs n’ont pas été notés sur cet appareil.',
      ),
      mine: {
        fits: 'Le secret tiré par votre navigateur est dans le mélange\u00a0: personne n’a donc pu choisir les cartes, sauf un choix entre deux pour chaque place restée muette.',
        differs:
          'Le secret tiré par votre navigateur n’est pas dans le mélange. Si vous n’étiez pas assis ici sur un autre appareil aussi, le serveur l’a écarté.',
        silent: 'Le secret tiré par votre navigateur n’est pas arrivé à temps\u202f; son sceau est dans le mélange à sa place.',
        denied: 'Le serveur a confirmé le secret de votre navigateur pendant la partie, et prétend maintenant ne l’avoir jamais reçu.',
        unknown: 'Ce navigateur n’a pas donné de secret à cette partie.',
      },
      starts: said(
        'Chaque départ annulé que votre navigateur a vu est compté\u00a0: personne n’a essayé en secret jusqu’à ce que les cartes lui plaisent.',
        'Plus de départs ont été annulés que le serveur ne l’admet\u00a0: chacun lui donnait d’autres cartes parmi lesquelles choisir.',
        'Cet appareil n’a pas noté si un départ a été annulé.',
      ),
      deal: said(
        'De ces secrets découlent exactement ces cartes, et tous les coups et les points suivent les règles.',
        'L’enregistrement de la partie ne découle pas de ses secrets selon les règles.',
        'La partie ne commence pas par une donne selon les règles actuelles\u00a0: les cartes ne peuvent pas être recalculées.',
      ),
      head: said(
        'L’enregistrement est celui qu’il était pendant la partie\u00a0: rien n’a été changé après coup.',
        'L’enregistrement a été changé après que votre navigateur l’a vu.',
        'Aucune marque de l’enregistrement n’a été notée sur cet appareil.',
      ),
      views: said(
        'Ce qui vous a été montré pendant la partie est ce que dit l’enregistrement.',
        'On vous a montré autre chose que ce que dit l’enregistrement.',
        'Ce qui a été montré pendant la partie n’a pas été noté sur cet appareil.',
      ),
    },
    elsewhere: 'Pour vérifier sur une machine à vous, enregistrez la partie et joignez-y ce que votre navigateur a noté\u00a0:',
    page: {
      title: 'Un mélange que personne n’a à croire',
      intro:
        'Les cartes naissent de secrets du serveur et de chaque joueur, mélangés de sorte que personne ne puisse les choisir seul. Votre navigateur le vérifie à la fin de chaque partie.',
      parts: [
        {
          heading: 'Comment naissent les cartes',
          points: [
            'Quand une table est ouverte, le serveur tire deux nombres secrets et montre leurs sceaux\u00a0: des empreintes dont personne ne peut tirer les nombres, mais qui ne vont à aucun autre.',
            'Votre navigateur voit ces sceaux, tire alors un secret à lui et n’en montre que le sceau. Les navigateurs des autres font de même.',
            'Quand la partie doit commencer, chacun voit la liste de tous les sceaux. À partir de là, plus personne ne peut rien changer.',
            'C’est alors seulement que les navigateurs envoient leurs secrets au serveur, en dix secondes au plus. Si une place se tait, son sceau compte à sa place, et la table le dit.',
            'Tous les secrets ensemble donnent la graine de la partie\u00a0: leur SHA-256. D’elle seule viennent la donne, chaque pioche et chaque dé.',
            'Quand la partie est terminée, tous les secrets sont montrés.',
          ],
        },
        {
          heading: 'Ce que votre navigateur vérifie à la fin',
          points: [
            'Les secrets du serveur vont avec les sceaux qu’il avait montrés d’abord.',
            'La liste des sceaux est celle qu’il a notée avant d’envoyer son propre secret.',
            'Son propre secret est dans le mélange.',
            'La graine, la donne, tous les coups et tous les points découlent des secrets, selon les règles.',
            'L’enregistrement va avec la dernière marque notée pendant la partie\u00a0: rien n’a été changé après coup.',
            'Ce qui vous a été montré pendant la partie est ce que dit l’enregistrement.',
          ],
        },
        {
          heading: 'Ce qu’un serveur malhonnête pourrait encore faire',
          points: [
            'Pour chaque place qu’il tient lui-même, il peut envoyer le secret de cette place ou se taire, en regardant d’abord ce qui l’arrange. Cela fait un choix entre deux par place muette, et la table nomme chacune d’elles.',
            'Il peut annuler un départ et recommencer, avec de nouveaux secrets et donc d’autres cartes. La table montre combien de fois c’est arrivé.',
            'Il peut prétendre que votre secret est arrivé trop tard. S’il l’avait confirmé avant, votre navigateur l’a noté, et le dit\u202f; sinon, rien ne le prouve.',
            'Il connaît toutes les cartes pendant la partie et pourrait les révéler à quelqu’un.',
            'Il peut refuser le service, ou perdre une partie.',
            'Il pourrait vous envoyer une autre page que celle-ci, qui ne vérifie rien. Pour l’exclure, vérifiez sur une machine à vous.',
          ],
        },
        {
          heading: 'Les robots, et les programmes sans secret',
          text: 'Les robots du serveur ne donnent pas de secret, et un programme n’y est pas tenu. Là où personne n’en donne, le second secret du serveur en tient lieu\u202f; on peut alors seulement vérifier que les deux étaient fixés d’avance.',
        },
        {
          heading: 'Vérifier vous-même',
          text: 'Après la partie, «\u00a0Enregistrer la partie\u00a0» vous donne un fichier où tout se trouve. Sous «\u00a0Mélange vérifié\u00a0» figure ce que votre navigateur a noté. Tabard sur votre propre machine n’a alors besoin d’aucun serveur\u00a0:',
          code: COMMAND,
        },
      ],
    },
  },
  ja: {
    checking: 'ブラウザーがシャッフルを確かめています…',
    unchecked: 'シャッフルを確かめられませんでした。サーバーから、再現できる対戦の記録が届きませんでした。',
    verdict: {
      fits: 'シャッフル確認済み ✓',
      differs: 'シャッフルが合いません',
      partly: 'シャッフルに不審な点はありませんが、ここではすべてを確かめられません',
    },
    findings: {
      seeds: said(
        'サーバーの秘密は、あなたが何も渡していないうちに封印されたものと一致します。',
        'サーバーの秘密は、前もって封印されたものと違います。',
        '対戦前のサーバーの封印は、この端末に記録されていません。',
      ),
      list: said(
        '全員の秘密は、誰も見せないうちに封印されたものと一致します。',
        '各プレイヤーの封印が、秘密を見せる前にブラウザーが記録したものと違います。',
        '各プレイヤーの封印は、この端末に記録されていません。',
      ),
      mine: {
        fits: 'ブラウザーが引いた秘密が混ぜられているので、誰もカードを選べませんでした。応答のない席があれば、一席につき二つに一つの選択だけが残ります。',
        differs: 'ブラウザーが引いた秘密が混ぜられていません。別の端末でもこの席についていたのでなければ、サーバーが外したことになります。',
        silent: 'ブラウザーが引いた秘密は時間内に届かず、代わりにその封印が混ぜられています。',
        denied: 'サーバーは対戦中にブラウザーの秘密を受け取ったと答えたのに、今は届かなかったと主張しています。',
        unknown: 'このブラウザーは、この対戦に秘密を渡していません。',
      },
      starts: said(
        'ブラウザーが見た開始の取りやめはすべて数えられており、都合のよいカードが出るまでひそかにやり直した者はいません。',
        '開始の取りやめが、サーバーの認める回数より多くあります。そのたびにサーバーはカードを選び直せました。',
        '開始が取りやめられたかどうかは、この端末に記録されていません。',
      ),
      deal: said(
        'これらの秘密からまさにこのカードが決まり、すべての手と得点もルールどおりです。',
        '対戦の記録は、その秘密からルールどおりに導けません。',
        'この対戦は今のルールの配りから始まっていないため、カードを計算し直せません。',
      ),
      head: said(
        '記録は対戦中のままで、あとから何も変えられていません。',
        '記録は、ブラウザーが見たあとで変えられています。',
        '記録の目印は、この端末に残っていません。',
      ),
      views: said(
        '対戦中に見せられた内容は、記録と一致します。',
        '対戦中に、記録とは違う内容が見せられていました。',
        '対戦中に見せられた内容は、この端末に記録されていません。',
      ),
    },
    elsewhere: '自分のコンピューターで確かめるには、リプレイを保存し、ブラウザーが控えた次の値を添えてください。',
    page: {
      title: '信じなくてよいシャッフル',
      intro: 'カードはサーバーと全員の秘密を混ぜて決まるので、誰も一人では選べません。ブラウザーが対戦の終わりに毎回それを確かめます。',
      parts: [
        {
          heading: 'カードの決まり方',
          points: [
            '卓ができると、サーバーは二つの秘密の数を引き、その封印を見せます。封印は指紋のようなもので、そこから数を割り出すことはできず、ほかの数とは合いません。',
            'あなたのブラウザーはその封印を見てから自分の秘密を引き、封印だけを見せます。ほかの人のブラウザーも同じです。',
            '対戦を始めるとき、全員の封印の一覧が全員に示されます。ここから先は誰も何も変えられません。',
            'それからはじめて、各ブラウザーが十秒以内に秘密をサーバーへ送ります。応答のない席は封印が代わりに使われ、卓がそれを知らせます。',
            'すべての秘密を合わせたSHA-256が、その対戦の種になります。配り、引くカード、サイコロはすべてこの種だけで決まります。',
            '対戦が終わると、すべての秘密が公開されます。',
          ],
        },
        {
          heading: '終わりにブラウザーが確かめること',
          points: [
            'サーバーの秘密が、最初に見せた封印と合うこと。',
            '封印の一覧が、自分の秘密を送る前に記録したものと同じこと。',
            '自分の秘密が混ぜられていること。',
            '種、配り、すべての手と得点が、秘密からルールどおりに導けること。',
            '記録が、対戦中に控えた最後の目印と合い、あとから変えられていないこと。',
            '対戦中に見せられた内容が、記録と同じこと。',
          ],
        },
        {
          heading: '不正なサーバーにまだできること',
          points: [
            '自分が押さえている席ごとに、秘密を送るか黙るかを、都合のよいほうを見てから選べます。黙った席一つにつき二つに一つの選択で、黙った席は卓に名前が出ます。',
            '開始を取りやめてやり直し、新しい秘密、つまり新しいカードにできます。その回数は卓に表示されます。',
            'あなたの秘密が遅れたと主張できます。先に受け取ったと答えていれば、ブラウザーが控えていて知らせますが、答えていなければ確かめようがありません。',
            '対戦中はすべてのカードを知っているので、誰かに教えられます。',
            'サービスを断ったり、対戦を失ったりできます。',
            '何も確かめない別のページを送ってくることもできます。それも防ぎたいときは、自分のコンピューターで確かめてください。',
          ],
        },
        {
          heading: 'ボットと、秘密を渡さないプログラム',
          text: 'サーバーのボットは秘密を渡さず、プログラムも渡さなくてかまいません。誰も渡さないときはサーバーの二つ目の秘密が代わりになり、両方が前もって決まっていたことだけを確かめられます。',
        },
        {
          heading: '自分で確かめる',
          text: '対戦のあと「リプレイを保存する」を押すと、必要なものがすべて入ったファイルになります。ブラウザーが控えた値は「シャッフル確認済み」の中にあります。自分のコンピューターのTabardなら、サーバーは要りません。',
          code: COMMAND,
        },
      ],
    },
  },
};
