import { makeVerbBook, type Verb } from './verb.ts'

/** arbeta, arbetar, arbetade, arbetat */
const first = `
  acceptera agera akta aktivera analysera anpassa anteckna anvisa arbeta argumentera arrangera avfärda avskaffa avsluta avvisa bada baka
  banta basera bearbeta begränsa bekanta beklaga bekosta bekräfta bekymra belasta belöna berätta beskatta bestraffa besvara betala betona
  betrakta beträffa beundra bevaka bevara bevilja bevisa bilda blanda blogga bomba borsta bota bromsa bruka bädda börja chatta chocka citera
  cykla dansa debattera definiera dekorera dela delegera demonstrera designa dikta diska diskriminera diskutera dominera drabba dramatisera
  duka duscha dyrka döda effektivisera engagera erövra etablera existera experimentera exportera fascinera fastna fatta festa fika filma
  finansiera fira fiska fixa flytta fokusera fordra formulera forska fotografera framkalla frukta främja fråga fundera fungera färga fånga
  förbättra fördela förenkla förhandla förhindra förklara förlora förmedla förorena förorsaka försvaga försvara försäkra förtala förtjäna
  förvandla förvara förvirra förvåna förändra garantera gestalta gilla gissa granska gratulera grilla grunda gränsa hamna handla hantera
  hata hejda hindra hitta hoppa hota hylla hälsa hämta härma hävda identifiera ignorera illustrera importera informera inkludera
  inrikta installera intala integrera intervjua intressera introducera inverka investera irritera jaga jobba jogga justera kalla kamma kasta
  kissa klaga klandra klara klassa klistra klättra knacka koka kolla kombinera kommentera kommunicera kompensera komplettera koncentrera
  konkurrera konstatera konstruera konsumera kontakta kontrollera kopiera koppla korrigera kosta krama kritisera krossa kämpa ladda laga
  landa ledsna leta likna lita locka logga lossna lova lugna lukta lura lyssna lämna lämpa längta låna manipulera markera mata meddela
  medverka minska missa mobba motionera motivera motsvara motverka mumla måla nicka notera närma observera odla ombilda omfatta omvandla
  ordna organisera orka oroa orsaka packa parkera passa pausa peka pendla piska placera planera plantera plocka plugga poängtera praktisera
  prata presentera prestera prioritera producera protestera prova pröva publicera påpeka påverka radera raka rapportera rasta reagera
  redovisa reflektera regera registrera reglera regna reklamera rekommendera rensa reparera representera resonera respektera resultera rikta
  riskera rodna ropa rulla rädda räkna rösta sakna salta samarbeta samla sammanfatta samtala satsa servera signalera simma skada skaffa
  skapa skicka skildra skoja skratta skrota skugga skydda skynda sluta smaka smitta snacka snarka snöa somna sopa sortera spara spela
  spendera spåra stabilisera stanna starta stava stirra stoppa straffa strejka stressa strunta studera städa surfa svara syfta symbolisera
  synda tacka tala tappa tendera testa tillverka tillämpa titta tjata tjäna tolka torka trampa träffa träna trösta tveka tvinga tvivla
  tvätta tystna tävla underlätta undervisa undra unna uppdatera uppfatta uppmana uppmuntra uppmärksamma upprepa uppskatta ursäkta utbilda
  utforma utforska utmana utnyttja utropa uttala utveckla utvidga utvärdera utöva vakna vandra variera varna verka visa viska vägra välkomna
  vänta värdera våga vårda yttra ägna älska ändra ångra åtgärda öka önska öppna öva överraska övertyga övervaka`

/** bygga, bygger, byggde, byggt */
const voiced = `
  anföra anmäla anställa använda avböja avstänga befalla begära behöva bekänna benämna beröra beställa bestämma bygga böja dröja drömma döma
  erkänna fastställa framföra framhäva framställa fylla fälla föda föra förebygga föreställa förstöra glömma godkänna gräva gälla göda gömma
  hyra hända hänga häva höja höra införa inreda klämma kräva känna köra leva lyda lära nämna påminna ringa rymma röra skälla skämma smälla
  spänna ställa stämma stänga störa svänga sända tillhöra tränga tända tömma uppfylla uppleva utföra väga vända värma ärva överleva överväga`

/** köpa, köper, köpte, köpt */
const voiceless = `
  ansöka besöka blåsa döpa försöka hjälpa klippa krympa kyssa köpa leka lyfta läka läsa låsa löpa lösa misstänka mista märka mäta möta resa
  räcka röka sköta släcka släppa smeka steka stärka stöta sänka söka trycka tycka täcka tänka undersöka uppsöka upptäcka utlösa utmärka
  uttrycka väcka åka`

/** bo, bor, bodde, bott */
const short = `
  avsky bebo bo fly förmå försmå gro klä må nå ro spy strö sy så tro uppnå åtrå`

/** "hör" and "kör" have no -er; a double m or n, and a d or t behind a consonant, are written once before an ending. */
function bendSecond(verb: string, ending: 'de' | 'te'): Omit<Verb, 'infinitive'> {
  const stem = verb.slice(0, -1)
  const short = stem.replace(/(mm|nn)$/, (double) => double.charAt(0)).replace(/([^aeiouyåäö])[dt]$/, '$1')
  const perfect = /[aeiouyåäö][dt]$/.test(stem) ? `${stem.slice(0, -1)}tt` : `${short}t`
  return { present: /[aeiouyåäö]r$/.test(stem) ? stem : `${stem}er`, past: `${short}${ending}`, perfect }
}

/** Everyday and academic verbs of Swedish. Infinitive, present, past and supine a line; regular ones by class. */
export const swedishVerbs = makeVerbBook(
  `vara är var varit
  ha har hade haft
  bli blir blev blivit
  kunna kan kunde kunnat
  vilja vill ville velat
  få får fick fått
  gå går gick gått
  komma kommer kom kommit
  göra gör gjorde gjort
  se ser såg sett
  ge ger gav gett
  ta tar tog tagit
  veta vet visste vetat
  stå står stod stått
  säga säger sa sagt
  säga säger sade sagt
  äta äter åt ätit
  dricka dricker drack druckit
  sova sover sov sovit
  skriva skriver skrev skrivit
  sitta sitter satt suttit
  ligga ligger låg legat
  springa springer sprang sprungit
  finna finner fann funnit
  finnas finns fanns funnits
  hinna hinner hann hunnit
  vinna vinner vann vunnit
  försvinna försvinner försvann försvunnit
  binda binder band bundit
  sjunga sjunger sjöng sjungit
  sjunka sjunker sjönk sjunkit
  dra drar drog dragit
  slå slår slog slagit
  låta låter lät låtit
  gråta gråter grät gråtit
  falla faller föll fallit
  hålla håller höll hållit
  bära bär bar burit
  skära skär skar skurit
  stjäla stjäl stal stulit
  bryta bryter bröt brutit
  avbryta avbryter avbröt avbrutit
  flyga flyger flög flugit
  flyta flyter flöt flutit
  njuta njuter njöt njutit
  skjuta skjuter sköt skjutit
  besluta beslutar beslöt beslutat
  bjuda bjuder bjöd bjudit
  erbjuda erbjuder erbjöd erbjudit
  förbjuda förbjuder förbjöd förbjudit
  ljuga ljuger ljög ljugit
  frysa fryser frös frusit
  krypa kryper kröp krupit
  bita biter bet bitit
  slita sliter slet slitit
  skrika skriker skrek skrikit
  skina skiner sken skinit
  stiga stiger steg stigit
  tiga tiger teg tigit
  rida rider red ridit
  lida lider led lidit
  vrida vrider vred vridit
  sprida sprider spred spridit
  gripa griper grep gripit
  begripa begriper begrep begripit
  driva driver drev drivit
  beskriva beskriver beskrev beskrivit
  riva river rev rivit
  förbli förblir förblev förblivit
  kliva kliver klev klivit
  svika sviker svek svikit
  undvika undviker undvek undvikit
  dö dör dog dött
  le ler log lett
  be ber bad bett
  sätta sätter satte satt
  ersätta ersätter ersatte ersatt
  fortsätta fortsätter fortsatte fortsatt
  lägga lägger lade lagt
  lägga lägger la lagt
  sälja säljer sålde sålt
  välja väljer valde valt
  svälja sväljer svalde svalt
  följa följer följde följt
  skilja skiljer skilde skilt
  heta heter hette hetat
  förstå förstår förstod förstått
  bestå består bestod bestått
  uppstå uppstår uppstod uppstått
  föreslå föreslår föreslog föreslagit
  anse anser ansåg ansett
  inse inser insåg insett
  utse utser utsåg utsett
  erhålla erhåller erhöll erhållit
  innehålla innehåller innehöll innehållit
  behålla behåller behöll behållit
  anta antar antog antagit
  uppta upptar upptog upptagit
  delta deltar deltog deltagit
  motta mottar mottog mottagit
  överta övertar övertog övertagit
  avgöra avgör avgjorde avgjort
  utgöra utgör utgjorde utgjort
  möjliggöra möjliggör möjliggjorde möjliggjort
  medföra medför medförde medfört
  genomföra genomför genomförde genomfört
  jämföra jämför jämförde jämfört
  leda leder ledde lett
  betyda betyder betydde betytt
  mötas möts möttes mötts
  minnas minns mindes mints
  hoppas hoppas hoppades hoppats
  lyckas lyckas lyckades lyckats
  trivas trivs trivdes trivts
  träffas träffas träffades träffats
  behövas behövs behövdes behövts
  kännas känns kändes känts
  synas syns syntes synts
  bete beter betedde betett
  ske sker skedde skett
  bero beror berodde berott
  smörja smörjer smorde smort
  glädja gläder gladde glatt
  växa växer växte växt
  nysa nyser nös nyst
  hugga hugger högg huggit
  svära svär svor svurit
  sticka sticker stack stuckit
  dyka dyker dök dykt
  spricka spricker sprack spruckit
  rinna rinner rann runnit
  brinna brinner brann brunnit
  slippa slipper slapp sluppit
  tvinga tvingar tvingade tvingat
  framträda framträder framträdde framträtt
  tillåta tillåter tillät tillåtit
  innebära innebär innebar inneburit
  avstå avstår avstod avstått
  framstå framstår framstod framstått
  uppge uppger uppgav uppgett
  utge utger utgav utgett
  tillägga tillägger tillade tillagt
  ingå ingår ingick ingått
  pågå pågår pågick pågått
  utgå utgår utgick utgått
  övergå övergår övergick övergått
  begå begår begick begått
  genomgå genomgår genomgick genomgått
  undgå undgår undgick undgått
  förekomma förekommer förekom förekommit
  återkomma återkommer återkom återkommit
  ankomma ankommer ankom ankommit
  byta byter bytte bytt
  gifta gifter gifte gift
  fästa fäster fäste fäst
  översätta översätter översatte översatt
  utsätta utsätter utsatte utsatt
  bosätta bosätter bosatte bosatt
  knyta knyter knöt knutit
  smyga smyger smög smugit
  umgås umgås umgicks umgåtts
  förlåta förlåter förlät förlåtit
  dölja döljer dolde dolt
  avlida avlider avled avlidit
  uppträda uppträder uppträdde uppträtt
  vika viker vek vikit
  glida glider gled glidit
  utreda utreder utredde utrett
  råda råder rådde rått
  klyva klyver klöv kluvit
  strida strider stred stridit`,
  [
    { infinitives: first, bend: (verb) => ({ present: `${verb}r`, past: `${verb}de`, perfect: `${verb}t` }) },
    { infinitives: voiced, bend: (verb) => bendSecond(verb, 'de') },
    { infinitives: voiceless, bend: (verb) => bendSecond(verb, 'te') },
    { infinitives: short, bend: (verb) => ({ present: `${verb}r`, past: `${verb}dde`, perfect: `${verb}tt` }) },
  ],
)
