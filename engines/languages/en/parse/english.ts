import type { Token } from '../grammar/token.ts'
import model from './model.json' with { type: 'json' }
import { parse } from './parse.ts'
import type { Tree } from './tree.ts'

const known = new WeakMap<readonly Token[], Tree>()

/** The tree of an English sentence; worked out once for a sentence. Learned by `npm run train:parser`; how sure it is: docs/quality/parser-en.md. */
export function treeOf(sentence: readonly Token[]): Tree {
  const before = known.get(sentence)
  if (before) return before
  const tree = parse(sentence, model)
  known.set(sentence, tree)
  return tree
}
