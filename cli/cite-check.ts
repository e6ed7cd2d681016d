import { doctor } from '#locales/en/doctor.ts'
import { cite } from '#locales/en/cite.ts'
import { describeFinding } from '#locales/doctor-words.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { doctorCharactersAtMost, doctorInput, type DoctorResult } from '#tools/cite/doctor-contract.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { makePlaces, quoted } from './finding-lines.ts'
import { requireText, textIn } from './text-in.ts'

type Options = { readonly language: string; readonly json?: true }

/** `tinta cite --check FILE`: a line a finding on standard output, or with --json the whole result; what holds of the whole text beside it. */
export async function checkReferencesOf(file: string, { language, json }: Options): Promise<void> {
  const text = await textIn(file)
  requireText({ text, amount: text.length, limit: doctorCharactersAtMost })
  const input = doctorInput.parse({ text, language })
  const found = await mainLanguage({ text, language: input.language, supported: textLanguageCodes })
  // Loaded late: whoever only mistyped an option need not wait for the engine.
  const { runDoctor, withNotices } = await import('#tools/cite/run-doctor.ts')
  // The list of retractions lies in the site's database, which is not opened for this.
  const result = withNotices(runDoctor({ text, language: found.language }), { asOf: null, found: [] })
  process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : linesOf(text, result))
  if (!json) process.stderr.write(remarksOf(result))
}

/** `line:column  kind  words -> replacement  what is wrong, what to do`. */
function linesOf(text: string, { findings, isApaList }: DoctorResult): string {
  const placeOf = makePlaces(text)
  return findings
    .filter(({ kind }) => isApaList || (kind !== 'apa' && kind !== 'gap'))
    .map((finding) => {
      const { title, wrong, todo } = describeFinding({ doctor, cite }, finding, text)
      const { span, replacement } = finding
      const words = quoted(text.slice(span.start, span.end))
      const change = replacement === null ? '' : `  ${words} -> ${replacement === '' ? '(nothing)' : quoted(replacement)}`
      return `${placeOf(span.start)}  ${title}${change}  ${quoted(wrong, Infinity).slice(1, -1)} ${todo}\n`
    })
    .join('')
}

function remarksOf({ list, system, hasNoteMarks, isApaList, findings, citations, entries }: DoctorResult): string {
  const { bar, state } = doctor
  if (list === null) return `${state.noList.title}\n`
  const folded = isApaList ? 0 : findings.filter(({ kind }) => kind === 'apa' || kind === 'gap').length
  const remarks = [
    `${bar.counts(citations, entries.length)}.`,
    ...(system === 'none' ? [state.noCitations] : []),
    ...(system === 'numeric' ? [state.numeric] : []),
    ...(hasNoteMarks ? [state.notes] : []),
    ...(folded > 0 ? [`${state.notApa(folded)} --json has them.`] : []),
    'Retractions were not looked at.',
  ]
  return remarks.map((remark) => `${remark}\n`).join('')
}
