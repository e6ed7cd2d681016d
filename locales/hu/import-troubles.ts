import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')

/** Amit egy beolvasott hivatkozásfájlban érdemes megnézni. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) => `${number(count)} tételt érdemes megnézni:`,
  said: {
    'authors-left-out': (key) => `${key}: a fájl csak néhány szerzőt nevez meg. Egészítse ki a többivel.`,
    'braces-unbalanced': (key) => `${key}: egy kapcsos zárójel nincs bezárva. Ami olvasható volt, átvettük; nézze meg, teljes-e.`,
    'entry-unreadable': () => 'Ezt a tételt nem sikerült beolvasni, ezért kimaradt.',
    'key-twice': (key) => `Két tétel neve is ${key}. Mindkettőt átvettük.`,
    'macro-unknown': (name) => `A fájl nem mondja meg, mit jelent a(z) ${name} rövidítés.`,
    'too-many': (key) => `Ennyi hivatkozás egyszerre nem fér be. Ettől a tételtől kezdve kimaradtak: ${key}.`,
    'type-unknown': (type) => `Ismeretlen típus: ${type}. Válassza ki Ön a forrás fajtáját.`,
    'xml-broken': () => 'Az XML itt hibás. Ami olvasható volt, átvettük.',
  },
}
