import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Ó, Önnek nincs prémiuma',
  go: 'Tovább a Prémiumhoz',
  later: 'Később',
  plans: 'A csomagok megtekintése',
  haveIt: 'Van már csomagja?',
  logIn: 'Bejelentkezés',
  reasons: {
    strength: {
      reason: 'A közepes és az erős átfogalmazás a Prémium része. A szövege úgy marad, ahogy van; az enyhe most is működik.',
      short: 'A közepes és az erős a Prémium része.',
    },
    'report:print': {
      reason: 'A nyomtatható jelentés a Prémium része. Maga a jelentés az oldalon marad.',
      short: 'A nyomtatható jelentés a Prémium része.',
    },
    'files:many': {
      reason: 'Több fájl egyszerre a Platina része. Egy fájl most is megnyitható.',
      short: 'Több fájl egyszerre a Platina része.',
    },
    'api:keys': {
      reason: 'Az API-kulcs a Platina része. Az oldalak eszközei kulcs nélkül is működnek.',
      short: 'Az API-kulcs a Platina része.',
    },
  },
}
