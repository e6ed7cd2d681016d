import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('it')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'documento', other: 'documenti' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'parola', other: 'parole' })}`

/** La pagina dei documenti con cui si confrontano i testi. */
export const collections: CollectionsMessages = {
  title: 'Raccolte',
  description: 'Documenti con cui si confrontano i suoi testi: aggiungerli, sfogliarli, eliminarli.',
  heading: 'Raccolte di documenti',
  loading: 'Caricamento delle raccolte.',
  signedOut: {
    title: 'Acceda per conservare documenti.',
    body: 'Una raccolta appartiene a un account: ciò che si aggiunge viene confrontato con i propri testi e nessun altro lo vede.',
  },
  kinds: {
    own: 'visibile solo a lei',
    drafts: 'le sue bozze: esaminate solo se le sceglie',
    institution: 'visibile solo al suo istituto',
    public: 'aperta a tutti',
  },
  list: {
    none: {
      title: 'Ancora nessuna raccolta.',
      body: 'Ne crei una e aggiunga le fonti con cui lavora. Da quel momento i suoi testi saranno confrontati con esse.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Può cercarvi, ma non modificarla.',
    limit: (count) => `Può conservare ${documents(count)}, e altrettante bozze.`,
    back: 'Al controllo',
  },
  make: {
    label: 'Nome di una nuova raccolta',
    kind: 'Che cosa contiene',
    own: 'Fonti',
    drafts: 'Le mie bozze',
    institution: 'Per il mio istituto',
    create: 'Crea',
  },
  remove: {
    collection: 'Elimina la raccolta',
    ask: (name, count) => `“${name}” viene eliminata con ${documents(count)}. Nulla potrà essere recuperato.`,
    yes: 'Elimina definitivamente',
    keep: 'Conserva',
    done: (name) => `“${name}” è eliminata.`,
  },
  files: {
    add: 'Aggiungi file',
    folder: 'Aggiungi una cartella',
    stop: 'Ferma',
    goOn: 'Riprendi',
    drop: 'Trascini qui file, cartelle o un .zip',
    kinds: (kinds, bytes) => `${kinds}, al massimo ${size(bytes)} ciascuno`,
    release: 'Rilasci per aggiungerli',
  },
  happens: {
    title: 'Che cosa succede ai file',
    body: 'Si conserva solo il testo, con ciò che serve al confronto. I file stessi vengono scartati dopo la lettura. Eliminando la raccolta si elimina tutto.',
  },
  progress: {
    label: 'Importazione',
    are: (done, total) => `${number(done)} di ${number(total)} file`,
    in: 'sono dentro e vengono esaminati da ora',
    left: (seconds) => `ancora circa ${wait(seconds)} a questo ritmo`,
    stopped: 'Fermato. Ciò che è dentro resta.',
  },
  counts: {
    added: (count) => plural(count, { one: 'aggiunto', other: 'aggiunti' }),
    there: (count) => plural(count, { one: 'già presente, aggiornato', other: 'già presenti, aggiornati' }),
    look: () => 'da esaminare',
    unread: (count) => plural(count, { one: 'non letto', other: 'non letti' }),
    waiting: () => 'in attesa',
  },
  show: { label: 'Mostra', latest: 'Recenti', problems: 'Problemi', all: 'Tutti' },
  csv: 'Problemi in .csv',
  table: {
    label: 'Elenco dei file',
    file: 'Nome',
    size: 'Dimensione',
    state: 'Stato',
    action: 'Azione',
    noProblems: 'Nessun problema finora.',
  },
  states: {
    waiting: 'In attesa',
    sending: 'Invio',
    reading: 'Lettura',
    archive: (done, total) => `Lettura di ${number(done)} su ${number(total)}`,
    pausing: (seconds) => `Il server è occupato. Riprende tra ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Aggiornato: ${words(count)}`,
    there: 'Già presente',
    twin: (name) => (name === '' ? 'Questo testo è già presente' : `Stesso testo di ${name}`),
    twinNote: 'Si esamina solo quello.',
  },
  actions: { again: 'Riprova', addText: 'Aggiungi il testo', password: 'Inseriscila', keep: 'Tieni questo', skip: 'Salta' },
  addText: { title: (name) => `Testo di ${name}`, label: 'Incolli il testo', add: 'Aggiungi' },
  password: {
    title: (name) => `Password di ${name}`,
    label: 'Password',
    note: 'Apre il file una volta e non viene conservata.',
    wrong: 'Questa password non lo ha aperto. La controlli e riprovi.',
    open: 'Apri',
  },
  commandLine:
    'Per migliaia di file c’è un comando per chi gestisce il server. Riprende da dove si è fermato e scrive lo stesso elenco di problemi.',
  documents: {
    title: 'Documenti',
    search: 'Cerca per titolo o nome del file',
    none: 'Ancora niente qui.',
    notFound: (query) => `Niente contiene “${query}”.`,
    more: 'Mostra altri',
    remove: (name) => `Elimina ${name}`,
    ask: (name) => `“${name}” viene eliminato subito e non si può recuperare.`,
    removed: (name) => `“${name}” è eliminato.`,
  },
}
