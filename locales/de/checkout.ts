import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Testkasse',
  mode: 'Testbetrieb: Es fließt kein Geld',
  lead: 'Diese Seite steht dort, wo sonst ein Zahlungsdienst wäre. Es wird keine Karte verlangt und nichts abgebucht.',
  loading: 'Der Kauf wird gesucht',
  plan: 'Tarif',
  holds: 'Enthält',
  price: 'Preis',
  noPrice: 'Kein Preis festgelegt',
  month: 'im Monat',
  billing: 'Abrechnung',
  monthly: 'Jeden Monat, bis Sie kündigen',
  pay: 'Bezahlen (Test)',
  decline: 'Zahlung ablehnen',
  declineHelp: 'Ablehnen zeigt, was geschieht, wenn eine Karte nicht angenommen wird.',
  back: 'Zurück',
  declined: {
    title: 'Die Zahlung wurde abgelehnt.',
    body: 'Es wurde nichts abgebucht, und Ihr Tarif ist wie zuvor.',
    again: 'Erneut versuchen',
  },
  paid: {
    title: 'Dieser Kauf ist bezahlt.',
    body: 'Im Testbetrieb, es ist also kein Geld geflossen. Ihr Tarif gilt.',
    go: 'Weiter',
  },
  expired: {
    title: 'Dieser Kauf ist abgelaufen.',
    body: 'Er stand eine Weile offen und wurde nicht bezahlt. Es wurde nichts abgebucht; wählen Sie den Tarif noch einmal.',
  },
  missing: {
    title: 'Diesen Kauf gibt es nicht.',
    body: 'Vielleicht ist die Adresse unvollständig, oder der Kauf gehört zu einem anderen Konto.',
  },
  signedOut: {
    title: 'Melden Sie sich an, um fortzufahren.',
    body: 'Ein Kauf gehört zu dem Konto, das ihn begonnen hat.',
    go: 'Anmelden',
  },
  plans: 'Tarife ansehen',
  again: 'Erneut versuchen',
}
