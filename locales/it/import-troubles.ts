import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')

/** Che cosa controllare in un file di riferimenti letto. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) => plural(count, { one: `${number(count)} voce da controllare:`, other: `${number(count)} voci da controllare:` }),
  said: {
    'authors-left-out': (key) => `${key}: il file nomina solo alcuni degli autori. Aggiungere gli altri.`,
    'braces-unbalanced': (key) =>
      `${key}: una parentesi graffa non è chiusa. È stato preso ciò che si poteva leggere; controllare che sia completo.`,
    'entry-unreadable': () => 'Questa voce non si è potuta leggere ed è stata tralasciata.',
    'key-twice': (key) => `Due voci si chiamano ${key}. Sono state prese entrambe.`,
    'macro-unknown': (name) => `Il file non dice che cosa significhi l’abbreviazione ${name}.`,
    'too-many': (key) => `Sono più di quante se ne possano prendere insieme. Da ${key} in poi sono state tralasciate.`,
    'type-unknown': (type) => `Il tipo ${type} è sconosciuto. Scegliere il genere di fonte.`,
    'xml-broken': () => 'Qui l’XML è danneggiato. È stato preso ciò che si poteva leggere.',
  },
}
