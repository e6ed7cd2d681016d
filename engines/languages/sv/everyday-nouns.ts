import { words } from '../words.ts'

type NounRow = { readonly gender: 'c' | 'n'; readonly endings: string; readonly words: ReadonlySet<string> }

// Nouns of every day and of papers, by gender (c for en, n for ett) and declension: endings of bil, bilen, bilar, bilarna. `-` none,
// `x` no such form, `*` on the stem without its last vowel; a word with `!` doubles its last letter before endings. What is of two
// genders stands in both. Sorted.
export const everydayNouns: readonly NounRow[] = [
  {
    gender: 'c',
    endings: 'e en ar arna',
    words:
      words(`abborre armbåge backe borste buske droppe ekorre fånge granne gubbe hage handske hare herre kasse kille kudde kulle mage misstanke
      motståndskämpe måne oxe pojke påse skalbagge stråle tandborste tanke timme tumme udde vante vinge ände`),
  },
  {
    gender: 'c',
    endings: '- en er erna',
    words: words(`accent advokat affär akt aktivitet algoritm altan ambassad ambition analys annons apelsin applåd arbetarklass arbetskamrat
      arbetskraft arbetsmarknad arbetsplats arbetsuppgift artist asfalt aspekt asyl attack attityd avgift avsikt baddräkt bakgrund
      balkong banan bank bild biljett biograf blodcell bomb bostadsrätt bransch bredd butik bygd bön cell chans chaufför chef dal dans
      databas definition diagnos dialekt didaktik dikt diktatur direktör dirigent diskmaskin diskussion disputation dos dryck effekt
      egenskap ekvation elefant elev elit enkät ensamhet entreprenör epok erfarenhet etik expedition export fabrik familj fart fas
      fastighet fest figur film fiol fjärrkontroll flickvän! flygplats flöjt form fotnot framtid fras fred frihet frisyr frisör fritid
      fritidsaktivitet frukt funktion fysik färdighet färg följd förlust förort garderob gardin gas gemenskap general generation gest
      giraff gitarr grad graf grammatik grund grupp gräns grönsak gudstjänst gymnasieelev gång gäst handled hastighet helg hemlighet
      hemuppgift hjälp hudfärg hypotes hyresgäst hyresrätt hållplats hälft höft högtid höjd identitet idrott idrottsplats import
      individ infektion informant ingenjör ingress inkomst inlämningsuppgift insats inspiration institution integration journalist
      kalsong kampanj kamrat kanal kandidat kanin kant karriär kartong kastrull katalog katastrof kategori katt kavaj kemist kind klass
      klasskamrat klient kolumn kommun kommunikation kompetens kompositör koncern konflikt konkurrens konkurrent konsekvens konsert
      konsonant konst konsument kontinent kontrast kontroll korridor kostnad kraft kredit kris kritik krokodil kultur kund kunskap kur
      kurs kusin kust kvalitet kvot känslighet kör lag lagkamrat landsbygd larv ledighet lektion likhet lukt lunch lägenhet längd
      läroplan lögn majoritet makt marginal marknad maskin match matematik medelklass median medicin merit metafor metall metod
      mikrofon miljövän! minoritet minut mobil modell moral motivation motsats mustasch myndighet måltid månad mängd möjlighet nation
      natur nerv norm not novell nyhet nämnd observation ojämlikhet omsorg operation organisation orkan orsak ort osäkerhet parentes
      parfym park pastill patient pedagogik pension pensionär period person pilot pingvin plan planet plast plats plikt pojkvän! polis
      portier premiär present president prestation princip procentenhet process producent produkt produktion prognos provins präst
      psalm publik punkt påföljd rabatt rad rapport recension redaktion redaktör referens region regissör reklam rekommendation
      relation religion repetition replik resenär respondent restaurang risk ritual rockgrupp roll roman rubrik rytm rättighet röst sak
      sallad sats scen sekund seminarieuppgift servitör sevärdhet signal situation skatt skillnad skrivuppgift skuld skyldighet
      slutsats släkt smak soldat solist sorg sort spalt sport språkkunskap stat station statistik stereotyp stickkontakt straffsats
      struktur student stöld svårighet svårighetsgrad symaskin syn sång sås säkerhet tabell tablett takt talang tandkräm tangent teknik
      telefon temperatur tendens term termin text tidskrift tjej tjänst toalett tolerans tomat tomt tradition trend tur turist
      tvättmaskin typ tältplats uppgift uppsats upptäckt uppväxt ursäkt utflykt utgift utsikt variant variation vas verklighet
      verksamhet versal version vetenskap vikt vinst virusinfektion vittnesplats vokal våldtäkt vän! vänskap växt växthuseffekt
      webbplats weekend åsikt åtgärd`),
  },
  {
    gender: 'c',
    endings: '- en x x',
    words:
      words(`arbetslöshet barndom befolkning bensin betong bomull brandman! el flerspråkighet forskning hud hungersnöd inflation information
      inlärning jämlikhet jämställdhet konsumtion kärlek litteratur luft luftfuktighet lydnad mat mjölk musik nederbörd nedskräpning
      nyår omvårdnad otur politik rasism respekt saknad sand stress svält sömn tillväxt trygghet turism tvåspråkighet ull uppmärksamhet
      utrotning välfärd välgång`),
  },
  {
    gender: 'c',
    endings: '- n x x',
    words:
      words(`adel bio cancer feber förståelse glädje grädde historia hälsa hörsel ilska influensa juice kyla känsel lycka läsförståelse pasta
      radio snö terror vila värme`),
  },
  {
    gender: 'c',
    endings: '- en *ar *arna',
    words: words(`afton midsommar morgon`),
  },
  {
    gender: 'c',
    endings: '- n - na',
    words: words(
      `akademiker centimeter elektriker fysiker kilometer kritiker kvadratmeter liter musiker ordförande partner politiker tekniker`,
    ),
  },
  {
    gender: 'c',
    endings: '- n r rna',
    words: words(`aktie anklagelse artikelserie bakelse berättelse betydelse fiende hustru händelse jämförelse linje rörelse sambo serie sko
      stavelse styrelse upplevelse valrörelse video övertygelse`),
  },
  {
    gender: 'c',
    endings: '- n er erna',
    words:
      words(`allergi armé bikini byrå dator demokrati doktor energi entré faktor filosofi hobby idé industri intervju ironi kommitté kö melodi
      miljö moské motor nivå professor rektor ridå strategi succé teknologi teori turné`),
  },
  {
    gender: 'c',
    endings: '- en ar arna',
    words:
      words(`andning anledning ansträngning anställning app arbetsdag arm ask avgränsning avhandling badrock bassäng bebis bedömning begåvning
      behandling belöning beräkning beskrivning bestraffning bevisning bil bildtext bit björk björn blick blixt blogg boll brytning
      budget bugning bunt burk buss båt camping dag dagstidning dalgång dam! del diktsamling diskriminering dom drottning dröm! dusch
      dörr ek eld fackförening fattigdom filt fisk fjärdedel fjäril flykting fläck fog fredag frukost frys frågeställning främling
      fängelsedom födelsedag förbättring fördel fördom föreläsning förening föreställning förklaring förkylning förorening försämring
      förändring geting glass gran granskning gren grill grind gris gud gymnastiksal gård haj hall hals halsduk handduk handling hatt
      herrgård hink hiss hund husvagn häl häst hög hök hörlur höst hövding igelkott ingång inledning inställning invandring investering
      isbjörn jord jordbävning jul kalv kam! kjol klick klimatförändring klubb klänning knapp knappnål kniv kock kod kompis kopp korg
      korv kropp kroppsdel krusning kräm kung kvart kväll kvällstidning kyckling kyl lastbil lax luftförorening lugg låt länk läpp
      läsning lök lön! lördag lösning mapp mask matsal matsked medlem! mening metoddel middag minskning mobbning mopp motorväg
      motsättning mun! måndag mätning nackdel novellsamling nål omröstning onsdag orm ost picknick pingst podd port potatis prins
      problemformulering provräkning puls pyjamas påsk päls radbrytning ram redovisning regering resultatdel rikedom riksdag riktning
      ring robot rock rygg ryggsäck räkning rättegång räv sal sammanfattning sanning satsning sax sill simhall sjukdom själ sked skog
      skoldag skolgång skrivning skruv skylt skärm skärmdump sladd slav slips sluttning släkting sol sommardag spets spik spis sporthall
      spårvagn stadsdel stam! start sten stenmur stig stil stol storlek storm strejk ström! stämning svamp svan svans sysselsättning
      syssling säl säng söndag tall tallrik tegelsten tesked tidning tisdag tjur tjuv tonåring topp torsdag torsk trummis tråd trädgård
      träning tull tupp tvilling tvål tävling ugn undersökning undervisning ungdom uppfattning uppfinning uppvärmning utbildning utgång
      utmaning utredning utställning utveckling vagn vakt val valross vandring vardag varg vik vind vinterdag våg vår vård väg vägg
      värld återvinning älg älv äng änkling ökning öppning örn översvämning översättning övning`),
  },
  {
    gender: 'c',
    endings: 'a an or orna',
    words:
      words(`anka apa aula bilaga blomma bräda buckla byxa bölja charterresa dimma docka dosa droska duva fara fena ficka firma flagga flaska
      flicka flotta fluga fläta forskningsfråga fråga fälla färja förmåga förskola gata glödlampa groda grotta grundskola gruva gryta
      gräsmatta gröda gumma gurka gåta gåva gädda haka handväska hemläxa hemsida hjärna humla hylla hyra häxa högskola höna jacka kaka
      kamera kanna kappa karta kassa kista klippa klocka klyfta kofta kollega krona kråka kräfta krönika kula kurva kvinna kyrka källa
      känsla lampa lejoninna lista litteraturlista lucka lunga låda lärarinna läxa maka mamma massa matta metervara midja mussla mygga
      myra människa mössa nota nypa näsa olja olycka opera ordlista orättvisa padda panna papegoja pappa penna pipa pizza planka
      prinsessa referenslista regnjacka resa resväska reva ruta råtta rädsla räka ränta röra saga salva semesterresa sena sida siffra
      sjuksköterska självkänsla skada skala skinka skiva skjorta skola skråma skugga skådespelerska sköldpadda smula smärta soffa
      sommarstuga sopa soppa spricka stjärna strumpa strumpbyxa stuga stämma sula summa svala sångerska sömmerska tavla trappa trosa
      trumma tröja tunga tunna tunnelbana tårta uggla upplaga utgåva vagga vaggvisa vana vapenvila vara vecka vessla vilja villa visa
      väninna väska yta åska åsna älskarinna änka ödla`),
  },
  {
    gender: 'c',
    endings: 'e en e na',
    words:
      words(`användare apotekare arbetare arbetsgivare bagare batteriladdare borgare dammsugare dansare deltagare domare fabriksarbetare
      fastighetsägare fiskare forskare föreläsare författare förlorare förläggare försvarare försäljare högtalare insändare invandrare
      investerare invånare jägare kejsare kypare källare köpare laddare ledare lyssnare läkare lärare läsare manusförfattare medborgare
      modersmålslärare motståndare murare målare mördare partiledare programmerare rörmokare sekreterare skogshuggare skomakare skrivare
      skräddare skådespelare slaktare snickare spelare strömbrytare städare sångare tandläkare tittare tjänare universitetslärare
      uthyrare utvecklare villaägare vinnare vårdare väktare väljare åklagare åskådare ägare älskare översättare`),
  },
  {
    gender: 'c',
    endings: '- n *ar *arna',
    words:
      words(`artikel axel cirkel cykel debattartikel faster fjäder fågel gaffel genomsnittsålder hamster humor kabel kapsel lever minister
      misshandel moster mutter nagel nyckel orkester regel sedel seger semester snigel sommar spegel spindel stövel syster tiger titel
      triangel tunnel vinter åker ålder ängel`),
  },
  {
    gender: 'c',
    endings: 'i - x x',
    words: words(`biologi ekologi ekonomi geografi kemi psykologi sociologi`),
  },
  {
    gender: 'c',
    endings: '- n ar arna',
    words: words(`bro by fru oro sjö teve ö`),
  },
  {
    gender: 'n',
    endings: '- et - en',
    words:
      words(`ackord adjektiv adoptivbarn adverb album alternativ anbud anfall ansiktsdrag anslag antal anteckningsblock apotek arbetsliv
      arbetslöshetsstöd arbetsrum! arbetssätt argument armband arv attentat avbrott avfall avsked avslag avsnitt avtal ax bad badkar
      badrum! bakverk band barn barnbarn barnbidrag barnhem! begrepp begär behov belopp berg besked beslag beslut bestick besvär bett
      betyg betygssystem bevis bibliotek bidrag bindestreck blad block blodprov blodtryck blåbär bokskåp bolån bombplan bord
      bostadsbidrag brev brons brott brudpar bråk brädspel bröd bröllop bär citat daghem! dagis damm datorprogram! datorspel datum
      dekret departement diagram! direktiv distrikt djup djur djurslag dokument dop dopp drag dygn däck däggdjur dörrhandtag efterord
      element experiment fackförbund fall familjeliv fartyg fat fel fenomen fikabröd flerfamiljshus flyg flygplan folk folkslag fordon
      format formulär fosterbarn fotbollslag friluftsliv fritidshus fruktfat fruktträd frågeformulär fynd fält födelsedagskalas
      födelseår föl förbud förbund företag förfall författarskap förord förslag försprång försvar försök föräldrapar gardinband garn
      gatubarn genomsnitt gevär gift gips glas golv gram! gräl gräs guld hallon halsband handfat handtag hav hektogram! hemspråk hem!
      hjul hockeylag hopp hot hotell hus husdjur hushåll hår höghus hörn index initiativ inlägg innehåll inslag instrument intellekt
      intryck intrång intyg jobb jullov järn kakrecept kalas karaktärsdrag kattdjur kex kid klassrum! klimat klipp klädskåp knep
      knäckebröd kolhydrat koncept konstverk kontor kontrakt korn kort kortspel krav krig krigsfartyg kroppsspråk kräldjur kuvert
      kvartal kvarter kylskåp kök köksbord köpcentrum körkort körsbär körsbärsträd lag lagspel lakan lamm landskap landslag landsting
      lejon lingon liv ljud ljus ljusstaket lock lopp lov luftrum! lån lås län läsår lösenord löv magasin manus manuskript marsvin
      material medborgarskap medlemskap mejl mellanmål mellanrum! mellanslag mikroskop mineral missförstånd misstag mod modersmål moln
      mord morgonmål motiv motstånd mynt mål månlandskap mått mästerskap namn nattduksbord nattliv nederlag nyhetsprogram! nystan nät
      nätverk objekt ogräs oljud omslag operationsbord ord ordförråd ordspråk ostron paket par parlament partaj pass perspektiv plagg
      plan plommon porträtt preparat pris priskrig privatliv problem procenttal program! projekt pronomen protokoll prov pålägg päron
      radhus radioprogram! ramavtal recept regelverk regn rekord rep resultat rop rostbröd rum! rymdskepp råd rågbröd rättssystem
      samband sammanhang samtal schack semesterår sjukhus skattesystem skelett skepp skolbarn skolsystem skolår skott skratt skriftspråk
      skrik skrivbord skuldebrev skydd skåp skägg skäl skämt slagfält slott slut smultron småbarn snitt solsystem sommarhus sommarlov
      sopberg sovrum! spel spjut sportlov språk språkprov spår spädbarn staket stall statsskick steg straff stridsflygplan studielån
      studieår stål stöd subjekt substantiv svar svin svärd symptom synsätt syskon system sår sällskap sätt tak tal talspråk tangentbord
      teleskop teveprogram! tillstånd tillvägagångssätt tillägg tips tjut tonfall ton! torg torn trick troll tråg träd tyg tåg tält
      tärningsspel underhållningsprogram! underlag underskott ungdomsspråk universitet universum uppdrag uppehåll upplägg uppror uppslag
      utdrag utkast utslag utsläpp uttal uttryck vaccin val vardagsliv vardagsrum! varuhus verb verk verktyg videoklipp villkor virus
      visum vitlöksbröd våldsdåd vårdhem! väntrum! växthus ålderdomshem! år ägg äktenskap ändamål äppelträd ärr äventyr ögonblick
      ögonkast öl örngott övergrepp överskott övertag`),
  },
  {
    gender: 'n',
    endings: 'um et er erna',
    words:
      words(`akvarium auditorium gymnasium imperium kollegium kriterium laboratorium medium ministerium museum mysterium planetarium seminarium
      självstudium stadium stipendium`),
  },
  {
    gender: 'n',
    endings: '- et x x',
    words:
      words(`allvar aluminium ansvar blod bly farväl fläskkött förnuft förstånd föräldraskap grannskap grus hat hö krut kött lammkött ledarskap
      lugn mjöl nötkött omfång porslin prat samliv siden skräp smör sorl tenn tvång tålamod våld`),
  },
  {
    gender: 'n',
    endings: '- t n na',
    words:
      words(`ansikte antagande arbete bankkonto beteende boende byte bälte dilemma erbjudande examensarbete fiske foto frimärke fönsterbräde
      fördjupningsarbete förfarande förhållande förtroende gille grundämne grupparbete gruppboende hemarbete hertigdöme hjärta
      hushållsarbete häfte inflytande intresse kilo knä kommando konto kungarike kvitto leende linne läge löfte meddelande medelvärde
      medvetande minne misslyckande mode mottagande märke möte näste nöje omdöme område party piano procentvärde påstående rike rykte
      samhälle sammanträde sinne självförtroende skede smycke snöre spöke stycke ställe syfte testamente tillfälle täcke utbyte utrymme
      utseende uttalande vittne välde värde yrke århundrade årtionde ämne äpple ärende övervägande`),
  },
  {
    gender: 'n',
    endings: '- et er erna',
    words: words(`bageri batteri bedrägeri bryggeri café fett fotografi galleri garveri kafé kapital konditori lotteri paraply parti protein
      raffinaderi salt slakteri tryckeri vin vitamin`),
  },
  {
    gender: 'n',
    endings: '- *et - *en',
    words: words(`bakpulver bekymmer botemedel brevpapper buller citattecken exempel frågetecken fönster galler hinder kapitel kommatecken
      kännetecken läger medel monster mönster nummer offer papper personnummer piller register sekel silver skrivtecken stängsel tecken
      telefonnummer utropstecken vapen vatten väder`),
  },
  {
    gender: 'n',
    endings: '- t x x',
    words: words(`kaffe kunnande lärande sparande vetande vete virke`),
  },
  {
    gender: 'n',
    endings: '- et n na',
    words: words(`bi bo knä strå trä`),
  },
  {
    gender: 'c',
    endings: '- n *er *erna',
    words: words(`fabel formel muskel möbel regel variabel`),
  },
  {
    gender: 'c',
    endings: '- en - en',
    words: words(`procent`),
  },
  {
    gender: 'n',
    endings: '- t - n',
    words: words(`bandage garage reportage`),
  },
]

/** Nouns of forms of their own: gender and the four forms. */
export const irregularNouns: readonly string[] = [
  'c ansökan ansökan ansökningar ansökningarna',
  'c bok boken böcker böckerna',
  'c bokstav bokstaven bokstäver bokstäverna',
  'c bonde bonden bönder bönderna',
  'c bostad bostaden bostäder bostäderna',
  'c brist bristen brister bristerna',
  'c bror/broder brodern/brorsan bröder bröderna',
  'c dotter dottern döttrar döttrarna',
  'c examen examen examina/examen examina',
  'c far/fader fadern fäder fäderna',
  'c fot foten fötter fötterna',
  'c förälder föräldern föräldrar föräldrarna',
  'c get geten getter getterna',
  'c gås gåsen gäss gässen',
  'c hammare hammaren hammare hammarna',
  'c hand handen händer händerna',
  'c himmel himlen/himmelen himlar himlarna',
  'c ledamot ledamoten ledamöter ledamöterna',
  'c lärobok läroboken läroböcker läroböckerna',
  'c man mannen män männen',
  'c mor/moder modern mödrar mödrarna',
  'c morot moroten morötter morötterna',
  'c mus musen möss mössen',
  'c natt natten nätter nätterna',
  'c officer officeren officerare officerarna',
  'c påverkan påverkan x x',
  'c reporter reportern reportrar reportrarna',
  'c rot roten rötter rötterna',
  'c son sonen söner sönerna',
  'c stad staden städer städerna',
  'c strand stranden stränder stränderna',
  'c studie studien studier studierna',
  'c tand tanden tänder tänderna',
  'c teater teatern teatrar teatrarna',
  'c tentamen tentamen tentamina tentamina',
  'c tång tången tänger tängerna',
  'c x x pengar pengarna',
  'c önskan önskan önskningar önskningarna',
  'n centrum centrum/centret/centrumet centrum/centra centrumen/centrerna',
  'n drama dramat dramer/draman dramerna/dramana',
  'n faktum faktumet/faktum fakta/faktum faktumen',
  'n finger fingret fingrar fingrarna',
  'n forum forumet/forum forum/fora forumen',
  'n frö fröet frön/fröer fröna/fröerna',
  'n fängelse fängelset fängelser fängelserna',
  'n huvud huvudet huvuden huvudena',
  'n land landet länder länderna',
  'n mörker mörkret x x',
  'n schema schemat scheman schemana',
  'n te teet teer teerna',
  'n tema temat teman temana',
  'n x x kläder kläderna',
  'n öga ögat ögon ögonen',
  'n öra örat öron öronen',
]
