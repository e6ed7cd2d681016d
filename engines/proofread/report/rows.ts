/**
 * What the report knows of a language. `longWords`: of the sentences of people's own texts in this language (learners' essays, news, encyclopaedias, talks;
 * measured with our own cutter of sentences) one in twenty has more words; rounded to five. Romanian and Turkish had too few texts with
 * sentences of their own and take the bound of their neighbours in length.
 */
export type ReportRow = {
  readonly longWords: number
  /** Endings that make no other term, at the end of a word; null where nouns change otherwise. */
  readonly plurals: RegExp | null
  /** Beginnings of sentences that are no choice of words. */
  readonly articles: readonly string[]
  /** Two to nine (or twelve), as they stand before a noun. */
  readonly numbers: readonly string[]
  /** Per cent in words, after a number. */
  readonly percent: readonly string[]
  /** Names of months by their beginnings. */
  readonly months: readonly string[]
  /** What stands before the number of a figure or table: the short way and the long one. */
  readonly labels: readonly (readonly [string, string])[]
}

const list = (text: string): readonly string[] => text.split(' ')

export const reportRows: Readonly<Record<string, ReportRow>> = {
  cs: {
    longWords: 30,
    plurals: null,
    articles: [],
    numbers: list('dva dvě tři čtyři pět šest sedm osm devět'),
    percent: list('procento procenta procent procentech procenty'),
    months: list('led únor březn dub květ červ srp září říj listopad prosin'),
    labels: [
      ['obr.', 'obrázek'],
      ['tab.', 'tabulka'],
      ['kap.', 'kapitola'],
    ],
  },
  de: {
    longWords: 30,
    plurals: /(?:en|e|n|s)$/,
    articles: list('der die das ein eine'),
    numbers: list('zwei drei vier fünf sechs sieben acht neun'),
    percent: list('Prozent'),
    months: list('Jan Feb März Apr Mai Jun Jul Aug Sep Okt Nov Dez'),
    labels: [
      ['Abb.', 'Abbildung'],
      ['Tab.', 'Tabelle'],
      ['Kap.', 'Kapitel'],
    ],
  },
  en: {
    longWords: 40,
    plurals: /s$/,
    articles: list('the a an'),
    numbers: list('two three four five six seven eight nine'),
    percent: ['percent', 'per cent'],
    months: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    labels: [
      ['Fig.', 'Figure'],
      ['Tab.', 'Table'],
      ['Eq.', 'Equation'],
      ['Ch.', 'Chapter'],
      ['Sec.', 'Section'],
    ],
  },
  es: {
    longWords: 45,
    plurals: /(?:es|s)$/,
    articles: list('el la los las un una'),
    numbers: list('dos tres cuatro cinco seis siete ocho nueve'),
    percent: ['por ciento'],
    months: list('enero febr marzo abril mayo junio julio agos sept oct nov dic'),
    labels: [
      ['fig.', 'figura'],
      ['tab.', 'tabla'],
      ['cap.', 'capítulo'],
    ],
  },
  fr: {
    longWords: 45,
    plurals: /[sx]$/,
    articles: list('le la les un une des'),
    numbers: list('deux trois quatre cinq six sept huit neuf'),
    percent: ['pour cent', 'pourcent'],
    months: list('janv févr mars avril mai juin juil août sept oct nov déc'),
    labels: [
      ['fig.', 'figure'],
      ['tab.', 'tableau'],
      ['chap.', 'chapitre'],
    ],
  },
  hu: {
    longWords: 35,
    plurals: null,
    articles: list('a az egy'),
    numbers: list('két három négy öt hat hét nyolc kilenc'),
    percent: list('százalék százaléka százalékos százalékot százalékát'),
    months: list('jan febr márc ápr máj jún júl aug szept okt nov dec'),
    // "4. ábra": the number stands before the word, so the two ways cannot be told by their shape.
    labels: [],
  },
  it: {
    longWords: 50,
    plurals: null,
    articles: list('il lo la i gli le un uno una'),
    numbers: list('due tre quattro cinque sei sette otto nove'),
    percent: ['per cento', 'percento'],
    months: list('genn febbr mar apr magg giu lugl ago sett ott nov dic'),
    labels: [
      ['fig.', 'figura'],
      ['tab.', 'tabella'],
      ['cap.', 'capitolo'],
    ],
  },
  nl: {
    longWords: 35,
    plurals: /(?:en|s)$/,
    articles: list('de het een'),
    numbers: list('twee drie vier vijf zes zeven acht negen'),
    percent: list('procent'),
    months: list('jan febr maart apr mei juni juli aug sept okt nov dec'),
    labels: [
      ['fig.', 'figuur'],
      ['tab.', 'tabel'],
      ['hfst.', 'hoofdstuk'],
    ],
  },
  no: {
    longWords: 35,
    plurals: /(?:ene|er|en|et|e)$/,
    articles: list('det den de en et ei'),
    numbers: list('to tre fire fem seks sju syv åtte ni'),
    percent: list('prosent'),
    months: list('jan feb mars apr mai juni juli aug sept okt nov des'),
    labels: [
      ['fig.', 'figur'],
      ['tab.', 'tabell'],
      ['kap.', 'kapittel'],
    ],
  },
  pl: {
    longWords: 30,
    plurals: null,
    articles: [],
    numbers: list('dwa dwie dwóch trzy trzech cztery czterech pięć sześć siedem osiem dziewięć'),
    percent: list('procent procenta procentu procentów'),
    months: list('stycz lut mar kwie maj czerw lip sierp wrze paźdz listop grud'),
    labels: [
      ['rys.', 'rysunek'],
      ['tab.', 'tabela'],
      ['rozdz.', 'rozdział'],
    ],
  },
  pt: {
    longWords: 50,
    plurals: /(?:es|s)$/,
    articles: list('o a os as um uma'),
    numbers: list('dois duas três quatro cinco seis sete oito nove'),
    percent: ['por cento'],
    months: list('jan fev mar abr maio jun jul ago set out nov dez'),
    labels: [
      ['fig.', 'figura'],
      ['tab.', 'tabela'],
      ['cap.', 'capítulo'],
    ],
  },
  ro: {
    longWords: 45,
    plurals: null,
    articles: list('un o'),
    numbers: list('două doi trei patru cinci șase șapte opt nouă'),
    percent: ['la sută', 'procente'],
    months: list('ian feb mart apr mai iun iul aug sept oct noi dec'),
    labels: [
      ['fig.', 'figura'],
      ['tab.', 'tabelul'],
      ['cap.', 'capitolul'],
    ],
  },
  sk: {
    longWords: 35,
    plurals: null,
    articles: [],
    numbers: list('dva dve tri štyri päť šesť sedem osem deväť'),
    percent: list('percento percentá percent percentách percentami'),
    months: list('jan febr mar apr máj jún júl aug sept okt nov dec'),
    labels: [
      ['obr.', 'obrázok'],
      ['tab.', 'tabuľka'],
      ['kap.', 'kapitola'],
    ],
  },
  sv: {
    longWords: 35,
    plurals: /(?:erna|arna|er|ar|or|en|et)$/,
    articles: list('den det de en ett'),
    numbers: list('två tre fyra fem sex sju åtta nio'),
    percent: list('procent'),
    months: list('jan feb mars apr maj juni juli aug sept okt nov dec'),
    labels: [
      ['fig.', 'figur'],
      ['tab.', 'tabell'],
      ['kap.', 'kapitel'],
    ],
  },
  tr: {
    longWords: 30,
    plurals: /l[ae]r$/,
    articles: list('bir'),
    numbers: list('iki üç dört beş altı yedi sekiz dokuz'),
    percent: [],
    months: list('ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'),
    labels: [
      ['Şek.', 'Şekil'],
      ['Tab.', 'Tablo'],
    ],
  },
}

export const rowOf = (code: string): ReportRow | null => reportRows[code] ?? null
