import type { LintFacts, LintMessages } from '../lint.ts'
import { wordsFor } from '../words.ts'

const { plural } = wordsFor('ro')
const to = (right = ''): string => (right ? `: „${right}”` : '')
const unfit = (word = ''): string => `„${word}” nu se potrivește aici.`
const instead = ({ word, right }: LintFacts): string => (right ? `„${right}” în loc de „${word}”.` : unfit(word))

/** Un titlu de două-trei cuvinte; un mesaj care spune ce nu este bine aici; un motiv din care se învață. */
export const lints: LintMessages = {
  // Ortografie
  misspelled: {
    title: 'Cuvânt necunoscut',
    message: ({ word }) => `„${word}” nu se află în dicționar.`,
    reason: 'Poate fi o greșeală de tastare. Dacă este un nume sau un termen, adăugați-l în dicționarul dumneavoastră.',
  },
  'confused-words': {
    title: 'Cuvinte confundate',
    message: ({ word, right }) => (right ? `Probabil este vorba de „${right}”, nu de „${word}”.` : unfit(word)),
    reason: 'Amândouă există, dar seamănă la auz sau la scris și au sensuri diferite.',
  },
  'compound-joined': {
    title: 'Se scrie separat',
    message: ({ word, right }) => `„${word}” se scrie separat${to(right)}.`,
    reason: 'Scris legat înseamnă altceva sau nu este un cuvânt.',
  },
  'compound-split': {
    title: 'Se scrie legat',
    message: ({ word, right }) => `„${word}” se scrie într-un cuvânt${to(right)}.`,
    reason: 'Părțile s-au contopit într-un singur cuvânt.',
  },
  diacritics: {
    title: 'Semn diacritic lipsă',
    message: ({ word, right }) => `„${word}” se scrie${right ? ` „${right}”` : ' altfel'}.`,
    reason: 'Fără semnul diacritic este alt cuvânt sau nu este niciunul.',
  },
  'capital-needed': {
    title: 'Literă mare',
    message: ({ word, right }) => `„${word}” se scrie aici cu literă mare${to(right)}.`,
    reason: 'Frazele și numele încep cu literă mare.',
  },
  'capital-not-needed': {
    title: 'Literă mică',
    message: ({ word, right }) => `„${word}” se scrie cu literă mică${to(right)}.`,
    reason: 'Nu este nici nume, nici început de frază.',
  },
  'outdated-spelling': {
    title: 'Grafie veche',
    message: ({ word, right }) => `Astăzi „${word}” se scrie${right ? ` „${right}”` : ' altfel'}.`,
    reason: 'Normele ortografice s-au schimbat.',
  },
  apostrophe: {
    title: 'Apostrof',
    message: instead,
    reason: 'Apostroful ține locul unor litere omise sau arată posesia; este un semn aparte, nu un accent.',
  },
  // Gramatică
  'subject-verb': {
    title: 'Subiect și verb',
    message: ({ word, right }) => `Verbul nu se acordă cu subiectul: ${right ? `„${right}” în loc de „${word}”` : `„${word}”`}.`,
    reason: 'Verbul se acordă în persoană și număr cu subiectul lui.',
  },
  'article-a-an': {
    title: 'Forma articolului',
    message: instead,
    reason: 'Articolul se potrivește cu cuvântul de după el: cu sunetul lui (în engleză an hour, a university) sau cu genul lui.',
  },
  'article-missing': {
    title: 'Articol lipsă',
    message: ({ right }) => `Lipsește un articol${to(right)}.`,
    reason: 'Un substantiv numărabil nu stă singur la singular.',
  },
  'article-not-needed': {
    title: 'Articol în plus',
    message: ({ word }) => `Articolul din „${word}” este de prisos.`,
    reason: 'Noțiunile generale și expresiile fixe, ca aceasta, se folosesc fără articol.',
  },
  'noun-number': {
    title: 'Singular sau plural',
    message: instead,
    reason: 'Cuvintele din jurul substantivului cer celălalt număr.',
  },
  uncountable: {
    title: 'Fără plural',
    message: ({ word, right }) => `„${word}” nu se numără${to(right)}.`,
    reason:
      'Cuvinte englezești ca „information”, „advice” sau „research” nu au plural și nu primesc „a”; „a piece of advice” se poate număra.',
  },
  'determiner-noun': {
    title: 'Determinant și substantiv',
    message: ({ word, right }) => `„${word}” nu se potrivește cu substantivul său${to(right)}.`,
    reason:
      'Cuvântul care arată un substantiv îi ia numărul și genul: în engleză this book, these books; după „each” și „every” urmează singularul.',
  },
  preposition: {
    title: 'Prepoziție',
    message: ({ word, right }) => (right ? `Aici se folosește „${right}”, nu „${word}”.` : unfit(word)),
    reason: 'Uzul hotărăște ce prepoziție cere un cuvânt.',
  },
  'preposition-missing': {
    title: 'Prepoziție lipsă',
    message: ({ right }) => `Lipsește o prepoziție${to(right)}.`,
    reason: 'Acest cuvânt cere o prepoziție înaintea a ceea ce urmează.',
  },
  'preposition-not-needed': {
    title: 'Prepoziție în plus',
    message: ({ word }) => `Prepoziția din „${word}” este de prisos.`,
    reason: 'Acest verb își primește complementul direct, fără prepoziție.',
  },
  tense: {
    title: 'Timpul verbului',
    message: ({ word, right }) => (right ? `Momentul numit cere „${right}”, nu „${word}”.` : unfit(word)),
    reason: 'Timpul verbului trebuie să se potrivească cu momentul pe care îl numește fraza.',
  },
  'tense-since-for': {
    title: 'Since și for',
    message: instead,
    reason:
      'Ce a început în trecut și încă durează se exprimă în engleză prin „present perfect”: „since” înaintea unui moment, „for” înaintea unei durate.',
  },
  conditional: {
    title: 'Condiționalul',
    message: instead,
    reason: 'Ceea ce este doar presupus are formele lui verbale; după „if” englezesc nu urmează nici „will”, nici „would”.',
  },
  'verb-form': {
    title: 'Forma verbului',
    message: instead,
    reason: 'Cuvântul dinainte hotărăște ce formă a verbului urmează.',
  },
  'infinitive-or-ing': {
    title: 'Infinitivul',
    message: instead,
    reason: 'Ce urmează după un verb se învață odată cu el: în engleză, după unele „to” și verbul, după altele forma în -ing.',
  },
  modal: {
    title: 'După un verb modal',
    message: instead,
    reason: 'După verbele care spun ce se poate sau ce trebuie (în engleză can, must, should) urmează verbul simplu.',
  },
  auxiliary: {
    title: 'Verb auxiliar',
    message: instead,
    reason: 'Fiecare verb are auxiliarul lui și numai acesta poartă timpul sau persoana.',
  },
  passive: {
    title: 'Forma pasivă',
    message: instead,
    reason: 'Pasivul englezesc se formează din „be” și forma a treia a verbului; unele verbe nu îl au.',
  },
  'question-order': {
    title: 'Ordinea în întrebare',
    message: instead,
    reason: 'În întrebare, subiectul și verbul își schimbă locul; în întrebarea indirectă, nu.',
  },
  'word-order': {
    title: 'Ordinea cuvintelor',
    message: instead,
    reason: 'Aceste cuvinte stau în altă ordine.',
  },
  comparison: {
    title: 'Comparație',
    message: instead,
    reason:
      'Gradul se marchează o singură dată: fie cu un cuvânt (more, most), fie cu o terminație (-er, -est), niciodată cu amândouă; comparația are și ea cuvântul ei, în engleză „than”.',
  },
  'adjective-adverb': {
    title: 'Adjectiv sau adverb',
    message: instead,
    reason: 'Adjectivul spune cum este un lucru, adverbul cum se face ceva.',
  },
  'pronoun-case': {
    title: 'Forma pronumelui',
    message: instead,
    reason:
      'O formă este pentru cel care face acțiunea, alta pentru cel care o suferă sau urmează după o prepoziție: în engleză I și me, he și him.',
  },
  'pronoun-choice': {
    title: 'Pronume',
    message: instead,
    reason: 'Acest cuvânt se reia prin alt pronume.',
  },
  'relative-pronoun': {
    title: 'Pronume relativ',
    message: instead,
    reason: 'Se potrivește cu termenul la care se referă: în engleză „who” pentru oameni, „which” pentru lucruri, „what” pentru niciunele.',
  },
  'double-negative': {
    title: 'Negație dublă',
    message: ({ word, right }) => `Una dintre cele două negații este de prisos: ${right ? `„${right}” în loc de „${word}”` : `„${word}”`}.`,
    reason: 'În engleză, spre deosebire de română, două negații se anulează una pe alta.',
  },
  'double-subject': {
    title: 'Subiect repetat',
    message: ({ word }) => `„${word}” numește încă o dată subiectul.`,
    reason: 'O propoziție își numește subiectul o singură dată.',
  },
  conjunction: {
    title: 'Cuvânt de legătură',
    message: instead,
    reason: 'Un singur cuvânt de legătură ajunge, iar acestea două nu merg împreună.',
  },
  quantifier: {
    title: 'Numărat sau măsurat',
    message: instead,
    reason: 'Ce se numără cere alte cuvinte decât ce se măsoară: în engleză „many” și „few”, dar „much” și „little”.',
  },
  'verb-pattern': {
    title: 'Construcția verbului',
    message: instead,
    reason: 'Acest verb își leagă altfel complementele.',
  },
  agreement: {
    title: 'Acord',
    message: ({ word, right }) => `„${word}” nu se acordă cu cuvintele din jur${to(right)}.`,
    reason: 'Cuvintele legate între ele se acordă în gen, număr și persoană.',
  },
  case: {
    title: 'Caz',
    message: instead,
    reason: 'Verbul sau prepoziția cere alt caz.',
  },
  mood: {
    title: 'Modul verbului',
    message: instead,
    reason: 'Cuvintele dinainte cer alt mod al verbului.',
  },
  'vowel-harmony': {
    title: 'Terminația',
    message: ({ right }) => `Terminația urmează vocalele cuvântului${to(right)}.`,
    reason: 'Vocalele anterioare și cele posterioare cer terminații diferite.',
  },
  // Punctuație
  'comma-missing': {
    title: 'Virgulă lipsă',
    message: ({ right }) => `Lipsește o virgulă${to(right)}.`,
    reason: 'Virgula arată unde se încheie o parte a frazei și unde începe următoarea.',
  },
  'comma-not-needed': {
    title: 'Virgulă în plus',
    message: ({ word }) => `Virgula din „${word}” desparte ce stă împreună.`,
    reason: 'Între aceste părți ale frazei nu se pune virgulă.',
  },
  'comma-splice': {
    title: 'Două fraze',
    message: ({ word }) => `O virgulă singură nu leagă două fraze: „${word}”.`,
    reason: 'Puneți punct, punct și virgulă sau un cuvânt de legătură.',
  },
  'end-mark': {
    title: 'Sfârșitul frazei',
    message: 'Frazei îi lipsește semnul de la sfârșit.',
    reason: 'O afirmație se încheie cu punct, o întrebare cu semnul întrebării.',
  },
  'doubled-mark': {
    title: 'Semn dublat',
    message: ({ word }) => `„${word}” este un semn în plus.`,
    reason: 'Un singur semn ajunge.',
  },
  unpaired: {
    title: 'Pereche lipsă',
    message: ({ word }) => `„${word}” nu are pereche în acest paragraf.`,
    reason: 'Ce se deschide trebuie și închis.',
  },
  hyphen: {
    title: 'Cratimă',
    message: instead,
    reason: 'Cratima leagă cuvinte care se citesc împreună.',
  },
  // Tipografie
  'space-before-mark': {
    title: 'Spațiu înaintea semnului',
    message: ({ word }) => `Înainte de „${word}” nu se lasă spațiu.`,
    reason: 'Semnul ține de cuvântul dinaintea lui.',
  },
  'space-after-mark': {
    title: 'Spațiu după semn',
    message: ({ word }) => `După „${word}” lipsește un spațiu.`,
    reason: 'Spațiul desparte semnul de cuvântul următor.',
  },
  'space-in-brackets': {
    title: 'Spațiu în paranteză',
    message: 'În interiorul parantezei nu se lasă spațiu lângă semn.',
    reason: 'Parantezele cuprind strâns ce se află între ele.',
  },
  'spaces-doubled': { title: 'Două spații', message: 'Aici ajunge un spațiu.', reason: 'Spațiile duble lasă goluri în rând.' },
  'space-needed-before': {
    title: 'Spațiu înaintea semnului',
    message: ({ word }) => `Înainte de „${word}” se lasă un spațiu insecabil.`,
    reason: 'În această limbă, semnele înalte stau la distanță de cuvântul dinainte.',
  },
  quotes: {
    title: 'Ghilimele',
    message: ({ right }) => `În această limbă se scrie ${right}.`,
    reason: 'Fiecare limbă are ghilimelele ei.',
  },
  dash: {
    title: 'Linie de pauză',
    message: ({ word }) => `Linia de pauză este mai lungă decât „${word}”.`,
    reason: 'Cratima leagă, linia de pauză desparte.',
  },
  ellipsis: {
    title: 'Puncte de suspensie',
    message: 'Cele trei puncte sunt un singur semn: „…”.',
    reason: 'Semnul ține punctele împreună la capăt de rând.',
  },
  'decimal-mark': {
    title: 'Semnul zecimal',
    message: ({ word, right }) => `În această limbă „${word}” se scrie${right ? ` „${right}”` : ' altfel'}.`,
    reason: 'Unele limbi scriu virgulă zecimală, altele punct.',
  },
  'number-groups': {
    title: 'Grupe de cifre',
    message: ({ word, right }) => `„${word}” se citește mai ușor grupat${to(right)}.`,
    reason: 'Numerele lungi se scriu în grupe de câte trei cifre.',
  },
  'unit-space': {
    title: 'Număr și unitate',
    message: ({ word }) => `Între număr și „${word}” se lasă un spațiu insecabil.`,
    reason: 'Astfel rămân pe același rând.',
  },
  'wrong-letter': {
    title: 'Literă străină',
    message: ({ word, right }) => `„${word}” conține o literă care doar pare potrivită${to(right)}.`,
    reason: 'Căutarea și verificarea nu găsesc cuvinte cu litere din alt alfabet.',
  },
  // Repetiție
  'repeated-word': {
    title: 'Scris de două ori',
    message: ({ word }) => `„${word}” apare de două ori la rând.`,
    reason: 'Se întâmplă ușor când o frază este rescrisă.',
  },
  'repeated-phrase': {
    title: 'Scris de două ori',
    message: ({ word }) => `„${word}” apare de două ori la rând.`,
    reason: 'Se întâmplă ușor când o frază este rescrisă.',
  },
  'sentences-begin-alike': {
    title: 'Același început',
    message: ({ word }) => `Trei fraze la rând încep cu „${word}”.`,
    reason: 'Un alt început, din când în când, îl ține pe cititor aproape.',
  },
  // Consecvență
  'spelling-variants': {
    title: 'Două grafii',
    message: ({ word, right }) => `Aici „${word}”, în altă parte a textului „${right}”.`,
    reason: 'Amândouă sunt corecte; un text rămâne la una dintre ele.',
  },
  'quote-styles': {
    title: 'Două feluri de ghilimele',
    message: ({ word, right }) => `Aici ${word}, în altă parte a textului ${right}.`,
    reason: 'Un text rămâne la un singur fel.',
  },
  // Stil
  redundant: {
    title: 'S-a spus deja',
    message: ({ word, right }) => (right ? `„${word}” spune același lucru de două ori: ajunge „${right}”.` : `„${word}” nu adaugă nimic.`),
    reason: 'Unul dintre cuvinte îl cuprinde deja pe celălalt.',
  },
  wordy: {
    title: 'Ocolit',
    message: ({ word, right }) => (right ? `„${right}” spune cât „${word}”.` : `„${word}” se poate spune mai scurt.`),
    reason: 'Ce este mai scurt se citește mai ușor.',
  },
  cliche: {
    title: 'Expresie tocită',
    message: ({ word }) => `„${word}” s-a citit de prea multe ori.`,
    reason: 'Cuvintele simple spun mai mult decât o expresie pe care o folosește toată lumea.',
  },
  'weak-intensifier': {
    title: 'Întărire slabă',
    message: ({ word }) => `De cele mai multe ori, „${word}” poate lipsi.`,
    reason: 'Un cuvânt mai puternic sau niciunul face mai mult decât „foarte” și „într-adevăr”.',
  },
  'long-sentence': {
    title: 'Frază lungă',
    message: ({ count }) => `Această frază are ${count} ${plural(Number(count), { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })}.`,
    reason: 'După vreo patruzeci de cuvinte, cei mai mulți cititori au uitat începutul. Unde ar putea fi împărțită?',
  },
  'passive-voice': {
    title: 'Diateza pasivă',
    message: 'Nu se spune cine face acțiunea.',
    reason: 'Pasivul este bun când autorul nu contează; altfel, numiți-l.',
  },
  // Registru
  contraction: {
    title: 'Formă contrasă',
    message: ({ word, right }) => `Într-un text formal, „${word}” se scrie întreg${to(right)}.`,
    reason: 'Formele contrase țin de vorbire și de scrisori.',
  },
  informal: {
    title: 'Familiar',
    message: ({ word, right }) => `„${word}” ține de vorbire${right ? `; „${right}” este mai formal` : ''}.`,
    reason: 'Într-o lucrare științifică cititorii așteaptă cuvinte formale.',
  },
  dialect: {
    title: 'Altă variantă',
    message: ({ word, right }) => `„${word}” ține de altă variantă a limbii${right ? `; aici se spune „${right}”` : ''}.`,
    reason: 'Un text rămâne la o singură variantă.',
  },
  'old-fashioned': {
    title: 'Cuvânt învechit',
    message: ({ word, right }) => `„${word}” se mai folosește rar astăzi${right ? `; de obicei se spune „${right}”` : ''}.`,
    reason: 'Astăzi apare doar în texte vechi sau juridice.',
  },
  'checker-grammar': {
    title: 'Gramatică',
    message: ({ said = '' }) => said || 'Mai priviți o dată acest loc.',
    reason: 'Găsit de un verificator adăugat de operatorul acestui site; cuvintele îi aparțin.',
  },
  'checker-punctuation': {
    title: 'Punctuație',
    message: ({ said = '' }) => said || 'Mai priviți o dată acest loc.',
    reason: 'Găsit de un verificator adăugat de operatorul acestui site; cuvintele îi aparțin.',
  },
  'checker-style': {
    title: 'Stil',
    message: ({ said = '' }) => said || 'Mai priviți o dată acest loc.',
    reason: 'Găsit de un verificator adăugat de operatorul acestui site; cuvintele îi aparțin.',
  },
}
