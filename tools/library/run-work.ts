import { gapsOf as gapsOfItem } from '#engines/cite/gaps.ts'
import type { Gap } from '../cite/contract.ts'
import { readItem } from '../cite/run-items.ts'
import type { Work } from './read-work.ts'

/** What APA asks for and a work of the library lacks; nothing for one that is no CSL item. */
export function gapsOf(work: Work): readonly Gap[] {
  const read = readItem(work)
  return 'item' in read ? gapsOfItem(read.item) : []
}
