import type { en } from './en.ts'
import type { base } from './en/base.ts'
import type { late } from './en/late.ts'

/** Every message of the interface, in English's shape: a locale that lacks one does not compile. */
export type Messages = typeof en
/** Those of every page. */
export type BaseMessages = typeof base
/** Those that single pages fetch with themselves. */
export type LateMessages = typeof late

export type Slugs = Messages['slugs']
/** Key of a page that has an address. */
export type PageKey = keyof Slugs
export type ShellMessages = Messages['shell']
export type PremiumMessages = Messages['premium']
export type UpsellMessages = Messages['upsell']
export type RephraseMessages = Messages['rephrase']
export type OutcomeMessages = Messages['outcome']
export type ProofreadMessages = Messages['proofread']
export type AccountMessages = Messages['account']
export type AwayMessages = Messages['away']
export type ProfileMessages = Messages['profile']
export type FindMessages = Messages['find']
export type HistoryMessages = Messages['history']
export type ImportTroubleMessages = Messages['importTroubles']
export type IslandMessages = Messages['islands']
export type LibraryMessages = Messages['library']
export type CheckMessages = Messages['check']
export type CiteMessages = Messages['cite']
export type CommandMessages = Messages['command']
export type ContentMessages = Messages['content']
export type DetectMessages = Messages['detect']
export type DevelopersMessages = Messages['developers']
export type DoctorMessages = Messages['doctor']
export type StyleReportMessages = Messages['styleReport']
export type CollectionsMessages = Messages['collections']
export type ThesaurusMessages = Messages['thesaurus']
export type QualityMessages = Messages['quality']
export type CheckoutMessages = Messages['checkout']
