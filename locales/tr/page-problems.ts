import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, list, size, wait } = wordsFor('tr')
const seconds = (count: number) => `${number(count)} saniye`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Bunu değiştirmek için bir kez daha giriş yapın.',
    detail: 'Açık kalmış bir cihaz olduğunda hesabınızı korur.',
  },
  'key-unknown': {
    title: 'Bu anahtar hiçbir şeyi açmıyor.',
    detail: 'İptal edilmiş ya da eksik. Anahtarlarınız geliştirici sayfasındadır.',
  },
  'key-not-taken': {
    title: 'Bu, anahtarla yapılamaz.',
    detail: 'Anahtarlar metinlerle ve kütüphaneyle çalışır. Hesap, planlar, geçmiş ve diğer anahtarlar için sitede oturum açmak gerekir.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Daha fazla anahtar oluşturulamıyor.',
    detail: `Sınır ${number(limit)}. Artık gerekmeyen bir anahtarı iptal edin.`,
  }),
  'code-wrong': { title: 'Bu kod uymuyor.', detail: 'Kodlar 30 saniyede bir değişir ve bir kez kullanılır. En yenisini yazın.' },
  'code-locked': ({ seconds: count }) => ({
    title: 'Çok fazla yanlış kod.',
    detail: `Bekleme süresi: ${wait(count)}. Sonra en yeni kodu ya da bir kurtarma kodunu yazın.`,
  }),
  'sign-up-elsewhere': {
    title: 'Bir parola seçin.',
    detail: 'Hesap başka bir tarayıcıda oluşturuldu. Yalnızca bu bağlantıyla seçtiğiniz parola geçerli olacak.',
  },
  'email-not-verified': { title: 'Önce e-postanızı onaylayın.', detail: 'Size yeni bir bağlantı gönderdik.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Parolada bir eksik var.',
    detail: `Gerekenler: ${list(missing.map((rule) => ({ min: `en az ${number(min)} karakter`, max: `en çok ${number(max)} karakter`, lowercase: 'bir küçük harf', uppercase: 'bir büyük harf', numeric: 'bir rakam', 'non-alphanumeric': 'harf ya da rakam olmayan bir işaret' })[rule]))}.`,
  }),
  'password-common': {
    title: 'Bu parola ilk tahmin edilenlerden.',
    detail: 'Saldırganların denediği listelerde var. Başka bir parola seçin.',
  },
  'online-search-failed': {
    title: 'Çevrimiçi arama yanıt vermedi.',
    detail:
      'Çevrimiçi hizmetlerin hiçbirine ulaşılamadı ve seçtiğiniz koleksiyonlarda belge yok, bu yüzden hiçbir şeyle karşılaştırılmadı. Daha sonra yeniden deneyin ya da belge ekleyin. Denetim hakkınızdan düşülmedi.',
  },
  'subscription-exists': { title: 'Zaten bir planınız var.', detail: 'Hesabınızda değiştirebilirsiniz; hiçbir şey iki kez ödenmez.' },
  'subscription-missing': { title: 'Değiştirilecek bir plan yok.', detail: 'Hesabınızı olduğu gibi görmek için sayfayı yenileyin.' },
  'signature-wrong': { title: 'Bildirim imzalı değil.', detail: 'Webhook’un imza anahtarını denetleyin.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'Arşivde çok fazla dosya var.',
    detail: `İçinde ${number(amount)} dosya var; sınır ${number(limit)}. Arşivi bölün ya da dosyaları parça parça ekleyin.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Arşiv açıldığında çok büyük olur.',
    detail: `Tüm dosyalar için toplam sınır ${size(limit)}. Daha küçük arşivlere bölün.`,
  }),
  'archive-in-archive': { title: 'Arşivin içindeki arşiv açılmaz.', detail: 'İçtekini açıp dosyalarını ekleyin.' },
  'collection-not-found': { title: 'Bu koleksiyon yok.', detail: 'Silinmiş ya da başka birine ait olabilir. Başka bir koleksiyon seçin.' },
  'corpus-full': ({ limit }) => ({
    title: 'Buraya daha fazla belge sığmıyor.',
    detail: `Sınır ${number(limit)}. Artık gerekmeyenleri silip yeniden deneyin. Hiçbir şey eklenmedi.`,
  }),
  'library-item-not-found': {
    title: 'Bu kaynak artık kütüphanenizde yok.',
    detail: 'Başka bir pencerede silinmiş olabilir. On beş dakika içinde geri alınabilir; sonrasında yeniden ekleyin.',
  },
  'library-folder-not-found': {
    title: 'Bu klasör artık yok.',
    detail: 'Başka bir pencerede silinmiş olabilir. İçindeki kaynaklar hâlâ kütüphanenizde.',
  },
  'library-folder-taken': {
    title: 'Bu adda bir klasör zaten var.',
    detail: 'Başka bir ad seçin ya da kaynakları o klasöre taşıyın.',
  },
  'library-full': ({ limit }) => ({
    title: 'Kütüphaneniz dolu.',
    detail: `En çok ${number(limit)} kaynak sığar. Artık gerekmeyenleri silip yeniden deneyin. Hiçbir şey eklenmedi.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Daha fazla klasör sığmıyor.',
    detail: `Sınır ${number(limit)}. Artık gerekmeyen bir klasörü silin.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Daha fazla dosya için yer yok.',
    detail: `Kütüphanedeki dosyalar toplam en çok ${size(limit)} olabilir. Artık gerekmeyen bir dosyayı silin. Kaynak değişmedi.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Daha fazla bağlantı oluşturulamıyor.',
    detail: `Sınır ${number(limit)}. Artık gerekmeyen bir bağlantıyı kapatın.`,
  }),
  'library-undo-gone': {
    title: 'Bu artık geri alınamaz.',
    detail: 'Bir değişiklik bir kez ve on beş dakika içinde geri alınabilir. Kütüphaneniz gördüğünüz gibi.',
  },
  'library-share-ended': {
    title: 'Bu paylaşılan kütüphane artık yok.',
    detail: 'Bağlantının süresi dolmuş ya da sahibi onu geri çekmiş. Kendisinden yenisini isteyin.',
  },
  'fetch-address-refused': {
    title: 'Bu adres buradan okunamıyor.',
    detail: 'Adres http:// ya da https:// ile başlamalı, herkese açık bir sayfaya götürmeli, içinde kullanıcı adı ve parola olmamalı.',
  },
  'fetch-unreachable': {
    title: 'Sayfaya ulaşılamadı.',
    detail: 'Site yanıt vermiyor ya da böyle bir sayfası yok. Adresi denetlemek için tarayıcınızda açın.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'Sayfa çok yavaş yanıt verdi.',
    detail: `Okuma ${seconds(count)} sonra durduruldu. Daha sonra yeniden deneyin ya da sayfayı kaydedip dosyayı açın.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'Sayfa çok büyük.',
    detail: `Bir adresten en çok ${size(limit)} okunur. Gereken bölümü kaydedip dosyayı açın.`,
  }),
  'fetch-kind-refused': {
    title: 'Bu adreste okunacak metin yok.',
    detail: 'Ne bir web sayfası ne PDF ne de düz metin. Sitede bunlardan birini arayın.',
  },
  'fetch-not-allowed': {
    title: 'Bu site, programların bu sayfayı okumasına izin vermiyor.',
    detail: 'Tarayıcınızda açıp gereken bölümü kopyalayın ya da kaydedin.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Bu site beklemenizi istiyor.',
    detail: `Şu anda yeni istek kabul etmiyor. Daha sonra yeniden deneyin; bekleme süresi: ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'Dosyada Tinta’nın okuduğu bir biçimde kaynak yok.',
    detail:
      'Tinta; BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON ve EndNote XML okur. Kaynakları bu biçimlerden biriyle yeniden dışa aktarın ya da metin olarak yapıştırın.',
  },
  'word-missing': {
    title: 'Burada aranacak bir sözcük yok.',
    detail: 'Bir sözcük ya da sözlükte bulunan bir deyiş yazın; rakamlar, adresler ve işaretleme kodları sözcük değildir.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'Bu, bir sözcükten uzun.',
    detail: `${number(amount)} karakter var; ${number(limit)} karakter sığıyor. İçinden tek bir sözcüğü arayın.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Bu sözcükler birlikte hiçbir sözlükte yok.',
    detail: words.length > 0 ? `Bunlardan birini tek başına arayın: ${list(words)}.` : 'Sözcükleri tek tek arayın.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Burada böyle bir kaynakça stili yok.',
    detail: `“${style}” bu sitenin stilleri arasında değil: ${list(known)}. Bunlardan birini seçin.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Bu stil için kaynak sayısı çok fazla.',
    detail: `${number(amount)} kaynak var; APA dışındaki stillerde sınır bir seferde ${number(limit)}. APA’yı seçin ya da listeyi parça parça işleyin.`,
  }),
  'browser-store-failed': {
    title: 'Bu tarayıcı bunu saklayamadı.',
    detail:
      'Depolama alanı dolu ya da kapalı. Daha önce saklananlar duruyor. Yer açın ya da kaynaklarınızı hesabınızda saklamak için giriş yapın.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'Metin denetlenemeyecek kadar kısa.',
    detail: `${number(words)} sözcükten oluşuyor; kaynağı hakkında bir şey söyleyebilmek için en az ${number(needed)} sözcük gerekiyor. Daha uzun bir bölüm yapıştırın.`,
  }),
  'nothing-to-search': {
    title: 'Henüz karşılaştırılacak bir şey yok.',
    detail:
      'Seçtiğiniz koleksiyonlarda belge yok. Birkaç belge ekleyin, başka koleksiyonlar seçin ya da varsa çevrimiçi aramayı açın. Denetim hakkınızdan düşülmedi.',
  },
  'invalid-email': { title: 'Bu bir e-posta adresine benzemiyor.', detail: 'Yazım hatası olup olmadığına bakın.' },
  'wrong-password': { title: 'Bu sizin parolanız değil.', detail: 'Şu anda giriş yaptığınız parolayı yazın.' },
  'invalid-credential': { title: 'E-posta ile parola eşleşmiyor.', detail: 'Yeniden deneyin ya da e-postayla bağlantı isteyin.' },
  'email-already-in-use': { title: 'Bu e-postayla bir hesap var.', detail: 'Giriş yapmak ister misiniz?' },
  'user-not-found': { title: 'E-posta ile parola eşleşmiyor.', detail: 'Yeniden deneyin ya da e-postayla bağlantı isteyin.' },
  'multi-factor-auth-required': { title: 'Bir adım daha.', detail: 'Doğrulama uygulamanızdaki kodu yazın.' },
  'link-expired': { title: 'Bu bağlantı artık çalışmıyor.', detail: 'Bağlantılar bir kez ve kısa süre geçerlidir. Yenisini isteyin.' },
  'method-off': { title: 'Bu giriş yolu burada ayarlı değil.', detail: 'Başka bir yol kullanın.' },
  'email-mismatch': { title: 'Bu hesabın e-postası bu değil.', detail: 'Yukarıda yazdığı gibi yazın.' },
  'billing-off': { title: 'Bu sitede bir şey satın alınamaz.', detail: 'Siteyi işletene sorun.' },
  'popup-blocked': { title: 'Tarayıcı pencereyi engelledi.', detail: 'Bu sekmede açın.' },
  'popup-closed-by-user': { title: 'Pencere kapatıldı.', detail: 'Hiçbir şey değişmedi.' },
  'network-request-failed': { title: 'Bağlantı yok.', detail: 'Hiçbir şey gönderilmedi.' },
  'unauthorized-domain': { title: 'Bu adres giriş için ayarlanmamış.', detail: 'Siteyi işletene haber verin.' },
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
  'file-too-large': ({ limit }) => ({ title: 'Dosya çok büyük.', detail: `Sınır ${size(limit)}. Gereken bölümü yapıştırın.` }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Bu tür dosya açılamıyor.',
    detail: `Tinta’nın açtıkları: ${choice(kinds.map((kind) => `.${kind}`))}. Bunlardan biri olarak kaydedin ya da metni yapıştırın.`,
  }),
  'file-empty': { title: 'Dosyada metin yok.', detail: 'Başka bir dosya açın ya da metni yapıştırın. Buradaki metniniz değişmedi.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'Dosyayı okumak çok uzun sürdü.',
    detail: `Okuma ${seconds(count)} sonra durduruldu. Daha yalın bir biçimde kaydedin ya da metni yapıştırın.`,
  }),
}
