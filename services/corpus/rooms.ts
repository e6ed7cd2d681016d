import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { CollectionKind } from '#tools/check/contract.ts'
import type { Viewer } from './corpus.ts'

/** What statements about a viewer take as $1 and $2. */
export const viewerValues = ({ accountId, isOperator = false }: Viewer): readonly [account: string | null, isOperator: boolean] => [
  accountId,
  isOperator,
]

/** Institutions of the account $1: those that it was put into, and the one of its confirmed address. */
export const ownInstitutions = `select institution_id from institution_member where account_id = $1
  union select i.id from institution i join account a on i.email_domain = substring(lower(a.email) from '@([^@]+)$')
    where a.id = $1 and a.email_verified`

/** Whether the viewer ($1, $2) may search the group `g`. */
export const isVisible = `coalesce($2::boolean or g.kind = 'public' or g.account_id = $1::text or g.institution_id in (${ownInstitutions}), false)`

/** Whether the viewer ($1, $2) may change what the group `g` holds. */
export const isKeeper = `($2::boolean or coalesce(g.account_id = $1::text, false)
  or exists (select from institution_member m where m.institution_id = g.institution_id and m.account_id = $1 and m.is_librarian))`

export type Owner = { readonly kind: CollectionKind; readonly accountId: string | null; readonly institutionId: string | null }

/** The group of an owner, made when it is not there. */
export async function ensureGroup(client: pg.PoolClient, { kind, accountId, institutionId }: Owner): Promise<string> {
  const values = [kind, accountId, institutionId]
  const find = async (): Promise<string | undefined> => {
    const { rows } = await client.query<{ id: string }>(
      `select id from corpus_group
       where kind = $1 and account_id is not distinct from $2 and institution_id is not distinct from $3::uuid`,
      values,
    )
    return rows[0]?.id
  }
  const found = await find()
  if (found !== undefined) return found
  await client.query('insert into corpus_group (id, kind, account_id, institution_id) values ($4, $1, $2, $3) on conflict do nothing', [
    ...values,
    randomUUID(),
  ])
  return (await find()) ?? ''
}

/** Ids come from outside; what is none would be an error of the database. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
