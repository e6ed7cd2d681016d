/** What cannot be made by rule: the past, its plural and the participle. */
export type StrongVerb = { readonly infinitive: string; readonly past: string; readonly pastPlural: string; readonly participle: string }

// infinitive, past, plural of the past, participle. Prefixed verbs follow their base. Sorted.
const rows = `
bakken bakte bakten gebakken
bannen bande banden gebannen
barsten barstte barstten gebarsten
beginnen begon begonnen begonnen
bevelen beval bevalen bevolen
bewegen bewoog bewogen bewogen
bezwijken bezweek bezweken bezweken
bidden bad baden gebeden
bieden bood boden geboden
bijten beet beten gebeten
binden bond bonden gebonden
blazen blies bliezen geblazen
blijken bleek bleken gebleken
blijven bleef bleven gebleven
breken brak braken gebroken
brengen bracht brachten gebracht
buigen boog bogen gebogen
delven dolf dolven gedolven
denken dacht dachten gedacht
doen deed deden gedaan
dragen droeg droegen gedragen
drijven dreef dreven gedreven
dringen drong drongen gedrongen
drinken dronk dronken gedronken
druipen droop dropen gedropen
duiken dook doken gedoken
dwingen dwong dwongen gedwongen
eten at aten gegeten
fluiten floot floten gefloten
gaan ging gingen gegaan
gelden gold golden gegolden
genezen genas genazen genezen
genieten genoot genoten genoten
geven gaf gaven gegeven
gieten goot goten gegoten
glijden gleed gleden gegleden
graven groef groeven gegraven
grijpen greep grepen gegrepen
hangen hing hingen gehangen
hebben had hadden gehad
heffen hief hieven geheven
helpen hielp hielpen geholpen
heten heette heetten geheten
houden hield hielden gehouden
houwen hieuw hieuwen gehouwen
jagen joeg joegen gejaagd
kiezen koos kozen gekozen
kijken keek keken gekeken
klimmen klom klommen geklommen
klinken klonk klonken geklonken
komen kwam kwamen gekomen
kopen kocht kochten gekocht
krijgen kreeg kregen gekregen
krimpen kromp krompen gekrompen
kunnen kon konden gekund
laden laadde laadden geladen
laten liet lieten gelaten
lezen las lazen gelezen
liegen loog logen gelogen
liggen lag lagen gelegen
lijden leed leden geleden
lijken leek leken geleken
lopen liep liepen gelopen
meten mat maten gemeten
mijden meed meden gemeden
moeten moest moesten gemoeten
mogen mocht mochten gemogen
nemen nam namen genomen
prijzen prees prezen geprezen
raden raadde raadden geraden
rijden reed reden gereden
rijzen rees rezen gerezen
roepen riep riepen geroepen
ruiken rook roken geroken
scheiden scheidde scheidden gescheiden
schelden schold scholden gescholden
schenden schond schonden geschonden
schenken schonk schonken geschonken
scheppen schiep schiepen geschapen
schieten schoot schoten geschoten
schijnen scheen schenen geschenen
schrijden schreed schreden geschreden
schrijven schreef schreven geschreven
schrikken schrok schrokken geschrokken
schuiven schoof schoven geschoven
slaan sloeg sloegen geslagen
slapen sliep sliepen geslapen
slijten sleet sleten gesleten
slinken slonk slonken geslonken
sluipen sloop slopen geslopen
sluiten sloot sloten gesloten
smelten smolt smolten gesmolten
snijden sneed sneden gesneden
spinnen spon sponnen gesponnen
splijten spleet spleten gespleten
spreken sprak spraken gesproken
springen sprong sprongen gesprongen
staan stond stonden gestaan
steken stak staken gestoken
stelen stal stalen gestolen
sterven stierf stierven gestorven
stijgen steeg stegen gestegen
stinken stonk stonken gestonken
strijden streed streden gestreden
strijken streek streken gestreken
treden trad traden getreden
treffen trof troffen getroffen
trekken trok trokken getrokken
vallen viel vielen gevallen
vangen ving vingen gevangen
varen voer voeren gevaren
vechten vocht vochten gevochten
verdwijnen verdween verdwenen verdwenen
vergeten vergat vergaten vergeten
verliezen verloor verloren verloren
vinden vond vonden gevonden
vliegen vloog vlogen gevlogen
vouwen vouwde vouwden gevouwen
vragen vroeg vroegen gevraagd
vriezen vroor vroren gevroren
wassen waste wasten gewassen
wegen woog wogen gewogen
werpen wierp wierpen geworpen
werven wierf wierven geworven
weten wist wisten geweten
weven weefde weefden geweven
wijken week weken geweken
wijten weet weten geweten
wijzen wees wezen gewezen
willen wilde wilden gewild
winden wond wonden gewonden
winnen won wonnen gewonnen
worden werd werden geworden
wringen wrong wrongen gewrongen
zeggen zei zeiden gezegd
zenden zond zonden gezonden
zien zag zagen gezien
zingen zong zongen gezongen
zinken zonk zonken gezonken
zitten zat zaten gezeten
zoeken zocht zochten gezocht
zuigen zoog zogen gezogen
zullen zou zouden gezuld
zwellen zwol zwollen gezwollen
zwemmen zwom zwommen gezwommen
zweren zwoer zwoeren gezworen
zwerven zwierf zwierven gezworven
zwijgen zweeg zwegen gezwegen
`

/** Verbs whose past no rule makes, by infinitive. */
export const strongVerbs: ReadonlyMap<string, StrongVerb> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [infinitive = '', past = '', pastPlural = '', participle = ''] = row.split(' ')
      return [infinitive, { infinitive, past, pastPlural, participle }]
    }),
)

/** First and third person of the present, where no rule makes them. */
export const presents: ReadonlyMap<string, readonly [first: string, third: string]> = new Map<
  string,
  readonly [first: string, third: string]
>(
  Object.entries({
    doen: ['doe', 'doet'],
    gaan: ['ga', 'gaat'],
    hebben: ['heb', 'heeft'],
    komen: ['kom', 'komt'],
    kunnen: ['kan', 'kan'],
    mogen: ['mag', 'mag'],
    slaan: ['sla', 'slaat'],
    staan: ['sta', 'staat'],
    willen: ['wil', 'wil'],
    zien: ['zie', 'ziet'],
    zullen: ['zal', 'zal'],
  }),
)
