import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')
const characterWord = (count: number) => plural(count, { one: 'carattere', many: 'di caratteri', other: 'caratteri' })
const characters = (count: number) => `${number(count)} ${characterWord(count)} al mese`
const checks = (count: number) =>
  `${number(count)} ${plural(count, { one: 'controllo', many: 'di controlli', other: 'controlli' })} antiplagio`
const levels = (count: number) =>
  `${number(count)} ${plural(count, { one: 'livello', many: 'di livelli', other: 'livelli' })} di riscrittura`
const days = (count: number) => `${number(count)} ${plural(count, { one: 'giorno', many: 'di giorni', other: 'giorni' })}`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Che cosa contiene ogni piano di Tinta: caratteri al mese, livelli di riscrittura e controlli antiplagio.',
  headline: 'Più inchiostro per il mese in cui serve.',
  lead: 'La stagione delle tesi è breve. Un mese dovrebbe costare all’incirca quanto un menu con hamburger o un biglietto del cinema, e si può smettere quando si vuole.',
  table: {
    caption: 'I piani a confronto',
    choose: 'Piano',
    current: 'Piano attuale',
    charactersMonthly: 'Caratteri al mese',
    charactersPerRun: 'Caratteri per volta',
    levels: 'Livelli di riscrittura',
    checks: 'Controlli antiplagio al mese',
    checkedPerRun: 'Caratteri per controllo ortografico o IA',
    history: 'Cronologia dei risultati',
    entitlements: { 'report:print': 'Rapporti da stampare', 'files:many': 'Più file insieme', 'api:keys': 'Chiavi per l’API' },
    none: 'nessuno',
    included: 'compreso',
    withoutAccount: (figure) => `${figure} senza account`,
    notOpen: 'Il controllo non è disponibile su questo sito.',
  },
  plans: {
    free: {
      name: 'Gratuito',
      description: 'Per provare ogni strumento',
      features: (plan: PlanFigures) => [characters(plan.characters), 'parafrasi lieve'],
    },
    premium: {
      name: 'Premium',
      description: 'Per una tesina',
      features: (plan: PlanFigures) => [characters(plan.characters), 'parafrasi a tre livelli', levels(plan.levels), checks(plan.checks)],
    },
    platinum: {
      name: 'Platino',
      description: 'Per una tesi',
      features: (plan: PlanFigures) => [characters(plan.characters), 'tutte le funzioni', 'parafrasi forte', checks(plan.checks)],
    },
  },
  price: {
    month: 'al mese',
    none: 'Nessun prezzo stabilito',
    atCheckout: 'Prezzo alla cassa',
    withTax: 'Prezzi comprensivi di imposte.',
    withoutTax: 'Ai prezzi si aggiungono le imposte.',
    billed: 'Addebito mensile.',
  },
  testMode: {
    title: 'Modalità di prova: non si muove denaro.',
    body: 'Tutto procede come con un pagamento vero, ma non viene chiesta alcuna carta.',
  },
  off: 'Su questo sito non si vende nulla. Chi lo gestisce può assegnare un piano a un account.',
  lifted: 'Chi gestisce questo sito ha tolto i limiti: tutto ciò che sta nella colonna Platino è già a disposizione.',
  given: {
    premium: 'Chi visita questo sito ha Premium, anche senza account.',
    platinum: 'Chi visita questo sito ha Platino, anche senza account.',
  },
  buy: {
    choose: { premium: 'Scegli Premium', platinum: 'Scegli Platino' },
    change: { premium: 'Passa a Premium', platinum: 'Passa a Platino' },
    signUp: 'Crea un account gratuito',
    leave: 'Disdici dall’account',
    signIn: 'Un piano appartiene a un account. Accedere o crearne uno; l’acquisto prosegue poi da sé.',
    already: { premium: 'Premium è già attivo.', platinum: 'Platino è già attivo.' },
    close: 'Chiudi',
  },
  change: {
    title: { premium: 'Passare a Premium?', platinum: 'Passare a Platino?' },
    holds: (limit, used) => `Il cambio vale subito: ${characters(limit)}, di cui già usati: ${number(used)}.`,
    spent: (limit, used) =>
      `Il cambio vale subito: ${characters(limit)}. Questo mese ne sono stati usati ${number(used)}, quindi non resta nulla.`,
    resets: (day) => `Il nuovo conteggio comincia in questo giorno: ${day}.`,
    money: {
      test: 'Modalità di prova: non si muove denaro.',
      stripe: 'I giorni che restano di questo mese vengono conguagliati con la prossima fattura.',
    },
    keep: { premium: 'Mantieni Premium', platinum: 'Mantieni Platino' },
  },
  bought: {
    title: { premium: 'Premium è attivo.', platinum: 'Platino è attivo.' },
    holds: (plan) => `Comprende ${characters(plan.characters)}, ${levels(plan.levels)}, ${checks(plan.checks)} al mese.`,
    waiting: 'Il pagamento è in corso di conferma. Il piano comincia subito dopo, di solito entro un minuto.',
    late: 'Il pagamento non è ancora confermato. Il piano comincerà da sé; tra qualche minuto conviene guardare nell’account.',
    close: 'Chiudi',
  },
  questions: {
    cancel: {
      title: 'Come si disdice?',
      answer: 'Nell’account, con due clic. Il piano termina subito, non viene addebitato altro e l’account resta.',
      support: (email) => `Se qualcosa non funziona, scrivere a ${email}.`,
    },
    limit: {
      title: 'E se i caratteri finiscono?',
      answer:
        'Nulla viene addebitato in automatico. Lo strumento avvisa prima di cominciare, conserva il testo e dice in che giorno riparte il conteggio.',
    },
    text: {
      title: 'Il mio testo viene usato?',
      answerNotKept:
        'No. In ogni piano viene elaborato in memoria: non è salvato, non è mostrato a nessuno e non serve ad addestrare nulla.',
      answerKept: (most) =>
        `No. In nessun piano è mostrato a qualcuno o serve ad addestrare qualcosa. I testi dei visitatori non sono salvati; con un account i risultati sono conservati solo per chi li ha ottenuti, al massimo ${days(most)}, finché non li cancella o disattiva la cronologia.`,
    },
    failed: {
      title: 'E se un pagamento non va a buon fine?',
      answer: (grace) =>
        grace === 0
          ? 'Il piano termina e l’account torna gratuito; non viene cancellato nulla.'
          : `Il piano continua per ${days(grace)} e avvisiamo per e-mail. Se poi non risulta alcun pagamento, l’account torna gratuito; non viene cancellato nulla.`,
    },
    change: {
      title: 'Che cosa succede al conteggio?',
      answer:
        'Con il primo piano comincia un mese proprio, a partire da zero. Il cambio di piano vale subito: ciò che è stato usato resta conteggiato, rispetto al nuovo limite.',
    },
    honest: {
      title: 'Che cosa non fa nessun piano?',
      answer: 'Far passare un testo attraverso un rilevatore. I piani differiscono per quantità e intensità; i motori sono gli stessi.',
    },
  },
  operator: {
    title: 'Per chi gestisce questo sito',
    lead: 'Queste impostazioni decidono che cosa viene offerto qui; poi occorre riavviare.',
    price: 'mostra un prezzo, nella valuta indicata da CURRENCY.',
    stripe: 'accetta pagamenti veri. Senza, un indirizzo locale ha una cassa di prova e uno pubblico non vende nulla.',
    open: 'toglie ogni limite dei motori integrati, per scuole e computer propri.',
    visitorTier: 'dà a ogni visitatore il piano indicato.',
  },
}
