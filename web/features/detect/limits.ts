// The contract's own values come with a validator that the browser has no use for; a test holds these to them.
export const wordsForVerdict = 120
export const wordsForPassages = 250
export const batchAtMost = 50
