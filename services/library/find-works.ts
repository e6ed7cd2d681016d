import type pg from 'pg'
import { libraryItemsAtMost, type LibraryOverview, type LibraryPage, type LibraryQuery } from '#tools/library/contract.ts'
import { warnedNatures } from '#tools/library/warned.ts'
import { pairsStatement } from './doubles.ts'
import { queriesOf } from './entry.ts'
import { keptColumns, keptOf, keptTables, type KeptRow } from './kept-rows.ts'

type Desk = { readonly pool: pg.Pool; readonly collationOf: (locale: string) => Promise<string> }

/** Where a work stands in each order; the id decides last, so that a list never changes its order by itself. */
const orders: Readonly<Record<LibraryQuery['sort'], (collate: string, way: string) => string>> = {
  author: (collate, way) => `author ${collate} ${way}, year ${way} nulls last, title ${collate} ${way}`,
  title: (collate, way) => `title ${collate} ${way}, author ${collate} ${way}`,
  year: (collate, way) => `year ${way} nulls last, author ${collate} ${way}, title ${collate} ${way}`,
  added: (collate, way) => `added_at ${way}, author ${collate} ${way}`,
  changed: (collate, way) => `changed_at ${way}, author ${collate} ${way}`,
}

/** `isWarned` of a work, as the database asks it. */
const isWarned = `retraction->>'nature' in (${warnedNatures.map((nature) => `'${nature}'`).join(', ')})`

const views: Readonly<Record<LibraryQuery['view'], string>> = {
  all: '',
  unfiled: `and folders = '{}'`,
  gaps: `and gaps <> '[]'`,
  doubles: `and id in (select unnest(array[first, second]) from (${pairsStatement}) as pair)`,
  retracted: `and ${isWarned}`,
}

type PageRow = { readonly total: number } & { readonly [Key in keyof KeptRow]: KeptRow[Key] | null }

/** A page of somebody's works. Only what sorts is read of the works that are not on it. */
export async function findPage(
  { pool, collationOf }: Desk,
  accountId: string,
  query: LibraryQuery & { readonly locale: string },
): Promise<LibraryPage> {
  const { view, folder = null, tag = null, search, sort, order, offset, limit, locale } = query
  const searches = queriesOf(search)
  // A search of signs alone is one for nothing, and finds everything.
  const values: unknown[] = [accountId, folder, tag, offset, limit]
  const found = searches.map((one) => {
    const at = `$${values.push(one)}::tsquery`
    return `and (words @@ ${at} or file_id in (select id from library_file where account_id = $1 and words @@ ${at}))`
  })
  const place = orders[sort](await collationOf(locale), order === 'up' ? 'asc' : 'desc')
  const { rows } = await pool.query<PageRow>(
    `with found as materialized (
       select id, author, title, year, added_at, changed_at from library_item
       where account_id = $1 and removed_at is null and ($2::uuid is null or $2 = any (folders)) and ($3::text is null or $3 = any (tags))
       ${views[view]} ${found.join(' ')}
     ), wanted as materialized (
       select id, row_number() over () as place from (
         select id from found order by ${place}, id ${order === 'up' ? 'asc' : 'desc'} offset $4 limit $5
       ) as sorted
     )
     select total, work.* from (select count(*)::int as total from found) as counted
     left join (
       select place, ${keptColumns} from wanted join (${keptTables}) on kept.id = wanted.id
     ) as work on true
     order by work.place`,
    values,
  )
  return { items: rows.filter(isKept).map(keptOf), total: rows[0]?.total ?? 0 }
}

const isKept = (row: PageRow): row is KeptRow & { readonly total: number } => row.id !== null

const countStatement = `
  select count(*)::int as "all", count(*) filter (where folders = '{}')::int as unfiled, count(*) filter (where gaps <> '[]')::int as gaps,
    count(*) filter (where ${isWarned})::int as retracted, count(file_id)::int as files
  from library_item where account_id = $1 and removed_at is null`

const folderStatement = `
  select folder.id, folder.name, count(work.id)::int as items from library_folder as folder
  left join (select id, unnest(folders) as folder_id from library_item where account_id = $1 and removed_at is null) as work
    on work.folder_id = folder.id
  where folder.account_id = $1 group by folder.id`

const tagStatement = `
  select tag, count(*)::int as items from library_item, unnest(tags) as tag where account_id = $1 and removed_at is null group by tag`

/** Folders, tags and counts; names in the order of the locale. */
export async function readOverview(pool: pg.Pool, accountId: string, locale: string): Promise<LibraryOverview> {
  const rowsOf = async <Row extends pg.QueryResultRow>(statement: string): Promise<readonly Row[]> =>
    (await pool.query<Row>(statement, [accountId])).rows
  const [counts] = await rowsOf<Omit<LibraryOverview['counts'], 'doubles'>>(countStatement)
  const folders = await rowsOf<LibraryOverview['folders'][number]>(folderStatement)
  const tags = await rowsOf<LibraryOverview['tags'][number]>(tagStatement)
  const [pairs] = await rowsOf<{ readonly count: number }>(`select count(*)::int as count from (${pairsStatement}) as pair`)
  const { rows: lists } = await pool.query<{ asOf: string }>('select as_of::text as "asOf" from retraction_list')
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return {
    folders: folders.toSorted((one, other) => compare(one.name, other.name)),
    tags: tags.toSorted((one, other) => compare(one.tag, other.tag)),
    counts: { all: 0, unfiled: 0, gaps: 0, retracted: 0, files: 0, ...counts, doubles: pairs?.count ?? 0 },
    itemsAtMost: libraryItemsAtMost,
    retractionsAsOf: lists[0]?.asOf ?? null,
  }
}
