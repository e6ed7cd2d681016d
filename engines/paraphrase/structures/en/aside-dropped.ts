import { dropAside } from '../../moves/drops.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'aside-dropped',
  kind: 'drop',
  reason: 'aside-removed',
  modes: ['shorten'],
  strength: 'aggressive',
  apply: dropAside,
  yes: [
    ['The bridge (a wooden structure) burnt down.', 'The bridge burnt down.'],
    ['Most pupils (mainly older boys) liked the game.', 'Most pupils liked the game.'],
    ['The town is old (and rather small).', 'The town is old.'],
    ['His last film (a short comedy) was a success.', 'His last film was a success.'],
  ],
  no: [
    'The model was tested by Smith (2019).',
    'The effect was large (p < .05).',
    'The World Health Organization (WHO) agreed.',
    'The teacher(s) must be present.',
  ],
})
