import { toVerbs } from '../../../languages/en/grammar/word-lists.ts'
import { plainVerbs } from '../../../languages/en/plain-verbs.ts'
import { isKnownWord } from '../../../languages/en/grammar/tag.ts'
import { verbBase, verbForms } from '../../../languages/en/verbs.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'verb-after-to',
  class: 'infinitive-or-ing',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['He wants to becomes a famous doctor.', 'He wants to become a famous doctor.'],
    ['We decided to went to the cinema.', 'We decided to go to the cinema.'],
    ['She tried to opened the window but it was stuck.', 'She tried to open the window but it was stuck.'],
    ['I would like to visited your country.', 'I would like to visit your country.'],
    ['She began to cried when she saw it.', 'She began to cry when she saw it.'],
    ['I am glad to meeting you.', 'I am glad to meet you.'],
    ['He promised to called me.', 'He promised to call me.'],
    ['You need to cleaned your room.', 'You need to clean your room.'],
    ['It started to rained heavily.', 'It started to rain heavily.'],
    ['They tried to broke the door.', 'They tried to break the door.'],
    ['I hope to met you soon.', 'I hope to meet you soon.'],
    ['He forgot to brought his passport.', 'He forgot to bring his passport.'],
    ['It is difficult to understood him.', 'It is difficult to understand him.'],
    ['We need to speaks to the manager.', 'We need to speak to the manager.'],
  ],
  right: [
    'From go to went is a big step.',
    'She used to be happy.',
    'He looked forward to increased sales.',
    'According to published reports, sales fell.',
    'The door to saved games was closed.',
    'He is used to waking early.',
    'The road to lost towns is long.',
    'We went to lectures and to meetings.',
    'He is close to tears.',
    'It leads to offers and deals.',
    'She turned from left to right.',
    'They are committed to improved care.',
    'I am used to reading at night.',
    'He wants to read and to be read to.',
    'It is due to limited time.',
    'The change from have to had is small.',
    'I want to thank her.',
    'We are open to meeting you.',
  ],
})

const otherWords =
  /^(?:found|left|lay|felt|saw|wound|ground|bound|bore|fell|lit|rose|spoke|bit|led|wove|dove|shot|thought|read|related|based|used|limited|increased|advanced|unite|s)$/
const infinitiveNouns =
  /^(?:able|unable|going|ready|order|how|want|need|have|has|had|used|way|chance|opportunity|time|happy|glad|important|easy|difficult|hard|possible|impossible|necessary|what|where|when)$/

const feelings =
  /^(?:glad|happy|pleased|able|unable|ready|sorry|sad|easy|difficult|hard|possible|impossible|important|necessary|delighted|excited|likely)$/

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  if (tokens[i]?.lower !== 'to') return null
  const at = /^(?:not|really|also|always|never|just)$/.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1
  const [before, verb, next] = [tokens[i - 1], tokens[at], tokens[at + 1]]
  if (!before || verb?.kind !== 'word' || !/^(?:VERB|NOUN|AUX)$/.test(verb.tag ?? '') || /^\p{Lu}/u.test(verb.text)) return null
  if (
    feelings.test(before.lower) &&
    /^(?:am|is|are|was|were|be|'m|'s|'re|so|very|really)$/.test(tokens[i - 2]?.lower ?? '') &&
    verb.tag === 'VERB' &&
    verb.form === 'ing'
  )
    return mend(at, verbBase(verb.lower, isKnownWord))
  const base = verbBase(verb.lower, isKnownWord)
  const forms = verbForms(base)
  if (verb.lower === base || verb.lower === forms.ing || otherWords.test(verb.lower) || base === 'be' || base === 'have' || base === 'do')
    return null
  const isIrregular = verb.lower === forms.past && !/ed$/.test(verb.lower) && verb.lower !== forms.participle
  const isPlainS =
    verb.lower === forms.thirdPerson &&
    plainVerbs.has(base) &&
    !/^(?:offers|finds|builds|deals|gains|fails|feeds|gets|keeps|serves|shines|hides|dies|takes|tells|thinks|uses|says|waits|saves|throws|reads|climbs|promotes)$/.test(
      verb.lower,
    )
  if (isIrregular || isPlainS) return isFrom(tokens, i) ? null : mend(at, base)
  const isAsked =
    ((toVerbs.has(before.lemma ?? '') || /^(?:love|like|hate)$/.test(before.lemma ?? '')) && before.tag === 'VERB') ||
    infinitiveNouns.test(before.lower)
  const hasObject =
    next?.tag === 'DET' || /^(?:it|him|her|them|me|us|you|my|your|his|our|their|in|at|with|on|for|to)$/.test(next?.lower ?? '')
  const isOpen = before.tag === 'VERB' && !/^(?:NOUN|ADJ|PROPN)$/.test(next?.tag ?? '')
  return isAsked && (hasObject || isOpen) && verb.tag === 'VERB'
    ? { ...mend(at, base), suggestions: /ed$/.test(verb.lower) ? [base, `be ${verb.text}`] : [base] }
    : null
}

const mend = (at: number, base: string): CheckFinding => ({ from: at, to: at + 1, suggestions: [base] })

/** "from have to had", "changes to went": forms spoken of as words. */
const isFrom = (tokens: Sentence, i: number): boolean => tokens.slice(0, i).some(({ lower }) => /^(?:from|form|tense|verb)$/.test(lower))
