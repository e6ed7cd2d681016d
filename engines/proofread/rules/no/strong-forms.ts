import { defineLints, type LintRow } from '../../row.ts'

/** What people make of a strong verb as if it were weak, and its past and perfect. */
const verbs = `
  binde: bindte bindet > bandt bundet
  bli: blidde bledde > ble blitt
  brekke: brekkte > brakk brukket
  bære: bærte bæret > bar båret
  drikke: drikkte drikket drakkte > drakk drukket
  dra: dradde dradd > dro dratt
  falle: fallte falte fallet > falt falt
  finne: finnte fante finnet > fant funnet
  forstå: forstådde forståtte > forsto forstått
  forsvinne: forsvinnte forsvinnet forsvannt > forsvant forsvunnet
  fryse: fryste fryset > frøs frosset
  få: fådde fikkte > fikk fått
  gi: gidde gaet givde > ga gitt
  gjøre: gjørte gjøret gjorte > gjorde gjort
  gråte: gråtet gråtte > gråt grått
  gå: gådde gikkte > gikk gått
  hjelpe: hjelpte hjelpet hjalpte > hjalp hjulpet
  holde: holdte holdet > holdt holdt
  komme: kommte komte kommde > kom kommet
  la: ladde > lot latt
  legge: leggde leggte > la lagt
  ligge: liggde liggte > lå ligget
  løpe: løpet > løp løpt
  se: sedde sådde > så sett
  selge: selgte selget > solgte solgt
  sitte: sittet sittde > satt sittet
  skjære: skjærte > skar skåret
  skrike: skrikte > skrek skreket
  skrive: skrivde skrivte skrevde > skrev skrevet
  slippe: slippte slippet > slapp sluppet
  slå: slådde slådd > slo slått
  sove: sovde sovte > sov sovet
  spørre: spørte spørrte spurdte > spurte spurt
  springe: springte springet > sprang sprunget
  stjele: stjelte stjelet > stjal stjålet
  stå: stådde stådd > sto stått
  synge: syngte synget syngde > sang sunget
  ta: tadde tokket tokk > tok tatt
  treffe: treffte treffet > traff truffet
  vinne: vinnte vinnet vannte > vant vunnet
  vite: vitte vitet > visste visst
  være: værte > var vært
`

/** Right words, or too likely to be others. */
const left = new Set(['falte', 'sittet', 'løpet', 'bæret', 'gråtet', 'drikket', 'selget', 'synget', 'fallet'])

function rowsOf(line: string): readonly LintRow[] {
  const [infinitive = '', rest = ''] = line.trim().split(': ')
  const [made = '', forms = ''] = rest.split(' > ')
  const [past = '', perfect = ''] = forms.split(' ')
  const wrong = made.split(' ').filter((word) => !left.has(word))
  const [first] = wrong
  if (first === undefined) return []
  const common = { class: 'verb-form', right: `Hun skal ${infinitive} i dag.` } as const
  return [
    {
      ...common,
      key: `${infinitive}-past`,
      pattern: `<!har&!hadde&!ha&!ikke&!aldri&!alltid [ ${wrong.join('|')} ]`,
      to: [past, perfect],
      wrong: [`Hun ${first} i går.`, `Hun ${past} i går.`],
    },
    {
      ...common,
      key: `${infinitive}-perfect`,
      pattern: `har|hadde|ha ikke|aldri|alltid? [ ${wrong.join('|')} ]`,
      to: [perfect],
      wrong: [`Hun har ${first} i dag.`, `Hun har ${perfect} i dag.`],
    },
  ]
}

// Strong verbs bent as if they were weak. Sorted by verb.
export default defineLints('strong-forms', verbs.trim().split('\n').flatMap(rowsOf))
