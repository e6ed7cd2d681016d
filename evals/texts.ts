import { readFileSync } from 'node:fs'

/** One paragraph of a test set; `kept` are the items in it that no rewrite may touch. */
export type EvalText = { readonly id: string; readonly genre: string; readonly text: string; readonly kept: readonly string[] }

/** `seen`: known to the authors of the rules; `unseen`: written apart from them. */
export type EvalSet = 'seen' | 'unseen'

/** Reads a committed test set: one JSON object a line. */
export function loadTexts(language: string, set: string): readonly EvalText[] {
  const file = new URL(`./texts/${language}/${set}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
