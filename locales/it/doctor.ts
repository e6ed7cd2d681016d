import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('it')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'citazione', other: 'citazioni' })}`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'opera', other: 'opere' })}`

/** Il controllo dei riferimenti di un elaborato. */
export const doctor: DoctorMessages = {
  title: 'Controllo dei riferimenti: citazioni, elenco e APA 7',
  description:
    'Trova che cosa è citato e non elencato, elencato e non citato, anni e nomi che non concordano, doppioni e ciò che APA 7 scrive altrimenti.',
  heading: 'Controlla i riferimenti di un elaborato',
  views: { label: 'Viste', list: 'I miei riferimenti', check: 'Controlla i riferimenti di un elaborato' },
  before: {
    field: 'L’elaborato con la sua bibliografia',
    placeholder: 'Incolla qui tutto l’elaborato con la sua bibliografia',
    lead: 'L’elenco corrisponde al testo?',
    points: [
      'Ogni citazione è cercata nell’elenco e ogni voce nel testo.',
      'Si confrontano anni e nomi, si guardano doppioni e ordine.',
      'L’elenco è messo accanto ad APA 7, con sostituzioni da accettare.',
    ],
    cost: 'Non costa nulla e non si chiede a nessun altro.',
    run: 'Controlla i riferimenti',
    running: 'I riferimenti sono in corso di controllo.',
    long: (over) => `${number(over)} ${plural(over, { one: 'carattere', other: 'caratteri' })} di troppo`,
  },
  bar: {
    edit: 'Modifica il testo',
    again: 'Controlla di nuovo',
    copy: 'Copia il testo',
    counts: (cited, listed) => `${citations(cited)}, ${works(listed)} nell’elenco`,
    acceptAll: (count) => `Accetta tutte (${number(count)})`,
    panes: 'Che cosa si mostra',
    findings: (count) => `Rilievi (${number(count)})`,
    works: (count) => `Opere (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Non è stato trovato alcun elenco di riferimenti.',
      body: 'Lo si cerca sotto un titolo come “Bibliografia”, o come serie di voci di questo tipo, una per riga:',
      sample: [
        'Rossi, M. (2012). Stanze silenziose. Edizioni Gheppio.',
        'Bianchi, T., & Conti, S. (2015). Il sonno in mare. Rumore, 3(1), 14–29.',
      ],
    },
    noCitations: 'Nel testo non è stata trovata alcuna citazione con nome e anno o con numero: di ciò che è citato non si dice nulla.',
    numeric: 'Il testo cita con numeri. Elenchi del genere non sono APA: si dice solo che cosa manca, non è citato o compare due volte.',
    notes: 'Il testo ha note a piè di pagina. Le opere citate solo lì non sono seguite.',
    notApa: (count) =>
      `L’elenco non è scritto in APA. ${number(count)} ${plural(count, { one: 'rilievo su APA è nascosto', other: 'rilievi su APA sono nascosti' })}.`,
    unfold: 'Mostra',
    fold: 'Nascondi',
    clear: {
      title: 'Testo ed elenco concordano.',
      body: 'Non c’è nulla da correggere. Ciò a cui il testo pensa senza citarlo non si può vedere.',
    },
    filtered: 'Il filtro nasconde tutti i rilievi.',
    retractions: (date) => `Confrontato con l’elenco delle opere ritirate del ${day(date)}.`,
    noRetractions: 'Le opere ritirate non sono state guardate: chi gestisce questo sito non ne ha caricato alcun elenco.',
    found: (count) => (count === 0 ? 'Nessun rilievo.' : `${number(count)} ${plural(count, { one: 'rilievo', other: 'rilievi' })}.`),
  },
  kinds: {
    'cited-not-listed': 'Citato, non elencato',
    'listed-not-cited': 'Elencato, non citato',
    'year-differs': 'Anni diversi',
    'spelling-differs': 'Nomi diversi',
    'out-of-order': 'Fuori ordine',
    duplicate: 'Elencato due volte',
    apa: 'Stile APA',
    gap: 'Manca qualcosa',
    notice: 'Avviso dell’editore',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `Nell’elenco non c’è un’opera per “${cited}”.`,
      todo: 'Aggiungi l’opera all’elenco o togli la citazione.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Nulla nel testo rimanda a “${entry}”.`,
      todo: 'Citala dove l’hai usata o toglila: APA elenca solo ciò che è citato.',
    },
    'year-differs': {
      wrong: (said, listed) => `Il testo dice ${said}, l’elenco ${choice(listed)}.`,
      todo: 'Guarda l’opera stessa e correggi ciò che è sbagliato.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `Il testo dice “${said}”, l’elenco “${listed}”.`,
      todo: 'Guarda l’opera stessa e correggi ciò che è sbagliato.',
    },
    'out-of-order': {
      before: (entry, other) => `“${entry}” va prima di “${other}”.`,
      last: (entry) => `“${entry}” va alla fine dell’elenco.`,
      todo: 'L’elenco segue il cognome del primo autore, poi l’anno.',
    },
    duplicate: {
      doi: (entry, other) => `“${entry}” ha lo stesso DOI di una voce più in alto: “${other}”.`,
      title: (entry, other) => `“${entry}” è la stessa opera di una voce più in alto: “${other}”.`,
      todo: 'Tieni una delle due.',
    },
    apa: { wrong: (words) => `Nell’elenco c’è “${words}”.` },
    gap: { wrong: (entry) => `Non si trova in “${entry}”.` },
    notice: {
      wrong: (entry) => `Riguarda “${entry}”.`,
      retraction: 'Non basarti su quest’opera. Se devi citarla, di’ che è stata ritirata.',
      correction: 'Leggi la correzione prima di basarti su quest’opera.',
      'expression-of-concern': 'Leggi il motivo prima di basarti su quest’opera.',
      reinstatement: 'È di nuovo valida; gli avvisi precedenti non valgono più.',
    },
  },
  apa: {
    'author-names': { title: 'Forma di un nome', rule: 'Cognome, virgola, iniziali con il punto: Rossi, M. G.' },
    conjunction: {
      title: 'Tra i nomi',
      rule: 'I nomi sono separati da virgole, e l’ultimo è unito agli altri da un segno o da una parola.',
    },
    'doi-address': { title: 'DOI', rule: 'Un DOI si scrive come link: https://doi.org/…' },
    end: { title: 'Fine della voce', rule: 'Una voce finisce con il punto, ma non dopo un DOI o un link.' },
    'list-et-al': { title: 'Autori tralasciati', rule: 'L’elenco nomina fino a venti autori; “et al.” sta solo nel testo.' },
    'page-hyphen': { title: 'Trattino tra le pagine', rule: 'Tra i numeri di pagina sta una lineetta (–).' },
    'page-label': { title: 'Abbreviazione delle pagine', rule: 'In una rivista le pagine stanno senza “pp.”.' },
    place: { title: 'Luogo di pubblicazione', rule: 'Dalla settima edizione APA nomina solo l’editore.' },
    retrieved: { title: 'Parole prima di un link', rule: 'Un link sta da solo, senza “Disponibile su”.' },
    'title-capitals': {
      title: 'Maiuscole nel titolo',
      rule: 'Un titolo si scrive come una frase. È una proposta: i nomi tengono la maiuscola.',
    },
    'title-quotes': { title: 'Virgolette', rule: 'Nell’elenco i titoli stanno senza virgolette.' },
    'volume-label': { title: 'Volume e numero', rule: 'Volume e numero si scrivono 12(3), senza “vol.” e “n.”.' },
    'year-parentheses': { title: 'Anno', rule: 'L’anno sta tra parentesi dopo gli autori: (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'non citata' : `citata ${number(count)} ${plural(count, { one: 'volta', other: 'volte' })}`),
    apa: 'Come la scrive APA',
    same: 'È scritta come la scrive APA.',
    unsure: 'Se ne è letto con certezza troppo poco per scriverla in APA.',
    copy: 'Copia',
    add: 'Aggiungi alla biblioteca',
    added: 'Aggiunta alla tua biblioteca.',
    here: 'È già nella tua biblioteca.',
    show: 'Mostra nel testo',
    showEntry: 'Mostra la voce',
  },
}
