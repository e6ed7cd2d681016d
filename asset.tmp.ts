import fs from 'node:fs'
import { loadEnglish } from './engines/paraphrase/load-english.ts'
const lines = fs.readFileSync('/work/shared/data/paraphrase/asset-valid-sample.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l))
const p = loadEnglish()
const [mode,strength,from,to]=[process.argv[2]??'synonyms',process.argv[3]??'aggressive',+(process.argv[4]??0),+(process.argv[5]??100)]
let n=0
for (const l of lines.slice(from,to)) { const s=(l.source??l.src??l.text??l.original).replace(/ ([,.;:)!?%]|'s|n't)/g,'$1').replace(/\( /g,'(').replace(/`` /g,'“').replace(/ ''/g,'”'); const r=p.rewrite(s,{mode:mode as any,strength:strength as any,seed:1,keep:[],avoid:[]}); if(r.text!==s){n++;console.log(`- ${s}\n+ ${r.text}\n  ${r.changes.map(c=>c.rule.replace('en/','')).join(', ')}`)} }
console.log(n, to-from)
