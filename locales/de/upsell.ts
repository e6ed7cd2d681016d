import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Oh, Sie haben kein Premium',
  go: 'Zu Premium',
  later: 'Später',
  plans: 'Tarife ansehen',
  haveIt: 'Haben Sie schon einen Tarif?',
  logIn: 'Anmelden',
  reasons: {
    strength: {
      reason: 'Die Stärken „Mittel“ und „Stark“ gehören zu Premium. Ihr Text bleibt, wie er ist; „Leicht“ funktioniert schon jetzt.',
      short: 'Die Stärken „Mittel“ und „Stark“ gehören zu Premium.',
    },
    'report:print': {
      reason: 'Berichte zum Ausdrucken gehören zu Premium. Der Bericht selbst bleibt auf der Seite.',
      short: 'Berichte zum Ausdrucken gehören zu Premium.',
    },
    'files:many': {
      reason: 'Mehrere Dateien auf einmal gehören zu Platin. Eine einzelne Datei geht schon jetzt.',
      short: 'Mehrere Dateien auf einmal gehören zu Platin.',
    },
    'api:keys': {
      reason: 'Schlüssel für die API gehören zu Platin. Die Werkzeuge auf diesen Seiten brauchen keinen.',
      short: 'Schlüssel für die API gehören zu Platin.',
    },
  },
}
