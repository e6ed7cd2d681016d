import type { z } from 'zod'
import { requireJson } from '../online/ask-json.ts'
import { xmlTree, type XmlElement } from '../scholar/xml-tree.ts'
import { FinderTrouble } from './ask-index.ts'

/** An answer in JSON by its form. Throws FinderTrouble `unreachable` for anything else. */
export const requireRecords = <Schema extends z.ZodType>(body: string, schema: Schema): z.output<Schema> =>
  understood(() => requireJson(body, schema))

/** An answer in XML by the name of its outermost element. Throws FinderTrouble `unreachable` for anything else. */
export const requireXml = (body: string, name: string): XmlElement =>
  understood(() => {
    const tree = xmlTree(body)
    if (tree.name !== name) throw new Error('another document')
    return tree
  })

function understood<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new FinderTrouble('unreachable', { cause: error })
  }
}
