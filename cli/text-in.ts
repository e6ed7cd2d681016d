import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Argument, Option } from 'commander'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { makeFileReader } from '#services/files/file-reader.ts'
import { appError } from '#services/problem.ts'
import { UsageError } from './usage-error.ts'

const readText = makeFileReader({ file: new URL('../services/files/reader-process.ts', import.meta.url) })
const nothing = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u

/** The argument of every command that works on a text. */
export const fileArgument = (): Argument => new Argument('<file>', 'file to read, or - for standard input')

export const languageOption = (): Option =>
  new Option('--language <language>', 'language of the text').choices(['detect', ...textLanguageCodes]).default('detect')

/** The bytes of a file, or of standard input for `-`. Throws UsageError when it cannot be read, AppError `text-empty` for nothing on standard input. */
export async function bytesIn(file: string): Promise<Uint8Array> {
  const bytes =
    file === '-'
      ? await buffer(process.stdin)
      : await readFile(file).catch((error: unknown) => {
          throw new UsageError(whyUnread(file, error))
        })
  if (file === '-' && bytes.length === 0) throw appError('text-empty')
  return bytes
}

/** A file as it was given, and its text. */
export type ReadFile = { readonly bytes: Uint8Array; readonly text: string }

/** A file, or what comes on standard input for `-`, with its text. Throws UsageError or AppError when it cannot be read. */
export async function fileIn(file: string): Promise<ReadFile> {
  const bytes = await bytesIn(file)
  return { bytes, text: (await readText({ name: file === '-' ? '' : path.basename(file), bytes })).text }
}

/** The text alone. */
export const textIn = async (file: string): Promise<string> => (await fileIn(file)).text

/** Throws AppError `text-empty`, or `text-too-long` for an amount above the limit, both in characters. */
export function requireText({ text, amount, limit }: { readonly text: string; readonly amount: number; readonly limit: number }): void {
  if (nothing.test(text)) throw appError('text-empty')
  if (amount > limit) throw appError('text-too-long', { limit, amount })
}

const whyUnreadByCode: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  ENOTDIR: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder. Name a file in it.`,
  EACCES: (file) => `You may not read ${file}.`,
  EPERM: (file) => `You may not read ${file}.`,
}

function whyUnread(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return whyUnreadByCode[code]?.(file) ?? `${file} cannot be read.`
}
