import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Oh, nu aveți Premium',
  go: 'Mergeți la Premium',
  later: 'Mai târziu',
  plans: 'Vedeți planurile',
  haveIt: 'Aveți deja un plan?',
  logIn: 'Autentificare',
  reasons: {
    strength: {
      reason: 'Intensitățile normală și puternică fac parte din Premium. Textul rămâne cum este; cea ușoară funcționează acum.',
      short: 'Intensitățile normală și puternică fac parte din Premium.',
    },
    'report:print': {
      reason: 'Rapoartele de tipărit fac parte din Premium. Raportul însuși rămâne pe pagină.',
      short: 'Rapoartele de tipărit fac parte din Premium.',
    },
    'files:many': {
      reason: 'Mai multe fișiere deodată fac parte din Platină. Câte un fișier merge și acum.',
      short: 'Mai multe fișiere deodată fac parte din Platină.',
    },
    'api:keys': {
      reason: 'Cheile pentru API fac parte din Platină. Instrumentele de pe aceste pagini funcționează fără cheie.',
      short: 'Cheile pentru API fac parte din Platină.',
    },
  },
}
