import { readFileSync, writeFileSync } from 'node:fs'
import { textLanguageCodes } from '../../tools/text-languages.gen.ts'

const file = new URL('../../docs/quality/words.md', import.meta.url)

/**
 * Puts lines between the two marks of a command. Throws where the document has not both of them.
 */
export function replacePart(document: string, command: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- from here by ${command} -- --write -->\n`, `<!-- to here by ${command} -->\n`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`the document has no part written by ${command}`)
  return `${document.slice(0, from + begin.length)}\n${lines.join('\n')}\n\n${document.slice(to)}`
}

/** Writes a marked table of figures, and a sentence on what was installed, into docs/quality/words.md. */
export function writeTable(
  figures: string,
  command: string,
  { table, said }: { readonly table: readonly string[]; readonly said: string },
): void {
  const mark = `<!-- figures: ${figures}; measured: ${new Date().toISOString().slice(0, 10)}; with: ${command} -->`
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), command, [mark, '', ...table, '', said]))
}

/** A table in Markdown. */
export const markdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

/** So many of so many as it stands in a table; a dash where there were none. */
export const percentOf = (count: number, of: number): string => (of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`)

/** The languages that an option names, or all of them. Throws with the one that there is not. */
export function languagesOf(given: readonly string[] | undefined) {
  const unknown = given?.find((one) => !textLanguageCodes.some((code) => code === one))
  if (unknown !== undefined) throw new Error(`There is no language: ${unknown}.`)
  return textLanguageCodes.filter((code) => given === undefined || given.includes(code))
}
