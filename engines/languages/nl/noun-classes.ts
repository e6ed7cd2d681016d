import { words } from '../words.ts'

/** How the plural of a noun is made; `none`: it has none that a paper uses; `own`: each word names its own, or several. */
export type PluralClass = 'en' | 's' | "'s" | 'none' | 'own'

export type NounRow = { readonly gender: 'c' | 'n'; readonly plural: PluralClass; readonly words: ReadonlySet<string> }

// Nouns by gender (de: c, het: n) and plural; compounds follow their last part. An `own` word stands with its plurals, the usual one first.
// Words whose ending tells both (-ing, -heid, -atie) need no row.
export const nounRows: readonly NounRow[] = [
  {
    gender: 'c',
    plural: 'en',
    words:
      words(`aanbieding aanleiding aanspraak aanwijzing achtergrond actor afdeling afspraak afstand ambtenaar angst antropoloog arm arts as
      avond baan baat bak bal balans balk ban band bank barst basisschool belemmering beperking berg beurs bijeenkomst bioloog bloem
      boom boot bouwsteen brand bron brug burcht component context cultuur dans deugd deur dienst docent doelgroep droom eeuw factor
      fiets figuur film fout gang gast geest gevolgtrekking gids gift graad groep grond haan hal hand heer hindernis hoek hoeksteen
      huid identiteit indicator ingreep inhoud inkomst inspanning instelling invalshoek invloed jood jurk kant kast kennisbron kerk
      kern klacht klank klas klemtoon kleur koers komst koning kop kost kracht krant kring kruk kunst kunstenaar kust kuur kwaal laag
      laan lading last leefomgeving leeftijd leerkracht leerling leidraad lijn lijst limiet linguïst links lucht maand maat macht man
      manier markt mededeling meetfout mens middag mijn mond moord motor munt muur naam nacht neus nood noot norm oogst oorzaak
      opbrengst opdracht oplossing opmerking oproep opstand optelsom opvatting overeenkomst overgang overtuiging paal partij pas
      patiënt persoon pijn plaats plant plek plicht ploeg poging pols pomp poort praktijk producent professor psycholoog raad ramp
      rang reeks regering respondent richtlijn rij ring risicogroep rol roman rots samenleving samenvatting schaal schaduw schets
      school schuld sector slak som soort spanning sprong staat stam stand standaard stap steen stem ster stijging stijl stok straat
      straf streek stroom structuur student taak taal tak tegenstelling tekortkoming tekst tendens term tijd toestand toets toetssteen
      trap trek tuin tweedeling uitdaging uitgang uitkomst uitspraak uitweg uitzondering uniciteit variant vergelijking verhouding
      verwantschap vijand vlucht voet vondst voorkeur voorraad vorm vorst vraag vraagstelling vriend vrouw vrucht waarneming week wens
      wereld wet wijk wind winst wisselwerking wond woning zaak zet ziel zin zoon zorg`),
  },
  {
    gender: 'c',
    plural: 's',
    words:
      words(`acteur actie adviseur ambassade attitude auteur barrière beker beleidsmaker bestuurder bewoner blog burger carrière cirkel claim
      clausule club computer conducteur deelnemer deler dimensie directeur discipline drempel elite emotie entree familie functie
      fusie gebruiker historie ingenieur inspecteur interesse interviewer investeerder inwoner job kamer kenner keten kiezer kwestie
      letter leugen lezer locatie maker manager medewerker meter minister missie moeder niche noemer notitie nuance onderzoeker opinie
      opsteller optie opvolger order partner podcast premier prestatie prikkel provincie puzzel reactie rechter redacteur regel
      relatie remedie routine sanctie schrijver score serie sleutel speler spiegel start stempel studie subsidie survey tafel teller
      test tool trend twijfel vader vertegenwoordiger verzekeraar visie vogel voorganger website werkgever werknemer wetenschapper
      winkel winter wissel workshop zomer`),
  },
  {
    gender: 'c',
    plural: "'s",
    words: words(
      `agenda alinea auto camera demo euro firma foto massa opera pagina paraplu pizza quota radio ratio regio taxi video villa`,
    ),
  },
  {
    gender: 'c',
    plural: 'none',
    words: words(`aandacht aanhef aanleg aanpak aanvang aanwas aanwezigheid aard achteruitgang afbreuk afkeer afkomst afloop arbeid armoede
      autonomie betrouwbaarheid bevolkingsgroei bloei bouw bruikbaarheid chaos dank dood doorsnee drang duidelijkheid duur
      duurzaamheid dwang eerlijkheid effectiviteit ernst gezondheid groei haast handel helderheid herkomst hoop hulp hygiëne impact
      inbreng inhoudsmaat invoer jeugd kennis kennisname kijk krimp kunde landbouw leer liefde lof logica lust melk moed muziek nadruk
      natuur natuurkunde nauwkeurigheid objectiviteit omvang onderwijskunde onkunde onmacht onwetendheid onzin opbouw opmaak opvang
      opvoeding oudheid overvloed pers politiek psychologie regelmaat relevantie research respons rust samenhang schaarste schijn
      significantie slaap slotsom spraak stabiliteit status steun stilstand strijd teneur terugloop toedracht toegang toekomst
      toestroom toevoer trant trots uitleg uitvoer validiteit voortgang vooruitgang vrede vreugde wanorde werkloosheid wetgeving wil
      wiskunde woede zeggenschap zelfstandigheid zorgvuldigheid`),
  },
  {
    gender: 'c',
    plural: 'own',
    words:
      words(`aandrang aanname/aannames/aannamen aanslag/aanslagen aanval/aanvallen academicus/academici afname/afnames allergie/allergieën
      analogie/analogieën analyse/analyses/analysen antithese/antithesen/antitheses baas/bazen bacterie/bacteriën basis/bases/basissen
      bede/beden behoefte/behoeften/behoeftes betrokkene/betrokkenen bewijslast/bewijslasten bijdrage/bijdragen/bijdrages
      bijlage/bijlagen/bijlages biologie bodem/bodems boodschap/boodschappen breedte/breedten/breedtes brief/brieven bril/brillen
      buis/buizen bus/bussen categorie/categorieën code/codes conclusie/conclusies constante/constanten controle/controles
      crisis/crises/crisissen criticus/critici cursus/cursussen curve/curven/curves cyclus/cycli/cyclussen daad/daden dag/dagen
      democratie/democratieën denkwijze/denkwijzen/denkwijzes diagnose/diagnoses/diagnosen dief/dieven diepte/diepten/dieptes
      doos/dozen drie/drieën drijfveer/drijfveren druif/druiven druk/drukken duif/duiven economie/economieën eigenschap/eigenschappen
      eis/eisen energie/energieën enquête/enquêtes epidemie/epidemieën etappe/etappes/etappen evidentie/evidenties
      exegese/exegesen/exegeses fase/fasen/fases filosofie/filosofieën filosoof/filosofen formule/formules fotograaf/fotografen
      gans/ganzen geboorte/geboorten/geboortes gedaante/gedaanten/gedaantes gedachte/gedachten/gedachtes geïnterviewde/geïnterviewden
      geleerde/geleerden gemeenschap/gemeenschappen gemeente/gemeenten/gemeentes geograaf/geografen gestalte/gestalten/gestaltes
      gewoonte/gewoonten/gewoontes god/goden golf/golven grens/grenzen groente/groenten/groentes grondslag/grondslagen
      grootte/groottes/grootten handelwijze/handelwijzen harmonie/harmonieën historicus/historici hoogte/hoogten/hoogtes
      hypothese/hypothesen/hypotheses idee/ideeën ideologie/ideologieën index/indexen/indices indruk/indrukken industrie/industrieën
      inval/invallen inzet/inzetten jongen/jongens jongere/jongeren kaart/kaarten kaas/kazen kans/kansen keizer/keizers keus/keuzen
      keuze/keuzes/keuzen kies/kiezen klasse/klassen/klasses kloof/kloven kluis/kluizen knie/knieën kolonie/koloniën/kolonies
      kopie/kopieën korf/korven kosten/kosten kous/kousen kritiek/kritieken ladder/ladders leemte/leemten/leemtes leeswijze/leeswijzen
      lengte/lengten/lengtes lens/lenzen leraar/leraren/leraars les/lessen lief/lieven literatuur/literaturen luis/luizen
      maatregel/maatregelen/maatregels maatschappij/maatschappijen maatstaf/maatstaven mate/maten materie/materies/materiën
      matrix/matrices/matrixen melodie/melodieën mening/meningen methode/methoden/methodes methodologie/methodologieën
      moeite/moeiten/moeites muis/muizen nederlaag/nederlagen neef/neven olie/oliën ondervraagde/ondervraagden oom/ooms
      oorlog/oorlogen oorsprong/oorsprongen opgave/opgaven/opgaves opzet/opzetten orde/orden/ordes organisator/organisatoren
      ouder/ouders oudere/ouderen overname/overnames pandemie/pandemieën paragraaf/paragrafen parallel/parallellen paus/pausen
      periode/periodes/perioden pijler/pijlers politicus/politici porie/poriën premie/premies premisse/premissen prijs/prijzen
      procedure/procedures proef/proeven prognose/prognoses psychologe/psychologen rede/redes/reden reden/redenen
      reikwijdte/reikwijdten/reikwijdtes reis/reizen religie/religies rente/rentes/renten respondente/respondentes reus/reuzen
      roos/rozen route/routes/routen rubriek/rubrieken ruimte/ruimten/ruimtes schade/schades scherf/scherven schijf/schijven
      schroef/schroeven scriptie/scripties sfeer/sferen slag/slagen sociologie spies/spiezen stad/steden staf/staven
      statistiek/statistieken steekproef/steekproeven sterkte/sterkten/sterktes stimulans/stimulansen stimulus/stimuli stof/stoffen
      strategie/strategieën symfonie/symfonieën synthese/synthesen/syntheses tabel/tabellen techniek/technieken
      technologie/technologieën tegenslag/tegenslagen terugslag/terugslagen terugval/terugvallen theorie/theorieën therapie/therapieën
      these/thesen/theses titel/titels toename/toenames trede/treden uitgave/uitgaven/uitgaves uitslag/uitslagen utopie/utopieën
      vaas/vazen val/vallen variabele/variabelen verdienste/verdiensten vereiste/vereisten volgorde/volgordes/volgorden
      volwassene/volwassenen voorwaarde/voorwaarden waarde/waarden/waardes waarheid/waarheden weergave/weergaven/weergaves weerslag
      weg/wegen werf/werven werkwijze/werkwijzen/werkwijzes wetenschap/wetenschappen wijs/wijzen wijze/wijzen wolf/wolven wolk/wolken
      wortel/wortels/wortelen zede/zeden zee/zeeën zege/zeges zekerheid/zekerheden zenuw/zenuwen ziekte/ziekten/ziektes
      zienswijze/zienswijzen/zienswijzes zijde/zijden/zijdes zone/zones/zonen zwakte/zwakten/zwaktes`),
  },
  {
    gender: 'n',
    plural: 'en',
    words: words(`aandachtspunt aandeel aanknopingspunt aantal accent akkoord ambt antwoord apparaat argument arrest aspect attest attribuut
      beding beeld beginpunt begrip bericht beroep besluit bestand bestanddeel bestuur bolwerk bord certificaat citaat complex
      conflict consulaat contact contract contrast debat deel defect dialect dieptepunt discussiepunt document doel doeleinde domein
      draagvlak duel eindpunt element equivalent etiket evenwicht exemplaar experiment facet feest fenomeen fonds formaat formulier
      fragment fundament gebied gebod gebouw gebruik gedicht geding geheel geluid gerecht gereedschap geschil geschrift geslacht
      gesprek gesticht getal gevecht gevolg gewest gewicht gezelschap gezicht gezichtspunt gezin handboek hart hoofd hoogtepunt
      hulpmiddel ideaal incident insect instinct instituut instrument internaat jaar juweel kamp kapitaal kasteel keerpunt kenmerk
      klimaat knelpunt krediet kruispunt kwartaal kwartier land landschap leerboek lichaam lichaamsdeel maatschap mandaat manuscript
      materiaal medicijn meer merk misverstand moment monument nadeel net netwerk object onderdeel onderwerp onderzoek ongeluk ontwerp
      oog oogpunt oor oord orgaan overschot overzicht paard pakket papier parlement patroon peil plagiaat plan platform plein
      praktijkvoorbeeld probleem product protest protocol punt raakvlak raam raamwerk rapport ras recept recht referaat relict restant
      resultaat richtsnoer schilderij schrift segment sentiment signaal spoor staal standaardwerk statuut steunpunt stuk subject
      substraat symbool symptoom syndicaat syndroom systeem talent tegendeel terrein tijdperk tijdsbestek tijdschrift tijdstip tijdvak
      traject tribunaal uitgangspunt uitzicht uur vakgebied vangnet veld verband verbod verhaal verschil vertrekpunt verwijt verzoek
      vlak voertuig voorbeeld voordeel voorstel vooruitzicht voorval vraagstuk vraagteken web werktuig woord zaad zinsdeel zwaartepunt`),
  },
  {
    gender: 'n',
    plural: 's',
    words: words(
      `beetje budget bureau cadeau cluster decor deeltje dossier essay feitje interview item kader label leger masker mechanisme meisje
      mengsel milieu monster nummer offer organisme paper percentage plateau raster register sample script semester seminar sprookje
      team theater venster verhaaltje voorvoegsel weefsel wonder`,
    ),
  },
  {
    gender: 'n',
    plural: "'s",
    words: words(
      `credo diploma dogma drama duo ego embargo fiasco logo manco menu motto panorama portfolio programma residu risico saldo scenario
      schema stigma tempo thema theorema trauma`,
    ),
  },
  {
    gender: 'n',
    plural: 'none',
    words:
      words(`aanbod aanzien afval begin beleid beraad bestaan bestel bewustzijn bloed denken doorzettingsvermogen functioneren gedachtegoed
      geld gelijk geloof geluk gemeengoed gemis geweld gezag goud handelen herstel internet kapitalisme kijken klimaatbeleid leed
      leiderschap leren lesgeven lezen lijden mededogen misbruik noorden nut onbegrip onderwijs onrecht ontstaan onvermogen oosten
      optreden overwicht personeel profijt publiek racisme schrijven spreken streven toerisme toezicht uiterlijk verbruik verkeer
      verleden verloop verstand vertrouwen verval vervoer verzet voedsel voortbestaan vuur wantrouwen weer welzijn westen
      zelfvertrouwen zicht zoeken zuiden zwijgen`),
  },
  {
    gender: 'n',
    plural: 'own',
    words: words(`advies/adviezen alternatief/alternatieven aquarium/aquaria archief/archieven artikel/artikelen/artikels bedrag/bedragen
      bedrijf/bedrijven beginsel/beginselen/beginsels belang/belangen besef bevel/bevelen bewijs/bewijzen bezit/bezittingen
      bezoek/bezoeken bezwaar/bezwaren blad/bladen/bladeren blok/blokken boek/boeken centrum/centra/centrums cijfer/cijfers
      cliché/clichés collectief/collectieven commentaar/commentaren concept/concepten congres/congressen corpus/corpora/corpussen
      criterium/criteria/criteriums datum/data decennium/decennia detail/details dilemma/dilemma's doelwit/doelwitten effect/effecten
      ei/eieren einde/einden/eindes erf/erven examen/examens feit/feiten format/formats forum/fora/forums gat/gaten gebaar/gebaren
      gebed/gebeden gebeuren gebrek/gebreken gedeelte/gedeelten/gedeeltes gedrag/gedragingen gegeven/gegevens
      gehalte/gehaltes/gehalten geheim/geheimen gelid/gelederen gemak/gemakken gemiddelde/gemiddelden/gemiddeldes gen/genen
      genre/genres genus/genera getuigenis/getuigenissen gevaar/gevaren geval/gevallen gevoel/gevoelens gewas/gewassen
      gilde/gilden/gildes glas/glazen goed/goederen graf/graven gymnasium/gymnasia/gymnasiums hof/hoven hol/holen
      hoofdstuk/hoofdstukken hotel/hotels huis/huizen idee/ideeën individu/individuen initiatief/initiatieven inkomen/inkomens
      inzicht/inzichten kalf/kalveren kanaal/kanalen karakter/karakters kind/kinderen kompas/kompassen kruis/kruisen
      kwadraat/kwadraten laboratorium/laboratoria lam/lammeren leven/levens lid/leden lied/liederen lijf/lijven lot/loten
      maximum/maxima medium/media/mediums meubel/meubels/meubelen middel/middelen midden/middens minimum/minima ministerie/ministeries
      misdrijf/misdrijven model/modellen moeras/moerassen motief/motieven museum/musea niveau/niveaus obstakel/obstakels
      onderscheid/onderscheiden ontslag/ontslagen oordeel/oordelen opstel/opstellen optimum/optima pad/paden paleis/paleizen
      paradigma/paradigma's/paradigmata perspectief/perspectieven podium/podia/podiums principe/principes/principen procedé/procedés
      proces/processen project/projecten raadsel/raadsels/raadselen record/records relaas/relazen rendement/rendementen resumé/resumés
      rund/runderen schip/schepen slot/sloten spectrum/spectra spel/spelen/spellen stadium/stadia/stadiums standpunt/standpunten
      stelsel/stelsels struikelblok/struikelblokken succes/successen symposium/symposia taboe/taboes tarief/tarieven
      teken/tekens/tekenen tekort/tekorten territorium/territoria totaal/totalen type/types/typen
      uitvloeisel/uitvloeisels/uitvloeiselen vak/vakken vat/vaten verdrag/verdragen verlangen/verlangens verlies/verliezen
      vermoeden/vermoedens vermogen/vermogens verschijnsel/verschijnselen/verschijnsels verslag/verslagen virus/virussen
      volk/volkeren/volken volume/volumes/volumen voornemen/voornemens vooroordeel/vooroordelen voorschrift/voorschriften
      wapen/wapens/wapenen water/wateren werk/werken wezen/wezens`),
  },
  // Everyday nouns: people, animals, the house, food, the town.
  {
    gender: 'c',
    plural: 'en',
    words: words(`aardbei advocaat afwas agent arend armband banaan beer bibliotheek bioscoop boer boon boterham broek bruiloft buik
      buurt buurvrouw camping citroen draad eend erwt fabriek fles fluit gebruiksaanwijzing geit gitaar grap griep hals
      handdoek handschoen hoed hond kat kers ketting klok kraai laars lamp leeuw maan mier misdaad muts naald nicht olifant
      oorbel peer piloot plank politieagent rechtbank rekening riem rugzak rups schaar schoen slang soep spin stoep
      supermarkt taart tand tandarts teen tent toerist tomaat tong tram trein trui tulp vaat verjaardag viool vork wang wesp
      wijn zeep zwaan`),
  },
  {
    gender: 'c',
    plural: 's',
    words: words(`appel badkamer bakker bezem bezoeker blouse borstel broer bruidegom chauffeur danser dichter dochter dokter emmer ezel
      fietser hamer heuvel huurder kapper kelder kelner keuken kijker kikker koffer koffie komkommer koper laptop lente lepel
      luisteraar monteur ober postzegel regisseur reiziger ruzie schilder schouder sjaal slaapkamer slager spijker suiker
      tante telefoon televisie tijger trainer vakantie verkoper vinger vlinder voetballer wandelaar winnaar woonkamer zanger
      zolder zwemmer`),
  },
  {
    gender: 'c',
    plural: "'s",
    words: words(`agenda auto baby camera cola collega euro firma foto hobby mama papa paprika paraplu piano pizza radio sofa taxi villa`),
  },
  {
    gender: 'n',
    plural: 'en',
    words: words(`adres bed beest bier brood dier dorp dorpshuis eiland geschenk hemd kantoor konijn ontbijt overhemd park paspoort
      rijbewijs schaap strand vliegtuig woordenboek ziekenhuis zwembad`),
  },
  {
    gender: 'n',
    plural: 's',
    words: words(`balkon cadeau diner horloge jongetje koekje kopje kussen laken meisje restaurant station theater ticket varken weekend`),
  },
  {
    gender: 'n',
    plural: "'s",
    words: words(`diploma menu`),
  },
  {
    gender: 'n',
    plural: 'none',
    words: words(`fruit vlees`),
  },
  {
    gender: 'c',
    plural: 'none',
    words: words(`boter rijst sneeuw`),
  },
  {
    gender: 'c',
    plural: 'own',
    words: words(`aardappel/aardappels/aardappelen brandweerman/brandweermannen buurman/buurmannen kapster/kapsters koe/koeien
      lerares/leraressen sinaasappel/sinaasappels/sinaasappelen timmerman/timmermannen vriendin/vriendinnen
      winkelier/winkeliers zus/zussen`),
  },
  {
    gender: 'n',
    plural: 'own',
    words: words(`been/benen`),
  },
]

/** Nouns that are used in the plural alone. */
export const pluralOnly: ReadonlySet<string> = words(`hersenen kosten onkosten inkomsten financiën notulen`)

// The ending of a noun that tells its gender and plural, the longest first.
export const nounEndings: readonly (readonly [ending: string, gender: NounRow['gender'], plural: PluralClass])[] = [
  ['graaf', 'c', 'own'],
  ['heid', 'c', 'own'],
  ['teit', 'c', 'en'],
  ['isme', 'n', 's'],
  ['loog', 'c', 'en'],
  ['ment', 'n', 'en'],
  ['iek', 'c', 'en'],
  ['ing', 'c', 'en'],
  ['tie', 'c', 's'],
  ['sie', 'c', 's'],
  ['ist', 'c', 'en'],
  ['ant', 'c', 'en'],
  ['ent', 'c', 'en'],
  ['nis', 'c', 'en'],
  ['age', 'c', 's'],
  ['ade', 'c', 's'],
  ['eur', 'c', 's'],
  ['tor', 'c', 'en'],
  ['uur', 'c', 'en'],
  ['tje', 'n', 's'],
  ['pje', 'n', 's'],
  ['kje', 'n', 's'],
  ['ij', 'c', 'en'],
]
