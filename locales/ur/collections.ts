import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('ur')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'دستاویز', other: 'دستاویزات' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'لفظ', other: 'الفاظ' })}`

/** ان دستاویزات کا صفحہ جن سے متن کا موازنہ ہوتا ہے۔ */
export const collections: CollectionsMessages = {
  title: 'مجموعے',
  description: 'وہ دستاویزات جن سے آپ کے متن کا موازنہ ہوتا ہے: شامل کریں، دیکھیں، حذف کریں۔',
  heading: 'دستاویزات کے مجموعے',
  loading: 'مجموعے لائے جا رہے ہیں۔',
  signedOut: {
    title: 'دستاویزات رکھنے کے لیے لاگ ان کریں۔',
    body: 'مجموعہ اکاؤنٹ کا حصہ ہوتا ہے: جو آپ شامل کریں اس کا موازنہ آپ کے متن سے ہوتا ہے اور کوئی اور اسے نہیں دیکھتا۔',
  },
  kinds: {
    own: 'صرف آپ دیکھتے ہیں',
    drafts: 'آپ کے مسودے: صرف چننے پر تلاش ہوتے ہیں',
    institution: 'صرف آپ کا ادارہ دیکھتا ہے',
    public: 'سب کے لیے کھلا',
  },
  list: {
    none: {
      title: 'ابھی کوئی مجموعہ نہیں۔',
      body: 'ایک بنائیں اور وہ مآخذ شامل کریں جن پر آپ کام کرتے ہیں۔ اس کے بعد آپ کے متن کا ان سے موازنہ ہو گا۔',
    },
    holds: (count, wordCount) => `${documents(count)}، ${words(wordCount)}`,
    readOnly: 'آپ اس میں تلاش کر سکتے ہیں، بدل نہیں سکتے۔',
    limit: (count) => `آپ ${documents(count)} رکھ سکتے ہیں، اور اتنے ہی مسودے۔`,
    back: 'جانچ پر واپس',
  },
  make: {
    label: 'نئے مجموعے کا نام',
    kind: 'اس میں کیا ہے',
    own: 'مآخذ',
    drafts: 'میرے مسودے',
    institution: 'میرے ادارے کے لیے',
    create: 'بنائیں',
  },
  remove: {
    collection: 'مجموعہ حذف کریں',
    ask: (name, count) => `”${name}“ اپنی ${documents(count)} سمیت حذف ہو گا۔ کچھ بھی واپس نہیں لایا جا سکتا۔`,
    yes: 'ہمیشہ کے لیے حذف کریں',
    keep: 'رہنے دیں',
    done: (name) => `”${name}“ حذف ہو گیا۔`,
  },
  files: {
    add: 'فائلیں شامل کریں',
    folder: 'فولڈر شامل کریں',
    stop: 'روکیں',
    goOn: 'جاری رکھیں',
    drop: 'فائلیں، فولڈر یا \u2066.zip\u2069 یہاں چھوڑیں',
    kinds: (kinds, bytes) => `${kinds}، ہر ایک زیادہ سے زیادہ ${size(bytes)}`,
    release: 'شامل کرنے کے لیے چھوڑ دیں',
  },
  happens: {
    title: 'فائلوں کا کیا ہوتا ہے',
    body: 'صرف متن اور موازنے کے لیے درکار معلومات رکھی جاتی ہیں۔ خود فائلیں پڑھنے کے بعد ہٹا دی جاتی ہیں۔ مجموعہ حذف کرنے سے سب کچھ حذف ہو جاتا ہے۔',
  },
  progress: {
    label: 'درآمد',
    are: (done, total) => `${number(total)} میں سے ${number(done)} فائلیں`,
    in: 'شامل ہیں اور اب سے تلاش میں آتی ہیں',
    left: (seconds) => `اس رفتار سے تقریباً ${wait(seconds)} باقی`,
    stopped: 'روک دیا گیا۔ جو شامل ہو چکا وہ رہے گا۔',
  },
  counts: {
    added: () => 'شامل',
    there: () => 'پہلے سے موجود، تازہ',
    look: () => 'دیکھنے کے لیے',
    unread: () => 'نہ پڑھی گئیں',
    waiting: () => 'منتظر',
  },
  show: { label: 'دکھائیں', latest: 'تازہ ترین', problems: 'مسائل', all: 'سب' },
  csv: 'مسائل \u2066.csv\u2069 میں',
  table: {
    label: 'فائلوں کی فہرست',
    file: 'فائل',
    size: 'حجم',
    state: 'حالت',
    action: 'عمل',
    noProblems: 'اب تک کوئی مسئلہ نہیں۔',
  },
  states: {
    waiting: 'منتظر',
    sending: 'بھیجی جا رہی ہے',
    reading: 'پڑھی جا رہی ہے',
    archive: (done, total) => `${number(total)} میں سے ${number(done)} پڑھی گئیں`,
    pausing: (seconds) => `سرور مصروف ہے۔ ${wait(seconds)} میں دوبارہ۔`,
    added: (count, code) => `${words(count)}، ${language(code)}`,
    updated: (count) => `تازہ ہو گئی: ${words(count)}`,
    there: 'پہلے سے موجود',
    twin: (name) => (name === '' ? 'یہی متن پہلے سے موجود ہے' : `وہی متن جو ${name} میں ہے`),
    twinNote: 'صرف اسی میں تلاش ہوتی ہے۔',
  },
  actions: { again: 'دوبارہ کوشش کریں', addText: 'متن شامل کریں', password: 'درج کریں', keep: 'یہ رکھیں', skip: 'چھوڑیں' },
  addText: { title: (name) => `${name} کا متن`, label: 'متن چسپاں کریں', add: 'شامل کریں' },
  password: {
    title: (name) => `${name} کا پاس ورڈ`,
    label: 'پاس ورڈ',
    note: 'یہ فائل کو ایک بار کھولتا ہے اور محفوظ نہیں رکھا جاتا۔',
    wrong: 'اس پاس ورڈ سے فائل نہیں کھلی۔ اسے دیکھ لیں اور دوبارہ کوشش کریں۔',
    open: 'کھولیں',
  },
  commandLine:
    'ہزاروں فائلوں کے لیے سرور چلانے والوں کے پاس ایک کمانڈ ہے۔ وہ جہاں رکی تھی وہیں سے چلتی ہے اور مسائل کی یہی فہرست لکھتی ہے۔',
  documents: {
    title: 'دستاویزات',
    search: 'عنوان یا فائل کے نام سے تلاش کریں',
    none: 'ابھی یہاں کچھ نہیں۔',
    notFound: (query) => `”${query}“ کہیں نہیں ملا۔`,
    more: 'مزید دکھائیں',
    remove: (name) => `${name} حذف کریں`,
    ask: (name) => `”${name}“ فوراً حذف ہو گی اور واپس نہیں لائی جا سکتی۔`,
    removed: (name) => `”${name}“ حذف ہو گئی۔`,
  },
}
