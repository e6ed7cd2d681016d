import type { ReportSource } from '#tools/check/contract.ts'

/** What is known of a source, as it can be pasted beside a text: authors, year, title, place, address. Nothing is made up. */
export function sourceDetails({ authors, year, title, within, url, readAt }: ReportSource, readOn: (time: string) => string): string {
  const who = [authors.trim(), year === null ? '' : `(${year})`].filter((part) => part !== '').join(' ')
  const parts = [who, title.trim(), within.trim()].filter((part) => part !== '').map((part) => (/[.?!…]$/u.test(part) ? part : `${part}.`))
  return [...parts, url ?? '', readAt === null ? '' : `[${readOn(readAt)}]`].filter((part) => part !== '').join(' ')
}
