const wordsAtMost = 3_000

/** An abstract from where its words stand in it, as OpenAlex has it: `{"Sleep": [0, 4], "matters": [1]}`. Empty for nothing. */
export function textFromInverted(index: Readonly<Record<string, readonly number[]>> | null | undefined): string {
  const words: string[] = []
  for (const [word, places] of Object.entries(index ?? {})) for (const place of places) if (place < wordsAtMost) words[place] = word
  return words.filter((word) => word !== undefined).join(' ')
}
