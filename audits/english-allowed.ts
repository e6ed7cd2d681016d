import type { Allowed } from './english-left.ts'

/** Sorted. What is the same in other languages as in English, each with its reason; nothing stands here because it was forgotten. */
export const allowedEnglish: readonly Allowed[] = [
  { text: 'LibreOffice · Firefox · Chrome', because: 'names of programs' },
  { text: 'Obsidian · VS Code', because: 'names of programs' },
  { text: 'PostgreSQL License', because: 'the name of a licence' },
]
