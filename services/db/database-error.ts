/** The database cannot be used; the message says why and what to do, for the person who starts the server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

// Class 08: connection; 57P0x: shutting down or starting; 53xxx: out of disk, memory or connections.
const awayCodes = /^(?:08\w{3}|57P0\d|53\w{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** What PostgreSQL's client and its pool say without a code: every connection is taken, none can be made, or one broke. */
const awayWords: readonly RegExp[] = [
  /^timeout exceeded when trying to connect$/,
  /^Connection terminated/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
]

/** Whether an error says that the database cannot be reached now, rather than that it refused a statement. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && (awayCodes.test(codeOf(error)) || awayWords.some((words) => words.test(error.message)))

/** Turns what the system, PostgreSQL or its client said into a sentence for an operator; `where` is a folder or an address. */
export function explain(error: unknown, where: string): DatabaseError {
  if (error instanceof DatabaseError) return error
  const said = error instanceof Error ? error.message : String(error)
  const found = sentences.find(({ codes, text }) => codes.includes(codeOf(error)) || text?.test(said))
  return new DatabaseError(found ? found.say(where) : `The database at ${where} cannot be used: ${said}`, { cause: error })
}

type Sentence = { readonly codes: readonly string[]; readonly text?: RegExp; readonly say: (where: string) => string }

const sentences: readonly Sentence[] = [
  {
    codes: ['ENOSPC', '53100'],
    text: /No space left on device/i,
    say: (where) => `The disk is full, so the database at ${where} cannot work. Free some space and start again.`,
  },
  {
    codes: ['EROFS'],
    text: /Read-only file system/i,
    say: (where) => `${where} is on a file system that cannot be written. Set DATA_FOLDER to a folder that can.`,
  },
  {
    codes: ['EACCES', 'EPERM'],
    text: /could not (?:create|access|open|change permissions of) (?:directory|file).*(?:Permission denied|Operation not permitted)/i,
    say: (where) => `${where} cannot be written by this user. Change its owner or rights, or set DATA_FOLDER to another folder.`,
  },
  {
    codes: ['ENOTDIR', 'EEXIST'],
    say: (where) => `A file is in the way of a folder on the path ${where}. Set DATA_FOLDER to another folder.`,
  },
  { codes: ['28P01', '28000'], say: (where) => `The database at ${where} refuses the user or the password in DATABASE_URL.` },
  { codes: ['3D000'], say: (where) => `The database named in DATABASE_URL does not exist at ${where}. Create it first.` },
  {
    codes: ['42501'],
    say: (where) => `The user in DATABASE_URL may not create tables at ${where}. Grant it the right, or make it the owner of the database.`,
  },
  {
    codes: ['53300'],
    say: (where) => `The database at ${where} has no free connection. Raise its max_connections or close other programs.`,
  },
  { codes: ['ENOTFOUND', 'EAI_AGAIN'], say: (where) => `There is no machine with the name in DATABASE_URL (${where}).` },
  {
    codes: ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
    say: (where) => `No database answers at ${where}. Is it running, and may this machine reach it?`,
  },
]
