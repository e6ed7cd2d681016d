import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('sk')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'dokument', few: 'dokumenty', other: 'dokumentov' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'slovo', few: 'slová', other: 'slov' })}`

/** Stránka dokumentov, s ktorými sa texty porovnávajú. */
export const collections: CollectionsMessages = {
  title: 'Zbierky',
  description: 'Dokumenty, s ktorými sa porovnávajú vaše texty: pridávanie, prezeranie, mazanie.',
  heading: 'Zbierky dokumentov',
  loading: 'Zbierky sa načítavajú.',
  signedOut: {
    title: 'Prihláste sa, aby ste mohli uchovávať dokumenty.',
    body: 'Zbierka patrí k účtu: čo pridáte, porovnáva sa s vašimi textami a nikto iný to nevidí.',
  },
  kinds: {
    own: 'vidíte ju len vy',
    drafts: 'vaše koncepty: prehľadávajú sa, len ak ich vyberiete',
    institution: 'vidí ju len vaša inštitúcia',
    public: 'otvorená všetkým',
  },
  list: {
    none: {
      title: 'Zatiaľ žiadna zbierka.',
      body: 'Vytvorte ju a pridajte pramene, s ktorými pracujete. Odvtedy sa vaše texty porovnávajú s nimi.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Môžete v nej hľadať, ale nie ju meniť.',
    limit: (count) => `Uchovať sa dá ${documents(count)} a rovnako veľa konceptov.`,
    back: 'Ku kontrole',
  },
  make: {
    label: 'Názov novej zbierky',
    kind: 'Čo obsahuje',
    own: 'Pramene',
    drafts: 'Moje koncepty',
    institution: 'Pre moju inštitúciu',
    create: 'Vytvoriť',
  },
  remove: {
    collection: 'Odstrániť zbierku',
    ask: (name, count) => `„${name}“ sa odstráni, spolu s ňou ${documents(count)}. Nič z toho sa nedá vrátiť.`,
    yes: 'Natrvalo odstrániť',
    keep: 'Ponechať',
    done: (name) => `Odstránené: „${name}“.`,
  },
  files: {
    add: 'Pridať súbory',
    folder: 'Pridať priečinok',
    stop: 'Zastaviť',
    goOn: 'Pokračovať',
    drop: 'Sem presuňte súbory, priečinky alebo .zip',
    kinds: (kinds, bytes) => `${kinds}, každý najviac ${size(bytes)}`,
    release: 'Pustením ich pridáte',
  },
  happens: {
    title: 'Čo sa stane so súbormi',
    body: 'Uchová sa len text a to, čo treba na porovnávanie. Samotné súbory sa po prečítaní zahodia. Odstránením zbierky sa odstráni všetko.',
  },
  progress: {
    label: 'Dovoz',
    are: (done, total) => `${number(done)} z ${number(total)} súborov`,
    in: 'je vnútri a odteraz sa prehľadáva',
    left: (seconds) => `pri tomto tempe ešte asi ${wait(seconds)}`,
    stopped: 'Zastavené. Čo je vnútri, zostáva.',
  },
  counts: {
    added: () => 'pridané',
    there: () => 'už tam boli, aktualizované',
    look: () => 'na posúdenie',
    unread: () => 'neprečítané',
    waiting: () => 'čaká',
  },
  show: { label: 'Zobraziť', latest: 'Najnovšie', problems: 'Problémy', all: 'Všetky' },
  csv: 'Problémy ako .csv',
  table: {
    label: 'Súbory',
    file: 'Súbor',
    size: 'Veľkosť',
    state: 'Stav',
    action: 'Akcia',
    noProblems: 'Zatiaľ žiadne problémy.',
  },
  states: {
    waiting: 'Čaká',
    sending: 'Odosiela sa',
    reading: 'Číta sa',
    archive: (done, total) => `Prečítané: ${number(done)} z ${number(total)}`,
    pausing: (seconds) => `Server je zaneprázdnený. Pokračuje sa o ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Aktualizované: ${words(count)}`,
    there: 'Už tam je',
    twin: (name) => (name === '' ? 'Rovnaký text tam už je' : `Rovnaký text ako ${name}`),
    twinNote: 'Prehľadáva sa len ten.',
  },
  actions: { again: 'Skúsiť znova', addText: 'Pridať text', password: 'Zadať', keep: 'Ponechať tento', skip: 'Preskočiť' },
  addText: { title: (name) => `Text súboru ${name}`, label: 'Vložte text', add: 'Pridať' },
  password: {
    title: (name) => `Heslo súboru ${name}`,
    label: 'Heslo',
    note: 'Otvorí súbor raz a neuchová sa.',
    wrong: 'Toto heslo ho neotvorilo. Skontrolujte ho a skúste to znova.',
    open: 'Otvoriť',
  },
  commandLine: 'Pre tisíce súborov je tu príkaz pre správcu servera. Pokračuje tam, kde skončil, a píše rovnaký zoznam problémov.',
  documents: {
    title: 'Dokumenty',
    search: 'Hľadať podľa názvu alebo mena súboru',
    none: 'Zatiaľ tu nič nie je.',
    notFound: (query) => `Nič neobsahuje „${query}“.`,
    more: 'Zobraziť viac',
    remove: (name) => `Odstrániť ${name}`,
    ask: (name) => `„${name}“ sa odstráni hneď a nedá sa vrátiť.`,
    removed: (name) => `Odstránené: „${name}“.`,
  },
}
