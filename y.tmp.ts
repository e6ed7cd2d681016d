import { nounVerbs } from './engines/paraphrase/homographs.ts'
import { verbBase, verbForms } from './engines/languages/en/verbs.ts'
import { isKnownWord, tagWords } from './engines/paraphrase/tag.ts'
console.log(nounVerbs.has('stress'), nounVerbs.has('cause'), verbBase('causes', isKnownWord), verbForms('cause'), tagWords('heavy traffic causes stress.'))
