/** Words remembered of one dictionary: text repeats itself. */
const rememberedAtMost = 5000

/** The same look-up, which answers at once for a word that it has been asked for before with the same knowledge. */
export function remembering<Knowledge extends object, Found>(
  look: (word: string, knowledge: Knowledge) => Found,
): (word: string, knowledge: Knowledge) => Found {
  const byKnowledge = new WeakMap<Knowledge, Map<string, Found>>()
  return (word, knowledge) => {
    const remembered = byKnowledge.get(knowledge) ?? new Map<string, Found>()
    byKnowledge.set(knowledge, remembered)
    const before = remembered.get(word)
    if (before !== undefined) return before
    const found = look(word, knowledge)
    if (remembered.size >= rememberedAtMost) remembered.clear()
    remembered.set(word, found)
    return found
  }
}
