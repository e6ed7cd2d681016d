// GLEU (Napoles, Sakaguchi, Post, Tetreault 2015, as updated in 2016): n-grams of a correction that the reference has, less
// those that it kept from the source though the reference has not. With several references the mean over them.
type Counts = ReadonlyMap<string, number>

export type Corrected = { readonly source: string; readonly corrected: string; readonly references: readonly string[] }

const orders = [1, 2, 3, 4] as const

function ngrams(words: readonly string[], order: number): Counts {
  const counts = new Map<string, number>()
  for (let i = 0; i + order <= words.length; i++) {
    const gram = words.slice(i, i + order).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

const shared = (a: Counts, b: Counts): number => [...a].reduce((sum, [gram, count]) => sum + Math.min(count, b.get(gram) ?? 0), 0)

/** GLEU of a set of sentences, 0 to 100; `references` of every sentence are as many. */
export function gleu(sentences: readonly Corrected[]): number {
  const ways = sentences[0]?.references.length ?? 0
  const scores = Array.from({ length: ways }, (_, way) => gleuWith(sentences, way))
  return (100 * scores.reduce((sum, one) => sum + one, 0)) / Math.max(1, ways)
}

function gleuWith(sentences: readonly Corrected[], way: number): number {
  const good = orders.map(() => 0)
  const all = orders.map(() => 0)
  let correctedLength = 0
  let referenceLength = 0
  for (const { source, corrected, references } of sentences) {
    const [from, to, reference] = [source, corrected, references[way] ?? ''].map((text) => text.split(/\s+/).filter(Boolean))
    if (!from || !to || !reference) continue
    correctedLength += to.length
    referenceLength += reference.length
    orders.forEach((order, i) => {
      const [before, after, wanted] = [ngrams(from, order), ngrams(to, order), ngrams(reference, order)]
      const unwanted = new Map([...before].filter(([gram]) => !wanted.has(gram)))
      good[i] = (good[i] ?? 0) + Math.max(0, shared(after, wanted) - shared(after, unwanted))
      all[i] = (all[i] ?? 0) + Math.max(0, to.length + 1 - order)
    })
  }
  if (good.includes(0)) return 0
  const precision = orders.reduce((sum, _, i) => sum + Math.log((good[i] ?? 0) / (all[i] ?? 1)) / orders.length, 0)
  return Math.exp(Math.min(0, 1 - referenceLength / correctedLength) + precision)
}
