import { ownCase } from './any-case.ts'
import type { DateFound } from './dates.ts'
import { findDates } from './dates.ts'
import type { Draft } from './draft.ts'
import { hasField, putDate, putText } from './draft.ts'
import { lawForms } from './law-forms.ts'

const forms = lawForms.map(({ find, isGuess }) => ({ find: ownCase(find), isGuess: isGuess ?? false }))

/** Where a law is printed, which follows its name. */
const gazette = ownCase(
  String.raw`^(?:(?:The )?London Gazette|Federal Register|Official Journal|Bolet[ií]n Oficial|BOE(?!\p{L})|Di[áa]rio (?:da República|Oficial)|Journal officiel|JORF|Gazzetta [Uu]fficiale|Monitorul Oficial|Magyar Közlöny|(?:T\.C\. )?Resm[îi] Gazete|Bundesgesetzblatt|Dziennik Ustaw|Sbírka zákonů|Zbierka zákonov|Staatsblad|Staatscourant|Norsk Lovtidend|Svensk författningssamling|Moniteur belge)[^\uE000\uE001.,;:(\d]*`,
)
/** A full stop behind these ends no name of a law. */
const shortened = ownCase(
  String.raw`(?:^|[\s(.])(?:\p{L}|\d{1,4}|nr|no|č|čís|núm|num|art|par|lit|ust|odst|písm|zák|pub|stat|dz|bek|sb|zb|bgbl|stb|vö|reg|cal|dec|poz|abs|ods|sz|évi|cap)$`,
)

/**
 * Puts down a law, whose name begins with its number or holds it: what is written before a full stop or before the gazette is all
 * name, slashes and years with it. Its year is that of the number, where no other date says better. Says whether it is one.
 */
export function takeLaw(draft: Draft): boolean {
  const form = forms.find(({ find }) => find.test(draft.left))
  if (!form) return false
  const end = endOfName(draft.left)
  const day = dayOf(draft.left.slice(0, end))
  draft.hints.add('legislation')
  if (day) putDate(draft, 'issued', { start: day.start, end: day.end, value: day.date, isUnsure: true })
  putText(draft, 'title', { start: 0, end, isUnsure: form.isGuess })
  draft.authorEnd = end
  takeGazette(draft, end)
  return true
}

const nameEnds = /[.,]\s|\s?[(,]?\s?\uE000|\s?[[(]\uE001|\s(?=[[(](?:1[5-9]|20)\d\d[)\]])/gu

/** Full stops within brackets end nothing, and those of abbreviations neither. */
function endOfName(left: string): number {
  for (const { index: at, 0: mark } of left.matchAll(nameEnds)) {
    const next = left.slice(at + mark.length)
    if (!/^[.,]/.test(mark) || gazette.test(next) || /^\(?(?:1[5-9]|20)\d\d\)/.test(next)) return at
    const before = left.slice(0, at)
    const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')')
    if (mark.startsWith('.') && !isOpen && /^[\p{Lu}[(]/u.test(next) && !shortened.test(before.slice(-8))) return at
  }
  return /\.?\s*$/u.exec(left)?.index ?? left.length
}

/** The day that the name gives, else the year of its number. */
function dayOf(name: string): DateFound | undefined {
  const dates = findDates(name)
  return dates.find(({ date }) => date['date-parts']?.[0]?.length === 3) ?? dates[0]
}

function takeGazette(draft: Draft, from: number): void {
  const start = from + (/^[\s.,]*(?:\((?:1[5-9]|20)\d\d\)[\s.,]*)?/.exec(draft.left.slice(from))?.[0].length ?? 0)
  const printed = gazette.exec(draft.left.slice(start))
  if (printed) putText(draft, 'container-title', { start, end: start + printed[0].length })
}

/** Puts down the number of a gazette, which stands alone behind its name. Needs the other numbers read. */
export function takeGazetteNumber(draft: Draft): void {
  const container = draft.found.find(({ field }) => field === 'container-title')
  if (!container || hasField(draft, 'volume') || hasField(draft, 'issue')) return
  const number = /^[\uE000\s]*,\s(\d{1,6})(?=\s*(?:[.,;]|\uE000|\uE001|$))/u.exec(draft.left.slice(container.span.end))
  if (!number?.[1]) return
  const end = container.span.end + number[0].length
  putText(draft, 'issue', { start: end - number[1].length, end, isUnsure: true })
}
