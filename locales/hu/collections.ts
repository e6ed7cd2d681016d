import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, language, size, wait } = wordsFor('hu')
const documents = (count: number): string => `${number(count)} dokumentum`
const words = (count: number): string => `${number(count)} szó`

/** A szövegekkel összevetett dokumentumok oldala. */
export const collections: CollectionsMessages = {
  title: 'Gyűjtemények',
  description: 'Dokumentumok, amelyekkel a szövegeit összevetjük: hozzáadás, áttekintés, törlés.',
  heading: 'Dokumentumgyűjtemények',
  loading: 'A gyűjtemények betöltése folyamatban van.',
  signedOut: {
    title: 'Jelentkezzen be, hogy dokumentumokat őrizhessen.',
    body: 'A gyűjtemény fiókhoz tartozik: amit hozzáad, azt az Ön szövegeivel vetjük össze, és senki más nem látja.',
  },
  kinds: {
    own: 'csak Ön látja',
    drafts: 'az Ön piszkozatai: csak akkor keresünk bennük, ha kiválasztja',
    institution: 'csak az intézménye látja',
    public: 'mindenki számára nyitott',
  },
  list: {
    none: {
      title: 'Még nincs gyűjtemény.',
      body: 'Hozzon létre egyet, és tegye bele a felhasznált forrásokat. Ettől kezdve ezekkel is összevetjük a szövegeit.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Kereshet benne, de nem módosíthatja.',
    limit: (count) => `Összesen ${documents(count)} őrizhető meg, és ugyanennyi piszkozat.`,
    back: 'Az ellenőrzőhöz',
  },
  make: {
    label: 'Az új gyűjtemény neve',
    kind: 'Mi kerül bele',
    own: 'Források',
    drafts: 'Saját piszkozatok',
    institution: 'Az intézményem számára',
    create: 'Létrehozás',
  },
  remove: {
    collection: 'Gyűjtemény törlése',
    ask: (name, count) => `A(z) „${name}” gyűjtemény törlődik, vele ${documents(count)}. Semmit sem lehet belőle visszahozni.`,
    yes: 'Végleges törlés',
    keep: 'Megtartás',
    done: (name) => `A(z) „${name}” törölve.`,
  },
  files: {
    add: 'Fájlok hozzáadása',
    folder: 'Mappa hozzáadása',
    stop: 'Leállítás',
    goOn: 'Folytatás',
    drop: 'Húzzon ide fájlokat, mappákat vagy egy .zip fájlt',
    kinds: (kinds, bytes) => `${kinds}, egyenként legfeljebb ${size(bytes)}`,
    release: 'Engedje el a hozzáadáshoz',
  },
  happens: {
    title: 'Mi történik a fájlokkal',
    body: 'Csak a szöveget őrizzük meg, és azt, ami az összevetéshez kell. Maguk a fájlok beolvasás után törlődnek. A gyűjtemény törlésével mindez törlődik.',
  },
  progress: {
    label: 'Importálás',
    are: (done, total) => `${number(total)} fájlból ${number(done)}`,
    in: 'már bent van, és mostantól kereshető',
    left: (seconds) => `ebben az ütemben még kb. ${wait(seconds)}`,
    stopped: 'Leállítva. Ami bent van, bent marad.',
  },
  counts: {
    added: () => 'hozzáadva',
    there: () => 'már megvolt, frissült',
    look: () => 'átnézendő',
    unread: () => 'nem olvasható',
    waiting: () => 'várakozik',
  },
  show: { label: 'Megjelenítés', latest: 'Legutóbbiak', problems: 'Problémák', all: 'Összes' },
  csv: 'Problémák .csv-ben',
  table: {
    label: 'Fájlok',
    file: 'Fájl',
    size: 'Méret',
    state: 'Állapot',
    action: 'Művelet',
    noProblems: 'Eddig nincs probléma.',
  },
  states: {
    waiting: 'Várakozik',
    sending: 'Küldés',
    reading: 'Olvasás',
    archive: (done, total) => `Olvasás: ${number(done)} / ${number(total)}`,
    pausing: (seconds) => `A kiszolgáló elfoglalt. Folytatás ennyi idő múlva: ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Frissült: ${words(count)}`,
    there: 'Már megvolt',
    twin: (name) => (name === '' ? 'Ugyanez a szöveg már megvan' : `Ugyanaz a szöveg, mint ez: ${name}`),
    twinNote: 'Csak abban keresünk.',
  },
  actions: { again: 'Próbálja újra', addText: 'Szöveg hozzáadása', password: 'Jelszó megadása', keep: 'Ezt tartom meg', skip: 'Kihagyás' },
  addText: { title: (name) => `${name} szövege`, label: 'Illessze be a szöveget', add: 'Hozzáadás' },
  password: {
    title: (name) => `${name} jelszava`,
    label: 'Jelszó',
    note: 'Egyszer nyitja meg a fájlt, és nem őrizzük meg.',
    wrong: 'Ez a jelszó nem nyitotta meg. Nézze meg még egyszer, és próbálja újra.',
    open: 'Megnyitás',
  },
  commandLine:
    'Több ezer fájlhoz a kiszolgáló üzemeltetőjének parancsa szolgál. Ott folytatja, ahol abbahagyta, és ugyanezt a problémalistát írja.',
  documents: {
    title: 'Dokumentumok',
    search: 'Keresés cím vagy fájlnév szerint',
    none: 'Még nincs benne semmi.',
    notFound: (query) => `Nincs találat erre: „${query}”.`,
    more: 'Továbbiak',
    remove: (name) => `${name} törlése`,
    ask: (name) => `A(z) „${name}” azonnal törlődik, és nem hozható vissza.`,
    removed: (name) => `A(z) „${name}” törölve.`,
  },
}
