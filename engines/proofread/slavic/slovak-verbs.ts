import { makeVerbTable } from './verbs.ts'

// Verbs of everyday; the rows are described in `verbs.ts`.
const rows = `
  mať má majú mal i a
  vidieť vidí vidia videl i a
  počuť počuje počujú počul i a
  poznať pozná poznajú poznal i a
  hľadať hľadá hľadajú hľadal i a
  potrebovať potrebuje potrebujú potreboval i a
  kupovať kupuje kupujú kupoval i a
  kúpiť kúpi kúpia kúpil p a kupovať
  študovať študuje študujú študoval i a
  čítať číta čítajú čítal i a
  prečítať prečíta prečítajú prečítal p a čítať
  písať píše píšu písal i a
  napísať napíše napíšu napísal p a písať
  jesť je jedia jedol/jedla i a
  zjesť zje zjedia zjedol/zjedla p a jesť
  piť pije pijú pil i a
  vypiť vypije vypijú vypil p a piť
  variť varí varia varil i a
  uvariť uvarí uvaria uvaril p a variť
  robiť robí robia robil i a
  urobiť urobí urobia urobil p a robiť
  spraviť spraví spravia spravil p a robiť
  milovať miluje milujú miloval i a
  navštíviť navštívi navštívia navštívil p a navštevovať
  navštevovať navštevuje navštevujú navštevoval i a
  stretnúť stretne stretnú stretol/stretla p a stretávať
  dostať dostane dostanú dostal p a dostávať
  stratiť stratí stratia stratil p a strácať
  nájsť nájde nájdu našiel/našla p a hľadať
  počúvať počúva počúvajú počúval i a
  sledovať sleduje sledujú sledoval i a
  pozvať pozve pozvú pozval p a pozývať
  upratovať upratuje upratujú upratoval i -
  opraviť opraví opravia opravil p a opravovať
  opravovať opravuje opravujú opravoval i a
  používať používa používajú používal i a
  nosiť nosí nosia nosil i a
  chápať chápe chápu chápal i a
  hrať hrá hrajú hral i a
  zaplatiť zaplatí zaplatia zaplatil p a platiť
  platiť platí platia platil i a
  otvoriť otvorí otvoria otvoril p a otvárať
  zatvoriť zatvorí zatvoria zatvoril p a zatvárať
  pomáhať pomáha pomáhajú pomáhal i d
  pomôcť pomôže pomôžu pomohol/pomohla p d pomáhať
  rozumieť rozumie rozumejú rozumel i d
  veriť verí veria veril i d
  ďakovať ďakuje ďakujú ďakoval i d
  poďakovať poďakuje poďakujú poďakoval p d ďakovať
  blahoželať blahoželá blahoželajú blahoželal i d
  telefonovať telefonuje telefonujú telefonoval i d
  radiť radí radia radil i d
  učiť učí učia učil i -
  naučiť naučí naučia naučil p - učiť
  bývať býva bývajú býval i -
  pracovať pracuje pracujú pracoval i -
  chodiť chodí chodia chodil i -
  ísť ide idú išiel/išla i -
  prísť príde prídu prišiel/prišla p - prichádzať
  odísť odíde odídu odišiel/odišla p - odchádzať
  cestovať cestuje cestujú cestoval i -
  letieť letí letia letel i -
  behať behá behajú behal i -
  bežať beží bežia bežal i -
  spať spí spia spal i -
  stáť stojí stoja stál i -
  sedieť sedí sedia sedel i -
  ležať leží ležia ležal i -
  žiť žije žijú žil i -
  čakať čaká čakajú čakal i -
  hovoriť hovorí hovoria hovoril i -
  povedať povie povedia povedal p - hovoriť
  odpovedať odpovedá odpovedajú odpovedal p - 
  myslieť myslí myslia myslel i -
  vedieť vie vedia vedel i -
  plávať pláva plávajú plával i -
  tancovať tancuje tancujú tancoval i -
  spievať spieva spievajú spieval i -
  smiať smeje smejú smial i -
  plakať plače plačú plakal i -
  kričať kričí kričia kričal i -
  oddychovať oddychuje oddychujú oddychoval i -
  začať začne začnú začal p - začínať
  začínať začína začínajú začínal i -
  končiť končí končia končil i -
  skončiť skončí skončia skončil p - končiť
  vstávať vstáva vstávajú vstával i -
  vstať vstane vstanú vstal p - vstávať
  raňajkovať raňajkuje raňajkujú raňajkoval i -
  obedovať obeduje obedujú obedoval i -
  večerať večeria večerajú večeral i -
  nakupovať nakupuje nakupujú nakupoval i -
  vrátiť vráti vrátia vrátil p - vracať
  vracať vracia vracajú vracal i -
  zostať zostane zostanú zostal p - zostávať
  poslať pošle pošlú poslal p a posielať
  posielať posiela posielajú posielal i a
  vziať vezme vezmú vzal p a brať
  brať berie berú bral i a
  dať dá dajú dal i a
  dávať dáva dávajú dával i a
  priniesť prinesie prinesú priniesol/priniesla p a nosiť
  pripraviť pripraví pripravia pripravil p a pripravovať
  pripravovať pripravuje pripravujú pripravoval i a
  zabudnúť zabudne zabudnú zabudol/zabudla p a zabúdať
  predať predá predajú predal p a predávať
  predávať predáva predávajú predával i a
  ukázať ukáže ukážu ukázal p a ukazovať
  rásť rastie rastú rástol/rástla i -
  kvitnúť kvitne kvitnú kvitol/kvitla i -
  svietiť svieti svietia svietil i -
  padať padá padajú padal i -
  zomrieť zomrie zomrú zomrel p - zomierať
  narodiť narodí narodia narodil p - rodiť
  vyzerať vyzerá vyzerajú vyzeral i -
  lyžovať lyžuje lyžujú lyžoval i -
  volať volá volajú volal i -
`

const present = (singular: string, plural: string): readonly (readonly string[])[] => [
  [`${singular}m`],
  [`${singular}š`],
  [singular],
  [`${singular}me`],
  [`${singular}te`],
  [plural],
]

const past = (he: string, she: string): readonly string[] => {
  const stem = she.replace(/a$/u, '')
  return [he, `${stem}a`, `${stem}o`, `${stem}i`, `${stem}i`]
}

export const slovakVerbs = makeVerbTable(rows, { present, past })
