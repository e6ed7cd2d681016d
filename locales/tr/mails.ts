import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('tr')
const lasts = (seconds: number) => `Bağlantı ${wait(seconds)} geçerlidir.`
const once = (seconds: number) => `Bağlantı yalnızca bir kez kullanılabilir ve ${wait(seconds)} geçerlidir.`

export const mails: MailMessages = {
  greeting: 'Merhaba,',
  copyAddress: 'Düğme çalışmıyorsa bu adresi tarayıcınıza kopyalayın:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Sorunuz mu var? ${email} adresine yazın.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'E-posta adresinizi doğrulayın',
      before: ['Lütfen bu adresin size ait olduğunu doğrulayın. Ardından Tinta’ya bu adresle giriş yapabilirsiniz.'],
      button: 'Adresi doğrula',
      after: [lasts(hours * 3_600), 'Bu adresi Tinta’ya siz vermediyseniz bu iletiyi dikkate almayın. Doğrulanmadıkça hiçbir şey olmaz.'],
    }),
    'address-taken': () => ({
      subject: 'Zaten bir hesabınız var',
      before: [
        'Biri, e-posta adresinizle bir Tinta hesabı açmak istedi. Bu kişi sizseniz zaten bir hesabınız var. Giriş yapın ya da parolanızı unuttuysanız giriş ekranından yenisini isteyin.',
      ],
      button: 'Giriş yap',
      after: ['Bu kişi siz değilseniz bu iletiyi dikkate almayın. Hesabınızda hiçbir şey değişmedi.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Giriş bağlantınız',
      before: ['Bu bağlantıyla Tinta’ya parolasız giriş yaparsınız.'],
      button: 'Giriş yap',
      after: [
        once(minutes * 60),
        'Bu iletiyi kimseye göndermeyin: Bağlantıyı açan kişi hesabınıza girer.',
        'Bağlantıyı siz istemediyseniz bu iletiyi dikkate almayın.',
      ],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Yeni bir parola belirleyin',
      before: ['Biri, büyük olasılıkla siz, Tinta hesabınız için yeni bir parola istedi. Parolayı buradan belirleyebilirsiniz.'],
      button: 'Parola belirle',
      after: [once(minutes * 60), 'Siz istemediyseniz bu iletiyi dikkate almayın. Parolanız olduğu gibi kalır.'],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'E-posta adresinizin değişmesine izin verin',
      before: [
        `Tinta hesabınız için başka bir e-posta adresi istendi: ${newEmail}. Lütfen değişikliğe izin verin. Ardından yeni adrese de yazacağız; orada da doğrulanması gerekir.`,
      ],
      button: 'Değişikliğe izin ver',
      after: [lasts(hours * 3_600), 'Bunu siz istemediyseniz bağlantıyı açmayın ve yeni bir parola belirleyin: Biri hesabınıza girmiş.'],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'E-posta adresiniz değişti',
      before: [`Tinta hesabınızın yeni e-posta adresi: ${newEmail}. Artık bu adrese yazacağız; girişi de bu adresle yaparsınız.`],
      button: null,
      after: ['Bu değişikliği siz yapmadıysanız hemen sitenin yöneticisine haber verin.'],
    }),
    'password-changed': () => ({
      subject: 'Parolanız değişti',
      before: ['Tinta hesabınızın parolası değiştirildi.'],
      button: null,
      after: [
        'Siz değiştirdiyseniz yapmanız gereken bir şey yok.',
        'Siz değiştirmediyseniz giriş ekranından yeni bir parola isteyin ve hesap sayfanızdan öbür cihazların oturumunu kapatın.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'İkinci adım açıldı',
      before: ['Artık Tinta hesabınıza giriş yaparken kimlik doğrulama uygulamanızdaki kod da istenecek.'],
      button: null,
      after: [
        'Kurtarma kodlarını telefonunuz olmadan da bulabileceğiniz bir yerde saklayın: Uygulamayı kaybederseniz her biriyle bir kez giriş yapabilirsiniz.',
        'Bunu siz açmadıysanız hemen yeni bir parola belirleyin ve sitenin yöneticisine haber verin.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'İkinci adım kapatıldı',
      before: ['Artık Tinta hesabınıza giriş yaparken kimlik doğrulama uygulamanızdaki kod istenmeyecek.'],
      button: null,
      after: ['Bunu siz kapatmadıysanız hemen yeni bir parola belirleyin ve ikinci adımı yeniden açın.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Yeni bir cihazdan giriş yapıldı',
      before: [`Tinta hesabınıza daha önce kullanılmamış bir cihazdan giriş yapıldı${deviceIn(browser, system)}.`],
      button: null,
      after: [
        'Giriş yapan sizseniz yapmanız gereken bir şey yok.',
        'Siz değilseniz hesap sayfanızdan o cihazın oturumunu kapatın ve yeni bir parola belirleyin.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'Yeni bir API anahtarı oluşturuldu',
      before: [
        `Tinta hesabınızda bir API anahtarı oluşturuldu: ${name}; ${start} ile başlıyor. Bu anahtara sahip programlar sizin gibi çalışır.`,
      ],
      button: null,
      after: [
        'Bunu siz yaptıysanız yapmanız gereken bir şey yok.',
        'Siz yapmadıysanız geliştirici sayfasında anahtarı iptal edin ve yeni bir parola belirleyin.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Hesabınız silindi',
      before: [
        'Tinta hesabınız, içindeki her şeyle birlikte silindi. Geri getirilemez.',
        'Tinta ile yazdığınız için teşekkür ederiz. Dilediğiniz zaman yeni bir hesap açabilirsiniz.',
      ],
      button: null,
      after: ['Hesabı siz silmediyseniz sitenin yöneticisine haber verin.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `${plan(tier)} planınız başladı`,
      before: [
        `Teşekkür ederiz. ${plan(tier)} planınız başladı; içindeki her şeyi hemen kullanabilirsiniz.`,
        ...(renewsAt === null ? [] : [`Plan ${day(renewsAt)} tarihinde yenilenir.`]),
      ],
      button: null,
      after: ['Planı dilediğiniz zaman hesap sayfanızdan değiştirebilir ya da sonlandırabilirsiniz.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `${plan(tier)} planınız ${day(renewsAt)} tarihinde yenileniyor`,
      before: [
        `${plan(tier)} planınız ${day(renewsAt)} tarihinde bir ay daha yenilenecek.`,
        ...(price === null ? [] : [`Ücret: ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: [
        'Devam etmek istiyorsanız yapmanız gereken bir şey yok. İstemiyorsanız planı bu tarihten önce hesap sayfanızdan sonlandırın.',
      ],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `${plan(tier)} planınız sona erdi`,
      before: [`${plan(tier)} planınız sona erdi. Hesabınız, ücretsiz bir hesabın içerdiği her şeyle birlikte duruyor.`],
      button: null,
      after: ['İhtiyaç duyduğunuzda yeniden bir plan seçebilirsiniz.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `${plan(tier)} planınızın ödemesi alınamadı`,
      before: [
        `${plan(tier)} planınızın ödemesi alınamadı. Planınız ${day(graceUntil)} tarihine kadar sürer.`,
        'Lütfen o tarihe kadar hesap sayfanızdan kartınızı ya da ödeme bilgilerinizi denetleyin; yoksa plan sona erer.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

const deviceIn = (browser: string | null, system: string | null): string =>
  browser || system ? `: ${[browser, system].filter(Boolean).join(', ')}` : ''
