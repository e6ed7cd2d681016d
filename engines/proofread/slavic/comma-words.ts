import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import type { CommaWords } from './commas.ts'
import { czechVerbs } from './czech-verbs.ts'
import { polishVerbs } from './polish-verbs.ts'
import { slovakVerbs } from './slovak-verbs.ts'
import type { VerbTable } from './verbs.ts'

type Known = WordKnowledge | null

/** Forms of verbs, by the table, by their end, or by what the dictionary finds behind them. */
const isVerb = (word: string, verbs: VerbTable, infinitive: RegExp, known: Known): boolean =>
  verbs.finite(word).length > 0 ||
  verbs.past(word).length > 0 ||
  (known?.stems?.(word) ?? []).some((stem) => stem !== word && infinitive.test(stem))

const czechBe =
  words(`je jsou jsem jsi jsme jste byl byla bylo byli byly bude budu budeš budeme budete budou není nejsou nejsem nebyl nebyla nebylo nebyli nebyly
    nebude chci chceš chce chceme chcete chtějí musím musíš musí musíme musíte můžu mohu můžeš může můžeme můžete mohou můžou umí umím
    smí lze jde šlo`)

export const czechCommas = (known: Known): CommaWords => ({
  conjunctions:
    words(`protože poněvadž jelikož přestože ačkoli ačkoliv třebaže jestliže kdyby kdybych kdybys kdybychom kdybyste aby abych abys abychom abyste zdali
      zatímco jakmile neboť`),
  before:
    words(`a i ani nebo či ale jen jenom právě až teprve zvlášť hlavně zejména především možná asi snad už ne nikoli nikoliv jako než nejen dokonce
      například třeba totiž prostě pouze zrovna vždy většinou případně však ovšem tedy také částečně jedině ledaže místo bez že resp buď
      aniž samozřejmě i když kromě spíš spíše jednak mimo pravděpodobně zřejmě raději jakoby něco`),
  pairs: new Set(['bez toho', 'jak aby', 'co kdyby']),
  questions: words('kde kam kdy proč jestli zda kolik odkud čí'),
  asking:
    words(`nevěděl nevěděla nevěděli věděl věděla věděli netušil netušila nevím nevíš neví nevíme nevíte nevědí víš víte vím ptal ptala ptali ptám ptá zeptal zeptala zeptali zeptat zjistil zjistila zjistit řekni řekněte
      netuším netuší nechápu nechápe vysvětlil vysvětlila vysvětlit rozhodnout pamatuješ`),
  asked: words('jsem jsi jsme jste se si mě mne ho jí mu mi nám jich jej ji tě ti'),
  than: words('než'),
  comparative: /(?:[eě]jší|ejších|ší|čí|více|víc|méně|míň|[eě]ji|lépe|líp|hůře|dříve|raději)$/u,
  opening: words('když pokud jestli až protože jakmile kdybych'),
  verbs: czechVerbs,
  persons: words('budu budeš budeme budete můžu mohu můžeš můžeme můžete musím musíš musíme musíte chci chceš chceme chcete'),
  copulas: words('je jsou byl byla bylo byli byly bude budou jsem jsme jsi jste může musí chce'),
  small: words('se si to já ty on ona my vy oni tak ne by jen bych mi ti mu ho mě tě ji jí nás vás nám vám také taky asi už pak hned a i'),
  joining: words('a i nebo ani ale že který která které kteří co kdo jak kde'),
  mayBeVerb: (word) =>
    czechBe.has(word) ||
    isVerb(word, czechVerbs, /(?:t|ci)$/u, null) ||
    (known?.forms?.analyse(word) ?? []).some(({ kind, tags }) => kind === 'verb' && !/^(?:neg\.)?(?:inf|part|act|vn|pass)/u.test(tags)) ||
    /[aeiíuáyě]l[aoiy]?$/u.test(word),
})

const slovakBe =
  words(`je sú som si sme ste bol bola bolo boli bude budem budeš budeme budete budú nie chcem chceš chce chceme chcete chcú musím musíš musí musíme
    musia môžem môžeš môže môžeme môžete môžu vie viem smie treba možno ide`)

export const slovakCommas = (known: Known): CommaWords => ({
  conjunctions: words(`pretože lebo keďže hoci ak aby keby akonáhle nakoľko`),
  before:
    words(`a i aj ani alebo či ale len iba práve až najmä hlavne predovšetkým možno asi snáď už nie ako než nielen dokonca napríklad totiž proste vždy
      väčšinou prípadne však teda tiež čiastočne miesto bez že resp buď samozrejme okrem skôr pravdepodobne zrejme radšej akoby čo no
      síce výlučne jedine akurát vtedy zvlášť obzvlášť ani veď keď kým kto ktorý`),
  pairs: new Set(['zatiaľ čo']),
  questions: words('kde kam kedy prečo či koľko odkiaľ'),
  asking:
    words(`neviem nevieš nevie nevieme neviete nevedia vieš viete viem pýtal pýtala pýtali pýtam pýta spýtal spýtala spýtali spýtať opýtal opýtala zistil
      zistila zistiť povedz povedzte netuším netuší nechápem nechápe vysvetlil vysvetlila vysvetliť rozhodnúť pamätáš`),
  asked: words('sa si ma mňa ho jej mu mi nám ich ju ťa ti'),
  than: words('ako než'),
  comparative: /(?:[eš]í|ejší|ejšia|šia|šie|viac|menej|[eš]ie|lepšie|horšie|skôr|radšej)$/u,
  opening: words('keď ak pretože lebo len'),
  verbs: slovakVerbs,
  persons: words('budem budeš budeme budete môžem môžeš môžeme môžete musím musíš musíme musíte chcem chceš chceme chcete'),
  copulas: words('je sú bol bola bolo boli bude budú som sme si ste môže musí chce'),
  small: words('sa si to ja ty on ona my vy oni tak nie by len mi ti mu ho ma ťa ju jej nás vás nám vám tiež aj asi už potom hneď a i'),
  joining: words('a i aj alebo ani ale že ktorý ktorá ktoré ktorí čo kto ako kde'),
  mayBeVerb: (word) => slovakBe.has(word) || isVerb(word, slovakVerbs, /ť$/u, known),
})

const polishBe =
  words(`jest są jestem jesteś jesteśmy jesteście był była było byli były będzie będę będziesz będziemy będą chcę chcesz chce chcemy chcą muszę musisz musi
    musimy muszą mogę możesz może możemy mogą wiem wie trzeba można warto należy`)

export const polishCommas = (known: Known): CommaWords => ({
  conjunctions: words(
    `ponieważ gdyż bo chociaż choć jeśli jeżeli gdyby gdybym gdybyś gdybyśmy żeby żebym żebyś żebyśmy żebyście aby abym abyś abyśmy zanim dopóki`,
  ),
  before:
    words(`a i ani lub albo czy ale lecz tylko właśnie zwłaszcza szczególnie głównie przede może chyba już nie niż jak jako nawet na przykład
      po prostu zawsze więc jednak też także bez że oraz dopiero tuż krótko długo chwilę lat dni tygodni godzin miesięcy rok dzień oczywiście
      raczej prawdopodobnie wyłącznie jedynie akurat co kto który tak natomiast zaś bądź mimo pomimo`),
  pairs: new Set(['jak gdyby', 'chyba żeby']),
  questions: words('gdzie dokąd kiedy dlaczego czy ile skąd'),
  asking:
    words(`wiedziałem wiedziałam wiedział wiedziała wiedzieli wiem wiesz wiecie wiemy pytał pytała pytali pytam pyta zapytał zapytała zapytali zapytałem zapytałam zapytać spytał spytała sprawdź sprawdzić
      powiedz powiedzcie rozumiem rozumie wyjaśnił wyjaśniła wyjaśnić zdecydować pamiętasz zastanawiam`),
  asked: words('się mnie mi go jej mu nam ich ją cię ci'),
  than: words('niż'),
  comparative: /(?:szy|sza|sze|szego|szej|szym|ziej|więcej|mniej|lepiej|gorzej|iej|rzej)$/u,
  opening: words('kiedy gdy jeśli jeżeli ponieważ skoro'),
  verbs: polishVerbs,
  persons: words('będę będziesz będziemy będziecie mogę możesz możemy możecie muszę musisz musimy musicie chcę chcesz chcemy chcecie'),
  copulas: words('jest są był była było byli były będzie będą jestem jesteś jesteśmy może musi chce'),
  small: words(
    'się to ja ty on ona my wy oni tak nie by tylko mi ci mu go mnie cię ją jej nas was nam wam też także chyba już potem zaraz a i',
  ),
  joining: words('a i oraz lub albo ani ale że który która które którzy co kto jak gdzie'),
  mayBeVerb: (word) => polishBe.has(word) || isVerb(word, polishVerbs, /ć$/u, known),
})
