import { defineLints } from '../../row.ts'

// Cases of pronouns, and sin. Sorted by key.
export default defineLints('pronouns', [
  {
    key: 'at-dem',
    class: 'pronoun-case',
    pattern: 'at|når|fordi|mens|hvis [ dem ] er|var|har|hadde|skal|kan|vil|går|kommer|må|får|gjør|bor|ikke|også',
    to: ['de'],
    wrong: ['Jeg vet at dem er hjemme.', 'Jeg vet at de er hjemme.'],
    right: 'Jeg ba dem om å komme.',
  },
  {
    key: 'dem-er',
    class: 'pronoun-case',
    pattern: '^ [ dem ] er|var|har|hadde|skal|skulle|kan|kunne|vil|ville|går|kommer|må|får|gjør|bor|sier|blir|ble',
    to: ['de'],
    wrong: ['Dem er mine venner.', 'De er mine venner.'],
    right: 'Jeg så dem i går.',
  },
  {
    key: 'med-du',
    class: 'pronoun-case',
    pattern: 'med|til|fra|hos|av [ du ] .|,|?|!',
    to: ['deg'],
    wrong: ['Jeg er ikke redd, sa han til du.', 'Jeg er ikke redd, sa han til deg.'],
    right: 'Jeg er glad i deg.',
  },
  {
    key: 'med-jeg',
    class: 'pronoun-case',
    pattern: 'med|til|fra|hos [ jeg ] .|,|?|!',
    to: ['meg'],
    wrong: ['Kom med jeg!', 'Kom med meg!'],
    right: 'Kom med meg!',
  },
  {
    key: 'med-vi',
    class: 'pronoun-case',
    pattern: 'med|til|fra|hos [ vi ] .|,|?|!',
    to: ['oss'],
    wrong: ['Hun bor hos vi.', 'Hun bor hos oss.'],
    right: 'Hun bor hos oss.',
  },
  {
    key: 'til-de',
    class: 'pronoun-case',
    pattern: 'med|til|for|fra|hos|av|mot [ de ] .|,|?|!',
    to: ['dem'],
    wrong: ['Jeg ga boken til de.', 'Jeg ga boken til dem.'],
    right: 'Jeg ga boken til de andre.',
  },
])
