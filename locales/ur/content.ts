import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('ur')

/** بلاگ اور متن کے صفحے: متن کے ارد گرد کا سب کچھ؛ خود متن `content/` میں ہیں۔ */
export const content: ContentMessages = {
  blog: {
    title: 'لکھنے کے مشورے',
    description: 'عبارت بدلنے، حوالہ دینے، اسلوب اور مقالے پر مختصر تحریریں، ایسی مثالوں کے ساتھ جنہیں آپ اپنے متن پر آزما سکتے ہیں۔',
    lead: 'مختصر تحریریں، ایسی مثالوں کے ساتھ جنہیں آپ اپنے متن پر آزما سکتے ہیں۔',
    newest: 'تازہ ترین',
    fromPost: 'تحریر سے اقتباس',
    feed: 'فیڈ',
    topics: { sources: 'عبارت بدلنا اور مآخذ', style: 'اسلوب', thesis: 'مقالہ لکھنا', tools: 'ٹولز اور ان کے علم کی حد' },
    /** ان تحریروں کے اوپر جن کا ترجمہ نہیں ہوا۔ */
    inEnglish: 'انگریزی میں',
    minutes: (count: number) => `${number(count)} منٹ`,
    by: (author: string) => `از ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'فہرست',
    alsoIn: 'ان زبانوں میں بھی',
    updated: (date: string) => `آخری تبدیلی: ${day(date)}`,
    /** اس متن کے اوپر جو ترجمہ نہ ہونے کی وجہ سے انگریزی میں دکھایا جاتا ہے۔ */
    untranslated: 'اس متن کا ابھی ترجمہ نہیں ہوا۔ آپ اسے انگریزی میں پڑھ رہے ہیں۔',
    related: 'مزید پڑھیں',
    tryTool: (tool: string) => `آزمائیں: ${tool}`,
    print: 'پرنٹ کریں',
  },
}
