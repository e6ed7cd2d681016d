import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ur')
const characters = (count: number) => `ماہانہ ${number(count)} حروف`
const checks = (count: number) => `${number(count)} سرقہ ${plural(count, { one: 'جانچ', other: 'جانچیں' })}`

/** پلانوں کا صفحہ اور وہ مکالمہ جو اس تک لے جاتا ہے۔ */
export const premium: PremiumMessages = {
  title: 'پریمیم',
  description: 'ٹنٹا کے ہر پلان میں کیا ہے: ماہانہ حروف، تبدیلی کے درجے اور سرقے کی جانچیں۔',
  headline: 'جس مہینے ضرورت ہو، زیادہ روشنائی۔',
  lead: 'مقالے کا موسم مختصر ہوتا ہے۔ ایک مہینے کی قیمت تقریباً ایک برگر کے کھانے یا سنیما کے ٹکٹ جتنی ہوگی، اور آپ جب چاہیں چھوڑ سکتے ہیں۔',
  upsell: {
    title: 'اوہ، آپ کے پاس پریمیم نہیں ہے',
    go: 'پریمیم پر جائیں',
    later: 'بعد میں',
  },
  table: {
    caption: 'پلانوں کا موازنہ',
    choose: 'پلان',
    current: 'آپ کا موجودہ پلان',
    charactersMonthly: 'ماہانہ حروف',
    charactersPerRun: 'ایک بار میں حروف',
    levels: 'تبدیلی کے درجے',
    checks: 'ماہانہ سرقہ جانچیں',
    checkedPerRun: 'املا یا اے آئی علامات کی ایک جانچ میں حروف',
    none: 'کوئی نہیں',
  },
  plans: {
    visitor: { name: 'مہمان', description: 'اکاؤنٹ کے بغیر' },
    free: { name: 'مفت', description: 'اکاؤنٹ کے ساتھ' },
    premium: {
      name: 'پریمیم',
      description: 'سیمینار کے مقالے کے لیے',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'تین درجوں کی تبدیلی',
        `دوبارہ لکھنے کے ${number(plan.levels)} درجے`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'پلاٹینم',
      description: 'تھیسس کے لیے',
      features: (plan: PlanFigures) => [characters(plan.characters), 'تمام سہولتیں', 'گہری تبدیلی', checks(plan.checks)],
    },
  },
  lifted: 'اس سائٹ کے منتظم نے حدیں اٹھا دی ہیں: پلاٹینم کے خانے میں جو کچھ ہے، اب وہ سب آپ کا ہے۔',
  questions: {
    buy: {
      title: 'کیا میں ابھی پلان خرید سکتا ہوں؟',
      answer:
        'یہاں ابھی نہیں۔ اس سائٹ پر فی الحال اکاؤنٹ نہیں ہیں، اس لیے یہ ادائیگی نہیں لیتی؛ اس صفحے کی کوئی چیز ادائیگی تک نہیں لے جاتی۔',
    },
    limit: {
      title: 'حد پوری ہو جائے تو کیا ہوگا؟',
      answer: 'خود بخود کوئی رقم نہیں لی جاتی۔ ٹول چلنے سے پہلے بتاتا ہے، حد کا نام لیتا ہے اور آپ کا متن محفوظ رکھتا ہے۔',
    },
    text: {
      title: 'کیا میرا متن استعمال ہوتا ہے؟',
      answerNotKept:
        'نہیں۔ ہر پلان میں اس پر صرف میموری میں کام ہوتا ہے؛ اسے نہ محفوظ کیا جاتا ہے، نہ کسی کو دکھایا جاتا ہے، نہ کسی چیز کی تربیت میں استعمال کیا جاتا ہے۔',
      answerKept:
        'نہیں۔ ہر پلان میں اسے صرف آپ کے لیے رکھا جاتا ہے؛ نہ کسی کو دکھایا جاتا ہے، نہ کسی چیز کی تربیت میں استعمال کیا جاتا ہے۔',
    },
  },
  operator: {
    title: 'کیا یہ سائٹ آپ چلاتے ہیں؟',
    lead: 'دو ترتیبات طے کرتی ہیں کہ مہمان کیا کر سکتے ہیں؛ بدلنے کے بعد سرور دوبارہ شروع کریں۔',
    open: 'بلٹ اِن انجنوں کی ہر حد اٹھا دیتی ہے، اسکولوں اور ذاتی مشینوں کے لیے۔',
    visitorTier: 'ہر آنے والے کو وہ پلان دیتی ہے جس کا نام لکھا ہو۔',
  },
}
