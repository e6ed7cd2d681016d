import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { counted, isOwned, nounForm, people, readingsIn } from '../../turkish/nouns.ts'
import { clauseEnd, finiteReadings, mended, readings } from '../../turkish/words.ts'

/** Of these one says "all" only of several; "bütün kitap" is a whole one. */
const several = new Set([...people, 'cevap', 'kelime', 'ödev', 'soru', 'sorun', 'problem', 'öneri', 'hata', 'cümle'])

/** "Bazı öğrenci geldi": some and all are several. */
export default defineCheck({
  key: 'whole-plural',
  class: 'noun-number',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Bazı öğrenci derse geç geldi.', 'Bazı öğrenciler derse geç geldi.'],
    ['Bütün arkadaşım partiye geldi.', 'Bütün arkadaşlarım partiye geldi.'],
    ['Bütün soru doğru cevapladım.', 'Bütün soruları doğru cevapladım.'],
    ['Tüm öğretmene teşekkür ederim.', 'Tüm öğretmenlere teşekkür ederim.'],
    ['Bazı şehirde hava kirli.', 'Bazı şehirlerde hava kirli.'],
  ],
  right: [
    'Bazı öğrenciler geldi.',
    'Bütün gün evdeydim, bütün kitabı okudum.',
    'Tüm öğrenci işleri kapandı.',
    'Bazı insan hakları ihlal edildi.',
    'Bazı akşam gelir.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  const noun = tokens[at + 1]
  if (!/^(?:bazı|bütün|tüm)$/.test(word) || noun?.kind !== 'word' || noun.text !== noun.lower) return null
  const own = readingsIn(word === 'bazı' ? counted : several, noun, known)
  const single = own.filter(({ tags }) => /^(?:px1(?:sg|pl)|(?:px1(?:sg|pl)\.)?(?:nom|dat|loc|abl|gen|ins))$/.test(tags))
  if (single.length === 0 || own.some(({ tags }) => /pl(?:\.|$)(?!.*px)|px3|acc/.test(tags) && !tags.startsWith('px1pl'))) return null
  const next = tokens[at + 2]
  if (isOwned(next, known)) return null
  const isBare = single.every(({ tags }) => tags === 'nom')
  if (
    isBare &&
    next?.kind === 'word' &&
    readings(next, known).some(({ lemma, tags }) => (counted.has(lemma) && tags === 'nom') || tags === 'pl')
  )
    return null
  const verb = tokens[clauseEnd(tokens, at) - 1]
  const doers = finiteReadings(verb, known)
  // What I do with all of them, I do to them.
  const isObject = isBare && doers.length > 0 && doers.every(({ tags }) => /p1/.test(tags))
  const made = single.flatMap(({ lemma, tags }) => nounForm(lemma, pluralTags(tags, isObject), known) ?? [])
  return mended(tokens, at + 1, [...new Set(made)])
}

const pluralTags = (tags: string, isObject: boolean): string => (tags === 'nom' ? (isObject ? 'pl.acc' : 'pl') : `pl.${tags}`)
