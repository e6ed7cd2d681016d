import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'
import { swedishVerbs } from '../../verb-second/swedish-verbs.ts'
import { formsIn, onlyForms } from '../../verb-second/verb-bends.ts'

/** Forms of verbs that are nouns, adjectives or little words too. */
const otherWords =
  words(`bad band bar bet brast bröt drag far fel får fått för följt grep hit kör lag lagar lager land led leder leva låg lån lär låt lätt löst med mål
  möter mött om plan prov rad red rev rätt satt sett skar sken skuggar slag stal steg stod svar sår sätt säkert tal tagit tog trott tåg var varar vara vart vad
  åker åt tur äger hyr sy må nå ro så klä fly röra skada resa fråga låna skylla planera springa äta visst varit sagt hänt kort byggt dött fött rest tänt fika
  ropar spår spelar vann flyter fylla gifta kasta kista mista vila slutar leka skratta gåta måla skura lova hata gala tala mata laga åka`)

/** The word lists that Swedish rows name. Sorted. */
export const lists: WordLists = {
  /** Adverbs after which the verb comes first. */
  adverbsInFront:
    words(`alltså dessutom därefter därför egentligen därmed emellertid ibland idag igår ikväll imorgon naturligtvis nu nuförtiden numera
    ofta oftast plötsligt självklart slutligen snart tyvärr vanligtvis följaktligen förmodligen förra antagligen troligen givetvis
    i-dag i-går häromdagen nyligen`),
  /** First parts of compounds that are no words by themselves, or hardly ever. */
  boundFirst: words(`arbets arbetslöshets barndoms befolknings bostads demokrati eftermiddags energi familje forsknings fritids födelsedags
    förmiddags gatu grönsaks gymnasie hastighets hälso idrotts informations integrations invandrar jämställdhets klimat
    kommunikations kunskaps kvinno kyrko kärleks landsbygds likhets livsmedels luft läkar lärar läro marknads människo möjlighets
    näringslivs organisations personlighets pojk produktions religions rättighets samhälls sjukdoms sjukvårds skol språk student
    studie säkerhets tidnings tobaks traditions trafik turist undervisnings ungdoms universitets utbildnings utvecklings vardags
    verksamhets vetenskaps vänskaps världs yrkes yttrande ålderdoms ålders åsikts`),
  comparatives:
    words(`bättre billigare dyrare fattigare högre kallare kortare lägre längre lättare mindre rikare roligare sämre snabbare starkare större
    svagare svårare tidigare tyngre varmare viktigare vackrare yngre äldre`),
  /** First parts of many compounds that hardly stand before another noun by themselves. */
  compoundFirst:
    words(`biljett buss bok bröd cykel choklad data dator familj fisk fotboll frukost födelsedags grönsaks handboll helg hotell husdjurs
    internet jobb jul kyckling klimat kött köks kvälls lunch läkar mat middags miljö mjölk mobil musik natur nyhets nyårs olje papper
    park pasta polis potatis påsk resurs räk sallads semester sjukhus skogs skol sommar sol språk sport student studie svamp tomat
    trafik tränings turist ungdoms utbildnings universitets vatten vardags vin vinter volleyboll väder världs ägg äppel öl`),
  countable:
    words(`artiklar barn syskon kompisar grannar stolar bilar bilder bussar böcker cyklar dagar djur elever event exempel experiment fel
    filmer flickor frågor författare företag gånger hundar hus intervjuer invandrare jobb katter killar kvinnor källor land länder
    lärare lärarna metoder människor män månader möjligheter ord personer pojkar problem skolor skäl språk städer studenter studier
    svar tjejer turister uppgifter vänner webbplatser år åsikter ämnen`),
  enNouns:
    words(`affär analys anledning ansökan artikel avdelning avsikt axel bakgrund bank barndom befolkning bedömning bekant beskrivning bild
    bil bit bok bostad bransch bror brist buss by båt chef cykel dag dam data dator debatt del diskussion dotter dröm dörr effekt elev
    enhet enkät erfarenhet europé faktor familj fara farmor fest film flicka flod flygplats forskare forskning framtid fred fritid
    fråga färg födelsedag följd förbättring föreläsning förening förklaring förmåga förutsättning förändring gata grupp gräns grund
    gåva gård gäst handling handledare hand helg historia hund hypotes hälsa händelse höst idé industri information ingång inriktning
    insats inställning institution intervju invandrare jacka jämförelse jord kandidat karta katt kategori kirurg klass klocka kommun
    konflikt konsekvens konst konsument kontakt kopp kostnad kraft kris kultur kund kunskap kurs kvalitet kvinna kväll källa känsla
    lag ledare lektion lista litteratur ljusstake lojalitet lärare läsare lärobok lösning låt lägenhet man maskin match mat matta
    metod miljö minut modell mobil moder morgon mor motivering musik myndighet månad mening människa möjlighet natt nackdel nivå nyhet
    oro ordning organisation orsak paus park partner patient period person plan plats pojke policy politiker position process produkt
    prognos promenad punkt påverkan rapport regering region regel relation reklam resa restaurang resurs risk roll roman rubrik
    rättighet röst sak samling sallad sida situation skillnad skola skog slutsats soffa sommar son spegel spelare stad stat statistik
    strand stol storlek strategi strid student studie stund stuga styrka stämning summa synpunkt syster säng tabell tanke tavla teater
    teknik telefon text tid tidning tidskrift tjej tjänst timme titel tradition trend trädgård tröja tvist tävling undersökning
    underrättelse uppfattning uppgift uppsats upplevelse utbildning utmaning utveckling vana vara variabel vecka verksamhet vikt
    vinter vilja vision väg vägg väska värld vän värdering åldersgrupp åsikt ände ö översikt`),
  ettNouns:
    words(`alternativ antal arbete arbetsliv argument avsnitt avtal badrum barn beslut besök bevis bidrag biljettpris bibliotek bord brev
    brott bröd bråk centrum citat djur dokument drag exempel experiment fall fel fenomen fönster fotografi foto förbud företag
    förhållande förslag försök föräldraskap förtroende glas golv hav hem hinder hjärta hot hotell hus huvud hål initiativ inlägg
    inslag instrument intresse intryck jobb klimat klagomål kapitel kaffe kök kött krav krig kvitto kännetecken lag land landskap
    lager ljud ljus liv lov läge läger löfte mail material meddelande medel medium minne misstag moment mord museum mål mönster möte
    namn nummer nätverk objekt ord område offer omdöme paket papper parti perspektiv piano problem program projekt prov pris påstående
    rekord resultat recept rum råd sammanhang samhälle samtal samband sjukhus sken skepp skäl slag slott slut spel språk spår steg
    straff stycke stöd svar symptom syfte system synsätt sätt tak tal te tecken tema test tillfälle tillstånd tillägg torg träd tåg
    tält universitet upplägg uppdrag utdrag uttryck uttalande val vapen verk verktyg villkor vin vittne väder värde yrke ägg äpple
    äktenskap ämne ändamål år århundrade öde öga öra ögonblick`),
  /** Finite verbs that stand in almost every text. */
  finite: new Set([...formsIn(swedishVerbs, ['present', 'past']), 'ska', 'skall', 'skulle', 'måste', 'bör', 'borde']),
  /** Nouns that hardly stand before another noun, for compounds of two nouns. */
  freeFirst:
    words(`alkohol apotek badrums bensin betong betyg bil bio blom blomster bord brand brott brotts choklad cigarett cirkus cykel dator
    djur dörr film flyg flygplats freds frukt fågel fönster glass golv grill gris guld hund häst idrott jul järn kaffe katt kemi
    knark ko konst krig krigs kron kultur köks kött läder löne matte midsommar mjölk mobil mord nyårs ost peppar personal pizza
    plast polis pop påsk radio resväske rock rums saft salt silver sjukhus skog snö socker stol strand säng tand teater telefon
    toalett trä trädgårds tunnelbane tvätt tåg ull vapen vin väg vägg värme våld vård öl`),
  infinitives: formsIn(swedishVerbs, ['infinitive']),
  /** Words in -er, -ar, -ade and -te that are no verbs. */
  littleWords:
    words(`efter eller fler flera heller inte mer minst mindre mister måste ofta snart under ute utanför vidare väder vatten över åter åker
    söder väster öster norr sommar vinter december september oktober november nummer papper fönster ögonblick där här var par klar bar
    rar`),
  /** What a bare noun may follow: a glass water, a kind of. */
  measures:
    words(`antal art bit burk del dussin flaska form glas gram grupp hel hop kilo klunk kopp kväll liter låda man mängd par procent påse rad
    skiva slags sorts stund stycke säck tallrik timme ton typ vecka år dag gång till åt sådan likadan från som med över under efter
    mot genom mellan hos utan innan alltid ganska redan sedan igen bara endast omkring fram ned upp hem bort precis exakt just lång
    känd sann helt annan egen vuxen trogen enda mycket väldigt alltför kort god viss`),
  modals: words('kan ska skall måste vill bör skulle kunde ville borde'),
  neuterAdjectives:
    words(`bra dumt enkelt fantastiskt fint farligt intressant jobbigt kallt konstigt kul lätt möjligt naturligt nödvändigt omöjligt onödigt
    rimligt roligt sant självklart skönt svårt synd tråkigt trevligt tydligt underbart varmt viktigt vanligt värt`),
  /** Times and occasions that open a sentence with a preposition. */
  occasions:
    words(`dagen dagarna eftermiddagen frukosten förmiddagen helgen helgerna hösten jobbet julen kvällen kvällarna lektionen lördagen lunchen
    middagen morgonen mornarna måndagen måndagar natten påsken semestern skolan söndagen söndagar sommaren sommarlovet tisdagen
    torsdagen fredagen fredagar onsdagen våren vintern lördagar universitetet matchen resan mötet föreläsningen`),
  /** Forms that are nothing else, neither another form nor a frequent word of another kind. */
  onlyFinite: new Set([...onlyForms(swedishVerbs, ['present', 'past'], otherWords), 'ska', 'skall', 'skulle', 'måste', 'bör', 'borde']),
  onlyInfinitives: onlyForms(swedishVerbs, ['infinitive'], otherWords),
  onlyPasts: onlyForms(swedishVerbs, ['past'], otherWords),
  onlyPerfects: onlyForms(swedishVerbs, ['perfect'], otherWords),
  onlyPresents: onlyForms(swedishVerbs, ['present'], otherWords),
  pasts: formsIn(swedishVerbs, ['past']),
  perfects: formsIn(swedishVerbs, ['perfect']),
  professions:
    words(`advokat arkitekt barnmorska bonde ekonom elektriker forskare fotograf frisör försäljare ingenjör journalist kock lärare läkare musiker
    målare pilot polis politiker programmerare psykolog servitör sjuksköterska skådespelare snickare student tandläkare taxichaufför undersköterska`),
  pronouns: words(`jag du han hon vi ni de man`),
  /** Adjectives in -a as they stand after den, det and de. */
  weakAdjectives:
    words(`bästa billiga blå bra bruna dyra enda ena engelska fina fjärde fria första förra gamla goda grå gröna gula hela höga intressanta
    kalla korta lilla låga långa lätta moderna mörka nya nästa olika rika rätta röda samma senaste sista sjuka små snabba stora
    största svarta svenska svåra sämsta tidigare tredje tunga unga vackra vanliga varma viktiga viktigaste vita äldsta`),
}
