/** What cannot be made by rule: third person, past and participle; the form of wishes where it is not the past with -e. */
export type StrongVerb = {
  readonly infinitive: string
  readonly present: string
  readonly past: string
  readonly wish: string
  readonly participle: string
  /** First person of the present, where it is not the stem with -e. */
  readonly first: string | null
}

// infinitive, third person of the present, past, form of wishes (Konjunktiv II), participle, and for a few the first person.
// Prefixed verbs follow their base. Sorted.
const rows = `
befehlen befiehlt befahl beföhle befohlen
beginnen beginnt begann begänne begonnen
beißen beißt biss bisse gebissen
bergen birgt barg bärge geborgen
bersten birst barst bärste geborsten
betrügen betrügt betrog betröge betrogen
biegen biegt bog böge gebogen
bieten bietet bot böte geboten
binden bindet band bände gebunden
bitten bittet bat bäte gebeten
blasen bläst blies bliese geblasen
bleiben bleibt blieb bliebe geblieben
braten brät briet briete gebraten
brechen bricht brach bräche gebrochen
brennen brennt brannte brennte gebrannt
bringen bringt brachte brächte gebracht
denken denkt dachte dächte gedacht
dringen dringt drang dränge gedrungen
dürfen darf durfte dürfte gedurft darf
empfehlen empfiehlt empfahl empföhle empfohlen
erlöschen erlischt erlosch erlösche erloschen
erschrecken erschrickt erschrak erschräke erschrocken
erwägen erwägt erwog erwöge erwogen
essen isst aß äße gegessen
fahren fährt fuhr führe gefahren
fallen fällt fiel fiele gefallen
fangen fängt fing finge gefangen
fechten ficht focht föchte gefochten
finden findet fand fände gefunden
flechten flicht flocht flöchte geflochten
fliegen fliegt flog flöge geflogen
fliehen flieht floh flöhe geflohen
fließen fließt floss flösse geflossen
fressen frisst fraß fräße gefressen
frieren friert fror fröre gefroren
geben gibt gab gäbe gegeben
gedeihen gedeiht gedieh gediehe gediehen
gehen geht ging ginge gegangen
gelingen gelingt gelang gelänge gelungen
gelten gilt galt gälte gegolten
genesen genest genas genäse genesen
genießen genießt genoss genösse genossen
geraten gerät geriet geriete geraten
geschehen geschieht geschah geschähe geschehen
gewinnen gewinnt gewann gewänne gewonnen
gießen gießt goss gösse gegossen
gleichen gleicht glich gliche geglichen
gleiten gleitet glitt glitte geglitten
graben gräbt grub grübe gegraben
greifen greift griff griffe gegriffen
haben hat hatte hätte gehabt
halten hält hielt hielte gehalten
heben hebt hob höbe gehoben
heißen heißt hieß hieße geheißen
helfen hilft half hülfe geholfen
hängen hängt hing hinge gehangen
kennen kennt kannte kennte gekannt
klingen klingt klang klänge geklungen
kommen kommt kam käme gekommen
können kann konnte könnte gekonnt kann
kriechen kriecht kroch kröche gekrochen
laden lädt lud lüde geladen
lassen lässt ließ ließe gelassen
laufen läuft lief liefe gelaufen
leiden leidet litt litte gelitten
leihen leiht lieh liehe geliehen
lesen liest las läse gelesen
liegen liegt lag läge gelegen
lügen lügt log löge gelogen
meiden meidet mied miede gemieden
messen misst maß mäße gemessen
misslingen misslingt misslang misslänge misslungen
mögen mag mochte möchte gemocht mag
müssen muss musste müsste gemusst muss
nehmen nimmt nahm nähme genommen
nennen nennt nannte nennte genannt
pfeifen pfeift pfiff pfiffe gepfiffen
preisen preist pries priese gepriesen
raten rät riet riete geraten
reiben reibt rieb riebe gerieben
reißen reißt riss risse gerissen
rennen rennt rannte rennte gerannt
riechen riecht roch röche gerochen
ringen ringt rang ränge gerungen
rufen ruft rief riefe gerufen
scheiden scheidet schied schiede geschieden
scheinen scheint schien schiene geschienen
schieben schiebt schob schöbe geschoben
schießen schießt schoss schösse geschossen
schlafen schläft schlief schliefe geschlafen
schlagen schlägt schlug schlüge geschlagen
schleichen schleicht schlich schliche geschlichen
schließen schließt schloss schlösse geschlossen
schmelzen schmilzt schmolz schmölze geschmolzen
schneiden schneidet schnitt schnitte geschnitten
schreiben schreibt schrieb schriebe geschrieben
schreiten schreitet schritt schritte geschritten
schweigen schweigt schwieg schwiege geschwiegen
schwimmen schwimmt schwamm schwömme geschwommen
schwinden schwindet schwand schwände geschwunden
schwingen schwingt schwang schwänge geschwungen
schwören schwört schwor schwüre geschworen
sehen sieht sah sähe gesehen
singen singt sang sänge gesungen
sinken sinkt sank sänke gesunken
sinnen sinnt sann sänne gesonnen
sitzen sitzt saß säße gesessen
sollen soll sollte sollte gesollt soll
spinnen spinnt spann spänne gesponnen
sprechen spricht sprach spräche gesprochen
springen springt sprang spränge gesprungen
stechen sticht stach stäche gestochen
stehen steht stand stünde gestanden
stehlen stiehlt stahl stähle gestohlen
steigen steigt stieg stiege gestiegen
sterben stirbt starb stürbe gestorben
stoßen stößt stieß stieße gestoßen
streichen streicht strich striche gestrichen
streiten streitet stritt stritte gestritten
tragen trägt trug trüge getragen
treffen trifft traf träfe getroffen
treiben treibt trieb triebe getrieben
treten tritt trat träte getreten
trinken trinkt trank tränke getrunken
trügen trügt trog tröge getrogen
tun tut tat täte getan
verderben verdirbt verdarb verdürbe verdorben
vergessen vergisst vergaß vergäße vergessen
verlieren verliert verlor verlöre verloren
verzeihen verzeiht verzieh verziehe verziehen
wachsen wächst wuchs wüchse gewachsen
waschen wäscht wusch wüsche gewaschen
weichen weicht wich wiche gewichen
weisen weist wies wiese gewiesen
werben wirbt warb würbe geworben
werden wird wurde würde geworden
werfen wirft warf würfe geworfen
wiegen wiegt wog wöge gewogen
winden windet wand wände gewunden
wissen weiß wusste wüsste gewusst weiß
wollen will wollte wollte gewollt will
wägen wägt wog wöge gewogen
ziehen zieht zog zöge gezogen
zwingen zwingt zwang zwänge gezwungen
`

/** Verbs whose forms no rule makes, by infinitive. */
export const strongVerbs: ReadonlyMap<string, StrongVerb> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [infinitive = '', present = '', past = '', wish = '', participle = '', first = null] = row.split(' ')
      return [infinitive, { infinitive, present, past, wish, participle, first }]
    }),
)
