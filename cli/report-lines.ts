import { styleReport } from '#locales/en/style-report.ts'
import { describeFact, groupName } from '#locales/style-report-words.ts'
import { wordsFor } from '#locales/words.ts'
import { reportSections, reportWordsAtLeast, type ReportResult } from '#tools/proofread/report-contract.ts'
import { makePlaces } from './finding-lines.ts'

/** More places of one thing are in the JSON. */
const placesAtMost = 8
const given = { words: styleReport, say: wordsFor('en') }

/** The report in lines: the facts under their headings, the places of each below it as `line:column`. */
export function reportLines(text: string, { words, sentences, isEnough, facts, untold, language }: ReportResult): string {
  if (!isEnough) return `${styleReport.short(words, reportWordsAtLeast)}\n`
  const placeOf = makePlaces(text)
  const lines = [styleReport.read(words, sentences)]
  for (const [section, kinds] of Object.entries(reportSections)) {
    const own = facts.filter(({ kind }) => kinds.some((known) => known === kind))
    if (own.length > 0 && isSection(section)) lines.push('', styleReport.sections[section])
    for (const fact of own) {
      lines.push(`  ${describeFact(given, fact).replace(/\p{Cc}+/gu, ' ')}`)
      for (const { name, count, places } of fact.groups) {
        const label = fact.groups.length > 1 ? `${groupName(given, fact.kind, name).replace(/\p{Cc}+/gu, ' ')}: ` : ''
        const rest = count > placesAtMost ? ` ${styleReport.more(count - placesAtMost)}` : ''
        lines.push(
          `    ${label}${places
            .slice(0, placesAtMost)
            .map(({ start }) => placeOf(start))
            .join(', ')}${rest}`,
        )
      }
    }
  }
  return `${[...lines, '', ...untold.map((what) => styleReport.untold[what](language))].join('\n').trimEnd()}\n`
}

const isSection = (key: string): key is keyof typeof reportSections => Object.hasOwn(reportSections, key)
