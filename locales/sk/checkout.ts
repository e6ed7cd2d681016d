import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Skúšobná platba',
  mode: 'Skúšobný režim: peniaze sa nehýbu',
  lead: 'Táto stránka stojí tam, kde by inak bola platobná služba. Nežiada sa karta a nič sa neúčtuje.',
  loading: 'Hľadá sa nákup',
  plan: 'Plán',
  holds: 'Obsahuje',
  price: 'Cena',
  noPrice: 'Cena nie je určená',
  month: 'mesačne',
  billing: 'Účtovanie',
  monthly: 'Každý mesiac, kým plán nezrušíte',
  pay: 'Zaplatiť (skúška)',
  decline: 'Odmietnuť platbu',
  declineHelp: 'Odmietnutie ukáže, čo sa stane, keď kartu neprijmú.',
  back: 'Späť',
  declined: {
    title: 'Platba bola odmietnutá.',
    body: 'Nič sa neúčtovalo a váš plán je ako predtým.',
    again: 'Skúsiť znova',
  },
  paid: {
    title: 'Tento nákup je zaplatený.',
    body: 'V skúšobnom režime, takže sa peniaze nepohli. Váš plán platí.',
    go: 'Pokračovať',
  },
  expired: {
    title: 'Platnosť tohto nákupu vypršala.',
    body: 'Istý čas bol otvorený a nezaplatil sa. Nič sa neúčtovalo; vyberte si plán znova.',
  },
  missing: {
    title: 'Taký nákup neexistuje.',
    body: 'Adresa možno nie je celá alebo nákup patrí k inému účtu.',
  },
  signedOut: {
    title: 'Na pokračovanie sa prihláste.',
    body: 'Nákup patrí k účtu, ktorý ho začal.',
    go: 'Prihlásiť sa',
  },
  plans: 'Pozrieť plány',
  again: 'Skúsiť znova',
}
