import type { Collection, Corpus, Viewer } from '#services/corpus/corpus.ts'
import { makeInstitutions, type Institutions } from '#services/corpus/institutions.ts'
import { makeCorpus } from '#services/corpus/make-corpus.ts'
import { makePeople } from '#services/people/make-people.ts'
import type { People } from '#services/people/people.ts'
import { withDatabase, type Opened } from './open-database.ts'

/** What the commands on documents and institutions work with. */
export type CorpusDesk = {
  readonly corpus: Corpus
  readonly institutions: Institutions
  readonly people: People
  readonly opened: Opened
}

/** At the machine everything may be seen and changed. */
export const operator: Viewer = { accountId: null, isOperator: true }

/** Opens the database for a command on documents. The operator's own additions have no limit. */
export const withCorpus = <Result>(work: (desk: CorpusDesk) => Promise<Result>): Promise<Result> =>
  withDatabase((opened) => {
    const { pool } = opened.db
    const corpus = makeCorpus({ pool, log: { warn: () => undefined } })
    const people = makePeople({ pool, historyDays: opened.env.HISTORY_DAYS })
    return work({ corpus, institutions: makeInstitutions({ pool }), people, opened })
  })

/** Whose a collection is, for a line. */
export async function ownersOf({ institutions }: CorpusDesk): Promise<(collection: Collection) => string> {
  const names = new Map((await institutions.list()).map(({ id, name }) => [id, name]))
  return ({ institutionId, accountId }) => (institutionId === null ? (accountId ?? '-') : (names.get(institutionId) ?? institutionId))
}
