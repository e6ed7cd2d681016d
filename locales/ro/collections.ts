import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('ro')
const documents = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'document', few: 'documente', other: 'de documente' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })}`

/** Pagina documentelor cu care se compară textele. */
export const collections: CollectionsMessages = {
  title: 'Colecții',
  description: 'Documentele cu care se compară textele dumneavoastră: adăugare, consultare, ștergere.',
  heading: 'Colecții de documente',
  loading: 'Colecțiile se încarcă.',
  signedOut: {
    title: 'Autentificați-vă ca să păstrați documente.',
    body: 'O colecție aparține unui cont: ce adăugați se compară cu textele dumneavoastră și nu este văzut de nimeni altcineva.',
  },
  kinds: {
    own: 'văzută doar de dumneavoastră',
    drafts: 'ciornele dumneavoastră: se caută în ele doar dacă le alegeți',
    institution: 'văzută doar de instituția dumneavoastră',
    public: 'deschisă tuturor',
  },
  list: {
    none: {
      title: 'Încă nu există nicio colecție.',
      body: 'Creați una și adăugați sursele cu care lucrați. De atunci, textele dumneavoastră se compară cu ele.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Puteți căuta în ea, dar nu o puteți modifica.',
    limit: (count) => `Puteți păstra ${documents(count)} și tot atâtea ciorne.`,
    back: 'La verificare',
  },
  make: {
    label: 'Numele unei colecții noi',
    kind: 'Ce conține',
    own: 'Surse',
    drafts: 'Ciornele mele',
    institution: 'Pentru instituția mea',
    create: 'Creați',
  },
  remove: {
    collection: 'Ștergeți colecția',
    ask: (name, count) => `„${name}” se șterge împreună cu ${documents(count)}. Nimic nu mai poate fi recuperat.`,
    yes: 'Ștergeți definitiv',
    keep: 'Păstrați',
    done: (name) => `„${name}” a fost ștearsă.`,
  },
  files: {
    add: 'Adăugați fișiere',
    folder: 'Adăugați un dosar',
    stop: 'Opriți',
    goOn: 'Continuați',
    drop: 'Trageți aici fișiere, dosare sau un .zip',
    kinds: (kinds, bytes) => `${kinds}, cel mult ${size(bytes)} fiecare`,
    release: 'Eliberați pentru a le adăuga',
  },
  happens: {
    title: 'Ce se întâmplă cu fișierele',
    body: 'Se păstrează doar textul și ce este necesar comparării. Fișierele în sine se elimină după citire. Ștergerea colecției șterge totul.',
  },
  progress: {
    label: 'Importare',
    are: (done, total) => `${number(done)} din ${number(total)} ${plural(total, { one: 'fișier', few: 'fișiere', other: 'de fișiere' })}`,
    in: 'sunt incluse și pot fi căutate de acum',
    left: (seconds) => `încă aproximativ ${wait(seconds)} în acest ritm`,
    stopped: 'Oprit. Ce este inclus rămâne.',
  },
  counts: {
    added: (count) => plural(count, { one: 'adăugat', other: 'adăugate' }),
    there: (count) => plural(count, { one: 'exista deja, actualizat', other: 'existau deja, actualizate' }),
    look: () => 'de verificat',
    unread: (count) => plural(count, { one: 'necitit', other: 'necitite' }),
    waiting: () => 'în așteptare',
  },
  show: { label: 'Afișare', latest: 'Recente', problems: 'Probleme', all: 'Toate' },
  csv: 'Probleme ca .csv',
  table: {
    label: 'Fișiere',
    file: 'Fișier',
    size: 'Mărime',
    state: 'Stare',
    action: 'Acțiune',
    noProblems: 'Nicio problemă până acum.',
  },
  states: {
    waiting: 'În așteptare',
    sending: 'Se trimite',
    reading: 'Se citește',
    archive: (done, total) => `Se citesc ${number(done)} din ${number(total)}`,
    pausing: (seconds) => `Serverul este ocupat. Continuă peste ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Actualizat: ${words(count)}`,
    there: 'Exista deja',
    twin: (name) => (name === '' ? 'Același text există deja' : `Același text ca ${name}`),
    twinNote: 'Se caută doar în acela.',
  },
  actions: {
    again: 'Încercați din nou',
    addText: 'Adăugați textul',
    password: 'Introduceți-o',
    keep: 'Păstrați-l pe acesta',
    skip: 'Omiteți',
  },
  addText: { title: (name) => `Textul din ${name}`, label: 'Lipiți textul', add: 'Adăugați' },
  password: {
    title: (name) => `Parola pentru ${name}`,
    label: 'Parolă',
    note: 'Deschide fișierul o dată și nu se păstrează.',
    wrong: 'Această parolă nu l-a deschis. Verificați-o și încercați din nou.',
    open: 'Deschideți',
  },
  commandLine:
    'Pentru mii de fișiere există o comandă pentru cine administrează serverul. Continuă de unde s-a oprit și scrie aceeași listă de probleme.',
  documents: {
    title: 'Documente',
    search: 'Căutați după titlu sau nume de fișier',
    none: 'Încă nu este nimic aici.',
    notFound: (query) => `Nimic nu conține „${query}”.`,
    more: 'Afișați mai multe',
    remove: (name) => `Ștergeți ${name}`,
    ask: (name) => `„${name}” se șterge imediat și nu mai poate fi recuperat.`,
    removed: (name) => `„${name}” a fost șters.`,
  },
}
