import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { afterAdjectives, finiteReadings, isPlainNoun, mended, nounReadings, toPerson, verbPlace, verbWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** A part of many, which is one itself. */
const parts = words(`többsége zöme fele harmada negyede töredéke hányada kisebbsége nagyja egyharmada kétharmada háromnegyede`)
const shares = words('nagy jelentős kis jó túlnyomó döntő legnagyobb tekintélyes')
/** Words for how many, with a noun in the singular. */
const counting = words(`minden mindegyik valamennyi legtöbb`)
const joined = words(`és s vagy meg illetve valamint sem is mint`)

/** "A hallgatók többsége egyetértenek", "a legtöbb ember tudják": what is counted as a whole has a verb in the singular. */
export default defineCheck({
  key: 'part-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A hallgatók többsége egyetértenek a javaslattal.', 'A hallgatók többsége egyetért a javaslattal.'],
    ['A legtöbb ember nem tudják, mi ez.', 'A legtöbb ember nem tudja, mi ez.'],
    ['A diákok nagy része nem tanulnak eleget.', 'A diákok nagy része nem tanul eleget.'],
    ['Minden hallgató kapnak egy jegyzetet.', 'Minden hallgató kap egy jegyzetet.'],
    ['A diákok közül többen nem készült fel.', 'A diákok közül többen nem készültek fel.'],
    ['Minden diák megírták a dolgozatot.', 'Minden diák megírta a dolgozatot.'],
    ['A barátaim közül senki nem jöttek el.', 'A barátaim közül senki nem jött el.'],
  ],
  right: [
    'A hallgatók többsége egyetért a javaslattal.',
    'A hallgatók többsége és a tanárok egyetértenek.',
    'A legtöbb ember azt hiszi, hogy tudják.',
    'Minden nap olvasnak.',
    'A könyv nagy részét elolvasták.',
    'Minden este tanulnak a diákok.',
  ],
})

const times = words(`nap este reggel délután délelőtt éjjel éjszaka hét hónap év óra perc alkalom pillanat nyár tél ősz tavasz hétvége évben
  esetben egyes áldott`)

/** People by number, who are many. */
const many = words('sokan többen kevesen ketten hárman négyen öten páran néhányan mindketten legtöbben számosan')

/** "többen nem készült fel". */
function ofPeople(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const place = verbPlace(tokens, at + 1, known)
  const verb = tokens[place]
  if (verb?.kind !== 'word' || !isSureVerb(tokens, place, known) || !finiteReadings(verb, known).every(({ tags }) => tags.endsWith('p3sg')))
    return null
  return mended(tokens, place, verbWith(verb, toPerson('p3pl'), known))
}

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (many.has(tokens[at]?.lower ?? '')) return ofPeople(tokens, at, known)
  const head = headAt(tokens, at, known)
  if (
    head === null ||
    joined.has(tokens[head + 1]?.lower ?? '') ||
    tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => joined.has(lower))
  )
    return null
  const place = verbPlace(tokens, head + 1, known)
  const verb = tokens[place]
  if (verb?.kind !== 'word' || !/(?:n[ae]k|t[ae]k|[áéi]k)$/.test(verb.lower) || !isSureVerb(tokens, place, known)) return null
  if (joined.has(tokens[place + 1]?.lower ?? '')) return null
  if (!finiteReadings(verb, known).every(({ tags }) => tags.endsWith('p3pl'))) return null
  return mended(tokens, place, verbWith(verb, toPerson('p3sg'), known))
}

/** Where the word stands that is counted, or is the part. */
function headAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  const word = tokens[at]?.lower ?? ''
  if (parts.has(word)) return /k$/.test(tokens[at - 1]?.lower ?? '') ? at : null
  if (word === 'része') return shares.has(tokens[at - 1]?.lower ?? '') ? at : null
  if (/^(?:senki|valaki|egyik|mindegyik)$/.test(word) && tokens[at - 1]?.lower === 'közül') return at
  if (!counting.has(word)) return null
  const behind = afterAdjectives(tokens, at + 1, known)
  // "minden hallgató": an adjective as well.
  const noun = behind > at + 1 && finiteReadings(tokens[behind], known).length > 0 ? behind - 1 : behind
  const own = nounReadings(tokens[noun], known)
  const isOne = own.length > 0 && own.every(({ tags }) => tags === 'sg.nom')
  return (isOne || isPlainNoun(tokens[noun], known)) && !times.has(tokens[noun]?.lower ?? '') ? noun : null
}
