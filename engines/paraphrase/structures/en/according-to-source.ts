import { accordingToSource } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'according-to-source',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  isWhole: true,
  apply: accordingToSource,
  yes: [
    ['Okafor (2011) argues that grades mislead parents.', 'According to Okafor (2011), grades mislead parents.'],
    ['However, some critics claim that the new law is weak.', 'However, according to some critics, the new law is weak.'],
    ['Some researchers believe that this gap will close.', 'In the opinion of some researchers, this gap will close.'],
    ['The report states that most schools lack a library.', 'According to the report, most schools lack a library.'],
  ],
  no: [
    'Okafor (2011) argues that schools should drop grades.',
    'She claims that the law is weak.',
    'Some critics claim that they were misled.',
    'No expert believes that the gap will close.',
    'Some critics claim that the law is weak and that it came too late.',
    'Some argue that the press follows its readers, while others believe that it leads them.',
  ],
})
