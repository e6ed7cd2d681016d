import type { LintFacts, LintMessages } from '../lint.ts'
import { wordsFor } from '../words.ts'

const { plural } = wordsFor('it')
const to = (right = ''): string => (right ? `: «${right}»` : '')
const unfit = (word = ''): string => `«${word}» qui non va.`
const instead = ({ word, right }: LintFacts): string => (right ? `«${right}» invece di «${word}».` : unfit(word))

/** Un titolo di due o tre parole; un messaggio su ciò che qui non va; una ragione da cui imparare. Forme neutre, come altrove. */
export const lints: LintMessages = {
  // Ortografia
  misspelled: {
    title: 'Parola sconosciuta',
    message: ({ word }) => `«${word}» non è nel dizionario.`,
    reason: 'Può essere un errore di battitura. Se è un nome o un termine, si può aggiungere al proprio dizionario.',
  },
  'confused-words': {
    title: 'Parole confuse',
    message: ({ word, right }) => (right ? `Qui si intende probabilmente «${right}», non «${word}».` : unfit(word)),
    reason: 'Esistono entrambe, ma si somigliano nel suono o nella grafia e hanno significati diversi.',
  },
  'compound-joined': {
    title: 'Due parole',
    message: ({ word, right }) => `«${word}» si scrive staccato${to(right)}.`,
    reason: 'Scritto unito significa altro, o non è una parola.',
  },
  'compound-split': {
    title: 'Una parola sola',
    message: ({ word, right }) => `«${word}» si scrive unito${to(right)}.`,
    reason: 'Le parti si sono fuse in una parola sola.',
  },
  diacritics: {
    title: 'Accento mancante',
    message: ({ word, right }) => `«${word}» si scrive ${right ? `«${right}»` : 'in altro modo'}.`,
    reason: 'Senza l’accento è un’altra parola, o nessuna.',
  },
  'capital-needed': {
    title: 'Maiuscola',
    message: ({ word, right }) => `«${word}» qui vuole la maiuscola${to(right)}.`,
    reason: 'Le frasi e i nomi propri cominciano con la maiuscola.',
  },
  'capital-not-needed': {
    title: 'Minuscola',
    message: ({ word, right }) => `«${word}» si scrive con la minuscola${to(right)}.`,
    reason: 'Non è un nome proprio né l’inizio di una frase.',
  },
  'outdated-spelling': {
    title: 'Grafia antiquata',
    message: ({ word, right }) => `Oggi «${word}» si scrive ${right ? `«${right}»` : 'in altro modo'}.`,
    reason: 'L’ortografia nel frattempo è cambiata.',
  },
  apostrophe: {
    title: 'Apostrofo',
    message: ({ word, right }) => (right ? `Qui ci vuole «${right}», non «${word}».` : unfit(word)),
    reason: 'L’apostrofo sta per lettere cadute o indica il possesso; è un segno a sé, non un accento.',
  },
  // Grammatica
  'subject-verb': {
    title: 'Soggetto e verbo',
    message: ({ word, right }) => `Il verbo non concorda con il soggetto: ${right ? `«${right}» invece di «${word}»` : `«${word}»`}.`,
    reason: 'Il verbo concorda in persona e numero con il suo soggetto.',
  },
  'article-a-an': {
    title: 'Forma dell’articolo',
    message: instead,
    reason: 'L’articolo si accorda con la parola che segue: con il suo suono (in inglese an hour, a university) o con il suo genere.',
  },
  'article-missing': {
    title: 'Articolo mancante',
    message: ({ right }) => `Manca un articolo${to(right)}.`,
    reason: 'Un nome numerabile al singolare non sta da solo.',
  },
  'article-not-needed': {
    title: 'Articolo superfluo',
    message: ({ word }) => `In «${word}» l’articolo non serve.`,
    reason: 'Ciò che è detto in generale, e le espressioni fisse come questa, stanno senza articolo.',
  },
  'noun-number': {
    title: 'Singolare o plurale',
    message: instead,
    reason: 'Le parole intorno al nome richiedono l’altro numero.',
  },
  uncountable: {
    title: 'Senza plurale',
    message: ({ word, right }) => `«${word}» non si conta${to(right)}.`,
    reason:
      'Parole inglesi come «information», «advice» o «research» non hanno plurale e non prendono «a»; «a piece of advice» invece si conta.',
  },
  'determiner-noun': {
    title: 'Parole da accordare',
    message: ({ word, right }) => `«${word}» non si accorda con il suo nome${to(right)}.`,
    reason:
      'La parola che indica un nome ne prende numero e genere: in inglese this book, these books; «each» e «every» vogliono il singolare.',
  },
  preposition: {
    title: 'Preposizione',
    message: ({ word, right }) => (right ? `Qui si usa «${right}», non «${word}».` : unfit(word)),
    reason: 'Quale preposizione segua una parola lo stabilisce l’uso.',
  },
  'preposition-missing': {
    title: 'Preposizione mancante',
    message: ({ right }) => `Manca una preposizione${to(right)}.`,
    reason: 'Questa parola vuole una preposizione davanti a ciò che segue.',
  },
  'preposition-not-needed': {
    title: 'Preposizione superflua',
    message: ({ word }) => `In «${word}» la preposizione non serve.`,
    reason: 'Questo verbo regge direttamente il suo oggetto.',
  },
  tense: {
    title: 'Tempo verbale',
    message: ({ word, right }) => (right ? `Il momento indicato richiede «${right}», non «${word}».` : unfit(word)),
    reason: 'Il tempo del verbo deve accordarsi con il momento che la frase indica.',
  },
  'tense-since-for': {
    title: 'Since e for',
    message: instead,
    reason:
      'Ciò che è cominciato nel passato e dura ancora si dice in inglese con il «present perfect»: «since» con un momento, «for» con una durata.',
  },
  conditional: {
    title: 'Condizionale',
    message: instead,
    reason: 'Ciò che si suppone soltanto ha forme verbali sue; dopo l’inglese «if» non vanno né «will» né «would».',
  },
  'verb-form': {
    title: 'Forma del verbo',
    message: instead,
    reason: 'La parola che precede decide quale forma del verbo segue.',
  },
  'infinitive-or-ing': {
    title: 'Infinito',
    message: instead,
    reason: 'Che cosa segue un verbo si impara con il verbo stesso: in inglese alcuni vogliono «to» e verbo, altri la forma in -ing.',
  },
  modal: {
    title: 'Dopo un verbo modale',
    message: instead,
    reason: 'Dopo i verbi che dicono ciò che si può o si deve (in inglese can, must, should) viene il verbo nella forma base.',
  },
  auxiliary: {
    title: 'Verbo ausiliare',
    message: instead,
    reason: 'Ogni verbo ha il suo ausiliare, e soltanto quello porta il tempo o la persona.',
  },
  passive: {
    title: 'Forma passiva',
    message: instead,
    reason: 'Il passivo inglese si forma con «be» e la terza forma del verbo; alcuni verbi non ce l’hanno.',
  },
  'question-order': {
    title: 'Ordine nella domanda',
    message: instead,
    reason: 'Nella domanda soggetto e verbo si scambiano di posto; nell’interrogativa indiretta no.',
  },
  'word-order': {
    title: 'Ordine delle parole',
    message: instead,
    reason: 'Queste parole vanno in un altro ordine.',
  },
  comparison: {
    title: 'Comparazione',
    message: instead,
    reason:
      'Il grado si segna una volta sola: con una parola (more, most) o con una desinenza (-er, -est), mai con entrambe; anche il confronto ha la sua parola, in inglese «than».',
  },
  'adjective-adverb': {
    title: 'Aggettivo o avverbio',
    message: instead,
    reason: 'L’aggettivo dice com’è una cosa, l’avverbio come si fa qualcosa.',
  },
  'pronoun-case': {
    title: 'Forma del pronome',
    message: instead,
    reason: 'Una forma è per chi agisce, un’altra per chi subisce l’azione o segue una preposizione: in inglese I e me, he e him.',
  },
  'pronoun-choice': {
    title: 'Pronome',
    message: instead,
    reason: 'Per questa parola si usa un altro pronome.',
  },
  'relative-pronoun': {
    title: 'Pronome relativo',
    message: instead,
    reason: 'Si accorda con ciò a cui si riferisce: in inglese «who» per le persone, «which» per le cose, «what» per nessuna delle due.',
  },
  'double-negative': {
    title: 'Doppia negazione',
    message: ({ word, right }) => `Una delle due negazioni va tolta: ${right ? `«${right}» invece di «${word}»` : `«${word}»`}.`,
    reason: 'In inglese, a differenza dell’italiano, due negazioni si annullano a vicenda.',
  },
  'double-subject': {
    title: 'Soggetto ripetuto',
    message: ({ word }) => `«${word}» nomina di nuovo il soggetto.`,
    reason: 'Una frase nomina il suo soggetto una volta sola.',
  },
  conjunction: {
    title: 'Parola di collegamento',
    message: instead,
    reason: 'Ne basta una, e queste due insieme non stanno.',
  },
  quantifier: {
    title: 'Si conta o si misura',
    message: instead,
    reason: 'Ciò che si conta vuole parole diverse da ciò che si misura: in inglese «many» e «few», ma «much» e «little».',
  },
  'verb-pattern': {
    title: 'Costruzione del verbo',
    message: instead,
    reason: 'Questo verbo regge i suoi complementi in un altro modo.',
  },
  agreement: {
    title: 'Concordanza',
    message: ({ word, right }) => `«${word}» non concorda con le parole vicine${to(right)}.`,
    reason: 'Le parole legate tra loro concordano in genere, numero e persona.',
  },
  case: {
    title: 'Caso',
    message: instead,
    reason: 'Il verbo o la preposizione richiede un altro caso.',
  },
  mood: {
    title: 'Modo del verbo',
    message: instead,
    reason: 'Le parole che precedono richiedono un altro modo del verbo.',
  },
  'vowel-harmony': {
    title: 'Armonia vocalica',
    message: ({ right }) => `La desinenza segue le vocali della parola${to(right)}.`,
    reason: 'Vocali anteriori e posteriori vogliono desinenze diverse.',
  },
  // Punteggiatura
  'comma-missing': {
    title: 'Virgola mancante',
    message: ({ right }) => `Manca una virgola${to(right)}.`,
    reason: 'La virgola mostra dove finisce una parte della frase e comincia la successiva.',
  },
  'comma-not-needed': {
    title: 'Virgola superflua',
    message: ({ word }) => `In «${word}» la virgola separa ciò che sta insieme.`,
    reason: 'Tra queste parti della frase non va la virgola.',
  },
  'comma-splice': {
    title: 'Due frasi',
    message: ({ word }) => `Una virgola da sola non unisce due frasi: «${word}».`,
    reason: 'Ci vuole un punto, un punto e virgola o una congiunzione.',
  },
  'end-mark': {
    title: 'Fine della frase',
    message: 'Manca il segno alla fine della frase.',
    reason: 'Un’affermazione finisce con il punto, una domanda con il punto interrogativo.',
  },
  'doubled-mark': {
    title: 'Segno doppio',
    message: ({ word }) => `«${word}»: un segno di troppo.`,
    reason: 'Basta un segno.',
  },
  unpaired: {
    title: 'Segno spaiato',
    message: ({ word }) => `«${word}» è senza il suo compagno in questo paragrafo.`,
    reason: 'Ciò che si apre va anche chiuso.',
  },
  hyphen: {
    title: 'Trattino',
    message: instead,
    reason: 'Il trattino lega parole che si leggono come una sola.',
  },
  // Tipografia
  'space-before-mark': {
    title: 'Spazio prima del segno',
    message: ({ word }) => `Prima di «${word}» non va lo spazio.`,
    reason: 'Il segno appartiene alla parola che precede.',
  },
  'space-after-mark': {
    title: 'Spazio dopo il segno',
    message: ({ word }) => `Dopo «${word}» manca uno spazio.`,
    reason: 'Lo spazio separa il segno dalla parola seguente.',
  },
  'space-in-brackets': {
    title: 'Spazio nelle parentesi',
    message: 'All’interno delle parentesi non va lo spazio accanto al segno.',
    reason: 'Le parentesi racchiudono strettamente il loro contenuto.',
  },
  'spaces-doubled': { title: 'Due spazi', message: 'Qui basta uno spazio.', reason: 'Gli spazi doppi aprono buchi nella riga.' },
  'space-needed-before': {
    title: 'Spazio prima del segno',
    message: ({ word }) => `Prima di «${word}» va uno spazio unificatore.`,
    reason: 'In questa lingua i segni alti stanno staccati dalla parola che precede.',
  },
  quotes: {
    title: 'Virgolette',
    message: ({ right }) => `In questa lingua si scrive ${right}.`,
    reason: 'Ogni lingua ha le sue virgolette.',
  },
  dash: {
    title: 'Lineetta',
    message: ({ word }) => `La lineetta è più lunga di «${word}».`,
    reason: 'Il trattino unisce, la lineetta separa.',
  },
  ellipsis: {
    title: 'Puntini di sospensione',
    message: 'I tre puntini sono un segno solo: «…».',
    reason: 'Così i puntini restano insieme anche a fine riga.',
  },
  'decimal-mark': {
    title: 'Segno decimale',
    message: ({ word, right }) => `In questa lingua «${word}» si scrive ${right ? `«${right}»` : 'in altro modo'}.`,
    reason: 'Alcune lingue usano la virgola decimale, altre il punto.',
  },
  'number-groups': {
    title: 'Gruppi di cifre',
    message: ({ word, right }) => `«${word}» si legge meglio a gruppi${to(right)}.`,
    reason: 'I numeri lunghi si scrivono a gruppi di tre cifre.',
  },
  'unit-space': {
    title: 'Numero e unità',
    message: ({ word }) => `Tra il numero e «${word}» va uno spazio unificatore.`,
    reason: 'Così restano sulla stessa riga.',
  },
  'wrong-letter': {
    title: 'Lettera estranea',
    message: ({ word, right }) => `«${word}» contiene una lettera che sembra giusta ma non lo è${to(right)}.`,
    reason: 'Ricerca e controllo non trovano le parole con lettere di un altro alfabeto.',
  },
  // Ripetizione
  'repeated-word': {
    title: 'Scritto due volte',
    message: ({ word }) => `«${word}» compare due volte di fila.`,
    reason: 'Capita facilmente quando si riscrive una frase.',
  },
  'repeated-phrase': {
    title: 'Scritto due volte',
    message: ({ word }) => `«${word}» compare due volte di fila.`,
    reason: 'Capita facilmente quando si riscrive una frase.',
  },
  'sentences-begin-alike': {
    title: 'Stesso inizio',
    message: ({ word }) => `Tre frasi di fila cominciano con «${word}».`,
    reason: 'Un inizio diverso, ogni tanto, tiene vivo l’interesse di chi legge.',
  },
  // Coerenza
  'spelling-variants': {
    title: 'Due grafie',
    message: ({ word, right }) => `Qui «${word}», altrove nel testo «${right}».`,
    reason: 'Sono corrette entrambe; in un testo se ne usa una sola.',
  },
  'quote-styles': {
    title: 'Due tipi di virgolette',
    message: ({ word, right }) => `Qui ${word}, altrove nel testo ${right}.`,
    reason: 'In un testo se ne usa un tipo solo.',
  },
  // Stile
  redundant: {
    title: 'Già detto',
    message: ({ word, right }) => (right ? `«${word}» dice due volte la stessa cosa: basta «${right}».` : `«${word}» non aggiunge nulla.`),
    reason: 'Una delle parole contiene già l’altra.',
  },
  wordy: {
    title: 'Giro di parole',
    message: ({ word, right }) => (right ? `«${right}» dice quanto «${word}».` : `«${word}» si può dire in breve.`),
    reason: 'Ciò che è più breve si legge meglio.',
  },
  cliche: {
    title: 'Frase fatta',
    message: ({ word }) => `«${word}» si è letto tante volte.`,
    reason: 'Le parole semplici dicono più di un’espressione che usano tutti.',
  },
  'weak-intensifier': {
    title: 'Rafforzativo debole',
    message: ({ word }) => `«${word}» di solito si può togliere.`,
    reason: 'Una parola più forte, o nessuna, rende più di «molto» e «davvero».',
  },
  'long-sentence': {
    title: 'Frase lunga',
    message: ({ count }) => `Questa frase ha ${count} ${plural(Number(count), { one: 'parola', other: 'parole' })}.`,
    reason: 'Dopo una quarantina di parole quasi tutti hanno perso l’inizio. Dove si potrebbe dividere?',
  },
  'passive-voice': {
    title: 'Passivo',
    message: 'Non si dice chi agisce.',
    reason: 'Il passivo va bene dove chi agisce non conta; altrimenti meglio nominarlo.',
  },
  // Registro
  contraction: {
    title: 'Forma contratta',
    message: ({ word, right }) => `In un testo formale «${word}» si scrive per esteso${to(right)}.`,
    reason: 'Le forme contratte sono del parlato e delle lettere.',
  },
  informal: {
    title: 'Colloquiale',
    message: ({ word, right }) => `«${word}» è del parlato${right ? `; «${right}» è più formale` : ''}.`,
    reason: 'In un testo accademico chi legge si aspetta parole formali.',
  },
  dialect: {
    title: 'Altra varietà',
    message: ({ word, right }) => `«${word}» è di un’altra varietà della lingua${right ? `; qui si dice «${right}»` : ''}.`,
    reason: 'Un testo mantiene una sola varietà.',
  },
  'old-fashioned': {
    title: 'Parola antiquata',
    message: ({ word, right }) => `«${word}» oggi si usa appena${right ? `; di solito si dice «${right}»` : ''}.`,
    reason: 'Oggi si trova solo in testi antichi o giuridici.',
  },
  'checker-grammar': {
    title: 'Grammatica',
    message: ({ said = '' }) => said || 'Riguarda questo punto.',
    reason: 'Trovato da un correttore aggiunto dal gestore di questo sito; le parole sono sue.',
  },
  'checker-punctuation': {
    title: 'Punteggiatura',
    message: ({ said = '' }) => said || 'Riguarda questo punto.',
    reason: 'Trovato da un correttore aggiunto dal gestore di questo sito; le parole sono sue.',
  },
  'checker-style': {
    title: 'Stile',
    message: ({ said = '' }) => said || 'Riguarda questo punto.',
    reason: 'Trovato da un correttore aggiunto dal gestore di questo sito; le parole sono sue.',
  },
}
