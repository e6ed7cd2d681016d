import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'výsledok', few: 'výsledky', other: 'výsledkov' })}`
const days = (count: number): string => `${number(count)} ${plural(count, { one: 'deň', few: 'dni', other: 'dní' })}`

export const history: HistoryMessages = {
  title: 'História',
  description: 'Čo ste parafrázovali a opravili: na pozretie aj na ďalšiu prácu.',
  loading: 'Načítava sa vaša história.',
  lead: (count) => `Vidíte to len vy; uchováva sa ${days(count)}.`,
  signedOut: {
    title: 'Ak chcete vidieť svoju históriu, prihláste sa.',
    body: 'Bez účtu sa nič neuchováva. S účtom je tu to, na čom pracujete, len pre vás.',
  },
  offHere: { title: 'Táto stránka neuchováva históriu.', body: 'Jej prevádzkovateľ sa rozhodol, že sa nič neukladá.' },
  off: {
    title: 'Vaša história je vypnutá.',
    body: (count) => `Nič sa neuchováva. Po zapnutí tu budú výsledky za posledné obdobie (${days(count)}), len pre vás.`,
    on: 'Uchovávať moje výsledky',
  },
  empty: { title: 'Zatiaľ tu nič nie je.', body: 'Bude tu to, na čom odteraz pracujete.' },
  goTo: (name) => `Prejsť na: ${name}`,
  search: {
    label: 'Hľadať v textoch a výsledkoch',
    clear: 'Vymazať hľadanie',
    none: (words) => `Nič neobsahuje „${words}“.`,
    noneHelp: 'Skúste menej slov alebo iný nástroj.',
  },
  tool: { label: 'Nástroj', all: 'Všetky nástroje' },
  list: 'Výsledky',
  count: results,
  shown: (shown, total) => `zobrazené ${number(shown)} z ${number(total)}`,
  more: 'Zobraziť viac',
  characters: (count) => `${number(count)} ${plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })}`,
  findings: (count) => `${number(count)} ${plural(count, { one: 'nález', few: 'nálezy', other: 'nálezov' })}`,
  untitled: 'Bez slov',
  entry: {
    original: 'Pôvodný text',
    result: 'Výsledok',
    text: 'Text',
    copy: 'Kopírovať',
    download: 'Stiahnuť',
    openIn: (name) => `Otvoriť v: ${name}`,
    delete: 'Vymazať',
    loading: 'Načítava sa.',
    gone: 'Tento výsledok už neexistuje.',
    file: 'tinta-vysledok',
  },
  deleted: 'Vymazané.',
  undo: 'Späť',
  notDeleted: 'Nepodarilo sa to vymazať, a tak je to späť.',
  deleteAll: 'Vymazať všetko',
  export: 'Exportovať',
  file: 'tinta-historia',
  offline: 'Ste offline. Čo tu už je, sa dá čítať; zvyšok počká na pripojenie.',
}
