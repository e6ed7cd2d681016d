import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait } = wordsFor('it')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'secondo', other: 'secondi' })}`
const safe = 'Il testo è ancora qui e non è stato conteggiato nulla.'

export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({ title: 'A questo indirizzo non c’è nulla.', detail: `Nulla risponde a ${path}. Controllare l’indirizzo.` }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Questo indirizzo va interrogato in altro modo.',
    detail: `Risponde a ${allowed.join(', ')}. Inviare la richiesta con questo metodo.`,
  }),
  'body-not-json': { title: 'Impossibile leggere la richiesta.', detail: 'Non è JSON valido. Ricaricare la pagina e riprovare.' },
  'content-type-wrong': ({ expected }) => ({ title: 'La richiesta non ha la forma giusta.', detail: `Va inviata come ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'È troppo per un solo invio.',
    detail: `In una richiesta entrano al massimo ${size(limit)}. Lavorare sul testo per parti.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Una parte della richiesta non va bene.',
    detail: `Controllare ${list(issues.map(({ path }) => path || 'la richiesta'))} e riprovare. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Questa pagina non è aperta all’indirizzo del sito.',
    detail: `Aprire ${address} e riprovare da lì.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Troppe richieste in poco tempo.',
    detail: `Attendere ${seconds(count)} e riprovare. ${safe}`,
  }),
  'server-failed': { title: 'Non ha funzionato.', detail: `Si è verificato un errore sul server. ${safe} Riprovare tra un momento.` },
  'database-unavailable': {
    title: 'Il server non è pronto.',
    detail: `In questo momento il suo database non risponde. ${safe} Riprovare tra un minuto.`,
  },
  'text-empty': { title: 'Non c’è ancora un testo.', detail: 'Scrivere o incollare un brano, oppure aprire un file.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Il testo è troppo lungo per una volta sola.',
    detail: `Ha ${number(amount)} caratteri; il limite è ${number(limit)}. Il testo è ancora qui: accorciarlo o inviarlo a parti.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, non ha Premium',
    detail: 'Le intensità normale e forte fanno parte di Premium. Quella lieve funziona già.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, non ha Premium',
    detail: `Fa parte di ${needed === 'premium' ? 'Premium' : 'Platino'}. Sulla scrivania non è cambiato nulla.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Questo piano non comprende controlli antiplagio.' : 'I controlli antiplagio di questo mese sono finiti.',
          detail: `${limit === 0 ? 'Premium ne comprende uno al mese.' : `Il conteggio riparte il ${dayOfYear(resetsAt)}.`} Il testo è ancora qui; la correzione funziona come prima.`,
        }
      : {
          title:
            used >= limit
              ? `I ${number(limit)} caratteri di questo mese sono finiti.`
              : `Questo mese restano ${number(limit - used)} caratteri.`,
          detail: `Questo testo ne richiede ${number(needed)}. Il conteggio riparte il ${dayOfYear(resetsAt)}. Il testo è ancora qui; la correzione funziona come prima.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'I visitatori della Sua rete hanno usato i caratteri di oggi.',
    detail: `Un account gratuito ha un conteggio proprio. Senza account occorre attendere; tempo di attesa: ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': { title: 'Per questo serve un account.', detail: 'Accedere o crearne uno; ciò che è sulla scrivania resta dov’è.' },
  'user-disabled': { title: 'Questo account è chiuso.', detail: 'Scrivere all’assistenza.' },
  'user-token-expired': { title: 'La sessione è terminata.', detail: 'Accedere di nuovo; il testo è ancora qui.' },
  'sign-in-failed': {
    title: 'L’accesso non è riuscito.',
    detail: 'L’altro sito non ha detto chi è Lei. Riprovare, oppure usare l’e-mail.',
  },
  'billing-failed': {
    title: 'Il servizio di pagamento non ha risposto.',
    detail: 'Non è stato addebitato nulla. Riprovare tra qualche minuto.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Questo testo è in ${language(found)}.`,
    detail: `Per ora Tinta lavora con testi in ${list(supported.map(language))}. Il testo è ancora qui, invariato.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Questo testo è in ${list(languages.map(language))}.`,
    detail: `Per ora Tinta lavora con testi in ${list(supported.map(language))}. Lasciare solo quei brani, o scegliere la lingua a mano. Non si è perso nulla.`,
  }),
  'language-unknown': {
    title: 'Non è stato possibile riconoscere la lingua.',
    detail: 'Il testo è breve o insolito. Scegliere la lingua qui sopra e riprovare.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Ci è voluto troppo.',
    detail: `La riscrittura non è finita in ${seconds(count)}. ${safe} Riprovare, o inviare una parte più breve.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'In questo momento scrivono in molti.',
    detail: `Riprovare tra ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Non ha funzionato.',
    detail: `Il motore non è riuscito a elaborare questo testo. ${safe} Riprovare, o togliere ciò che sembra insolito.`,
  },
  offline: {
    title: 'Non c’è connessione.',
    detail: 'Si può continuare a scrivere: la bozza resta su questo dispositivo e il lavoro riprende quando torna la connessione.',
  },
  'network-failed': { title: 'Il server non è raggiungibile.', detail: `La connessione si è interrotta. ${safe} Riprovare.` },
  cancelled: { title: 'Interrotto.', detail: safe },
}
