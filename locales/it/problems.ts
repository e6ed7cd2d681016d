import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, choice, language, size } = wordsFor('it')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'secondo', other: 'secondi' })}`
const safe = 'Il tuo testo è ancora qui e non è stato conteggiato nulla.'

export const problems: ProblemMessages = {
  'not-found': ({ path }) => ({ title: 'A questo indirizzo non c’è nulla.', detail: `Nulla risponde a ${path}. Controlla l’indirizzo.` }),
  'body-not-json': { title: 'La richiesta non si è potuta leggere.', detail: 'Non è JSON valido. Ricarica la pagina e riprova.' },
  'content-type-wrong': ({ expected }) => ({ title: 'La richiesta non ha la forma giusta.', detail: `Va inviata come ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'È troppo per un solo invio.',
    detail: `In una richiesta entrano al massimo ${size(limit)}. Lavora sul testo a parti.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Una parte della richiesta non va bene.',
    detail: `Controlla ${list(issues.map(({ path }) => path || 'la richiesta'))} e riprova. ${safe}`,
  }),
  'origin-refused': { title: 'La richiesta viene da un altro sito.', detail: 'Apri Tinta in una scheda a parte e riprova lì.' },
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Era molto in poco tempo.',
    detail: `Aspetta ${seconds(count)} e riprova. ${safe}`,
  }),
  'server-failed': { title: 'Non ha funzionato.', detail: `Qualcosa non è riuscito sul server. ${safe} Riprova tra un momento.` },
  'database-unavailable': {
    title: 'Il server non è pronto.',
    detail: `In questo momento la sua base di dati non risponde. ${safe} Riprova tra un minuto.`,
  },
  'text-empty': { title: 'Non c’è ancora un testo.', detail: 'Scrivi o incolla un brano, oppure apri un file.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Il testo è troppo lungo per una volta sola.',
    detail: `Ha ${number(amount)} caratteri; ne entrano ${number(limit)}. Il tuo testo è ancora qui: scegline una parte, o prendi il piano che lo contiene.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, non hai Premium',
    detail: 'Le riscritture normale e forte fanno parte di Premium. Quella lieve funziona già.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Lingua di questo testo: ${language(found)}.`,
    detail: `Per ora la riscrittura funziona in queste lingue: ${list(supported.map(language))}. Il tuo testo è ancora qui, invariato.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Lingue di questo testo: ${list(languages.map(language))}.`,
    detail: `Per ora la riscrittura funziona in queste lingue: ${list(supported.map(language))}. Lascia solo quei brani, o scegli tu la lingua. Non si è perso nulla.`,
  }),
  'language-unknown': {
    title: 'Non si è riconosciuta la lingua.',
    detail: 'Il testo è breve o insolito. Scegli la lingua qui sopra e riprova.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Ci è voluto troppo.',
    detail: `La riscrittura non è finita in ${seconds(count)}. ${safe} Riprova, o invia una parte più breve.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'In questo momento scrivono in molti.',
    detail: `Riprova tra ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Non ha funzionato.',
    detail: `Il motore non è riuscito con questo testo. ${safe} Riprova, o togli ciò che sembra insolito.`,
  },
  'file-missing': { title: 'Non è arrivato nessun file.', detail: 'Scegli di nuovo il file.' },
  'file-encrypted': {
    title: 'Il file è bloccato.',
    detail: 'Lo protegge una password. Salvane una copia senza password e apri quella, o incolla il testo.',
  },
  'file-scanned': {
    title: 'Il PDF contiene immagini, non testo.',
    detail: 'Probabilmente è una scansione. Usa prima il riconoscimento del testo, o incolla il testo.',
  },
  'file-broken': {
    title: 'Il file non si può leggere.',
    detail: 'Sembra danneggiato, o la sua estensione non corrisponde al contenuto. Salvalo di nuovo e apri la copia.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Il file è troppo grande.',
    detail: `Si possono aprire al massimo ${size(limit)}. Incolla la parte che ti serve.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Questo tipo di file non si può aprire.',
    detail: `Tinta apre ${choice(kinds.map((kind) => `.${kind}`))}. Salvalo in uno di questi formati, o incolla il testo.`,
  }),
  'file-empty': { title: 'Nel file non c’è testo.', detail: 'Non contiene nulla da riscrivere. Il tuo testo qui è invariato.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'La lettura del file ha richiesto troppo tempo.',
    detail: `È stata interrotta dopo ${seconds(count)}. Salvalo in una forma più semplice, o incolla il testo.`,
  }),
  offline: {
    title: 'Sei offline.',
    detail: 'Continua a scrivere: la bozza resta su questo dispositivo e il lavoro riprende quando torni in rete.',
  },
  'network-failed': { title: 'Il server non è raggiungibile.', detail: `La connessione si è interrotta. ${safe} Riprova.` },
  cancelled: { title: 'Fermato.', detail: safe },
}
