import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv, type Env } from '#config/env.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import { Refusal } from './refusal.ts'

const root = path.dirname(import.meta.dirname)

/** What a command of the operator's works with. */
export type Opened = { readonly env: Env; readonly db: Db }

/**
 * Opens the database that the server uses, embedded or by DATABASE_URL, whether the server runs or not, and closes it
 * when `work` is done. Settings and folders are read as `npm start` reads them. Throws SettingsError, DatabaseError, or
 * Refusal where no server has been started yet.
 */
export async function withDatabase<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv()
  if (!env.DATABASE_URL && !hasDatabase(env.DATA_FOLDER))
    throw new Refusal(
      `There is no database in ${env.DATA_FOLDER} yet. Start the server once, or set DATA_FOLDER or DATABASE_URL as it has them.`,
    )
  const db = await openDb({ url: env.DATABASE_URL, dataFolder: env.DATA_FOLDER })
  try {
    return await work({ env, db })
  } finally {
    await db.close()
  }
}

/** A name typed wrong must not make a new, empty database. */
const hasDatabase = (folder: string): boolean =>
  ['database', 'database-is-elsewhere.txt'].some((name) => existsSync(path.join(folder, name)))
