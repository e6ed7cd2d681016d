import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Ach, nemáte Premium',
  go: 'Prejsť na Premium',
  later: 'Neskôr',
  plans: 'Pozrieť plány',
  haveIt: 'Máte už plán?',
  logIn: 'Prihlásiť sa',
  reasons: {
    strength: {
      reason: 'Stredná a silná intenzita sú súčasťou plánu Premium. Váš text zostane, ako je; mierna funguje hneď.',
      short: 'Stredná a silná intenzita sú súčasťou plánu Premium.',
    },
    'report:print': {
      reason: 'Správy na vytlačenie sú súčasťou plánu Premium. Samotná správa zostane na stránke.',
      short: 'Správy na vytlačenie sú súčasťou plánu Premium.',
    },
    'files:many': {
      reason: 'Viac súborov naraz je súčasťou plánu Platina. Jeden súbor funguje hneď.',
      short: 'Viac súborov naraz je súčasťou plánu Platina.',
    },
    'api:keys': {
      reason: 'Kľúče k API sú súčasťou plánu Platina. Nástroje na týchto stránkach fungujú aj bez nich.',
      short: 'Kľúče k API sú súčasťou plánu Platina.',
    },
  },
}
