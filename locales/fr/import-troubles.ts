import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')

/** Ce qui mérite un coup d’œil dans un fichier de références lu. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) => plural(count, { one: `${number(count)} entrée à vérifier :`, other: `${number(count)} entrées à vérifier :` }),
  said: {
    'authors-left-out': (key) => `${key} : le fichier ne nomme qu’une partie des auteurs. Ajoutez les autres.`,
    'braces-unbalanced': (key) => `${key} : une accolade n’est pas fermée. Ce qui était lisible a été repris ; vérifiez que c’est complet.`,
    'entry-unreadable': () => 'Cette entrée n’a pas pu être lue et a été laissée de côté.',
    'key-twice': (key) => `Deux entrées s’appellent ${key}. Les deux ont été reprises.`,
    'macro-unknown': (name) => `Le fichier ne dit pas ce que signifie l’abréviation ${name}.`,
    'too-many': (key) => `Il y en a plus qu’on ne peut en reprendre en une fois. À partir de ${key}, elles ont été laissées de côté.`,
    'type-unknown': (type) => `Le type ${type} est inconnu. Choisissez vous-même le genre de source.`,
    'xml-broken': () => 'Le XML est abîmé ici. Ce qui était lisible a été repris.',
  },
}
