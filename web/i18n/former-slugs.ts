import type { PageKey } from '#locales/messages.ts'

/** Names that pages had or are often called by; they redirect. A slug that changes after release is added here. */
export const formerSlugs: ReadonlyMap<string, PageKey> = new Map([
  ['ai-detector', 'detector'],
  ['index', 'home'],
  ['paraphraser', 'paraphraser'],
  ['plagiarismchecker', 'plagiarism'],
  ['pricing', 'premium'],
  ['privacy', 'privacy'],
  ['proofreader', 'proofreader'],
  ['rephrase', 'paraphraser'],
  ['synonym-finder', 'thesaurus'],
  ['terms', 'terms'],
  ['translator', 'translate'],
])
