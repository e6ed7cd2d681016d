import { defineLints } from '../../row.ts'

// de and dem, han and honom, sin and hans. Sorted by key.
export default defineLints('pronouns', [
  {
    key: 'att-dem',
    class: 'pronoun-case',
    pattern: 'att|när|eftersom|medan|innan [ dem ] är|var|har|hade|ska|skulle|kan|kunde|vill|ville|går|kommer|måste|får|gör|bor|inte|också',
    to: ['de'],
    wrong: ['Jag vet att dem är hemma.', 'Jag vet att de är hemma.'],
    right: 'Jag bad dem att komma.',
  },
  {
    key: 'dem-ar',
    class: 'pronoun-case',
    pattern: '^ [ dem ] är|var|har|hade|ska|skulle|kan|kunde|vill|ville|går|kommer|måste|får|gör|bor|tycker|tror|säger|blir|blev',
    to: ['de'],
    wrong: ['Dem är mina vänner.', 'De är mina vänner.'],
    right: 'Jag såg dem igår.',
  },
  {
    key: 'med-han',
    class: 'pronoun-case',
    pattern: 'med|till|från|hos [ han ] .|,|?|!',
    to: ['honom'],
    wrong: ['Jag pratade med han.', 'Jag pratade med honom.'],
    right: 'Jag pratade med honom.',
  },
  {
    key: 'med-hon',
    class: 'pronoun-case',
    pattern: 'med|till|från|hos [ hon ] .|,|?|!',
    to: ['henne'],
    wrong: ['Jag pratade med hon.', 'Jag pratade med henne.'],
    right: 'Jag pratade med henne.',
  },
  {
    key: 'med-jag',
    class: 'pronoun-case',
    pattern: 'med|till|från|hos [ jag ] .|,|?|!',
    to: ['mig'],
    wrong: ['Kom med jag!', 'Kom med mig!'],
    right: 'Kom med mig!',
  },
  {
    key: 'med-vi',
    class: 'pronoun-case',
    pattern: 'med|till|från|hos [ vi ] .|,|?|!',
    to: ['oss'],
    wrong: ['Hon bor hos vi.', 'Hon bor hos oss.'],
    right: 'Hon bor hos oss.',
  },
  {
    key: 'till-de',
    class: 'pronoun-case',
    pattern: 'till|från|med|för|av|åt|hos|mot [ de ] .|,|?|!',
    to: ['dem'],
    wrong: ['Jag gav boken till de.', 'Jag gav boken till dem.'],
    right: 'Jag gav boken till de andra.',
  },
])
