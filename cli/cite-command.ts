import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import { makeCitationStyles } from '#services/resources/citation-styles.ts'
import { citeLocales, exportFormats, type CiteLocale, type ExportFormat } from '#tools/cite/contract.ts'
import { isWorksFormat, type WriteWorksTask } from '#tools/cite/files-task.ts'
import { listTitles } from '#tools/cite/reference-page.ts'
import { checkReferencesOf } from './cite-check.ts'
import { itemsOf, settings, type SourceItems } from './cite-sources.ts'
import { Refusal } from './refusal.ts'
import { languageOption } from './text-in.ts'
import { UsageError } from './usage-error.ts'

type Options = {
  readonly style: string
  readonly locale: CiteLocale
  readonly format: ExportFormat
  readonly title?: string
  readonly output?: string
  readonly check?: true
  readonly language: string
  readonly json?: true
}

/** `tinta cite 10.1000/xyz`, `tinta cite refs.bib`: the list of references on standard output, or in a file. */
export const citeCommand = (): Command =>
  new Command('cite')
    .description(
      'Makes a list of references from DOIs, ISBNs, addresses and titles, or from files (.bib .ris .nbib .json .xml .docx .txt). ' +
        'With --check: sets the citations of a paper (.txt .md .docx .odt .pdf) beside its list, and the list beside APA.',
    )
    .addArgument(new Argument('[what...]', 'files, or what stands for a work; nothing or - for standard input'))
    .option('--style <id>', 'style of the list', 'apa')
    .addOption(new Option('--locale <locale>', 'language of the list').choices(citeLocales).default('en'))
    .addOption(new Option('--format <format>', 'what to write').choices(exportFormats).default('text'))
    .option('--title <title>', 'what stands above a list; a text on standard output has nothing otherwise')
    .option('-o, --output <file>', 'write into this file')
    .option('--check', 'check the references of a paper: a line a finding')
    .addOption(languageOption())
    .option('--json', 'with --check: write the whole result')
    .action(async (what: readonly string[], options: Options) => {
      if (options.check) return checkReferencesOf(requirePaper(what), options)
      if (what.filter((one) => one === '-').length > 1) throw new UsageError('Standard input can be read once.')
      if (options.format === 'docx' && options.output === undefined && process.stdout.isTTY)
        throw new UsageError('A Word document is for no terminal: name a file with --output.')
      // Opening the database changes the folder.
      const output = options.output === undefined ? null : path.resolve(options.output)
      const style = await requireStyle(options.style)
      const found = await itemsOf(what.length === 0 ? ['-'] : what, (line) => process.stderr.write(line))
      const bytes = await fileOf(await requireItems(found), { ...options, style })
      if (output === null) process.stdout.write(bytes)
      else
        await writeFile(output, bytes).catch(() => {
          throw new UsageError(`${output} cannot be written.`)
        })
    })

function requirePaper(what: readonly string[]): string {
  if (what.length > 1) throw new UsageError('One paper can be checked at a time.')
  return what[0] ?? '-'
}

type Items = Extract<WriteWorksTask, { readonly is: 'works' }>['items']
type Style = { readonly id: string; readonly xml: string | null }

async function requireStyle(id: string): Promise<Style> {
  if (id === 'apa') return { id, xml: null }
  const root = path.dirname(import.meta.dirname)
  const folder = path.resolve(root, settings().DATA_FOLDER, 'styles')
  const styles = makeCitationStyles([folder, path.join(root, 'engines/cite/styles')])
  const xml = await styles.optional(id)
  if (xml !== null) return { id, xml }
  const known = ['apa', ...(await styles.list()).map((style) => style.id)]
  throw new UsageError(
    `There is no style ${id}. There is ${known.join(', ')}; put others into ${folder} as files of the Citation Style Language.`,
  )
}

/** Items that can be cited. Two sources may call theirs alike, so later ones get another id. */
async function requireItems(found: SourceItems): Promise<Items> {
  if (found.length === 0) throw new Refusal('There is no reference in it that could be read.')
  const { readItems } = await import('#tools/cite/run-items.ts')
  const taken = new Set<string>()
  const named = found.map((item) => {
    const wanted = String(item['id'])
    let id = wanted
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
    taken.add(id)
    return { ...item, id }
  })
  const { items, issues } = readItems(named)
  const [issue] = issues
  if (issue) throw new Refusal(`A reference cannot be used: ${issue.path}. ${issue.message}`)
  return items
}

type Wanted = Omit<Options, 'style'> & { readonly style: Style }

async function fileOf(items: Items, { format, style, locale, title, output }: Wanted): Promise<Uint8Array> {
  const { writeFile: made } = await import('#tools/cite/run-formats.ts')
  if (isWorksFormat(format)) return made({ is: 'works', items, format })
  const { makeCite } = await import('#tools/cite/run.ts')
  const { makeCslLocales } = await import('#services/resources/csl-locales.ts')
  const { entries } = await makeCite({ localeOf: makeCslLocales() }).run({ items, citations: [], locale, style })
  const listed = entries.filter(({ isListed }) => isListed).map(({ entry }) => entry)
  const heading = title ?? (format === 'text' && output === undefined ? '' : listTitles[locale])
  return made({ is: 'list', entries: listed, format, title: heading, locale })
}
