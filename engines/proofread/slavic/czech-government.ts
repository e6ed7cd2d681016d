import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import { czechSubjects } from './czech-clauses.ts'
import type { ClosingWords } from './closing-clauses.ts'
import { czech } from './czech.ts'
import { czechVerbs } from './czech-verbs.ts'
import type { GovernedPreposition } from './governed-prepositions.ts'
import type { ReflexiveWords } from './reflexives.ts'

/** Verbs by the case that their preposition takes, where it takes others elsewhere. */
export const czechGoverned: readonly GovernedPreposition[] = [
  {
    preposition: 'o',
    case: 'loc',
    verbs:
      /^(?:ne)?(?:po|pro|roz|při|u|vy|z|do|se)?(?:mluv|hovoř|baví|bavi|povíd|diskut|přemýšl|uvaž|vypráv|vypráve|píš|psa|vědě|vím|víš|ví$|víte|slyš|sní|snil|pochyb|inform|debat|polemiz|rozhod|zpív|říká|řekl)/u,
  },
  {
    preposition: 'o',
    case: 'acc',
    verbs:
      /^(?:ne)?(?:po|u|z|za)?(?:star(?:á|al|at)|zajím|zajíma|bojím|bojí|bál|bát|prosi|prosí|požád|žád|bojuj|bojov|usil|připrav|přiš|přijd)/u,
  },
  { preposition: 'na', case: 'loc', verbs: /^(?:ne)?(?:záleží|záležel|záležet|podílí|podílel|podílet|podílejí|závisí|závisel|záviset)/u },
  {
    preposition: 'v',
    case: 'loc',
    verbs:
      /^(?:ne)?(?:spočívá|spočíval|spočívat|vyzn|žij[eiu]|žil|bydl[íei]|pracuj|pracov|studuj|studov|nachází|leží|ležel|sedí|sedě|spím|spí$|narodil|potkal|setkal|pobýv|strávi)/u,
  },
  { preposition: 'na', case: 'loc', verbs: /^(?:ne)?(?:bydl[íei]|studuj|studov|pracuj|pracov|leží|ležel|sedí|seděl|visí|visel|nachází)/u },
]

export const czechTimes = words(
  'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec října dubna pondělí úterý středa čtvrtek pátek sobota neděle chvíle doba okamžik směna prázdniny víkend Vánoce vánoce Velikonoce svátek přestávka noc den rok týden hodina minuta půlnoc poledne rok měsíc hodně kus metr centimetr kilogram procento koruna stupeň bod',
)

/** What a verb is with any prefix of denial, in any person, past or infinitive. */
const forms = (list: string): string => list.trim().split(/\s+/u).join('|')

const past = '(?:l|la|lo|li|ly|t)'

export const czechReflexiveSe: ReflexiveWords = {
  pronoun: 'se',
  present: words('se ses si sis'),
  auxiliaries: words('jsem jsi jsme jste bych bys bychom byste'),
  modals: words(
    'musím musíš musí musíme musíte musel musela museli chci chceš chce chceme chcete chtěl chtěla můžu mohu můžeš může můžeme mohl mohla budu budeš bude budeme potřebuji potřebuju umím',
  ),
  joined: new Map([
    ['jsi', 'ses'],
    ['bys', 'by ses'],
  ]),
  verbs: new RegExp(
    `^(?:ne)?(?:${forms(`bojím bojíš bojí bojíme bojíte bá${past} bál bála báli bály bát ptám ptáš ptá ptáme ptáte ptají pta${past} ptá${past}
      zeptám zeptáš zeptáme zeptáte zeptají zepta${past} směju směješ směje směji smějeme smá${past} usmá${past} usmíva${past} usmívá usmívám
      snažím snažíš snaží snažíme snažíte snaži${past} pokusi${past} pokusím pokusíme stydím stydíš stydí stydě${past} dozvědě${past} dozvím domnívám domnívá domníváme
      narodi${past} dívám díváš dívá díváme dívají díva${past} podíva${past} podívám podíváme chlubí chlubím zamilova${past}
      ocit${past} ocitl ocitla podoba${past} zúčastni${past} zúčastním zúčastnil zúčastnila účastním zabývá zabývám zabývají zabýváme zabýva${past} líbí líbi${past}
      účastnil posadi${past} dostavi${past} toužím~ oženi${past} vdala dotka${past} osprchova${past} přihlasíš~ vyhnu${past} vyhnul zmiňuje~ rozhlíže${past} divím divíš diví
      těším těšíš těšíme těšíte omlouvám~ procháze${past} zotavi${past} odvděči${past} specializuje specializuji obávám obáváš obává obáváme obávají obáva${past}`)
      .split('|')
      .filter((one) => !one.endsWith('~'))
      .join('|')})$`,
    'u',
  ),
  beside: [
    [
      /^(?:ne)?(?:cítím|cítíš|cítí|cítíme|cítila?|cítili)$/u,
      /^(?:\p{L}+ ){0,3}(?:dobře|lépe|líp|špatně|hůř|hůře|skvěle|výborně|unaveně|trapně|mizerně|báječně|osaměle|unavený|unavená|nemocný|nemocná|šťastný|šťastná)(?: |$)/u,
    ],
    [
      /^(?:ne)?(?:učit|naučit|učím|učíš|učíme|učila?|učili|naučila?|naučili|naučím)$/u,
      /^(?:(?:celý|celou|celé|den|noc|víkend|večer|pilně|hodně|celé|odpoledne|spolu|moc|dlouho|rychle|dobře) )*(?:na (?:zkoušku|test|písemku|maturitu|zkoušky|zápočet|přijímačky|přijímací)|plavat$|tancovat$|česky$|anglicky$|německy$|francouzsky$)/u,
    ],
    [
      /^(?:ne)?(?:vrátila?|vrátili|vracím|vrátím|vracela?|vrátíme)$/u,
      /^(?:(?:až|pozdě|brzy|včera|dnes|večer|zpátky|zpět) )*(?:domů|do práce$|pozdě$|ze? (?:školy|práce|dovolené|prázdnin|výletu|obchodu|kina|ciziny|zahraničí|města))/u,
    ],
    [
      /^(?:ne)?(?:přihlásila?|přihlásili|přihlásím|přihlašuji)$/u,
      /^(?:na|do) (?:kurz|kurzu|zkoušku|univerzitu|školu|vysokou|soutěž|seminář|semináře)/u,
    ],
    [/^(?:ne)?(?:sejdeme|setkali|setkáme|setkal|setkala)$/u, /^(?:s|před|v|ve|u|zítra)(?: |$)/u],
    [/^(?:ne)?(?:zajímám|zajímáš|zajímáme)$/u, /^o(?: |$)/u],
    [/^(?:ne)?(?:přestěhovala?|přestěhovali|odstěhovala?|odstěhovali)$/u, /^(?:do|z|ze|k|ke)(?: |$)/u],
    [/^(?:ne)?(?:rozešla?|rozešli|pohádali|pohádala?)$/u, /^se? /u],
    [/^(?:ne)?(?:jmenuju|jmenuji)$/u, /^\p{L}+(?: \p{L}+)?$/u],
    [/^(?:ne)?(?:zdá|zdálo)$/u, /^(?:mi|být|že)(?: |$)/u],
    [/^(?:ne)?(?:zlobím|zlobíš)$/u, /^na /u],
    [/^(?:ne)?(?:soustředím|soustředíš|soustředila?|soustředíme)$/u, /^na /u],
    [/^(?:ne)?(?:liší|lišil|lišila|lišily)$/u, /^(?:od|v|ve|mezi|podle) /u],
    [/^(?:ne)?(?:týká|týkají|týkalo|týkala|týkaly?)$/u, /^\p{L}/u],
    [/^(?:ne)?(?:skládá|skládají)$/u, /^ze? /u],
  ],
}

export const czechReflexiveSi: ReflexiveWords = {
  ...czechReflexiveSe,
  pronoun: 'si',
  joined: new Map([
    ['jsi', 'sis'],
    ['bys', 'by sis'],
  ]),
  verbs: new RegExp(
    `^(?:ne)?(?:${forms(`všim${past} všimnu všimneme všimnout povšimnout stěžuji stěžuju stěžuje stěžují stěžova${past} uvědomuji uvědomuju uvědomuje uvědomi${past} uvědomím
      odpočinu odpočinul odpočinula odpočinout odpočineme oblíbil oblíbila oblíbili zvyknu zvykl zvykla zvykli zvyknout povídáme povídali povídat popovídali`)})$`,
    'u',
  ),
  beside: [
    [
      /^(?:ne)?(?:pamatuju|pamatuji|pamatuješ|pamatuje|pamatoval|pamatovala)$/u,
      /^(?:(?:dobře|ještě|pořád|stále) )*(?:tu|ten|to|ty|všechno|nic|jeho|její|tvoje)(?: |$)/u,
    ],
  ],
}

/** Words that are no subject of what follows. */
const places = words(
  'doma tady tam zde domů včera dnes zítra loni letos často pořád stále denně dobře špatně rychle venku spolu dlouho kdysi nyní',
)

const isVerbOf =
  (known: WordKnowledge) =>
  (word: string): boolean => {
    if (word === 'je' || word === 'jsou') return true
    if (/^(?:jsem|jsi|jsme|jste|jí|ji|stát|ve|ze|bez|býval[aiy]?)$/u.test(word)) return false
    const own = czechVerbs.finite(word)
    if (own.length > 0 && own.every(({ person }) => !person.startsWith('3'))) return true
    if (/^(?:ne)?po(?:jed|let|běž)\p{L}+$/u.test(word) || czechVerbs.past(word.replace(/^ne/u, '')).length > 0) return true
    if (czechSubjects.pastOf(word, known) || /^bud(?:u|eš|e|eme|ete|ou)$/u.test(word)) return true
    const readings = known.forms?.analyse(word) ?? []
    if (readings.length === 0 && word.startsWith('ne') && word.length > 5) return isVerbOf(known)(word.slice(2))
    return readings.length > 0 && readings.every(({ kind, tags }) => kind === 'verb' && /^(?:neg\.)?(?:pres|tense|fut|past)\./u.test(tags))
  }

export const isCzechVerb = isVerbOf

export const czechClosing = (known: WordKnowledge): ClosingWords & { readonly opening: ReadonlySet<string> } => ({
  opening: words(
    'když pokud jestli jestliže protože jakmile až kdyby kdybych kdybychom kdybys ačkoli ačkoliv přestože zatímco jelikož než',
  ),
  relative: /^(?:kter(?:ý|á|é|ého|ému|ém|ým|ou|ých|ými)|kteří|jehož|jejíž|jejichž)$/u,
  prepositions: czech.prepositions,
  joining: words('a i nebo ani či ale že aby když kdyby protože co kdo jak než jako buď však kde kdy proč zda jestli tak ať'),
  clitics: words('se si mi ti mu jí jim nám vám ho ji je nás vás jsem jsi jsme jste mě tě už'),
  mayBePronoun: words('je'),
  isVerb: isVerbOf(known),
  endsClause: (word) =>
    places.has(word) ||
    (known.forms?.analyse(word) ?? []).some(({ kind, tags }) => kind.startsWith('noun') && !tags.endsWith('nom') && !/a$/u.test(word)) ||
    (known.forms?.analyse(word) ?? []).some(({ kind, tags }) => kind === 'adjective' && tags.endsWith('nom')) ||
    (known.forms?.analyse(word) ?? []).some(({ tags }) => tags === 'inf'),
})
