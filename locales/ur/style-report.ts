import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('ur')
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'جملہ', other: 'جملے' })}`

/** اسلوب اور یکسانیت کی رپورٹ۔ */
export const styleReport: StyleReportMessages = {
  open: 'اسلوب اور یکسانیت',
  lead: 'یہ متن کیا کچھ ایک سے زیادہ طرح لکھتا ہے، اور اس کے جملے کیسے بنے ہیں۔ یہ مشاہدے ہیں، غلطیاں نہیں: متن کے لیے کیا مناسب ہے، یہ فیصلہ آپ کا ہے۔',
  running: 'متن پڑھا جا رہا ہے۔',
  empty: 'ورق پر ابھی کوئی متن نہیں۔',
  short: (count, atLeast) => `${number(count)} الفاظ کم ہیں: رپورٹ کے لیے کم از کم ${number(atLeast)} الفاظ چاہییں۔`,
  stale: 'اس رپورٹ کے بعد متن بدل گیا ہے۔',
  again: 'دوبارہ پڑھیں',
  offline: 'رپورٹ کے لیے نیٹ ورک چاہیے۔ آپ کا متن محفوظ ہے۔',
  read: (wordCount, sentenceCount) => `پڑھا گیا: ${number(wordCount)} الفاظ، ${sentences(sentenceCount)}۔`,
  aside: 'عنوان، کتابیات اور دوسری زبانوں کے حصے الگ رکھے جاتے ہیں؛ اقتباس اور حوالے بھی، سوائے اس کے جہاں جملے ناپے جاتے ہیں۔',
  copy: 'رپورٹ نقل کریں',
  copied: 'رپورٹ نقل ہو گئی۔',
  notCopied: 'رپورٹ نقل نہ ہو سکی۔',
  places: (count) => `${number(count)} ${plural(count, { one: 'جگہ', other: 'جگہیں' })}`,
  more: (count) => `اور مزید ${number(count)}`,
  untold: {
    tense: (code) =>
      `فعل کے زمانوں کے بارے میں کچھ نہیں کہا جاتا (${language(code)}): صرف الفاظ کی شکل سے یہ یقینی طور پر معلوم نہیں ہوتے۔`,
    passive: (code) => `مجہول کے بارے میں کچھ نہیں کہا جاتا (${language(code)}): صرف الفاظ کی شکل سے یہ یقینی طور پر معلوم نہیں ہوتا۔`,
  },
  sections: {
    terms: 'اصطلاحیں اور املا',
    abbreviations: 'مخففات',
    numbers: 'اعداد، تاریخیں اور نام',
    marks: 'واوین اور اپاسٹروفی',
    sentences: 'جملے',
    verbs: 'افعال',
    words: 'دہرائے گئے الفاظ',
  },
  tenses: { past: 'ماضی', present: 'حال' },
  ends: { shortest: 'سب سے چھوٹا', longest: 'سب سے لمبا' },
  quoted: (text) => `”\u2068${text}\u2069“`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}۔`,
  facts: {
    'term-variants': 'ایک اصطلاح ایک سے زیادہ طرح لکھی گئی ہے',
    'case-variants': 'ایک اصطلاح بڑے اور چھوٹے دونوں حروف سے لکھی گئی ہے',
    'spelling-variants': 'متن میں زبان کی ایک سے زیادہ صورتوں کا املا ہے',
    'abbreviation-unused': (short) => `${short} کی وضاحت ہے مگر اس کے بعد استعمال نہیں ہوا۔`,
    'abbreviation-early': (short, count) => `${short} اپنی وضاحت سے پہلے ${number(count)} بار استعمال ہوا ہے۔`,
    'abbreviation-twice': (short, count) => `${short} کی وضاحت ${number(count)} بار کی گئی ہے۔`,
    'abbreviation-two-ways': (short) => `${short} کی وضاحت ایک سے زیادہ طرح کی گئی ہے`,
    'abbreviation-undefined': (short, count) => `${short} ${number(count)} بار استعمال ہوا ہے اور متن میں کہیں اس کی وضاحت نہیں۔`,
    tense: (title) => (title === null ? 'ماضی اور حال ساتھ ساتھ آئے ہیں' : `اس عنوان کے تحت ماضی اور حال ساتھ ساتھ آئے ہیں: ${title}`),
    'number-words': 'انہی اسموں سے پہلے چھوٹے اعداد ہندسوں میں بھی ہیں اور لفظوں میں بھی',
    percent: 'فیصد ایک سے زیادہ طرح لکھا گیا ہے',
    'decimal-mark': 'اعشاریے کے ایک سے زیادہ نشان ہیں',
    'thousands-mark': 'ہزار ایک سے زیادہ طرح الگ کیے گئے ہیں',
    dates: 'تاریخیں ایک سے زیادہ طرح لکھی گئی ہیں',
    labels: 'شکلوں، جدولوں یا ابواب کے نام ایک سے زیادہ طرح لکھے گئے ہیں',
    'quotation-marks': 'متن میں ایک سے زیادہ قسم کے واوین ہیں',
    apostrophes: 'متن میں سیدھے اور خم دار دونوں اپاسٹروفی ہیں',
    'sentence-lengths': (f) =>
      `${sentences(f.count)}: آدھے جملوں میں ${number(f.low)} سے ${number(f.high)} الفاظ ہیں، درمیانی میں ${number(f.middle)}؛ سب سے چھوٹے میں ${number(f.shortest)}، سب سے لمبے میں ${number(f.longest)}۔`,
    'long-sentences': (count, of, bound) => `${number(of)} میں سے ${sentences(count)} ${number(bound)} الفاظ سے لمبے ہیں۔`,
    passive: (count, of) => `${number(of)} میں سے ${number(count)} جملوں میں مجہول ہے۔`,
    'openings-in-a-row': (word, count) => `مسلسل ${sentences(count)} یوں شروع ہوتے ہیں: ${word}۔`,
    openings: (of) => `${number(of)} جملوں کے سب سے زیادہ آنے والے پہلے الفاظ`,
    'repeated-nearby': (word, count) => `${word} چند سطروں میں ${number(count)} بار آیا ہے۔`,
    'frequent-words': 'عام الفاظ جو یہاں دوسری تحریروں سے کہیں زیادہ آتے ہیں، اکثر اس لیے کہ وہ موضوع کا نام ہیں',
  },
}
