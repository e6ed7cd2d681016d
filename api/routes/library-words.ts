import { z } from '@hono/zod-openapi'
import {
  addInput,
  addResult,
  changeInput,
  changeResult,
  doublesSchema,
  keptItemSchema,
  libraryOverview,
  libraryPage,
  libraryQuery,
  mergeInput,
  removeInput,
  undoInput,
} from '#tools/library/contract.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api } from '../house.ts'

export const libraryPath = '/api/v1/library'

type Described = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly takes?: z.ZodType
  readonly request?: { readonly query?: z.ZodObject; readonly params?: z.ZodObject }
  readonly answer: z.ZodType
}

const changed = changeResult.openapi('LibraryChanged')

/** The routes of `library.ts`, for the document of the API. */
const described: readonly Described[] = [
  {
    method: 'get',
    path: libraryPath,
    summary: 'Works in your library',
    description:
      'A page of them. `search` finds words by their beginnings in authors, title, year, notes, tags and the text of attached files. ' +
      'Names are sorted as readers of `?locale=` expect.',
    request: { query: libraryQuery },
    answer: libraryPage.openapi('LibraryPage'),
  },
  {
    method: 'get',
    path: `${libraryPath}/overview`,
    summary: 'Your library as a whole',
    description: 'Its folders, tags and counts, and the day of the list of retractions.',
    answer: libraryOverview.openapi('LibraryOverview'),
  },
  {
    method: 'get',
    path: `${libraryPath}/doubles`,
    summary: 'Works that look like one',
    description: 'Pairs with one DOI, PMID, ISBN or arXiv id, or with one title, year and first author; surest first.',
    answer: doublesSchema.openapi('LibraryDoubles'),
  },
  {
    method: 'get',
    path: `${libraryPath}/{id}`,
    summary: 'One work of your library',
    description: 'A work of somebody else is answered like one that does not exist.',
    request: { params: z.object({ id: z.string() }) },
    answer: keptItemSchema.openapi('KeptItem'),
  },
  {
    method: 'post',
    path: libraryPath,
    summary: 'Keep works',
    description: 'As CSL-JSON. One that is there already is told and not kept twice, unless `keepDoubles` says so.',
    takes: addInput.openapi('LibraryAdd'),
    answer: addResult.openapi('LibraryAdded'),
  },
  {
    method: 'patch',
    path: libraryPath,
    summary: 'Change works',
    description:
      'The same change to all that are named. `item` replaces the item of one work; for several, its fields are put over each of theirs, and null takes ' +
      'a field away. A note is written to one work at a time. `undo` of the answer takes the change back for 15 minutes.',
    takes: changeInput.openapi('LibraryChange'),
    answer: changed,
  },
  {
    method: 'delete',
    path: libraryPath,
    summary: 'Remove works',
    description: 'They can be brought back for 15 minutes, then they are deleted.',
    takes: removeInput.openapi('LibraryRemove'),
    answer: changed,
  },
  {
    method: 'post',
    path: `${libraryPath}/undo`,
    summary: 'Take a change back',
    description: 'Once, for 15 minutes. What was changed anew since stays as it is.',
    takes: undoInput.openapi('LibraryUndo'),
    answer: changed,
  },
  {
    method: 'post',
    path: `${libraryPath}/merge`,
    summary: 'Make one work of two',
    description:
      '`keep` gets the fields that it lacks, tags, folders and notes of `drop`, and its file if it has none. Where both have a file, that of ' +
      '`keep` stays and that of `drop` goes with it; `undo` brings both back. `keepBoth` says that they are two works for good.',
    takes: mergeInput.openapi('LibraryMerge'),
    answer: changed,
  },
]

export const describeLibrary = (app: Api): void => describeAll(app, described)

/** Registers routes that answer JSON. */
export function describeAll(app: Api, routes: readonly Described[]): void {
  for (const { method, path, summary, description, takes: input, request, answer } of routes)
    app.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      description,
      request: { ...request, ...(input ? takes(input) : {}) },
      responses: answers({ schema: answer, description: 'Done.' }),
    })
}
