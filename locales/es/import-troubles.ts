import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')

/** Lo que conviene revisar en un archivo de referencias leído. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) =>
    plural(count, { one: `Conviene revisar ${number(count)} entrada:`, other: `Conviene revisar ${number(count)} entradas:` }),
  said: {
    'authors-left-out': (key) => `${key}: el archivo nombra solo a algunos de los autores. Añada los demás.`,
    'braces-unbalanced': (key) => `${key}: hay una llave sin cerrar. Se ha tomado lo que se podía leer; compruebe que está completo.`,
    'entry-unreadable': () => 'Esta entrada no se pudo leer y se ha omitido.',
    'key-twice': (key) => `Dos entradas se llaman ${key}. Se han tomado las dos.`,
    'macro-unknown': (name) => `El archivo no dice qué significa la abreviatura ${name}.`,
    'too-many': (key) => `Son más de las que se pueden tomar a la vez. Desde ${key} en adelante se han omitido.`,
    'type-unknown': (type) => `El tipo ${type} es desconocido. Elija usted la clase de fuente.`,
    'xml-broken': () => 'El XML está dañado aquí. Se ha tomado lo que se podía leer.',
  },
}
