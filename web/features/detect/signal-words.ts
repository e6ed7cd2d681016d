import type { DetectMessages } from '#locales/messages.ts'
import type { Signal } from '#tools/detect/contract.ts'

/** What a signal found, in the figures of this text, and what that may mean. */
export const signalSentence = ({ id, facts, leaning }: Signal, words: DetectMessages['signals']): string =>
  words.sentences[id](facts, leaning)
