import type { LintFacts, LintMessages } from '../lint.ts'

// Alıntılanan sözcüğe ek getirilmez, çünkü ek okunuşa göre değişir.
const to = (right = ''): string => (right ? `: “${right}”` : '')
const unfit = (word = ''): string => `“${word}” buraya uymuyor.`
const instead = ({ word, right }: LintFacts): string => (right ? `“${word}” yerine “${right}”.` : unfit(word))

/** İki üç sözcüklük bir başlık; burada neyin yanlış olduğunu söyleyen bir ileti; öğreten bir gerekçe. */
export const lints: LintMessages = {
  // Yazım
  misspelled: {
    title: 'Bilinmeyen sözcük',
    message: ({ word }) => `“${word}” sözlükte yok.`,
    reason: 'Bir yazım yanlışı olabilir. Bir ad ya da terimse kendi sözlüğünüze ekleyin.',
  },
  'confused-words': {
    title: 'Karıştırılan sözcükler',
    message: ({ word, right }) => (right ? `Burada “${word}” değil, “${right}” denmek istenmiş olmalı.` : unfit(word)),
    reason: 'İkisi de vardır; ancak söylenişleri ya da yazılışları benzer, anlamları ayrıdır.',
  },
  'compound-joined': {
    title: 'Ayrı yazılır',
    message: ({ word, right }) => `“${word}” ayrı yazılır${to(right)}.`,
    reason: 'Bitişik yazılınca başka bir anlama gelir ya da sözcük olmaktan çıkar.',
  },
  'compound-split': {
    title: 'Bitişik yazılır',
    message: ({ word, right }) => `“${word}” bitişik yazılır${to(right)}.`,
    reason: 'Parçalar kaynaşıp tek sözcük olmuştur.',
  },
  diacritics: {
    title: 'Eksik nokta ya da işaret',
    message: ({ word, right }) => `“${word}” şöyle yazılır${to(right)}.`,
    reason: 'Harfin noktası ya da işareti olmadan başka bir sözcük olur ya da sözcük olmaz.',
  },
  'capital-needed': {
    title: 'Büyük harf',
    message: ({ word, right }) => `“${word}” burada büyük harfle başlar${to(right)}.`,
    reason: 'Cümleler ve özel adlar büyük harfle başlar.',
  },
  'capital-not-needed': {
    title: 'Küçük harf',
    message: ({ word, right }) => `“${word}” küçük harfle yazılır${to(right)}.`,
    reason: 'Ne özel ad ne de cümle başı.',
  },
  'outdated-spelling': {
    title: 'Eski yazım',
    message: ({ word, right }) => `“${word}” bugün şöyle yazılır${to(right)}.`,
    reason: 'Yazım kuralları değişti.',
  },
  apostrophe: {
    title: 'Kesme işareti',
    message: ({ word, right }) => (right ? `Burada “${word}” değil, “${right}” olmalı.` : unfit(word)),
    reason: 'Kesme işareti düşen harflerin yerini tutar ya da eki ayırır; başlı başına bir işarettir, harf üstü işareti değildir.',
  },
  // Dil bilgisi
  'subject-verb': {
    title: 'Özne ve yüklem',
    message: ({ word, right }) => `Fiil öznesine uymuyor: ${right ? `“${word}” yerine “${right}”` : `“${word}”`}.`,
    reason: 'Fiil, kişi ve sayı bakımından öznesine uyar.',
  },
  'article-a-an': {
    title: 'Tanımlığın biçimi',
    message: instead,
    reason: 'Tanımlık, ardından gelen sözcüğe uyar: sesine (İngilizcede an hour, a university) ya da cinsiyetine.',
  },
  'article-missing': {
    title: 'Eksik tanımlık',
    message: ({ right }) => `Bir tanımlık eksik${to(right)}.`,
    reason: 'Sayılabilen bir ad tekilken tek başına kullanılmaz.',
  },
  'article-not-needed': {
    title: 'Gereksiz tanımlık',
    message: ({ word }) => `“${word}” içindeki tanımlık gereksiz.`,
    reason: 'Genel olarak söylenenler ve bunun gibi kalıplaşmış sözler tanımlık almaz.',
  },
  'noun-number': {
    title: 'Tekil mi, çoğul mu',
    message: instead,
    reason: 'Adın çevresindeki sözcükler öteki sayıyı gerektiriyor.',
  },
  uncountable: {
    title: 'Çoğulu yok',
    message: ({ word, right }) => `“${word}” sayılamaz${to(right)}.`,
    reason:
      'İngilizcede “information”, “advice”, “research” gibi sözcükler çoğul yapılmaz, önlerine “a” da gelmez; “a piece of advice” ise sayılır.',
  },
  'determiner-noun': {
    title: 'Uyması gereken sözcükler',
    message: ({ word, right }) => `“${word}” adına uymuyor${to(right)}.`,
    reason:
      'Bir adı gösteren sözcük onun sayısına ve cinsiyetine uyar: İngilizcede this book, these books; “each” ve “every” tekil ad ister.',
  },
  preposition: {
    title: 'Edat',
    message: ({ word, right }) => (right ? `Burada “${word}” değil, “${right}” kullanılır.` : unfit(word)),
    reason: 'Bir sözcüğün hangi edatla kullanılacağını alışılmış kullanım belirler.',
  },
  'preposition-missing': {
    title: 'Eksik edat',
    message: ({ right }) => `Bir edat eksik${to(right)}.`,
    reason: 'Bu sözcük, ardından gelene bir edatla bağlanır.',
  },
  'preposition-not-needed': {
    title: 'Gereksiz edat',
    message: ({ word }) => `“${word}” içindeki edat gereksiz.`,
    reason: 'Bu fiil nesnesini doğrudan alır.',
  },
  tense: {
    title: 'Zaman',
    message: ({ word, right }) => (right ? `Belirtilen zaman “${word}” değil, “${right}” gerektiriyor.` : unfit(word)),
    reason: 'Fiilin zamanı, cümlede belirtilen zamana uymalıdır.',
  },
  'tense-since-for': {
    title: 'Since ve for',
    message: instead,
    reason:
      'Geçmişte başlayıp süren şey İngilizcede “present perfect” ile anlatılır: bir andan önce “since”, bir süreden önce “for” kullanılır.',
  },
  conditional: {
    title: 'Koşul',
    message: instead,
    reason: 'Yalnızca varsayılan şeyin kendine özgü fiil biçimleri vardır; İngilizcede “if” sözcüğünden sonra “will” ya da “would” gelmez.',
  },
  'verb-form': {
    title: 'Fiilin biçimi',
    message: instead,
    reason: 'Fiilin hangi biçimde geleceğini önündeki sözcük belirler.',
  },
  'infinitive-or-ing': {
    title: 'Mastar',
    message: instead,
    reason:
      'Bir fiilin ardından ne geldiği fiille birlikte öğrenilir: İngilizcede bazılarından sonra “to” ve fiil, bazılarından sonra -ing biçimi gelir.',
  },
  modal: {
    title: 'Kiplik fiilinden sonra',
    message: instead,
    reason: 'Yapabilmeyi, gerekliliği, öğüdü bildiren fiillerden sonra (İngilizcede can, must, should) fiil yalın hâliyle gelir.',
  },
  auxiliary: {
    title: 'Yardımcı fiil',
    message: instead,
    reason: 'Her fiilin kendi yardımcı fiili vardır; zamanı ya da kişiyi yalnızca o gösterir.',
  },
  passive: {
    title: 'Edilgen biçim',
    message: instead,
    reason: 'İngilizcede edilgen, “be” ve fiilin üçüncü hâliyle kurulur; bazı fiillerin edilgeni yoktur.',
  },
  'question-order': {
    title: 'Soruda sözcük sırası',
    message: instead,
    reason: 'İngilizcede soru cümlesinde özne ile fiil yer değiştirir; cümle içindeki soruda değiştirmez.',
  },
  'word-order': {
    title: 'Sözcük sırası',
    message: instead,
    reason: 'Bu sözcükler başka bir sırayla gelir.',
  },
  comparison: {
    title: 'Karşılaştırma',
    message: instead,
    reason:
      'Derece bir kez belirtilir: ya bir sözcükle (more, most) ya da bir ekle (-er, -est), ikisiyle birden değil; karşılaştırmanın da kendi sözcüğü vardır, İngilizcede “than”.',
  },
  'adjective-adverb': {
    title: 'Sıfat mı, zarf mı',
    message: instead,
    reason: 'Sıfat bir şeyin nasıl olduğunu, zarf bir işin nasıl yapıldığını söyler.',
  },
  'pronoun-case': {
    title: 'Zamirin biçimi',
    message: instead,
    reason:
      'Eylemi yapanın biçimi ayrı, eylemden etkilenenin ya da edattan sonra gelenin biçimi ayrıdır: İngilizcede I ile me, he ile him.',
  },
  'pronoun-choice': {
    title: 'Zamir',
    message: instead,
    reason: 'Bu sözcüğün yerini başka bir zamir tutar.',
  },
  'relative-pronoun': {
    title: 'İlgi zamiri',
    message: instead,
    reason: 'Gösterdiği şeye uyar: İngilizcede insanlar için “who”, nesneler için “which”; “what” ikisi için de kullanılmaz.',
  },
  'double-negative': {
    title: 'Çifte olumsuzluk',
    message: ({ word, right }) => `İki olumsuzluktan biri fazla: ${right ? `“${word}” yerine “${right}”` : `“${word}”`}.`,
    reason: 'Özenli yazıda iki olumsuzluk birbirini götürür.',
  },
  'double-subject': {
    title: 'Yinelenen özne',
    message: ({ word }) => `“${word}” özneyi bir kez daha anıyor.`,
    reason: 'Bir cümlede özne bir kez anılır.',
  },
  conjunction: {
    title: 'Bağlaç',
    message: instead,
    reason: 'Bir bağlaç yeter; bu ikisi bir arada kullanılmaz.',
  },
  quantifier: {
    title: 'Sayılan mı, ölçülen mi',
    message: instead,
    reason: 'Sayılan şey ile ölçülen şey ayrı sözcükler ister: İngilizcede “many” ve “few”, ama “much” ve “little”.',
  },
  'verb-pattern': {
    title: 'Fiilin kuruluşu',
    message: instead,
    reason: 'Bu fiil tümleçlerini başka bir biçimde alır.',
  },
  agreement: {
    title: 'Uyum',
    message: ({ word, right }) => `“${word}” çevresindeki sözcüklere uymuyor${to(right)}.`,
    reason: 'Birbirine bağlı sözcükler cinsiyet, sayı ve kişi bakımından uyuşur.',
  },
  case: {
    title: 'Adın durumu',
    message: instead,
    reason: 'Fiil ya da edat başka bir durum eki ister.',
  },
  mood: {
    title: 'Fiilin kipi',
    message: instead,
    reason: 'Önceki sözcükler fiilin başka bir kipini gerektiriyor.',
  },
  'vowel-harmony': {
    title: 'Ünlü uyumu',
    message: ({ right }) => `Ek, sözcüğün ünlülerine uyar${to(right)}.`,
    reason: 'İnce ve kalın ünlülerden sonra ekler değişir.',
  },
  // Noktalama
  'comma-missing': {
    title: 'Eksik virgül',
    message: ({ right }) => `Bir virgül eksik${to(right)}.`,
    reason: 'Virgül, cümlenin bir bölümünün nerede bitip ötekinin nerede başladığını gösterir.',
  },
  'comma-not-needed': {
    title: 'Gereksiz virgül',
    message: ({ word }) => `“${word}” içindeki virgül, bir arada duranı ayırıyor.`,
    reason: 'Cümlenin bu bölümleri arasına virgül konmaz.',
  },
  'comma-splice': {
    title: 'İki cümle',
    message: ({ word }) => `Tek başına virgül iki cümleyi bağlamaz: “${word}”.`,
    reason: 'Nokta, noktalı virgül ya da bağlaç kullanın.',
  },
  'end-mark': {
    title: 'Cümle sonu',
    message: 'Cümlenin sonundaki işaret eksik.',
    reason: 'Bildirme cümlesi noktayla, soru cümlesi soru işaretiyle biter.',
  },
  'doubled-mark': {
    title: 'Yinelenen işaret',
    message: ({ word }) => `“${word}” içinde bir işaret fazla.`,
    reason: 'Bir işaret yeter.',
  },
  unpaired: {
    title: 'Eşi eksik',
    message: ({ word }) => `Bu paragrafta “${word}” işaretinin eşi yok.`,
    reason: 'Açılan kapatılmalıdır.',
  },
  hyphen: {
    title: 'Kısa çizgi',
    message: instead,
    reason: 'Kısa çizgi, tek sözcük gibi okunan sözcükleri birbirine bağlar.',
  },
  // Tipografi
  'space-before-mark': {
    title: 'İşaretten önce boşluk',
    message: ({ word }) => `“${word}” işaretinden önce boşluk olmaz.`,
    reason: 'İşaret, önündeki sözcüğe bitişir.',
  },
  'space-after-mark': {
    title: 'İşaretten sonra boşluk',
    message: ({ word }) => `“${word}” işaretinden sonra bir boşluk eksik.`,
    reason: 'Boşluk, işareti sonraki sözcükten ayırır.',
  },
  'space-in-brackets': {
    title: 'Ayraç içinde boşluk',
    message: 'Ayracın iç yanında boşluk olmaz.',
    reason: 'Ayraçlar içindekini sıkıca sarar.',
  },
  'spaces-doubled': { title: 'İki boşluk', message: 'Burada bir boşluk yeter.', reason: 'Çift boşluk satırda delik açar.' },
  'space-needed-before': {
    title: 'İşaretten önce boşluk',
    message: ({ word }) => `“${word}” işaretinden önce bölünmez boşluk olur.`,
    reason: 'Bu dilde yüksek işaretler önlerindeki sözcükten ayrı durur.',
  },
  quotes: {
    title: 'Tırnak işaretleri',
    message: ({ right }) => `Bu dilde şöyle yazılır: ${right}.`,
    reason: 'Her dilin kendi tırnak işaretleri vardır.',
  },
  dash: {
    title: 'Uzun çizgi',
    message: ({ word }) => `Uzun çizgi bundan daha uzundur: “${word}”.`,
    reason: 'Kısa çizgi bağlar, uzun çizgi ayırır.',
  },
  ellipsis: {
    title: 'Üç nokta',
    message: 'Üç nokta tek bir işarettir: “…”.',
    reason: 'Böylece noktalar satır sonunda bir arada kalır.',
  },
  'decimal-mark': {
    title: 'Ondalık işareti',
    message: ({ word, right }) => `“${word}” bu dilde şöyle yazılır${to(right)}.`,
    reason: 'Bazı diller ondalık virgülü, bazıları nokta kullanır.',
  },
  'number-groups': {
    title: 'Basamak öbekleri',
    message: ({ word, right }) => `“${word}” öbeklere ayrılınca daha kolay okunur${to(right)}.`,
    reason: 'Uzun sayılar üçer basamaklı öbekler hâlinde yazılır.',
  },
  'unit-space': {
    title: 'Sayı ve birim',
    message: ({ word }) => `Sayı ile “${word}” arasında bölünmez boşluk olur.`,
    reason: 'Böylece ikisi aynı satırda kalır.',
  },
  'wrong-letter': {
    title: 'Yabancı harf',
    message: ({ word, right }) => `“${word}” içinde yalnızca doğru görünen bir harf var${to(right)}.`,
    reason: 'Arama ve denetim, başka bir alfabenin harfleriyle yazılmış sözcüğü bulamaz.',
  },
  // Yineleme
  'repeated-word': {
    title: 'İki kez yazılmış',
    message: ({ word }) => `“${word}” art arda iki kez geçiyor.`,
    reason: 'Bir cümle yeniden yazılırken kolayca olur.',
  },
  'repeated-phrase': {
    title: 'İki kez yazılmış',
    message: ({ word }) => `“${word}” art arda iki kez geçiyor.`,
    reason: 'Bir cümle yeniden yazılırken kolayca olur.',
  },
  'sentences-begin-alike': {
    title: 'Aynı başlangıç',
    message: ({ word }) => `Art arda üç cümle “${word}” ile başlıyor.`,
    reason: 'Arada bir başka türlü başlamak okurun ilgisini canlı tutar.',
  },
  // Tutarlılık
  'spelling-variants': {
    title: 'İki ayrı yazım',
    message: ({ word, right }) => `Burada “${word}”, metnin başka yerinde “${right}”.`,
    reason: 'İkisi de doğru; bir metinde biri kullanılır.',
  },
  'quote-styles': {
    title: 'İki tür tırnak işareti',
    message: ({ word, right }) => `Burada ${word}, metnin başka yerinde ${right}.`,
    reason: 'Bir metinde tek tür kullanılır.',
  },
  // Anlatım
  redundant: {
    title: 'Zaten söylendi',
    message: ({ word, right }) => (right ? `“${word}” aynı şeyi iki kez söylüyor: “${right}” yeter.` : `“${word}” bir şey katmıyor.`),
    reason: 'Sözcüklerden biri ötekinin anlamını zaten taşıyor.',
  },
  wordy: {
    title: 'Dolambaçlı',
    message: ({ word, right }) => (right ? `“${right}”, “${word}” ile aynı şeyi söyler.` : `“${word}” daha kısa söylenebilir.`),
    reason: 'Kısa olan daha kolay okunur.',
  },
  cliche: {
    title: 'Basmakalıp söz',
    message: ({ word }) => `“${word}” çok okunmuş bir söz.`,
    reason: 'Yalın sözcükler, herkesin kullandığı bir kalıptan daha çok şey söyler.',
  },
  'weak-intensifier': {
    title: 'Zayıf pekiştirme',
    message: ({ word }) => `“${word}” çoğunlukla çıkarılabilir.`,
    reason: 'Daha güçlü bir sözcük ya da hiçbiri, “çok” ve “gerçekten” demekten daha etkilidir.',
  },
  'long-sentence': {
    title: 'Uzun cümle',
    message: ({ count }) => `Bu cümlede ${count} sözcük var.`,
    reason: 'Kırk sözcük kadar sonra çoğu okur cümlenin başını unutur. Nereden bölünebilir?',
  },
  'passive-voice': {
    title: 'Edilgen çatı',
    message: 'Kimin yaptığı söylenmiyor.',
    reason: 'Yapanın önemi yoksa edilgen yerindedir; varsa kimin yaptığını söyleyin.',
  },
  // Dil düzeyi
  contraction: {
    title: 'Kısaltılmış biçim',
    message: ({ word, right }) => `Resmî yazıda “${word}” açık yazılır${to(right)}.`,
    reason: 'Kısaltılmış biçimlerin yeri konuşma ve mektuplardır.',
  },
  informal: {
    title: 'Konuşma dili',
    message: ({ word, right }) => `“${word}” konuşma diline özgüdür${right ? `; “${right}” daha resmîdir` : ''}.`,
    reason: 'Bilimsel yazıda okur resmî sözcükler bekler.',
  },
  dialect: {
    title: 'Başka değişke',
    message: ({ word, right }) => `“${word}” dilin başka bir değişkesine ait${right ? `; burada “${right}” denir` : ''}.`,
    reason: 'Bir metinde tek bir değişke kullanılır.',
  },
  'old-fashioned': {
    title: 'Eskimiş sözcük',
    message: ({ word, right }) => `“${word}” bugün pek kullanılmıyor${right ? `; alışılmış olanı “${right}”` : ''}.`,
    reason: 'Bugün yalnızca eski metinlerde ya da hukuk metinlerinde geçer.',
  },
  'checker-grammar': {
    title: 'Dil bilgisi',
    message: ({ said = '' }) => said || 'Bu yere bir daha bakın.',
    reason: 'Bu sitenin işletmecisinin eklediği bir denetleyici buldu; sözler onundur.',
  },
  'checker-punctuation': {
    title: 'Noktalama',
    message: ({ said = '' }) => said || 'Bu yere bir daha bakın.',
    reason: 'Bu sitenin işletmecisinin eklediği bir denetleyici buldu; sözler onundur.',
  },
  'checker-style': {
    title: 'Üslup',
    message: ({ said = '' }) => said || 'Bu yere bir daha bakın.',
    reason: 'Bu sitenin işletmecisinin eklediği bir denetleyici buldu; sözler onundur.',
  },
}
