import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { storable } from '../db/storable.ts'
import { transactAgain } from '../db/transact-again.ts'

export type Institution = {
  readonly id: string
  readonly name: string
  /** Whoever has a confirmed address there is a member; lower case. */
  readonly emailDomain: string | null
  /** Whether others may learn that one of its documents holds a passage, and nothing more. */
  readonly showsMatches: boolean
  readonly documents: number
  /** Accounts put into it by hand; those of its domain are not counted. */
  readonly members: number
}

export type InstitutionWish = { readonly name: string; readonly emailDomain: string | null; readonly showsMatches: boolean }
export type Member = { readonly accountId: string; readonly email: string; readonly isLibrarian: boolean }

/** What the operator does with institutions. */
export type Institutions = {
  readonly list: () => Promise<readonly Institution[]>
  readonly optional: (name: string) => Promise<Institution | null>
  /** Null: the name or the domain is another's. */
  readonly make: (wish: InstitutionWish) => Promise<Institution | null>
  readonly change: (id: string, wish: InstitutionWish) => Promise<Institution | null>
  /** With its collections, documents and their index. */
  readonly remove: (id: string) => Promise<void>
  readonly members: (id: string) => Promise<readonly Member[]>
  /** Puts an account in, or changes what it may do there. */
  readonly setMember: (id: string, member: { readonly accountId: string; readonly isLibrarian: boolean }) => Promise<void>
  /** False: it was not put into it. */
  readonly removeMember: (id: string, accountId: string) => Promise<boolean>
}

const columns = `i.id, i.name, i.email_domain as "emailDomain", i.shows_matches as "showsMatches",
  (select coalesce(sum(c.documents), 0)::integer from corpus_collection c join corpus_group g on g.id = c.group_id where g.institution_id = i.id) as documents,
  (select count(*)::integer from institution_member m where m.institution_id = i.id) as members`

export function makeInstitutions({ pool }: { readonly pool: pg.Pool }): Institutions {
  const read = async (where: string, values: readonly string[]): Promise<readonly Institution[]> => {
    const { rows } = await pool.query<Institution>(`select ${columns} from institution i ${where} order by i.name`, [...values])
    return rows
  }
  /** Null when the statement's row would be the second of its name or domain. */
  const write = async (
    statement: string,
    id: string,
    { name, emailDomain, showsMatches }: InstitutionWish,
  ): Promise<Institution | null> => {
    try {
      await pool.query(statement, [id, storable(name.trim()), emailDomain?.trim().toLowerCase() ?? null, showsMatches])
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '23505') return null
      throw error
    }
    return (await read('where i.id = $1', [id]))[0] ?? null
  }
  return {
    list: () => read('', []),
    optional: async (name) => (await read('where i.name = $1', [storable(name.trim())]))[0] ?? null,
    make: (wish) => write('insert into institution (id, name, email_domain, shows_matches) values ($1, $2, $3, $4)', randomUUID(), wish),
    change: (id, wish) => write('update institution set name = $2, email_domain = $3, shows_matches = $4 where id = $1', id, wish),
    remove: async (id) => {
      await transactAgain(pool, async (client) => {
        await client.query('set local statement_timeout = 0')
        await client.query('delete from institution where id = $1', [id])
      })
    },
    members: async (id) => {
      const { rows } = await pool.query<Member>(
        `select a.id as "accountId", a.email, m.is_librarian as "isLibrarian"
         from institution_member m join account a on a.id = m.account_id where m.institution_id = $1 order by a.email`,
        [id],
      )
      return rows
    },
    setMember: async (id, { accountId, isLibrarian }) => {
      await pool.query(
        `insert into institution_member (institution_id, account_id, is_librarian) values ($1, $2, $3)
         on conflict (institution_id, account_id) do update set is_librarian = excluded.is_librarian`,
        [id, accountId, isLibrarian],
      )
    },
    removeMember: async (id, accountId) => {
      const { rowCount } = await pool.query('delete from institution_member where institution_id = $1 and account_id = $2', [id, accountId])
      return rowCount === 1
    },
  }
}
