import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Pagamento di prova',
  mode: 'Modalità di prova: non si muove denaro',
  lead: 'Questa pagina sta al posto di un servizio di pagamento. Non viene chiesta alcuna carta e non viene addebitato nulla.',
  loading: 'Ricerca dell’acquisto',
  plan: 'Piano',
  holds: 'Comprende',
  price: 'Prezzo',
  noPrice: 'Nessun prezzo stabilito',
  month: 'al mese',
  billing: 'Addebito',
  monthly: 'Ogni mese, fino alla disdetta',
  pay: 'Paga (prova)',
  decline: 'Rifiuta il pagamento',
  declineHelp: 'Il rifiuto mostra che cosa succede quando una carta non viene accettata.',
  back: 'Indietro',
  declined: {
    title: 'Il pagamento è stato rifiutato.',
    body: 'Non è stato addebitato nulla e il piano è quello di prima.',
    again: 'Riprova',
  },
  paid: {
    title: 'Questo acquisto è pagato.',
    body: 'In modalità di prova, quindi senza muovere denaro. Il piano è attivo.',
    go: 'Continua',
  },
  expired: {
    title: 'Questo acquisto è scaduto.',
    body: 'È rimasto aperto per un po’ e non è stato pagato. Non è stato addebitato nulla; scegliere di nuovo il piano.',
  },
  missing: {
    title: 'Questo acquisto non esiste.',
    body: 'Forse l’indirizzo non è completo, oppure l’acquisto appartiene a un altro account.',
  },
  signedOut: {
    title: 'Accedere per continuare.',
    body: 'Un acquisto appartiene all’account che lo ha iniziato.',
    go: 'Accedi',
  },
  plans: 'Vedi i piani',
  again: 'Riprova',
}
