import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Deneme ödemesi',
  mode: 'Deneme modu: para el değiştirmez',
  lead: 'Bu sayfa bir ödeme hizmetinin yerini tutar. Kart istenmez ve hiçbir ücret alınmaz.',
  loading: 'Satın alma aranıyor',
  plan: 'Plan',
  holds: 'İçindekiler',
  price: 'Fiyat',
  noPrice: 'Fiyat belirlenmedi',
  month: 'ayda',
  billing: 'Ödeme',
  monthly: 'Siz iptal edene kadar her ay',
  pay: 'Öde (deneme)',
  decline: 'Ödemeyi reddet',
  declineHelp: 'Reddetmek, bir kart kabul edilmediğinde ne olduğunu gösterir.',
  back: 'Geri',
  declined: {
    title: 'Ödeme reddedildi.',
    body: 'Hiçbir ücret alınmadı, planınız eskisi gibi.',
    again: 'Yeniden dene',
  },
  paid: {
    title: 'Bu satın almanın ödemesi yapıldı.',
    body: 'Deneme modunda, yani para el değiştirmedi. Planınız geçerli.',
    go: 'Devam et',
  },
  expired: {
    title: 'Bu satın almanın süresi doldu.',
    body: 'Bir süre açık kaldı ve ödenmedi. Hiçbir ücret alınmadı; planı yeniden seçin.',
  },
  missing: {
    title: 'Böyle bir satın alma yok.',
    body: 'Adres eksik olabilir ya da satın alma başka bir hesaba ait olabilir.',
  },
  signedOut: {
    title: 'Sürdürmek için giriş yapın.',
    body: 'Satın alma, onu başlatan hesaba aittir.',
    go: 'Giriş yap',
  },
  plans: 'Planları gör',
  again: 'Yeniden dene',
}
