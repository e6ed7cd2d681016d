import { makeVerbBook, type Verb } from './verb.ts'

/** snakke, snakker, snakket, snakket */
const first = `
  avslutte bable bade banne begeistre behandle beherske bekrefte belaste benytte beregne berike beskytte beslutte betegne blande bløffe
  bomme bremse bytte danne danse dempe drøfte dusje dyrke egne elske endre ergre fange feire feste fikle finpusse fiske fjerne flykte flytte
  fnise folde forandre forbedre forelske forhindre forkaste forkorte forme formidle fornye fornærme forsterke forvandle forvente forvirre
  fremheve fremme frykte fukte gape gifte gispe gjette glimte grense grunne hakke halte hamre hate havne hedre hente hevde hindre hinke
  hoppe huske hviske håpe høste innlede jage jakte jamre jobbe kaste kikke kjefte kjempe klage klappe klatre klikke klippe klistre kneppe
  knytte koble kontakte koste krabbe krafse krangle krysse kutte kvitte lage lande lengte ligne likne liste logge lokke lukke lukte lytte
  løfte løsne mangle merke miste mobbe modne more mumle nappe nekte nikke nærme ofre omfatte oppdage oppfatte oppmuntre ordne orke overnatte
  overraske pakke pante passe pendle pese plage plukke poste prate prege prikke prute pusse puste putte påvirke rakne ramme rangle redde
  regne rette rulle rydde råtne salte samle sammenligne satse savne senke sikre sjekke skade skaffe skifte skuffe skygge slappe slette
  slokne slurve slutte smitte snakke snekre snorke snuble sone sparke spotte sprute spytte stanse starte stirre stoppe straffe strikke
  støtte sukke summe sutre svekke svette svikte svimle sykle sørge takke takle tegne teste tilpasse tisse trampe trille trygle trykke trøste
  tulle tvinne understreke undre utdanne utfordre utforme utforske utnytte utvikle vandre varme varsle vaske velte vente vikle virke vitne
  vokte vrimle våge våkne ytre åpne ønske`

/** kjøpe, kjøper, kjøpte, kjøpt */
const voiceless = `
  akselerere akseptere analysere appellere argumentere arkivere arrangere avtale avvise bake basere bedømme begynne bekjenne belønne berømme
  bestemme bestille besøke betale bevare blåse bore brenne bruke definere dele delegere demonstrere diskriminere diskutere dokumentere
  dominere drømme dømme døpe eksistere ekskludere eksperimentere engasjere erfare etablere evaluere fordele forene forestille forklare
  forkynne forlange forsvare forsøke fortjene fortære fotografere fungere fylle føle garantere generere gjenkjenne glemme glise gratulere
  grine havarere helle henvise hilse hvile håndtere høre identifisere ignorere illustrere implementere importere informere inkludere
  innrømme inspirere installere integrere interessere introdusere investere involvere irritere kalle kjenne kjøle kjøpe kjøre klare klemme
  koke kombinere kommentere kommunisere konkludere konkurrere konsentrere konstatere konstruere kontrollere kopiere korrigere krenke
  kritisere kysse lese levere like lime lyse låne låse lære løse male markere mase mene misbruke mislike mistenke modifisere motivere måle
  nevne notere nyse nøle omtale operere oppdatere opplyse oppsummere oppsøke optimalisere organisere orientere overbevise parkere passere
  peke pine plassere presentere prioritere produsere programmere protestere provosere publisere påpeke rangere rapportere rase reagere
  realisere redusere reflektere regissere registrere regjere regulere reise reparere representere reservere respektere resultere ringe
  risikere rope ruse røyke sende servere signalisere skille skjule skjønne skremme skylle smake smile snuse sope spare spesifisere spille
  spise spole stabilisere stelle stemme stille stole strømme studere styre svare sveise svømme symbolisere søke tale tape telle tenke tenne
  tilhøre tjene transportere trene tvile tåle tømme undersøke undervise utdele utløse utnevne utpeke uttale variere vende vise vurdere øke
  øse`

/** leve, lever, levde, levd */
const voiced = `
  behøve bygge bøye dreie eie feie grave greie heve kreve leie leve nøye oppleve overleve pleie pløye prøve røve sveve tygge tøye
  utprøve utøve veve øve`

/** bo, bor, bodde, bodd */
const short = `
  avsky bebo befri bo fri gro kle nå oppnå ro snu snø spy spå sy så te tre tro tø`

/** A double consonant at the end of the stem is written once before an ending. */
function bendSecond(verb: string, ending: 'de' | 'te'): Omit<Verb, 'infinitive'> {
  const stem = verb.slice(0, -1)
  const short = stem.replace(/(.)\1$/, '$1')
  return { present: `${verb}r`, past: `${short}${ending}`, perfect: `${short}${ending.charAt(0)}` }
}

/** Everyday and academic verbs of Bokmål. Infinitive, present, past and perfect participle a line; regular ones by class. */
export const norwegianVerbs = makeVerbBook(
  `være er var vært
  ha har hadde hatt
  bli blir ble blitt
  kunne kan kunne kunnet
  ville vil ville villet
  skulle skal skulle skullet
  måtte må måtte måttet
  burde bør burde burdet
  få får fikk fått
  gå går gikk gått
  komme kommer kom kommet
  gjøre gjør gjorde gjort
  se ser så sett
  gi gir ga gitt
  ta tar tok tatt
  vite vet visste visst
  stå står sto stått
  stå står stod stått
  si sier sa sagt
  spørre spør spurte spurt
  drikke drikker drakk drukket
  sove sover sov sovet
  skrive skriver skrev skrevet
  sitte sitter satt sittet
  ligge ligger lå ligget
  løpe løper løp løpt
  finne finner fant funnet
  finnes finnes fantes funnes
  vinne vinner vant vunnet
  forsvinne forsvinner forsvant forsvunnet
  binde binder bandt bundet
  synge synger sang sunget
  synke synker sank sunket
  springe springer sprang sprunget
  dra drar dro dratt
  slå slår slo slått
  late later lot latt
  la lar lot latt
  gråte gråter gråt grått
  falle faller falt falt
  holde holder holdt holdt
  beholde beholder beholdt beholdt
  inneholde inneholder inneholdt inneholdt
  bære bærer bar båret
  skjære skjærer skar skåret
  stjele stjeler stjal stjålet
  bryte bryter brøt brutt
  avbryte avbryter avbrøt avbrutt
  fly flyr fløy fløyet
  flyte flyter fløt flytt
  nyte nyter nøt nytt
  skyte skyter skjøt skutt
  by byr bød budt
  tilby tilbyr tilbød tilbudt
  forby forbyr forbød forbudt
  lyve lyver løy løyet
  fryse fryser frøs frosset
  krype kryper krøp krøpet
  bite biter bet bitt
  slite sliter slet slitt
  skrike skriker skrek skreket
  stige stiger steg steget
  tie tier tidde tidd
  ri rir red ridd
  lide lider led lidd
  vri vrir vred vridd
  gripe griper grep grepet
  begripe begriper begrep begrepet
  drive driver drev drevet
  beskrive beskriver beskrev beskrevet
  rive river rev revet
  bedrive bedriver bedrev bedrevet
  overdrive overdriver overdrev overdrevet
  svikte svikter sviktet sviktet
  dø dør døde dødd
  le ler lo ledd
  be ber ba bedt
  sette setter satte satt
  erstatte erstatter erstattet erstattet
  fortsette fortsetter fortsatte fortsatt
  oversette oversetter oversatte oversatt
  ansette ansetter ansatte ansatt
  utsette utsetter utsatte utsatt
  forutsette forutsetter forutsatte forutsatt
  legge legger la lagt
  planlegge planlegger planla planlagt
  selge selger solgte solgt
  velge velger valgte valgt
  fortelle forteller fortalte fortalt
  følge følger fulgte fulgt
  bringe bringer brakte brakt
  tilbringe tilbringer tilbrakte tilbrakt
  tørre tør torde tort
  hete heter het hett
  forstå forstår forsto forstått
  forstå forstår forstod forstått
  bestå består besto bestått
  bestå består bestod bestått
  oppstå oppstår oppsto oppstått
  oppstå oppstår oppstod oppstått
  foreslå foreslår foreslo foreslått
  påstå påstår påsto påstått
  anta antar antok antatt
  delta deltar deltok deltatt
  motta mottar mottok mottatt
  overta overtar overtok overtatt
  oppta opptar opptok opptatt
  avgjøre avgjør avgjorde avgjort
  utgjøre utgjør utgjorde utgjort
  føre fører førte ført
  medføre medfører medførte medført
  gjennomføre gjennomfører gjennomførte gjennomført
  innføre innfører innførte innført
  utføre utfører utførte utført
  fullføre fullfører fullførte fullført
  oppføre oppfører oppførte oppført
  kjøre kjører kjørte kjørt
  røre rører rørte rørt
  lede leder ledet ledet
  bety betyr betydde betydd
  møte møter møtte møtt
  møtes møtes møttes møttes
  kjede kjeder kjedet kjedet
  arbeide arbeider arbeidet arbeidet
  hjelpe hjelper hjalp hjulpet
  treffe treffer traff truffet
  trekke trekker trakk trukket
  stikke stikker stakk stukket
  sprekke sprekker sprakk sprukket
  brekke brekker brakk brukket
  rekke rekker rakk rukket
  slippe slipper slapp sluppet
  brenne brenner brant brent
  renne renner rant rent
  henge henger hang hengt
  vokse vokser vokste vokst
  trenge trenger trengte trengt
  tvinge tvinger tvang tvunget
  skinne skinner skinte skint
  ete eter åt ett
  gjelde gjelder gjaldt gjeldt
  bevise beviser beviste bevist
  unngå unngår unngikk unngått
  foregå foregår foregikk foregått
  begå begår begikk begått
  oppgi oppgir oppga oppgitt
  tilgi tilgir tilga tilgitt
  utgi utgir utga utgitt
  innse innser innså innsett
  anse anser anså ansett
  synes synes syntes syntes
  lykkes lykkes lyktes lyktes
  skje skjer skjedde skjedd
  lete leter lette lett
  glede gleder gledet gledet
  forberede forbereder forberedte forberedt
  utvide utvider utvidet utvidet
  melde melder meldte meldt
  skylde skylder skyldte skyldt
  hende hender hendte hendt
  kjenne kjenner kjente kjent
  vare varer varte vart
  tilhøre tilhører tilhørte tilhørt
  dekke dekker dekket dekket
  vekke vekker vekket vekket
  trykke trykker trykket trykket
  handle handler handlet handlet
  leke leker lekte lekt
  love lover lovet lovet
  bekymre bekymrer bekymret bekymret
  rense renser renset renset
  skape skaper skapte skapt
  kle kler kledde kledd
  true truer truet truet
  sverge sverger sverget sverget
  begrense begrenser begrenset begrenset
  løyve løyver løyvde løyvd
  gni gnir gned gnidd
  gli glir gled glidd
  bistå bistår bistod bistått
  gjenta gjentar gjentok gjentatt
  foretrekke foretrekker foretrakk foretrukket
  erkjenne erkjenner erkjente erkjent
  henvende henvender henvendte henvendt
  anvende anvender anvendte anvendt
  bevege beveger beveget beveget
  tillate tillater tillot tillatt
  forlate forlater forlot forlatt
  underholde underholder underholdt underholdt
  strekke strekker strakk strukket
  fremstille fremstiller fremstilte fremstilt
  overføre overfører overførte overført
  tilføre tilfører tilførte tilført
  avhenge avhenger avhang avhengt
  forekomme forekommer forekom forekommet
  ankomme ankommer ankom ankommet
  inngå inngår inngikk inngått
  oppleve opplever opplevde opplevd
  spre sprer spredte spredt
  foreta foretar foretok foretatt
  nyse nyser nyste nyst
  stride strider stred stridd
  stryke stryker strøk strøket`,
  [
    { infinitives: first, bend: (verb) => ({ present: `${verb}r`, past: `${verb}t`, perfect: `${verb}t` }) },
    { infinitives: voiceless, bend: (verb) => bendSecond(verb, 'te') },
    { infinitives: voiced, bend: (verb) => bendSecond(verb, 'de') },
    { infinitives: short, bend: (verb) => ({ present: `${verb}r`, past: `${verb}dde`, perfect: `${verb}dd` }) },
  ],
)
