import { Command, Option } from 'commander'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { collectionKindsAtMachine, type ImportOptions } from './import-options.ts'
import { UsageError } from './usage-error.ts'

/** `tinta corpus import`: documents of folders, archives and files of JSON lines into a collection. */
export const importCommand = (): Command =>
  new Command('import')
    .description(
      'Add documents: files of a folder and those below it, of a .zip, or lines of a .jsonl. Done again it adds only what is new.',
    )
    .argument('<path...>', 'folders, .zip and .jsonl files, single documents (.txt .md .docx .odt .pdf .html)')
    .requiredOption('--collection <name>', 'name or id of the collection; made when there is none of that name')
    .addOption(new Option('--kind <kind>', 'whom a new collection is for (default: public)').choices(collectionKindsAtMachine))
    .option('--institution <name>', 'with --kind institution: which one')
    .option('--account <email>', 'with --kind own: whose')
    .addOption(new Option('--lang <language>', 'language of the documents').choices(['auto', ...textLanguageCodes]).default('auto'))
    .option('--report <file>', 'write what was not read, and why, as .csv')
    .option('--resume', 'pass over files whose names are in the collection already, without reading them')
    .addHelpText(
      'after',
      '\nA line of a .jsonl: {"title": "...", "authors": "...", "year": 2020, "url": "...", "language": "en", "text": "..."};' +
        ' title and text are needed.\nExit codes: 0 all is in, 1 some files were not read, 130 stopped by Ctrl+C.',
    )
    .action(async (paths: readonly string[], options: ImportOptions) => {
      requireFitting(options)
      // Loaded late, as the other commands on documents are.
      const { runImport } = await import('./import-run.ts')
      process.exitCode = await runImport(paths, options)
    })

function requireFitting({ kind, institution, account }: ImportOptions): void {
  if (kind === 'institution' && institution === undefined) throw new UsageError('Name the institution: --institution NAME.')
  if (kind === 'own' && account === undefined) throw new UsageError('Say whose collection it is: --account EMAIL.')
  if (kind !== 'institution' && institution !== undefined) throw new UsageError('--institution goes with --kind institution.')
  if (kind !== 'own' && account !== undefined) throw new UsageError('--account goes with --kind own.')
}
