import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Oh, non ha Premium',
  go: 'Vai a Premium',
  later: 'Più tardi',
  plans: 'Vedi i piani',
  haveIt: 'Ha già un piano?',
  logIn: 'Accedi',
  reasons: {
    strength: {
      reason: 'Le intensità normale e forte fanno parte di Premium. Il testo resta com’è; quella lieve funziona già.',
      short: 'Le intensità normale e forte fanno parte di Premium.',
    },
    'report:print': {
      reason: 'I rapporti da stampare fanno parte di Premium. Il rapporto stesso resta sulla pagina.',
      short: 'I rapporti da stampare fanno parte di Premium.',
    },
    'files:many': {
      reason: 'Più file insieme fanno parte di Platino. Un file alla volta funziona già.',
      short: 'Più file insieme fanno parte di Platino.',
    },
    'api:keys': {
      reason: 'Le chiavi per l’API fanno parte di Platino. Gli strumenti di queste pagine funzionano anche senza.',
      short: 'Le chiavi per l’API fanno parte di Platino.',
    },
  },
}
