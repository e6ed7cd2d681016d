import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`van het een dat met die voor zijn worden deze als dit niet ook aan bij hij wordt was werd door kan maar naar uit dan kunnen tot over andere
  beelden wat geen gebruikt meer heeft verschillende werden zoals hebben nog veel wel onderzoek hun waren aantal binnen omdat onder moet zich
  zal platformen partij eerste maken goed alle tags foto dus mijn tussen nieuwe twee had model mensen zelf gebruik één tijd men jaar staat
  resultaten zij grote keer toen manier moeten mogelijk chatbot hoe platform zou bachelorproef per tijdens gaan waar intent entities gebruiken
  echter enkel intents elke drie jaren verder steeds minder daar eigen hem chatbots gaat gemaakt haar toch heb trainen vaak probleem termen
  rasa data deel laatste want elkaar bestanden tegen doen wil welke vooral via komt netwerk voorzien huis computer informatie komen zonder dag
  taal waarbij naam daarom slechts enkele heel altijd later werken iets net hier doordat opnieuw daarbij beste indien waardoor thema wanneer
  werk eerst toe samen vraag groot meest toegevoegd maakt server vier vragen zowel centrale begin ging voorbeeldzinnen applicatie beter waarin
  nodig terug wit bestand alleen grootste soms tweede hadden basis duidelijk rond software zien kinderen moest geven zelfs rol ongeveer delen
  periode bijvoorbeeld ontwikkeld luis ingebouwde blockchain wie uur krijgen vijf vinden weten staan zei eerder kwam man eenvoudig oplossing
  voorbeeld volledig concepten hommels dataset zullen machine correct bob sinds elk lang mee biedt gegeven bestaat terwijl immers genoemd der
  ontwikkelaar valt blijft enige alles erg laten waarmee zit daarna tien woorden experiment uitgevoerd volgende eeuw bepaalde zeer hierdoor
  beschrijven events gewest daarnaast juist kennis volgens kreeg kon ten weet meeste belangrijk dezelfde schrijven gemiddelde stad landbouw
  code databank nooit vanaf verkiezingen politieke dagen bedrijven weinig open leven museum hoofdstuk vervolgens gedaan musea bleef even
  spelen plaats gemiddeld systeem zouden september getraind berichten week vorm achter doel stuk onderzocht hierbij testen beeld ons meteen
  huidige regering gebouwd herkennen bieden antwoorden type belangrijkste weer geweest algemeen mij kleine sommige meestal naast land vader
  pas bekend werkt weg vormen digitale gezien sterk waarde lijst willen ander waarop miljoen liberale juiste bericht gratis cloud facebook
  herkend onderdeel computers protocol correcte federale doet iemand kunt verschil geschreven uiteindelijk volgt soorten hoewel eens houden
  middel zinnen sinterklaas interessant blijkt term aspirine voorkomende vergelijking gebruiker menselijke project aldus blok zeker moeilijk
  krijgt vond moment soort helpen blijven moeder kun minstens invloed bestaan kijken klein procent korte groep bepaald liggen oude goede
  voeren beperkt vast nieuw belangrijke provincie namelijk leden cox werking valideren intelligentie interface transactie tracker peers
  tekenen coalitie krant zetels markt precies ligt tekst laat gebeurt woord hele projecten vanuit ter dertig bijna kort gegevens vroeg snel
  gebied lijn toevoegen rest bepalen resultaat graag vorige speelt tevens bedrijf vereist welk augustus ontstond baldakijn mattentaart hommel
  getest prostaglandine stellen the regelmatig modellen artificiële entiteit verstaan bevat systemen peer cultureel boven gewone niemand beide
  antwoord gewoon iedereen echt anders jongen telkens kind waarom hen studies bouwen leren onderzoeken lichaam konden hoeveel wereldoorlog
  liefde mogelijkheid kennen halen fouten bedanken waarvan betekent maart tegenwoordig zoon wiskunde voegen ervoor source vervangen bedoeld
  gekend specifieke hiervoor interessante tool classificeren input fout alternatief entiteiten opgeslagen website versies helft kartel vrij
  reeds jonge bleek eigenlijk weken voordeel deed agent geschiedenis proces begon zin hand lange beantwoorden slecht werknemers oorlog
  gedurende nam gekozen scoort moesten zes zie problemen gesprek derde geeft daarmee hetzelfde gaf zoek ondanks machines volledige graf extra
  wereld zorgt enorm sturen tegenstelling leiding west presteert applicaties datasets besproken assistent ontwikkelaars user berekend
  geclassificeerd vermeld klasse object objecten smart collectie unieke inwoners midden wijzen terecht mag stap product thuis hebt
  universiteit zeggen helemaal water februari ontwikkeling context literatuur voldoende hiervan kamer landen beschikbaar daarvoor zodat gevolg
  zoeken niks leggen idee taak meerdere allemaal beginnen geplaatst onze waarden boek twintig gevallen jas functie lezen verwacht wilt buiten
  genoeg principe vermogen officiële nemen vrijwel rekening succes deur reden gehouden gebruikte nectar potter stof verdeeld boot gebeuren
  belang cross ontwikkelen aangeboden spellingsfouten duidelijke entity iteratie talen top creëren aangemaakt diensten zaken configureren
  zogenaamde transacties miners contracts protocollen nationale speelgoed waarschijnlijkheidsscore minister ruimte nauwelijks beschouwd
  kwaliteit bovendien verbonden nee wist ouders plek wonen praten denk zichzelf aandacht scriptie historische kerk gezin hedendaagse geworden
  hiermee geef methode mocht anderen programma verschillen klinkt emoties verband daardoor waarschijnlijk nadat hoeveelheid ondersteunen
  ochtend zegt gekeken seconden stonden bedoeling liet beschrijvingen film echte liep toeval zitten prestaties toegelicht verzoek datum hoge
  vandaag gestuurd zetten test familie baby stoel vakantie stond zeven trok november minuten bevolking dieren vaste klassieke middeleeuwen
  zorgen angel grotere aanwezig hoofdstad opleiding boten college kunst stuurt politiek besloot opslaan beoordeeld algoritmes intentherkenning
  communiceren internet functionaliteiten aangezien categorie bot mogelijkheden sectie algoritme beschrijving contexten afbeelding business
  grootte stelt veranderingen bitcoin swarm torrent getagd erfgoedcollecties themamodel partijvoorzitter hoofdredacteur jan kabinet telt
  twaalf kilometer oudere gekregen raken personen voorbereiding verplicht leer ben gezegd honderd mening licht alsof betekenis daarop sociaal
  centraal daarvan geheel gevolgen vol slot communicatie keek individuele sociale dagelijkse gevonden begrip inmiddels hogere diverse lijkt
  effect boeken mooi vrije hoogte iedere ooit geval warmte misschien persoon lag haalde mogelijke vindt dicht ontbreekt verloren verhaal
  school namen houdt denken eveneens leveren specifiek leiden kent brood kost daarin feit getal opvolger titel hield sneller bracht zuid
  planten oosten zware maakte tabel noch bevatten verkrijgen operatie onderzeeërs noord partijen genomen actief opgericht basiliek stemmen
  gebruikers pocket integratiemogelijkheden focus experimenten ondersteunt configuratie module dialogen gebouwde uitvoeren keuze hierboven
  genaamd beschreven aangeduid doorheen gewerkt developers momenteel versiebeheersystemen versiebeheersysteem gedecentraliseerd versie toegang
  concept pagina trainingsbeelden beeldherkenning periodemodel periodes registratoren oktober voorzitter parlement vakbonden afstand arbeid
  studenten werkte natuurlijk ervaring best klanten bent paar nadelen studie traditie nou heet leidde gemeenschappen lokale publieke waarna
  tegelijkertijd geanalyseerd recht zag gegroeid analyse telefoon gesprekken gesproken hoofdstukken ruim loopt zat portretten buurt kiezen
  positie mate voornaamste effectief gesteld systematisch ziet kans niets kwamen behulp stappen oorsprong vastgesteld scherm gezet wij handen
  spijkertje viel krijg rode bijzonder melk vlak figuur einde vrouw bodem kwartier bijdrage voorkomen alvorens dient bestond half mevrouw
  energie eenvoudige ontvangen beschikking praktijk cellen functies vierde neer lage oud noorden internationale minste trad juni ontwikkelde
  verwerkt matten ervan reactie uitzondering steen wemel prijs inhoud meerderheid vanwege speciale technologie vele bekende nadeel nest auto
  hoger kregen staten polen oppervlakte toekomst technieken voorbeelden cases toonde steun voorkomt functioneren begrijpend opgesteld manieren
  implementeren voorleggen scores scoren promotor vrijheid voorgaande framework score intentie functionaliteit begrijpen verwerken techniek
  eindgebruikers samenwerken account slimmer achterhalen vooraf parameters berekenen skill rechtstreeks opvragen stijgen exceptie rechten
  adres opgevraagd verifiëren moderne afgekort totaal behoefte links metadata sinterklaasfoto taggen verwijzen inhoudelijke schilderijen
  bevragen maximale schone kunsten verliet katholieke strips werf parlementsverkiezingen circuit koers motie nederlaag druk deelt veiligheid
  leeftijd onvoldoende knop bezwaar zolang bron eerlijk regionale langer onderwijs vorming stage lopen maanden maand avonds zodra vallen hard
  schoot elf opvallend wijze groepen aanvankelijk leek decennia fysieke bestuurlijke toegenomen wet dienen gemeenten voorstel onderwerp flink
  veroorzaakt populaire overzicht leg volgen cijfers oplossingen neemt apps dokter verzamelen koffie partner tegenover ingezet afkomstig
  onderscheiden economische technische nadruk termijn slechter moeite onderzoekers vroeger sterke vertellen stil wilden gebeurde stroom raakte
  afzonderlijke biochar hectare opgevangen kolonies ijzer staaf kaarsvet overeen tijden beetje helpt natte dichter langs broer langzaam dood
  bloed onmogelijk publiceerde verleden ritme rijk schrijft vriendin trouwens meisje houten toevallig geleerd kende steken ontdekken gelegen
  ogen medewerker zaterdag lezers brief diploma stuurde gang grond stel ketel gas zet noemt testament vastgelegd instellingen evenwel latere
  waarvoor chromosomen proberen veerman zette karakter stand schoenen bruid broers premier maakten wilde begonnen gebieden ontstaan oost
  selectie blad geboren plaatsen vroege tekende oudheid kunstenaar sint altaar hoofdzakelijk vliegen bloemen bijen stuifmeel ware afdeling
  avonturen aanval vandaar salicylzuur uitgebreid stoffen beschadigd algemene centrum bevond mijlen president koninkrijk harde zoveel
  oorspronkelijk werkzaam lid beslag noemen gedragen opgenomen geslacht waaronder groter nuttig zoektocht leidt betere joodse sleep schepen
  natuurlijke bestuur keerde macht mindere veroorzaken objectieve accuraatheid vereisen overweg verscheidenheid meerwaarde locaties extraheren
  geautomatiseerde klant ontwikkelingen implementatie tal concurrenten lager feedback bekeken integraties lokaal componenten paard
  representatieve gegenereerd technologieën inhoudelijk vergeleken onderstaande grafische succesvol netwerken moeilijker online aanbieden
  onderhouden vastleggen output automatisch manueel cli geïnstalleerd verantwoordelijk slag herkende alsook matrix metrieken skills
  systeementiteiten groen accurate lossen eenvoudiger verzameling noodzakelijk bijgehouden verlopen projectie brengen event ontvanger
  versiebeheer prototype http factoren wijzigingen filosofie doelstelling stukken stuklengte sprake hash blokken bit feature afbeeldingen
  fotocollectie ingedeeld hoogste plezier minst huwelijk ontsluiting case registreren lijden doorzoekbaar reeks kenmerken scoorde volwassene
  ervaringen bruidegom behaalde collecties verkleinen drempelwaarde christelijke mei uitgever gazet richtte kuifje verhalen opgevolgd groeide
  provincies fractie hoofdstedelijk solfège alliantie partijleider zoo fietsen toezicht verkoop argument hulp dertien snelheid ver erop
  onderscheid dankzij eisen voldoet hoeft straat veilig beginsel beslissingen omtrent klimaat derhalve temeer beschikken volwassenen betreft
  ongelijke doorgaans hervorming bestaande bijgevolg euro vorig voorjaar begeleiding zelfstandig kracht vind den weigeren organisaties missen
  hoog jammer voordelen geld eten slechte normaal trouwen trein hangt december hond ondertussen oog hoor luidt zwijgen tachtig verschenen
  gebaseerd theoretisch heden opgebouwd conclusie wetten beoogt burgers nagenoeg formele verdrag omgeving verrassend name fase bespreek
  patiënten medische deelnemers toestemming inleiding aanbevelingen erbij negen eind eenzaamheid ouderen gericht verlies gegooid decennium
  blik aanwezigheid bibliotheek bescheiden auteurs wellicht belangstelling aanzien uiteen mede gebouwen vergt dikwijls slotte gekoppeld
  toepassing overal meningen ingevuld avond nacht klok stoppen haven kant leert kogel behandeling kas acht gevolgd significant toilet
  toetsenbord centimeter graden plus leeg wassen staven koper stukjes stukje warm herhaald herhaling duurde telde route blauw streng keuken
  lezer vaart verdwijnt grootvader diens getekend vrouwelijke verschijnen gerekend koos gelezen rex drinken gebeurd halverwege les gescheiden
  verliefd merkte lees zwaar uitsluitend beoordeling voorkeur gezamenlijk hoeven onmiddellijk opgemerkt afspraken krat formeel brieven
  oefening word plank lagen klaar bekijken blij dochter schoof vooruit pomp hybride vijftig glas levenstestament overlijden echtgenoot
  daarentegen financiële mitose dingen zus vraagt eraan regels raam heette stroming najaar eiland mannen varen los verdieping zesde
  gemakkelijk pijn lachen liedje zocht bedacht sluier vredesconferenties delegatie bezetten tijdelijk bestonden makkelijk sloot geleden gingen
  ontdekking bewaard allereerste uitgevonden werkzaamheden geleverd wiskundige scholen legde kunstwerk beeldhouwer werkten architectuur
  beeldhouwkunst pontificaat gebak mattentaarten voornamelijk relatief beweging kleiner omgevormd steek tenzij aardhommel produceren hierop
  zomer vriendschap direct griffel instantie professor zuur noemde gehele werkende pijnsignaal enzym zee opdracht bouwde grieken passage
  bemanning loskoppelen slepende loch verdragen geallieerden ieder gesteund combinatie bereiken studeren universitaire vrienden voorliefde
  logica onderdelen puur trekken duiden uitgesproken lessen aangepast blijken spel vlucht maag gebracht gevoelig bloedplaatjes achtergrond
  arabieren overgenomen uren goedgekeurd losgeraakt slaagden contact onafhankelijk democratie sterkste punt afhankelijk uiteenlopende zicht
  toepassen treden oprichting senaat leraren schip schede aparte tong concurrentie klaver bestuiven hoofd normale westen minimum aangeraden
  getrainde standaard uitgediept stilgestaan datums tijdstippen beoordelingstechnieken winnaar klantenservice geïmplementeerd vergemakkelijken
  opgezet parameterwaarden aanzienlijke persoonlijke nalezen opgelost verbeteren nodige types conversatie gesprekspartners taken bereikt
  gedownload services doorlopen bekomen concrete conversaties trainingsdata presteren marktspelers metriek voorspeld bovenstaand vergelijken
  grotendeels startpunt conclusies breiden perfect gevalideerd train slechtst continu eender bod onderstaand ondersteund parameter gehaald
  locatie tonen bovenstaande default fallback classificatie training verstuurd documentatie matrices praktisch cyclus spraak set tools
  assistenten geschikt aanbiedt geïntegreerd gebruiksvriendelijke aanmaken veranderen resterende bots aanpassen paper programmeertaal python
  breed edities synoniemen component ingegaan analyseren commando eerdere versturen zichtbaar aangegeven publiek eventueel nodes service
  weergegeven wijzigen vrijdag verhogen klassen scheiding state database afspraak projecties realiseren steunen bytes uitschieter schijf
  controleren participanten slaan vereisten geslaagd gangbaar dataopslag aspect beiden beperkingen fel toegankelijk git uitgelegd logboek
  branch compatibel steunt infosleutel circulatie beschikt negatieve geboorte beeldherkenningssoftware validatie tag dalen rappel precisie
  strand weergave uitdagingen video zulke speelgoedfoto dank sfeer vermoedelijk mislukte bestandsgrootte erfgoedobjecten iconografische
  afgebeelde retro nakomelingen sheets trouwfoto challenge labelen koninklijke totale merendeel formaat scorende foute structuur jonger
  academie volkspartij liberalen regeringen nazi album dagelijks verscheen striptekenaar boelwerf schelde boel onderneming crisis
  staatshervorming onderhandelingen zolder paarse stapte figuren liberaal taalgrens juli vernieuwing graaf rechts verworpen ministers
  fractievoorzitter april zingen arrondissement ingenieur geert bourgeois economisch democraten zakte fietspad pad elektrische begrijpelijk
  betoog leeftijdsgrens inschatten vervangt zestien mogen actualiteit invoering zestienjarigen niveau mits gepaard jongeren verantwoorden
  besluitvorming uitgesloten verlaagd wijken beleid dreigt wetgever maatregelen onlosmakelijk beschouwen nul tas complimenten jij logisch
  schreef leerling haag supermarkt betalen overheid bespreken hoef kookt gebakken situatie koken kijkt serieus neem vuurwerk ermee kwart
  vasthield lucht buurvrouw sloffen vóór verjaardagen opa generatie ergens klopt doe bijt kostte perspectief herinnering getuigenissen
  vijftien interviews sluit behandelt rouw januari markeert omgevingsrecht integraal kader samenhangende benadering zorg participatie
  vaststelling betrokken doch hoeverre onderzoeksvraag internationaal uitspraken afgesloten plant kijk kamerplanten redelijk levensloop
  kwekers onzeker dokters steden spreekt bakker ziekenhuis gevaarlijk ziekenhuizen professionele duur buurman radio ademhalen bewaren sommigen
  middag spullen gezondheid gelden gemis vertrouwenspersoon bredere afgelopen nabijheid richting kritische merken oorzaak scheiden actieve
  cursussen schaal beschikbare materiaalkundige institutionele richt vervanging hetgeen analyseert initiële vormt vestigt vergelijkend
  openbare registratie dergelijke verplichtingen kom veranderd artikelen uitstelgedrag planning verklaart gevoel verveling ene lastig
  nachtwerk biologische slapen diep gezonde fijn rustig verdienen gebrek zochten vonden zondag arbeiders verbood aangesloten fabrieken dunner
  schemer valversnelling diameter vastgehouden elektromagneet onderbroken startte timer gemeten uitgezet overeenkomt exact extrapolatie
  eindresultaat verwaarloosbaar nitraat zandgrond gebruikgemaakt gevuld respectievelijk wekelijks toevoeging controle zekere gecontroleerde
  omstandigheden bacteriën koffieautomaat trapleuning vierkante blanco tellen won plaat vermoeden schatten groeit metalen gebruikten aluminium
  messing beneden regen stapel opzet proefleider losse vellen meter betekende droge ethische gemeente gevel vielen bedenken oudste tegelijk
  ontleend roman vergeten eruit ontving troost grens document auteur toevertrouwde late verplaatst verdere kopiëren verhouding versterken
  personages overwegend zorgvuldig romans bladzijden weinige middelbare laatst bezig kaal hangen overslaan kees warenhuis prins verdrietige
  raad donker spannend verliest verkeerde begint draagt ding rekenen stripverhaal dubbele ruikt aangezet afloop loop wakker rust blog dure
  opstaan vervelend vanzelf moe bed draaien haalt denkt verstandig dergelijk ervaren raadzaam driemaal kritiek heldere rijst kook geweten
  scherp variëren eet honger waard eentje voelt ruzie uitnodiging tip baan opruimen lege ronde zakken meubels geloof warmtepomp opwekken
  kilowattuur koude haalbaar dak let buren berekening betrekking optreedt gelijke goederen behouden volmacht documenten bevelen meiose hielp
  cel allebei husselen paren mist pak kleuren zeg moeilijkste katten bak uitsluiten morgen vertrouwd deken pont aanrecht steiger legt voeten
  gehad drempel juffrouw barometer dienst bewijzen meenden bevestigd sloeg storm nadien gewikkeld lift vijfde dacht droeg drukte stem laptop
  probeerde woonde muziekschool deden speelde rood ambtenaar oom origineel papa map geleid honderdduizenden schuld conflict veteranen besloten
  eilanden trokken ontevreden dictatuur pers chaos orde bezet sikkel uitvinding gewassen boeren primitieve tarwe overgang steentijd jagen
  voedselsoorten plantenveredeling hout malen paarden jaartelling bewijs kolonel opstellen schot kandidaat universiteiten aanleg complexe
  waaraan jongens beoordelen element beroemde maniërisme afgeleid carrière architect pauselijke barok eieren amandelen taarten benaming
  gewonnen gestremde productie twijfel zuivelproducten danken kaastaarten noodzaak aerodynamica vleugels diepgaand mannetjes langere
  stuifmeelkorfjes werksters vrouwtjes verdedigingshouding ratelaar overigens hoeveelheden commercieel stuifmeelkorfje thomas ontmoet bevriend
  ontmoeten aangaat eeuwige verbinding geneesmiddelen ontdekt beschrijft acetylsalicylzuur zuivere samengesteld tabletten formule
  zenuwuiteinden doorsturen geproduceerd afgebroken stimuleert joden omgangstaal sprak cultuur hellenistische gegaan toedracht gesleept keren
  tocht vertrek interbellum verslagen mogendheden oprichten inclusief behandeld verdelen verenigd enorme gezag vertegenwoordigen erkend
  gedelegeerden symbolisch ambities zagen ontwikkelingslanden genetisch insecten kapitaal stabiliteit priester ongetwijfeld zestienjarige
  docenten herzien arts master examen theologische titels vereiste omgedoopt teken materiaal koepel waarbinnen geweven sterker enig schilder
  schilderij westelijk noordelijk voorkwam toegewezen insect beharing bekendste anatomie toverschaak onderschept vaders perron crash straf
  merknaam medicijn werkzame pijnstillend geïdentificeerd arachidonzuur vermelde pijnstillers artikel stierf overige achtte banen nationalisme`)
