import { html, raw } from 'hono/html'
import type { DetectReportWords } from '#locales/detect-report.ts'
import { leftOutOf, meaningOf, missesOf, modelMeasuredOf, modelSentencesOf, wrongAlarmsOf } from '#locales/detect-sentences.ts'
import type { DetectResult, ModelCard, Signal } from '#tools/detect/contract.ts'
import { wordsForPassages } from '#tools/detect/limits.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { toWhole, wholeRange } from '#tools/detect/whole-shares.ts'
import { detectReportStyle } from './detect-report-style.ts'

export type DetectReportParts = {
  /** Empty: the page names the tool alone. */
  readonly title: string
  readonly text: string
  readonly result: DetectResult
  /** What was measured in the language of the text; null where nothing was. */
  readonly card: ModelCard | null
  readonly readAt: Date
  /** Address of the site. */
  readonly site: string
  readonly words: DetectReportWords
}

/** Places of one remark that are shown; the screen shows all of them. */
const examplesAtMost = 5
/** A place may be a whole sentence; its beginning is enough to know it by. */
const exampleCharacters = 120

/** What the detector says as a page of its own, to be printed: words before numbers, the warning beside the verdict, no script, nothing loaded. */
export function detectReportPage(parts: DetectReportParts) {
  const { title, result, readAt, site, words } = parts
  const { detect, report, say } = words
  return pageOf(
    words,
    title === '' ? words.title : `${words.title}: ${title}`,
    html`<p class="small">${title === '' ? '' : `${words.title} · `}${report.madeBy(site)}</p>
      <h1 dir="auto">${title === '' ? words.title : title}</h1>
      <p class="small screen">${report.print}</p>
      <dl>
        <dt>${report.checkedOn}</dt>
        <dd>${say.day(readAt)}</dd>
        <dt>${report.language}</dt>
        <dd>${say.language(result.language)}</dd>
        <dt>${report.length}</dt>
        <dd>${detect.result.judged(result.words.judged, result.words.all)}</dd>
      </dl>
      ${verdictPart(parts)} ${errorsPart(parts)} ${readPart(parts)} ${signalsPart(parts)} ${modelPart(parts)} ${limitsPart(words)}
      ${textPart(parts)}
      <p class="small">${detect.result.engine(result.version)}</p>`,
  )
}

const pageOf = ({ locale, direction }: DetectReportWords, title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${raw(`<style>${detectReportStyle}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`

function verdictPart({ result, words: { detect, say } }: DetectReportParts) {
  const { result: said, notProof } = detect
  const { verdict, range } = result
  const shown = range && wholeRange(range)
  return html`<h2 class="verdict">${said.verdicts[verdict]}</h2>
    <p>${meaningOf(result, detect, say)}</p>
    <div class="warning">
      <p><b>${notProof.title}</b> ${notProof.body}</p>
    </div>
    ${shown ? html`<p>${said.label}: ${said.range(shown.from, shown.to)}. ${said.rangeMeaning}</p>` : ''}`
}

function errorsPart({ result, card, words }: DetectReportParts) {
  const { detect, say, errors } = words
  const { measuredOn } = result.reliability
  const points = [
    ...wrongAlarmsOf(result, detect),
    ...missesOf(result, detect),
    ...(card?.missing ?? []).map((reason) => detect.reliable.missingReasons[reason]),
    ...(measuredOn === null ? [] : [detect.reliable.measuredOn(say.day(measuredOn))]),
  ]
  return html`<h2>${errors}</h2>
    ${listOf(points)} ${card && card.human.length > 0 ? groupsTable(card, words) : ''}`
}

/** Wrong alarms in each group of writers, the worst first; names of groups are those of the data, in English. */
function groupsTable({ human }: ModelCard, { detect, say }: DetectReportWords) {
  const { human: caption, columns, between, learnersTag } = detect.reliable
  const row = ({ id, native, falseAlarms, interval, texts }: ModelCard['human'][number]) => {
    const { from, to } = wholeRange(interval)
    return html`<tr>
      <th scope="row"><bdi lang="en">${id}</bdi>${native === false ? ` · ${learnersTag}` : ''}</th>
      <td>${say.percent(toWhole(falseAlarms))}</td>
      <td>${between(from / 100, to / 100)}</td>
      <td>${say.number(texts)}</td>
    </tr>`
  }
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${columns.group}</th>
        <th scope="col">${columns.alarms}</th>
        <th scope="col">${columns.interval}</th>
        <th scope="col">${columns.texts}</th>
      </tr>
    </thead>
    <tbody>
      ${human.toSorted((one, other) => other.falseAlarms - one.falseAlarms).map(row)}
    </tbody>
  </table>`
}

function readPart({ result, words: { detect, say } }: DetectReportParts) {
  const { result: said } = detect
  const { oddCharacters } = result
  const kinds = [...new Set(oddCharacters.map(({ kind }) => said.oddKinds[kind]))]
  const points = [
    leftOutOf(result, detect, say) ?? '',
    ...(oddCharacters.length > 0 ? [`${said.odd(oddCharacters.length)}: ${say.list(kinds)}. ${said.oddHelp}`] : []),
  ].filter((point) => point !== '')
  return points.length === 0
    ? ''
    : html`<h2>${said.why}</h2>
        ${listOf(points)}`
}

function signalsPart(parts: DetectReportParts) {
  const { noticed } = parts.words.detect
  const { signals } = parts.result
  return html`<h2>${noticed.title}</h2>
    <p>${signals.length === 0 ? noticed.nothing : noticed.lead}</p>
    ${signals.map((signal) => signalPart(signal, parts))}`
}

function signalPart({ id, facts, leaning, places }: Signal, { text, words, result }: DetectReportParts) {
  const { signals, noticed } = words.detect
  const tag = tagOf(result.language)
  const examples = [...new Set(places.map(({ start, end }) => cut(text.slice(start, end))))].slice(0, examplesAtMost)
  return html`<div class="signal">
    <h3>${signals.names[id]} <span class="small">${noticed.usual[leaning]}</span></h3>
    <p>${signals.sentences[id](facts, leaning)}</p>
    ${
      examples.length === 0
        ? ''
        : html`<p class="small">
            ${words.examples}: ${examples.map((example, index) => html`${index > 0 ? ' · ' : ''}<bdi lang="${tag}">${example}</bdi>`)}
          </p>`
    }
  </div>`
}

/** What the operator's model says, with what its calibration rests on; nothing where none was asked. */
function modelPart({ result: { model }, words: { detect, say } }: DetectReportParts) {
  if (!model) return ''
  return html`<h2>${detect.model.title(model.model)}</h2>
    <p>${modelSentencesOf(model, detect).join(' ')}</p>
    <p class="small">${modelMeasuredOf(model, detect, say)}</p>`
}

function cut(example: string): string {
  const characters = [...example]
  return characters.length > exampleCharacters ? `${characters.slice(0, exampleCharacters).join('')}…` : example
}

function limitsPart({ detect, readers }: DetectReportWords) {
  const { reliable, result: said } = detect
  return html`<h2>${reliable.limits}</h2>
    ${listOf(Object.values(reliable.limitsList))}
    <h2>${readers.title}</h2>
    ${listOf([...readers.points(said.verdicts.none), said.tools])}`
}

function textPart({ text, result, words }: DetectReportParts) {
  const { readings } = words.detect
  const { passages } = result
  const about = passages.length > 0 ? words.marks : unmarkedWords(result, words)
  return html`<h2>${words.text}</h2>
    <p class="small">${about}</p>
    ${
      passages.length === 0
        ? ''
        : html`<p class="small legend">
            <mark>${readings.human}</mark><mark class="unclear">${readings.unclear}</mark
            ><mark class="generated">${readings.generated}</mark>
          </p>`
    }
    <div class="text" lang="${tagOf(result.language)}" dir="auto">${markedText(text, passages)}</div>`
}

/** A text that was judged and is only too short for marks says so. */
const unmarkedWords = ({ cannotTell, words: { judged } }: DetectResult, { unmarked, detect }: DetectReportWords): string =>
  judged < wordsForPassages && (cannotTell === null || cannotTell === 'between')
    ? `${unmarked} ${detect.result.wide(wordsForPassages)}`
    : unmarked

function markedText(text: string, passages: DetectResult['passages']): readonly unknown[] {
  const pieces: unknown[] = []
  let at = 0
  for (const { span, reading } of passages) {
    const passage = text.slice(span.start, span.end)
    pieces.push(text.slice(at, span.start), reading === 'human' ? passage : html`<mark class="${reading}">${passage}</mark>`)
    at = span.end
  }
  return [...pieces, text.slice(at)]
}

const listOf = (points: readonly string[]) =>
  html`<ul>
    ${points.map((point) => html`<li>${point}</li>`)}
  </ul>`

/** The text language as HTML has it. */
const tagOf = (code: string): string => textLanguages.find((language) => language.code === code)?.tag ?? code
