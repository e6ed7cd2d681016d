import { anyCase } from './any-case.ts'
import { conferenceWords, oneOf, publisherWords } from './cues.ts'
import type { Draft } from './draft.ts'
import { hasDay, hasField, hasFullDate, putText, strike, trimmed } from './draft.ts'
import { bestList, putAll } from './take-genre.ts'
import { isBeforeYear, piecesFrom, takePublisher } from './take-publisher.ts'
import { readNames } from './read-names.ts'
import { endOfTitle } from './take-title.ts'
import { isPlace } from './places.ts'
import type { AuthorEnd } from './take-authors.ts'

const inAtStart = new RegExp(
  String.raw`^[\s.,;:–)\uE000\uE001]*(?:\/\/\s?|\[[IiWw]n?:?\]:?\s|(?:[IiÎî]n|IN|[Ee]n|[Ee]m|[Dd]ans|[Vv]|[Ww]|[Ii])(?:\s?:\s|\s(?=\S)))`,
  'u',
)
const editorMark = anyCase(
  String.raw`^,?\s?(?:[([]\s?${oneOf('editor')}\s?[)\]]|(?:editors?|eds?|hrsg|hg|szerk|red|coord)\b\.?)\s?[,:.]{0,2}\s?`,
)

export type SourceOptions = { readonly from: number; readonly how: AuthorEnd; readonly isHungarian: boolean }

/** Puts down what the work stands in: a book with its editors, a journal, a site; then publisher and place. */
export function takeSource(draft: Draft, { from, how, isHungarian }: SourceOptions): void {
  const cue = inAtStart.exec(draft.left.slice(from))
  const isPart = cue !== null && isBook(draft, from + cue[0].length, cue[0])
  const at = from + (isPart ? cue[0].length : 0)
  const list = isPart || !hasField(draft, 'editor') ? editorsAt(draft, firstWord(draft.left, at), { isHungarian, isPart }) : null
  const isJournal =
    hasField(draft, 'volume') &&
    (hasField(draft, 'issue') || hasField(draft, 'page')) &&
    !hasField(draft, 'editor') &&
    !hasField(draft, 'edition')
  if (list) {
    draft.hints.add('chapter')
    takeBook(draft, { from: list, how, isHungarian })
  } else if (isPart && isJournal) {
    takeJournal(draft, at)
    takePublisher(draft, behindContainer(draft, at))
  } else if (isPart) {
    takeBook(draft, { from: at, how, isHungarian })
    // What came out on one day, without a publisher, is a newspaper.
    const isDaily = hasFullDate(draft) && !['publisher', 'publisher-place', 'edition', 'ISBN'].some((field) => hasField(draft, field))
    if (!isDaily) draft.hints.add('chapter')
  } else if (draft.hints.has('thesis') && hasField(draft, 'publisher')) {
    takeArchive(draft, from)
  } else if (
    (hasField(draft, 'volume') && !isVolumeOfBook(draft, from)) ||
    hasField(draft, 'issue') ||
    hasField(draft, 'status') ||
    (hasField(draft, 'page') && !draft.hints.has('thesis') && !draft.hints.has('book') && !namesPlace(draft, from))
  ) {
    takeJournal(draft, from)
    takePublisher(draft, behindContainer(draft, from))
  } else takeRest(draft, from)
}

const archiveWords = anyCase(
  /(?:archiv|arhiv|arxiu|repos|repoz|database|adatbázis|datenbank|proquest|theses|thèses|tesis|tesi(?![\p{L}])|digital|online|library|könyvtár|bibliot|scholar|commons|dspace|portal|server|thesis|tez merkezi|diva|hal(?![\p{L}]))/u,
)

/** What follows the brackets that name kind and school of a thesis is where it is kept. */
function takeArchive(draft: Draft, from: number): void {
  const piece = piecesFrom(draft, from)[0]
  if (!piece) return
  const open = /^[([]/.test(draft.said.charAt(piece.start)) ? 1 : 0
  const said = draft.said.slice(piece.start + open, piece.end).replace(/[)\]]$/, '')
  const end = piece.start + open + (/(?<=\p{Ll}{2})\.\s(?=\p{Lu})|,\s(?=\p{Lu})/u.exec(said)?.index ?? said.length)
  putText(draft, 'archive', { start: piece.start + open, end, isUnsure: !archiveWords.test(draft.said.slice(piece.start, end)) })
}

/** A volume without issue and pages is one of a book where an edition or a place is named. */
const isVolumeOfBook = (draft: Draft, from: number): boolean =>
  !hasField(draft, 'issue') && !hasField(draft, 'page') && (hasField(draft, 'edition') || namesPlace(draft, from))

/** A page alone may be the one that was cited of a book: then a place follows the title, or stands right before the year. */
function namesPlace(draft: Draft, from: number): boolean {
  const piece = piecesFrom(draft, from)[0]
  if (!piece) return false
  const said = draft.said.slice(piece.start, piece.end)
  return isPlace(said.replace(/[,:].*$/u, '').trim()) || (isBeforeYear(draft, piece) && isPlace(said.replace(/^.*,\s/u, '')))
}

/** "In" before a title in Italian or Spanish may be a mere word: a cue is followed by names, a colon or a capital. */
const isBook = (draft: Draft, at: number, cue: string): boolean =>
  /[:/\]]/.test(cue) || /^["“„«]?\p{Lu}/u.test(draft.left.slice(at)) || /^(?:van|von|de|di)\s/u.test(draft.left.slice(at))

function firstWord(left: string, from: number): number {
  let at = from
  while (at < left.length && /[\s.,;:)\uE000\uE001–]/u.test(left.charAt(at))) at++
  return at
}

function editorsAt(draft: Draft, at: number, { isHungarian, isPart }: { isHungarian: boolean; isPart: boolean }): number | null {
  const leading = /^(?:szerk|red|hrsg|ed|eds|coord|pod red)\.?:?\s/iu.exec(draft.left.slice(at))
  const start = at + (leading?.[0].length ?? 0)
  const list = inverted(draft, start, isHungarian) ?? bestList(draft.left, start, isHungarian)
  if (!list) return null
  const mark = editorMark.exec(draft.left.slice(list.end, list.end + 60))
  const isColon = isPart && /^\s?:\s/u.test(draft.left.slice(list.end)) && (list.form !== 'plain' || isHungarian || list.names.length > 1)
  if (!mark && !isColon) return null
  putAll(draft, 'editor', list)
  const end = list.end + (mark?.[0].length ?? 1)
  strike(draft, { start: at, end })
  return end
}

function inverted(draft: Draft, start: number, isHungarian: boolean): ReturnType<typeof bestList> {
  const list = readInverted(draft.left, start, isHungarian)
  return list && editorMark.test(draft.left.slice(list.end, list.end + 60)) ? list : null
}

const readInverted = (left: string, start: number, isHungarian: boolean): ReturnType<typeof readNames> =>
  readNames(left, 'inverted-given', { start, isHungarian })

function takeBook(draft: Draft, { from, how }: SourceOptions): void {
  const start = firstWord(draft.left, from)
  const { end, isUnsure } = endOfTitle(draft.left, { start, how: how === 'comma' ? 'comma' : 'colon' })
  const turkish = /\s(?:adlı\s(?:kitap|eser)\s)?(?:içinde|içerisinde)[\s.,(]*$/u.exec(draft.left.slice(start, end + 1))
  if (/\p{L}/u.test(draft.left.slice(start, end))) {
    const isConference = conferenceWords.test(draft.said.slice(start, end))
    if (isConference) draft.hints.add('paper-conference')
    const place = isConference ? takeEventPlace(draft, start) : false
    if (!place) putText(draft, 'container-title', { start, end: turkish ? start + turkish.index : end, isUnsure })
  }
  takePublisher(draft, end)
}

/** "in Proc. Int. Conf. Fens, Tallinn, Estonia, 2017": what follows the short name of a conference is where it was held. */
const heldAt = /^((?=[^,]*\p{Ll}\.)[^,\uE000\uE001]{4,120}),\s(\p{Lu}[\p{L}. ]{1,25}(?:,\s\p{Lu}[\p{L}. ]{1,25}){0,2}),?\s?[\uE000\uE001]/u

function takeEventPlace(draft: Draft, start: number): boolean {
  const held = heldAt.exec(draft.left.slice(start))
  if (!held?.[1] || !held[2] || publisherWords.test(held[2])) return false
  const place = start + held[1].length + 2
  putText(draft, 'container-title', { start, end: start + held[1].length })
  return putText(draft, 'publisher-place', { start: place, end: place + held[2].length, isUnsure: !isPlace(held[2]) })
}

/** The journal stands between the title and its first number; a sentence that ends before it belongs to the title. */
function takeJournal(draft: Draft, from: number): void {
  const piece = piecesFrom(draft, from)[0]
  if (!piece) return
  const said = draft.said.slice(piece.start, piece.end)
  const cut = [...said.matchAll(/(?<=\p{Ll}{4})[.?!]\s(?=\p{Lu})/gu)].at(-1)
  const isSentence = cut && /(?:^|\s)\p{Ll}{4,}/u.test(said.slice(0, cut.index))
  const start = cut && isSentence ? piece.start + cut.index + cut[0].length : piece.start
  const marks = trimmedQuotes(draft.said, { start, end: piece.end })
  const comma = draft.said.lastIndexOf(', ', marks.end - 1)
  if (comma > marks.start && isPlace(draft.said.slice(comma + 2, marks.end))) {
    putText(draft, 'publisher-place', { start: comma + 2, end: marks.end })
    marks.end = comma
  }
  putText(draft, 'container-title', { ...marks, isUnsure: start !== piece.start })
}

function trimmedQuotes(said: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const value = said.slice(start, end)
  const cue = /^(?:in|în|en|em|dans|i|w|v)\s?:?\s(?=["“„«\p{Lu}])/u.exec(value)?.[0].length ?? 0
  const opened = /^["“„«]/u.test(value.slice(cue)) && /["”“»]$/u.test(value)
  return opened ? { start: start + cue + 1, end: end - 1 } : { start: start + cue, end }
}

function behindContainer(draft: Draft, from: number): number {
  const container = draft.found.find(({ field }) => field === 'container-title')
  return container ? container.span.end : from
}

/** Neither book nor journal is named: publisher and place, or the site of a page, or a newspaper with its day. */
function takeRest(draft: Draft, from: number): void {
  const isOnline = hasField(draft, 'URL') && !hasField(draft, 'ISBN') && !draft.hints.has('thesis') && !draft.hints.has('report')
  const piece = piecesFrom(draft, from)[0]
  const said = piece ? draft.said.slice(piece.start, piece.end) : ''
  const isBookish = /\p{L}\s?:\s\p{Lu}/u.test(said) || hasField(draft, 'edition') || hasField(draft, 'publisher')
  if (piece && !isBookish && (hasDay(draft) || isOnline) && draft.hints.size === 0) {
    const first = trimmed(draft.said, {
      start: piece.start,
      end: piece.start + (said.search(/(?<=\p{Ll}{2})\.\s(?=\p{Lu})/u) + 1 || said.length),
    })
    putText(draft, 'container-title', { ...trimmedQuotes(draft.said, first), isUnsure: !hasDay(draft) })
    draft.hints.add('webpage')
  } else takePublisher(draft, from)
}
