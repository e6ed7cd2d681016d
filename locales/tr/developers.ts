import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('tr')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'Geliştiriciler için API',
  description: 'Tinta’nın araçları kendi programlarınızda: anahtarlar, curl, JavaScript ve Python örnekleri, hatalar ve sınırlar.',
  heading: 'Kendi programlarınızda Tinta',
  lead: 'Bu sitenin araçları JSON API olarak; yöntemler de yanıtlar da aynı. Platin planındaki hesaplar bunun için anahtar alır.',
  leadOpen: 'Bu sitenin araçları JSON API olarak; yöntemler de yanıtlar da aynı. Burada her hesap bunun için anahtar alır.',
  contents: 'Bu sayfada',
  base: 'Temel adres',
  reference: 'Bütün adresler ve alanlar, İngilizce',
  document: 'OpenAPI belgesi',
  example: {
    language: 'Örneklerin dili',
    code: (name) => `Örnek: ${name}`,
    copy: 'Kopyala',
    copyOf: (name) => `Kopyala: ${name}`,
    copied: 'Kopyalandı.',
    fields: 'İstek ve yanıtın alanları',
  },
  keys: {
    title: 'Anahtarlarınız',
    lead: 'Bir program anahtarla sizin gibi çalışır; kullandığı da sizin kullanımınıza yazılır.',
    loading: 'Anahtarlarınız getiriliyor.',
    signedOut: 'Anahtarlar bir hesaba aittir. Oluşturmak için giriş yapın.',
    name: 'Anahtarın adı',
    nameHelp: 'Yalnızca sizin için: örneğin hangi programın kullandığı.',
    make: 'Anahtar oluştur',
    ready: (name) => `“${name}” anahtarı hazır.`,
    warning: 'Şimdi kopyalayın: yalnızca bu kez gösterilir. Biz yalnızca bir parmak izini saklarız; ondan anahtarı kimse geri elde edemez.',
    field: 'Yeni anahtar',
    copy: 'Anahtarı kopyala',
    copied: 'Anahtar kopyalandı.',
    kept: 'Sakladım',
    list: 'Geçerli anahtarlar',
    held: (count, most) => `${number(count)} / ${number(most)}`,
    none: 'Henüz anahtar yok.',
    made: (time) => `oluşturma ${day(time)}`,
    used: (moment) => `son kullanım ${moment}`,
    unused: 'hiç kullanılmadı',
    revoke: 'İptal et',
    ask: (name) => `“${name}” anahtarını kullanan programlar bundan sonra reddedilir. Geri alınamaz.`,
    yes: 'Anahtarı iptal et',
    no: 'Kalsın',
    revoked: 'Anahtar iptal edildi.',
    asleep:
      'Planınızda anahtar yok; bu yüzden bunlar şimdi hiçbir şeyi açmıyor. Platin ile yeniden çalışırlar; her zaman iptal edebilirsiniz.',
  },
  access: {
    title: 'Kimlik doğrulama',
    header:
      'Anahtarı her istekle `Authorization: Bearer tinta_…` başlığında gönderin. Yanında hiçbir çerez okunmaz ve istek herhangi bir sunucudan gelebilir.',
    rights:
      'Anahtar metinlerle ve kütüphanenizle çalışır. Geçmişinize, hesabınıza, planınıza ve başka anahtarlara ulaşamaz; bir programın onunla yaptıkları geçmişinize yazılmaz.',
    care: 'Anahtarları web sayfalarına ve kod depolarına koymayın. Örnekler sizinkini ortamdan, `TINTA_KEY` adıyla okur.',
    visitors: 'Çoğu adres anahtarsız da yanıt verir, ziyaretçi sınırları içinde.',
  },
  tools: {
    rephrase: 'Bir metni beş kipten ve üç düzeyden biriyle yeniden yazar. Yanıtta yeni metin ve gerekçesiyle her değişiklik bulunur.',
    proofread:
      'Yazım, dil bilgisi, noktalama ve üslup. Her bulgunun yeri, gerekçesi ve önerileri vardır; yerler 0’dan başlayarak UTF-16 birimlerini sayar.',
    detect: (words) =>
      `Ardındaki belirtilerle birlikte kademeli bir yargı. ${number(words)} sözcüğün altında ve söylenemediği her yerde yanıt \`cannot-tell\` olur.`,
    check:
      'Denetim bir iştir: bir metinle başlar, bir `id` alır ve `state` değeri `done` olana dek sorulur. Ayınızdan bir denetim kullanır.',
    cite: 'CSL-JSON’dan kaynakça ve metin içi atıflar, APA 7 ya da bu sitenin başka bir biçemiyle.',
    find: 'Bir cümle ya da konu için kaynaklar; kütüphanenizden ve bu sitenin sorduğu dizinlerden, yanıt geldikçe olaylar hâlinde gönderilir.',
    thesaurus: 'Herhangi bir biçimde verilen bir sözcüğün eş anlamlıları; bilindiği yerde aynı biçimde, üslubu ve sıklığıyla.',
    library: 'Kütüphanenize yapıt ekler ve hangilerinin zaten orada olduğunu söyler.',
  },
  addOns: {
    title: 'Düzenleyiciler ve eklentiler',
    lead: 'LanguageTool sunucuları için yapılmış eklentiler Tinta ile de denetleyebilir: ofis programlarında, tarayıcılarda, not uygulamalarında ve kod düzenleyicilerinde. Eklentiniz bir sunucu sorduğunda bu adreslerden birini yazın.',
    ends: 'Hangisi olacağı programa bağlıdır: bazıları `/v2` ya da `/check` bölümünü kendisi ekler. `She go home.` cümlesinde bir şey bulmazsa sonrakini deneyin.',
    key: 'Anahtarsız, ziyaretçi sınırları geçerlidir. Kendi sınırlarınız, sözlüğünüz ve kurallarınız için kullanıcı adı olarak e-posta adresinizi, API anahtarı olarak da bir anahtarınızı verin.',
    care: 'Böyle denetlenenler saklanmaz ve hiçbir günlükte yer almaz.',
  },
  streams: {
    title: 'Olay akışları',
    steps:
      'Yeniden yazma, `text/event-stream` istendiğinde adımlarını bildirir: her adım başlarken bir `step` olayı, sonda bir `result` ya da bir `problem`.',
    jobs: 'Bir denetim `/check/{id}/events` adresinde izlenir. Bağlantı koparsa `Last-Event-ID` kaldığı yerden sürdürür.',
    cancel: 'Bağlantıyı kapatmak çalışmayı iptal eder; iptal edilen çalışma hiçbir şeye mal olmaz.',
  },
  errors: {
    title: 'Hatalar',
    form: 'Ters giden her şey problem details (RFC 9457) ile yanıtlanır: kapalı bir listeden bir `code`, durumun verileri ve `Accept-Language` dilinde sözcükler.',
    code: 'Programlar `code` değerine bakmalıdır; sözcükler değişebilir.',
    status: 'Durum',
    name: 'Kod',
    meaning: 'Anlamı',
    all: 'Bütün kodlar',
  },
  limits: {
    title: 'Sınırlar',
    counted: 'İstekler, hangi adresten gelirse gelsin anahtarın sahibine sayılır. Her yanıt, dakikadan kalanı başlıklarında söyler.',
    wait: '429’dan sonra `Retry-After` kaç saniye diyorsa o kadar bekleyin.',
    plan: 'Karakterler ve denetimler planınızınkilerdir; site ve programlarınız birlikte sayılır. Kalanı `GET /usage` söyler.',
  },
}
