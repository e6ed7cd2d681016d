import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')
const results = (count: number): string => `${number(count)} eredmény`

export const history: HistoryMessages = {
  title: 'Előzmények',
  description: 'Amit átfogalmazott és lektorált: megnézheti, és újra elővehet.',
  loading: 'Az előzmények betöltése.',
  lead: (count) => `Csak Ön látja; ${number(count)} napig őrizzük.`,
  signedOut: {
    title: 'Az előzmények megtekintéséhez jelentkezzen be.',
    body: 'Fiók nélkül semmit nem őrzünk meg. Fiókkal itt áll, amin dolgozik, egyedül Önnek.',
  },
  offHere: { title: 'Ez az oldal nem őriz előzményeket.', body: 'Az üzemeltetője úgy döntött, hogy semmit nem tárol.' },
  off: {
    title: 'Az előzmények ki vannak kapcsolva.',
    body: (count) => `Semmit nem őrzünk meg. Ha bekapcsolja, itt állnak az utóbbi ${number(count)} nap eredményei, egyedül Önnek.`,
    on: 'Az eredményeim megőrzése',
  },
  empty: { title: 'Még nincs itt semmi.', body: 'Amin ezután dolgozik, itt lesz.' },
  goTo: (name) => `Tovább ide: ${name}`,
  search: {
    label: 'Keresés szövegekben és eredményekben',
    clear: 'A keresés törlése',
    none: (words) => `Semmiben sem szerepel: „${words}”.`,
    noneHelp: 'Próbálja kevesebb szóval vagy másik eszközzel.',
  },
  tool: { label: 'Eszköz', all: 'Minden eszköz' },
  list: 'Eredmények',
  count: results,
  shown: (shown, total) => `${number(shown)} / ${number(total)} látszik`,
  more: 'Továbbiak',
  characters: (count) => `${number(count)} karakter`,
  findings: (count) => `${number(count)} észrevétel`,
  untitled: 'Szavak nélkül',
  entry: {
    original: 'Eredeti',
    result: 'Eredmény',
    text: 'Szöveg',
    copy: 'Másolás',
    download: 'Letöltés',
    openIn: (name) => `Megnyitás itt: ${name}`,
    delete: 'Törlés',
    loading: 'Betöltés.',
    gone: 'Ez az eredmény már nincs meg.',
    file: 'tinta-eredmeny',
  },
  deleted: 'Törölve.',
  undo: 'Visszavonás',
  notDeleted: 'Nem sikerült törölni, ezért újra itt van.',
  deleteAll: 'Az összes törlése',
  export: 'Exportálás',
  file: 'tinta-elozmenyek',
  offline: 'Nincs kapcsolat. Ami már itt van, olvasható; a többi megvárja a kapcsolatot.',
}
