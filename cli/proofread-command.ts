import { Command } from 'commander'
import { lintWords } from '#locales/lint-words.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { makeHarper } from '#services/resources/harper.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { makeSpellers } from '#services/resources/spellers.ts'
import {
  charactersAtMost,
  proofread,
  proofreadInput,
  type ProofreadFindings,
  type ProofreadInput,
  type ProofreadResult,
} from '#tools/proofread/contract.ts'
import { withHarper } from '#tools/proofread/run-combined.ts'
import { withWords } from '#tools/proofread/with-words.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { findingLines, skippedLine } from './finding-lines.ts'
import { reportLines } from './report-lines.ts'
import { writeMarked } from './marked-file.ts'
import { fileArgument, fileIn, languageOption, requireText } from './text-in.ts'
import { UsageError } from './usage-error.ts'

type Options = {
  readonly language: string
  readonly dialect?: string
  readonly picky?: boolean
  readonly json?: true
  readonly marked?: string
  readonly report?: true
}

/** `tinta proofread FILE`: a line a finding on standard output, or with --json the whole result. */
export const proofreadCommand = (): Command =>
  new Command('proofread')
    .description('Finds slips in the text of a file (.txt .md .docx .odt .pdf), or of standard input for "-".')
    .addArgument(fileArgument())
    .addOption(languageOption())
    .option('--dialect <tag>', 'variant of the language, such as en-GB')
    .option('--picky', 'also what is worth a look rather than wrong')
    .option('--json', 'write the whole result: findings with reasons, counts')
    .option('--marked <file>', 'write the .docx or .odt with suggestions as tracked changes and reasons as comments')
    .option('--report', 'instead of slips: what is written in more than one way, and how the sentences are built')
    .action(async (file: string, options: Options) => {
      const { bytes, text } = await fileIn(file)
      if (options.report) return writeReport(text, options)
      const result = await proofreadText(text, options)
      if (options.marked !== undefined) await writeMarked({ bytes, result, file: options.marked })
      process.stdout.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : findingLines(text, result.lints))
      // What is no finding goes where it disturbs no pipe.
      if (result.skipped.length > 0 && !options.json) process.stderr.write(skippedLine(text, result.skipped))
    })

async function writeReport(text: string, { language, json }: Options): Promise<void> {
  const input = proofreadInput.parse({ text, language })
  requireText({ text, amount: proofread.meter(input).amount, limit: charactersAtMost })
  const found = await mainLanguage({ text, language: input.language, supported: languagesOf('proofread') })
  const { runReport } = await import('#tools/proofread/run-report.ts')
  const report = runReport({ text, ...found })
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : reportLines(text, report))
}

async function proofreadText(text: string, { language, dialect, picky = false }: Options): Promise<ProofreadResult> {
  const input = proofreadInput.parse({ text, language, picky, dialect })
  requireText({ text, amount: proofread.meter(input).amount, limit: charactersAtMost })
  const found = await mainLanguage({ text, language: input.language, supported: languagesOf('proofread') })
  const tag = dialect === undefined ? undefined : await requireDialect(dialect, found.language)
  // Loaded late: whoever only mistyped an option need not wait for the engine.
  const { makeProofread } = await import('#tools/proofread/run.ts')
  const ours = await makeProofread({ spellerOf: makeSpellers().get }).run({ ...input, ...found, dialect: tag })
  const all = ours.language === 'en' ? await addHarper(ours, input) : ours
  return withWords(all, (key, facts) => lintWords('en', key, facts))
}

/** The tag as the language writes it. Throws UsageError for a variant that is none of this language. */
async function requireDialect(wanted: string, language: TextLanguage): Promise<string> {
  const { dialectTags } = await import('#tools/proofread/run-dialects.ts')
  const tags = dialectTags(language)
  const tag = tags.find((known) => known.toLowerCase() === wanted.toLowerCase())
  if (tag !== undefined) return tag
  const choices = tags.length === 0 ? 'It has none to choose from.' : `Its variants are ${tags.join(', ')}.`
  throw new UsageError(`The language of the text, ${language}, has no variant ${wanted}. ${choices}`)
}

async function addHarper(ours: ProofreadFindings, input: ProofreadInput): Promise<ProofreadFindings> {
  const harper = makeHarper()
  // Its thread does not keep a process awake, and nothing else is left to do here.
  const awake = setInterval(() => undefined, 1_000)
  try {
    return withHarper(ours, await harper.lint(input.text, ours.dialect), input)
  } finally {
    clearInterval(awake)
    await harper.stop()
  }
}
