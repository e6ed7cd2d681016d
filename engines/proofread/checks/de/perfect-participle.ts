import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isSmall, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { determiners } from '../../german/determiners.ts'
import { finitesOf, isInfinitive, isParticiple, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const auxiliaries = words('habe hast hat haben habt hatte hatten bin bist ist sind war waren')
const joins = words('und oder aber denn als wie wer was wo deren dessen zu um sondern bevor nachdem')
const starts = words(
  'die der das den dem denen deren dessen was wer wo wie warum wann welche welcher welches als während bis seit damit da indem',
)

/** The perfect is made with a participle: "hat gekauft", not "hat kauft". */
export default defineCheck({
  key: 'perfect-participle',
  class: 'verb-form',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich habe dich gestern anrufe.', 'Ich habe dich gestern angerufen.'],
    ['Er hat gestern ein Auto kauft.', 'Er hat gestern ein Auto gekauft.'],
    ['Die Arbeit hat sich auszahlt.', 'Die Arbeit hat sich ausgezahlt.'],
    ['Sie hat die Tür aufmacht.', 'Sie hat die Tür aufgemacht.'],
  ],
  right: [
    'Er hat gut reden.',
    'Ich habe ihn kommen sehen.',
    'Ich habe viel zu tun.',
    'Er ist im Garten und kauft.',
    'Der Mann, der das hat, kauft.',
    'Er hat Arbeit, die sich auszahlt.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (!auxiliaries.has(tokens[at]?.lower ?? '') || !isSmall(tokens, at)) return null
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  const place = end - 1
  const last = tokens[place]
  if (!last || place - at < 2 || place - at > 9 || !isSmall(tokens, place) || !/^[.!?,]$/.test(tokens[end]?.text ?? '')) return null
  if (subjunctions.has(tokens[start]?.lower ?? '') || (start > 0 && starts.has(tokens[start]?.lower ?? ''))) return null
  if (tokens.slice(at + 1, end).some(({ lower }) => joins.has(lower))) return null
  if (isParticiple(last, known) || tokens.slice(at, place).some((one, i) => i > 0 && isParticiple(one, known) && one.text === one.lower))
    return null
  // "eine frage" is a noun in small letters.
  if (determiners.has(tokens[place - 1]?.lower ?? '')) return null
  const made = participlesOf(last, known)
  if (finitePlaces(tokens, start, place, known).some((other) => other !== at)) return null
  return made.length === 0 ? null : { from: place, to: end, suggestions: made }
}

/** The participles of the verb that the word is a finite form of; none of what may be an infinitive: "Er hat gut reden." */
function participlesOf(token: LintToken, known: WordKnowledge): readonly string[] {
  if (personsOfPronoun(token).length > 0 || readingsOf(token, known).some(({ kind }) => kind !== 'verb')) return []
  if (isInfinitive(token, known)) return []
  const lemmas = [...new Set(finitesOf(token, known).map(({ lemma }) => lemma))]
  return [...new Set(lemmas.flatMap((lemma) => participleOf(lemma, known) ?? []))]
}

function participleOf(lemma: string, known: WordKnowledge): string | null {
  const verb = known.forms?.lexemesOf(lemma).find(({ kind }) => kind === 'verb')
  return verb?.formWith('pp') ?? verb?.formWith('pp.sein') ?? null
}
