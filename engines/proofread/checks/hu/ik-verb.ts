import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Verbs in -ik whose first person has -m in every careful text, without "-ik". */
const stems = words(`esz isz alsz feksz nyugsz lak dolgoz utaz játsz gondolkod gondolkoz emléksz haragsz találkoz foglalkoz érdeklőd
  vitatkoz csodálkoz aggód bíz fáz jelentkez vizsgáz vacsoráz reggeliz költöz öltöz átöltöz töreksz igyeksz gyanaksz veszeksz vereksz
  különböz szórakoz barátkoz iratkoz beiratkoz feliratkoz csatlakoz alkalmazkod ragaszkod unatkoz tartózkod mosaksz hivatkoz
  elutaz odautaz visszautaz megesz megisz elalsz lefeksz elköltöz beköltöz átköltöz visszaemléksz bemutatkoz védekez
  panaszkod büszkélked hozzászoksz megbíz vágyakoz búcsúz elbúcsúz imádkoz növeksz öregsz kételked tanácskoz nyilatkoz
  bicikliz motoroz korcsolyáz teniszez fociz kosaraz bosszankod mosakod borotválkoz fésülköd öltözköd vetkőz tájékozód
  gyönyörköd dicseked támaszkod küszköd kapaszkod siránkoz ellenkez részesed fáradoz származ gazdálkod`)
/** What these letters are as another word. */
const left = words('lakok')

const first: ReadonlyMap<string, string> = new Map(
  [...stems].flatMap((stem) => [
    [`${stem}ok`, `${stem}om`],
    [`${stem}ek`, `${stem}em`],
    [`${stem}ök`, `${stem}öm`],
  ]),
)

/** "Tíz éve itt lakok": verbs in -ik have -m in the first person. */
export default defineCheck({
  key: 'ik-verb',
  class: 'verb-form',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Én nem eszek húst.', 'Én nem eszem húst.'],
    ['Sokat dolgozok mostanában.', 'Sokat dolgozom mostanában.'],
    ['Budapesten lakok tíz éve.', 'Budapesten lakom tíz éve.'],
    ['Tízkor fekszek le.', 'Tízkor fekszem le.'],
    ['Azt mondta, hogy ne eszek sót.', 'Azt mondta, hogy ne egyek sót.'],
    ['Holnap utazok haza.', 'Holnap utazom haza.'],
  ],
  right: [
    'Én nem eszem húst, és sokat dolgozom.',
    'Én nem kések el, te kelsz.',
    'A vadászlakok és a nyári lakok üresek.',
    'Az eszkimók lakok nélkül élnek.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const { lower = '', kind } = tokens[at] ?? {}
  const form = kind === 'word' && /[oeö]k$/.test(lower) ? first.get(lower) : undefined
  if (form === undefined || !known.isKnown(form)) return null
  // "ne eszek" should be an order.
  if (tokens[at - 1]?.lower === 'ne') return mended(tokens, at, orderOf(lower, known))
  // "a nyári lakok" are houses.
  if (left.has(lower) && !isMine(tokens, at)) return null
  return mended(tokens, at, [form])
}

/** "én lakok", "itt lakok", "Budapesten lakok". */
const isMine = (tokens: readonly LintToken[], at: number): boolean =>
  tokens[at]?.lower === 'lakok' &&
  /^(?:én|itt|ott|nem|is|egyedül|messze|közel)$|(?:on|en|ön|ban|ben|nál|nél)$/.test(tokens[at - 1]?.lower ?? '')

/** "eszek" is "egyek" as an order. */
const orderOf = (word: string, { forms }: WordKnowledge): readonly string[] =>
  forms
    ?.lexemesOf(`${word.slice(0, -2)}ik`)
    .filter(({ kind }) => kind === 'verb')
    .flatMap(({ formWith }) => formWith('imp.p1sg') ?? [])
    .slice(0, 1) ?? []
