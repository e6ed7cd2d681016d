import { defineCheck } from '../../check.ts'
import { findPolishDenial } from '../../slavic/polish-government.ts'

/** Beside "nikt", "nic" and "nigdy" the verb is denied. */
export default defineCheck({
  key: 'denial',
  class: 'double-negative',
  find: findPolishDenial,
  wrong: [
    ['Nikt wie, co się stało.', 'Nikt nie wie, co się stało.'],
    ['Nigdy byłem w Krakowie.', 'Nigdy nie byłem w Krakowie.'],
    ['Nic rozumiem z tego zadania.', 'Nic nie rozumiem z tego zadania.'],
    ['Nikogo widziałem w domu.', 'Nikogo nie widziałem w domu.'],
  ],
  right: ['Nikt nie wie, co się stało.', 'Jak nigdy dotąd śpiewała.', 'Brak żadnego śladu.', 'Zrobił to za nic.'],
})
