import { hardLocative } from '../../languages/cs/palatal.ts'
import { irregularCzechNouns } from '../../languages/cs/everyday-nouns.ts'
import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import type { Forms } from '../../languages/forms.ts'
import type { LintToken } from '../token.ts'
import { places, type Case, type Gender, type Place } from './cells.ts'
import { listOf, type SlavicLanguage } from './language.ts'
import { anyAdjective, listModifiers, type AdjectiveClass } from './modifiers.ts'
import { remembering } from './remembering.ts'
import { irregularNoun, makeNounLookup, type Noun, type NounReading } from './nouns.ts'

const men = (stem: string): string =>
  /[sc]k$/u.test(stem) ? `${stem.slice(0, -2)}${stem.endsWith('sk') ? 'š' : 'č'}tí` : hardLocative(stem, 'í').replace(/rí$/u, 'ří')

const possessive = (stem: string, nominative: string): string =>
  `${nominative} ${stem}ého ${stem}ému ${stem}ém ${stem}ým ${stem}é/${stem}oje ${stem}á/${stem}oje ${stem}é/${stem}ojí ${stem}é/${stem}ojí ${stem}ou/${stem}oji ${stem}ou/${stem}ojí ${stem}í/${stem}oji ${stem}é/${stem}oje ${stem}á/${stem}oje ${stem}ých ${stem}ým ${stem}ými`

const pronouns: readonly string[] = [
  ...['m', 'tv', 'sv'].map((stem) => possessive(stem, `${stem}ůj`)),
  'náš našeho našemu našem naším naše naše naší naší naši naší naši naše naše našich našim našimi',
  'váš vašeho vašemu vašem vaším vaše vaše vaší vaší vaši vaší vaši vaše vaše vašich vašim vašimi',
  'ten toho tomu tom tím to ta té té tu tou ti ty ta těch těm těmi',
  'tento tohoto tomuto tomto tímto toto tato této této tuto touto tito tyto tato těchto těmto těmito',
  'tenhle tohohle tomuhle tomhle tímhle tohle tahle téhle téhle tuhle touhle tihle tyhle tahle těchhle těmhle těmihle',
  'jeden jednoho jednomu jednom jedním jedno jedna jedné jedné jednu jednou jedni jedny jedna jedněch jedněm jedněmi',
  '- - - - - - - - - - - dva dva/dvě dvě dvou dvěma dvěma',
  '- - - - - - - - - - - oba oba/obě obě obou oběma oběma',
  '- - - - - - - - - - - tři tři tři tří/třech třem třemi',
  '- - - - - - - - - - - čtyři čtyři čtyři čtyř/čtyřech čtyřem čtyřmi',
]

const classes: readonly AdjectiveClass[] = [
  { ends: 'ý', stem: /[^aeiouyáéíóúůýě]$/u, endings: 'ý ého ému ém ým é á é é ou ou ? é á ých ým ými', men },
  { ends: 'í', stem: /[^aeiouyáéíóúůýě]$/u, endings: 'í ího ímu ím ím í í í í í í í í í ích ím ími', men: (stem) => `${stem}í` },
]

/** Adjectives of everyday, none of which governs a case. Sorted by what they are about. */
const adjectives =
  words(`velký malý dobrý špatný nový starý mladý krásný hezký ošklivý dlouhý krátký vysoký nízký široký úzký hluboký mělký silný slabý
      rychlý pomalý těžký lehký drahý levný teplý studený horký chladný čistý špinavý tichý hlasitý bílý černý červený modrý zelený žlutý hnědý
      šedý růžový český slovenský polský německý anglický ruský francouzský italský španělský ukrajinský americký evropský pražský základní střední
      vysoký letní zimní jarní podzimní denní noční ranní večerní školní domácí rodinný osobní veřejný státní městský zahraniční
      moderní klasický tradiční kulturní historický politický ekonomický sociální technický vědecký přírodní lidský dětský ženský mužský zajímavý
      nudný důležitý hlavní malebný slavný známý oblíbený chytrý hloupý líný pilný milý příjemný nepříjemný veselý smutný šťastný nešťastný
      zdravý nemocný bohatý chudý různý jiný celý každý žádný některý nějaký takový všechen stejný poslední první třetí čtvrtý pátý minulý příští dnešní
      zítřejší včerejší nedávný skvělý výborný úžasný hrozný strašný obrovský malinký maličký správný jednoduchý složitý obtížný snadný zvláštní
      obyčejný běžný normální čerstvý sladký slaný kyselý hořký chutný měkký tvrdý suchý mokrý kulatý dřevěný kovový skleněný papírový
      populární pravidelný pracovní volný vážný jasný tmavý světlý vlastní hodný zlý strohý dávný pěkný opravdový skutečný jediný starší mladší
      větší menší lepší horší delší kratší vyšší nižší nejlepší největší nejstarší nejmladší nejhorší nejvyšší nejkrásnější hezčí dražší levnější`)

const byRow = makeNounLookup(irregularCzechNouns.map(irregularNoun))

const genders: Readonly<Record<string, Gender>> = { 'noun.ma': 'mp', 'noun.mi': 'mi', 'noun.f': 'f', 'noun.n': 'n' }

/** Nouns by the forms of decision 56, and those that they leave out. */
function nouns({ lower }: LintToken, known: WordKnowledge): readonly NounReading[] {
  const listed = byRow(lower, known.isKnown)
  if (listed.length > 0 || !known.forms) return listed
  const readings = byRule(lower, known.forms)
  return readings.some(({ noun }) => isOfAnotherGender(noun, known)) ? [] : readings
}

const byRule = remembering((word: string, forms: Forms): readonly NounReading[] => {
  const all = forms.analyse(word).filter(({ lemma }) => forms.lexemesOf(lemma).length > 0)
  if (all.length === 0 || !all.every(({ kind }) => kind.startsWith('noun'))) return []
  const byNoun = new Map<string, NounReading>()
  for (const { lemma, kind, tags } of all) {
    const gender = genders[kind]
    const place = places.find((one) => one === tags)
    if (!gender || !place) continue
    const noun = byNoun.get(lemma + kind)?.noun ?? nounOf(lemma, kind, gender, forms)
    byNoun.set(lemma + kind, { noun, at: [...(byNoun.get(lemma + kind)?.at ?? []), place] })
  }
  const readings = [...byNoun.values()]
  return readings.flatMap((reading) => (mayBeThing(reading.noun) ? [reading, { ...reading, noun: asThing(reading.noun) }] : [reading]))
})

/** "strejda" is a man, "panoráma" neuter. */
const isOfAnotherGender = ({ lemma, gender }: Noun, { isKnown }: WordKnowledge): boolean =>
  gender === 'f' && lemma.endsWith('a') && (isKnown(`${lemma.slice(0, -1)}ovi`) || (lemma.endsWith('ma') && isKnown(`${lemma}tu`)))

const people =
  words(`kamarád student asistent prezident ministr manžel syn doktor profesor autor host pacient klient šéf premiér kluk hoch vnuk pán
    pes kocour pták had poslanec politik fotbalista občan cizinec trenér dirigent inženýr architekt farmář`)

/** The dictionary lets things be persons too: "druh". */
const mayBeThing = ({ lemma, gender }: Noun): boolean =>
  gender === 'mp' && !people.has(lemma) && !/(?:tel|ář|ař|ník|ák|ista|[eě]c|log)$/u.test(lemma)

const asThing = ({ lemma, formsAt }: Noun): Noun => ({
  lemma,
  gender: 'mi',
  formsAt: (place) => {
    if (place === 'sg.acc') return formsAt('sg.nom')
    if (place === 'pl.nom') return formsAt('pl.acc')
    const forms = formsAt(place)
    return place === 'pl.gen' || place.startsWith('pl') ? forms : [...forms, ...forms.map((one) => one.replace(/(?:ovi|a)$/u, 'u'))]
  },
})

function nounOf(lemma: string, kind: string, gender: Gender, forms: Forms): Noun {
  const lexeme = forms.lexemesOf(lemma).find((one) => one.kind === kind)
  const formAt = (place: Place): readonly string[] => [lexeme?.formWith(place) ?? []].flat()
  return {
    lemma,
    gender,
    // "v lesu" is old, not wrong.
    formsAt: (place) => (place === 'sg.loc' && gender !== 'f' ? [...formAt(place), ...formAt('sg.dat')] : formAt(place)),
  }
}

const prepositions: ReadonlyMap<string, readonly Case[]> = new Map<string, readonly Case[]>([
  ...listOf<readonly Case[]>('do od ode u bez beze kolem okolo během podle vedle kromě uprostřed uvnitř včetně prostřednictvím z ze', [
    'gen',
  ]),
  ...listOf<readonly Case[]>('k ke ku proti naproti kvůli díky vůči navzdory', ['dat']),
  ...listOf<readonly Case[]>('při', ['loc']),
  ...listOf<readonly Case[]>('v ve o po', ['loc', 'acc']),
  ...listOf<readonly Case[]>('na', ['acc', 'loc']),
  ...listOf<readonly Case[]>('pro přes skrz', ['acc']),
  ...listOf<readonly Case[]>('s', ['ins']),
  ...listOf<readonly Case[]>('mezi nad pod před', ['ins', 'acc']),
  ...listOf<readonly Case[]>('za', ['ins', 'acc', 'gen']),
])

/** Plurals of which the dictionary finds a singular that nobody means. */
const sureNouns = words('rodiče rodičů rodičům rodičích děti dětí dětem dětech lidé lidí lidem lidech')

export const czech: SlavicLanguage = {
  plural: 'cs',
  nouns,
  modifiers: listModifiers(pronouns, adjectives, classes),
  anyAdjective: anyAdjective(classes),
  participles: /(?:[aáeěo]ný|tý|[ií]cí)$/u,
  isSureNoun: (word) => sureNouns.has(word),
  mayStandAlone: words('toho tomu tom tím té tou tohoto tomuto tomto tímto této touto'),
  notNouns:
    words(`alma mater druhu typu vše všeho všem všech všemi jednou party místo večer ráno doma domů dnes dost moc tolik půl pár celkem vlastně dobře let náručí nimi většinou díky kolem kraje chvíli chvilku
      dní příště jindy dneška zítřka včerejška sucho teplo nohou nohama rukou rukama očí očima uší ušima ramenou prsou kolenou mnoha několika
      víc více méně malička hodně mála málo stran pomocí prostřednictvím třeba prý škoda pravda jisto vinou během základě vzhledem výjimkou důsledku`),
  notModifiers:
    words(`chutná světlá oba oběma to toto tohle má mě těm těmi čem čemu čím kterém kterému který která které kterého kterou kterém kterým kterých kterými kteří jaký jaká jaké jakého jakou jakým jakých mnozí
      ostatní ostatních ostatním ostatními jiní druhý druzí první poslední nezbytné potřebné možné nutné důležité známé dobré lepší horší podobné mé
      vlastní tu ty ta další větší menší málo stejné jednou jedno prostřednictvím dvě tři oba obě čtyři tří čtyř obou dvou`),
  onlyFirst: words('ti ten ta'),
  titles: words('pan paní pán'),
  determiners: words(pronouns.join(' ').replaceAll('/', ' ')),
  passed: words('velmi moc příliš docela opravdu tak jeho jejich dost úplně skutečně mimořádně hodně poměrně'),
  prepositions,
  adjectivesFollow: false,
  copulas: words('to je jsou'),
  softAreSure: true,
  infinitive: /[^o]t$/u,
  conjunctions: words('a i nebo ani či až'),
}
