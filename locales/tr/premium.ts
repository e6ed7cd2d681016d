import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')
const characters = (count: number) => `ayda ${number(count)} karakter`
const checks = (count: number) => `${number(count)} intihal denetimi`
const levels = (count: number) => `${number(count)} yeniden yazma düzeyi`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Tinta’nın her planında neler var: aylık karakter, yeniden yazma düzeyleri ve intihal denetimleri.',
  headline: 'İhtiyacınız olan ay için daha çok mürekkep.',
  lead: 'Tez dönemi kısadır. Bir aylık ücretin aşağı yukarı bir hamburger menüsü ya da bir sinema bileti kadar olması düşünülüyor; istediğiniz zaman bırakabilirsiniz.',
  table: {
    caption: 'Planların karşılaştırması',
    choose: 'Plan',
    current: 'Şu anki planınız',
    charactersMonthly: 'Aylık karakter',
    charactersPerRun: 'Bir seferde karakter',
    levels: 'Yeniden yazma düzeyleri',
    checks: 'Aylık intihal denetimi',
    checkedPerRun: 'Bir yazım ya da yapay zekâ denetiminde karakter',
    history: 'Sonuçlarınızın geçmişi',
    entitlements: { 'report:print': 'Yazdırılabilir raporlar', 'files:many': 'Aynı anda birden çok dosya', 'api:keys': 'API anahtarları' },
    none: 'yok',
    included: 'dahil',
    withoutAccount: (figure) => `hesapsız: ${figure}`,
    notOpen: 'Bu denetim bu sitede kullanılamıyor.',
  },
  plans: {
    free: {
      name: 'Ücretsiz',
      description: 'Her aracı denemek için',
      features: (plan: PlanFigures) => [characters(plan.characters), 'hafif yeniden yazma'],
    },
    premium: {
      name: 'Premium',
      description: 'Bir seminer ödevi için',
      features: (plan: PlanFigures) => [characters(plan.characters), 'üç düzeyli yeniden yazma', levels(plan.levels), checks(plan.checks)],
    },
    platinum: {
      name: 'Platin',
      description: 'Bir tez için',
      features: (plan: PlanFigures) => [characters(plan.characters), 'tüm işlevler', 'güçlü yeniden yazma', checks(plan.checks)],
    },
  },
  price: {
    month: 'ayda',
    none: 'Fiyat belirlenmedi',
    atCheckout: 'Fiyat ödeme sayfasında',
    withTax: 'Fiyatlara vergi dahildir.',
    withoutTax: 'Fiyatlara vergi eklenir.',
    billed: 'Aylık ödenir.',
  },
  testMode: {
    title: 'Deneme modu: para el değiştirmez.',
    body: 'Her şey gerçek bir ödemedeki gibi işler, yalnızca kart istenmez.',
  },
  off: 'Bu sitede hiçbir şey satılmıyor. Siteyi işleten kişi bir hesaba plan verebilir.',
  lifted: 'Bu siteyi işleten kişi sınırları kaldırdı: Platin sütunundaki her şey şimdiden size açık.',
  given: {
    premium: 'Bu siteyi ziyaret eden herkesin, hesabı olmasa da, Premium’u var.',
    platinum: 'Bu siteyi ziyaret eden herkesin, hesabı olmasa da, Platin’i var.',
  },
  buy: {
    choose: { premium: 'Premium’u seç', platinum: 'Platin’i seç' },
    change: { premium: 'Premium’a geç', platinum: 'Platin’e geç' },
    signUp: 'Ücretsiz hesap aç',
    leave: 'Hesabınızdan iptal edin',
    signIn: 'Planlar bir hesaba bağlıdır. Giriş yapın ya da hesap açın; satın alma kendiliğinden sürer.',
    already: { premium: 'Premium’unuz zaten var.', platinum: 'Platin’iniz zaten var.' },
    close: 'Kapat',
  },
  change: {
    title: { premium: 'Premium’a geçilsin mi?', platinum: 'Platin’e geçilsin mi?' },
    holds: (limit, used) => `Değişiklik hemen geçerli olur: ${characters(limit)}. Bu ay kullanılan: ${number(used)}.`,
    spent: (limit, used) =>
      `Değişiklik hemen geçerli olur: ${characters(limit)}. Bu ay kullanılan: ${number(used)}, yani geriye bir şey kalmaz.`,
    resets: (day) => `Sayım ${day} tarihinde yeniden başlar.`,
    money: {
      test: 'Deneme modu: para el değiştirmez.',
      stripe: 'Bu ayın kalan günleri bir sonraki faturada hesaplanır.',
    },
    keep: { premium: 'Premium’da kal', platinum: 'Platin’de kal' },
  },
  bought: {
    title: { premium: 'Premium artık sizin.', platinum: 'Platin artık sizin.' },
    holds: (plan) => `İçindekiler: ${characters(plan.characters)}, ${levels(plan.levels)}, ayda ${checks(plan.checks)}.`,
    waiting: 'Ödeme doğrulanıyor. Planınız doğrulanır doğrulanmaz, çoğunlukla bir dakika içinde başlar.',
    late: 'Ödeme henüz doğrulanmadı. Doğrulanınca planınız kendiliğinden başlar; birkaç dakika sonra hesabınıza bakın.',
    close: 'Kapat',
  },
  questions: {
    cancel: {
      title: 'Nasıl iptal ederim?',
      answer: 'Hesabınızdan, iki tıklamayla. Plan hemen biter, başka ücret alınmaz, hesabınız kalır.',
      support: (email) => `Bir sorun olursa şu adrese yazın: ${email}.`,
    },
    limit: {
      title: 'Karakterlerim biterse ne olur?',
      answer:
        'Kendiliğinden hiçbir ücret alınmaz. Araç çalışmadan önce uyarır, metninizi korur ve sayımın hangi gün yeniden başlayacağını söyler.',
    },
    text: {
      title: 'Metnim kullanılıyor mu?',
      answerNotKept: 'Hayır. Her planda bellekte işlenir: saklanmaz, kimseye gösterilmez ve hiçbir şeyin eğitiminde kullanılmaz.',
      answerKept: (most) =>
        `Hayır. Hiçbir planda kimseye gösterilmez ve hiçbir şeyin eğitiminde kullanılmaz. Ziyaretçilerin metinleri saklanmaz; hesabınız varsa sonuçlarınız yalnızca sizin için, en çok ${number(most)} gün, siz silene ya da geçmişi kapatana kadar saklanır.`,
    },
    failed: {
      title: 'Bir ödeme başarısız olursa?',
      answer: (grace) =>
        grace === 0
          ? 'Plan biter ve hesap yeniden ücretsiz olur; içinden hiçbir şey silinmez.'
          : `Plan ${number(grace)} gün daha sürer ve size yazarız. O zamana kadar ödeme yapılmazsa hesap yeniden ücretsiz olur; içinden hiçbir şey silinmez.`,
    },
    change: {
      title: 'Sayıma ne olur?',
      answer:
        'İlk planla birlikte kendi ayı başlar, sayım sıfırdan işler. Plan değişikliği hemen geçerli olur: kullandığınız sayılı kalır, artık yeni sınıra göre.',
    },
    honest: {
      title: 'Hiçbir planın yapmadığı nedir?',
      answer: 'Bir metni bir algılayıcıdan geçirmek. Planlar miktar ve düzeyde ayrılır; arkalarındaki motorlar aynıdır.',
    },
  },
  operator: {
    title: 'Bu siteyi siz mi işletiyorsunuz?',
    lead: 'Burada nelerin sunulacağını bu ayarlar belirler; sonra yeniden başlatın.',
    price: 'CURRENCY ile belirtilen para biriminde bir fiyat gösterir.',
    stripe: 'gerçek ödeme alır. O olmadan yerel bir adreste deneme ödemesi vardır, herkese açık bir adreste hiçbir şey satılmaz.',
    open: 'okullar ve kişisel bilgisayarlar için yerleşik motorların tüm sınırlarını kaldırır.',
    visitorTier: 'her ziyaretçiye belirtilen planı verir.',
  },
}
