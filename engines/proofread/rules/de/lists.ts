import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Adjectives without their ending; comparatives are left out. */
const adjectives =
  words(`ähnlich aktiv aktuell akademisch alt amerikanisch anstrengend arm aufregend ausführlich ausländisch bedeutend bekannt beliebt bemerkenswert bequem berühmt besonder besser best
  beruflich billig blau blond braun breit bunt dänisch demokratisch deutlich deutsch dick digital direkt dumm dünn dunkl dynamisch echt effektiv eigen einfach einzig
  einzeln empirisch eng englisch entscheidend erfolgreich ernst erst ethisch europäisch falsch faul fein fest finanziell fleißig frei fremd freundlich frisch froh früh ganz
  gefährlich gegenwärtig geheim gemeinsam genau gering gesamt gesellschaftlich gesund gewaltig gewiss gleich glücklich grau groß grün grundlegend gut halb hart
  häufig heftig heiß hell herkömmlich herrlich herzlich historisch hübsch individuell intelligent interessant international italienisch japanisch jung kalt
  kaputt klar klassisch klein klug komisch kompliziert komplex konkret kostenlos krank kritisch kulturell kurz lang langsam laut leer leicht leise letzt lieb links
  literarisch logisch lokal lustig männlich mächtig medizinisch menschlich modern möglich moralisch müde mündlich nächst nass national natürlich negativ nett neu
  niedrig notwendig nützlich objektiv öffentlich offen offiziell ökologisch ökonomisch österreichisch perfekt persönlich philosophisch politisch positiv privat professionell
  praktisch psychisch qualitativ quantitativ recht regional reich relevant religiös richtig riesig romantisch rot ruhig rund russisch sauber scharf schlecht
  schlimm schmal schmutzig schnell schön schrecklich schriftlich schwach schwarz schweizer schwer schwierig seltsam sicher sinnvoll sozial spanisch spannend spät speziell
  spezifisch staatlich stabil ständig stark steil still stolz streng süß systematisch täglich tatsächlich technisch theoretisch tief tot toll traditionell traurig
  trocken türkisch typisch umfangreich umfassend unabhängig unbekannt ungewöhnlich unterschiedlich ursprünglich verschieden voll vollständig vorherig vorig warm weiblich weich
  weiß weit weiter wesentlich wichtig wild wirklich wirtschaftlich wissenschaftlich wunderbar wunderschön zahlreich zentral zukünftig zusätzlich zuständig zweit dritt viert`)

const withEnding = (stems: ReadonlySet<string>, ending: string): ReadonlySet<string> => new Set([...stems].map((stem) => stem + ending))

/** The word lists that German rows name. Sorted. */
export const lists: WordLists = {
  adjectivesE: withEnding(adjectives, 'e'),
  adjectivesEn: withEnding(adjectives, 'en'),
  adjectivesEr: withEnding(adjectives, 'er'),
  adjectivesEs: withEnding(adjectives, 'es'),
  /** Adverbs and the like that open a main clause, so that its verb comes next. */
  adverbs:
    words(`gestern heute morgen vorgestern übermorgen dann danach deshalb deswegen daher darum trotzdem jetzt leider manchmal oft vielleicht außerdem zuerst hier dort
    natürlich normalerweise später plötzlich endlich schließlich zunächst anschließend dadurch dennoch daraufhin zudem hoffentlich glücklicherweise meistens früher damals
    inzwischen mittlerweile seitdem vorher nachher abends morgens mittags nachmittags nachts sonntags montags`),
  /** What may stand before "dass" without a comma. */
  beforeDass:
    words(`bloß höchstens mal selbst als sodass so auf aber allein anstatt auch außer bis daher dadurch dafür damit daran darauf darin darum davon dazu denn doch eben einfach erst etwa gerade geschweige
    immerhin insbesondere insofern je kaum nicht noch nun nur oder ohne schon sei sondern sogar sowie statt trotz und vielleicht vielmehr vor vorausgesetzt
    weder weil wenn wie wohl zumal allem dahingehend umso zu desto besonders ausgenommen angenommen gesetzt abgesehen unter wegen wohlgemerkt während ob
    bzw beziehungsweise hinaus dessen fall sprich nämlich entweder sowohl teils dass das`),
  /** What may stand before "weil" without a comma, because it belongs to the clause. */
  beforeWeil:
    words(`aber allein allem auch bloß deshalb doch eben einfach gerade insbesondere nicht nur oder schon sondern sowohl teils teilweise und vielleicht vor
    wahrscheinlich weder weniger wohl besonders zumal noch denn entweder als bis sogar selbst mehr vermutlich hauptsächlich`),
  comparatives:
    words(`besser billiger dicker dümmer dünner einfacher fleißiger früher größer höher jünger kleiner klüger kürzer langsamer länger lauter leichter leiser
    reicher schlechter schneller schöner schwächer schwerer später stärker teurer wärmer weniger wichtiger älter ärmer kälter weiter öfter mehr häufiger schwieriger
    stabiler gesünder günstiger interessanter beliebter bekannter breiter heller härter tiefer lieber näher ruhiger schlimmer sicherer stolzer niedriger ehrlicher glücklicher
    bequemer gefährlicher nützlicher mächtiger freundlicher netter anders`),
  /** Nouns that take "die" in the singular and can be counted, so that they hardly stand without an article. */
  feminine:
    words(`adresse alternative analyse anfrage angst anlage ansicht antwort anwendung apotheke arbeit art aufgabe ausbildung aussage ausstellung auswertung bahn bank basis batterie
    bedeutung bedingung behandlung beobachtung bewegung bewerbung beziehung bibliothek bitte blume bluse brille brücke bücherei chance datei decke debatte definition demokratie
    diskussion dose ebene ecke ehe einladung entscheidung entwicklung epoche erfahrung erfindung erinnerung erkenntnis erklärung erzählung etage fabrik fähigkeit fahrkarte
    fahrt familie farbe ferienwohnung figur firma flasche folge form frage frau freundin freude fläche funktion garage geburt gegend gelegenheit generation geschichte gesellschaft
    gewohnheit gitarre grafik grenze grippe grundlage gruppe haltestelle hand handlung hausaufgabe heimat heizung hilfe hochzeit hose hypothese idee industrie insel
    jacke jahreszeit jugend kamera kampagne karte katze kette kindheit kirche klasse klausur kleidung kneipe konferenz konsequenz kontrolle krankheit kritik krise küche kultur kunst kurve
    lampe landschaft lehrerin leistung lektion liebe linie liste lösung maschine maßnahme meinung menge messe methode miete migration minute mitte möglichkeit mühe mutter nachricht nacht
    nase natur note nummer oma ordnung organisation party pause person perspektive pflanze pflicht phase planung position post praxis prognose prüfung qualität quelle reaktion rechnung rede
    reform regel regierung region reise religion reparatur revolution richtung rolle sache sammlung schere schlange schule schuld schulter schwester seite sekunde sendung
    serie situation sitzung sonne sorge spannung speisekarte sprache staatsangehörigkeit stadt stelle stimme stimmung straße strategie studie stufe stunde suche suppe szene
    tabelle tasche tasse tatsache technik technologie temperatur theorie these tochter tomate torte tour tradition treppe tür übung uhr umfrage umgebung umwelt universität uni unterkunft unterlage
    unterschrift untersuchung ursache veranstaltung veränderung verantwortung verbindung vergangenheit vergleichsgruppe verletzung vermutung versammlung version verwaltung vorlesung
    vorstellung wahl wand ware waschmaschine weise welt werkstatt wiese wirkung wirtschaft wissenschaft woche wohnung wolke wunde wurzel zahl zeile zeit zeitschrift zeitung zelle zentrale
    zigarette zitrone zukunft zusammenfassung zusammenarbeit`),
  /** Forms of frequent verbs in the first person of the singular. */
  finiteIch:
    words(`bin habe werde war hatte wurde kann muss will soll darf mag möchte könnte müsste würde hätte wäre sollte gehe komme mache sehe finde denke glaube weiß lese schreibe arbeite
    lerne spiele fahre esse trinke kaufe wohne lebe brauche bleibe nehme gebe helfe spreche frage sage verstehe kenne liebe hoffe wünsche stehe sitze schlafe treffe ging kam machte sah fand dachte
    wollte konnte musste durfte lernte spielte fuhr kaufte blieb nahm gab stand schlief traf studiere studierte reise reiste besuche besuchte`),
  /** Finite forms of frequent verbs in the third person of the singular. */
  finiteEr:
    words(`ist hat wird war hatte wurde kann muss will soll darf mag möchte könnte müsste würde hätte wäre sollte geht kommt macht sieht findet denkt glaubt weiß liest schreibt arbeitet
    lernt spielt fährt isst trinkt kauft wohnt lebt braucht bleibt nimmt gibt hilft spricht fragt sagt versteht kennt liebt hofft steht sitzt schläft trifft ging kam machte sah fand dachte
    wollte konnte musste durfte lernte spielte fuhr kaufte blieb nahm gab stand schlief traf studiert studierte reist reiste besucht besuchte beginnt begann endet zeigt zeigte bringt brachte heißt
    hielt lief rief fiel schrieb las trug verlor gewann starb wuchs half sprach regnet schneit funktioniert klappt passiert passierte`),
  /** Finite forms of frequent verbs in the plural. */
  finiteWir:
    words(`sind haben werden waren hatten wurden können müssen wollen sollen dürfen mögen möchten könnten müssten würden hätten wären sollten gehen kommen machen sehen finden denken
    glauben wissen lesen schreiben arbeiten lernen spielen fahren essen trinken kaufen wohnen leben brauchen bleiben nehmen geben helfen sprechen fragen sagen verstehen kennen hoffen stehen
    sitzen schlafen treffen gingen kamen machten sahen fanden dachten wollten konnten mussten durften lernten spielten fuhren kauften blieben nahmen gaben standen schliefen trafen besuchen besuchten zeigen zeigten`),
  infinitives:
    words(`arbeiten aufräumen ausfüllen backen baden bauen beten bezahlen bügeln denken diskutieren duschen einkaufen erzählen fahren feiern fernsehen fliegen fotografieren gehen grillen
    handeln helfen hören joggen kaufen kochen lachen laufen lernen lesen malen meckern nachdenken nähen öffnen parken putzen radfahren rauchen reden reisen reiten renovieren schlafen schreiben schwimmen segeln
    singen sitzen spazierengehen spielen sprechen springen stehen studieren surfen tanzen telefonieren töten trainieren trinken turnen üben umziehen verstehen vorlesen wandern warten waschen weinen zeichnen zuhören`),
  /** Nouns that take "der"; without those whose plural is spelled alike. */
  masculine:
    words(`abend absatz abschluss abschnitt alltag ansatz anfang anlass anruf anspruch anteil antrag anzug apfel arm arzt aspekt aufsatz aufenthalt auftrag aufwand ausdruck ausflug ausweg bahnhof ball bart baum
    bauch begriff beitrag beleg bereich berg bericht beruf besuch betrag betrieb beweis bezug blick block brief bruder bus chef club dank dialekt dialog dienst dieb druck eindruck
    einfluss einkauf einwand erfolg ersatz essay fachmann faktor fall feind film fisch flug flughafen fluss freund fuchs fuß gang gast gedanke gegenstand geburtstag geist gewinn grund grad
    grundsatz hals haushalt hinweis hof hund hut inhalt job kaffee kampf kauf kern kleiderschrank kommentar komplex konflikt konsum kontakt kopf korb krieg kreis kühlschrank kurs kuss lohn
    mangel mann mantel markt maßstab mittag moment monat mond motor mund müll nachbar nachteil name ort park pass pilot plan planet platz preis prozess punkt rand rat raum
    rest ring roman rückgang ruf saal sack saft salat satz schlaf schluss schnee schrank schritt schuh schutz schwerpunkt sinn sohn spaß sport spruch staat stand standard
    standpunkt start stein stern stil stock stoff strand strom stuhl sturm supermarkt tag tanz teich test text tisch tod ton topf traum trend typ überblick umfang umgang umstand umzug
    unfall unterricht unterschied urlaub ursprung vater verein vergleich verkehr verlag verlauf verlust versuch vertrag vogel vorgang vorschlag vorteil vortrag wald
    weg wert wind witz wunsch zahn zaun zeitpunkt zeitraum zufall zug zusammenhang zustand zweck `),
  /** Nouns that take "der" and are the same in the plural. */
  masculineAlike:
    words(`computer drucker rahmen zettel arbeiter artikel bäcker besitzer besucher bürger einwohner fahrer fehler fernseher finger forscher künstler koffer lehrer leser löffel mitarbeiter musiker ordner rechner redner
    sänger schauspieler schüler spieler sommer sportler teller titel verkäufer wissenschaftler winter zuschauer hammer keller pullover ärger zucker körper bewohner politiker techniker`),
  measures: words(`jahre monate tage`),
  /** Nouns that take "das" and are spelled otherwise in the plural. */
  neuter:
    words(`abitur amt angebot argument auge auto bad ballett band beispiel bein bett bild blatt blut boot brot buch büro café dach datum denkmal diagramm ding diplom dokument dorf ei eis element
    ende ereignis ergebnis essay experiment fach fahrrad fahrzeug fest feld flugzeug formular foto gebiet gebot gedicht gefühl geheimnis gehirn gerät gericht geschäft geschenk
    gesetz gespräch getränk gewicht gewissen glas glück grab haar handy haus heft hemd herz hindernis hobby holz hotel huhn instrument institut interesse interview jahr jahrhundert
    jahrzehnt kind kino kleid klima klavier konto konzept konzert krankenhaus kriterium land lexikon licht lied loch maß material medikament medium meer merkmal mikrofon ministerium
    mitglied modell motiv museum netz netzwerk niveau objekt ohr öl paket papier parlament pferd phänomen praktikum prinzip problem produkt programm projekt protokoll publikum quiz rad radio
    rathaus recht referat regal resultat restaurant risiko rezept schicksal schiff schloss schwein seminar signal sofa spiel stadion stück studium subjekt symbol system talent
    tal team telefon thema ticket tier tor turnier unglück unrecht urteil verbot verhältnis video visum volk vorbild vorurteil werk
    werkzeug wochenende wohl wort zelt zentrum zertifikat zeugnis ziel zitat `),
  /** Nouns that take "das" and are the same in the plural, or have none. */
  neuterAlike:
    words(`zimmer kapitel theater ufer verbrechen gemälde wunder zeichen unternehmen verfahren treffen fenster messer gebäude muster semester orchester kloster lager wetter wasser verhalten
    verständnis vertrauen wissen gepäck fleisch`),
  /** Plurals that are spelled otherwise than their singular; none ends in n or s. */
  pluralsE:
    words(`ergebnisse probleme kinder männer bücher häuser länder bilder wörter freunde hunde tage jahre monate berufe tiere spiele texte ziele preise plätze sätze städte mütter väter brüder töchter söhne
    gründe unterschiede vorteile nachteile werke gesetze gebiete beispiele begriffe berichte briefe bäume blätter dörfer eier fächer filme flüsse gäste gedichte gefühle geräte geschäfte geschenke
    gespräche getränke haare hände hefte kleider konzepte konzerte krankenhäuser kräfte kriege kurse künste lieder leute märkte medikamente momente nächte objekte orte pläne pferde produkte programme projekte
    punkte räder räume romane schritte schuhe schiffe staaten steine strände stühle stücke stürme systeme teile termine tische träume unfälle unterrichtsstunden urteile verbrechen verhältnisse versuche verträge
    vögel völker vorschläge vorurteile wälder wege werte wünsche zähne zeugnisse züge zusammenhänge zustände zwecke ereignisse argumente aspekte merkmale abschnitte ansätze aufsätze beiträge schüler lehrer`),
  /** Plurals in n. */
  pluralsN:
    words(`menschen frauen familien fragen antworten aufgaben blumen methoden quellen regeln sprachen straßen wochen stunden minuten personen studenten studentinnen schülerinnen lehrerinnen daten firmen
    themen medien ideen theorien studien untersuchungen meinungen maßnahmen wohnungen zeitungen kollegen kunden patienten eltern augen ohren betten herzen schulen gruppen klassen
    sachen seiten stellen tabellen abbildungen zahlen figuren folgen formen grenzen katzen karten noten prüfungen reisen rollen situationen stimmen tassen taschen teilnehmerinnen türen übungen uhren ursachen
    veränderungen wirkungen zellen bedingungen beziehungen entscheidungen erfahrungen erkenntnisse möglichkeiten kosten ferien unternehmen staaten`),
  /** What a clause may begin with after "weil". */
  openers: words(`ich du er es wir ihr man sie jeder niemand alle der die das mein meine sein seine ihre unser unsere ein eine viele
    dies diese dieser dieses kein keine sich mir dir ihm uns in im am auf bei dort hier heute manche einige mich dich beide sonst nur nicht nichts jemand euch zum den dem unsere eure meiner seiner`),
  persons: words(`ich er wir man du`),
  prefixes:
    words(`ab an auf aus bei ein fest fort heraus herein herum herunter hervor hin hinaus hinein hinzu hinunter los mit nach nieder statt teil um unter vor voran voraus vorbei vorüber weg weiter
    zurück zusammen her herauf herüber hinauf hinüber fern bereit bloß dar durch entgegen heim hinterher raus rein runter rauf rüber umher wahr wett zurecht`),
  subjects: words(`ich du er es wir ihr man sie jeder niemand alle`),
  thinking:
    words(`behaupte behauptet behaupten bedeutet denke denkt denken dachte erklärt erzählt finde findet fürchte gehört gesagt gewusst glaube glaubt glauben glaubte heißt
    hoffe hofft hoffen hoffte meine meint meinen merke merkt sage sagt sagen sagte schreibt vermute vermutet wissen weiß wusste wünsche zeigt zeigen
    annehme annimmt behauptete beweist bewiesen bemerkt bemerkte belegt berichtet bestätigt betont bewirkt dachten denkst ergab ergibt erfahren erkannt erkennt erklärte erzählte erwarte erwartet erwähnt
    festgestellt findest fordert freut führt gedacht gehofft gelesen gemeint gezeigt glaubst hofften hörte hört meinte meinst sagst sagten schlug schrieb sieht spürt sehen stimmt verdeutlicht
    vergessen verhindert vermutete verspricht versprochen verursacht weißt wissen wussten wünscht wünschte zeigte zeigten zugibt überzeugt garantiert hervorgeht gelernt`),
}
