import { html, raw } from 'hono/html'
import type { ReportWords } from '#locales/report.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import type { Exclusions, Report, ReportMatch, ReportSource, Searched } from '#tools/check/contract.ts'
import { isUnderOne, numberSources, scoreReport, type Score } from '#tools/check/score.ts'
import { markText, type Marked } from './mark-text.ts'
import { colourOf, reportStyle } from './report-style.ts'

export type ReportPageParts = {
  readonly report: Report
  readonly exclusions: Exclusions
  /** Address of the site. */
  readonly site: string
  readonly words: ReportWords
}

type Shown = ReportPageParts & { readonly score: Score; readonly placeOf: ReadonlyMap<string, number> }

/** Passages shown beside their source, of each source. */
const passagesAtMost = 60
/** Characters of the checked text in all passages together; when there are more, each is cut: a browser must open the page. */
const passageCharacters = { together: 1_500_000, eachWhenFull: 1_000 }

/** A report as a page of its own, to be printed or shared: no script, nothing loaded, and what was searched first. */
export function reportPage(parts: ReportPageParts) {
  const { report, exclusions, words } = parts
  const score = scoreReport(report, exclusions)
  const shown: Shown = { ...parts, score, placeOf: new Map(numberSources(report).map((id, index) => [id, index + 1])) }
  const { before } = words.check
  return pageOf(
    words,
    `${words.title}: ${report.title}`,
    html`<p class="small">${words.title} · ${words.madeBy(parts.site)}</p>
      <h1 dir="auto">${report.title}</h1>
      <p class="small screen">${words.print}</p>
      <dl>
        <dt>${words.checkedOn}</dt>
        <dd>${words.say.day(report.checkedAt)}</dd>
        <dt>${words.language}</dt>
        <dd>${words.say.language(report.language)}</dd>
        <dt>${words.length}</dt>
        <dd>${before.words(report.words)}</dd>
      </dl>
      ${searchedPart(report.searched, words)} ${scorePart(shown)} ${leftOutPart(shown)} ${evasionPart(report, words)} ${sourcesPart(shown)}
      ${textPart(shown)} ${passagesPart(shown)}
      <h2>${words.limits.title}</h2>
      <ul>
        ${words.limits.points.map((point) => html`<li>${point}</li>`)}
      </ul>`,
  )
}

/** For an address that shows no report. */
export const missingReportPage = (words: ReportWords) =>
  pageOf(
    words,
    words.missing.title,
    html`<h1>${words.missing.title}</h1>
      <p>${words.missing.body}</p>`,
  )

const pageOf = ({ locale, direction }: ReportWords, title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${raw(`<style>${reportStyle}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`

function searchedPart({ collections, documents, otherInstitutions, online }: Searched, { check, say }: ReportWords) {
  const { searched } = check.report
  const names = collections.map(({ name, documents: count }) => searched.collection(name, count))
  const services = (online?.services ?? []).map(({ name, found, problem }) =>
    problem === null ? searched.service(name, found) : `${searched.service(name, found)}: ${searched.problems[problem]}`,
  )
  return html`<h2>${searched.title}</h2>
    <p>${documents === 0 ? searched.none : searched.documents(documents, say.list(names))}</p>
    ${otherInstitutions ? html`<p>${searched.others}</p>` : ''}
    <p>${online ? searched.online(say.list(services), online.pages) : searched.notOnline}</p>
    <p>${searched.limits}</p>`
}

function scorePart({ report, exclusions, score, words, placeOf }: Shown) {
  const { score: labels, map, similarity } = words.check.report
  // Whoever is shown a report must be able to trust this figure: sources that were switched off are in it.
  const everything = scoreReport(report, { ...exclusions, sources: [] }).similarity
  const [percent, all] = [percentOf(score.score, words), percentOf(everything, words)]
  return html`<h2>${labels.title}</h2>
    <p class="figure">${percent}</p>
    <p>${labels.of(report.searched.documents)}</p>
    <p>${map.words(score.matchedWords, report.words)}. ${all === percent ? '' : words.withAll(all)}</p>
    ${
      score.map.length === 0
        ? html`<p>${map.none}</p>`
        : html`<p class="small">${map.title}</p>
            <svg
              class="map"
              viewBox="0 0 ${report.words} 10"
              preserveAspectRatio="none"
              role="img"
              aria-label="${map.read(score.map.length, countSources(score))}"
            >
              ${score.map.map(
                ({ start, end, source }) =>
                  html`<rect class="${colourOf(placeOf.get(source) ?? 1)}" x="${start}" y="0" width="${end - start}" height="10"></rect>`,
              )}
            </svg>`
    }
    <p class="small">${similarity.about}</p>`
}

const countSources = ({ sources }: Score): number => sources.filter(({ words }) => words > 0).length

/** Whole percent, and never nothing where there is something. */
function percentOf(share: number, { say, check }: ReportWords): string {
  return isUnderOne(share) ? check.report.score.underOne(say.percent(0.01)) : say.percent(share)
}

function leftOutPart({ report, exclusions, words }: Shown) {
  const { leaveOut } = words.check.report
  const isHere = (ids: readonly string[], among: readonly { readonly id: string }[]) =>
    ids.filter((id) => among.some((one) => one.id === id)).length
  const [off, quoted] = [isHere(exclusions.sources, report.sources), isHere(exclusions.quoted, report.matches)]
  const points = [
    ...(exclusions.quotations ? [leaveOut.quotations] : []),
    ...(exclusions.bibliography ? [leaveOut.bibliography] : []),
    ...(exclusions.commonText ? [`${leaveOut.commonText}. ${leaveOut.commonTextHint}`] : []),
    ...(exclusions.wordsAtLeast > 1 ? [words.leftOut.shorter(exclusions.wordsAtLeast)] : []),
    ...(off > 0 ? [words.leftOut.sourcesOff(off)] : []),
    ...(quoted > 0 ? [words.leftOut.quoted(quoted)] : []),
  ]
  return html`<h2>${words.leftOut.title}</h2>
    ${
      points.length === 0
        ? html`<p>${words.leftOut.nothing}</p>`
        : html`<ul>
            ${points.map((point) => html`<li>${point}</li>`)}
          </ul>`
    }`
}

function evasionPart({ evasion }: Report, { check, say }: ReportWords) {
  const { invisible, lookAlikes } = evasion
  const labels = check.report.evasion
  if (invisible + lookAlikes === 0) return ''
  const kinds = [...(invisible > 0 ? [labels.invisible(invisible)] : []), ...(lookAlikes > 0 ? [labels.lookAlikes(lookAlikes)] : [])]
  return html`<p>${labels.title(invisible + lookAlikes)} ${say.list(kinds)}. ${labels.about}</p>`
}

function sourcesPart({ report, score, words, placeOf }: Shown) {
  const { sources: labels } = words.check.report
  const byId = new Map(report.sources.map((source) => [source.id, source]))
  const line = ({ id, share, isOff }: Score['sources'][number]) => {
    const source = byId.get(id)
    const place = placeOf.get(id) ?? 1
    const said = isOff ? labels.off : percentOf(share, words)
    return html`<li class="${isOff ? 'off' : ''}">
      <span class="number ${colourOf(place)}">${place}</span> ${source ? sourceLine(source, words) : ''}
      <span class="small">${said}</span>
    </li>`
  }
  return html`<h2>${labels.title}</h2>
    ${
      score.sources.length === 0
        ? html`<p>${labels.none} ${labels.noneHelp}</p>`
        : html`<ul class="sources">
            ${score.sources.map(line)}
          </ul>`
    }`
}

function titleOf({ kind, title }: ReportSource, { check }: ReportWords): string {
  const { other, untitled } = check.report.sources
  return kind === 'other-institution' ? other : title === '' ? untitled : title
}

function sourceLine(source: ReportSource, words: ReportWords) {
  const { kind, authors, year, url, within, readAt } = source
  const { say, check } = words
  const { sources: labels } = check.report
  if (kind === 'other-institution') return html`<span>${titleOf(source, words)}</span>`
  const about = [authors, year === null ? '' : String(year), within, readAt === null ? '' : labels.read(say.day(readAt))].filter(
    (one) => one !== '',
  )
  return html`<bdi>${titleOf(source, words)}</bdi>
    <span class="small"
      >${about.map((one, index) => html`${index > 0 ? ' · ' : ''}<bdi>${one}</bdi>`)}${
        url !== null && isOfWeb(url) ? html` · <a href="${url}" rel="noopener noreferrer nofollow" dir="ltr">${url}</a>` : ''
      }</span
    >`
}

/** An address that came with a document may be anything; only those of the web are made links. */
const isOfWeb = (url: string): boolean => /^https?:\/\//i.test(url)

/** The text language as HTML has it. */
const tagOf = (code: string): string => textLanguages.find((language) => language.code === code)?.tag ?? code

function textPart(shown: Shown) {
  const { report, words } = shown
  const { text } = words.check.report
  const piece = ({ from, to, source }: Marked) => {
    const written = report.text.slice(from, to)
    const place = source === null ? null : (shown.placeOf.get(source) ?? 1)
    return place === null ? written : html`<mark class="${colourOf(place)}">${written}<sup>${place}</sup></mark>`
  }
  return html`<h2>${text.title}</h2>
    <p class="small">${words.numbers}</p>
    <div class="text" lang="${tagOf(report.language)}" dir="auto">${markText(report, shown.exclusions, shown.score).map(piece)}</div>`
}

function passagesPart(shown: Shown) {
  const { report, score, words, placeOf } = shown
  const byId = new Map(report.matches.map((match) => [match.id, match]))
  const counted = score.sources.filter(({ matches }) => matches.length > 0)
  if (counted.length === 0) return ''
  const foundIn = (ids: readonly string[]) => ids.map((id) => byId.get(id)).filter((match) => match !== undefined)
  const characters = counted
    .flatMap(({ matches }) => foundIn(matches).slice(0, passagesAtMost))
    .reduce((sum, { span }) => sum + span.end - span.start, 0)
  const most = characters > passageCharacters.together ? passageCharacters.eachWhenFull : Infinity
  const ofSource = ({ id, matches }: Score['sources'][number]) => {
    const source = report.sources.find((one) => one.id === id)
    const found = foundIn(matches)
    const place = placeOf.get(id) ?? 1
    return html`<h3><span class="number ${colourOf(place)}">${place}</span> <bdi>${source ? titleOf(source, words) : ''}</bdi></h3>
      ${found.slice(0, passagesAtMost).map((match) => passage(match, shown, most))}
      ${found.length > passagesAtMost ? html`<p class="small">${words.more(found.length - passagesAtMost)}</p>` : ''}`
  }
  return html`<h2>${words.passages}</h2>
    ${counted.map(ofSource)}`
}

function passage({ span, excerpt, runs, words: { start, end }, common }: ReportMatch, { report, words }: Shown, most: number) {
  const { text, passage: labels } = words.check.report
  const whole = report.text.slice(span.start, span.end)
  const checked = whole.length > most ? cutAtWord(whole, most) : whole
  const inText = runs.map(({ inChecked }) => ({ start: inChecked.start - span.start, end: inChecked.end - span.start }))
  return html`<div class="passage">
    <div>
      <p class="small">${text.quote} · ${labels.common(end - start, common)}</p>
      ${written([...withRuns(checked, inText), checked === whole ? '' : '…'], tagOf(report.language))}
    </div>
    <div>
      <p class="small">${words.inSource}</p>
      ${excerpt ? written(inSource(excerpt, runs)) : html`<p class="small">${labels.notShown}</p>`}
    </div>
  </div>`
}

/** The first `most` characters or so, with no word in two where there are spaces. */
const cutAtWord = (text: string, most: number): string => (text.slice(0, most).replace(/\s\S*$/, '') || text.slice(0, most)).toWellFormed()

/** Somebody's text, with its own spaces and lines and none besides: it is shown as it was written. */
const written = (pieces: readonly unknown[], tag = '') =>
  tag === '' ? html`<p dir="auto">${pieces}</p>` : html`<p dir="auto" lang="${tag}">${pieces}</p>`

function inSource({ before, text, after }: NonNullable<ReportMatch['excerpt']>, runs: ReportMatch['runs']): readonly unknown[] {
  const inOrder = runs.map(({ inExcerpt }) => inExcerpt).toSorted((one, other) => one.start - other.start)
  const around = (words: string) => html`<span class="around">${words}</span>`
  return [around(before.trimStart()), ...withRuns(text, inOrder), around(after.trimEnd())]
}

/** A text with the words that both sides have in bold type; runs that overlap one before are skipped. */
function withRuns(text: string, runs: readonly { readonly start: number; readonly end: number }[]): readonly unknown[] {
  const pieces: unknown[] = []
  let at = 0
  for (const { start, end } of runs) {
    if (start < at || end <= start || end > text.length) continue
    pieces.push(text.slice(at, start), html`<b>${text.slice(start, end)}</b>`)
    at = end
  }
  pieces.push(text.slice(at))
  return pieces
}
