import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ur')

/** پڑھی گئی فائل میں کیا دیکھنا چاہیے۔ */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) => `${number(count)} ${plural(count, { one: 'اندراج', other: 'اندراجات' })} دیکھ لیں:`,
  said: {
    'authors-left-out': (key) => `\u2068${key}\u2069: فائل میں صرف کچھ مصنفین کے نام ہیں۔ باقی نام شامل کریں۔`,
    'braces-unbalanced': (key) => `\u2068${key}\u2069: ایک قوس بند نہیں۔ جو پڑھا جا سکا وہ لے لیا گیا؛ دیکھ لیں کہ مکمل ہے یا نہیں۔`,
    'entry-unreadable': () => 'یہ اندراج پڑھا نہ جا سکا اور چھوڑ دیا گیا۔',
    'key-twice': (key) => `دو اندراجات کا نام \u2068${key}\u2069 ہے۔ دونوں لے لیے گئے۔`,
    'macro-unknown': (name) => `فائل نہیں بتاتی کہ مخفف \u2068${name}\u2069 کا کیا مطلب ہے۔`,
    'too-many': (key) => `یہ ایک بار میں لیے جا سکنے والے حوالوں سے زیادہ ہیں۔ \u2068${key}\u2069 سے آگے کے چھوڑ دیے گئے۔`,
    'type-unknown': (type) => `قسم \u2068${type}\u2069 نامعلوم ہے۔ ماخذ کی قسم خود چنیں۔`,
    'xml-broken': () => 'یہاں XML خراب ہے۔ جو پڑھا جا سکا وہ لے لیا گیا۔',
  },
}
