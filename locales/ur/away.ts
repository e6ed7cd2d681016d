import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'آپ آف لائن ہیں۔',
  library: 'آپ کی لائبریری آپ کے اکاؤنٹ میں محفوظ ہے۔ کنکشن بحال ہوتے ہی نظر آئے گی۔',
  list: 'فہرست ویسی ہی ہے جیسی آخری بار ترتیب دی گئی تھی۔ جو کچھ آپ ابھی شامل کریں گے، کنکشن بحال ہونے پر اس میں آ جائے گا۔',
  history: 'آپ کی سرگزشت آپ کے اکاؤنٹ میں محفوظ ہے۔ کنکشن بحال ہوتے ہی نظر آئے گی۔',
  profile: 'آپ کا اکاؤنٹ کنکشن بحال ہوتے ہی نظر آئے گا۔',
}
