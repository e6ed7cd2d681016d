import type { CslItem } from '../item.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A key that every format takes: the item's id where it can be one, else the first author's name, the year and a word of the title. */
export function keyOf(item: CslItem): string {
  if (/^[\w:./+-]{1,120}$/.test(item.id) && !uuid.test(item.id)) return item.id
  const [first] = item.author ?? item.editor ?? []
  const name = plain(first?.family ?? first?.literal ?? '')
  const year = item.issued?.['date-parts']?.[0]?.[0]
  const word = item.title
    ?.split(/\s+/)
    .map(plain)
    .find((part) => part.length > 3)
  return [name, year === undefined ? '' : String(Math.abs(year)), name !== '' && year !== undefined ? '' : (word ?? '')].join('') || 'work'
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
