import { reasonToSo } from '../../moves/subclause-exchange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-so',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  isLoose: true,
  apply: reasonToSo,
  yes: [
    ['Because the ground was soft, the builders had to use longer posts.', 'The ground was soft, so the builders had to use longer posts.'],
    [
      'As participation was free, people with strong views may be overrepresented.',
      'Participation was free, so people with strong views may be overrepresented.',
    ],
    [
      'Since the path is narrow, walkers have to leave their dogs at home.',
      'The path is narrow, so walkers have to leave their dogs at home.',
    ],
    [
      'Because we had not planned this test, it should be treated with caution.',
      'We had not planned this test, so it should be treated with caution.',
    ],
  ],
  no: [
    'Because they are thin, the plates break easily.',
    'As the bell rang, the pupils ran out.',
    'As you may be aware, the office has moved.',
    'Because of the storm, the harbour was closed.',
    'Because only two hens laid eggs, we bought some.',
    'Since Ruth moved to Bergen, she has painted ships.',
    'As more tickets are sold, more seats are needed.',
    'As the gate was opened, a cold wind came in.',
    'Since such a crowd is rare, the police were called.',
    'Since skill is hard to judge, to copy the signs of skill pays off.',
    'As the town has grown over the years, the trees have become fewer.',
    'Since I remember, I have kept bees, but the hives are new.',
  ],
})
