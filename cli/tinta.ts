import { Command, CommanderError } from 'commander'
import { problemWords } from '#locales/problem-words.ts'
import { AppError } from '#services/problem.ts'
import { rephraseCommand } from './rephrase-command.ts'
import { UsageError } from './usage-error.ts'

// Exit codes: 0 done, 1 the text or the file could not be worked on, 2 the command was not understood.
const program = new Command('tinta')
  .description('Writing tools for students and academic writers.')
  .exitOverride()
  .addCommand(rephraseCommand().exitOverride())

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = exitCodeFor(error)
}

function exitCodeFor(error: unknown): number {
  // Commander has written its own message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UsageError) {
    process.stderr.write(`error: ${error.message}\n`)
    return 2
  }
  if (error instanceof AppError) {
    const { title, detail } = problemWords('en', error.problem.code, error.problem.facts)
    process.stderr.write(`${error.problem.code}: ${title} ${detail}\n`)
    return 1
  }
  throw error
}
