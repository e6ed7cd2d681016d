import { inflectVerb } from '../../../languages/en/grammar/inflect.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { withCase, type Sentence } from '../../english/verbs.ts'

/** Everyday verbs whose past with -ed is no word. Sorted. */
const verbs =
  `become begin bite blow break bring build buy catch choose come cut do draw drink drive eat fall feel fight find fly forget get
  give go grow have hear hide hit hold hurt keep know leave lend let lie lose make meet overcome pay put read ride rise run say sell send
  set shake shoot shut sing sit sleep speak spend stand steal stick swim take teach tear tell think throw understand wake wear win write`.split(
    /\s+/,
  )
/** Words that are right, or other words. Sorted. */
const right = new Set(['hided', 'lied', 'putted', 'seted', 'shooted', 'singed', 'teared', 'waked'])

/** "teached" to "teach": each verb with -ed as it would be regular. */
const wrongPasts = new Map(
  verbs.flatMap((verb): readonly [string, string][] =>
    regularPasts(verb)
      .filter((past) => !right.has(past) && past !== inflectVerb(verb, 'past') && past !== inflectVerb(verb, 'participle'))
      .map((past) => [past, verb]),
  ),
)

export default defineCheck({
  key: 'regular-past',
  class: 'verb-form',
  find: (tokens) =>
    tokens.flatMap((token, i): readonly CheckFinding[] => {
      const verb = wrongPasts.get(token.lower)
      // A form in quotation marks is spoken of.
      if (!verb || (i > 0 && /^\p{Lu}/u.test(token.text)) || isQuoted(tokens, i)) return []
      return [
        { from: i, to: i + 1, suggestions: [withCase(token, inflectVerb(verb, isAfterAuxiliary(tokens, i) ? 'participle' : 'past'))] },
      ]
    }),
  wrong: [
    ['He teached me everything I know.', 'He taught me everything I know.'],
    ['She buyed a new coat.', 'She bought a new coat.'],
    ['The thief was catched by the police.', 'The thief was caught by the police.'],
    ['We have never eated snails.', 'We have never eaten snails.'],
    ['They runned home when it rained.', 'They ran home when it rained.'],
    ['The letter was writed by hand.', 'The letter was written by hand.'],
  ],
  right: [
    'She needed a coat.',
    'He lied to us.',
    'They founded a club.',
    'The meat was singed.',
    'He costed the plan.',
    'She was bored.',
    'Children say "goed" for a while.',
  ],
})

const isQuoted = (tokens: Sentence, i: number): boolean =>
  /^["'“‘«„]$/.test(tokens[i - 1]?.text ?? '') || /^["'”’»]$/.test(tokens[i + 1]?.text ?? '')

function regularPasts(verb: string): readonly string[] {
  if (verb.endsWith('e')) return [`${verb}d`]
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`]
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || /^(?:begin|forget)$/.test(verb)
    ? [`${verb}${verb.at(-1)}ed`, `${verb}ed`]
    : [`${verb}ed`]
}

function isAfterAuxiliary(tokens: Sentence, i: number): boolean {
  let k = i - 1
  while (/^(?:ADV|PART)$/.test(tokens[k]?.tag ?? '')) k--
  return /^(?:be|have|get|'ve|'re|'m)$/.test(tokens[k]?.lemma ?? '') || /^(?:been|being)$/.test(tokens[k]?.lower ?? '')
}
