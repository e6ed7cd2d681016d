import { formatOf, readWorks, writeWorks } from '#engines/cite/formats/read-works.ts'
import { itemsAtMost, type ImportResult } from './contract.ts'
import type { ReadWorksResult, ReadWorksTask, WriteWorksTask } from './files-task.ts'
import { referenceDocx } from './reference-docx.ts'
import { referenceHtml, referenceText } from './reference-page.ts'

/** Names and keys of a file are told up to here. */
const saidAtMost = 200

/** Reads the works of a file, `itemsAtMost` of them, in the format that is said or found out. Null when it is in none. */
export function readFile({ text, format: said }: ReadWorksTask): ReadWorksResult {
  const format = said ?? formatOf(text)
  if (format === null) return null
  const { items, problems } = readWorks(text, format)
  const told = problems.map((problem) => ({ ...problem, said: problem.said.slice(0, saidAtMost) }))
  if (items.length <= itemsAtMost) return { format, items: [...items], problems: told }
  const firstLeft = items[itemsAtMost]?.id ?? ''
  const tooMany: ImportResult['problems'][number] = { line: 1, code: 'too-many', said: firstLeft.slice(0, saidAtMost) }
  return { format, items: items.slice(0, itemsAtMost), problems: [tooMany, ...told] }
}

/** Makes a file: of works in their order, or of a formatted list. */
export function writeFile(task: WriteWorksTask): Uint8Array {
  if (task.is === 'works') return new TextEncoder().encode(writeWorks(task.items, task.format))
  if (task.format === 'docx') return referenceDocx(task)
  return new TextEncoder().encode(task.format === 'html' ? referenceHtml(task) : referenceText(task))
}
