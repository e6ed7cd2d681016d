import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { AddedAnswer } from '#tools/collections/contract.ts'
import type { Corpus, Viewer } from '../corpus/corpus.ts'
import type { FileReader, GivenFile } from '../files/read-file.ts'
import { newDocument } from './new-document.ts'
import { stateOf } from './outcome.ts'

export type AddFileOptions = {
  readonly viewer: Viewer
  readonly collectionId: string
  readonly file: GivenFile
  /** The name that the document is known by: that of the file, or its path in a folder. */
  readonly label: string
  readonly language: TextLanguage | 'detect'
  readonly whenUnsure: TextLanguage
  readonly signal?: AbortSignal
}

/** Reads one file and adds its text. Throws AppError for what a person can mend. */
export async function addFile(
  { corpus, readFile }: { readonly corpus: Pick<Corpus, 'add'>; readonly readFile: FileReader },
  { viewer, collectionId, file, label, language, whenUnsure, signal }: AddFileOptions,
): Promise<AddedAnswer> {
  const { text } = await readFile(file, signal ? { signal } : {})
  const document = await newDocument({ text, fileName: label }, { name: label, language, whenUnsure })
  const added = await corpus.add(viewer, collectionId, document)
  return { name: label, id: added.id, words: added.words, language: document.language, ...stateOf(added, label) }
}
