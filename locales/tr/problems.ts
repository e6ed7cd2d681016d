import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, list, language, size, dayOfYear, wait } = wordsFor('tr')
const seconds = (count: number) => `${number(count)} saniye`
const safe = 'Metniniz hâlâ burada ve kullanımınızdan bir şey düşülmedi.'

export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'Bu adreste hiçbir şey yok.',
    detail: `${path} adresinde yanıt veren bir şey yok. Adreste yazım hatası olup olmadığına bakın.`,
  }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Bu adres başka bir yöntemle çağrılır.',
    detail: `Yanıt verdiği yöntem: ${allowed.join(', ')}. İsteği bu yöntemle gönderin.`,
  }),
  'body-not-json': { title: 'İstek okunamadı.', detail: 'Geçerli bir JSON değil. Sayfayı yenileyip yeniden deneyin.' },
  'content-type-wrong': ({ expected }) => ({ title: 'İsteğin biçimi yanlış.', detail: `Şu biçimde gönderilmelidir: ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'Bu, bir seferde göndermek için çok fazla.',
    detail: `Bir isteğe en çok ${size(limit)} sığar. Metni bölümler hâlinde işleyin.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'İsteğin bir bölümü yanlış.',
    detail: `Şunları denetleyip yeniden deneyin: ${list(issues.map(({ path }) => path || 'istek'))}. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Bu sayfa sitenin kendi adresinde açık değil.',
    detail: `${address} adresini açıp orada yeniden deneyin.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Kısa sürede çok fazla istek geldi.',
    detail: `${seconds(count)} bekleyip yeniden deneyin. ${safe}`,
  }),
  'server-failed': { title: 'İşlem yapılamadı.', detail: `Sunucuda bir hata oluştu. ${safe} Birazdan yeniden deneyin.` },
  'database-unavailable': {
    title: 'Sunucu hazır değil.',
    detail: `Veritabanı şu anda yanıt vermiyor. ${safe} Bir dakika sonra yeniden deneyin.`,
  },
  'text-empty': { title: 'Henüz metin yok.', detail: 'Bir metin yazın veya yapıştırın ya da bir dosya açın.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Metin bir sefer için çok uzun.',
    detail: `${number(amount)} karakter var; ${number(limit)} karakter sığıyor. Metniniz hâlâ burada: kısaltın ya da bölümler hâlinde gönderin.`,
  }),
  'strength-not-in-tier': {
    title: 'Ah, Premium’unuz yok',
    detail: 'Orta ve güçlü düzeyler Premium’a dahildir. Hafif düzey şimdi çalışır.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Ah, Premium’unuz yok',
    detail: `Bu, ${needed === 'premium' ? 'Premium' : 'Platin'} planına dahildir. Masanızda hiçbir şey değişmedi.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Bu planda intihal denetimi yok.' : 'Bu ayın intihal denetimlerini kullandınız.',
          detail: `${limit === 0 ? 'Premium’da ayda bir tane var.' : `Sayım ${dayOfYear(resetsAt)} tarihinde yeniden başlar.`} Metniniz hâlâ burada; düzeltme önceki gibi çalışıyor.`,
        }
      : {
          title: used >= limit ? `Bu ayın ${number(limit)} karakterini kullandınız.` : `Bu ay ${number(limit - used)} karakter kaldı.`,
          detail: `Bu metin için ${number(needed)} gerekiyor. Sayım ${dayOfYear(resetsAt)} tarihinde yeniden başlar. Metniniz hâlâ burada; düzeltme önceki gibi çalışıyor.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Ağınızdaki ziyaretçiler bugünün karakterlerini kullandı.',
    detail: `Ücretsiz hesabın kendi sayımı vardır. Hesap olmadan beklemeniz gerekir; bekleme süresi: ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': { title: 'Bunun için hesap gerekiyor.', detail: 'Giriş yapın ya da hesap açın; masanızdakiler yerinde kalır.' },
  'user-disabled': { title: 'Bu hesap kapatılmış.', detail: 'Desteğe yazın.' },
  'user-token-expired': { title: 'Oturumunuz kapandı.', detail: 'Yeniden giriş yapın; metniniz hâlâ burada.' },
  'sign-in-failed': {
    title: 'Giriş yapılamadı.',
    detail: 'Diğer site kim olduğunuzu söylemedi. Yeniden deneyin ya da e-postanızı kullanın.',
  },
  'billing-failed': { title: 'Ödeme hizmeti yanıt vermedi.', detail: 'Hiçbir ücret alınmadı. Birkaç dakika sonra yeniden deneyin.' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Bu metin ${language(found)} yazılmış.`,
    detail: `Tinta şimdilik ${list(supported.map(language))} metinlerle çalışıyor. Metniniz hâlâ burada, değişmedi.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Bu metin ${list(languages.map(language))} yazılmış.`,
    detail: `Tinta şimdilik ${list(supported.map(language))} metinlerle çalışıyor. Yalnızca o bölümleri bırakın ya da dili kendiniz seçin. Hiçbir şey kaybolmadı.`,
  }),
  'language-unknown': { title: 'Dil anlaşılamadı.', detail: 'Metin kısa ya da alışılmadık. Dilini yukarıdan seçip yeniden deneyin.' },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Çok uzun sürdü.',
    detail: `Yeniden yazma ${seconds(count)} içinde bitmedi. ${safe} Yeniden deneyin ya da daha kısa bir bölüm gönderin.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Şu anda çok kişi yazıyor.',
    detail: `${seconds(count)} sonra yeniden deneyin. ${safe}`,
  }),
  'engine-failed': {
    title: 'İşlem yapılamadı.',
    detail: `Motor bu metni işleyemedi. ${safe} Yeniden deneyin ya da alışılmadık görünen yerleri çıkarın.`,
  },
  offline: {
    title: 'Çevrimdışısınız.',
    detail: 'Yazmayı sürdürün: taslağınız bu cihazda tutulur, bağlantı gelince işlem kaldığı yerden sürer.',
  },
  'network-failed': { title: 'Sunucuya ulaşılamadı.', detail: `Bağlantı koptu. ${safe} Yeniden deneyin.` },
  cancelled: { title: 'Durduruldu.', detail: safe },
}
