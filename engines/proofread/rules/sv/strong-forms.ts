import { defineLints, type LintRow } from '../../row.ts'

/** What people make of a strong verb as if it were weak, and its past and supine. */
const verbs = `
  binda: bindade bindt > band bundit
  bita: bitade bitt > bet bitit
  bjuda: bjudade bjödde bjudat > bjöd bjudit
  bli: blidde bliddit > blev blivit
  bryta: brytade brytat > bröt brutit
  bära: bärade bärt > bar burit
  dra: dradde dradit > drog dragit
  dricka: drickade drickte drickit drickat > drack druckit
  finna: finnade finnit finnat > fann funnit
  flyga: flygade flygde flygat > flög flugit
  frysa: frysade fryste fryst > frös frusit
  få: fådde > fick fått
  försvinna: försvinnade försvinnit försvinnat > försvann försvunnit
  förstå: förstådde > förstod förstått
  ge: gedde givde > gav gett
  gråta: gråtade gråtte > grät gråtit
  gå: gådde gickade gåd > gick gått
  hjälpa: hjälpade hjälpat > hjälpte hjälpt
  hålla: hållade hållde hållat hållt > höll hållit
  komma: kommade kommde komte kommat > kom kommit
  köpa: köpade köpat > köpte köpt
  ligga: liggade liggde liggat > låg legat
  läsa: läsade läsat läsde > läste läst
  låta: låtade låtat > lät låtit
  ljuga: ljugade ljugat > ljög ljugit
  rida: ridade ridat > red ridit
  se: sedde sådde > såg sett
  sitta: sittade sittde sittit sittat > satt suttit
  sjunga: sjungade sjungde sjungat > sjöng sjungit
  skriva: skrivade skrivde skrivat skrevit > skrev skrivit
  skära: skärade skärat > skar skurit
  slå: slådde > slog slagit
  sova: sovade sovat > sov sovit
  springa: springade springde springat > sprang sprungit
  sprida: spridade spridat > spred spridit
  sticka: stickit > stack stuckit
  stiga: stigade stigat > steg stigit
  stjäla: stjälade stjälde stjälat > stal stulit
  stå: stådde > stod stått
  svika: svikade > svek svikit
  säga: sägade sägde sägat > sade sagt
  sälja: säljade säljde säljat > sålde sålt
  ta: tadde tagade tadit > tog tagit
  vinna: vinnade vinnde vinnit vinnat > vann vunnit
  välja: väljade väljde väljat > valde valt
  veta: vetade vettade > visste vetat
  växa: växade växat > växte vuxit
  äta: ätade ätte ätat > åt ätit
`

/** Right words in some place. */
const left = new Set(['fryst', 'fryste', 'bärt', 'bitt', 'bindt'])

function rowsOf(line: string): readonly LintRow[] {
  const [infinitive = '', rest = ''] = line.trim().split(': ')
  const [made = '', forms = ''] = rest.split(' > ')
  const [past = '', supine = ''] = forms.split(' ')
  const wrong = made.split(' ').filter((word) => !left.has(word))
  const [first] = wrong
  if (first === undefined) return []
  const common = { class: 'verb-form', right: `Hon ska ${infinitive} i dag.` } as const
  return [
    {
      ...common,
      key: `${infinitive}-past`,
      pattern: `<!har&!hade&!ha&!inte&!aldrig&!alltid [ ${wrong.join('|')} ]`,
      to: [past, supine],
      wrong: [`Hon ${first} i går.`, `Hon ${past} i går.`],
    },
    {
      ...common,
      key: `${infinitive}-supine`,
      pattern: `har|hade|ha inte|aldrig|alltid? [ ${wrong.join('|')} ]`,
      to: [supine],
      wrong: [`Hon har ${first} i dag.`, `Hon har ${supine} i dag.`],
    },
  ]
}

// Strong verbs bent as if they were weak. Sorted by verb.
export default defineLints('strong-forms', verbs.trim().split('\n').flatMap(rowsOf))
