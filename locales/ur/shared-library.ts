import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('ur')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'مشترکہ کتب خانہ',
  sharedFrom: (site) => `${site} سے مشترک کیا گیا`,
  until: (day) => `یہ صفحہ ${day} تک پڑھا جا سکتا ہے۔`,
  works: (count) => `${number(count)} ماخذ`,
  before: 'پچھلے',
  after: 'اگلے',
  empty: 'یہاں ابھی کچھ نہیں۔',
  nature: {
    retraction: 'واپس لیا گیا',
    correction: 'تصحیح شدہ',
    'expression-of-concern': 'تشویش کا اظہار',
    reinstatement: 'بحال شدہ',
  },
  notice: 'اطلاع',
}
