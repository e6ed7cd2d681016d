import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { partEnd, partStart } from '../../german/clauses.ts'
import { determiners } from '../../german/determiners.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { canBe, inCase } from '../../german/phrase-parts.ts'
import { finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** Verbs whose object stands in the dative. */
const withDative =
  words(`helfen danken gefallen gehören antworten gratulieren begegnen schmecken zuhören zustimmen widersprechen gehorchen ähneln schaden dienen
  verzeihen misstrauen nützen zuschauen zusehen missfallen imponieren beistehen beitreten gelingen misslingen ausweichen zuwinken`)
/** Verbs that tell or give somebody something; the person stands in the dative. */
const telling = words('sagen erzählen erklären')
const giving = words('geben schenken schicken leihen kaufen zeigen bringen reichen schreiben besorgen überreichen')
/** Verbs whose object stands in the accusative. */
const withAccusative = words(
  'fragen bitten besuchen lieben heiraten kennen treffen stören anrufen einladen vermissen unterstützen hassen abholen umarmen überraschen begrüßen kennenlernen',
)
/** The same where the clause names nothing else that is seen. */
const withThing = words('sehen hören verstehen suchen finden beobachten')
const datives: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm' }
const accusatives: Readonly<Record<string, string>> = { mir: 'mich', dir: 'dich', ihm: 'ihn', ihnen: 'sie' }
const subjects = words('ich du er es sie wir ihr man')
const between = words('ich du er es sie wir ihr man nicht auch sehr immer oft gern gerne bitte heute gestern')
/** Verbs such as "helfen" take the dative, verbs such as "fragen" the accusative. */
export default defineCheck({
  key: 'dative-verb',
  class: 'case',
  find: (tokens, known) =>
    known?.forms ? tokens.flatMap((_, at) => pronounAt(tokens, at, known) ?? phraseAt(tokens, at, known) ?? []) : [],
  wrong: [
    ['Ich helfe ihn bei der Arbeit.', 'Ich helfe ihm bei der Arbeit.'],
    ['Das Kleid gefällt mich sehr.', 'Das Kleid gefällt mir sehr.'],
    ['Kannst du mich helfen?', 'Kannst du mir helfen?'],
    ['Ich habe meine Mutter geholfen.', 'Ich habe meiner Mutter geholfen.'],
    ['Er hilft seinen Bruder.', 'Er hilft seinem Bruder.'],
    ['Sie hat mich gesagt, dass sie kommt.', 'Sie hat mir gesagt, dass sie kommt.'],
    ['Er gab mich das Buch.', 'Er gab mir das Buch.'],
    ['Sie hat ihm gestern im Park gesehen.', 'Sie hat ihn gestern im Park gesehen.'],
    ['Er hat mein Vater geholfen.', 'Er hat meinem Vater geholfen.'],
    ['Das Buch gehört mein Bruder.', 'Das Buch gehört meinem Bruder.'],
    ['Ich helfe meine Freunde.', 'Ich helfe meinen Freunden.'],
    ['Der Film hat mich sehr gut gefallen.', 'Der Film hat mir sehr gut gefallen.'],
    ['Ich frage dir etwas.', 'Ich frage dich etwas.'],
  ],
  right: [
    'Er hilft mir.',
    'Ich helfe den Kindern.',
    'Er passt mich an.',
    'Ich habe ihn gefragt und dir geholfen.',
    'Er hat mich gebeten, ihm zu helfen.',
    'Ich frage dich, ob du mir hilfst.',
    'Meine Mutter hilft.',
    'Sie kennt dich und dankt mir.',
    'Dort hat mein Vater geholfen.',
    'Er hat ihm im Park einen Hund gesehen.',
    'Das gefällt meinem Bruder.',
    'Es gehört eine Menge dazu.',
  ],
})

/** "helfe ihn", "mich helfen". */
function pronounAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  const [dative, accusative] = [datives[token?.text ?? ''], accusatives[token?.text ?? '']]
  if (dative === undefined && accusative === undefined) return null
  const verbs = verbsBeside(tokens, at, known)
  if (verbs === null) return null
  const own = verbs.includes('gefallen') ? verbs.filter((lemma) => lemma !== 'fallen') : verbs
  const isAll = (set: ReadonlySet<string>): boolean => own.length > 0 && own.every((lemma) => set.has(lemma))
  if (dative !== undefined) {
    const isTold = isAll(telling) && token?.text !== 'ihn'
    if (isAll(withDative) || isTold || (isAll(giving) && isGift(tokens, at))) return { from: at, to: at + 1, suggestions: [dative] }
    return null
  }
  return (isAll(withAccusative) || (isAll(withThing) && !hasThing(tokens, at))) && !hasSmallVerb(tokens, at) && accusative !== undefined
    ? { from: at, to: at + 1, suggestions: [accusative] }
    : null
}

/** "besucht dir zuliebe", "ihm zu Ehren", "mir ... ein": the dative belongs elsewhere. */
const hasSmallVerb = (tokens: readonly LintToken[], at: number): boolean =>
  /^(?:zu|zuliebe|gegenüber|nach|die|das|den|der|ein|eine|einen|bei|aus|an|ab)$/.test(tokens[at + 1]?.lower ?? '') ||
  /^(?:mit|von|bei|zu|nach|aus|an|auf|in|vor|unter|über|neben|zwischen|hinter|seit|gegenüber|außer|und|oder|als|wie)$/.test(
    tokens[at - 1]?.lower ?? '',
  )

/** "ihm einen Film", "ihm an": a thing in the clause, or a prefix. */
const hasThing = (tokens: readonly LintToken[], at: number): boolean => {
  const part = tokens.slice(partStart(tokens, at), partEnd(tokens, at))
  return part.some(
    ({ lower, text, kind }, i) =>
      /^(?:es|das|ihn|etwas|nichts|alles|was|an|zu|ab|ein|eine|einen|den|die|keine?n?|viele|mehr|nach)$/.test(lower) ||
      (kind === 'word' && text !== lower && i > 0 && !/^(?:im|am|in|auf|der|dem|beim|zum|zur|vom|ins)$/.test(part[i - 1]?.lower ?? '')),
  )
}

/** "gab mich das Buch": a subject before, a thing behind. */
function isGift(tokens: readonly LintToken[], at: number): boolean {
  const thing = /^(?:bitte|mal|doch|gestern|heute|auch|noch)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  return (
    /^(?:das|ein|eine|einen|den|die|mein|meine|meinen|dein|deine|deinen|sein|seine|seinen)$/.test(tokens[thing]?.lower ?? '') &&
    /^\p{Lu}/u.test(tokens[thing + 1]?.text ?? '') &&
    tokens.slice(partStart(tokens, at), at).some(({ lower }) => subjects.has(lower))
  )
}

/** The verbs that an object may belong to: the one before it, or with an auxiliary the last of the clause. Null where a prefix has parted. */
function verbsBeside(tokens: readonly LintToken[], at: number, known: WordKnowledge): readonly string[] | null {
  if (/^(?:für|gegen|durch|ohne|um|an|auf|in|über|und|oder|als|wie|sich)$/.test(tokens[at - 1]?.lower ?? '')) return null
  const end = partEnd(tokens, at)
  let place = at - 1
  while (place > 0 && between.has(tokens[place]?.lower ?? '') && at - place < 4) place -= 1
  const last = tokens[end - 1]
  const infinite = last?.text === 'gefallen' ? ['gefallen'] : infiniteLemmas(last, known)
  const finite = finitesOf(tokens[place], known).map(({ lemma }) => lemma)
  const isHelped = finite.some((lemma) => helping.has(lemma))
  // "hat mich gebeten zu helfen", "lässt mich helfen".
  if (isHelped)
    return end - 1 > at && end - at < 7 && tokens[end - 2]?.lower !== 'zu' && !tokens.slice(at, end).some(({ lower }) => lower === 'und')
      ? infinite
      : null
  if (finite.length === 0) return end - 1 === at + 1 && tokens[end - 2] === tokens[at] ? clauseVerb(last, tokens, at, known) : null
  return end - 1 > at && /^(?:an|ab|auf|aus|ein|um|vor|zu|mit|nach|bei|los|weg|zurück|dazu|dar|hin|her)$/.test(last?.lower ?? '')
    ? null
    : [...new Set(finite)]
}

const helping = words('haben sein können müssen wollen sollen dürfen mögen werden')

const infiniteLemmas = (token: LintToken | undefined, known: WordKnowledge): readonly string[] =>
  token && token.text === token.lower
    ? [
        ...new Set(
          readingsOf(token, known).flatMap(({ kind, lemma, tags }) =>
            kind === 'verb' && /^(?:inf|pp|pp\.sein)$/.test(tags) ? [lemma] : [],
          ),
        ),
      ]
    : []

/** ", dass er mich hilft": the verb at the end of the clause behind the object. */
function clauseVerb(last: LintToken | undefined, tokens: readonly LintToken[], at: number, known: WordKnowledge): readonly string[] {
  return personsOfPronoun(tokens[at - 1]).length > 0 ? finitesOf(last, known).map(({ lemma }) => lemma) : []
}

/** "hilft seinen Bruder", "habe meine Mutter geholfen". */
function phraseAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (!token || token.text !== token.lower) return null
  if (!determiners.has(token.lower) || /^(?:ihr|alles|welch)/.test(token.lower)) return null
  const verbs = verbsBeside(tokens, at, known)?.filter((lemma) => lemma !== 'fallen') ?? []
  if (verbs.length === 0 || !verbs.every((lemma) => withDative.has(lemma))) return null
  const phrase = nounPhraseAt(tokens, at, known)
  if (!phrase || phrase.preposition !== null || canBe(tokens, phrase, 'dat') || !isBehindSubject(tokens, at, known)) return null
  // "Ich helfe der Kinder wegen", "zwei Stunden".
  if (/^(?:Jahr|Monat|Woche|Tag|Stunde|Minute|Abend|Morgen|Nacht|Sommer|Winter)/.test(tokens[phrase.noun]?.text ?? '')) return null
  const made = inCase(tokens, phrase, { one: 'dat', most: 3 })
  return made === null ? null : { from: at, to: phrase.noun + 1, suggestions: [made] }
}

/** A pronoun before the phrase, or a phrase that opens the sentence before the verb, is the subject. */
function isBehindSubject(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const start = partStart(tokens, at)
  if (tokens.slice(start, at).some(({ lower }) => (subjects.has(lower) && lower !== 'ihr') || (at - start > 1 && lower === 'das')))
    return true
  const first = nounPhraseAt(tokens, start, known)
  return (
    first !== null &&
    start === 0 &&
    first.preposition === null &&
    first.noun + 1 < at &&
    canBe(tokens, first, 'nom') &&
    !canBe(tokens, first, 'dat')
  )
}
