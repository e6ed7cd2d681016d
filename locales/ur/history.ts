import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ur')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'نتیجہ', other: 'نتائج' })}`

export const history: HistoryMessages = {
  title: 'تاریخ',
  description: 'جو آپ نے بدلا اور درست کیا: دیکھنے اور دوبارہ اٹھانے کے لیے۔',
  loading: 'آپ کی تاریخ لائی جا رہی ہے۔',
  lead: (count) => `یہ صرف آپ دیکھتے ہیں؛ ${number(count)} دن تک محفوظ۔`,
  signedOut: {
    title: 'اپنی تاریخ دیکھنے کے لیے لاگ اِن کریں۔',
    body: 'اکاؤنٹ کے بغیر کچھ محفوظ نہیں ہوتا۔ اکاؤنٹ ہو تو آپ کا کام یہاں صرف آپ کے لیے رہتا ہے۔',
  },
  offHere: { title: 'یہ سائٹ تاریخ نہیں رکھتی۔', body: 'اس کے منتظم نے طے کیا ہے کہ کچھ محفوظ نہ ہو۔' },
  off: {
    title: 'آپ کی تاریخ بند ہے۔',
    body: (count) => `کچھ محفوظ نہیں ہوتا۔ چالو ہو تو پچھلے ${number(count)} دن کے نتائج یہاں صرف آپ کے لیے ہوں گے۔`,
    on: 'میرے نتائج محفوظ رکھیں',
  },
  empty: { title: 'یہاں ابھی کچھ نہیں۔', body: 'اب سے آپ جس پر کام کریں گے وہ یہاں ہوگا۔' },
  goTo: (name) => `یہاں جائیں: ${name}`,
  search: {
    label: 'متن اور نتائج میں تلاش',
    clear: 'تلاش صاف کریں',
    none: (words) => `”${words}“ کہیں نہیں ملا۔`,
    noneHelp: 'کم الفاظ یا کوئی اور آلہ آزمائیں۔',
  },
  tool: { label: 'ٹول', all: 'تمام ٹولز' },
  list: 'نتائج',
  count: results,
  shown: (shown, total) => `${number(total)} میں سے ${number(shown)} دکھائے گئے`,
  more: 'مزید دکھائیں',
  characters: (count) => `${number(count)} ${plural(count, { one: 'حرف', other: 'حروف' })}`,
  findings: (count) => `${number(count)} ${plural(count, { one: 'نکتہ', other: 'نکات' })}`,
  untitled: 'بغیر الفاظ',
  entry: {
    original: 'اصل متن',
    result: 'نتیجہ',
    text: 'متن',
    copy: 'نقل کریں',
    download: 'ڈاؤن لوڈ کریں',
    openIn: (name) => `یہاں کھولیں: ${name}`,
    delete: 'حذف کریں',
    loading: 'لایا جا رہا ہے۔',
    gone: 'یہ نتیجہ اب موجود نہیں۔',
    file: 'tinta-result-ur',
  },
  deleted: 'حذف ہو گیا۔',
  undo: 'واپس لائیں',
  notDeleted: 'حذف نہیں ہو سکا، اس لیے واپس آ گیا ہے۔',
  deleteAll: 'سب حذف کریں',
  export: 'برآمد کریں',
  file: 'tinta-history-ur',
  offline: 'آپ آف لائن ہیں۔ جو یہاں ہے پڑھا جا سکتا ہے؛ باقی کنکشن کا انتظار کرے گا۔',
}
