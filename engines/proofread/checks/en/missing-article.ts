import { countableNouns, countablePeople, countablePlaces } from '../../../languages/en/countable-nouns.ts'
import { isPluralNoun } from '../../../languages/en/nouns.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import {
  bareObjects,
  barePairs,
  determinerLike,
  givingVerbs,
  kindNouns,
  knownPlaces,
  namingVerbs,
  quotingVerbs,
  countedWhenJudged,
  countedWithAdjective,
  lightPairs,
  memberships,
  judgments,
  plainPrepositions,
  singleThings,
  uniqueRoles,
} from '../../english/bare-nouns.ts'
import type { Sentence } from '../../english/verbs.ts'
import { articleOf, isName, isProse, lowerAt, withBefore } from '../../english/words.ts'

/** A bare noun phrase: from its first word to its head. */
type Phrase = { readonly start: number; readonly head: number }

const adverbsBetween =
  /^(?:not|n't|also|still|always|just|only|never|really|even|already|actually|now|usually|sometimes|often|probably|maybe)$/
const degree = /^(?:very|really|extremely|so|quite|pretty|rather)$/
const instruments = /^(?:accordion|cello|clarinet|drum|flute|guitar|harp|piano|saxophone|trombone|trumpet|violin)$/
const particles = /^(?:up|off|out|down|over|away|back)$/
const subjectOpeners = /^(?:because|when|if|while|although|then|so|but|and|where|since|until|after|before|suddenly|there|however)$/

/** Whether the token at `i` is the counted head of a phrase, with nothing after it that would make it a part of another word. */
function isHead(tokens: Sentence, i: number): boolean {
  const token = tokens[i]
  if (!token || token.isLocked || !(token.tag === 'NOUN' || (token.tag === 'PROPN' && i === 0))) return false
  if (!countableNouns.has(token.lower) && !isJudged(tokens, i) && !isLight(tokens, i)) return false
  if (i > 0 && isName(token)) return false
  const next = tokens[i + 1]
  if (!next) return false
  const isTime = /^(?:yesterday|today|tomorrow|last|next)$/.test(next.lower)
  if ((next.tag === 'NOUN' && !isTime) || next.tag === 'PROPN' || next.tag === 'NUM' || next.tag === 'SYM' || next.tag === 'X') return false
  if (next.kind === 'number' || (i > 0 && isName(next))) return false
  if (i > 0 && next.tag === 'VERB' && next.form === '3sg' && !subjectOpeners.test(lowerAt(tokens, i - 1))) return false
  if (next.form === 'ing' || (next.tag === 'ADJ' && !isTime)) return false
  if (/^(?:building|meeting)$/.test(token.lower) && (next.tag === 'DET' || next.tag === 'CCONJ' || next.tag === 'PRON')) return false
  if (/^(?:'s|’s|'|’|s'|[-–—/("“:‐]|one|two)$/.test(next.lower)) return false
  return !(countedWithAdjective.has(token.lower) && tokens[i - 1]?.tag !== 'ADJ')
}

/** "have shower", "for walk" */
const isLight = (tokens: Sentence, i: number): boolean =>
  lightPairs.has(`${tokens[i - 1]?.lemma}-${lowerAt(tokens, i)}`) || lightPairs.has(`${tokens[i - 2]?.lemma}-${lowerAt(tokens, i)}`)

/** "It was nice evening": a noun that may be bare, but not so. */
function isJudged(tokens: Sentence, i: number): boolean {
  if (!countedWhenJudged.has(lowerAt(tokens, i)) || !judgments.has(lowerAt(tokens, i - 1))) return false
  const at = degree.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  return /^(?:be|have|make|get|spend)$/.test(tokens[backOver(tokens, at)]?.lemma ?? '')
}

/** "cat and dog", "pen, paper": one of several bare nouns. */
function isListed(tokens: Sentence, i: number): boolean {
  const next = lowerAt(tokens, i + 1)
  if (next !== 'and' && next !== 'or' && next !== ',' && next !== '&' && next !== 'to' && next !== 'by' && next !== 'after') return false
  const after = tokens[i + 2]
  if (/^(?:to|by|after)$/.test(next)) return after?.lower === tokens[i]?.lower
  return after?.tag === 'NOUN' || after?.tag === 'PROPN' || after?.tag === 'ADJ' || after?.lower === 'vice'
}

/** The first word of the phrase that ends at `head`, or -1 where a word in it is doubtful. */
function phraseStart(tokens: Sentence, head: number): number {
  let start = head
  for (let before = tokens[start - 1]; before; before = tokens[start - 1]) {
    // "a small and dark room"
    if (before.lower === 'and' && tokens[start]?.tag === 'ADJ' && tokens[start - 2]?.tag === 'ADJ') {
      start--
      continue
    }
    const isInside = (before.tag === 'ADJ' || before.tag === 'NOUN') && before.kind === 'word' && !before.isLocked
    if (!isInside || before.lower === 'such') break
    // "at sacred sites normal dress": two phrases side by side.
    if (before.tag === 'NOUN' && (tokens[start]?.tag === 'ADJ' || isPluralNoun(before.lower))) return -1
    if (determinerLike.has(before.lower) || (before.tag === 'NOUN' && start - 1 > 0 && isName(before))) return -1
    if (/^(?:first|second|third)$/.test(before.lower) && /^(?:prize|team|party)$/.test(lowerAt(tokens, head))) return -1
    start--
  }
  return start
}

/** Whether an "a"-like word stands two places back: "a working mother", "two used cars". */
const hasDeterminer = (tokens: Sentence, i: number): boolean => {
  const before = tokens[i]
  return (
    before !== undefined &&
    (before.tag === 'DET' ||
      before.tag === 'NUM' ||
      (before.tag === 'ADV' && /^(?:most|more|less|well|widely|newly|once)$/.test(before.lower)) ||
      before.tag === 'ADJ' ||
      before.tag === 'SYM' ||
      /^(?:my|your|his|her|its|our|their|'s|’s|-)$/.test(before.lower))
  )
}

/** Steps back over "not", "always" and the like. */
function backOver(tokens: Sentence, from: number): number {
  let i = from
  while (i > 0 && adverbsBetween.test(lowerAt(tokens, i))) i--
  return i
}

const isBe = (tokens: Sentence, i: number): boolean => tokens[i]?.lemma === 'be' || /^(?:'s|'re|'m|’s|’re|’m)$/.test(lowerAt(tokens, i))

/** "is teacher", "was so good player", "there is problem". */
function followsBe(tokens: Sentence, { start, head }: Phrase): boolean {
  const at = backOver(tokens, start - 1)
  const be = tokens[at]
  if (!be || !isBe(tokens, at) || (be.tag !== 'AUX' && be.tag !== 'VERB')) return false
  // Possessive 's, and "is" at the start of a question: "Is teacher here?"
  if (/^['’]s$/.test(be.lower) && !/^(?:it|he|she|that|there|here|this|what|who)$/.test(lowerAt(tokens, at - 1))) return false
  if (at === 0 || lowerAt(tokens, at) === 'being') return false
  const noun = lowerAt(tokens, head)
  const isOffice =
    !memberships.has(noun) &&
    !judgments.has(lowerAt(tokens, start)) &&
    (uniqueRoles.has(noun) || (countablePeople.has(noun) && /^(?:of|to|at|for)$/.test(lowerAt(tokens, head + 1))))
  return !isOffice && noun !== 'room' && !(noun === 'patient' && start === head)
}

const isObjectVerb = (tokens: Sentence, i: number): boolean => {
  const verb = tokens[i]
  if (!verb || verb.lemma === null || i === 0 || quotingVerbs.has(verb.lemma)) return false
  if (verb.tag !== 'VERB') return verb.lemma === 'have' && verb.form !== 'ing'
  const before = tokens[backOver(tokens, i - 1)]
  if (verb.form === 'participle') return before?.lemma === 'have'
  if (verb.form === 'ing')
    return (
      before !== undefined &&
      (before.lemma === 'be' || before.tag === 'VERB' || /^(?:for|by|without|about|after|before|while)$/.test(before.lower))
    )
  return !hasDeterminer(tokens, i - 1) && before?.kind === 'word' && !(before.tag === 'CCONJ' && (tokens[i - 2]?.tag === 'VERB' || i < 3))
}

function followsVerb(tokens: Sentence, { start, head }: Phrase): boolean {
  const at = backOver(tokens, start - 1)
  const noun = lowerAt(tokens, head)
  const verb = tokens[at]?.lemma ?? ''
  // "This failed relationship would become": the noun is the subject.
  const after = tokens[head + 1]
  if (noun === 'room' || after?.tag === 'AUX' || (after?.tag === 'VERB' && after.form === 'past')) return false
  if (bareObjects.has(`${verb}-${noun}`) || (countablePeople.has(noun) && namingVerbs.has(verb))) return false
  if (/^(?:play|practise)$/.test(verb) && instruments.test(noun)) return false
  if (verb === 'become' && (uniqueRoles.has(noun) || (countablePeople.has(noun) && /^(?:of|to|at|for)$/.test(lowerAt(tokens, head + 1)))))
    return false
  // "became principal advisor and close friend": an office, named like a title.
  if (verb === 'become' && /^(?:principal|chief|senior|head|lead|deputy)$/.test(lowerAt(tokens, start))) return false
  if (particles.test(lowerAt(tokens, at)) && at === start - 1 && isObjectVerb(tokens, at - 1)) return true
  if (isObjectVerb(tokens, at)) return true
  // "gave me book"
  const isGiven = /^(?:me|him|us|them)$/.test(lowerAt(tokens, at)) && tokens[at - 1]?.tag === 'VERB'
  return isGiven && givingVerbs.has(tokens[at - 1]?.lemma ?? '')
}

function followsPreposition(tokens: Sentence, { start, head }: Phrase): boolean {
  const preposition = lowerAt(tokens, start - 1)
  const noun = lowerAt(tokens, head)
  if (start < 2 || noun === lowerAt(tokens, start - 2)) return false
  if (preposition === 'of') return isAfterOf(tokens, { start, head })
  if (
    !plainPrepositions.has(preposition) ||
    barePairs.has(`${preposition}-${noun}`) ||
    barePairs.has(`${preposition}-${lowerAt(tokens, start)}`)
  )
    return false
  if (/^(?:such|from|as|due|prior|out|up|down)$/.test(lowerAt(tokens, start - 2))) return false
  if (preposition === 'to' && tokens.slice(0, start - 1).some(({ lower }) => lower === 'from')) return false
  if (preposition === 'to' && tokens[start - 1]?.tag !== 'ADP' && !countablePlaces.has(noun)) return false
  return !(preposition === 'from' && /^(?:to|into)$/.test(lowerAt(tokens, head + 1)))
}

/** "the roof of building", not "a kind of building", "the title of king". */
function isAfterOf(tokens: Sentence, { start, head }: Phrase): boolean {
  const kind = tokens[start - 2]
  if (/^(?:front|because|top|bottom|back|middle|centre|center)$/.test(kind?.lower ?? '')) return true
  if (!kind || kind.tag !== 'NOUN' || kindNouns.has(kind.lemma ?? '') || countablePeople.has(lowerAt(tokens, head))) return false
  return lowerAt(tokens, start - 3) === 'the' && countablePlaces.has(lowerAt(tokens, head))
}

/** "Then teacher told us", "Computer is useful". */
function isSubject(tokens: Sentence, { start, head }: Phrase): boolean {
  const verb = tokens[head + 1]
  if (!verb || (verb.tag !== 'VERB' && verb.tag !== 'AUX') || head - start > 1) return false
  const opensObject = /^(?:DET|PRON|PART|ADP|SCONJ)$/.test(tokens[head + 2]?.tag ?? '')
  const isFinite =
    (verb.form === '3sg' && (verb.tag === 'AUX' || opensObject)) ||
    (verb.form === 'past' && tokens[head + 2]?.tag !== 'ADP') ||
    /^(?:can|will|should|must|may)$/.test(verb.lower)
  if (!isFinite) return false
  if (start === 0) return true
  return subjectOpeners.test(lowerAt(tokens, start - 1)) && tokens[start - 1]?.tag !== 'ADP' && lowerAt(tokens, start - 1) !== 'and'
}

const superlative =
  /^(?:best|worst|biggest|largest|smallest|oldest|youngest|tallest|highest|nearest|greatest|main|first|second|third|whole|entire|only|right|wrong|same|following|final|latest)$/

function needsThe(tokens: Sentence, { start, head }: Phrase): boolean {
  const noun = lowerAt(tokens, head)
  if (tokens.slice(start, head).some(({ lower }) => superlative.test(lower)) || singleThings.has(noun)) return true
  if (isSubject(tokens, { start, head })) return true
  const after = tokens[head + 2]
  if (lowerAt(tokens, head + 1) === 'of' && (after?.tag === 'DET' || after?.tag === 'PROPN')) return true
  return (knownPlaces.has(noun) || countablePlaces.has(noun)) && head === start && tokens[start - 1]?.tag === 'ADP'
}

/** "There house is", "the woman who's car was": the word before stands for "their" or "whose". */
function isOwnersError(tokens: Sentence, { start, head }: Phrase): boolean {
  if (start === 1 && /^(?:there|its|it's)$/.test(lowerAt(tokens, 0))) return true
  const next = tokens[head + 1]
  return /^['’]s$/.test(lowerAt(tokens, start - 1)) && lowerAt(tokens, start - 2) === 'who' && /^(?:VERB|AUX)$/.test(next?.tag ?? '')
}

function findingAt(tokens: Sentence, phrase: Phrase): CheckFinding | null {
  const { start } = phrase
  // "not so good player": the article goes before the adjective.
  const adverb = tokens[start - 1]
  const isSuch = adverb?.lower === 'such' && !/^(?:no|any|one|another|of|as|every|some|all)$/.test(lowerAt(tokens, start - 2))
  const isDegree = adverb !== undefined && ((start < phrase.head && degree.test(adverb.lower) && adverb.tag === 'ADV') || isSuch)
  const from = isDegree ? start - 1 : start
  const wider = { start: from, head: phrase.head }
  const isBare =
    followsBe(tokens, wider) ||
    followsVerb(tokens, wider) ||
    ((!isDegree || isSuch) && (followsPreposition(tokens, wider) || isSubject(tokens, wider)))
  const first = tokens[from]
  if (!isBare || !first || isOwnersError(tokens, phrase)) return null
  if (isDegree && /^(?:so|such|quite|rather)$/.test(first.lower)) {
    const next = tokens[start]?.text ?? ''
    const opening = first.lower === 'so' ? 'such' : first.text
    return { from, to: start + 1, suggestions: [`${opening} ${articleOf(next)} ${next}`] }
  }
  const a = withBefore(articleOf(first.text), first, from === 0)
  const the = withBefore('the', first, from === 0)
  if (tokens.slice(from, phrase.head).some(({ lower }) => superlative.test(lower))) return { from, to: from + 1, suggestions: [the] }
  return { from, to: from + 1, suggestions: needsThe(tokens, wider) ? [the, a] : [a, the] }
}

export default defineCheck({
  key: 'missing-article',
  class: 'article-missing',
  find: (tokens) => {
    if (!isProse(tokens)) return []
    return tokens.flatMap((_, head) => {
      if (!isHead(tokens, head)) return []
      const start = phraseStart(tokens, head)
      const isBareList = isListed(tokens, head) && (start === head || tokens[start - 1]?.tag === 'ADP')
      const found = start < 0 || isBareList ? null : findingAt(tokens, { start, head })
      return found ? [found] : []
    })
  },
  wrong: [
    ['She is teacher in a small town.', 'She is a teacher in a small town.'],
    ['I am not so good tennis player.', 'I am not such a good tennis player.'],
    ['We had to pay entrance fee.', 'We had to pay an entrance fee.'],
    ['He works in big factory.', 'He works in a big factory.'],
    ['Could you lend me pen?', 'Could you lend me a pen?'],
    ['Then teacher told us to sit down.', 'Then the teacher told us to sit down.'],
    ['It was nice evening.', 'It was a nice evening.'],
    ['We took taxi to airport.', 'We took a taxi to the airport.'],
    ['He is member of our club.', 'He is a member of our club.'],
    ['Computer is very useful.', 'The computer is very useful.'],
    ['We stopped because I wanted to have rest.', 'We stopped because I wanted to have a rest.'],
    ['He is best player in our team.', 'He is the best player in our team.'],
  ],
  right: [
    'He became principal advisor and close friend of the king.',
    'We went there by car and came back by bus.',
    'She was elected president of the club.',
    'He became captain of the team.',
    'Husband and wife live in the same house.',
    'He walked from door to door.',
    'This kind of computer is new.',
    'He bought a kitchen table and a garden chair.',
    'Doctor Smith is here.',
    'They take advantage of the rules, which in turn change the market.',
    'You can apply in person at the office.',
    'Group tasks are hard for some students.',
    'She read it day after day, page by page.',
    'The second most visited city in England is York.',
    'They are choosing party over country.',
    'I have had my own room since last summer.',
    'There is no room for a table.',
    'We need pen and paper.',
    'See chapter 3 and figure 2.',
    'He served as manager of the hotel.',
    'Elevator rides usually last less than a minute.',
    'What they need is a good working relationship.',
    'Take the first door on the left.',
  ],
})
