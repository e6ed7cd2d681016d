import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { nounForm, people, readingsIn } from '../../turkish/nouns.ts'
import { clauseEnd, finiteReadings, mended, readings } from '../../turkish/words.ts'

const pronouns: ReadonlyMap<string, readonly [genitive: string, person: string]> = new Map([
  ['ben', ['benim', '1sg']],
  ['sen', ['senin', '2sg']],
  ['o', ['onun', '3sg']],
  ['biz', ['bizim', '1pl']],
  ['siz', ['sizin', '2pl']],
  ['onlar', ['onların', '3pl']],
])
/** With these, who does it stands in the nominative: "annem geldiği zaman". */
const whenever =
  words(`zaman an anda gün günden gece sabah akşam yıl sene hafta için gibi kadar halde hâlde sırada süre sürece takdirde müddetçe
  vakit yer yerde sıra nedenle sebeple müddet ay andan dönemde`)
const predicate =
  /^(?:güzel|lezzetli|zor|kolay|doğru|yanlış|önemli|iyi|kötü|ilginç|pahalı|ucuz|yeni|eski|uzun|kısa|büyük|küçük|başarılı|faydalı|sıkıcı|komik|güzeldi|zordu|kolaydı|iyiydi|kötüydü)(?:[dt][ıiuü]r)?$/

/** "Annem yaptığı yemekler güzel": who does what a noun is told by stands in the genitive. */
export default defineCheck({
  key: 'relative-subject',
  class: 'case',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Annem yaptığı yemekler çok lezzetli.', 'Annemin yaptığı yemekler çok lezzetli.'],
    ['Öğretmen söylediği cümleyi not aldım.', 'Öğretmenin söylediği cümleyi not aldım.'],
    ['Sen geleceğini biliyorum.', 'Senin geleceğini biliyorum.'],
    ['Arkadaşım verdiği kitabı kaybettim.', 'Arkadaşımın verdiği kitabı kaybettim.'],
    ['O söylediği sözü unutmadık.', 'Onun söylediği sözü unutmadık.'],
  ],
  right: [
    'Annem yaptığı yemekleri herkese ikram eder.',
    'Annem geldiği zaman evdeydim.',
    'Ben yaptığım işi severim.',
    'Öğretmen geldiğinde kitabımı kapattım.',
    'Annem yaptığı için kızdım.',
    'Sen geldiğini söyledin.',
  ],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  const [first, second, third] = tokens
  if (!first || !second || third?.kind !== 'word') return null
  const said = readings(second, known).filter(({ kind, tags }) => kind === 'verb' && /(?:dik|acak|ma)\+/.test(tags))
  const end = clauseEnd(tokens, 0)
  const last = tokens[end - 1]
  if (said.length === 0 || !last || !/^[.!?]$/.test(tokens[end]?.text ?? '') || end < 3) return null
  const subject = subjectOf(first, known)
  const adjectival = /(?:dik|acak)\+px/
  const isAdjectival = said.every(({ tags }) => adjectival.test(tags) && /px\dsg$|px\dpl$/.test(tags)) && !whenever.has(third.lower)
  const isObject = said.some(({ tags }) => /(?:dik|acak|ma)\+px\d(?:sg|pl)\.acc$/.test(tags)) && subject?.isPronoun === true
  if (!subject || !(isAdjectival || isObject)) return null
  // The same person may do both: "Ben yaptığım işi severim".
  const verbs = finiteReadings(last, known)
  const isOther = verbs.length > 0 && verbs.every(({ tags }) => !tags.includes(`p${subject.person}`) && /p[12]/.test(tags))
  const isSaidOf = isAdjectival && verbs.length === 0 && predicate.test(last.lower) && isNominative(third, known)
  if (!isOther && !isSaidOf) return null
  const found = mended(tokens, 0, [subject.genitive])
  return found && [found]
}

type Subject = { readonly genitive: string; readonly person: string; readonly isPronoun: boolean }

function subjectOf(token: LintToken, known: WordKnowledge): Subject | null {
  const pronoun = pronouns.get(token.lower)
  if (pronoun) return { genitive: pronoun[0], person: pronoun[1], isPronoun: true }
  const own = readingsIn(people, token, known).find(
    ({ tags, lemma }) => /^px1(?:sg|pl)$/.test(tags) || (tags === 'nom' && lemma === token.lower),
  )
  const form = own ? nounForm(own.lemma, own.tags === 'nom' ? 'gen' : `${own.tags}.gen`, known) : null
  return form === null ? null : { genitive: form, person: '3sg', isPronoun: false }
}

const isNominative = (token: LintToken, known: WordKnowledge): boolean =>
  readings(token, known).some(({ kind, tags, lemma }) => kind === 'noun' && (tags === 'pl' || (tags === 'nom' && lemma === token.lower)))
