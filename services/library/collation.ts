import type pg from 'pg'

/** Interface locales with a collation of ICU, as PostgreSQL names them. */
const named: Readonly<Record<string, string>> = {
  en: 'en-x-icu',
  hu: 'hu-x-icu',
  ro: 'ro-x-icu',
  sk: 'sk-x-icu',
  de: 'de-x-icu',
  it: 'it-x-icu',
  es: 'es-x-icu',
  fr: 'fr-x-icu',
  ur: 'ur-x-icu',
  tr: 'tr-x-icu',
}

/**
 * Gives the `collate` clause that sorts as readers of a locale expect: `á` beside `a`, Slovak `ch` after `h`. A server that was
 * built without ICU sorts by its own rules.
 */
export function makeCollationOf(pool: pg.Pool): (locale: string) => Promise<string> {
  let asked: Promise<ReadonlySet<string>> | null = null
  const ask = async (): Promise<ReadonlySet<string>> => {
    const { rows } = await pool.query<{ name: string }>('select collname as name from pg_collation where collname = any ($1::text[])', [
      Object.values(named),
    ])
    return new Set(rows.map(({ name }) => name))
  }
  return async (locale) => {
    // A question that failed is asked anew.
    asked ??= ask().catch((error: unknown) => {
      asked = null
      throw error
    })
    const name = named[locale] ?? 'en-x-icu'
    return (await asked).has(name) ? `collate "${name}"` : ''
  }
}
