import { clauseAt, terminalStart } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { modals } from '../../languages/en/grammar/grammar-words.ts'
import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun, isPerson, isVerb, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { spanOf } from '../../languages/en/parse/tree.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { clauseOf, mainClauseOf, phrasesOf, type ParsedClause } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Whether the word is one of the forms, in lower case: `isForm(verb, /^(?:is|was)$/)`. */
export const isForm = (token: Token | undefined, forms: RegExp): boolean => token !== undefined && forms.test(token.lower)

/** A clause behind "that", with its subject at `start`; it goes on to the end of the sentence. */
type Said = { readonly clause: ParsedClause; readonly start: number }

/** The one clause behind the "that" at `that`; null where it opens with another phrase, or more follows it. */
export function saidAt(tokens: Tokens, that: number): Said | null {
  const tree = treeOf(tokens)
  const head = tree.heads[that] ?? -1
  const end = terminalStart(tokens)
  const clause = tokens[that]?.lower === 'that' && head > that ? clauseOf(tokens, head) : null
  if (!clause || clause.subject.start !== that + 1 || spanOf(tree, head).end < end) return null
  return { clause, start: that + 1 }
}

/** Where "that" stands behind the verb at `head` and its particle: "points out that"; -1 where it does not. */
const thatAfter = (tokens: Tokens, head: number): number =>
  tokens[head + 1]?.lower === 'that' ? head + 1 : tokens[head + 1]?.lower === 'out' && tokens[head + 2]?.lower === 'that' ? head + 2 : -1

/** ", and it saves time": a later clause whose pronoun means the subject of the first, which would be gone. */
export const takesUpSubject = (tokens: Tokens, from: number): boolean =>
  tokens.slice(from).some((token, i) => {
    const next = tokens.slice(from + i + 1, from + i + 3).map(({ lower }) => lower)
    const isJoint = /^[,;]$/.test(token.text) && next.some((lower) => /^(?:it|they)$/.test(lower))
    return isJoint && (/^(?:it|they)$/.test(next[0] ?? '') || /^(?:and|as|because|but|since|so|though|yet)$/.test(next[0] ?? ''))
  })

/** Whose words are claims: "argues that". Sorted. */
const claiming = wordSet('argue assert believe claim contend hold insist maintain say state think write')

/** Subjects that deny or narrow what is told of them: "few drugs are known to help". Sorted. */
const narrowing = wordSet('few fewer little neither never no nobody none nor nothing only')

/** Adverbs with which a report is all but taken back: "rarely said to". Sorted. */
const doubting = wordSet('barely hardly never no rarely scarcely seldom')

/** Whose words are taken as true: "shows that". Sorted. */
const showing = wordSet(
  `acknowledge admit conclude demonstrate document emphasise emphasize explain find illustrate mention note observe point
  recognise recognize report reveal show stress`,
)

/** What has something to say: "the survey", "some critics". Sorted. */
const sources = wordSet(
  `analysis anthropologist article author biologist book chapter chart critic data document economist educator essay evidence experience
  expert figure finding graph historian linguist literature measurement observation opponent paper people philosopher poll proponent
  psychologist record report research researcher result review scholar scientist simulation sociologist source statistic study supporter
  survey table teacher test text work writer`,
)

/** Pronouns of the content that stand for the source, or lean on what would come behind them: "that they agree". Sorted. */
const leaning = wordSet('he her himself his i it its itself my our she that their them themselves these they this those we you your')

/** The year of a publication: "2011", "2011a". */
const isYear = ({ text }: Token): boolean => /^(?:1[5-9]|20)\d\d[a-z]?$/.test(text)

/** "Okafor (2011)", "some critics", "these findings": the words of a source up to the verb; null where it is none. */
function sourceBefore(tokens: Tokens, { subject, verbStart }: ParsedClause): Tokens | null {
  const named = tokens.slice(subject.start, verbStart)
  // "other researchers", "this essay argues": a voice against the last one, or the text itself.
  if (named.some(({ lower }) => /^(?:another|different|opponents|other|others)$/.test(lower))) return null
  const isAuthor = /^\p{Lu}/u.test(named[0]?.text ?? '') && named.some(isYear) && named.at(-1)?.text === ')'
  if (isAuthor) return named.length < 14 ? named : null
  const isWhole = subject.end === verbStart && subject.certainty >= 0.9
  const head = tokens[subject.head]
  const isSome =
    named.length === 1 &&
    /^(?:critics|economists|experts|historians|opponents|psychologists|researchers|scholars|scientists|some|supporters)$/.test(
      named[0]?.lower ?? '',
    )
  const isMany = /^(?:many|most|several|some)$/.test(named[0]?.lower ?? '') && isPerson(tokens, subject.start, verbStart) === true
  const isSource = isMany || (head !== undefined && isNoun(head) && sources.has(head.lemma) && named.length > 1)
  const isPlain =
    named.length < 9 && !named.some((token) => isComma(token) || /^(?:few|neither|no|only)$/.test(token.lower) || isVerb(token))
  return isWhole && isPlain && (isSome || isSource) ? named : null
}

/** "argues", "has argued": one verb, or one with "have". */
const isPlainGroup = (tokens: Tokens, { verbStart, head }: ParsedClause): boolean =>
  verbStart === head || (head === verbStart + 1 && /^(?:has|have)$/.test(tokens[verbStart]?.lower ?? ''))

type Report = { readonly lead: number; readonly source: Tokens; readonly verb: Token; readonly verbStart: number; readonly content: Said }

/** "(However,) X says that Y.": its parts; null where it is said with a modal, a negation or an adverb. */
function reportOf(sentence: Tokens): Report | null {
  const main = mainClauseOf(sentence)
  if (!main || main.conjuncts.length > 0 || !isPlainGroup(sentence, main)) return null
  const { subject, head, verbStart } = main
  const lead = subject.start
  const content = saidAt(sentence, thatAfter(sentence, head))
  const source = sourceBefore(sentence, main)
  const verb = sentence[head]
  if (!content || !source || !verb || !(lead === 0 || leadEnd(sentence) === lead)) return null
  const body = sentence.slice(content.start)
  const opening = body[0]
  // "argue that X and that Y": one frame for both would be left behind.
  const hasTwo = body.some(({ lower }, i) => /^(?:and|but|or)$/.test(lower) && body[i + 1]?.lower === 'that')
  if (!opening || hasTwo || (leaning.has(opening.lower) && content.clause.subject.end === content.start + 1 && !isEmptyIt(body)))
    return null
  return { lead, source, verb, verbStart, content }
}

/** "it is hard to", "it is likely that". */
const isEmptyIt = (body: Tokens): boolean => body[0]?.lower === 'it' && /^(?:is|was)$/.test(body[1]?.lower ?? '') && body[2]?.tag === 'ADJ'

/** The noun of "this essay", the text itself; nothing for other sources. */
const ownText = (source: Tokens): string => (/^(?:my|our|this)$/.test(source[0]?.lower ?? '') ? (source.at(-1)?.lemma ?? '') : '')

/** Pronouns that may stand for the source: "she claims that her book". Sorted. */
const ofPersons = wordSet('he her his she their they')

/** "Okafor (2011) argues that grades mislead." to "According to Okafor (2011), grades mislead." */
export const accordingToSource: Structure['apply'] = rearrange((sentence) => {
  const report = reportOf(sentence)
  if (!report) return null
  const { lead, source, verb, content } = report
  const body = sentence.slice(content.start)
  const isClaim =
    claiming.has(verb.lemma) && verb.form !== 'past' && !/^(?:article|chapter|essay|paper|report|study|work)$/.test(ownText(source))
  // "argue that people should": a demand is not told as a fact; "some say ..., others": a pair.
  if (!isClaim || body.some(({ lower }) => /^(?:must|others|ought|should)$/.test(lower)) || hasWord(body, ofPersons)) return null
  // What many believe is an opinion, and stays one.
  const isBelief = /^(?:believe|think)$/.test(verb.lemma)
  const to = compose(words(isBelief ? 'in the opinion of' : 'according to', 'ADP'), lead === 0 ? lowerFirst(source) : source)
  return [compose(sentence.slice(0, lead), to, [comma()], body)]
})

/** "Earlier studies show that sleep helps." to "As earlier studies show, sleep helps." */
export const asSourceShows: Structure['apply'] = rearrange((sentence) => {
  const report = reportOf(sentence)
  if (!report || !showing.has(report.verb.lemma)) return null
  const { lead, source, verbStart, content } = report
  if (sentence.slice(content.start).some(({ lower }) => lower === 'as')) return null
  const opening = compose([word('as', 'SCONJ')], lead === 0 ? lowerFirst(source) : source, sentence.slice(verbStart, content.start - 1))
  return [compose(sentence.slice(0, lead), opening, [comma()], sentence.slice(content.start))]
})

const isNegation = (token: Token | undefined): boolean => /^(?:not|n't|n’t)$/.test(token?.lower ?? '')

/** The finite verb group of a clause as an infinitive: "is not used" to "not to be used"; null behind a modal. */
function infinitiveOf(tokens: Tokens, { subject, verbStart, head }: ParsedClause, isPastToo: boolean): Tokens | null {
  const first = tokens[verbStart]
  if (!first || subject.end !== verbStart || modals.has(first.lower)) return null
  const isNot = isNegation(tokens[verbStart + 1])
  const rest = tokens.slice(verbStart + (isNot ? 2 : 1), head + 1)
  const negation = isNot ? [word('not', 'PART')] : []
  const to = [word('to', 'PART')]
  if (first.lemma === 'do' && verbStart < head) return first.lower === 'did' ? null : compose(negation, to, rest)
  const isPast = first.form === 'past' || (first.form === 'participle' && verbStart === head)
  if (first.lower === 'had' && verbStart < head) return compose(negation, to, [withText(first, 'have', { form: 'base' })], rest)
  if (isPast && !isPastToo) return compose(negation, to, [word('have', 'AUX', 'base'), inflected(first, 'participle')], rest)
  return compose(negation, to, [withText(first, first.lemma, { form: 'base' })], rest)
}

/** Singular or plural by the finite verb, and where that does not tell by the subject. */
function isPluralClause(tokens: Tokens, { subject, verbStart }: ParsedClause): boolean | null {
  const first = tokens[verbStart]
  if (!first) return null
  if (/^(?:does|has|is|was)$/.test(first.lower) || first.form === '3sg') return false
  if (/^(?:are|do|have|were)$/.test(first.lower) || first.form === 'pl') return true
  const number = numberOf(tokens, subject.start, subject.end)
  return number === null ? null : number === 'plural'
}

/** Verbs that look like nouns behind a noun: "galaxies exhibit". Sorted. */
const likeNouns = wordSet('display displays exhibit exhibits feature features host hosts rank ranks')

/** Reports whose content may become an infinitive: "is believed to". Sorted. */
const raising = wordSet('assumed believed considered estimated expected found known reported said shown thought understood')

/** First verbs of a report in the plural: "it is said", "they are said". */
const pluralOf: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were' }

/** "It is often believed that cats dislike water." to "Cats are often believed to dislike water." */
export const reportRaised: Structure['apply'] = rearrange((sentence) => {
  const main = mainClauseOf(sentence)
  if (!main || main.conjuncts.length > 0 || sentence[main.subject.start]?.lower !== 'it' || main.subject.end !== main.verbStart) return null
  const verb = sentence[main.head]
  const be = sentence[main.verbStart]
  const content = saidAt(sentence, main.head + 1)
  if (!verb || !be || !content || !raising.has(verb.lower) || !/^(?:has|is|was)$/.test(be.lower)) return null
  const made = raised(sentence, content.clause, be.lower === 'was')
  // "have been estimated to have been": two of a kind.
  if (!made || (be.lower === 'has' && made.infinitive.some(({ lower }) => lower === 'have'))) return null
  const { subject, isPlural, infinitive } = made
  const finite = withText(be, isPlural ? (pluralOf[be.lower] ?? be.lower) : be.lower)
  return [
    compose(
      sentence.slice(0, main.subject.start),
      subject,
      [finite],
      sentence.slice(main.verbStart + 1, main.head + 1),
      infinitive,
      sentence.slice(made.restStart),
    ),
  ]
})

/** `restStart`: where what follows the infinitive begins. */
type Raised = { readonly subject: Tokens; readonly isPlural: boolean; readonly infinitive: Tokens; readonly restStart: number }

/** The content of a report in the words it needs behind "is said"; null where it is more than one plain clause. */
function raised(tokens: Tokens, clause: ParsedClause, isPastToo: boolean): Raised | null {
  const { subject, conjuncts, phrases, head } = clause
  const first = tokens[subject.start]?.lower ?? ''
  // "is believed that it is", "that, when heated, it melts": no subject that could move.
  if (
    conjuncts.length > 0 ||
    subject.certainty < 0.9 ||
    hasWord(tokens.slice(subject.start, subject.end), narrowing) ||
    // "some bright stars exhibit lines compared to": the verb was taken for a noun.
    hasWord(tokens.slice(subject.start, subject.end), likeNouns) ||
    tokens[head]?.lower === 'compared' ||
    (/^(?:i|it|that|there|these|they|this|those|we|you)$/.test(first) && subject.end === subject.start + 1)
  )
    return null
  if (
    phrases.some(({ start }) => start < subject.start) ||
    tokens.slice(subject.start, head).some(isComma) ||
    subject.end - subject.start > 9
  )
    return null
  const isPlural = isPluralClause(tokens, clause)
  const infinitive = isPlural === null ? null : infinitiveOf(tokens, clause, isPastToo)
  if (isPlural === null || infinitive === null) return null
  // "was not reliable": the "not" behind a verb without auxiliary went with the infinitive.
  const restStart = clause.verbStart === head && isNegation(tokens[head + 1]) ? head + 2 : head + 1
  return { subject: tokens.slice(subject.start, subject.end), isPlural, infinitive, restStart }
}

/** What writers do that the passive tells as well: "we find that". Sorted. */
const foundByUs = wordSet('assume estimate find observe show')

/** "We find that the model fits the data." to "The model is found to fit the data." */
export const findingRaised: Structure['apply'] = rearrange((sentence) => {
  const main = mainClauseOf(sentence)
  if (!main || main.conjuncts.length > 0 || sentence[main.subject.start]?.lower !== 'we' || main.verbStart !== main.head) return null
  const { head, subject } = main
  const verb = sentence[head]
  const content = saidAt(sentence, head + 1)
  if (
    !verb ||
    !content ||
    subject.end !== head ||
    !foundByUs.has(verb.lemma) ||
    !(subject.start === 0 || leadEnd(sentence) === subject.start)
  )
    return null
  const isPast = verb.form === 'past' || verb.form === 'participle'
  const made = raised(sentence, content.clause, isPast)
  if (!made) return null
  const form = isPast ? 'past' : made.isPlural ? 'pl' : '3sg'
  const be = word(inflectVerb('be', form, made.isPlural), 'AUX', form, 'be')
  const participle = inflected(verb, 'participle')
  return [compose(sentence.slice(0, subject.start), made.subject, [be, participle], made.infinitive, sentence.slice(made.restStart))]
})

/** Reports that take "it ... that" as well: "is known to". Sorted. */
const lowering = wordSet('assumed believed estimated expected found known reported said shown thought')

/** "Noise is known to impair reading." to "It is known that noise impairs reading." */
export const reportLowered: Structure['apply'] = rearrange((sentence) => {
  const main = mainClauseOf(sentence)
  if (!main || main.subject.end !== main.verbStart || main.conjuncts.some(({ head }) => clauseOf(sentence, head) === null)) return null
  const { subject, verbStart, head } = main
  const topic = sentence.slice(subject.start, subject.end)
  const be = sentence[verbStart]
  const verb = sentence[head + 2]
  if (!be || !verb || !/^(?:are|is|was|were)$/.test(be.lower) || !lowering.has(sentence[head]?.lower ?? '')) return null
  if (sentence[head + 1]?.lower !== 'to' || verb.form !== 'base' || verb.isLocked || verb.lemma === 'have' || subject.certainty < 0.9)
    return null
  if (/^(?:he|i|it|she|that|these|they|this|those|we|which|who|you)$/.test(topic.at(0)?.lower ?? '') && topic.length === 1) return null
  if (hasWord(topic, narrowing) || hasWord(sentence.slice(verbStart, head), doubting)) return null
  if (
    topic.some(isComma) ||
    sentence.slice(verbStart + 1, head).some(({ tag }) => tag !== 'ADV') ||
    topic.some(({ lower }) => lower === 'that')
  )
    return null
  // "expected to smile, to listen and never to sit down": a second verb would lose its form.
  const hasTwo = phrasesOf(sentence, head + 2).some(
    (part) => part.relation === 'conjunct' && isVerb(sentence[part.head]) && clauseOf(sentence, part.head) === null,
  )
  const isChain = sentence
    .slice(head + 3)
    .some(({ lower }, i, rest) => lower === 'to' && /^(?:,|and|or|never|not)$/.test(rest[i - 1]?.lower ?? ''))
  // "Guests are expected to pay": a duty.
  const isDuty = sentence[head]?.lower === 'expected' && isPerson(sentence, subject.start, subject.end) === true
  if (hasTwo || isChain || isDuty) return null
  const isPast = /^(?:was|were)$/.test(be.lower)
  const isPlural = /^(?:are|were)$/.test(be.lower)
  const form = isPast ? 'past' : isPlural ? 'pl' : '3sg'
  // What is expected is still to come.
  const isAhead = sentence[head]?.lower === 'expected'
  const finite = isAhead ? [word(isPast ? 'would' : 'will', 'AUX', isPast ? 'past' : 'pl'), verb] : [inflected(verb, form, isPlural)]
  return [
    compose(
      sentence.slice(0, subject.start),
      [word('it', 'PRON'), withText(be, isPast ? 'was' : 'is')],
      sentence.slice(verbStart + 1, head + 1),
      [word('that', 'SCONJ')],
      subject.start === 0 ? lowerFirst(topic) : topic,
      finite,
      sentence.slice(head + 3),
    ),
  ]
})

/** Verbs of a report behind "as": "As Okafor shows". */
const reporting =
  /^(?:argued?s?|concluded?s?|demonstrated?s?|emphasi[sz]ed?s?|explain(?:ed|s)?|found|indicated?s?|note[ds]?|observe[ds]?|point(?:ed|s)?|report(?:ed|s)?|reveal(?:ed|s)?|show(?:ed|s)?|suggest(?:ed|s)?)$/

/** "As Okafor (2011) shows, grades mislead." to "Okafor (2011) shows that grades mislead." */
export const asSourceDropped: Structure['apply'] = rearrange((sentence, end) => {
  const lead = sentence[0]?.lower === 'as' ? 0 : leadEnd(sentence)
  if (sentence[lead]?.lower !== 'as') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token) && sentence[i - 1]?.tag !== 'PROPN')
  const last = close - (isForm(sentence[close - 1], /^out$/) ? 2 : 1)
  const source = sentence.slice(lead + 1, last)
  const verb = sentence[last]
  if (close < 0 || source.length < 1 || source.length > 12 || !verb || !reporting.test(verb.lower)) return null
  if (
    !(isNoun(source.at(-1)) || source.at(-1)?.text === ')') ||
    source.some((token) => isVerb(token) || isForm(token, /^(?:i|it|we|you)$/))
  )
    return null
  const isKnown = source.length > 1 || source[0]?.tag === 'PROPN' || source[0]?.lower.endsWith('s') === true
  if (!isKnown || clauseAt(sentence, close + 1, end) === null) return null
  return [compose(sentence.slice(0, lead), sentence.slice(lead + 1, close), [word('that', 'SCONJ')], sentence.slice(close + 1))]
})

/** Work that finds things out: "According to the survey". Sorted. */
const finders = wordSet('analysis data experiment figure investigation poll research result statistic study survey test')
/** Those that say things: "According to the report". Sorted. */
const sayers = wordSet(
  `author book chapter critic economist essay expert historian law model paper report researcher rule scholar scientist theory writer`,
)

/** "According to the survey, most pupils walk." to "The survey shows that most pupils walk." */
export const sourceStates: Structure['apply'] = rearrange((sentence) => {
  const lead = sentence[0]?.lower === 'according' ? 0 : leadEnd(sentence)
  if (sentence[lead]?.lower !== 'according' || sentence[lead + 1]?.lower !== 'to') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  const main = mainClauseOf(sentence)
  const source = sentence.slice(lead + 2, close)
  if (close < lead + 3 || source.length > 9 || !main || main.head <= close || main.subject.start !== close + 1 || main.conjuncts.length > 0)
    return null
  const number = numberOf(sentence, lead + 2, close)
  const noun = source.findIndex((token, i) => isNoun(token) && !isNoun(source[i + 1]))
  const lemma = source[noun]?.lemma ?? ''
  const isAuthor = source[0]?.tag === 'PROPN' && source.some(isYear)
  if (!(isAuthor || finders.has(lemma) || sayers.has(lemma)) || source.some((token) => isVerb(token)) || number === null) return null
  const isPlural = number === 'plural' || (isAuthor && source.some(({ lower }) => /^(?:and|&|al|al\.)$/.test(lower)))
  const stem = !isAuthor && finders.has(lemma) ? 'show' : 'state'
  const form = isPlural ? 'pl' : '3sg'
  return [
    compose(
      sentence.slice(0, lead),
      source,
      [word(inflectVerb(stem, form), 'VERB', form, stem), word('that', 'SCONJ')],
      sentence.slice(close + 1),
    ),
  ]
})
