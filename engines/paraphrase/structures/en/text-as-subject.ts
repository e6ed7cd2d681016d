import { textAsSubject } from '../../moves/first-person.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'text-as-subject',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['academic', 'shorten'],
  strength: 'mild',
  apply: textAsSubject,
  yes: [
    ['In this essay, I will discuss three objections.', 'This essay will discuss three objections.'],
    ['In this paper, we present a new method for detecting errors.', 'This paper presents a new method for detecting errors.'],
    ['In this report I am going to describe the main results.', 'This report will describe the main results.'],
    ['In this paper, we study how a wire bends.', 'This paper studies how a wire bends.'],
    ['In this chapter, we will briefly review the literature.', 'This chapter will briefly review the literature.'],
  ],
  no: [
    'In this study, we investigate the role of noise and propose a new test.',
    'In this article, we review the state of the art and highlight open questions.',
    'In this essay, I will use my own experience.',
    'In this study, we measured the time.',
    'In this house, I will show you the rooms.',
    'In this paper, we used a large sample.',
  ],
})
