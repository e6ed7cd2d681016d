import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Norwegian rows name. Sorted. */
export const lists: WordLists = {
  /** Adverbs after which the verb comes first. */
  adverbsInFront:
    words(`altså antakelig derfor dermed dessuten dessverre deretter egentlig heldigvis iblant imidlertid likevel nå nylig ofte plutselig
    selvfølgelig selvsagt sannsynligvis snart tilslutt uheldigvis vanligvis derimot naturligvis etterpå følgelig`),
  /** What stands before "men" without a comma. */
  beforeMen: words(`ikke og eller aldri sakte langsomt ja nei men jo`),
  comparatives:
    words(`bedre billigere dyrere fattigere høyere kaldere kortere lavere lengre lettere mindre rikere raskere sterkere større svakere
    vanskeligere tidligere tyngre varmere viktigere penere yngre eldre`),
  /** First parts of many compounds that hardly stand before another noun by themselves. */
  compoundFirst:
    words(`billett brød buss data familie fisk fotball frokost grønnsaks håndball helge hotell husdyrs internett jobb kylling klima kjøkken
    kvelds lunsj mat middags miljø mobil musikk natur nyhets nyttårs olje papir park pasta politi potet påske ressurs reke salat
    semester sjokolade sommer språk student sykehus tomat trafikk trenings turist ungdoms utdannings universitets hverdags vinter
    volleyball verdens eple øl`),
  countable: words(`artikler barn bøker biler bilder dager dyr elever epler filmer folkeslag foreldre forskjeller gutter grunner hunder hus
    innvandrere jenter jobber kamerater katter klær kvinner land lærere mennesker menn muligheter måneder oppgaver ord personer
    planter problemer skoler spørsmål steder stater studenter språk sykdommer ting turister uker utfordringer venner år`),
  enNouns:
    words(`adresse alder anledning arbeidsplass artikkel avgjørelse avhandling avis bakgrunn bank barndom befolkning beskrivelse bil billett
    bok bolig buss butikk by båt dag dame datter debatt del diskusjon drøm dør effekt elev endring erfaring familie far ferie fest
    film forelesning forening forestilling forklaring forretning forsker forskjell fortelling framtid fremtid fritid følelse følge
    gang gate gave genser grense grunn gruppe gutt handling helg hensikt historie holdning hund hverdag hytte hånd idé ide informasjon
    interesse jakke jente jobb kamp katt kjole klasse klokke kommune konklusjon konsekvens kontrakt kopp kostnad krise kultur kunde
    kunnskap kvinne kveld kirke leilighet lege leksjon leder lengde leser linje liste lov lærer løsning mann mannskap maskin mat
    melding mening metode million mobil modell mor morgen mulighet måned måte natt nasjon norm natur nyhet oppgave oppfatning
    oppskrift organisasjon overskrift pasient pause person plan plass politiker pris prosess rapport rasjon region regjering regel
    reise rekke restaurant risiko rolle roman rute sak samtale seng side situasjon sjåfør skole sol sommer sommerferie statistikk stat
    stemme stilling stol strand student studie stue stund styrke sykdom sykepleier søknad søster sønn tante tale tanke tabell teori
    tekst telefon termin ting time tradisjon trapp tur turist tvil uke undersøkelse ungdom utdanning utfordring utvikling vane vare
    veske venn venninne vinter virkning vei vilje vitamin øy øvelse årsak åpning`),
  etNouns:
    words(`alternativ ansvar antall arbeid arrangement avsnitt avslag barn behov bevis besøk bibliotek bilde bidrag blad blikk bord brev brød
    brudd bygg budsjett dikt dilemma dokument drap dyr dyp eksempel eksperiment element emne eple fag fall fellesskap fenomen fjell
    fjernsyn fly folk forbud forhold forhør forslag forsøk fotografi fravær frø fylke følgeskap glass grep gulv hav hefte hell hinder
    hjem hjerne hjul hode hotell hull hus håp initiativ inntrykk innhold innlegg instrument intervju kamera kapittel kart kjennetegn
    kjøkken kjøp klima kontor kort krav krigsår kurs kyss lag land leksikon liv lokale lys mangfold marked medium menneske mesterskap
    middel minne minutt miljø museum mål møte mønster navn nabolag nummer nettsted nettverk område opphold oppdrag oppslag ord organ
    par parti perspektiv piano poeng problem produkt program prosjekt prosent prinsipp punkt råd rekord resultat ritual rom rykte salg
    samarbeid samfunn samvær sentrum selskap show sitat skap skip skjema skritt slag slott slør smil språk spill spor spørsmål sted
    steg stoff studium sug svar sykehus symbol system tall tegn teater tema tilbud tilfelle tiltak tog trekk tre tap tidspunkt
    tidsskrift tårn uhell universitet utdrag uttrykk utsagn utvalg vær valg vann vedlegg vers verk verktøy vilkår vindu vitne vrak
    yrke øye øyeblikk år århundre`),
  /** Finite verbs that stand in almost every text. */
  finite:
    words(`er var har hadde skal skulle kan kunne vil ville må måtte får fikk bør burde går gikk kommer kom gjør gjorde ser så gir ga tar tok
    blir ble vet visste står sto stod sier sa tror trodde synes syntes tenker tenkte bor bodde reiser reiste leser leste kjøper kjøpte
    spiser spiste drikker drakk sover sov jobber jobbet arbeider arbeidet studerer studerte snakker snakket pleier pleide begynner
    begynte slutter sluttet kjenner kjente føler følte trenger trengte heter het spiller spilte møter møtte hører hørte lærer lærte
    skriver skrev lager laget håper håpet husker husket finnes fantes elsker elsket våkner våknet sitter satt ligger lå løper løp
    ringer ringte hjelper hjalp flytter flyttet liker likte ønsker ønsket mener mente drar dro trener trente`),
  infinitives:
    words(`arbeide be bli bo bygge danse drikke forstå forklare få gi gjøre gå ha hjelpe holde høre komme kunne kjøpe lage leve ligge lære
    lese prate sitte synge skrive slutte sove spille stå svare si selge ta snakke tjene treffe trene tenke unngå være vente vite vise
    spise reise endre øke svømme se studere røyke jobbe betale bruke diskutere fortelle løse løpe hente finne huske kjøre møte vaske
    rydde sykle handle skape velge`),
  /** Words in -er and -et that are no verbs. */
  littleWords:
    words(`eller etter flere heller under over aldri bedre mer ofte sommer vinter desember september oktober november nummer papir vær der
    her enn men ellers alder andre noe noen finger måneder teater senter mester vakker sikker sammen bygger senger sider saker deler
    timer ganger dager uker`),
  /** What a bare noun may follow: a glass of water, a kind of. */
  measures:
    words(`antall bit boks bunke del dusin flaske form flokk glass gram gruppe haug kilo klunk kopp kveld liter mann meter mengde par pakke
    pose prosent rekke skive slags slik stund stykke tallerken time tonn type uke dag år gang til annen egen stor liten voksen ren fin
    lang ung rik god ekte svært meget så like hel halv fast kort lett sann bra sen tett grå litt både helt rent ganske relativt ikke`),
  neuterAdjectives:
    words(`bra dumt enkelt fantastisk fint farlig interessant kjedelig kaldt vanskelig lett mulig naturlig nødvendig umulig unødvendig
    rimelig morsomt gøy sant selvsagt synd trist hyggelig tydelig varmt viktig vanlig rart godt deilig slitsomt`),
  /** Times and occasions that open a sentence with a preposition. */
  occasions:
    words(`dagen dagene ettermiddagen frokosten formiddagen helgen helga høsten jobben julen jula kvelden kveldene lørdagen lørdager lunsjen
    middagen morgenen mandag mandager natten natta påsken påska ferien skolen søndag søndager sommeren sommerferien tirsdag torsdag
    fredag fredager onsdag lørdag våren vinteren universitetet kampen turen møtet forelesningen framtiden framtida fremtiden fritiden
    fritida begynnelsen kursdagen`),
  pronouns: words(`jeg du han hun vi dere de man`),
  /** Whom or what something is according to. */
  sources: words(`læreren loven politiet rapporten avisen avisa forskerne studien planen reglene ham henne dem meg forfatteren artikkelen
    undersøkelsen regjeringen statistikken`),
  /** Adjectives in -e as they stand after den, det and de. */
  weakAdjectives:
    words(`beste billige blå brune dyre eneste engelske fine fjerde frie første forrige gamle gode grå grønne gule hele høye interessante
    kalde korte lange lave lette lille moderne mørke neste norske nye rike riktige røde samme siste små snille sterke store største
    svarte syke tidligere tredje tunge unge vakre vanlige varme viktige viktigste vonde hvite eldste sosiale politiske`),
}
