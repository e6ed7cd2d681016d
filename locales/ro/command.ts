import type { CommandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
const characters = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })}`

/** Meniul de comenzi de peste fiecare pagină și lista comenzilor rapide. */
export const command: CommandMessages = {
  title: 'Căutare și comenzi',
  hint: 'Un instrument, o pagină, o sursă, o setare',
  groups: { recent: 'Folosite recent', text: 'Cu acest text', pages: 'Mergi la', papers: 'Lucrări și surse', settings: 'Setări' },
  text: {
    paraphraser: 'Parafrazare',
    proofreader: 'Corectură',
    detector: 'Căutarea semnelor de text scris de IA',
    plagiarism: 'Verificare antiplagiat',
    citation: 'Verificarea referințelor',
    sourceFinder: 'Găsirea surselor',
  },
  original: (count) => `textul, ${characters(count)}`,
  result: (count) => `rezultatul, ${characters(count)}`,
  carried: 'Textul a venit cu dumneavoastră.',
  pages: { home: 'Pagina principală', references: 'Referințele unei lucrări', collections: 'Colecții' },
  details: {
    references: 'citările alături de bibliografie',
    collections: 'cu ce compară verificările antiplagiat',
    library: 'sursele dumneavoastră',
    history: 'texte la care ați lucrat',
    premium: 'planuri și prețuri',
    profile: 'plan, securitate, date',
    blog: 'sfaturi de scris',
    post: 'articol de blog',
  },
  settings: {
    language: (name) => `Limba: ${name}`,
    colours: (choice) => `Culori: ${choice}`,
    now: 'acum',
    keys: 'Comenzi rapide de la tastatură',
  },
  foot: { walk: 'parcurge', open: 'deschide', actions: 'alte acțiuni', back: 'înapoi', stays: 'Textul rămâne la locul lui.' },
  count: (shown, found) => `${number(shown)} din ${number(found)}`,
  found: (count) => `${number(count)} ${plural(count, { one: 'rezultat', few: 'rezultate', other: 'de rezultate' })}`,
  none: (typed) => `Nimic nu se numește „${typed}”.`,
  noneHint: 'Încercați numele unui instrument sau al unei pagini, o limbă ori autorul unei surse.',
  actions: {
    of: (name) => `Acțiuni pentru ${name}`,
    open: 'Deschide',
    tab: 'Deschide într-o filă nouă',
    copy: 'Copiază adresa',
    copied: 'Adresa a fost copiată.',
    notCopied: 'Browserul nu a permis copierea.',
  },
  keys: {
    title: 'Tastatură',
    here: 'Pe această pagină',
    everywhere: 'Pe fiecare pagină',
    lettersOff: 'Tastele simple sunt dezactivate; le puteți activa în profil.',
    menu: 'Căutare și comenzi',
    tools: 'Instrumentele, în ordinea filelor',
    search: 'Caută pe această pagină',
    names: 'Mută un nume mai sus, mai jos',
    copyList: 'Copiază bibliografia',
    works: 'De la o sursă la alta',
    extend: 'Selectează mai multe surse',
    clear: 'Anulează selecția',
    run: 'Parafrazare',
    copy: 'Copierea rezultatului',
    again: 'Altă versiune',
    stop: 'Oprire, închidere',
    regions: 'Partea următoare, anterioară a paginii',
    versions: 'Versiunea anterioară, următoare, în rezultat',
    marks: 'De la o modificare la alta, în rezultat',
    sentences: 'De la o frază la alta, în rezultat',
    choices: 'Variante pentru o modificare',
    history: 'Anularea, refacerea unei alegeri, în rezultat',
    help: 'Această listă',
  },
}
