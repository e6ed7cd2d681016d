// What an engine thread does in production, for measuring its memory: loads English and rewrites the test texts.
import { parentPort } from 'node:worker_threads'
import { loadTexts } from '../evals/texts.ts'
import { loadEnglish } from '../engines/paraphrase/load-english.ts'

const paraphraser = loadEnglish()
for (const { text } of ['seen', 'unseen'].flatMap((set) => loadTexts('en', set))) {
  paraphraser.rewrite(text, { mode: 'synonyms', strength: 'aggressive', seed: 1, keep: [], avoid: [] })
}
parentPort?.postMessage('done')
