import type { ChangeResult, KeptItem } from '#tools/library/contract.ts'
import type { Answer, Problem } from '#web/workbench/api-client.ts'

/** Works of one call; the server takes five times as many, but then a call is long and a failure loses more. */
const partOf = 1_000

export type InParts = {
  /** Ids of the works for which it is done: whole parts. */
  readonly done: readonly string[]
  readonly items: readonly KeptItem[]
  /** What takes it back, the last part first. */
  readonly undos: readonly string[]
  /** What ended it before the last part. */
  readonly problem: Problem | null
}

/** Asks for something for any number of works, one part after the other; the first problem ends it. */
export async function inParts(ids: readonly string[], ask: (part: readonly string[]) => Promise<Answer<ChangeResult>>): Promise<InParts> {
  const items: KeptItem[] = []
  const undos: string[] = []
  for (let at = 0; at < ids.length; at += partOf) {
    const answer = await ask(ids.slice(at, at + partOf))
    if (!answer.ok) return { done: ids.slice(0, at), items, undos: undos.toReversed(), problem: answer.problem }
    items.push(...answer.value.items)
    if (answer.value.undo !== null) undos.push(answer.value.undo)
  }
  return { done: ids, items, undos: undos.toReversed(), problem: null }
}
