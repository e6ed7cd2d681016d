import { irregularSlovakNouns, slovakNounRows } from '../../languages/sk/everyday-nouns.ts'
import { words } from '../../languages/words.ts'
import type { Case } from './cells.ts'
import { listOf, type SlavicLanguage } from './language.ts'
import { anyAdjective, listModifiers, type AdjectiveClass } from './modifiers.ts'
import { declined, irregularNoun, makeNounLookup } from './nouns.ts'

const possessive = (stem: string): string =>
  `${stem}ôj ${stem}ôjho ${stem}ôjmu ${stem}ojom ${stem}ojím ${stem}oje ${stem}oja ${stem}ojej ${stem}ojej ${stem}oju ${stem}ojou ${stem}oji ${stem}oje ${stem}oje ${stem}ojich ${stem}ojim ${stem}ojimi`

const pronouns: readonly string[] = [
  possessive('m'),
  ...['tv', 'sv'].map((stem) => possessive(stem).replaceAll('ôj', 'oj')),
  'náš nášho nášmu našom naším naše naša našej našej našu našou naši naše naše našich našim našimi',
  'váš vášho vášmu vašom vaším vaše vaša vašej vašej vašu vašou vaši vaše vaše vašich vašim vašimi',
  'ten toho tomu tom tým to tá tej tej tú tou tí tie tie tých tým tými',
  'tento tohto tomuto tomto týmto toto táto tejto tejto túto touto títo tieto tieto týchto týmto týmito',
  'jeden jedného jednému jednom jedným jedno jedna jednej jednej jednu jednou jedni jedny jedny jedných jedným jednými',
  '- - - - - - - - - - - dvaja dva/dve dve dvoch dvom dvoma/dvomi',
  '- - - - - - - - - - - traja tri tri troch trom troma/tromi',
  '- - - - - - - - - - - štyria štyri štyri štyroch štyrom štyrmi',
]

const long = /(?:[áéíóúýô]|i[aeu])[^aeiouyáéíóúýôä]+$/u
const classes: readonly AdjectiveClass[] = [
  {
    ends: 'ý',
    stem: /[^aeiouyáéíóúýô]$/u,
    endings: 'ý ého ému om ým é á ej ej ú ou ? é é ých ým ými',
    men: (stem) => `${stem}í`,
  },
  { ends: 'y', stem: long, endings: 'y eho emu om ym e a ej ej u ou ? e e ych ym ymi', men: (stem) => `${stem}i` },
  {
    ends: 'í',
    stem: /[^aeiouyáéíóúýô]$/u,
    endings: 'í ieho iemu om ím ie ia ej ej iu ou ? ie ie ích ím ími',
    men: (stem) => `${stem}í`,
  },
  { ends: 'i', stem: long, endings: 'i eho emu om im e a ej ej u ou ? e e ich im imi', men: (stem) => `${stem}i` },
]

/** Adjectives of everyday, none of which governs a case. */
const adjectives =
  words(`veľký malý dobrý zlý nový starý mladý krásny pekný škaredý dlhý krátky vysoký nízky široký úzky hlboký plytký silný slabý rýchly pomalý ťažký
    ľahký drahý lacný teplý studený horúci chladný čistý špinavý tichý hlasný biely čierny červený modrý zelený žltý hnedý sivý ružový slovenský český
    poľský nemecký anglický ruský francúzsky taliansky španielsky ukrajinský maďarský americký európsky základný stredný letný zimný jarný jesenný
    denný nočný ranný večerný školský domáci rodinný osobný verejný štátny mestský zahraničný moderný klasický tradičný kultúrny historický politický
    ekonomický sociálny technický vedecký prírodný ľudský detský ženský mužský zaujímavý nudný dôležitý hlavný slávny známy obľúbený múdry hlúpy lenivý
    usilovný milý príjemný nepríjemný veselý smutný šťastný nešťastný zdravý chorý bohatý chudobný rôzny iný celý každý žiadny niektorý nejaký taký
    prvý tretí štvrtý piaty minulý budúci dnešný zajtrajší včerajší skvelý výborný úžasný hrozný strašný obrovský správny jednoduchý zložitý
    zvláštny obyčajný bežný normálny čerstvý sladký slaný kyslý horký chutný mäkký tvrdý suchý mokrý okrúhly drevený kovový sklenený papierový populárny
    pravidelný pracovný voľný vážny jasný tmavý svetlý prísny skutočný jediný starší mladší väčší menší lepší horší dlhší kratší vyšší nižší najlepší
    najväčší najstarší najmladší najhorší najvyšší najkrajší krajší drahší lacnejší šikovný úplný`)

const prepositions: ReadonlyMap<string, readonly Case[]> = new Map<string, readonly Case[]>([
  ...listOf<readonly Case[]>('do od odo u bez bezo okolo podľa počas vedľa okrem uprostred vnútri namiesto z zo spod spoza', ['gen']),
  ...listOf<readonly Case[]>('k ku proti oproti voči napriek vďaka kvôli', ['dat']),
  ...listOf<readonly Case[]>('pri popri', ['loc']),
  ...listOf<readonly Case[]>('v vo o po', ['loc', 'acc']),
  ...listOf<readonly Case[]>('na', ['acc', 'loc']),
  ...listOf<readonly Case[]>('pre cez', ['acc']),
  ...listOf<readonly Case[]>('s so', ['ins']),
  ...listOf<readonly Case[]>('medzi nad pod pred', ['ins', 'acc']),
  ...listOf<readonly Case[]>('za', ['ins', 'acc', 'gen']),
])

/** "ľ, ň, ť, ď" are written without their mark before "e" and "i". */
const soft = (form: string): string =>
  form.replace(/[ľňťď](?=[eéií])/gu, (letter) => ({ ľ: 'l', ň: 'n', ť: 't', ď: 'd' })[letter] ?? letter)

const nouns = makeNounLookup([
  ...slovakNounRows.flatMap((row) => [...row.words].map((word) => declined(word, row, soft))),
  ...irregularSlovakNouns.map(irregularNoun),
])

/** Forms that are verbs and adjectives too. */
const unsureNouns =
  words(`hrám láskam váham váha správam stenám častí duší večeriam večeri hostí boja boj moria poli tele žite lete mieste svetlom svetlá jedla jedlom jedlá
    oblečení zamestnaní prekvapení riešení cvičení čítaní hodnotení nadšení oddelení odporúčaní osvetlení písaní poistení povolaní predstavení rozhodnutí
    tvrdení učení varení vyjadrení vysvetlení vyučovaní vzdelaní zistení želaní zdraví zdravím zdravia stane pláne moc mori súťaží bratom hadom slonom
    daní básni tráv spolu jedálni lane lanom polia pola`)

export const slovak: SlavicLanguage = {
  plural: 'sk',
  nouns: ({ lower }, { isKnown }) => nouns(lower, isKnown),
  modifiers: listModifiers(pronouns, adjectives, classes),
  anyAdjective: anyAdjective(classes),
  participles: /(?:[aáeěoiíu]n[ýy]|t[ýy]|[ia]ci)$/u,
  isSureNoun: (word) => !unsureNouns.has(word),
  mayStandAlone: words('toho tomu tom tým tej tou tohto tomuto tomto týmto tejto touto'),
  notNouns:
    words(`druhu typu rade ráno večer raz miesto doma dnes celkom hore rada rady rád časom večera zime zimu dome behom konca okolo počas jednou týmto kým dlho
      škoda pravda chvíľu vlastne radom radu zlato mala spolu`),
  notModifiers:
    words(`to toto má mu tu tú tých tými iného iným inom inému dobré ktorého ktorému ktorom ktorým ktorá ktoré ktorej ktorú ktorou ktorých ktorými ktorí ktorý aký aká aké akého akej akú akou akých možné nutné potrebné dôležité známe svetlá chutná prvý prvá prvé prví
      jedno jednou iní iné prvého dve`),
  onlyFirst: words('tí ten tá tie'),
  titles: words('pán pani pána pánovi'),
  determiners: words(pronouns.join(' ').replaceAll('/', ' ')),
  passed: words('veľmi príliš celkom naozaj tak jeho ich dosť úplne skutočne mimoriadne pomerne'),
  prepositions,
  adjectivesFollow: false,
  copulas: words('to je sú'),
  infinitive: /ť$/u,
  conjunctions: words('a i aj alebo ani či až'),
}
