import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LanguageCard } from '#engines/languages/language.ts'
import { packTables } from '#engines/paraphrase/lean-rows.ts'
import type { LeanTable, RowTable } from '#engines/paraphrase/row.ts'

/** A generated file: its path from the root of the project, and what must stand in it. */
export type Registry = { readonly file: string; readonly content: string }

const made = (from: string): string => `// Made by \`npm run generate\` from ${from}. Do not edit.\n`
const root = path.resolve(import.meta.dirname, '..')

/** What the folders of rows, structures and languages amount to, as source text. */
export async function registries(): Promise<readonly Registry[]> {
  return [await rowRegistry(), structureRegistry(), await languageRegistry(), writtenRegistry(), lintRegistry()]
}

/** A file of the project as it stands, or null. */
export function read(file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return null
  }
}

const modulesIn = (folder: string): readonly string[] =>
  globSync('*.ts', { cwd: path.join(root, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const nameOf = (name: string): string =>
  /^(?:if|in|for|while|with|else|do|new|case|switch|this)$/.test(name) ? `${name}Rule` : camel(name)

function imports(folder: string): { readonly lines: string; readonly names: readonly string[] } {
  const modules = modulesIn(folder)
  const at = path.basename(folder)
  return { lines: modules.map((name) => `import ${nameOf(name)} from './${at}/${name}.ts'\n`).join(''), names: modules.map(nameOf) }
}

/** As JSON writes what is not ASCII: the text then takes half the memory. */
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The rows without their examples, as text that is parsed at the start: a fraction of the time and memory of importing the tables. */
export async function rowRegistry(): Promise<Registry> {
  const folder = 'engines/paraphrase/lexicon/en'
  const tables: LeanTable[] = []
  for (const name of modulesIn(folder)) {
    const module: { default?: RowTable } = await import(pathToFileURL(path.join(root, folder, `${name}.ts`)).href)
    if (!module.default) throw new Error(`${folder}/${name}.ts must export a table of rows as its default.`)
    tables.push({ class: module.default.class, rows: module.default.rows.map(({ yes: _yes, no: _no, ...row }) => row) })
  }
  const text = packTables(tables).replace(/[^ -~\n\t]/g, escaped)
  return { file: 'engines/paraphrase/lexicon/en.gen.json', content: `${JSON.stringify(text)}\n` }
}

function structureRegistry(): Registry {
  const { lines, names } = imports('engines/paraphrase/structures/en')
  const content = `${made('engines/paraphrase/structures/en')}import type { Structure } from '../structure.ts'\n${lines}
/** Every English structure. */
export const englishStructures: readonly Structure[] = [\n${names.map((name) => `  ${name},\n`).join('')}]\n`
  return { file: 'engines/paraphrase/structures/en.gen.ts', content }
}

/** The order in which languages are listed; a new one follows at the end. */
const order = ['en', 'hu', 'ro', 'sk', 'de', 'fr', 'it', 'es', 'pt', 'pl', 'cs', 'nl', 'sv', 'no', 'tr']
const rank = (code: string): number => (order.includes(code) ? order.indexOf(code) : order.length)

async function languageRegistry(): Promise<Registry> {
  const folder = path.join(root, 'engines/languages')
  const codes = globSync('*/', { cwd: folder })
    .map((name) => path.basename(name))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  const cards: LanguageCard[] = []
  for (const code of codes) {
    const module: Record<string, LanguageCard> = await import(pathToFileURL(path.join(folder, code, `${code}.ts`)).href)
    const card = module[code]
    if (!card || card.code !== code) throw new Error(`engines/languages/${code}/${code}.ts must export "${code}" with the code "${code}".`)
    cards.push(card)
  }
  const rows = cards
    .map(({ code, name, tag, direction }) => `  { code: '${code}', name: '${name}', tag: '${tag}', direction: '${direction}' },\n`)
    .join('')
  const content = `${made('engines/languages')}
/** The ${inWords(cards.length)} languages of texts: code, own name, BCP 47 tag for \`lang\`, direction. */
export const textLanguages = [\n${rows}] as const

export type TextLanguage = (typeof textLanguages)[number]['code']
export const textLanguageCodes = textLanguages.map(({ code }) => code) as [TextLanguage, ...TextLanguage[]]
`
  return { file: 'tools/text-languages.gen.ts', content }
}

const languageCodes = (): readonly string[] =>
  globSync('*/', { cwd: path.join(root, 'engines/languages') })
    .map((name) => path.basename(name))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))

/** Every language with what is known of its writing. */
function writtenRegistry(): Registry {
  const codes = languageCodes()
  const lines = codes.map((code) => `import { ${code} } from './${code}/${code}.ts'\n`).join('')
  const content = `${made('engines/languages')}import type { WrittenLanguage } from './language.ts'\n${lines}
/** The languages of texts, by code. */
export const writtenLanguages = { ${codes.join(', ')} } as const satisfies Readonly<Record<string, WrittenLanguage>>\n`
  return { file: 'engines/languages/written.gen.ts', content }
}

/** The tables of proofreading rules of each language and its checks, loaded when a text of it comes. */
function lintRegistry(): Registry {
  const loaders = languageCodes().flatMap((code) => {
    const modules = modulesIn(`engines/proofread/rules/${code}`)
    if (modules.length === 0) return []
    const tables = modules.filter((name) => name !== 'lists').map((name) => `import('./rules/${code}/${name}.ts')`)
    const lists = modules.includes('lists') ? `(await import('./rules/${code}/lists.ts')).lists` : '{}'
    const checks = modulesIn(`engines/proofread/checks/${code}`).map((name) => `import('./checks/${code}/${name}.ts')`)
    const all = (imports: readonly string[]): string => `(await Promise.all([${imports.join(', ')}])).map((module) => module.default)`
    return `  ${code}: async () => ({ tables: ${all(tables)}, lists: ${lists}, checks: ${checks.length > 0 ? all(checks) : '[]'} }),\n`
  })
  const content = `${made('engines/proofread/rules')}import type { WrittenRules } from './rule-book.ts'

/** The rules of a language, by its code. */
export const loadRules: Readonly<Record<string, () => Promise<WrittenRules>>> = {\n${loaders.join('')}}\n`
  return { file: 'engines/proofread/rules.gen.ts', content }
}

const inWords = (count: number): string => ({ 15: 'fifteen', 16: 'sixteen', 17: 'seventeen', 18: 'eighteen' })[count] ?? String(count)
