import { clauseAt, isFinite, mayBeParticiple, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { indefinitePronouns, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import { joinsClause } from './clause-order.ts'

/** How a connective stands inside its clause: between commas, or without any. */
type Place = 'commas' | 'bare'

/** Connectives that may open a sentence or stand after its subject or first auxiliary. Sorted. */
const places: Readonly<Record<string, Place>> = {
  accordingly: 'commas',
  admittedly: 'commas',
  'after all': 'commas',
  'by comparison': 'commas',
  'by contrast': 'commas',
  consequently: 'commas',
  conversely: 'commas',
  'for example': 'commas',
  'for instance': 'commas',
  fortunately: 'commas',
  furthermore: 'commas',
  hence: 'bare',
  however: 'commas',
  'in contrast': 'commas',
  'in fact': 'commas',
  'in general': 'commas',
  'in many cases': 'commas',
  'in most cases': 'commas',
  'in my experience': 'commas',
  'in my opinion': 'commas',
  'in my view': 'commas',
  'in other words': 'commas',
  'in particular': 'commas',
  'in practice': 'commas',
  'in principle': 'commas',
  'in reality': 'commas',
  'in theory': 'commas',
  'in turn': 'commas',
  indeed: 'commas',
  meanwhile: 'commas',
  moreover: 'commas',
  nevertheless: 'commas',
  nonetheless: 'commas',
  'of course': 'commas',
  'on average': 'commas',
  'on the other hand': 'commas',
  therefore: 'bare',
  thus: 'bare',
  'to some extent': 'commas',
  unfortunately: 'commas',
}

/** These set one thing beside another, so a noun must come before them. */
const needsNoun = new Set([
  'by comparison',
  'by contrast',
  'conversely',
  'for example',
  'for instance',
  'in contrast',
  'in other words',
  'meanwhile',
  'on the other hand',
])

/** These read stiffly anywhere but at the front: "may, moreover, have arisen". */
const frontOnly = new Set([
  'accordingly',
  'admittedly',
  'consequently',
  'furthermore',
  'hence',
  'in my opinion',
  'in my view',
  // Behind a noun it would single that out.
  'in particular',
  'in reality',
  'moreover',
  'nevertheless',
  'nonetheless',
])

/** These set the scene: behind a noun or "be" they would seem to be said of it ("the data in general"). */
const scenes = new Set(['in general', 'in practice', 'in principle', 'in theory'])

const phraseAt = (tokens: Tokens, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ')

/** The opening connective of a sentence: how many tokens, without its comma; 0 when there is none. */
function openingSize(tokens: Tokens): number {
  const close = tokens.findIndex(isComma)
  return close > 0 && close <= 4 && places[phraseAt(tokens, 0, close)] !== undefined ? close : 0
}

/** "However, S V ..." to "S, however, V ..." or "S is, however, ...". */
export function connectiveInside(sentence: Tokens, end: number): readonly Tokens[] | null {
  const size = openingSize(sentence)
  if (size === 0) return null
  const name = phraseAt(sentence, 0, size)
  if (frontOnly.has(name)) return null
  const from = size + 1
  const clause = clauseAt(sentence, from, end)
  if (clause === null || !isShort(sentence, clause) || !bearsInsertion(sentence, clause) || joinsClause(sentence, clause)) return null
  if (needsNoun.has(name) && !isNoun(sentence[clause.subjectEnd - 1])) return null
  if (clause.verb.start > clause.subjectEnd || sentence[clause.verb.start + 1]?.lower === 'also') return null
  // "Spectra predicted by a model fit the data": what looks like the verb may belong to the subject. A sentence that opens with an adverb has its pause already.
  const verb = sentence[clause.verb.start]
  if (sentence[clause.start]?.tag === 'ADV' || (verb?.tag === 'VERB' && mayBeParticiple(verb) && belongsToSubject(sentence, clause, end)))
    return null
  const at = placeInside(sentence, clause, name)
  if (at < 0 || isComma(sentence[at]) || sentence[at]?.lower === 'both') return null
  const mark = places[name] === 'bare' ? [] : [comma()]
  return [compose(sentence.slice(from, at), mark, lowerFirst(sentence.slice(0, size)), mark, sentence.slice(at))]
}

/** More tokens than this, and the connective would come too late to be heard. */
const longestScene = 16

/** "However, over the next fifty years, presses were set up" to "Over the next fifty years, however, presses were set up". */
export function connectiveBehindScene(sentence: Tokens, end: number): readonly Tokens[] | null {
  const size = openingSize(sentence)
  const name = phraseAt(sentence, 0, size)
  if (size === 0 || frontOnly.has(name) || scenes.has(name) || places[name] !== 'commas') return null
  // "If a guest broke it, after all": it would be part of the condition.
  if (name === 'after all') return null
  const close = sentence.findIndex((token, i) => i > size && isComma(token))
  if (close < size + 2 || close - size > longestScene) return null
  const [scene, after] = [sentence.slice(size + 1, close), sentence.slice(close + 1)]
  if (!setsScene(scene, after, end - close - 1)) return null
  return [compose(scene, [comma()], lowerFirst(sentence.slice(0, size)), sentence.slice(close))]
}

/** After the first auxiliary and its negation, else after a subject that is more than a pronoun; -1 when neither reads well. */
function placeInside(tokens: Tokens, clause: Clause, name: string): number {
  const auxiliary = tokens[clause.verb.start]
  if (scenes.has(name) && (auxiliary?.tag !== 'AUX' || auxiliary.lemma === 'be')) return -1
  if (auxiliary?.tag !== 'AUX' || needsNoun.has(name))
    return subjectPronouns.has(tokens[clause.start]?.lower ?? '') ? -1 : clause.subjectEnd
  if (auxiliary.space === '') return -1
  const next = tokens[clause.verb.start + 1]
  // "what ends in the trash can does not": no auxiliary stands before one in the present.
  if (/^(does|do|is|are|has|was|were)$/.test(next?.lower ?? '')) return -1
  const isNegated = next?.lower === "n't" || next?.lower === 'n’t' || next?.lower === 'not'
  if (!isNegated) return clause.verb.start + 1
  if (/^(always|only|yet|just|even|necessarily|entirely|all|simply)$/.test(tokens[clause.verb.start + 2]?.lower ?? '')) return -1
  if (places[name] === 'commas') return clause.verb.start + 2
  return auxiliary.lemma === 'do' || next.space === '' ? -1 : clause.verb.start + 1
}

/** A noun phrase of two words or more, or a predicate long enough; "many" and "nobody" are no place to pause. */
const bearsInsertion = (tokens: Tokens, { start, subjectEnd, verb, end }: Clause): boolean => {
  if (indefinitePronouns.has(tokens[start]?.lower ?? '') && !isNoun(tokens[subjectEnd - 1])) return false
  // "No document is, however, offered"
  if (/^(?:few|little|neither|no|nor|not)$/.test(tokens[start]?.lower ?? '')) return false
  if (/^(?:no|any|every|some)(?:body|one|thing)$/.test(tokens[start]?.lower ?? '')) return false
  return (subjectEnd - start >= 2 && isNoun(tokens[subjectEnd - 1])) || end - verb.start >= 6
}

const belongsToSubject = (tokens: Tokens, { verb }: Clause, end: number): boolean =>
  tokens[verb.end]?.lower === 'by' || tokens.slice(verb.end, end).some((_, i) => isFinite(tokens, verb.end + i))

const isShort = (tokens: Tokens, { start, subjectEnd }: Clause): boolean =>
  subjectEnd - start <= 7 &&
  tokens[start]?.lower !== 'there' &&
  !tokens.slice(start, subjectEnd).some((token) => token.tag === 'PUNCT' && token.text !== '-')

/** "Over the next fifty years, however, presses were set up", "If you swim, however, it might not do": a phrase or a clause of condition, then the main clause. */
function setsScene(before: Tokens, after: Tokens, end: number): boolean {
  const opener = before[0]
  // "While prices rose, however, wages": a contrast has its own word.
  if (
    opener === undefined ||
    /^(?:although|though|while)$/.test(opener.lower) ||
    before.some(({ tag, text }) => tag === 'PUNCT' && text !== '-') ||
    clauseAt(after, 0, end) === null
  )
    return false
  if (/^(?:because|if|once|since|when|where)$/.test(opener.lower) && clauseAt(before, 1, before.length) !== null) return true
  const isPhrase = opener.tag === 'ADP' || /^(?:currently|nowadays|recently|today|yesterday)$/.test(opener.lower)
  return isPhrase && !before.some((token, i) => isFinite(before, i) && token.tag !== 'NOUN')
}

/** These may stand behind the verb of a clause that goes on: "He warned, however, that ...". Sorted. */
const behindVerb = new Set([
  'by contrast',
  'consequently',
  'furthermore',
  'however',
  'in contrast',
  'moreover',
  'nevertheless',
  'nonetheless',
  'on the other hand',
])

/** "He warned, however, that ...", "It rests, however, on ...": one clause, and what its verb asks for. */
function goesOn(before: Tokens, after: Tokens, name: string): boolean {
  const next = after[0]
  if (
    next === undefined ||
    !behindVerb.has(name) ||
    before.some(({ tag, text }) => /^(?:CCONJ|SCONJ)$/.test(tag) || /^[,;:(—–]$/.test(text))
  )
    return false
  if (clauseAt(before, 0, before.length) === null || beginsWithName(before)) return false
  if (/^(?:that|to|whether|why)$/.test(next.lower)) return true
  return next.tag === 'ADP' && !after.slice(0, 12).some(isComma) && clauseAt(after, 1, after.length - 1) === null
}

/** A first word that may be a name or not keeps its place. */
const beginsWithName = (tokens: Tokens): boolean => tokens[0]?.isName === true && tokens.length < 2

/** "However, today, many", "However, with books, one": a scene so short makes a second halt at once, and is mostly set against another. */
const isStacked = (scene: Tokens): boolean =>
  scene.length < 3 ||
  scene[0]?.lower === 'with' ||
  /^(?:in my (?:experience|opinion|view)|on the whole)$/.test(phraseAt(scene, 0, scene.length))

/** "S, however, V ..." and "S therefore V ..." to "However, S V ...". */
export function connectiveFront(sentence: Tokens, end: number): readonly Tokens[] | null {
  for (let at = 1; at < end - 1; at++) {
    const size = sizeAt(sentence, at)
    if (size === 0 || /^(to|with|of)$/.test(sentence[at + size]?.lower ?? '')) continue
    const hasCommas = isComma(sentence[at - 1]) && isComma(sentence[at + size])
    if (isComma(sentence[at - 1]) !== isComma(sentence[at + size])) return null
    // "Coursework, on the other hand": an unknown word that opens the sentence may be a name or not, and so keeps its place.
    if (/^\p{Lu}/u.test(sentence[0]?.text ?? '') && sentence[0]?.isName && isComma(sentence[1])) return null
    const before = sentence.slice(0, hasCommas ? at - 1 : at)
    const after = sentence.slice(hasCommas ? at + size + 1 : at + size)
    if (hasCommas) {
      const isScene = setsScene(before, after, end - at - size - 1)
      if (isScene && isStacked(before)) return null
      if (isScene) return [compose(sentence.slice(at, at + size), [comma()], lowerFirst(before), sentence.slice(at + size))]
      if (goesOn(before, after, phraseAt(sentence, at, at + size)))
        return [compose(sentence.slice(at, at + size), [comma()], lowerFirst(before), after)]
    }
    const whole = [...before, ...after]
    const clause = clauseAt(whole, 0, whole.length - (sentence.length - end))
    if (clause === null || joinsClause(whole, clause)) return null
    const isAfterSubject = before.length >= clause.subjectEnd && before.length <= clause.verb.main
    const isAfterBe = before.length === clause.verb.end && whole[clause.verb.main]?.lemma === 'be'
    if (!isAfterSubject && !isAfterBe) return null
    if (!hasCommas && !isFinite(sentence, skipAdverbs(sentence, clause.subjectEnd, end))) return null
    return [compose(sentence.slice(at, at + size), [comma()], lowerFirst(before), after)]
  }
  return null
}

const firstWords = new Set(Object.keys(places).map((name) => name.split(' ')[0]))

function sizeAt(tokens: Tokens, at: number): number {
  if (!firstWords.has(tokens[at]?.lower)) return 0
  for (const size of [4, 3, 2, 1]) {
    if (places[phraseAt(tokens, at, at + size)] !== undefined)
      return tokens[at - 1]?.lower === 'and' || tokens[at - 1]?.lower === 'but' ? 0 : size
  }
  return 0
}
