import fs from 'node:fs'
import { loadEnglish } from './engines/paraphrase/load-english.ts'
import { readDocument } from './engines/paraphrase/document.ts'
import { findSlots } from './engines/paraphrase/slots.ts'
import { indexRows } from './engines/paraphrase/pattern.ts'
import { englishRows } from './engines/paraphrase/lexicon/en.gen.ts'
const texts = fs.readFileSync('evals/texts/en/seen.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l).text)
const p = loadEnglish(), index=indexRows(englishRows)
const mode=(process.argv[2]??'synonyms') as any
for (const t of texts) { const r=p.rewrite(t,{mode,strength:'aggressive',seed:1,keep:[],avoid:[]}); const d=readDocument(t); const ss=d.paragraphs.flatMap(x=>x.sentences)
 for (const s of ss) { const pr=r.sentences.find(x=>x.source.start===s.span.start); if(pr?.isChanged===false && !pr.isDropped){ const sl=findSlots(s.tokens,{index,mode,strength:'aggressive',documentTerms:d.documentTerms,isLetter:d.isLetter}); console.log(t.slice(s.span.start,s.span.end),'\n   ', sl.map(x=>x.choices.map(c=>c.compiled.row.from+'>'+c.wording.target).join(' | ')).join(' || ')) } } }
