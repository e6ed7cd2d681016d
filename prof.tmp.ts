import fs from 'node:fs'
import { loadEnglish } from './engines/paraphrase/load-english.ts'
const texts = fs.readFileSync('evals/texts/en/seen.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l).text)
const p=loadEnglish()
for (let i=0;i<30;i++) for (const t of texts) p.rewrite(t,{mode:'synonyms',strength:'aggressive',seed:i,keep:[],avoid:[]})
