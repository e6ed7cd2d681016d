import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { afterAdjectives, finiteReadings, isPlainNoun, isVerbOnly, mended, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** "Jöttem egy nap": when, not what. And what one may be. */
const left = words(
  `nap este reggel délután hét hónap év óra perc pillanat nyár tél alkalom ember fajta kicsi darab kiló liter pohár csésze pár üveg szelet`,
)

/** "Szeretem a zene": what somebody sees, likes or buys stands in the accusative. */
export default defineCheck({
  key: 'object-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Szeretem a zene.', 'Szeretem a zenét.'],
    ['Tegnap vettem egy piros kabát.', 'Tegnap vettem egy piros kabátot.'],
    ['Nem ismerjük a szomszéd.', 'Nem ismerjük a szomszédot.'],
    ['Látod az új épület?', 'Látod az új épületet?'],
  ],
  right: [
    'Szeretem a zene világát.',
    'Vagyok egy diák.',
    'Nem tudom, mi a válasz.',
    'Veszek egy pohár vizet.',
    'Ismerem a szomszéd és a lánya kertjét.',
    'Azt mondod, szép a ház.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const article = tokens[at + 1]?.lower ?? ''
  if (!/^(?:az?|egy)$/.test(article)) return null
  // Asked before the dictionary is: the noun ends the sentence.
  if (!tokens.slice(at + 3, at + 6).some(({ text }) => /^[.!?;]$/.test(text))) return null
  const place = afterAdjectives(tokens, at + 2, known)
  const noun = tokens[place]
  if (!noun || !/^[.!?;]$/.test(tokens[place + 1]?.text ?? '') || left.has(noun.lower) || noun.text !== noun.lower) return null
  if (!isPlainNoun(noun, known) || !isVerbOnly(tokens, at, known) || !takesObject(tokens[at], article, known)) return null
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => (tags === 'sg.nom' ? 'sg.acc' : null), known),
  )
}

/** A verb whose doer is the speaker or the one spoken to, so that the noun is no subject, in the form that goes with such an object. */
function takesObject(token: LintToken | undefined, article: string, known: WordKnowledge): boolean {
  const all = finiteReadings(token, known)
  if (!all.every(({ tags }) => /p[12](?:sg|pl)$/.test(tags))) return false
  const isKnown = article !== 'egy'
  return all.some(({ lemma, tags }) => {
    if (/past\.p1sg$/.test(tags)) return hasDefinite(lemma, known)
    return isKnown ? tags.includes('def.') && hasDefinite(lemma, known) : !tags.includes('def.') && hasDefinite(lemma, known)
  })
}

const hasDefinite = (lemma: string, known: WordKnowledge): boolean =>
  (known.forms?.lexemesOf(lemma) ?? []).some(({ kind, formWith }) => kind === 'verb' && formWith('pres.def.p3pl') !== null)
