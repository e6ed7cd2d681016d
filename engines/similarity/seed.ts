/**
 * A place where two texts may agree: words `a` to `aEnd` of the checked text, `b` to `bEnd` of the source. In a run the words
 * are equal one by one; otherwise they only speak alike.
 */
export type Seed = { readonly a: number; readonly aEnd: number; readonly b: number; readonly bEnd: number; readonly isRun: boolean }
