import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('ro')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'citare', few: 'citări', other: 'de citări' })}`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'lucrare', few: 'lucrări', other: 'de lucrări' })}`

/** Verificarea referințelor unei lucrări. */
export const doctor: DoctorMessages = {
  title: 'Verificarea referințelor: citări, listă și APA 7',
  description:
    'Găsește ce este citat și lipsește din listă, ce apare în listă și nu este citat, ani și nume diferite, dubluri și ce scrie altfel APA 7.',
  heading: 'Verificarea referințelor unei lucrări',
  views: { label: 'Vederi', list: 'Referințele mele', check: 'Verificarea referințelor unei lucrări' },
  before: {
    field: 'Lucrarea cu lista ei de referințe',
    placeholder: 'Lipiți aici toată lucrarea, cu lista ei de referințe',
    lead: 'Se potrivește lista cu textul?',
    points: [
      'Fiecare citare este căutată în listă și fiecare intrare în text.',
      'Se compară anii și numele, se caută dublurile și se privește ordinea.',
      'Lista este pusă alături de APA 7, cu înlocuiri de acceptat.',
    ],
    cost: 'Nu costă nimic și nu este întrebat nimeni altcineva.',
    run: 'Verifică referințele',
    running: 'Referințele sunt verificate.',
    long: (over) => `${number(over)} ${plural(over, { one: 'caracter', few: 'caractere', other: 'de caractere' })} în plus`,
  },
  bar: {
    edit: 'Editează textul',
    again: 'Verifică din nou',
    copy: 'Copiază textul',
    counts: (cited, listed) => `${citations(cited)}, ${works(listed)} în listă`,
    acceptAll: (count) => `Acceptă toate (${number(count)})`,
    panes: 'Ce se arată',
    findings: (count) => `Observații (${number(count)})`,
    works: (count) => `Lucrări (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Nu a fost găsită nicio listă de referințe.',
      body: 'Se caută sub un titlu precum „Bibliografie” sau ca șir de intrări de felul acesta, câte una pe rând:',
      sample: [
        'Pop, M. (2012). Camere liniștite. Editura Vânturelul.',
        'Bălan, T., & Crișan, S. (2015). Somnul pe mare. Zgomot, 3(1), 14–29.',
      ],
    },
    noCitations: 'În text nu a fost găsită nicio citare cu nume și an sau cu număr, deci nu se spune nimic despre ce este citat.',
    numeric:
      'Textul citează prin numere. Astfel de liste nu sunt APA: se spune numai ce lipsește, ce nu este citat și ce apare de două ori.',
    notes: 'Textul are note de subsol. Lucrările citate numai acolo nu sunt urmărite.',
    notApa: (count) =>
      `Lista nu este scrisă după APA. ${number(count)} ${plural(count, { one: 'observație', few: 'observații', other: 'de observații' })} despre APA ${plural(count, { one: 'este ascunsă', other: 'sunt ascunse' })}.`,
    unfold: 'Arată-le',
    fold: 'Ascunde-le',
    clear: {
      title: 'Textul și lista se potrivesc.',
      body: 'Nu este nimic de îndreptat. La ce se gândește textul fără să citeze nu se poate vedea.',
    },
    filtered: 'Filtrul ascunde toate observațiile.',
    retractions: (date) => `Comparat cu lista retragerilor din ${day(date)}.`,
    noRetractions: 'Retragerile nu au fost verificate: operatorul acestui site nu a încărcat nicio listă a lor.',
    found: (count) =>
      count === 0
        ? 'Nicio observație.'
        : `${number(count)} ${plural(count, { one: 'observație', few: 'observații', other: 'de observații' })}.`,
  },
  kinds: {
    'cited-not-listed': 'Citat, dar nu în listă',
    'listed-not-cited': 'În listă, dar necitat',
    'year-differs': 'Ani diferiți',
    'spelling-differs': 'Nume diferite',
    'out-of-order': 'Ordine greșită',
    duplicate: 'Apare de două ori',
    apa: 'Stilul APA',
    gap: 'Ceva lipsește',
    notice: 'Anunț al editurii',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `Lista nu are nicio lucrare pentru „${cited}”.`,
      todo: 'Adăugați lucrarea în listă sau scoateți citarea.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Nimic din text nu trimite la „${entry}”.`,
      todo: 'Citați-o acolo unde ați folosit-o sau scoateți-o: APA enumeră numai ce este citat.',
    },
    'year-differs': {
      wrong: (said, listed) => `Textul spune ${said}, lista ${choice(listed)}.`,
      todo: 'Uitați-vă la lucrarea însăși și îndreptați ce este greșit.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `Textul spune „${said}”, lista „${listed}”.`,
      todo: 'Uitați-vă la lucrarea însăși și îndreptați ce este greșit.',
    },
    'out-of-order': {
      before: (entry, other) => `Locul intrării „${entry}” este înainte de „${other}”.`,
      last: (entry) => `Locul intrării „${entry}” este la sfârșitul listei.`,
      todo: 'Lista se ordonează după numele de familie al primului autor, apoi după an.',
    },
    duplicate: {
      doi: (entry, other) => `„${entry}” are același DOI ca o intrare de mai sus: „${other}”.`,
      title: (entry, other) => `„${entry}” este aceeași lucrare ca o intrare de mai sus: „${other}”.`,
      todo: 'Păstrați una dintre ele.',
    },
    apa: { wrong: (words) => `În listă stă „${words}”.` },
    gap: { wrong: (entry) => `Nu se află în „${entry}”.` },
    notice: {
      wrong: (entry) => `Este vorba despre „${entry}”.`,
      retraction: 'Nu vă sprijiniți pe ea. Dacă trebuie citată, spuneți că a fost retrasă.',
      correction: 'Citiți corectura înainte de a vă baza pe ea.',
      'expression-of-concern': 'Citiți motivul înainte de a vă baza pe ea.',
      reinstatement: 'Este din nou valabilă; anunțurile mai vechi nu mai contează.',
    },
  },
  apa: {
    'author-names': { title: 'Forma numelui', rule: 'Nume de familie, virgulă, inițiale cu punct: Pop, M. I.' },
    conjunction: {
      title: 'Între nume',
      rule: 'Numele se despart prin virgulă, iar ultimul se leagă de celelalte printr-un semn sau un cuvânt.',
    },
    'doi-address': { title: 'DOI', rule: 'DOI-ul se scrie ca link: https://doi.org/…' },
    end: { title: 'Sfârșitul intrării', rule: 'Intrarea se încheie cu punct, dar nu după un DOI sau un link.' },
    'list-et-al': { title: 'Autori lăsați deoparte', rule: 'Lista numește până la douăzeci de autori; „et al.” stă numai în text.' },
    'page-hyphen': { title: 'Cratimă între pagini', rule: 'Între numerele paginilor stă linia de pauză (–).' },
    'page-label': { title: 'Prescurtarea paginilor', rule: 'La reviste, paginile stau fără „pp.”.' },
    place: { title: 'Locul publicării', rule: 'De la a șaptea ediție, APA numește numai editura.' },
    retrieved: { title: 'Cuvinte înaintea linkului', rule: 'Linkul stă singur, fără „Disponibil la”.' },
    'title-capitals': {
      title: 'Majuscule în titlu',
      rule: 'Titlul se scrie ca o propoziție. Este o propunere: numele își păstrează majuscula.',
    },
    'title-quotes': { title: 'Ghilimele', rule: 'În listă, titlurile stau fără ghilimele.' },
    'volume-label': { title: 'Volum și număr', rule: 'Volumul și numărul se scriu 12(3), fără „vol.” și „nr.”.' },
    'year-parentheses': { title: 'Anul', rule: 'Anul stă între paranteze, după autori: (2012).' },
  },
  entries: {
    cited: (count) =>
      count === 0
        ? 'necitată'
        : `citată ${plural(count, { one: 'o dată', few: `de ${number(count)} ori`, other: `de ${number(count)} de ori` })}`,
    apa: 'Așa cum o scrie APA',
    same: 'Este scrisă după APA.',
    unsure: 'S-a putut citi cu siguranță prea puțin ca să fie scrisă după APA.',
    copy: 'Copiază',
    add: 'Adaugă în bibliotecă',
    added: 'A fost adăugată în biblioteca dvs.',
    here: 'Este deja în biblioteca dvs.',
    show: 'Arată în text',
    showEntry: 'Arată intrarea',
  },
}
