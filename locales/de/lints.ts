import type { LintFacts, LintMessages } from '../lint.ts'

const to = (right = ''): string => (right ? `: „${right}“` : '')
const unfit = (word = ''): string => `„${word}“ passt hier nicht.`
const instead = ({ word, right }: LintFacts): string => (right ? `„${right}“ statt „${word}“.` : unfit(word))

/** Ein Titel aus zwei, drei Wörtern; eine Meldung, was hier nicht stimmt; ein Grund, aus dem man lernt. */
export const lints: LintMessages = {
  // Rechtschreibung
  misspelled: {
    title: 'Unbekanntes Wort',
    message: ({ word }) => `„${word}“ steht nicht im Wörterbuch.`,
    reason: 'Vielleicht ein Tippfehler. Ist es ein Name oder ein Fachwort, nehmen Sie es in Ihr Wörterbuch auf.',
  },
  'confused-words': {
    title: 'Verwechselte Wörter',
    message: ({ word, right }) => (right ? `Gemeint ist wohl „${right}“, nicht „${word}“.` : unfit(word)),
    reason: 'Beide Wörter gibt es; sie klingen oder schreiben sich ähnlich, bedeuten aber Verschiedenes.',
  },
  'compound-joined': {
    title: 'Getrennt geschrieben',
    message: ({ word, right }) => `„${word}“ wird getrennt geschrieben${to(right)}.`,
    reason: 'Zusammengeschrieben bedeutet es etwas anderes oder ist gar kein Wort.',
  },
  'compound-split': {
    title: 'Zusammengeschrieben',
    message: ({ word, right }) => `„${word}“ wird zusammengeschrieben${to(right)}.`,
    reason: 'Die Teile sind zu einem Wort zusammengewachsen.',
  },
  diacritics: {
    title: 'Akzent oder Umlaut',
    message: ({ word, right }) => `„${word}“ schreibt man so${to(right)}.`,
    reason: 'Ohne Akzent oder Umlaut ist es ein anderes Wort oder keines.',
  },
  'capital-needed': {
    title: 'Großschreibung',
    message: ({ word, right }) => `„${word}“ wird hier großgeschrieben${to(right)}.`,
    reason: 'Satzanfänge und Namen schreibt man groß.',
  },
  'capital-not-needed': {
    title: 'Kleinschreibung',
    message: ({ word, right }) => `„${word}“ wird kleingeschrieben${to(right)}.`,
    reason: 'Es ist weder ein Name noch ein Satzanfang.',
  },
  'outdated-spelling': {
    title: 'Alte Schreibung',
    message: ({ word, right }) => `„${word}“ schreibt man heute so${to(right)}.`,
    reason: 'Die Rechtschreibung wurde reformiert.',
  },
  apostrophe: {
    title: 'Apostroph',
    message: ({ word, right }) => (right ? `Gemeint ist „${right}“, nicht „${word}“.` : unfit(word)),
    reason: 'Der Apostroph steht für ausgelassene Buchstaben oder für Zugehörigkeit; er ist ein eigenes Zeichen, kein Akzent.',
  },
  // Grammatik
  'subject-verb': {
    title: 'Subjekt und Verb',
    message: ({ word, right }) => `Das Verb passt nicht zu seinem Subjekt: ${right ? `„${right}“ statt „${word}“` : `„${word}“`}.`,
    reason: 'Das Verb richtet sich in Person und Zahl nach seinem Subjekt.',
  },
  'article-a-an': {
    title: 'Form des Artikels',
    message: instead,
    reason: 'Der Artikel richtet sich nach dem Wort, das folgt: nach seinem Laut (englisch an hour, a university) oder seinem Geschlecht.',
  },
  'article-missing': {
    title: 'Fehlender Artikel',
    message: ({ right }) => `Hier fehlt ein Artikel${to(right)}.`,
    reason: 'Was man zählen kann, steht im Singular nicht allein.',
  },
  'article-not-needed': {
    title: 'Überflüssiger Artikel',
    message: ({ word }) => `Der Artikel in „${word}“ wird nicht gebraucht.`,
    reason: 'Allgemeine Aussagen und feste Wendungen wie diese stehen ohne Artikel.',
  },
  'noun-number': {
    title: 'Singular oder Plural',
    message: instead,
    reason: 'Die Wörter um das Nomen herum verlangen die andere Zahl.',
  },
  uncountable: {
    title: 'Ohne Plural',
    message: ({ word, right }) => `„${word}“ lässt sich nicht zählen${to(right)}.`,
    reason:
      'Englische Wörter wie „information“, „advice“ oder „research“ haben keinen Plural und kein „a“; „a piece of advice“ kann man zählen.',
  },
  'determiner-noun': {
    title: 'Begleiter und Nomen',
    message: ({ word, right }) => `„${word}“ passt nicht zu seinem Nomen${to(right)}.`,
    reason:
      'Ein Begleiter richtet sich in Zahl und Geschlecht nach seinem Nomen: englisch this book, these books; auf „each“ und „every“ folgt der Singular.',
  },
  preposition: {
    title: 'Präposition',
    message: ({ word, right }) => (right ? `Üblich ist hier „${right}“, nicht „${word}“.` : unfit(word)),
    reason: 'Welche Präposition auf ein Wort folgt, legt der Sprachgebrauch fest.',
  },
  'preposition-missing': {
    title: 'Fehlende Präposition',
    message: ({ right }) => `Hier fehlt eine Präposition${to(right)}.`,
    reason: 'Dieses Wort braucht eine Präposition vor dem, was folgt.',
  },
  'preposition-not-needed': {
    title: 'Überflüssige Präposition',
    message: ({ word }) => `Die Präposition in „${word}“ wird nicht gebraucht.`,
    reason: 'Dieses Verb schließt sein Objekt ohne Präposition an.',
  },
  tense: {
    title: 'Zeitform',
    message: ({ word, right }) => (right ? `Die genannte Zeit verlangt „${right}“, nicht „${word}“.` : unfit(word)),
    reason: 'Die Zeitform des Verbs muss zu der Zeit passen, die der Satz nennt.',
  },
  'tense-since-for': {
    title: 'Since und for',
    message: instead,
    reason:
      'Was in der Vergangenheit begann und noch andauert, steht im Englischen im „present perfect“: „since“ vor einem Zeitpunkt, „for“ vor einer Dauer.',
  },
  conditional: {
    title: 'Konditional',
    message: instead,
    reason: 'Was nur angenommen wird, hat eigene Verbformen; nach dem englischen „if“ steht weder „will“ noch „would“.',
  },
  'verb-form': {
    title: 'Form des Verbs',
    message: instead,
    reason: 'Das Wort davor bestimmt, welche Form des Verbs folgt.',
  },
  'infinitive-or-ing': {
    title: 'Infinitiv',
    message: instead,
    reason: 'Was auf ein Verb folgt, lernt man mit ihm: im Englischen bei manchen „to“ mit Verb, bei anderen die Form auf -ing.',
  },
  modal: {
    title: 'Nach einem Modalverb',
    message: instead,
    reason: 'Auf Verben wie können, müssen, sollen (englisch can, must, should) folgt das bloße Verb.',
  },
  auxiliary: {
    title: 'Hilfsverb',
    message: instead,
    reason: 'Jedes Verb hat sein eigenes Hilfsverb, und nur dieses trägt Zeit oder Person.',
  },
  passive: {
    title: 'Passivform',
    message: instead,
    reason: 'Das englische Passiv besteht aus einer Form von „be“ und der dritten Form des Verbs; manche Verben haben keines.',
  },
  'question-order': {
    title: 'Wortstellung in der Frage',
    message: instead,
    reason: 'In der Frage tauschen Subjekt und Verb die Plätze, in der indirekten Frage nicht.',
  },
  'word-order': {
    title: 'Wortstellung',
    message: instead,
    reason: 'Diese Wörter stehen in anderer Reihenfolge.',
  },
  comparison: {
    title: 'Vergleich',
    message: instead,
    reason:
      'Gesteigert wird nur einmal: mit einem Wort (more, most) oder mit einer Endung (-er, -est), nie mit beidem; auch das Vergleichswort liegt fest, im Englischen „than“.',
  },
  'adjective-adverb': {
    title: 'Adjektiv oder Adverb',
    message: instead,
    reason: 'Das Adjektiv sagt, wie etwas ist, das Adverb, wie etwas geschieht.',
  },
  'pronoun-case': {
    title: 'Form des Pronomens',
    message: instead,
    reason: 'Eine Form steht für den, der handelt, eine andere für das Objekt und nach Präpositionen: englisch I und me, he und him.',
  },
  'pronoun-choice': {
    title: 'Wahl des Pronomens',
    message: instead,
    reason: 'Für dieses Wort steht ein anderes Pronomen.',
  },
  'relative-pronoun': {
    title: 'Relativpronomen',
    message: instead,
    reason:
      'Es richtet sich nach dem, worauf es sich bezieht: im Englischen „who“ für Menschen, „which“ für Dinge, „what“ für keines von beiden.',
  },
  'double-negative': {
    title: 'Doppelte Verneinung',
    message: ({ word, right }) => (right ? `Eine Verneinung genügt: „${right}“ statt „${word}“.` : `Eine Verneinung genügt: „${word}“.`),
    reason: 'In sorgfältigem Stil heben zwei Verneinungen einander auf.',
  },
  'double-subject': {
    title: 'Doppeltes Subjekt',
    message: ({ word }) => `„${word}“ nennt das Subjekt noch einmal.`,
    reason: 'Ein Satz nennt sein Subjekt nur einmal.',
  },
  conjunction: {
    title: 'Bindewort',
    message: instead,
    reason: 'Ein Bindewort genügt, und diese beiden vertragen sich nicht.',
  },
  quantifier: {
    title: 'Gezählt oder gemessen',
    message: instead,
    reason: 'Was man zählt, verlangt andere Wörter, als was man misst: englisch „many“ und „few“, aber „much“ und „little“.',
  },
  'verb-pattern': {
    title: 'Bau mit diesem Verb',
    message: instead,
    reason: 'Dieses Verb schließt seine Objekte anders an.',
  },
  agreement: {
    title: 'Übereinstimmung',
    message: ({ word, right }) => `„${word}“ stimmt nicht mit den Wörtern ringsum überein${to(right)}.`,
    reason: 'Wörter, die zusammengehören, stimmen in Geschlecht, Zahl und Person überein.',
  },
  case: {
    title: 'Kasus',
    message: instead,
    reason: 'Das Verb oder die Präposition verlangt einen anderen Fall.',
  },
  mood: {
    title: 'Modus des Verbs',
    message: instead,
    reason: 'Die Wörter davor verlangen einen anderen Modus des Verbs.',
  },
  'vowel-harmony': {
    title: 'Vokalharmonie',
    message: ({ right }) => `Die Endung richtet sich nach den Vokalen des Wortes${to(right)}.`,
    reason: 'Vordere und hintere Vokale ziehen verschiedene Endungen nach sich.',
  },
  // Zeichensetzung
  'comma-missing': {
    title: 'Fehlendes Komma',
    message: ({ right }) => `Hier fehlt ein Komma${to(right)}.`,
    reason: 'Das Komma zeigt, wo ein Teil des Satzes endet und der nächste beginnt.',
  },
  'comma-not-needed': {
    title: 'Überflüssiges Komma',
    message: ({ word }) => `Das Komma in „${word}“ trennt, was zusammengehört.`,
    reason: 'Zwischen diesen Teilen des Satzes steht kein Komma.',
  },
  'comma-splice': {
    title: 'Zwei Sätze',
    message: ({ word }) => `Ein Komma allein verbindet hier keine zwei Sätze: „${word}“.`,
    reason: 'Setzen Sie einen Punkt, ein Semikolon oder ein Bindewort.',
  },
  'end-mark': {
    title: 'Satzende',
    message: 'Am Ende des Satzes fehlt das Satzzeichen.',
    reason: 'Eine Aussage endet mit einem Punkt, eine Frage mit einem Fragezeichen.',
  },
  'doubled-mark': {
    title: 'Doppeltes Zeichen',
    message: ({ word }) => `„${word}“ ist ein Zeichen zu viel.`,
    reason: 'Ein Zeichen genügt.',
  },
  unpaired: {
    title: 'Fehlendes Gegenstück',
    message: ({ word }) => `„${word}“ hat in diesem Absatz kein Gegenstück.`,
    reason: 'Was geöffnet wird, muss auch geschlossen werden.',
  },
  hyphen: {
    title: 'Bindestrich',
    message: instead,
    reason: 'Der Bindestrich verbindet Wörter, die als eines gelesen werden.',
  },
  // Typografie
  'space-before-mark': {
    title: 'Leerzeichen vor dem Zeichen',
    message: ({ word }) => `Vor „${word}“ steht kein Leerzeichen.`,
    reason: 'Das Zeichen gehört zum Wort davor.',
  },
  'space-after-mark': {
    title: 'Leerzeichen nach dem Zeichen',
    message: ({ word }) => `Nach „${word}“ fehlt ein Leerzeichen.`,
    reason: 'Das Leerzeichen trennt das Zeichen vom nächsten Wort.',
  },
  'space-in-brackets': {
    title: 'Leerzeichen in der Klammer',
    message: 'An der Innenseite einer Klammer steht kein Leerzeichen.',
    reason: 'Klammern umschließen ihren Inhalt ohne Abstand.',
  },
  'spaces-doubled': {
    title: 'Zwei Leerzeichen',
    message: 'Hier genügt ein Leerzeichen.',
    reason: 'Doppelte Leerzeichen reißen Löcher in die Zeile.',
  },
  'space-needed-before': {
    title: 'Abstand vor dem Zeichen',
    message: ({ word }) => `Vor „${word}“ steht ein geschütztes Leerzeichen.`,
    reason: 'In dieser Sprache stehen hohe Satzzeichen mit Abstand zum Wort davor.',
  },
  quotes: {
    title: 'Anführungszeichen',
    message: ({ right }) => `In dieser Sprache schreibt man ${right}.`,
    reason: 'Jede Sprache hat ihre eigenen Anführungszeichen.',
  },
  dash: {
    title: 'Gedankenstrich',
    message: ({ word }) => `Ein Gedankenstrich ist länger als „${word}“.`,
    reason: 'Der Bindestrich verbindet, der Gedankenstrich trennt.',
  },
  ellipsis: {
    title: 'Auslassungspunkte',
    message: 'Drei Punkte sind ein einziges Zeichen: „…“.',
    reason: 'So bleiben die Punkte auch am Zeilenende beisammen.',
  },
  'decimal-mark': {
    title: 'Dezimalzeichen',
    message: ({ word, right }) => `„${word}“ schreibt man in dieser Sprache so${to(right)}.`,
    reason: 'Manche Sprachen schreiben ein Dezimalkomma, andere einen Punkt.',
  },
  'number-groups': {
    title: 'Gliederung der Zahl',
    message: ({ word, right }) => `„${word}“ liest sich gegliedert leichter${to(right)}.`,
    reason: 'Lange Zahlen gliedert man in Gruppen zu drei Ziffern.',
  },
  'unit-space': {
    title: 'Zahl und Einheit',
    message: ({ word }) => `Zwischen der Zahl und „${word}“ steht ein geschütztes Leerzeichen.`,
    reason: 'So bleiben beide in einer Zeile.',
  },
  'wrong-letter': {
    title: 'Fremder Buchstabe',
    message: ({ word, right }) => `„${word}“ enthält einen Buchstaben, der nur richtig aussieht${to(right)}.`,
    reason: 'Suche und Prüfung finden kein Wort mit Buchstaben eines anderen Alphabets.',
  },
  // Wiederholung
  'repeated-word': {
    title: 'Doppelt gesagt',
    message: ({ word }) => `„${word}“ steht zweimal.`,
    reason: 'Das passiert leicht, wenn man einen Satz umschreibt.',
  },
  'repeated-phrase': {
    title: 'Doppelt gesagt',
    message: ({ word }) => `„${word}“ steht zweimal.`,
    reason: 'Das passiert leicht, wenn man einen Satz umschreibt.',
  },
  'sentences-begin-alike': {
    title: 'Gleicher Anfang',
    message: ({ word }) => `Drei Sätze hintereinander beginnen mit „${word}“.`,
    reason: 'Ab und zu ein anderer Anfang hält die Lesenden bei der Sache.',
  },
  // Einheitlichkeit
  'spelling-variants': {
    title: 'Zwei Schreibungen',
    message: ({ word, right }) => `Hier „${word}“, an anderer Stelle „${right}“.`,
    reason: 'Beides ist richtig; ein Text bleibt bei einer Schreibung.',
  },
  'quote-styles': {
    title: 'Zweierlei Anführungszeichen',
    message: ({ word, right }) => `Hier ${word}, an anderer Stelle ${right}.`,
    reason: 'Ein Text bleibt bei einer Art.',
  },
  // Stil
  redundant: {
    title: 'Schon gesagt',
    message: ({ word, right }) => (right ? `„${word}“ sagt dasselbe zweimal: „${right}“ genügt.` : `„${word}“ trägt nichts bei.`),
    reason: 'Eines der Wörter enthält das andere schon.',
  },
  wordy: {
    title: 'Umständlich',
    message: ({ word, right }) => (right ? `„${right}“ sagt dasselbe wie „${word}“.` : `„${word}“ lässt sich kürzer sagen.`),
    reason: 'Kürzeres liest sich leichter.',
  },
  cliche: {
    title: 'Abgenutzte Wendung',
    message: ({ word }) => `„${word}“ hat man schon oft gelesen.`,
    reason: 'Schlichte Wörter sagen mehr als eine Wendung, die alle gebrauchen.',
  },
  'weak-intensifier': {
    title: 'Schwache Verstärkung',
    message: ({ word }) => `„${word}“ kann meist wegfallen.`,
    reason: 'Ein stärkeres Wort, oder gar keines, bewirkt mehr als „sehr“ und „wirklich“.',
  },
  'long-sentence': {
    title: 'Langer Satz',
    message: ({ count }) => `Dieser Satz hat ${count} Wörter.`,
    reason: 'Nach etwa vierzig Wörtern haben die meisten den Anfang vergessen. Wo ließe er sich teilen?',
  },
  'passive-voice': {
    title: 'Passiv',
    message: 'Wer handelt, bleibt ungesagt.',
    reason: 'Das Passiv ist richtig, wo es auf die Handelnden nicht ankommt; sonst nennen Sie sie.',
  },
  // Stilebene
  contraction: {
    title: 'Kurzform',
    message: ({ word, right }) => `In förmlichen Texten schreibt man „${word}“ aus${to(right)}.`,
    reason: 'Kurzformen gehören ins Gespräch und in Briefe.',
  },
  informal: {
    title: 'Umgangssprachlich',
    message: ({ word, right }) => `„${word}“ gehört zur gesprochenen Sprache${right ? `; förmlicher ist „${right}“` : ''}.`,
    reason: 'In wissenschaftlichen Texten erwartet man förmliche Wörter.',
  },
  dialect: {
    title: 'Sprachvariante',
    message: ({ word, right }) => `„${word}“ gehört zu einer anderen Variante der Sprache${right ? `; hier heißt es „${right}“` : ''}.`,
    reason: 'Ein Text bleibt bei einer Variante.',
  },
  'old-fashioned': {
    title: 'Veraltetes Wort',
    message: ({ word, right }) => `„${word}“ ist heute kaum noch gebräuchlich${right ? `; üblich ist „${right}“` : ''}.`,
    reason: 'Das Wort gehört heute nur noch in alte oder juristische Texte.',
  },
  'checker-grammar': {
    title: 'Grammatik',
    message: ({ said = '' }) => said || 'Sehen Sie diese Stelle noch einmal an.',
    reason: 'Gefunden von einem Prüfer, den der Betreiber dieser Seite hinzugefügt hat; die Worte sind seine.',
  },
  'checker-punctuation': {
    title: 'Zeichensetzung',
    message: ({ said = '' }) => said || 'Sehen Sie diese Stelle noch einmal an.',
    reason: 'Gefunden von einem Prüfer, den der Betreiber dieser Seite hinzugefügt hat; die Worte sind seine.',
  },
  'checker-style': {
    title: 'Stil',
    message: ({ said = '' }) => said || 'Sehen Sie diese Stelle noch einmal an.',
    reason: 'Gefunden von einem Prüfer, den der Betreiber dieser Seite hinzugefügt hat; die Worte sind seine.',
  },
}
