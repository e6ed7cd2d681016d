import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Ah, Premium’unuz yok',
  go: 'Premium’a git',
  later: 'Sonra',
  plans: 'Planları gör',
  haveIt: 'Zaten bir planınız mı var?',
  logIn: 'Giriş yap',
  reasons: {
    strength: {
      reason: 'Orta ve güçlü düzeyler Premium’a dahildir. Metniniz olduğu gibi kalır; hafif düzey şimdi çalışır.',
      short: 'Orta ve güçlü düzeyler Premium’a dahildir.',
    },
    'report:print': {
      reason: 'Yazdırılabilir raporlar Premium’a dahildir. Raporun kendisi sayfada kalır.',
      short: 'Yazdırılabilir raporlar Premium’a dahildir.',
    },
    'files:many': {
      reason: 'Aynı anda birden çok dosya Platin’e dahildir. Tek dosya şimdi çalışır.',
      short: 'Aynı anda birden çok dosya Platin’e dahildir.',
    },
    'api:keys': {
      reason: 'API anahtarları Platin’e dahildir. Bu sayfalardaki araçlar anahtarsız çalışır.',
      short: 'API anahtarları Platin’e dahildir.',
    },
  },
}
