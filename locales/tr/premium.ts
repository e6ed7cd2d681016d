import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')
const characters = (count: number) => `ayda ${number(count)} karakter`
const checks = (count: number) => `${number(count)} intihal denetimi`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Tinta’nın her planında neler var: aylık karakter, yeniden yazma düzeyleri ve intihal denetimleri.',
  headline: 'İhtiyacınız olan ay için daha çok mürekkep.',
  lead: 'Tez dönemi kısadır. Bir aylık ücretin aşağı yukarı bir hamburger menüsü ya da bir sinema bileti kadar olması düşünülüyor; istediğiniz zaman bırakabilirsiniz.',
  upsell: {
    title: 'Ah, Premium’unuz yok',
    go: 'Premium’a git',
    later: 'Sonra',
  },
  table: {
    caption: 'Planların karşılaştırması',
    choose: 'Plan',
    current: 'Şu anki planınız',
    charactersMonthly: 'Aylık karakter',
    charactersPerRun: 'Bir seferde karakter',
    levels: 'Yeniden yazma düzeyleri',
    checks: 'Aylık intihal denetimi',
    checkedPerRun: 'Bir yazım ya da yapay zekâ denetiminde karakter',
    none: 'yok',
  },
  plans: {
    visitor: { name: 'Ziyaretçi', description: 'Hesabı olmayanlar' },
    free: { name: 'Ücretsiz', description: 'Hesabı olanlar' },
    premium: {
      name: 'Premium',
      description: 'Bir seminer ödevi için',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'üç düzeyli yeniden yazma',
        `${number(plan.levels)} yeniden yazma düzeyi`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platin',
      description: 'Bir tez için',
      features: (plan: PlanFigures) => [characters(plan.characters), 'tüm işlevler', 'güçlü yeniden yazma', checks(plan.checks)],
    },
  },
  lifted: 'Bu siteyi işleten kişi sınırları kaldırdı: Platin sütunundaki her şey şimdiden size açık.',
  questions: {
    buy: {
      title: 'Şimdi bir plan satın alabilir miyim?',
      answer: 'Burada henüz değil. Bu sitede şimdilik hesap yok, dolayısıyla ödeme de alınmıyor; bu sayfada ödemeye götüren bir şey yok.',
    },
    limit: {
      title: 'Bir sınıra ulaşırsam ne olur?',
      answer: 'Kendiliğinden hiçbir ücret alınmaz. Araç çalışmadan önce uyarır, sınırı belirtir ve metninizi korur.',
    },
    text: {
      title: 'Metnim kullanılıyor mu?',
      answerNotKept: 'Hayır. Her planda bellekte işlenir: saklanmaz, kimseye gösterilmez ve hiçbir şeyin eğitiminde kullanılmaz.',
      answerKept: 'Hayır. Her planda yalnızca sizin için saklanır: kimseye gösterilmez ve hiçbir şeyin eğitiminde kullanılmaz.',
    },
  },
  operator: {
    title: 'Bu siteyi siz mi işletiyorsunuz?',
    lead: 'Ziyaretçilerin neler yapabileceğini iki ayar belirler; sonra yeniden başlatın.',
    open: 'okullar ve kişisel bilgisayarlar için yerleşik motorların tüm sınırlarını kaldırır.',
    visitorTier: 'her ziyaretçiye belirtilen planı verir.',
  },
}
