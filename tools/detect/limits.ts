// Apart from the contract, which comes with a validator that the browser has no use for.

/** The most that one run can hold, whatever the tier. */
export const charactersAtMost = 100_000
/** Below this many words of prose there is no verdict. */
export const wordsForVerdict = 120
/** Below this many words of prose no passages are marked. */
export const wordsForPassages = 250
/** Odd characters that are told of; a text may hold more. */
export const oddCharactersAtMost = 200
/** Texts of one batch. */
export const batchAtMost = 50
