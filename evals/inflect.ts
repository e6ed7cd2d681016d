import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createHunspellFromStrings } from 'hunspell-wasm'
import { writtenLanguages } from '../engines/languages/written.gen.ts'
import type { Random } from '../engines/paraphrase/seed.ts'
import type { Pool } from './align-texts.ts'
import { pick } from './obfuscate.ts'

/** Puts words of a text into another form of the same dictionary word. */
export type Inflector = (text: string, random: Random) => string

/** Share of the words with other forms that are changed. */
const changed = 0.6

/** The words of texts by the dictionary word that they are forms of, as the spelling dictionary of the language says. */
export async function loadForms(language: string, texts: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const card = Object.entries(writtenLanguages).find(([code]) => code === language)?.[1]
  if (!card) throw new Error(`There is no dictionary for: ${language}.`)
  const folder = path.join(path.dirname(import.meta.dirname), 'node_modules', card.dictionary)
  const [affixes, dictionary] = ['index.aff', 'index.dic'].map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const hunspell = await createHunspellFromStrings(affixes ?? '', dictionary ?? '')
  const words = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []))
  const forms = new Map<string, string[]>()
  for (const word of words) {
    const lemma = hunspell.stemWord(word)[0]
    if (lemma === undefined) continue
    const own = forms.get(lemma)
    if (own) own.push(word)
    else forms.set(lemma, [word])
  }
  hunspell.dispose()
  return new Map([...forms].filter(([, own]) => own.length > 1))
}

/** An inflector that knows the forms found in the texts of a pool. */
export async function makeInflector({ language, documents }: Pool): Promise<Inflector> {
  const forms = await loadForms(
    language,
    documents.map(({ text }) => text),
  )
  const siblings = new Map([...forms.values()].flatMap((own) => own.map((word) => [word, own.filter((other) => other !== word)] as const)))
  return (text, random) =>
    text.replaceAll(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu, (word) => {
      const others = siblings.get(word)
      return others && random() < changed ? pick(others, random) : word
    })
}
