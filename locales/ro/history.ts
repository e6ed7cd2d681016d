import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
/** From twenty on Romanian puts "de" between the number and what is counted. */
const counted = (count: number, [one, few]: readonly [string, string]): string =>
  `${number(count)} ${plural(count, { one, few, other: `de ${few}` })}`
const results = (count: number): string => counted(count, ['rezultat', 'rezultate'])
const days = (count: number): string => counted(count, ['zi', 'zile'])

export const history: HistoryMessages = {
  title: 'Istoric',
  description: 'Ce ați parafrazat și corectat, de revăzut și de reluat.',
  loading: 'Se încarcă istoricul.',
  lead: (count) => `Numai dumneavoastră vedeți asta; se păstrează ${days(count)}.`,
  signedOut: {
    title: 'Autentificați-vă pentru a vedea istoricul.',
    body: 'Fără cont nu se păstrează nimic. Cu unul, aici stă ce lucrați, numai pentru dumneavoastră.',
  },
  offHere: { title: 'Acest site nu păstrează istoric.', body: 'Administratorul lui a hotărât să nu se stocheze nimic.' },
  off: {
    title: 'Istoricul este oprit.',
    body: (count) => `Nu se păstrează nimic. Pornit, aici stau rezultatele din ultimele zile (${days(count)}), numai pentru dumneavoastră.`,
    on: 'Păstrați rezultatele mele',
  },
  empty: { title: 'Încă nimic aici.', body: 'Ce lucrați de acum înainte va sta aici.' },
  goTo: (name) => `Mergeți la: ${name}`,
  search: {
    label: 'Căutare în texte și rezultate',
    clear: 'Goliți căutarea',
    none: (words) => `Nimic nu conține „${words}”.`,
    noneHelp: 'Încercați mai puține cuvinte sau alt instrument.',
  },
  tool: { label: 'Instrument', all: 'Toate instrumentele' },
  list: 'Rezultate',
  count: results,
  shown: (shown, total) => `${number(shown)} din ${number(total)} afișate`,
  more: 'Afișați mai multe',
  characters: (count) => counted(count, ['caracter', 'caractere']),
  findings: (count) => counted(count, ['observație', 'observații']),
  untitled: 'Fără cuvinte',
  entry: {
    original: 'Original',
    result: 'Rezultat',
    text: 'Text',
    copy: 'Copiați',
    download: 'Descărcați',
    openIn: (name) => `Deschideți în: ${name}`,
    delete: 'Ștergeți',
    loading: 'Se încarcă.',
    gone: 'Acest rezultat nu mai există.',
    file: 'tinta-rezultat',
  },
  deleted: 'Șters.',
  undo: 'Anulați',
  notDeleted: 'Nu a putut fi șters și este din nou aici.',
  deleteAll: 'Ștergeți tot',
  export: 'Exportați',
  file: 'tinta-istoric',
  offline: 'Nu aveți conexiune. Ce este deja aici se poate citi; restul așteaptă conexiunea.',
}
