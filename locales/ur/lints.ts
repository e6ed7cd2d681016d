import type { LintFacts, LintMessages } from '../lint.ts'

// متن سے لیے گئے الفاظ اور نشان الگ رکھے جاتے ہیں (\u2068 … \u2069)، ورنہ دائیں سے بائیں سطر میں قوسین اور نقطے الٹ جاتے ہیں۔
const apart = (words = ''): string => `\u2068${words}\u2069`
const said = (words = ''): string => `”${apart(words)}“`
const to = (right = ''): string => (right ? `: ${said(right)}` : '')
const unfit = (word = ''): string => `${said(word)} یہاں موزوں نہیں۔`
const instead = ({ word, right }: LintFacts): string => (right ? `${said(word)} کی جگہ ${said(right)}۔` : unfit(word))

/** دو تین لفظوں کا عنوان؛ ایک پیغام کہ یہاں کیا درست نہیں؛ ایک وجہ جس سے سیکھا جا سکے۔ */
export const lints: LintMessages = {
  // املا
  misspelled: {
    title: 'نامعلوم لفظ',
    message: ({ word }) => `${said(word)} لغت میں نہیں ہے۔`,
    reason: 'ہو سکتا ہے لکھنے میں چوک ہوئی ہو۔ اگر یہ نام یا اصطلاح ہے تو اسے اپنی لغت میں شامل کر لیں۔',
  },
  'confused-words': {
    title: 'ملتے جلتے الفاظ',
    message: ({ word, right }) => (right ? `یہاں غالباً ${said(right)} مراد ہے، ${said(word)} نہیں۔` : unfit(word)),
    reason: 'دونوں درست لفظ ہیں، مگر آواز یا املا میں ملتے جلتے ہیں اور معنی الگ رکھتے ہیں۔',
  },
  'compound-joined': {
    title: 'الگ لکھیں',
    message: ({ word, right }) => `${said(word)} الگ الگ لکھا جاتا ہے${to(right)}۔`,
    reason: 'ملا کر لکھنے سے معنی بدل جاتے ہیں یا لفظ ہی نہیں رہتا۔',
  },
  'compound-split': {
    title: 'ملا کر لکھیں',
    message: ({ word, right }) => `${said(word)} ملا کر لکھا جاتا ہے${to(right)}۔`,
    reason: 'یہ حصے مل کر ایک لفظ بن چکے ہیں۔',
  },
  diacritics: {
    title: 'حرف کا نشان غائب',
    message: ({ word, right }) => `${said(word)} کا درست املا یہ ہے${to(right)}۔`,
    reason: 'حرف کے نشان کے بغیر یہ کوئی اور لفظ ہے، یا لفظ ہی نہیں۔',
  },
  'capital-needed': {
    title: 'بڑا حرف',
    message: ({ word, right }) => `${said(word)} یہاں بڑے حرف سے شروع ہوتا ہے${to(right)}۔`,
    reason: 'جملے اور نام بڑے حرف سے شروع ہوتے ہیں۔',
  },
  'capital-not-needed': {
    title: 'چھوٹا حرف',
    message: ({ word, right }) => `${said(word)} چھوٹے حرف سے لکھا جاتا ہے${to(right)}۔`,
    reason: 'یہ نہ نام ہے، نہ جملے کا آغاز۔',
  },
  'outdated-spelling': {
    title: 'پرانا املا',
    message: ({ word, right }) => `${said(word)} آج کل یوں لکھا جاتا ہے${to(right)}۔`,
    reason: 'املا کے قاعدے بدل چکے ہیں۔',
  },
  apostrophe: {
    title: 'اپاسٹروفی',
    message: ({ word, right }) => (right ? `یہاں ${said(right)} ہونا چاہیے، ${said(word)} نہیں۔` : unfit(word)),
    reason: 'یہ نشان چھوڑے گئے حروف کی جگہ آتا ہے یا ملکیت بتاتا ہے؛ یہ خود ایک نشان ہے، حرف کا اعراب نہیں۔',
  },
  // قواعد
  'subject-verb': {
    title: 'فاعل اور فعل',
    message: ({ word, right }) => `فعل اپنے فاعل سے میل نہیں کھاتا: ${right ? `${said(word)} کی جگہ ${said(right)}` : said(word)}۔`,
    reason: 'فعل شخص اور تعداد میں اپنے فاعل کے مطابق ہوتا ہے۔',
  },
  'article-a-an': {
    title: 'آرٹیکل کی صورت',
    message: instead,
    reason: `آرٹیکل اپنے بعد کے لفظ کے مطابق آتا ہے: اس کی آواز کے (انگریزی میں ${apart('an hour, a university')}) یا اس کی جنس کے۔`,
  },
  'article-missing': {
    title: 'آرٹیکل غائب',
    message: ({ right }) => `یہاں آرٹیکل رہ گیا ہے${to(right)}۔`,
    reason: 'گنی جانے والی چیز کا واحد اسم اکیلا نہیں آتا۔',
  },
  'article-not-needed': {
    title: 'غیر ضروری آرٹیکل',
    message: ({ word }) => `${said(word)} میں آرٹیکل کی ضرورت نہیں۔`,
    reason: 'عمومی باتیں اور ایسی بندھی ہوئی ترکیبیں آرٹیکل کے بغیر آتی ہیں۔',
  },
  'noun-number': {
    title: 'واحد یا جمع',
    message: instead,
    reason: 'اسم کے آس پاس کے الفاظ دوسری صورت چاہتے ہیں۔',
  },
  uncountable: {
    title: 'جمع نہیں آتی',
    message: ({ word, right }) => `${said(word)} گنا نہیں جاتا${to(right)}۔`,
    reason: `انگریزی کے ${said('information')}، ${said('advice')}، ${said('research')} جیسے الفاظ کی نہ جمع آتی ہے نہ ان سے پہلے ${said('a')}؛ ${said('a piece of advice')} گنا جا سکتا ہے۔`,
  },
  'determiner-noun': {
    title: 'الفاظ کی مطابقت',
    message: ({ word, right }) => `${said(word)} اپنے اسم سے میل نہیں کھاتا${to(right)}۔`,
    reason: `اسم کی طرف اشارہ کرنے والا لفظ تعداد اور جنس میں اسی کے مطابق ہوتا ہے: انگریزی میں ${apart('this book, these books')}؛ ${said('each')} اور ${said('every')} کے بعد واحد آتا ہے۔`,
  },
  preposition: {
    title: 'حرفِ جار',
    message: ({ word, right }) => (right ? `یہاں ${said(right)} آتا ہے، ${said(word)} نہیں۔` : unfit(word)),
    reason: 'کس لفظ کے بعد کون سا حرفِ جار آئے، یہ رواج طے کرتا ہے۔',
  },
  'preposition-missing': {
    title: 'حرفِ جار غائب',
    message: ({ right }) => `یہاں حرفِ جار رہ گیا ہے${to(right)}۔`,
    reason: 'یہ لفظ اگلی بات سے پہلے حرفِ جار چاہتا ہے۔',
  },
  'preposition-not-needed': {
    title: 'غیر ضروری حرفِ جار',
    message: ({ word }) => `${said(word)} میں حرفِ جار کی ضرورت نہیں۔`,
    reason: 'یہ فعل اپنا مفعول براہِ راست لیتا ہے۔',
  },
  tense: {
    title: 'زمانہ',
    message: ({ word, right }) => (right ? `بتایا گیا وقت ${said(right)} چاہتا ہے، ${said(word)} نہیں۔` : unfit(word)),
    reason: 'فعل کا زمانہ اس وقت کے مطابق ہونا چاہیے جو جملے میں بتایا گیا ہے۔',
  },
  'tense-since-for': {
    title: 'Since اور for',
    message: instead,
    reason: `جو کام ماضی میں شروع ہوا اور اب تک جاری ہے، انگریزی میں ${said('present perfect')} سے بیان ہوتا ہے: لمحے سے پہلے ${said('since')}، مدت سے پہلے ${said('for')}۔`,
  },
  conditional: {
    title: 'شرط',
    message: instead,
    reason: `جو بات صرف فرض کی جائے، اس کے لیے فعل کی الگ صورتیں ہیں؛ انگریزی ${said('if')} کے بعد نہ ${said('will')} آتا ہے نہ ${said('would')}۔`,
  },
  'verb-form': {
    title: 'فعل کی صورت',
    message: instead,
    reason: 'فعل کس صورت میں آئے گا، یہ اس سے پہلے کا لفظ طے کرتا ہے۔',
  },
  'infinitive-or-ing': {
    title: 'مصدر',
    message: instead,
    reason: `فعل کے بعد کیا آئے، یہ اسی فعل کے ساتھ یاد کیا جاتا ہے: انگریزی میں بعض کے بعد ${said('to')} اور فعل، بعض کے بعد ${said('-ing')} والی صورت۔`,
  },
  modal: {
    title: 'امکان یا لزوم کے فعل کے بعد',
    message: instead,
    reason: `جو افعال بتائیں کہ کیا کیا جا سکتا ہے یا کرنا چاہیے (انگریزی میں ${apart('can, must, should')})، ان کے بعد فعل کی سادہ صورت آتی ہے۔`,
  },
  auxiliary: {
    title: 'امدادی فعل',
    message: instead,
    reason: 'ہر فعل کا اپنا امدادی فعل ہوتا ہے، اور زمانہ یا شخص صرف وہی بتاتا ہے۔',
  },
  passive: {
    title: 'مجہول صورت',
    message: instead,
    reason: `انگریزی میں مجہول ${said('be')} کی کسی صورت اور فعل کی تیسری صورت سے بنتا ہے؛ بعض افعال کا مجہول نہیں ہوتا۔`,
  },
  'question-order': {
    title: 'سوال میں ترتیب',
    message: instead,
    reason: 'انگریزی کے سوال میں فاعل اور فعل جگہ بدلتے ہیں؛ بیان کے اندر آنے والے سوال میں نہیں۔',
  },
  'word-order': {
    title: 'الفاظ کی ترتیب',
    message: instead,
    reason: 'یہ الفاظ کسی اور ترتیب سے آتے ہیں۔',
  },
  comparison: {
    title: 'موازنہ',
    message: instead,
    reason: `درجہ ایک ہی بار ظاہر کیا جاتا ہے: لفظ سے (${apart('more, most')}) یا لاحقے سے (${apart('-er, -est')})، دونوں سے کبھی نہیں؛ موازنے کا بھی اپنا لفظ ہے، انگریزی میں ${said('than')}۔`,
  },
  'adjective-adverb': {
    title: 'صفت یا متعلق فعل',
    message: instead,
    reason: 'صفت بتاتی ہے کہ چیز کیسی ہے، متعلق فعل بتاتا ہے کہ کام کیسے ہوا۔',
  },
  'pronoun-case': {
    title: 'ضمیر کی صورت',
    message: instead,
    reason: `کام کرنے والے کے لیے ایک صورت ہے، اور جس پر کام ہو یا جو حرفِ جار کے بعد آئے اس کے لیے دوسری: انگریزی میں ${apart('I')} اور ${apart('me')}، ${apart('he')} اور ${apart('him')}۔`,
  },
  'pronoun-choice': {
    title: 'ضمیر',
    message: instead,
    reason: 'اس لفظ کے لیے کوئی اور ضمیر آتی ہے۔',
  },
  'relative-pronoun': {
    title: 'ضمیرِ موصولہ',
    message: instead,
    reason: `یہ اس کے مطابق آتی ہے جس کی طرف اشارہ ہو: انگریزی میں انسانوں کے لیے ${said('who')}، چیزوں کے لیے ${said('which')}، اور ${said('what')} کسی کے لیے نہیں۔`,
  },
  'double-negative': {
    title: 'دوہری نفی',
    message: ({ word, right }) => `دو میں سے ایک نفی زائد ہے: ${right ? `${said(word)} کی جگہ ${said(right)}` : said(word)}۔`,
    reason: 'محتاط تحریر میں دو نفیاں ایک دوسری کو کاٹ دیتی ہیں۔',
  },
  'double-subject': {
    title: 'فاعل دو بار',
    message: ({ word }) => `${said(word)} فاعل کو دوبارہ بتا رہا ہے۔`,
    reason: 'جملہ اپنے فاعل کو ایک ہی بار بتاتا ہے۔',
  },
  conjunction: {
    title: 'ربط کا لفظ',
    message: instead,
    reason: 'ربط کا ایک لفظ کافی ہے، اور یہ دونوں ساتھ نہیں آتے۔',
  },
  quantifier: {
    title: 'گنتی یا ناپ',
    message: instead,
    reason: `جو گنا جائے اس کے الفاظ اور ہیں، جو ناپا جائے اس کے اور: انگریزی میں ${said('many')} اور ${said('few')}، مگر ${said('much')} اور ${said('little')}۔`,
  },
  'verb-pattern': {
    title: 'فعل کی ساخت',
    message: instead,
    reason: 'یہ فعل اپنے مفعول کسی اور طرح لیتا ہے۔',
  },
  agreement: {
    title: 'مطابقت',
    message: ({ word, right }) => `${said(word)} اپنے آس پاس کے الفاظ کے مطابق نہیں${to(right)}۔`,
    reason: 'جو الفاظ ایک دوسرے سے جڑے ہوں، وہ جنس، تعداد اور شخص میں یکساں ہوتے ہیں۔',
  },
  case: {
    title: 'اسم کی حالت',
    message: instead,
    reason: 'فعل یا حرفِ جار کوئی اور حالت چاہتا ہے۔',
  },
  mood: {
    title: 'فعل کا انداز',
    message: instead,
    reason: 'پہلے آنے والے الفاظ فعل کی کوئی اور صورت چاہتے ہیں۔',
  },
  'vowel-harmony': {
    title: 'لاحقہ',
    message: ({ right }) => `لاحقہ لفظ کے حروفِ علت کے مطابق آتا ہے${to(right)}۔`,
    reason: 'اگلے اور پچھلے حروفِ علت کے ساتھ الگ الگ لاحقے آتے ہیں۔',
  },
  // رموزِ اوقاف
  'comma-missing': {
    title: 'سکتہ غائب',
    message: ({ right }) => `یہاں سکتہ (کوما) رہ گیا ہے${to(right)}۔`,
    reason: 'سکتہ بتاتا ہے کہ جملے کا ایک حصہ کہاں ختم ہوا اور اگلا کہاں سے شروع ہوا۔',
  },
  'comma-not-needed': {
    title: 'غیر ضروری سکتہ',
    message: ({ word }) => `${said(word)} میں سکتہ (کوما) جڑی ہوئی بات کو الگ کر رہا ہے۔`,
    reason: 'جملے کے ان حصوں کے درمیان سکتہ نہیں آتا۔',
  },
  'comma-splice': {
    title: 'دو جملے',
    message: ({ word }) => `صرف سکتہ (کوما) دو جملوں کو نہیں جوڑتا: ${said(word)}۔`,
    reason: 'ختمہ، وقفہ یا ربط کا لفظ لائیں۔',
  },
  'end-mark': {
    title: 'جملے کا اختتام',
    message: 'جملے کے آخر میں نشان نہیں ہے۔',
    reason: 'بیان ختمے پر ختم ہوتا ہے اور سوال سوالیہ نشان پر۔',
  },
  'doubled-mark': {
    title: 'دہرا نشان',
    message: ({ word }) => `${said(word)} میں ایک نشان زائد ہے۔`,
    reason: 'ایک نشان کافی ہے۔',
  },
  unpaired: {
    title: 'نشان کا جوڑ غائب',
    message: ({ word }) => `اس پیراگراف میں ${said(word)} کا جوڑ نہیں ہے۔`,
    reason: 'جو نشان کھولا جائے، اسے بند بھی کرنا ہوتا ہے۔',
  },
  hyphen: {
    title: 'ہائفن',
    message: instead,
    reason: 'ہائفن اُن لفظوں کو جوڑتا ہے جو ایک لفظ کی طرح پڑھے جاتے ہیں۔',
  },
  // طباعت
  'space-before-mark': {
    title: 'نشان سے پہلے جگہ',
    message: ({ word }) => `${said(word)} سے پہلے خالی جگہ نہیں ہوتی۔`,
    reason: 'نشان اپنے سے پہلے لفظ کے ساتھ جڑا ہوتا ہے۔',
  },
  'space-after-mark': {
    title: 'نشان کے بعد جگہ',
    message: ({ word }) => `${said(word)} کے بعد خالی جگہ رہ گئی ہے۔`,
    reason: 'خالی جگہ نشان کو اگلے لفظ سے الگ کرتی ہے۔',
  },
  'space-in-brackets': {
    title: 'قوسین میں خالی جگہ',
    message: 'قوس کے اندر کی طرف خالی جگہ نہیں ہوتی۔',
    reason: 'قوسین اپنے اندر کی بات کو ساتھ لگا کر رکھتے ہیں۔',
  },
  'spaces-doubled': {
    title: 'دہری خالی جگہ',
    message: 'یہاں ایک خالی جگہ کافی ہے۔',
    reason: 'دہری خالی جگہ سے سطر میں خلا پڑ جاتا ہے۔',
  },
  'space-needed-before': {
    title: 'نشان سے پہلے جگہ',
    message: ({ word }) => `${said(word)} سے پہلے نہ ٹوٹنے والی خالی جگہ آتی ہے۔`,
    reason: 'اس زبان میں اونچے نشان اپنے سے پہلے لفظ سے الگ رہتے ہیں۔',
  },
  quotes: {
    title: 'واوین',
    message: ({ right }) => `اس زبان میں یوں لکھتے ہیں: ${apart(right)}`,
    reason: 'ہر زبان کے اپنے واوین ہوتے ہیں۔',
  },
  dash: {
    title: 'ڈیش',
    message: ({ word }) => `ڈیش ${said(word)} سے لمبا ہوتا ہے۔`,
    reason: 'ہائفن جوڑتا ہے، ڈیش الگ کرتا ہے۔',
  },
  ellipsis: {
    title: 'تین نقطے',
    message: `تین نقطے ایک ہی نشان ہیں: ${said('…')}۔`,
    reason: 'اس سے نقطے سطر کے آخر میں بھی اکٹھے رہتے ہیں۔',
  },
  'decimal-mark': {
    title: 'اعشاریہ کا نشان',
    message: ({ word, right }) => `${said(word)} اس زبان میں یوں لکھا جاتا ہے${to(right)}۔`,
    reason: 'بعض زبانیں اعشاریے کے لیے کوما لکھتی ہیں، بعض نقطہ۔',
  },
  'number-groups': {
    title: 'ہندسوں کے گروہ',
    message: ({ word, right }) => `${said(word)} گروہوں میں زیادہ آسانی سے پڑھا جاتا ہے${to(right)}۔`,
    reason: 'لمبے اعداد تین تین ہندسوں کے گروہوں میں لکھے جاتے ہیں۔',
  },
  'unit-space': {
    title: 'عدد اور اکائی',
    message: ({ word }) => `عدد اور ${said(word)} کے درمیان نہ ٹوٹنے والی خالی جگہ آتی ہے۔`,
    reason: 'اس سے دونوں ایک ہی سطر میں رہتے ہیں۔',
  },
  'wrong-letter': {
    title: 'اجنبی حرف',
    message: ({ word, right }) => `${said(word)} میں ایک حرف صرف دیکھنے میں درست ہے${to(right)}۔`,
    reason: 'جس لفظ میں کسی اور رسم الخط کا حرف ہو، وہ تلاش اور جانچ میں نہیں ملتا۔',
  },
  // تکرار
  'repeated-word': {
    title: 'دو بار لکھا گیا',
    message: ({ word }) => `${said(word)} لگاتار دو بار آیا ہے۔`,
    reason: 'جملہ دوبارہ لکھتے ہوئے ایسا آسانی سے ہو جاتا ہے۔',
  },
  'repeated-phrase': {
    title: 'دو بار لکھا گیا',
    message: ({ word }) => `${said(word)} لگاتار دو بار آیا ہے۔`,
    reason: 'جملہ دوبارہ لکھتے ہوئے ایسا آسانی سے ہو جاتا ہے۔',
  },
  'sentences-begin-alike': {
    title: 'ایک جیسا آغاز',
    message: ({ word }) => `لگاتار تین جملے ${said(word)} سے شروع ہوتے ہیں۔`,
    reason: 'کبھی کبھی الگ آغاز پڑھنے والے کی توجہ باقی رکھتا ہے۔',
  },
  // یکسانی
  'spelling-variants': {
    title: 'دو طرح کا املا',
    message: ({ word, right }) => `یہاں ${said(word)}، متن میں دوسری جگہ ${said(right)}۔`,
    reason: 'دونوں درست ہیں؛ ایک متن میں ایک ہی رکھا جاتا ہے۔',
  },
  'quote-styles': {
    title: 'دو طرح کے واوین',
    message: ({ word, right }) => `یہاں ${apart(word)}، متن میں دوسری جگہ ${apart(right)}`,
    reason: 'ایک متن میں ایک ہی طرح کے واوین رکھے جاتے ہیں۔',
  },
  // اسلوب
  redundant: {
    title: 'پہلے ہی کہا جا چکا',
    message: ({ word, right }) =>
      right ? `${said(word)} ایک ہی بات دو بار کہتا ہے: ${said(right)} کافی ہے۔` : `${said(word)} کچھ نہیں بڑھاتا۔`,
    reason: 'ایک لفظ میں دوسرے کے معنی پہلے سے موجود ہیں۔',
  },
  wordy: {
    title: 'گھما پھرا کر',
    message: ({ word, right }) => (right ? `${said(right)} وہی کہتا ہے جو ${said(word)}۔` : `${said(word)} کو مختصر کیا جا سکتا ہے۔`),
    reason: 'مختصر بات پڑھنا آسان ہے۔',
  },
  cliche: {
    title: 'گھسا پٹا فقرہ',
    message: ({ word }) => `${said(word)} بہت بار پڑھا جا چکا ہے۔`,
    reason: 'سادہ الفاظ اُس فقرے سے زیادہ کہتے ہیں جو سب استعمال کرتے ہیں۔',
  },
  'weak-intensifier': {
    title: 'کمزور تاکید',
    message: ({ word }) => `${said(word)} کے بغیر اکثر کام چل جاتا ہے۔`,
    reason: '”بہت“ اور ”واقعی“ سے زیادہ اثر کسی مضبوط لفظ کا ہوتا ہے، یا کچھ نہ کہنے کا۔',
  },
  'long-sentence': {
    title: 'لمبا جملہ',
    message: ({ count }) => `اس جملے میں ${count} الفاظ ہیں۔`,
    reason: 'کوئی چالیس الفاظ کے بعد اکثر قاری شروع کی بات بھول جاتے ہیں۔ اسے کہاں سے توڑا جا سکتا ہے؟',
  },
  'passive-voice': {
    title: 'مجہول',
    message: 'یہ نہیں بتایا گیا کہ کام کس نے کیا۔',
    reason: 'جہاں کرنے والا اہم نہ ہو وہاں مجہول درست ہے؛ ورنہ بتائیں کہ کس نے کیا۔',
  },
  // لہجہ
  contraction: {
    title: 'مخفف شکل',
    message: ({ word, right }) => `رسمی تحریر میں ${said(word)} پورا لکھا جاتا ہے${to(right)}۔`,
    reason: 'مخفف شکلیں بول چال اور خطوں کے لیے ہیں۔',
  },
  informal: {
    title: 'غیر رسمی',
    message: ({ word, right }) => `${said(word)} بول چال کا لفظ ہے${right ? `؛ ${said(right)} زیادہ رسمی ہے` : ''}۔`,
    reason: 'علمی تحریر میں قاری رسمی الفاظ کی توقع رکھتے ہیں۔',
  },
  dialect: {
    title: 'دوسری علاقائی شکل',
    message: ({ word, right }) => `${said(word)} اس زبان کی کسی اور علاقائی شکل کا لفظ ہے${right ? `؛ یہاں ${said(right)} آتا ہے` : ''}۔`,
    reason: 'ایک متن میں زبان کی ایک ہی علاقائی شکل رکھی جاتی ہے۔',
  },
  'old-fashioned': {
    title: 'متروک لفظ',
    message: ({ word, right }) => `${said(word)} آج کل کم ہی بولا جاتا ہے${right ? `؛ عام لفظ ${said(right)} ہے` : ''}۔`,
    reason: 'آج یہ صرف پرانی یا قانونی تحریروں میں ملتا ہے۔',
  },
  'checker-grammar': {
    title: 'قواعد',
    message: ({ said = '' }) => said || 'اس جگہ کو دوبارہ دیکھیں۔',
    reason: 'یہ ایک ایسے جانچنے والے نے ڈھونڈا جسے اس سائٹ کے منتظم نے شامل کیا ہے؛ الفاظ اسی کے ہیں۔',
  },
  'checker-punctuation': {
    title: 'رموزِ اوقاف',
    message: ({ said = '' }) => said || 'اس جگہ کو دوبارہ دیکھیں۔',
    reason: 'یہ ایک ایسے جانچنے والے نے ڈھونڈا جسے اس سائٹ کے منتظم نے شامل کیا ہے؛ الفاظ اسی کے ہیں۔',
  },
  'checker-style': {
    title: 'انداز',
    message: ({ said = '' }) => said || 'اس جگہ کو دوبارہ دیکھیں۔',
    reason: 'یہ ایک ایسے جانچنے والے نے ڈھونڈا جسے اس سائٹ کے منتظم نے شامل کیا ہے؛ الفاظ اسی کے ہیں۔',
  },
}
