/** What a place in the result is about: one change, or a sentence. */
export type Target = { readonly kind: 'change'; readonly id: string } | { readonly kind: 'sentence'; readonly index: number }
