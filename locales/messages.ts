import type { en } from './en.ts'

/** Every message of the interface, in English's shape: a locale that lacks one does not compile. */
export type Messages = typeof en

export type Slugs = Messages['slugs']
/** Key of a page that has an address. */
export type PageKey = keyof Slugs
export type ShellMessages = Messages['shell']
export type PremiumMessages = Messages['premium']
export type RephraseMessages = Messages['rephrase']
export type ProofreadMessages = Messages['proofread']
