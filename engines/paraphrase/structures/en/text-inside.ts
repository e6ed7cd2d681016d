import { textInside } from '../../moves/text-inside.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'text-inside',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: textInside,
  yes: [
    ['In this essay, I will argue that zoos should be closed.', 'I will argue in this essay that zoos should be closed.'],
    ['In this paper, we examine how farmers share their water.', 'We examine in this paper how farmers share their water.'],
    ['In the present study, we explain why barley grows badly in salt.', 'We explain in the present study why barley grows badly in salt.'],
  ],
  no: [
    'In this article we present a new method for the detection of weak signals.',
    'In the present study, we investigate the effect of salt on the growth of young barley.',
    'In this review we describe the old methods of mapping, and compare them with the new.',
    'In this paper, we relax this tension.',
    'In this essay, I will discuss three objections.',
    'In this house, I will show you how we live.',
    'In this study, we study and explain the growth of young barley in salty soil.',
    'In this paper, we do not show that the method works.',
    'In this study, the students said that they were tired.',
  ],
})
