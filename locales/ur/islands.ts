import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('ur')

/** تحریروں اور صفحوں کے زندہ حصے: ایک چھوٹا ٹول، پلان، ناپے ہوئے اعداد، تحریریں۔ */
export const islands: IslandMessages = {
  failed: 'یہ حصہ نہیں کھل سکا۔',
  tool: {
    region: (tool) => `${tool}، مختصر`,
    yours: 'آپ کا جملہ',
    similarity: 'آپ کے جملے سے مشابہت',
    open: 'پورے ٹول میں کھولیں',
    handed: 'آپ کا جملہ ورق پر آ گیا ہے۔',
    only: (code) => `فی الحال صرف اس زبان کے متن پر کام کرتا ہے: ${language(code)}۔`,
    tooLong: (limit) => `یہاں ایک دو جملوں کی گنجائش ہے، زیادہ سے زیادہ ${number(limit)} حروف۔ پورا ٹول اس سے زیادہ لیتا ہے۔`,
    stale: 'اس کے بعد آپ کا جملہ بدل چکا ہے۔',
    same: 'یہ طریقہ جملے کو ویسا ہی رہنے دیتا ہے۔ دوسرا طریقہ آزمائیں۔',
    empty: 'پہلے ایک جملہ لکھیں۔',
    done: 'جملہ نئے لفظوں میں لکھ دیا گیا۔',
  },
  pricing: { price: 'ماہانہ قیمت', free: 'مفت', more: 'پلانوں کی پوری تفصیل' },
  figure: {
    value: figureWords('ur', (count, all) => `${all} میں سے ${count}`),
    measured: (count, date) =>
      count === null ? `${day(date)} کو ناپا گیا۔` : `${day(date)} کو ناپا گیا؛ مثالوں کی تعداد: ${number(count)}۔`,
  },
  posts: { none: 'یہاں ابھی کوئی تحریر نہیں۔' },
}
