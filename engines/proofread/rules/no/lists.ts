import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'
import { norwegianVerbs } from '../../verb-second/norwegian-verbs.ts'
import { formsIn, onlyForms } from '../../verb-second/verb-bends.ts'

/** Forms of verbs that are nouns, adjectives or little words too. */
const otherWords =
  words(`ansatt ansatte ansette bar be bedre ber bo bød drag drev ende eier feire fler følger før fri gift grep gå ha hang hold hop hus høre kall klar klare lag lage later
    led leder leie leier leke lese leser lete leve like lov love lyst løp løper lærer maler må målt mål møter ny nyte planer priser prøve ramme reise reiser rest
    rett rette ri ro rope ros rykte sa sang sanger satt se sende sette si siden skade skader skal skap skrift skriver slag slette smil spiller spor spørre sta stand
    steg stille stilt stor straffe støtte støtter svar svare så søke ta tale taler tap taper tape tenner tester tie tolke tre trener trenge tro true trykke tvang
    tvil tvile vann vant vare varer varme vei vende vente ventet vise viser visst vite vokste vår være øke ønske ønsker ønsket åpne bruker brukt sluttet følt
    hvile bade tjene frykte virke angst fange handle skille flytte forsøke samle ringe merke dele skape dyrke tone lande regne lokke måle stemme kjede tvinge hindre hende
    te grunner styre vri bore lekke le spille lykkes spurte lette nå heller helle slet skyld skylde`)

/** The word lists that Norwegian rows name. Sorted. */
export const lists: WordLists = {
  /** Adverbs after which the verb comes first. */
  adverbsInFront:
    words(`altså antakelig derfor dermed dessuten dessverre deretter egentlig heldigvis iblant imidlertid likevel nå nylig ofte plutselig
    selvfølgelig selvsagt sannsynligvis snart tilslutt uheldigvis vanligvis derimot naturligvis etterpå følgelig`),
  /** What stands before "men" without a comma. */
  beforeMen: words(`ikke og eller aldri sakte langsomt ja nei men jo`),
  /** First parts of compounds that are no words by themselves, or hardly ever. */
  boundFirst:
    words(`alderdoms arbeids arbeidslivs arbeidsløshets barndoms barne befolknings bærekrafts ekteskaps energi ettermiddags familie
    forsknings fritids fødselsdags grunnskole grønnsaks hastighets helse hverdags idretts informasjons innvandrer integrerings
    kjærlighets klima kommunikasjons kunnskaps landbruks likestillings livsstils lærings markeds middags organisasjons personlighets
    produksjons religions rettighets samfunns sikkerhets student studie sykdoms tobakks tradisjons trafikk turist undervisnings
    ungdoms universitets utdannings utviklings vennskaps virksomhets vitenskaps yrkes ytrings`),
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
  finite: formsIn(norwegianVerbs, ['present', 'past']),
  /** Nouns that hardly stand before another noun, for compounds of two nouns. */
  freeFirst:
    words(`alkohol apotek bade bensin betong bil blomster bord brann buss butikk cirkus data dyre dør ferie film fly flyplass fotball freds
    frokost frukt fugle grill grise gull gulv hage heste hunde håndball idrett jern jule kaffe katte kjemi kjøkken kjøtt konst krigs
    ku kultur lunsj lønns matte melke middags midtsommer mobil nyttårs ost pepper personal pizza plast politi pop påske radio rock
    saft senge sigarett sjokolade skogs snø sommer soverom strand sukker sykehus sykkel sølv tann teater telefon toalett tog ull
    varme vaske vegg vin vindus vinter volds våpen øl`),
  infinitives: formsIn(norwegianVerbs, ['infinitive']),
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
  modals: words('kan skal må vil bør skulle kunne ville burde måtte'),
  neuterAdjectives:
    words(`bra dumt enkelt fantastisk fint farlig interessant kjedelig kaldt vanskelig lett mulig naturlig nødvendig umulig unødvendig
    rimelig morsomt gøy sant selvsagt synd trist hyggelig tydelig varmt viktig vanlig rart godt deilig slitsomt`),
  /** Times and occasions that open a sentence with a preposition. */
  occasions:
    words(`dagen dagene ettermiddagen frokosten formiddagen helgen helga høsten jobben julen jula kvelden kveldene lørdagen lørdager lunsjen
    middagen morgenen mandag mandager natten natta påsken påska ferien skolen søndag søndager sommeren sommerferien tirsdag torsdag
    fredag fredager onsdag lørdag våren vinteren universitetet kampen turen møtet forelesningen framtiden framtida fremtiden fritiden
    fritida begynnelsen kursdagen`),
  /** Forms that are nothing else, neither another form nor a frequent word of another kind. */
  onlyFinite: onlyForms(norwegianVerbs, ['present', 'past', 'perfect'], new Set([...otherWords, ...norwegianVerbs.all('perfect')])),
  onlyInfinitives: onlyForms(norwegianVerbs, ['infinitive'], otherWords),
  onlyPasts: onlyForms(norwegianVerbs, ['past'], otherWords),
  onlyPerfects: onlyForms(norwegianVerbs, ['perfect'], otherWords),
  onlyPresents: onlyForms(norwegianVerbs, ['present'], otherWords),
  others: words('folk mennesker alle mange barna elevene studentene foreldrene ungdom ungdommer'),
  pasts: formsIn(norwegianVerbs, ['past']),
  perfects: formsIn(norwegianVerbs, ['perfect']),
  professions:
    words(`advokat arkitekt bonde drosjesjåfør elektriker forsker fotograf frisør ingeniør jordmor journalist kokk lege lærer maler musiker pilot
    politiker programmerer psykolog selger servitør skuespiller snekker student sykepleier tannlege`),
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
