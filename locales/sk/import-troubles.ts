import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')

/** Čo si v prečítanom súbore s odkazmi treba pozrieť. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) =>
    `${number(count)} ${plural(count, { one: 'záznam si treba pozrieť', few: 'záznamy si treba pozrieť', other: 'záznamov si treba pozrieť' })}:`,
  said: {
    'authors-left-out': (key) => `${key}: súbor uvádza len niektorých autorov. Doplňte ostatných.`,
    'braces-unbalanced': (key) => `${key}: zložená zátvorka nie je uzavretá. Prevzali sme, čo sa dalo prečítať; pozrite, či je to celé.`,
    'entry-unreadable': () => 'Tento záznam sa nedal prečítať a bol vynechaný.',
    'key-twice': (key) => `Dva záznamy sa volajú ${key}. Prevzali sme oba.`,
    'macro-unknown': (name) => `Súbor neuvádza, čo znamená skratka ${name}.`,
    'too-many': (key) => `Je ich viac, než sa dá prevziať naraz. Od záznamu ${key} ďalej boli vynechané.`,
    'type-unknown': (type) => `Typ ${type} je neznámy. Vyberte druh zdroja sami.`,
    'xml-broken': () => 'XML je tu poškodené. Prevzali sme, čo sa dalo prečítať.',
  },
}
