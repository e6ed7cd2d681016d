import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Tinta’daki verileriniz',
  about: ({ site, day }) => `${site} sitesinin hakkınızda tuttuğu kayıtlar bunlardır. Dosyanın oluşturulduğu tarih: ${day}`,
  parts: {
    account: 'adınız, e-posta adresiniz ve hesabın tarihleri',
    preferences: 'ayarlarınız',
    signInMethods: 'nasıl oturum açtığınız',
    devices: 'oturumunuzun açık olduğu cihazlar',
    keys: 'API anahtarlarınızın adları ve ilk karakterleri',
    usage: 'her çalıştırmanın aylık miktarınızdan ne kadar kullandığı',
    subscription: 'planlar ve satın almalar',
    dictionary: 'kendi sözcükleriniz ve kapattığınız kurallar',
    historyJson: 'metinleri ve sonuçlarıyla geçmişiniz',
    historyFolder: 'aynısı, her çalıştırma için bir dosya',
    checks: 'intihal denetimleriniz ve raporları',
    documents: 'karşılaştırma için tuttuğunuz belgeler ve taslaklarınız, metinleriyle birlikte',
    library: 'kütüphanenizdeki kaynaklar; klasörleri, etiketleri ve notlarıyla',
    libraryFiles: 'onlara eklediğiniz dosyalar',
  },
  secrets: 'Parolalar, kodlar ve hesabınızı açan bağlantılar burada yer almaz.',
  form: '.json ile biten dosyalar programlar içindir; her metin düzenleyici de bunları açar. Saatler UTC’dir.',
  run: {
    tool: 'Araç',
    language: 'Dil',
    madeAt: 'Tarih',
    text: 'Metin',
    result: 'Sonuç',
  },
}
