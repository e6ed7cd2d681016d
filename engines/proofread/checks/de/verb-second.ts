import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { carriesAt, finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd, subjunctions, written } from '../../german/clauses.ts'
import { contractions, determiners, prepositions } from '../../german/determiners.ts'
import { fits, finitesOf, personsOfPronoun, type Person } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** Adverbs that open a main clause and take the place before its verb. */
const adverbs =
  words(`gestern heute morgen vorgestern übermorgen dann danach deshalb deswegen daher darum trotzdem jetzt leider manchmal oft vielleicht
  außerdem zuerst hier dort natürlich normalerweise später plötzlich endlich schließlich zunächst anschließend dadurch dennoch daraufhin
  zudem hoffentlich glücklicherweise meistens früher damals inzwischen mittlerweile seitdem vorher nachher abends morgens mittags
  nachmittags nachts sonntags montags dienstags mittwochs donnerstags freitags samstags wochenends bald zuletzt einmal häufig selten
  täglich sofort gleichzeitig infolgedessen folglich nebenbei eigentlich tatsächlich zufällig wahrscheinlich zurzeit momentan
  normalerweise einerseits andererseits letztendlich erstens zweitens drittens weiterhin darüber dafür damit dabei davon stattdessen
  üblicherweise gewöhnlich immer letztens neulich kürzlich heutzutage nun logischerweise bestimmt`)
/** What opens an expression of time without a preposition: "jeden Tag". */
const timeDeterminers = words('jeden jede jedes letzten letzte letztes nächsten nächste nächstes diesen diese dieses vorigen vorige den')
const times =
  words(`tag woche monat jahr morgen abend mittag nachmittag vormittag nacht sommer winter herbst frühling wochenende montag dienstag mittwoch
  donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember mal minute
  stunde`)
const subjects = words('ich du er es wir man')
const nominatives = words('die das mein meine dein deine sein seine ihre unser unsere viele alle')
/** What is said in passing before a main clause that begins anew: "Wenn ich ehrlich bin, ich weiß es nicht." */
const passing = words('ehrlich fragst fragt fragen darf recht störe sagen sage erlaubst erlauben interessiert wissen irre täusche glauben')

/** In a main clause the verb comes second, whatever opens it. */
export default defineCheck({
  key: 'verb-second',
  class: 'word-order',
  find: (tokens, known) => (known?.forms ? starts(tokens).flatMap((start) => findingFrom(tokens, start, known) ?? []) : []),
  wrong: [
    ['Gestern ich ging ins Kino.', 'Gestern ging ich ins Kino.'],
    ['Nach der Arbeit wir essen zusammen.', 'Nach der Arbeit essen wir zusammen.'],
    ['Jeden Tag er läuft durch den Park.', 'Jeden Tag läuft er durch den Park.'],
    ['Im letzten Sommer meine Eltern reisten nach Italien.', 'Im letzten Sommer reisten meine Eltern nach Italien.'],
    ['Wenn es regnet, ich bleibe zu Hause.', 'Wenn es regnet, bleibe ich zu Hause.'],
    ['Als wir ankamen, die Kinder schliefen schon.', 'Als wir ankamen, schliefen die Kinder schon.'],
    ['Vor zwei Jahren ich wohnte in Rom.', 'Vor zwei Jahren wohnte ich in Rom.'],
    ['Ich war krank, deshalb ich blieb zu Hause.', 'Ich war krank, deshalb blieb ich zu Hause.'],
    ['Ich stehe auf und dann ich frühstücke.', 'Ich stehe auf und dann frühstücke ich.'],
    ['Aber gestern ich hatte Zeit.', 'Aber gestern hatte ich Zeit.'],
  ],
  right: [
    'Wenn ich ehrlich bin, ich weiß es nicht.',
    'Gestern ging ich ins Kino.',
    'Seit ich hier wohne, bin ich froh.',
    'Mit dem Mann, den ich kenne, rede ich.',
    'Während die Kinder spielen, lese ich.',
    'Wenn er kommt, die Arbeit macht und geht, sind alle froh.',
    'Dort, wo er wohnt, ist es still.',
    'Im Namen meiner Eltern grüße ich Sie.',
  ],
})

/** Adverbs that join a main clause to the one before its comma. */
const joining = words('deshalb deswegen daher darum trotzdem dann danach außerdem jetzt leider dennoch folglich')
const conjunctions = words('und aber denn oder doch')

/** Where main clauses begin whose first word says that the verb comes next. */
const starts = (tokens: readonly LintToken[]): readonly number[] => [
  conjunctions.has(tokens[0]?.lower ?? '') ? 1 : 0,
  ...tokens.flatMap(({ text }, i) => {
    const isOpen = text === ',' || text === ';' || text === 'und'
    const at = isOpen ? (conjunctions.has(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1) : -1
    return at > 0 && joining.has(tokens[at]?.lower ?? '') ? [at] : []
  }),
]

function findingFrom(tokens: readonly LintToken[], start: number, known: WordKnowledge): CheckFinding | null {
  const subject = afterClause(tokens, start, known) ?? afterPhrase(tokens, start, known)
  if (subject === null) return null
  const verb = verbBehind(tokens, subject, known)
  if (verb === null) return null
  const [after, beyond] = [tokens[verb + 1], partEnd(tokens, verb)]
  // "Wenn er kommt, ich weiß, ..." says something in passing.
  if (
    !after ||
    after.text === ',' ||
    after.text === ':' ||
    finitePlaces(tokens, verb + 1, beyond, known).some((at) => isOnlyFiniteAt(tokens, at, known))
  )
    return null
  const made = `${tokens[verb]?.text ?? ''} ${written(tokens, subject, verb)}`
  return { from: subject, to: verb + 1, suggestions: [made] }
}

/** The place behind an opening clause and its comma. */
function afterClause(tokens: readonly LintToken[], start: number, known: WordKnowledge): number | null {
  const first = tokens[start]?.lower ?? ''
  if (start > 1) return null
  if (!(subjunctions.has(first) && first !== 'ob' && first !== 'dass') && !/^(?:als|während|seit|seitdem|solange|da)$/.test(first))
    return null
  const end = partEnd(tokens, start)
  if (tokens[end]?.text !== ',' || end < start + 3 || !isFiniteAt(tokens, end - 1, known)) return null
  if (tokens.slice(start, end).some(({ lower }) => passing.has(lower))) return null
  // A clause in which the verb does not agree with its subject is not read.
  const persons = personsOfPronoun(tokens[start + 1])
  return persons.length > 0 && !fits(finitesOf(tokens[end - 1], known), persons) ? null : end + 1
}

/** The place behind an adverb or a phrase with a preposition that opens the clause. */
function afterPhrase(tokens: readonly LintToken[], start: number, known: WordKnowledge): number | null {
  const [first, second] = [tokens[start], tokens[start + 1]?.lower ?? '']
  if (!first) return null
  if (adverbs.has(first.lower)) return first.lower === 'damit' || first.lower === 'seitdem' ? null : start + 1
  if (timeDeterminers.has(first.lower)) return times.has(second) ? start + 2 : null
  const isPreposition = prepositions.has(first.lower) || contractions.has(first.lower) || first.lower === 'seit'
  if (!isPreposition || (first.lower === 'seit' && personsOfPronoun(tokens[start + 1]).length > 0)) return null
  if (/^(?:mich|dich|ihn|uns|euch|mir|dir|ihm|ihnen)$/.test(second)) return start + 2
  for (let at = start + 1; at < start + 6; at += 1) {
    const token = tokens[at]
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) return null
    if (token.kind === 'word' && /^\p{Lu}/u.test(token.text)) return tokens[at + 1]?.kind === 'number' ? at + 2 : at + 1
    if (!belongs(token, known)) return null
  }
  return null
}

/** Whether a word may stand between a preposition and its noun. */
const belongs = (token: LintToken, known: WordKnowledge): boolean =>
  token.kind === 'number' ||
  determiners.has(token.lower) ||
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|vielen|einigen|ganzen|andere[nr]|letzte[nr]|nächste[nr])$/.test(token.lower) ||
  readingsOf(token, known).some(({ kind, tags }) => kind === 'adjective' && /(?:^|\.)e[mnrs]?$/.test(tags))

/** The place of the verb that stands behind the subject at a place. */
function verbBehind(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  const token = tokens[at]
  if (!token || token.text !== token.lower) return null
  if (subjects.has(token.lower) || (token.lower === 'sie' && at > 0)) return agreeing(tokens, at + 1, personsOfPronoun(token), known)
  const [noun, verb] = [tokens[at + 1], tokens[at + 2]]
  if (!nominatives.has(token.lower) || !noun || !/^\p{Lu}\p{Ll}/u.test(noun.text) || !verb) return null
  const isName = !readingsOf(noun, known).some(({ kind }) => kind.startsWith('noun'))
  if (isName || !carriesAt(tokens, at + 2, known)) return null
  return agreeing(tokens, at + 2, ['er', 'wir'], known)
}

/** The place, where a verb stands there that may be said of these, and that no other verb takes the place of. */
function agreeing(tokens: readonly LintToken[], at: number, persons: readonly Person[], known: WordKnowledge): number | null {
  const own = finitesOf(tokens[at], known).filter(({ isJoined }) => !isJoined)
  return isFiniteAt(tokens, at, known) && fits(own, persons) ? at : null
}
