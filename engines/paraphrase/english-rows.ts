import { openPack } from './lean-rows.ts'
import packedRows from './lexicon/en.gen.json' with { type: 'json' }

/** Every English row, without its examples. The pack is JSON: Node reads so large a module of TypeScript slowly. */
export const englishRows = openPack(packedRows)
