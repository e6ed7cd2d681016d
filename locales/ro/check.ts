import type { CheckMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })}`
const documents = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'document', few: 'documente', other: 'de documente' })}`
const passages = (count: number): string => `${number(count)} ${plural(count, { one: 'pasaj', few: 'pasaje', other: 'de pasaje' })}`
const checks = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'verificare', few: 'verificări', other: 'de verificări' })}`
const ofSources = (count: number): string => `${number(count)} ${plural(count, { one: 'sursă', few: 'surse', other: 'de surse' })}`

/** Verificarea de plagiat. */
export const check: CheckMessages = {
  page: {
    title: 'Verificare plagiat',
    description:
      'Compară un text, alăturat, cu documentele acestui site: fiecare pasaj cu sursa lui și, înainte de toate, unde s-a căutat.',
    heading: 'Verificare plagiat',
    running: (title) => `Se verifică „${title}”`,
    report: (title) => `Raport de plagiat: ${title}`,
  },
  before: {
    title: 'Titlu',
    titleHint: 'Dacă rămâne gol, primele cuvinte ale textului',
    text: 'Textul dumneavoastră',
    field: 'Textul de verificat',
    words,
    short: (count, needed) => `${words(count)}; pentru o verificare sunt necesare ${number(needed)}`,
    long: (over) =>
      `${number(over)} ${plural(over, { one: 'caracter', few: 'caractere', other: 'de caractere' })} în plus pentru o verificare`,
    start: 'Verifică textul',
    upsell: {
      reason: 'Verificările de plagiat fac parte din Premium și Platină. Textul rămâne cum este, și atunci când reveniți cu un plan.',
      short: 'Verificările de plagiat fac parte din Premium.',
    },
  },
  cost: {
    uses: (limit) => `Folosește 1 din cele ${checks(limit)} ale acestei luni`,
    left: (left) => (left === 0 ? 'Nu a mai rămas niciuna.' : `Au mai rămas: ${number(left)}.`),
    resets: (day) => `Numărătoarea reîncepe pe ${day}.`,
    none: (count) => `Verificările fac parte din Premium: ${number(count)} pe lună.`,
    fair: 'O verificare eșuată sau oprită nu costă nimic.',
  },
  scope: {
    title: 'Unde se va căuta',
    loading: 'Se află unde se poate căuta.',
    failed: 'Nu s-a putut afla unde se poate căuta.',
    documents,
    sum: (count) => `Textul este comparat cu ${documents(count)}.`,
    kinds: { public: 'deschisă tuturor aici', institution: 'a instituției dumneavoastră', own: 'numai a dumneavoastră' },
    draftsHint: 'Ce ați scris dumneavoastră contează ca sursă numai dacă bifați.',
    online: {
      title: 'Online',
      agree: (services) => `Întreabă și ${services}`,
      consent: (hosts) => `Fragmente scurte din text se trimit către ${hosts}. Fără această bifă nu se trimite nimic.`,
      none: 'Nu se caută pe web: pe acest site nu este configurat niciun serviciu online.',
    },
    nothing: {
      title: 'Deocamdată nu există cu ce să fie comparat.',
      body: 'O verificare compară textul cu documente, iar aici nu a fost adăugat încă niciunul. Nu s-ar găsi nimic, iar asta nu ar însemna nimic.',
      add: 'Adaugă documente',
      operator: 'Cine administrează acest site poate adăuga.',
    },
    unticked: 'Bifați cel puțin o colecție care conține documente.',
    manage: 'Colecții',
  },
  run: {
    title: 'Verificarea este în curs',
    of: (done, of) => `${number(done)} din ${number(of)}`,
    waiting: 'Își așteaptă rândul',
    leave: 'Puteți închide pagina: verificarea continuă, iar raportul vă așteaptă aici.',
    cutOff: 'Conexiunea s-a întrerupt. Verificarea continuă; se încearcă din nou.',
    stopping: 'Se oprește',
    stopped: 'Verificarea a fost oprită.',
    notCounted: 'Nu s-a contorizat nimic.',
    failed: 'Verificarea a eșuat.',
    back: 'Înapoi la text',
  },
  missing: {
    title: 'Această verificare nu există.',
    body: 'Poate a fost ștearsă sau aparține altui cont.',
    loading: 'Raportul se încarcă.',
  },
  report: {
    checked: (when) => `verificat la ${when}`,
    deleted: (when) => `Acest raport și textul lui se șterg la ${when}.`,
    searched: {
      title: 'Comparat cu',
      documents: (count, names) => `${documents(count)}: ${names}.`,
      collection: (name, count) => `${name} (${number(count)})`,
      none: 'niciun document al acestui site.',
      others: 'Au fost comparate și documente ale altor instituții; textele lor nu se arată.',
      online: (services, pages) =>
        `Întrebate online: ${services}; ${number(pages)} ${plural(pages, { one: 'pagină citită', few: 'pagini citite', other: 'de pagini citite' })}.`,
      service: (name, found) => `${name} (găsite: ${number(found)})`,
      problems: { unreachable: 'nu a răspuns', refused: 'a refuzat', 'budget-spent': 'limită atinsă' },
      notOnline: 'Nu s-a căutat pe web.',
      limits:
        'Cărți și articole cu plată pot lipsi, iar ce a fost spus cu alte cuvinte sau tradus se găsește rar: un scor mic nu absolvă un text.',
    },
    score: {
      title: 'Scor de plagiat',
      of: (count) => `din cuvinte, în ${documents(count)} ${plural(count, { one: 'consultat', other: 'consultate' })}`,
      underOne: (percent) => `sub ${percent}`,
    },
    map: {
      title: 'Unde sunt potrivirile',
      words: (matched, all) => `${number(matched)} din ${words(all)}`,
      read: (count, sources) => `${passages(count)} din ${ofSources(sources)} de-a lungul textului`,
      none: 'Niciun pasaj nu contează.',
    },
    similarity: {
      title: 'Similaritate cu toate sursele la un loc:',
      about: 'O potrivire nu este un verdict: contează și expresiile obișnuite, și numele proprii.',
    },
    evasion: {
      title: (count) =>
        `Înainte de comparare ${plural(count, { one: 'a fost refăcut', other: 'au fost refăcute' })} ${number(count)} ${plural(count, { one: 'caracter ascuns sau deghizat', few: 'caractere ascunse sau deghizate', other: 'de caractere ascunse sau deghizate' })}.`,
      invisible: (count) => `${number(count)} ${plural(count, { one: 'invizibil', other: 'invizibile' })}`,
      lookAlikes: (count) => `${number(count)} din alt alfabet`,
      about: 'Astfel de caractere pot proveni din copiere sau pot ascunde un text copiat de un verificator.',
      show: (at, of) => `Arată locul ${number(at)} din ${number(of)}`,
    },
    leaveOut: {
      label: 'Se exclud',
      quotations: 'Citate',
      bibliography: 'Bibliografie',
      commonText: 'Text comun',
      commonTextHint: 'Pasaje care apar în 20 de documente sau mai multe.',
      shorter: 'Pasaje cu mai puține cuvinte decât',
    },
    unsaved: 'Alegerile nu au putut fi salvate.',
    leftOut: {
      title: (count) => `Excluse: ${passages(count)}`,
      why: {
        'source-off': 'sursa lui este dezactivată',
        quoted: 'marcat drept citat',
        quotation: 'într-un citat',
        bibliography: 'în bibliografie',
        'common-text': 'text comun',
        'too-short': 'prea scurt',
      },
    },
    text: {
      title: 'Textul dumneavoastră',
      next: 'potrivirea următoare',
      nextButton: 'Potrivirea următoare',
      previousButton: 'Potrivirea anterioară',
      source: (at) => `sursa ${number(at)}`,
      out: 'exclus',
      at: (at, of) => `Potrivirea ${number(at)} din ${number(of)}`,
      quote: 'În textul dumneavoastră',
    },
    sources: {
      title: 'Surse',
      count: (count) => `${ofSources(count)}, întâi cea mai lungă`,
      none: 'În ce s-a consultat nu apare niciun pasaj din acest text.',
      noneHelp: 'Asta nu spune nimic despre sursele care nu au fost consultate.',
      counts: (at) => `Sursa ${number(at)} contează`,
      off: 'dezactivată',
      read: (day) => `citit pe ${day}`,
      other: 'Un document al altei instituții',
      untitled: 'Fără titlu',
      kinds: { own: 'al dumneavoastră', drafts: 'schița dumneavoastră', online: 'pe web' },
    },
    passage: {
      title: (at) => `Pasajul din sursa ${number(at)}`,
      common: (all, common) => `${words(all)}, ${number(common)} în comun`,
      of: (at, of) => `${number(at)} din ${number(of)}`,
      previous: 'Pasajul anterior al acestei surse',
      next: 'Pasajul următor al acestei surse',
      hidden:
        'Pasajul se potrivește cu un document al altei instituții. Textul lui nu se arată și nu se știe aici nimic altceva despre el.',
      notShown: 'Textul acestei surse nu poate fi arătat.',
      common20: (count) => `Apare în ${documents(count)}.`,
      open: 'Deschide pagina',
      close: 'Închide pasajul',
      cite: 'Citează sursa',
      rephrase: 'Reformulează',
      handed: 'Pasajul este pe foaie. Reformularea nu înlocuiește citarea: numiți sursa.',
      note: 'Reformularea nu înlocuiește citarea: numiți sursa în orice caz.',
      quotation: 'Marchează drept citat',
      notQuotation: 'Nu este citat',
      marked: 'Marcat drept citat; scorul a fost recalculat.',
      unmarked: 'Contează din nou.',
      switchedOff: (at) => `Sursa ${number(at)} nu mai contează.`,
      switchedOn: (at) => `Sursa ${number(at)} contează din nou.`,
    },
    actions: {
      pdf: 'Salvează ca PDF',
      popup: 'Browserul a blocat fereastra. Permiteți-o pentru acest site și încercați din nou.',
      share: 'Distribuie',
      again: 'Verifică din nou',
      fresh: 'Verificare nouă',
      delete: 'Șterge',
      more: 'Mai multe',
    },
    ready: (percent, sources) => `Raportul este gata: ${percent}, ${ofSources(sources)}.`,
    undone: 'Anulat.',
  },
  share: {
    title: 'Distribuiți acest raport',
    lead: 'Oricine are linkul poate citi raportul cu textul dumneavoastră, fără cont. Motoarele de căutare rămân afară.',
    make: 'Creează un link',
    link: 'Adresa',
    copy: 'Copiază linkul',
    copied: 'Linkul a fost copiat',
    until: (day) => `Funcționează până pe ${day}.`,
    end: 'Oprește distribuirea',
    ended: 'Linkul nu mai funcționează.',
  },
  delete: {
    title: 'Ștergeți acest raport?',
    body: 'Raportul și textul lui se elimină definitiv, iar un link distribuit nu mai funcționează. Verificarea rămâne contorizată.',
    yes: 'Șterge-l',
    no: 'Păstrează-l',
    done: 'Raportul a fost șters.',
  },
  list: {
    title: 'Verificări anterioare',
    running: 'în curs',
    waiting: 'în așteptare',
    failed: 'eșuată',
    cancelled: 'oprită',
    found: (percent) => `${percent} găsit`,
  },
  keys: {
    next: 'Potrivirea următoare, anterioară',
    open: 'Deschide pasajul marcat',
    close: 'Închide pasajul, oprește o verificare',
    undo: 'Anulează o alegere',
    start: 'Verifică textul',
  },
  foot: {
    kept: 'Rămâne în contul dumneavoastră, numai pentru dumneavoastră, până îl ștergeți.',
    notKept: 'Raportul și textul se șterg la o zi după verificare.',
  },
}
