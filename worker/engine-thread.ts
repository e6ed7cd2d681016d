import { answerWith } from './answer-call.ts'
import { loadEngineWork } from './engine-work.ts'

/** What piscina runs in each thread. */
export const answer = answerWith(loadEngineWork())
