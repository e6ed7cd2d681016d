import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, list, language, size, dayOfYear, wait } = wordsFor('ur')
const seconds = (count: number) => `${number(count)} سیکنڈ`
const safe = 'آپ کا متن یہیں موجود ہے اور کچھ بھی شمار نہیں ہوا۔'

/** کیا ہوا، کیا محفوظ ہے، کیا کرنا چاہیے۔ */
export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'اس پتے پر کچھ نہیں۔',
    detail: `${path} پر کوئی جواب نہیں ملتا۔ دیکھ لیں کہ پتے میں غلطی تو نہیں۔`,
  }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'اس پتے کو کسی اور طریقے سے پکارا جاتا ہے۔',
    detail: `یہ اس طریقے پر جواب دیتا ہے: ${allowed.join(', ')}۔ درخواست اسی طریقے سے بھیجیں۔`,
  }),
  'body-not-json': { title: 'درخواست پڑھی نہیں جا سکی۔', detail: 'یہ درست JSON نہیں۔ صفحہ دوبارہ لوڈ کر کے پھر کوشش کریں۔' },
  'content-type-wrong': ({ expected }) => ({ title: 'درخواست کی شکل درست نہیں۔', detail: `اسے اس شکل میں بھیجنا ضروری ہے: ${expected}۔` }),
  'body-too-large': ({ limit }) => ({
    title: 'ایک بار میں یہ بہت زیادہ ہے۔',
    detail: `ایک درخواست میں زیادہ سے زیادہ ${size(limit)} آ سکتے ہیں۔ متن پر حصوں میں کام کریں۔`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'درخواست کا ایک حصہ درست نہیں۔',
    detail: `یہ جانچیں: ${list(issues.map(({ path }) => path || 'درخواست'))}، پھر دوبارہ کوشش کریں۔ ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'یہ صفحہ سائٹ کے اپنے پتے پر نہیں کھلا ہے۔',
    detail: `${address} کھولیں اور وہاں دوبارہ کوشش کریں۔`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'تھوڑے وقت میں بہت زیادہ درخواستیں آئیں۔',
    detail: `${seconds(count)} انتظار کریں اور پھر کوشش کریں۔ ${safe}`,
  }),
  'server-failed': { title: 'یہ نہیں ہو سکا۔', detail: `سرور پر کچھ خراب ہو گیا۔ ${safe} تھوڑی دیر بعد پھر کوشش کریں۔` },
  'database-unavailable': {
    title: 'سرور ابھی تیار نہیں۔',
    detail: `اس کا ڈیٹابیس اس وقت جواب نہیں دے رہا۔ ${safe} ایک منٹ بعد پھر کوشش کریں۔`,
  },
  'text-empty': { title: 'ابھی کوئی متن نہیں۔', detail: 'کوئی عبارت لکھیں یا چسپاں کریں، یا فائل کھولیں۔' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'متن ایک بار کے لیے بہت لمبا ہے۔',
    detail: `اس میں ${number(amount)} حروف ہیں؛ ${number(limit)} کی گنجائش ہے۔ آپ کا متن یہیں ہے: اسے مختصر کریں یا حصوں میں بھیجیں۔`,
  }),
  'strength-not-in-tier': {
    title: 'اوہ، آپ کے پاس پریمیم نہیں ہے',
    detail: 'معمول اور گہری تبدیلی پریمیم کا حصہ ہیں۔ ہلکی تبدیلی ابھی کام کرتی ہے۔',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'اوہ، آپ کے پاس پریمیم نہیں ہے',
    detail: `یہ ${needed === 'premium' ? 'پریمیم' : 'پلاٹینم'} کا حصہ ہے۔ آپ کی میز پر کچھ نہیں بدلا۔`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'اس پلان میں سرقے کی جانچ شامل نہیں۔' : 'آپ اس مہینے کی سرقے کی جانچیں استعمال کر چکے ہیں۔',
          detail: `${limit === 0 ? 'پریمیم میں مہینے کی ایک جانچ ہے۔' : `شمار ${dayOfYear(resetsAt)} کو پھر شروع ہوگا۔`} آپ کا متن یہیں موجود ہے؛ پروف ریڈنگ پہلے کی طرح کام کرتی ہے۔`,
        }
      : {
          title:
            used >= limit ? `آپ اس مہینے کے ${number(limit)} حروف استعمال کر چکے ہیں۔` : `اس مہینے ${number(limit - used)} حروف باقی ہیں۔`,
          detail: `اس متن کو ${number(needed)} درکار ہیں۔ شمار ${dayOfYear(resetsAt)} کو پھر شروع ہوگا۔ آپ کا متن یہیں موجود ہے؛ پروف ریڈنگ پہلے کی طرح کام کرتی ہے۔`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'آپ کے نیٹ ورک کے مہمان آج کے حروف استعمال کر چکے ہیں۔',
    detail: `مفت اکاؤنٹ کا اپنا شمار ہوتا ہے۔ اس کے بغیر انتظار کریں؛ انتظار کا وقت: ${wait(count)}۔ ${safe}`,
  }),
  'sign-in-needed': { title: 'اس کے لیے اکاؤنٹ درکار ہے۔', detail: 'لاگ ان کریں یا اکاؤنٹ بنائیں؛ جو آپ کی میز پر ہے وہیں رہے گا۔' },
  'user-disabled': { title: 'یہ اکاؤنٹ بند ہے۔', detail: 'مدد کے لیے لکھیں۔' },
  'user-token-expired': { title: 'آپ لاگ آؤٹ ہو چکے ہیں۔', detail: 'دوبارہ لاگ ان کریں؛ آپ کا متن یہیں موجود ہے۔' },
  'sign-in-failed': {
    title: 'لاگ ان نہیں ہو سکا۔',
    detail: 'دوسری سائٹ نے نہیں بتایا کہ آپ کون ہیں۔ دوبارہ کوشش کریں، یا اپنی ای میل استعمال کریں۔',
  },
  'billing-failed': { title: 'ادائیگی کی خدمت نے جواب نہیں دیا۔', detail: 'کوئی رقم نہیں لی گئی۔ چند منٹ بعد دوبارہ کوشش کریں۔' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `اس متن کی زبان ${language(found)} ہے۔`,
    detail: `ابھی صرف اس زبان کے متن پر کام ہو سکتا ہے: ${list(supported.map(language))}۔ آپ کا متن جوں کا توں یہیں موجود ہے۔`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `اس متن میں کئی زبانیں ہیں: ${list(languages.map(language))}۔`,
    detail: `ابھی صرف اس زبان کے متن پر کام ہو سکتا ہے: ${list(supported.map(language))}۔ صرف وہی حصے رہنے دیں، یا زبان خود چنیں۔ کچھ ضائع نہیں ہوا۔`,
  }),
  'language-unknown': { title: 'زبان پہچانی نہیں جا سکی۔', detail: 'متن مختصر یا غیر معمولی ہے۔ اس کے اوپر زبان چنیں اور پھر کوشش کریں۔' },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'اس میں بہت وقت لگ گیا۔',
    detail: `عبارت ${seconds(count)} میں تیار نہ ہو سکی۔ ${safe} پھر کوشش کریں، یا چھوٹا حصہ بھیجیں۔`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'اس وقت بہت سے لوگ لکھ رہے ہیں۔',
    detail: `${seconds(count)} بعد پھر کوشش کریں۔ ${safe}`,
  }),
  'engine-failed': {
    title: 'یہ نہیں ہو سکا۔',
    detail: `انجن اس متن پر رک گیا۔ ${safe} پھر کوشش کریں، یا جو حصہ غیر معمولی لگے اسے نکال دیں۔`,
  },
  offline: { title: 'آپ آف لائن ہیں۔', detail: 'لکھتے رہیں: آپ کا مسودہ اس آلے پر محفوظ ہے اور رابطہ بحال ہونے پر کام جاری رہے گا۔' },
  'network-failed': { title: 'سرور تک رسائی نہیں ہوئی۔', detail: `رابطہ ٹوٹ گیا۔ ${safe} پھر کوشش کریں۔` },
  cancelled: { title: 'روک دیا گیا۔', detail: safe },
}
