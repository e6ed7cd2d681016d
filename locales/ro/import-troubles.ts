import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')

/** Ce merită verificat într-un fișier de referințe citit. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) =>
    `${number(count)} ${plural(count, { one: 'intrare merită verificată', few: 'intrări merită verificate', other: 'de intrări merită verificate' })}:`,
  said: {
    'authors-left-out': (key) => `${key}: fișierul numește doar o parte dintre autori. Adăugați-i pe ceilalți.`,
    'braces-unbalanced': (key) => `${key}: o acoladă nu este închisă. S-a preluat ce s-a putut citi; verificați dacă este complet.`,
    'entry-unreadable': () => 'Această intrare nu a putut fi citită și a fost lăsată deoparte.',
    'key-twice': (key) => `Două intrări se numesc ${key}. Au fost preluate amândouă.`,
    'macro-unknown': (name) => `Fișierul nu spune ce înseamnă abrevierea ${name}.`,
    'too-many': (key) => `Sunt mai multe decât se pot prelua o dată. De la ${key} încolo au fost lăsate deoparte.`,
    'type-unknown': (type) => `Tipul ${type} este necunoscut. Alegeți dumneavoastră felul sursei.`,
    'xml-broken': () => 'Fișierul XML este defect aici. S-a preluat ce s-a putut citi.',
  },
}
