import { words } from '../../languages/words.ts'
import type { Known } from '../pattern.ts'
import { lists } from '../rules/ro/lists.ts'
import type { LintToken } from '../token.ts'

/** Gender and number of a noun with its article; neuter nouns are masculine here in the singular and feminine in the plural. */
export type Cell = 'ms' | 'fs' | 'mp' | 'fp'

/** Words that end like nouns with an article and are none, or have another gender. */
const none =
  words(`pana tata popa papa vodă asta aceasta aia asta acela acesta ăla ea ele el alta toate unele altele celelalte acestea acelea aceea aceia
  aceștia doua prima treia multa nimica cea celui toată atunci copii mii fii ale mele tale sale căci una unul altul același cele
  acele întregul singurul primul ultimul totul nimeni cineva numele prenumele pronumele lumea ultima singura seara ziua noaptea dimineața
  iarna vara toamna primăvara duminica sâmbăta lunea marțea miercurea joia vinerea gata abia ceva undeva cândva altceva aproapele`)
const feminine: ReadonlySet<string> = new Set(
  [...(lists['feminineA'] ?? []), ...words('carte floare pâine vulpe pasăre soră fată mamă bunică prietenă')].flatMap((noun) => {
    if (noun === 'mare') return []
    if (noun.endsWith('ă')) return [noun.replace(/ă$/, 'a')]
    return noun.endsWith('ie') ? [noun.replace(/e$/, 'a')] : noun.endsWith('e') ? [`${noun}a`] : []
  }),
)

/** What a noun with its article is; null where nobody can tell. */
export function cellOf(token: LintToken | undefined, known: Known): Cell | null {
  if (token?.kind !== 'word' || token.isLocked || !known || none.has(token.lower) || token.lower.length < 4) return null
  const word = token.lower
  const has = (part: RegExp, instead: string): boolean => known.isKnown(word.replace(part, instead))
  if (/[^aeiouăâî]ul$/.test(word)) return has(/l$/, 'lui') && has(/ul$/, '') ? 'ms' : null
  if (/(?:ele|ile|urile)$/.test(word)) return pluralOrNot(has)
  if (/[^ei]ii$/.test(word)) return has(/ii$/, 'ilor') && !has(/ii$/, 'ile') && has(/i$/, '') ? 'mp' : null
  if (/(?:ția|tatea|[dlt]area)$/.test(word)) return has(/a$/, 'ei') || has(/ea$/, 'e') || has(/a$/, 'e') ? 'fs' : null
  return feminine.has(word) ? 'fs' : null
}

/** "Casele" and "câinele": the genitive tells. */
function pluralOrNot(has: (part: RegExp, instead: string) => boolean): Cell | null {
  const isSingular = has(/le$/, 'lui')
  const isPlural = has(/le$/, 'lor')
  if (isSingular === isPlural) return null
  return isSingular ? 'ms' : 'fp'
}

/** Adjectives by their four forms. */
const special = `frumos frumoasă frumoși frumoase, roșu roșie roșii roșii, negru neagră negri negre, alb albă albi albe, nou nouă noi noi,
  rău rea răi rele, bun bună buni bune, greu grea grei grele, ușor ușoară ușori ușoare, mic mică mici mici, lung lungă lungi lungi,
  întreg întreagă întregi întregi, bolnav bolnavă bolnavi bolnave, gras grasă grași grase, înalt înaltă înalți înalte, slab slabă slabi slabe,
  tânăr tânără tineri tinere, bătrân bătrână bătrâni bătrâne, deștept deșteaptă deștepți deștepte, cald caldă calzi calde, rece rece reci reci,
  scump scumpă scumpi scumpe, ieftin ieftină ieftini ieftine, curat curată curați curate, murdar murdară murdari murdare,
  galben galbenă galbeni galbene, albastru albastră albaștri albastre, gri gri gri gri, urât urâtă urâți urâte, periculos periculoasă periculoși periculoase,
  gustos gustoasă gustoși gustoase, generos generoasă generoși generoase, norocos norocoasă norocoși norocoase, bucuros bucuroasă bucuroși bucuroase,
  nervos nervoasă nervoși nervoase, mincinos mincinoasă mincinoși mincinoase, leneș leneșă leneși leneșe, drăguț drăguță drăguți drăguțe,
  prost proastă proști proaste, gol goală goi goale, plin plină plini pline, sănătos sănătoasă sănătoși sănătoase, inteligent inteligentă inteligenți inteligente,
  important importantă importanți importante, interesant interesantă interesanți interesante, elegant elegantă eleganți elegante,
  obosit obosită obosiți obosite, fericit fericită fericiți fericite, supărat supărată supărați supărate, mulțumit mulțumită mulțumiți mulțumite,
  preferat preferată preferați preferate, deschis deschisă deschiși deschise, închis închisă închiși închise, pregătit pregătită pregătiți pregătite,
  harnic harnică harnici harnice, puternic puternică puternici puternice, simplu simplă simpli simple, modern modernă moderni moderne,
  sincer sinceră sinceri sincere, trist tristă triști triste, vesel veselă veseli vesele, liber liberă liberi libere, singur singură singuri singure,
  dulce dulce dulci dulci, mare mare mari mari, verde verde verzi verzi, tare tare tari tari, cuminte cuminte cuminți cuminți,
  vechi veche vechi vechi, larg largă largi largi, drag dragă dragi dragi, blond blondă blonzi blonde, rotund rotundă rotunzi rotunde, gros groasă groși groase,
  proaspăt proaspătă proaspeți proaspete, drept dreaptă drepți drepte, viu vie vii vii, fierbinte fierbinte fierbinți fierbinți, subțire subțire subțiri subțiri,
  românesc românească românești românești, englezesc englezească englezești englezești, sătul sătulă sătui sătule, mort moartă morți moarte, străin străină străini străine,
  vinovat vinovată vinovați vinovate, sărac săracă săraci sărace, atent atentă atenți atente, absent absentă absenți absente, gelos geloasă geloși geloase, curios curioasă curioși curioase,
  politicos politicoasă politicoși politicoase, serios serioasă serioși serioase, zgomotos zgomotoasă zgomotoși zgomotoase, luminos luminoasă luminoși luminoase,
  spațios spațioasă spațioși spațioase, delicios delicioasă delicioși delicioase, necesar necesară necesari necesare, disponibil disponibilă disponibili disponibile`

/** The four forms of adjectives that are made by rule. */
const byRule = (base: string): readonly string[] => {
  const [last = ''] = base.slice(-1)
  if (base.endsWith('os')) return [base, `${base.slice(0, -2)}oasă`, `${base.slice(0, -1)}și`, `${base.slice(0, -2)}oase`]
  const soft = { t: 'ț', s: 'ș', d: 'z' }[last] ?? last
  return /[tslnrvmcd]$/.test(base) ? [base, `${base}ă`, `${base.slice(0, -1)}${soft}i`, `${base}e`] : []
}

const cells: readonly Cell[] = ['ms', 'fs', 'mp', 'fp']
const adjectives: readonly (readonly string[])[] = special.split(',').map((line) => line.trim().split(/\s+/))
const made = [...(lists['adjectives'] ?? [])].map(byRule).filter(({ length }) => length > 0)
const byForm: ReadonlyMap<string, readonly string[]> = new Map(
  [...made, ...adjectives].flatMap((forms) => forms.map((form) => [form, forms] as const)),
)

/** Whether the word is a form of an adjective that is known. */
export const isAdjective = (word: string): boolean => byForm.has(word)

/** The form of an adjective for the cell; null where the word has it, or is no adjective that is known. */
export function adjectiveFor(word: string, cell: Cell): string | null {
  const forms = byForm.get(word)
  const form = forms?.[cells.indexOf(cell)]
  return form === undefined || form === word ? null : form
}

/** Adjectives that are no adverbs in their masculine form. */
export const isNoAdverb = (word: string): boolean => /(?:at|it|nav|lenș|tânăr|bătrân|roșu|albastru|alb|galben|mare)[ăie]?$/.test(word)

const owners: readonly (readonly string[])[] = [
  ['meu', 'mea', 'mei', 'mele'],
  ['tău', 'ta', 'tăi', 'tale'],
  ['nostru', 'noastră', 'noștri', 'noastre'],
  ['vostru', 'voastră', 'voștri', 'voastre'],
  ['său', 'sa', 'săi', 'sale'],
]

/** The possessive for the cell; null where the word has it, or is none. */
export function ownerFor(word: string, cell: Cell): string | null {
  const forms = owners.find((one) => one.includes(word))
  const form = forms?.[cells.indexOf(cell)]
  return form === undefined || form === word ? null : form
}

export const isOwner = (word: string): boolean => owners.some((one) => one.includes(word))
