import { Command, CommanderError } from 'commander'
import { AppError } from '#services/problem.ts'
import { problemSentence } from './problem-sentence.ts'
import { proofreadCommand } from './proofread-command.ts'
import { rephraseCommand } from './rephrase-command.ts'
import { UsageError } from './usage-error.ts'

// Exit codes: 0 done, 1 the text or the file could not be worked on, 2 the command was not understood.
const program = new Command('tinta')
  .description('Writing tools for students and academic writers.')
  .exitOverride()
  .addCommand(rephraseCommand().exitOverride())
  .addCommand(proofreadCommand().exitOverride())

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
    process.stderr.write(`error: ${problemSentence(error.problem)}\n`)
    return 1
  }
  throw error
}
