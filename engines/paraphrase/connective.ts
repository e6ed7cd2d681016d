import type { Token } from '../languages/en/grammar/token.ts'

/** Words and phrases that join a sentence to the one before. Sorted; lower case. */
const connectives: ReadonlySet<string> = new Set([
  'accordingly',
  'additionally',
  'after all',
  'all in all',
  'also',
  'alternatively',
  'as a consequence',
  'as a result',
  'as such',
  'at the same time',
  'besides',
  'by comparison',
  'by contrast',
  'consequently',
  'conversely',
  'equally',
  'even so',
  'finally',
  'first',
  'firstly',
  'for example',
  'for instance',
  'for this reason',
  'for that reason',
  'further',
  'furthermore',
  'hence',
  'however',
  'in addition',
  'in brief',
  'in comparison',
  'in conclusion',
  'in consequence',
  'in contrast',
  'in fact',
  'in general',
  'in other words',
  'in particular',
  'in short',
  'in spite of this',
  'in sum',
  'in summary',
  'in the same way',
  'in this way',
  'in turn',
  'indeed',
  'instead',
  'lastly',
  'likewise',
  'meanwhile',
  'moreover',
  'nevertheless',
  'next',
  'nonetheless',
  'notwithstanding',
  'on the contrary',
  'on the one hand',
  'on the other hand',
  'on top of that',
  'otherwise',
  'overall',
  'rather',
  'second',
  'secondly',
  'similarly',
  'so',
  'still',
  'subsequently',
  'that said',
  'then',
  'therefore',
  'third',
  'thirdly',
  'thus',
  'to begin with',
  'to conclude',
  'to sum up',
  'ultimately',
  'what is more',
  'yet',
  'to this end',
  'for one thing',
  'despite this',
  'because of this',
  'as an example',
  'to illustrate',
  'by way of example',
  'as a case in point',
  'this is because',
])

/** The connective that a sentence begins with, in lower case, or null. */
export function connectiveOf(tokens: readonly Token[]): string | null {
  const words: string[] = []
  for (const { lower, tag } of tokens.slice(0, 7)) {
    if (tag === 'PUNCT') {
      if (words.length === 0) continue
      break
    }
    words.push(lower)
  }
  for (let length = Math.min(5, words.length); length > 0; length--) {
    const start = words.slice(0, length).join(' ')
    const isFollowed = tokens.filter(({ tag }) => tag !== 'PUNCT').length > length
    if (
      connectives.has(start) &&
      isFollowed &&
      (length === words.length || length > 1 || /^(?:thus|hence|therefore|so|yet|then)$/.test(start))
    )
      return start
  }
  return null
}
