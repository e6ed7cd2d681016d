import { verbForms } from '../../../languages/en/verbs.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { phraseAt } from '../../english/phrase.ts'
import { pastPhrases } from '../../english/subject.ts'
import type { Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'verb-after-let',
  class: 'verb-pattern',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['My mother made the children to eat soup.', 'My mother made the children eat soup.'],
    ['The coach makes the players runs every day.', 'The coach makes the players run every day.'],
    ['His story made everyone laughs.', 'His story made everyone laugh.'],
    ['She lets her dog sleeps on the sofa.', 'She lets her dog sleep on the sofa.'],
    ['The film made many people cries.', 'The film made many people cry.'],
    ['The rule makes pupils to work harder.', 'The rule makes pupils work harder.'],
    ['They never let the boys went out.', 'They never let the boys go out.'],
    ['This trick will make your readers to smile.', 'This trick will make your readers smile.'],
  ],
  right: [
    'The rule makes pupils work harder.',
    'She let the dog out.',
    'They let the boys go out.',
    'He made a friend to talk to.',
    'He was made to wait.',
    'She made the children a cake.',
    'It made the people in the room laugh.',
    'We made the teacher happy.',
    'They made the boy captain.',
    'He makes toys to sell.',
    'The students made used books look new.',
    'It lets users save time.',
    'She makes people angry.',
    'The firm made its workers redundant.',
    "He let the man's dogs run.",
    'Making students tired is easy.',
  ],
})

/** "let the boys went", "makes people to feel", "made my sister cries": a bare verb belongs there. */
function findAt(tokens: Sentence, i: number): CheckFinding | null {
  const opener = tokens[i]
  if (!opener || opener.tag !== 'VERB' || !/^(?:let|lets|letting|make|makes|made|making)$/.test(opener.lower)) return null
  if (opener.form === 'participle' && tokens[i - 1]?.tag === 'AUX' && opener.lemma === 'make') return null
  const object = phraseAt(tokens, i + 1)
  if (!object || (object.kind === 'pronoun' && object.number !== 'singular') || !isPeople(tokens, object.head)) return null
  const at = pastPhrases(tokens, object.end)?.end ?? object.end
  const [verb, next] = [tokens[at], tokens[at + 1]]
  if (!verb?.lemma) return null
  if (verb.lower === 'to') {
    const isVerb = next?.tag === 'VERB' && next.lower === next.lemma
    const isStranded = tokens.slice(at + 2, at + 6).some((token, k, rest) => token.tag === 'ADP' && rest[k + 1]?.kind !== 'word')
    return isVerb && at === object.end && !isStranded && !/^(?:a|an)$/.test(tokens[i + 1]?.lower ?? '')
      ? { from: at, to: at + 1, suggestions: [''] }
      : null
  }
  if (verb.tag !== 'VERB' || at !== object.end) return null
  const forms = verbForms(verb.lemma)
  const isWrong =
    (verb.lower === forms.thirdPerson || (verb.lower === forms.past && verb.lower !== forms.participle)) && verb.lower !== forms.base
  return isWrong ? { from: at, to: at + 1, suggestions: [forms.base] } : null
}

const isPeople = (tokens: Sentence, head: number): boolean =>
  /^(?:people|child|student|pupil|teacher|parent|friend|boy|girl|man|woman|brother|sister|mother|father|person|kid|dog|cat|animal|fish|reader|user|customer|employee|worker|player|son|daughter|everyone|everybody|someone|anyone)$/.test(
    tokens[head]?.lemma ?? '',
  )
