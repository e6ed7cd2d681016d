import { analyse } from './engines/paraphrase/analyse.ts'
import { frameOf, objectHead, subjectHead } from './engines/paraphrase/place.ts'
import { clauseAt } from './engines/paraphrase/clause.ts'
const t=analyse('The cause that we found is old.')
const place={tokens:t,start:4,end:5,focus:4}
console.log(frameOf(place), objectHead(place), clauseAt(t,3,t.length))
