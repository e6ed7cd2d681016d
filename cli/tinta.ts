import { Command, CommanderError } from 'commander'
import { SettingsError } from '#config/env.ts'
import { DatabaseError } from '#services/db/database-error.ts'
import { AppError } from '#services/problem.ts'
import { adminCommand } from './admin-command.ts'
import { checkCommand } from './check-command.ts'
import { citeCommand } from './cite-command.ts'
import { findCommand } from './find-command.ts'
import { corpusCommand } from './corpus-command.ts'
import { detectCommand } from './detect-command.ts'
import { problemSentence } from './problem-sentence.ts'
import { proofreadCommand } from './proofread-command.ts'
import { rephraseCommand } from './rephrase-command.ts'
import { thesaurusCommand } from './thesaurus-command.ts'
import { Refusal } from './refusal.ts'
import { UsageError } from './usage-error.ts'

// Exit codes: 0 done, 1 what was asked for could not be done, 2 the command was not understood.
const program = new Command('tinta')
  .description('Writing tools for students and academic writers.')
  .exitOverride()
  .addCommand(rephraseCommand().exitOverride())
  .addCommand(proofreadCommand().exitOverride())
  .addCommand(detectCommand().exitOverride())
  .addCommand(thesaurusCommand().exitOverride())
  .addCommand(checkCommand().exitOverride())
  .addCommand(citeCommand().exitOverride())
  .addCommand(findCommand().exitOverride())
  .addCommand(corpusCommand())
  .addCommand(adminCommand().exitOverride())

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
  if (error instanceof Refusal || error instanceof SettingsError || error instanceof DatabaseError) {
    process.stderr.write(`error: ${error.message}\n`)
    return 1
  }
  if (error instanceof AppError) {
    process.stderr.write(`error: ${problemSentence(error.problem)}\n`)
    return 1
  }
  throw error
}
