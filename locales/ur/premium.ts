import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('ur')

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
    checkedPerRun: 'پروف ریڈنگ اور اے آئی شناخت: ایک بار میں حروف',
    reports: 'چھاپنے کے قابل رپورٹیں',
    files: 'ایک ساتھ کئی فائلیں',
    always: 'فائل کھولنا، نقل کرنا، ڈاؤن لوڈ',
    yes: 'ہاں',
    no: 'نہیں',
    number,
  },
  plans: {
    visitor: { name: 'مہمان', description: 'اکاؤنٹ کے بغیر', features: [] },
    free: { name: 'مفت', description: 'اکاؤنٹ کے ساتھ', features: [] },
    premium: {
      name: 'پریمیم',
      description: 'سیمینار کے مقالے کے لیے',
      features: ['ماہانہ 10,000 حروف', 'تین درجوں کی تبدیلی', 'دوبارہ لکھنے کے 3 درجے', '1 سرقہ جانچ'],
    },
    platinum: {
      name: 'پلاٹینم',
      description: 'تھیسس کے لیے',
      features: ['ماہانہ 100,000 حروف', 'تمام سہولتیں', 'گہری تبدیلی', '5 سرقہ جانچیں'],
    },
  },
}
