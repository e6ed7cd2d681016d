import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Plată de probă',
  mode: 'Mod de probă: nu se mișcă bani',
  lead: 'Această pagină ține locul unui serviciu de plată. Nu se cere niciun card și nu se încasează nimic.',
  loading: 'Se caută cumpărarea',
  plan: 'Plan',
  holds: 'Conține',
  price: 'Preț',
  noPrice: 'Niciun preț stabilit',
  month: 'pe lună',
  billing: 'Facturare',
  monthly: 'În fiecare lună, până renunțați',
  pay: 'Plătiți (probă)',
  decline: 'Refuzați plata',
  declineHelp: 'Refuzul arată ce se întâmplă când un card nu este acceptat.',
  back: 'Înapoi',
  declined: {
    title: 'Plata a fost refuzată.',
    body: 'Nu s-a încasat nimic, iar planul este ca înainte.',
    again: 'Încercați din nou',
  },
  paid: {
    title: 'Această cumpărare este plătită.',
    body: 'În mod de probă, deci nu s-au mișcat bani. Planul este activ.',
    go: 'Mai departe',
  },
  expired: {
    title: 'Această cumpărare a expirat.',
    body: 'A rămas deschisă o vreme și nu a fost plătită. Nu s-a încasat nimic; alegeți planul din nou.',
  },
  missing: {
    title: 'Această cumpărare nu există.',
    body: 'Poate că adresa nu este întreagă sau cumpărarea aparține altui cont.',
  },
  signedOut: {
    title: 'Conectați-vă pentru a continua.',
    body: 'O cumpărare aparține contului care a început-o.',
    go: 'Autentificare',
  },
  plans: 'Vedeți planurile',
  again: 'Încercați din nou',
}
