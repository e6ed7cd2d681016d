import { createReadStream } from 'node:fs'
import path from 'node:path'
import { CsvError, readCsv } from '#services/library/read-csv.ts'
import { RetractionListError, retractionTable, type RetractionTable } from '#services/library/retraction-rows.ts'
import { optionalRetractionList, replaceRetractions, type Replaced, type RetractionList } from '#services/library/retractions.ts'
import { withDatabase } from './open-database.ts'
import { Refusal } from './refusal.ts'

/** Puts a list in the place of the one before. Throws Refusal for a file that is none, and leaves the list as it was. */
export async function loadRetractions(file: string, date: string | undefined): Promise<Replaced> {
  // Opening the database changes the working folder.
  const table = await tableOf(path.resolve(file))
  const asOf = date ?? table.newest
  if (table.records === 0 || asOf === null) throw new Refusal(`${file} holds no notice on a work with a DOI or PMID. Nothing was changed.`)
  return withDatabase(({ db }) => replaceRetractions(db.pool, table, asOf))
}

async function tableOf(file: string): Promise<RetractionTable> {
  try {
    return await retractionTable(readCsv(createReadStream(file, 'utf8')))
  } catch (error) {
    if (error instanceof RetractionListError || error instanceof CsvError) throw new Refusal(`${error.message} Nothing was changed.`)
    throw error
  }
}

/** Null: none was loaded. */
export const loadedRetractions = (): Promise<RetractionList | null> => withDatabase(({ db }) => optionalRetractionList(db.pool))
