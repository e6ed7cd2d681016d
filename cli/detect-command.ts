import { Argument, Command, Option } from 'commander'
import { languagesOf } from '#services/engines/engine-list.ts'
import { AppError } from '#services/problem.ts'
import { makeDetectorModels } from '#services/resources/detector-models.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { detect, detectInput, type DetectResult } from '#tools/detect/contract.ts'
import { charactersAtMost } from '#tools/detect/limits.ts'
import type { Detecting } from '#tools/detect/run.ts'
import type { DetectedFile } from './detect-lines.ts'
import { problemSentence } from './problem-sentence.ts'
import { languageOption, requireText, textIn } from './text-in.ts'
import { UsageError } from './usage-error.ts'

type Options = { readonly language: string; readonly json?: true; readonly csv?: true }

/** `tinta detect FILE...`: a line a file in words on standard output, or with --json the whole results, or with --csv a table. */
export const detectCommand = (): Command =>
  new Command('detect')
    .description(
      'Looks for signs of AI writing in files (.txt .md .docx .odt .pdf), or in standard input for "-". What it says is no proof.',
    )
    .addArgument(new Argument('<file...>', 'files to read, or - for standard input'))
    .addOption(languageOption())
    .option('--json', 'write the whole results: verdicts, passages, remarks on style, how often they are wrong')
    .addOption(new Option('--csv', 'write a table, a line a file').conflicts('json'))
    .action(async (files: readonly string[], options: Options) => {
      if (files.filter((file) => file === '-').length > 1) throw new UsageError('Standard input can be read once.')
      const read = await detectAll(files, options)
      process.stdout.write(options.json ? `${JSON.stringify(read, null, 2)}\n` : await linesOf(read, options))
      if (read.some(({ problem }) => problem !== null)) process.exitCode = 1
    })

async function linesOf(read: readonly DetectedFile[], { csv }: Options): Promise<string> {
  const { detectLines, detectTable } = await import('./detect-lines.ts')
  return csv ? detectTable(read) : detectLines(read)
}

/** One after the other. A file that cannot be read is told of and keeps no other from being read; the only one stops the command. */
async function detectAll(files: readonly string[], { language }: Options): Promise<readonly DetectedFile[]> {
  // Loaded late: whoever only mistyped an option need not wait for the engine.
  const { makeDetect } = await import('#tools/detect/run.ts')
  const detecting = makeDetect({ modelOf: makeDetectorModels() })
  const read: DetectedFile[] = []
  for (const file of files) {
    try {
      read.push({ file, result: await detectOne(detecting, await textIn(file), language), problem: null })
    } catch (error) {
      if (files.length === 1 || !(error instanceof AppError || error instanceof UsageError)) throw error
      read.push({ file, result: null, problem: error instanceof AppError ? problemSentence(error.problem) : error.message })
    }
  }
  return read
}

async function detectOne(detecting: Detecting, text: string, named: string): Promise<DetectResult> {
  const input = detectInput.parse({ text, language: named })
  requireText({ text, amount: detect.meter(input).amount, limit: charactersAtMost })
  const { language } = await mainLanguage({ text, language: input.language, supported: languagesOf('detect') })
  return detecting.run({ text, language })
}
