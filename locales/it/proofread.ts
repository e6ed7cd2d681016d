import type { ProofreadMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'carattere', other: 'caratteri' })}`
const notes = (count: number): string => `${number(count)} ${plural(count, { one: 'nota', other: 'note' })}`
const words = (count: number): string => plural(count, { one: 'parola', other: 'parole' })
const fixes = (count: number): string => `${number(count)} ${plural(count, { one: 'correzione', other: 'correzioni' })}`

/** La schermata del correttore. */
export const proofread: ProofreadMessages = {
  page: {
    title: 'Correttore',
    description:
      'Ortografia, grammatica, punteggiatura e stile in quindici lingue, ogni nota con il suo motivo. Controlla mentre si scrive.',
    heading: 'Correttore',
  },
  text: { field: 'Il suo testo', hint: 'F8 va alla nota successiva, Alt Invio accetta la proposta.' },
  bar: {
    label: 'Note',
    dialect: 'Variante',
    dialectAuto: 'Secondo il testo',
    levels: { fix: 'da correggere', consider: 'da valutare', style: 'di stile' },
    kinds: 'Tipi',
    everyKind: 'Mostra tutti i tipi',
    picky: 'Esigente',
    live: 'Controlla mentre scrivo',
    check: 'Controlla',
    acceptAll: (count) => (count < 2 ? 'Accetta tutte le correzioni' : `Accetta tutte e ${number(count)} le correzioni`),
    lists: 'Dizionario e regole',
  },
  kinds: {
    spelling: 'Ortografia',
    grammar: 'Grammatica',
    punctuation: 'Punteggiatura',
    typography: 'Tipografia',
    style: 'Stile',
    register: 'Registro',
    consistency: 'Coerenza',
    repetition: 'Ripetizione',
  },
  state: {
    about: 'Qui compare ciò che nel testo salta all’occhio, ogni volta con il motivo.',
    checking: 'Controllo in corso',
    found: (fix, consider, style) =>
      fix + consider + style === 0
        ? 'Non resta nulla da correggere.'
        : `${number(fix)} da correggere, ${number(consider)} da valutare, ${number(style)} di stile`,
    done: 'Non resta nulla da correggere.',
    doneHelp: 'Ciò che nessuna regola vede, può vederlo un secondo lettore.',
    hidden: (count) => `${notes(count)} ${plural(count, { one: 'nascosta', other: 'nascoste' })}.`,
    show: 'Mostra',
    stale: 'Non controllato dopo l’ultima modifica.',
    short: 'Troppo breve per riconoscere la lingua.',
    shortHelp: 'Continui a scrivere o scelga la lingua.',
    skipped: (names) => `Parti non lette, in: ${names}.`,
    unknownLanguage: (name) => `La lingua di questo testo è: ${name}.`,
    unknownLanguageHelp: 'Non è ancora possibile correggerlo. Il testo è sempre qui, invariato.',
    part: (limit) => `È controllato solo l’inizio: in una volta entrano ${characters(limit)}.`,
    tooLong: (limit) => `Il primo paragrafo è più lungo di quanto entri in una volta: ${characters(limit)}.`,
    offline: 'Continui a scrivere: la bozza resta su questo dispositivo. Il controllo riprende quando torna la connessione.',
  },
  note: {
    region: 'Note',
    at: (at, of) => `${number(at)} di ${number(of)}`,
    accept: 'Accetta',
    dismiss: 'Ignora',
    why: 'Perché?',
    other: 'oppure',
    more: 'Altro per questa nota',
    addWord: 'Aggiungi al dizionario',
    ruleOff: 'Disattiva questa regola',
    acceptKind: (count) => `Accetta tutte e ${number(count)} di questo tipo`,
    dismissKind: 'Ignora qui tutte quelle di questo tipo',
    cut: 'togliere',
    previous: 'Nota precedente',
    next: 'Nota successiva',
    close: 'Chiudi la nota',
    open: (count) => `Mostra ${notes(count)}`,
    instead: (before, after) => `${before}: meglio ${after}`,
    leaveOut: (before) => `${before}: da togliere`,
  },
  did: {
    accepted: 'Accettata.',
    acceptedMany: (count) => `${fixes(count)} ${plural(count, { one: 'accettata', other: 'accettate' })}.`,
    dismissed: 'Ignorata.',
    added: (word) => `«${word}» è nel suo dizionario.`,
    ruleOff: (title) => `La regola «${title}» è disattivata.`,
    undone: 'Annullato.',
  },
  keys: {
    next: 'Nota successiva, precedente',
    accept: 'Accetta la proposta',
    letters: 'Nelle note: successiva, precedente',
    decide: 'Nelle note: accetta, ignora, annulla',
    check: 'Controlla ora',
    copy: 'Copia il testo',
    history: 'Annulla, ripeti',
    hintMove: 'successiva, precedente',
    hintUndo: 'annulla',
  },
  lists: {
    lead: 'Restano solo in questo browser, per tutti i suoi testi.',
    leadAccount: 'Conservati nel suo account, per tutti i suoi testi.',
    notSaved: 'L’account non ha ancora ricevuto le ultime modifiche. Sono conservate in questo browser e saranno inviate di nuovo.',
    dictionary: 'Il suo dizionario',
    word: 'Parola',
    rules: 'Regole disattivate',
    noRules: 'Tutte le regole sono attive.',
    on: 'Riattiva',
    dismissed: (count) => `${number(count)} ${plural(count, { one: 'ignorata', other: 'ignorate' })} in questo testo`,
    restore: 'Ripristina',
  },
  strip: {
    title: 'Lunghezza delle frasi',
    about: 'Frasi lunghe e brevi fianco a fianco, appena c’è un testo.',
    line: (longest, rest) => `La più lunga ha ${number(longest)} ${words(longest)}, le altre ${number(rest)} in media.`,
    one: (count) => `Una sola frase di ${number(count)} ${words(count)}.`,
    sentence: (at, of, count) => `Frase ${number(at)} di ${number(of)}: ${number(count)} ${words(count)}`,
    words,
    sentences: (count) => `${number(count)} ${plural(count, { one: 'frase', other: 'frasi' })}`,
  },
  copy: 'Copia il testo',
  fileName: 'corretto',
}
