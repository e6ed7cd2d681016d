import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('ro')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API pentru dezvoltatori',
  description: 'Instrumentele Tinta în propriile programe: chei, exemple în curl, JavaScript și Python, erori și limite.',
  heading: 'Tinta în propriile programe',
  lead: 'Instrumentele acestui site ca API JSON, cu aceleași metode și aceleași răspunsuri. Un cont cu Platină primește chei pentru el.',
  leadOpen: 'Instrumentele acestui site ca API JSON, cu aceleași metode și aceleași răspunsuri. Aici orice cont primește chei pentru el.',
  contents: 'Pe această pagină',
  base: 'Adresa de bază',
  reference: 'Toate adresele și câmpurile, în engleză',
  document: 'Documentul OpenAPI',
  example: {
    language: 'Limbajul exemplelor',
    code: (name) => `Exemplu: ${name}`,
    copy: 'Copiați',
    copyOf: (name) => `Copiați: ${name}`,
    copied: 'Copiat.',
    fields: 'Câmpurile cererii și ale răspunsului',
  },
  keys: {
    title: 'Cheile dumneavoastră',
    lead: 'Cu o cheie, un program lucrează ca dumneavoastră, iar ce folosește se numără la dumneavoastră.',
    loading: 'Cheile se încarcă.',
    signedOut: 'Cheile aparțin unui cont. Conectați-vă ca să creați una.',
    name: 'Numele cheii',
    nameHelp: 'Doar pentru dumneavoastră: de exemplu, ce program o folosește.',
    make: 'Creați o cheie',
    ready: (name) => `Cheia „${name}” este gata.`,
    warning: 'Copiați-o acum: se arată o singură dată. Noi păstrăm doar o amprentă, din care nimeni nu o poate reface.',
    field: 'Cheia nouă',
    copy: 'Copiați cheia',
    copied: 'Cheia este copiată.',
    kept: 'Am păstrat-o',
    list: 'Chei valabile',
    held: (count, most) => `${number(count)} din ${number(most)}`,
    none: 'Nu există încă nicio cheie.',
    made: (time) => `creată pe ${day(time)}`,
    used: (moment) => `folosită ultima dată ${moment}`,
    unused: 'nefolosită',
    revoke: 'Revocați',
    ask: (name) => `Programele care folosesc „${name}” vor fi refuzate de acum. Nu se poate reveni.`,
    yes: 'Revocați cheia',
    no: 'O păstrez',
    revoked: 'Cheia este revocată.',
    asleep:
      'Planul dumneavoastră nu cuprinde chei, așa că acestea nu deschid acum nimic. Cu Platină funcționează din nou; pot fi revocate oricând.',
  },
  access: {
    title: 'Autentificare',
    header:
      'Trimiteți cheia la fiecare cerere, în antetul `Authorization: Bearer tinta_…`. Pe lângă ea nu se citește niciun cookie, iar cererea poate veni de la orice server.',
    rights:
      'O cheie lucrează cu texte și cu biblioteca dumneavoastră. Nu ajunge la istoric, la cont, la plan sau la alte chei; ce face un program cu ea nu intră în istoric.',
    care: 'Nu puneți chei în pagini web sau în depozite de cod. Exemplele o citesc din mediu, ca `TINTA_KEY`.',
    visitors: 'Cele mai multe adrese răspund și fără cheie, în limitele unui vizitator.',
  },
  tools: {
    rephrase:
      'Reformulează un text într-unul din cinci moduri și trei intensități. Răspunsul cuprinde textul nou și fiecare schimbare cu motivul ei.',
    proofread:
      'Ortografie, gramatică, punctuație și stil. Fiecare observație are un loc, un motiv și sugestii; locurile numără unități UTF-16 de la 0.',
    detect: (words) =>
      `Un verdict pe trepte, cu semnele din spatele lui. Sub ${number(words)} ${plural(words, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })} și oriunde nu se poate spune, răspunsul este \`cannot-tell\`.`,
    check:
      'O verificare este o sarcină: începe cu un text, primește un `id` și se întreabă de ea până când `state` este `done`. Folosește o verificare din lună.',
    cite: 'Lista de referințe și citările din text, din CSL-JSON, în APA 7 sau într-un stil al acestui site.',
    find: 'Surse pentru o propoziție sau o temă, din biblioteca dumneavoastră și din indexurile întrebate de acest site, trimise ca evenimente pe măsură ce răspund.',
    thesaurus: 'Sinonimele unui cuvânt în orice formă, în aceeași formă acolo unde este cunoscută, cu registrul și frecvența lor.',
    library: 'Adaugă lucrări în bibliotecă și spune care se află deja acolo.',
  },
  addOns: {
    title: 'Editoare și extensii',
    lead: 'Extensiile pentru servere LanguageTool pot verifica și cu Tinta: în programe de birou, navigatoare, aplicații de notițe și editoare de cod. Unde extensia cere un server, scrieți una dintre aceste adrese.',
    ends: 'Care anume depinde de program: unele adaugă singure `/v2` sau `/check`. Dacă nu găsește nimic în `She go home.`, încercați-o pe următoarea.',
    key: 'Fără cheie sunt valabile limitele unui vizitator. Pentru limitele, dicționarul și regulile dumneavoastră, dați adresa de e-mail ca nume de utilizator și o cheie drept cheie API.',
    care: 'Ce se verifică astfel nu se păstrează și nu apare în niciun jurnal.',
  },
  streams: {
    title: 'Fluxuri de evenimente',
    steps:
      'Reformularea își anunță pașii dacă cereți `text/event-stream`: un eveniment `step` la începutul fiecăruia, apoi un `result` sau un `problem`.',
    jobs: 'O verificare se urmărește la `/check/{id}/events`. După o întrerupere, `Last-Event-ID` continuă de unde a rămas.',
    cancel: 'Închiderea conexiunii anulează o rulare, iar o rulare anulată nu costă nimic.',
  },
  errors: {
    title: 'Erori',
    form: 'La orice problemă se răspunde cu problem details (RFC 9457): un `code` dintr-o listă închisă, datele cazului și cuvinte în limba din `Accept-Language`.',
    code: 'Programele ar trebui să se ia după `code`; cuvintele se pot schimba.',
    status: 'Stare',
    name: 'Cod',
    meaning: 'Ce înseamnă',
    all: 'Toate codurile',
  },
  limits: {
    title: 'Limite',
    counted:
      'Cererile se numără după proprietarul cheii, de la orice adresă ar veni. Fiecare răspuns spune în antete ce a mai rămas din minut.',
    wait: 'După un 429, așteptați atâtea secunde câte spune `Retry-After`.',
    plan: 'Caracterele și verificările sunt cele din planul dumneavoastră, pentru site și programe la un loc. `GET /usage` spune ce a mai rămas.',
  },
}
