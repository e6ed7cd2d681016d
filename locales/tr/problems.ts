import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, list, choice, language, size } = wordsFor('tr')
const seconds = (count: number) => `${number(count)} saniye`
const safe = 'Metniniz hâlâ burada ve hiçbir şey sayılmadı.'

export const problems: ProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'Bu adreste hiçbir şey yok.',
    detail: `${path} adresinde yanıt veren bir şey yok. Adreste yazım hatası olup olmadığına bakın.`,
  }),
  'body-not-json': { title: 'İstek okunamadı.', detail: 'Geçerli bir JSON değil. Sayfayı yenileyip yeniden deneyin.' },
  'content-type-wrong': ({ expected }) => ({ title: 'İsteğin biçimi yanlış.', detail: `Şu biçimde gönderilmelidir: ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'Bir seferde göndermek için çok fazla.',
    detail: `Bir isteğe en çok ${size(limit)} sığar. Metin üzerinde parça parça çalışın.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'İsteğin bir bölümü doğru değil.',
    detail: `Şunları denetleyip yeniden deneyin: ${list(issues.map(({ path }) => path || 'istek'))}. ${safe}`,
  }),
  'origin-refused': { title: 'İstek başka bir siteden geldi.', detail: 'Tinta’yı ayrı bir sekmede açıp orada yeniden deneyin.' },
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Kısa sürede çok fazla oldu.',
    detail: `${seconds(count)} bekleyip yeniden deneyin. ${safe}`,
  }),
  'server-failed': { title: 'Olmadı.', detail: `Sunucuda bir şey ters gitti. ${safe} Birazdan yeniden deneyin.` },
  'database-unavailable': {
    title: 'Sunucu hazır değil.',
    detail: `Veritabanı şu anda yanıt vermiyor. ${safe} Bir dakika sonra yeniden deneyin.`,
  },
  'text-empty': { title: 'Henüz metin yok.', detail: 'Bir parça yazın veya yapıştırın ya da bir dosya açın.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Metin bir seferlik işlem için çok uzun.',
    detail: `${number(amount)} karakter var; ${number(limit)} karakter sığıyor. Metniniz hâlâ burada: bir bölümünü seçin ya da sığacağı planı alın.`,
  }),
  'strength-not-in-tier': {
    title: 'Ah, Premium’unuz yok',
    detail: 'Normal ve güçlü yeniden yazma Premium’un parçasıdır. Hafif olan şimdi çalışıyor.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Bu metnin dili: ${language(found)}.`,
    detail: `Yeniden yazma şimdilik şu dillerde çalışıyor: ${list(supported.map(language))}. Metniniz hâlâ burada, değişmedi.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Bu metnin dilleri: ${list(languages.map(language))}.`,
    detail: `Yeniden yazma şimdilik şu dillerde çalışıyor: ${list(supported.map(language))}. Yalnızca o parçaları bırakın ya da dili kendiniz seçin. Hiçbir şey kaybolmadı.`,
  }),
  'language-unknown': { title: 'Dil anlaşılamadı.', detail: 'Metin kısa ya da alışılmadık. Dilini üstünden seçip yeniden deneyin.' },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Çok uzun sürdü.',
    detail: `Yeniden yazma ${seconds(count)} içinde bitmedi. ${safe} Yeniden deneyin ya da daha kısa bir bölüm gönderin.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Şu anda çok kişi yazıyor.',
    detail: `${seconds(count)} sonra yeniden deneyin. ${safe}`,
  }),
  'engine-failed': {
    title: 'Olmadı.',
    detail: `Motor bu metinde başarısız oldu. ${safe} Yeniden deneyin ya da alışılmadık görünen yerleri çıkarın.`,
  },
  'file-missing': { title: 'Dosya gelmedi.', detail: 'Dosyayı yeniden seçin.' },
  'file-encrypted': {
    title: 'Dosya kilitli.',
    detail: 'Bir parolayla korunuyor. Parolasız bir kopyasını kaydedip onu açın ya da metni yapıştırın.',
  },
  'file-scanned': {
    title: 'PDF’te metin değil, görüntü var.',
    detail: 'Büyük olasılıkla taranmış. Önce metin tanımadan geçirin ya da metni yapıştırın.',
  },
  'file-broken': {
    title: 'Dosya okunamıyor.',
    detail: 'Bozulmuş görünüyor ya da uzantısı içeriğine uymuyor. Yeniden kaydedip kopyayı açın.',
  },
  'file-too-large': ({ limit }) => ({ title: 'Dosya çok büyük.', detail: `En çok ${size(limit)} açılabilir. Gereken bölümü yapıştırın.` }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Bu tür dosya açılamıyor.',
    detail: `Tinta’nın açtıkları: ${choice(kinds.map((kind) => `.${kind}`))}. Bunlardan biri olarak kaydedin ya da metni yapıştırın.`,
  }),
  'file-empty': { title: 'Dosyada metin yok.', detail: 'İçinde yeniden yazılacak bir şey yok. Buradaki metniniz değişmedi.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'Dosyayı okumak çok uzun sürdü.',
    detail: `Okuma ${seconds(count)} sonra durduruldu. Daha yalın bir biçimde kaydedin ya da metni yapıştırın.`,
  }),
  offline: { title: 'Çevrimdışısınız.', detail: 'Yazmayı sürdürün: taslağınız bu cihazda tutulur ve bağlantı gelince iş sürer.' },
  'network-failed': { title: 'Sunucuya ulaşılamadı.', detail: `Bağlantı koptu. ${safe} Yeniden deneyin.` },
  cancelled: { title: 'Durduruldu.', detail: safe },
}
