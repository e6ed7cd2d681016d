import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'ٹنٹا سے آپ کا ڈیٹا',
  about: ({ site, day }) => `${site} آپ کے بارے میں یہ معلومات رکھتا ہے۔ یہ فائل ${day} کو بنی۔`,
  parts: {
    account: 'نام، ای میل پتا اور اکاؤنٹ کی تاریخیں',
    preferences: 'آپ کی ترتیبات',
    signInMethods: 'آپ کیسے لاگ اِن ہوتے ہیں',
    devices: 'آپ کن آلات پر لاگ اِن ہیں',
    usage: 'ہر بار چلانے پر ماہانہ مقدار میں سے کتنا خرچ ہوا',
    subscription: 'پلان اور خریداریاں',
    dictionary: 'آپ کے اپنے الفاظ اور بند کیے گئے قاعدے',
    historyJson: 'آپ کی ہسٹری، متن اور نتائج کے ساتھ',
    historyFolder: 'یہی، ہر بار کے لیے ایک الگ فائل',
  },
  secrets: 'پاس ورڈ، کوڈ اور وہ لنک جو آپ کا اکاؤنٹ کھولتے ہیں، اس میں شامل نہیں۔',
  form: '‎.json پر ختم ہونے والی فائلیں پروگراموں کے لیے ہیں؛ کوئی بھی ٹیکسٹ ایڈیٹر انہیں کھول سکتا ہے۔ اوقات UTC میں ہیں۔',
  run: {
    tool: 'ٹول',
    language: 'زبان',
    madeAt: 'تاریخ',
    text: 'متن',
    result: 'نتیجہ',
  },
}
