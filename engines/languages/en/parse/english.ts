import type { Token } from '../grammar/token.ts'
import packed from './model.json' with { type: 'json' }
import { parse } from './parse.ts'
import type { ParserModel, Table } from './parse.ts'
import type { Tree } from './tree.ts'

/** A table as text: its weights in base 64. */
export type PackedTable = { readonly columns: number; readonly scale: number; readonly weights: string }
export type PackedModel = { readonly moves: PackedTable; readonly arcs: PackedTable; readonly mirror: PackedTable }

/** Bytes of base 64, as signed numbers. */
function opened({ columns, scale, weights }: PackedTable): Table {
  const text = atob(weights)
  const bytes = new Int8Array(text.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (text.charCodeAt(i) << 24) >> 24
  return { columns, scale, weights: bytes }
}

let model: ParserModel | null = null
function ready({ moves, arcs, mirror }: PackedModel): ParserModel {
  model ??= { moves: opened(moves), arcs: opened(arcs), mirror: opened(mirror) }
  return model
}

const known = new WeakMap<readonly Token[], Tree>()

/** The tree of an English sentence; worked out once for a sentence. Learned by `npm run train:parser`; how sure it is: docs/quality/parser-en.md. */
export function treeOf(sentence: readonly Token[]): Tree {
  const before = known.get(sentence)
  if (before) return before
  const tree = parse(sentence, ready(packed))
  known.set(sentence, tree)
  return tree
}
