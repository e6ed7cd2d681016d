import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ur')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'لفظ', other: 'الفاظ' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'جملہ', other: 'جملے' })}`
const ofSentences = (count: number): string => `${number(count)} ${plural(count, { one: 'جملے', other: 'جملوں' })}`

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} ناپے گئے متنوں میں یہ انسانوں کے ہاں زیادہ تھا؛ ماڈل بھی ایسا لکھ سکتا ہے۔`
    : `${fact} ناپے گئے متنوں میں یہ ماڈلوں کے ہاں زیادہ تھا۔ ${alsoPeople}`
}

/** جانچ نے کیا دیکھا۔ */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'جملوں کا آہنگ',
    connectives: 'ربط کے الفاظ',
    'stock-phrases': 'گھسے پٹے فقرے',
    openers: 'جملوں کے آغاز',
    variety: 'الفاظ کا تنوع',
    detail: 'ٹھوس تفصیل',
    triads: 'تین تین کی فہرستیں',
    paragraphs: 'پیراگراف کی لمبائی',
    dashes: 'ڈیش',
    person: 'متن میں لکھنے والا',
  },
  poles: {
    rhythm: { people: 'متنوع', models: 'یکساں' },
    connectives: { people: 'کم', models: 'زیادہ' },
    'stock-phrases': { people: 'کوئی نہیں', models: 'بہت' },
    openers: { people: 'دہرائے ہوئے', models: 'متنوع' },
    variety: { people: 'الفاظ لوٹتے ہیں', models: 'الفاظ بدلتے ہیں' },
    detail: { people: 'ٹھوس', models: 'عمومی' },
    triads: { people: 'کوئی نہیں', models: 'بہت' },
    paragraphs: { people: 'متنوع', models: 'یکساں' },
    dashes: { people: 'کوئی نہیں', models: 'بہت' },
    person: { people: 'اکثر', models: 'کبھی نہیں' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `سب سے چھوٹا جملہ ${words(shortest)} کا، سب سے لمبا ${number(longest)} کا، اوسط ${number(average)} (کل ${sentences(of)})۔`,
        leaning,
        'سنوار کر اور بار بار درست کر کے لکھا ہوا متن بھی یکساں ہوتا ہے۔',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${ofSentences(of)} میں سے ${number(count)} ربط کے لفظ سے شروع ${plural(count, { one: 'ہوتا ہے', other: 'ہوتے ہیں' })}۔`,
        leaning,
        'بہت سے لوگوں کو اسکول میں ایسے ہی لکھنا سکھایا گیا۔',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `${words(all)} میں یہاں معلوم گھسے پٹے فقروں میں سے کوئی نہیں۔`
          : `${words(all)} میں ${number(count)} ${plural(count, { one: 'گھسا پٹا فقرہ', other: 'گھسے پٹے فقرے' })}۔`,
        leaning,
        'یہ گھسے پٹے اسی لیے ہیں کہ بہت سے لوگ انہیں استعمال کرتے ہیں۔',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'کوئی تین جملے ایک ہی لفظ سے شروع نہیں ہوتے۔'
          : `${ofSentences(of)} میں سے ${number(count)} ایک ہی لفظ سے شروع ہوتے ہیں۔`,
        leaning,
        'مشاق لکھنے والے بھی جملوں کے آغاز بدلتے رہتے ہیں۔',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(`لگاتار ${words(of)} میں سے اوسطاً ${number(count)} مختلف ہیں۔`, leaning, 'بھرپور ذخیرۂ الفاظ کا بھی یہی اثر ہوتا ہے۔'),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `${words(all)} میں ہندسوں میں لکھے اعداد اور تاریخیں: ${number(numbers)}${names === undefined ? '' : `، نام: ${number(names)}`}۔`,
        leaning,
        'عمومی سوالات پر مضامین میں بھی یہ کم ہوتے ہیں۔',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${ofSentences(of)} میں تین چیزوں کی ${number(count)} ${plural(count, { one: 'فہرست', other: 'فہرستیں' })}۔`,
        leaning,
        'تین چیزیں گنوانا مقرروں کی پرانی اور اچھی عادت ہے۔',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'پیراگراف اتنے کم ہیں کہ ان کی لمبائی کا موازنہ نہیں ہو سکتا۔'
        : said(
            `${number(of)} پیراگراف، ${number(shortest)} سے ${words(longest)} تک کے۔`,
            leaning,
            'طے شدہ خاکے پر لکھے مضامین کے پیراگراف بھی یکساں ہوتے ہیں۔',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0 ? 'جملوں کے اندر کوئی ڈیش نہیں۔' : `${words(all)} میں ${number(count)} ڈیش۔`,
        leaning,
        'بہت سے لوگوں کو ڈیش پسند ہیں۔',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `${ofSentences(of)} میں سے کوئی لکھنے والے کا ذکر نہیں کرتا۔`
          : `${ofSentences(of)} میں سے ${number(count)} میں لکھنے والے کا ذکر ہے (”میں“، ”ہم“)۔`,
        leaning,
        'علمی تحریر میں اکثر یہی مطلوب ہوتا ہے۔',
      ),
  },
}
