import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`och att det som den för med inte har till jag han ett hon sig men man var kan eller hade från när där också barn under sin skulle vara vid
  måste honom hur mycket alla mig får detta efter utan något dem bara allt andra vad någon upp mer blir här kommer finns många mellan henne
  denna två sina ska första samma kunde mot sedan vill hans olika genom stora över oss hela hennes skall ingen går procent dessa fram barnen
  icke sitt kanske annat gick kvinnor hos fall aldrig tid dag min människor sade tre varit sätt bli behöver helt fick gör varje vet svenska
  ger deras rätt några länder lika gång även ofta därför säger ännu kvinnan länderna del barnet tar alltid nästan längre fått endast per stor
  göra mannen redan tycker små blev ville våra väl flera större dock bra säga mitt först fråga varför mindre kunna vilket mera eftersom alltså
  kvinnorna själv kom gäller ser omkring fyra medan ändå komma ingenting länge såg ögon miljoner bör tidigare annan tog bort tiden nog haft
  samtidigt lite fast mest stod flesta ungefär stället både just liv hand gjort inom hem fortfarande tror känner kronor hjälp senare särskilt
  nej dig världen enda enligt arbete vilken kvinna sådan båda lilla kvinnans föräldrar ibland bättre låg står hemma gjorde land minuter själva
  visar början gamla satt äktenskapet familjen gifta veta heller innan folk unga nytt litet framför vissa beror ekonomiska tänka vårt mor
  svårt emellertid långt samhället fem gått exempel tio högre vår ned form ökar föräldrarna kvar tänkte problem bland minst beroende helst
  kommit tillsammans ligger väg hör nya alldeles vore naturligtvis inkomst vidare blivit äldre personer stort dess saken steg samt sista bästa
  kräver egen sida knappast makarna världens tänker borde ord trots mina män ämnen ner vatten lade ens frågade tala äktenskap modern hemmet
  miljarder patienten frågan dagens händer jobb dessutom klockan vem bäst besvär sex grad undersökning ganska lärare annars gånger dörren höra
  ihop gången riktigt lätt igen uppgift egna svarade sådana ann högst männen psykiska invånare ensam person bor liksom bygga full däremot
  fanns betyder forskning vilka regel tyckte innebär bild utbildning börjar resten tjugo sker utveckling saker undervisning tillbaka långa
  ifrån stund dagar vägen någonting livet ögonblick yttre herr hålla nära lever samhälle befolkning skolan håller fler låter vuxna möjligt
  läsa arbetet känna sett lär familjer grund kände handen höll slut vanlig all låt hälften din ditt började ute dagen förbi god bordet visst
  själ ung öppna dom kvinnliga studier ålder fel talar svarta låta håll gärna talet möjligheter svensk kring resultatet egentligen hög tycks
  lång svåra växer sak brukar varandra situation skäl liten patienter skillnad precis boken börja människa äta delar lättare kort satte tro
  tänkt verkligen bakom ögonen vilja räckte rätta far kunnat snart jordens ställning resurser trygghet betydligt förstår problemet frågor
  utsträckning utgör hjälpa största språk eget högt undersökningar sällan undersöka resultat gav åren idag viktigt direkt arbeta roll lämna
  starkt orsaken råd gott reda röst främmande familj verkligheten gammal antal sen hus ställer vände mamma därpå hel plats förut fadern
  fortsatte antingen vän visa året emellan klara barnens grupp samlevnaden utgår graviditeten förlossningen basbeloppet pension betyg anser
  skriva orden medel samband visserligen bestämma därtill hyrorna rum svarar arbetar främst hinder kapitel tvärtom ingående yrke åtta hälsa
  resultaten före numera behövs bilden snabbt jorden alls trodde viktig väljer undervisningen vigsel upprepade består månader använder vanligt
  rummet tyst sitter tankar därmed undan hustru söka fru långsamt önskar utanför dagarna lagar fortsätter namn skapas möjlighet log ena sakta
  flicka gud vanliga talade vart staden gatorna trött slags väntar omöjligt ske blott åter emot praktiskt kysste unge ropade ringa nämligen
  faktum ansikte sådant fattiga säkert fullt gift flickorna sjukdom förr sociala uppfostran social användes äktenskapets jämlikhet former
  vårdande utgå allmän levnadsstandard krav värderingar statliga menar elever system förutsättningar omfattande följer politiska vinna bott
  fungerar pratar lägenheter åtminstone alkohol staten hjälper hitta närmaste språket inget klarar enskilda såsom skolor därefter perioden
  omfattning betydelse period forskare närmast ökat visade intresse uttryck tredje bidrag jämföra överens vattnet lära prata kyrkan genast
  motsvarande stå nästa gemenskap bidrar tvingas såväl filmen kväll inför varma sätta mamman botten räcker sköta tips ytterligare tal
  tillräckligt max köra delen hörde fann hängde karl pappa ansvar sitta hårt drog flickan blick glad hört alltför par lycklig kärlek funnit
  hjärnans lät antalet landet älskade leva viss barnets behov föds råder kibbutzerna uppfostra kibbutzbarnen taget personliga svårigheter
  kallas förhållande gifter arbetslivet års mänskliga industriländerna städer symptom anses medborgare givetvis belopp pensionsgrundande
  folkpension dra synnerhet reella begränsad leder snarare ordning värde princip behöva ställde elva frågar faktiskt dricker köpa försöker
  tills senaste personal upplever bygger hänsyn förhållandet ämnet alltjämt fort böcker barns ämne brist svara längst vanligare finner
  skillnader hemarbete skiljer tyder moderna dels skriver verkar skull pengar kaffe ligga lag relativt öppen förändring faktorer runt grader
  exakt längs istället öppnade historia läst goda kalla enkelt vänner rollen tack somliga lägga sätter använda innehåller glädje nytta visste
  sist noll glada bar undrar tag lägger via följd uppsägningen förhållanden oavsett uppgifter regler sluta oftast lycka berätta hit lugn dags
  inne stått trappan ljusa betraktade tåget berättade klart son flickor erfarenheter vare borta begära baby gatan halsen gamle brukade
  tillvaro landsbygden väntade mun detsamma nödvändigt lutade tagit sängen försöka illa anlag försökt dör kroppen ständigt slag syn mannens
  munnen naturligt uppfattning fara tillstånd fri försök dubbelt dåligt förrän fattigdom befolkningen städerna utom kibbutzbarn normala enbart
  hushåll läkare underlätta parterna traditionella verkningar allmänhet utvecklas manliga hemmafruar sämre påverka nuvarande svårare
  arbetskraft praktiska jobbet studera schizofreni känslor läser påverkar verktyg försiktigt byta myndigheter växande rör regeringen styra
  allmänna uppdrag uppstår ändras utnyttja möjligen kön saknar speciellt hittade älskar lärt tänk halva knappt mitten uppmärksamhet syftet
  följande ekonomisk varvid därvid skilda verkan samtliga ovan materialet undersökningen handlar hittar vården vägar arbetsmarknaden frågorna
  metoden slutet halvt arbetade hann slutat forskningen positiva rygg bostäder symtom förklaring inflytande saknas igenom använde påpekar
  försvinner jord höga räknas passar svenskar trott räknat vars cirka tolv trettio poäng skrev försöket kalciumklorid socker natt gram bero
  femton lyssna ljud berättas inga enkla svar bemärkelse likt glas minns läste rad heter bok bredvid kurs fint titta varken läge timmar veckan
  slutligen sidan denne lyckats allra pengarna sju händerna hundra överallt huset lista oberoende rader inre värt for lagen särskilda
  upplysning fattar närmare rakt typ känt räkna klocka juli halv namnet morgon ryckte vänta marken densamma förklarade vetat lök hette vecka
  bodde farmor dålig synd tyvärr huvud fullständig sänkt verkliga vänder följa gällt uppåt pennskaftet ensamma fin majestät suttit fot cigarr
  middagen glömt hoppas prat riktning plötsligt dröm bägge bär fastän ställa rent värden tider övriga värd säker låga huvudet småningom utåt
  tycktes söker kastade fader överlever styrde mats hustrun förstå hall stämma sjukhus röda värderas utvecklade medföra beslut skedde känsla
  allting glömma uppleva vuxen fördelning liknande kibbutz ursprungliga kontakt leda förändringar patientens ekonomiskt maken kvinnors
  krävande tendens make annorlunda ideal lagstiftning kärleken skett område utvecklingen demokratiska insatser rösträtt rösträtten kända
  användas resa hemmafru miljö grunder lösa uppfattningen kvinnornas debatt höja familjens bristande naturvårdsverket oroande störningar
  graviditet ökad ålderspension pappan bnp människorna skada radioaktiva daghem skilsmässa hemskillnad domstolen makar sej nationalinkomsten
  fysiologiska psykiskt bruk nivå kommunerna valfriheten avlöning beräknas folkmängd lån arbetsinkomst hyresregleringen starka information
  skapar slår kritiken befinner skillnaderna målet viktigaste mäta självständiga föreliggande myndighet riksdagen kontakter risk lösningen
  marknadshyror flytta efterfrågan anledning hoppa vinner debatten byggandet byggs bestämmer vin idé hälsan byar bilen nöjd tanken middag
  ordentligt dygn skilja letar gammalt uppger sammanhang arena praktiken geografiska avstånd uppsats frågeställningar förutsättningarna
  studien fjorton intervjuer teoretiskt uppsatsen metod särskild perspektiv syfte pröva angivna motiveras området förvånade digitala möta
  samtycke yrken kör möter förslag knät höger avhandlingen material sova kraftigt hemarbetet yngre ökade tas jämställdheten totala mäns bostad
  genomgripande saga författare förtrogen betecknas avgörande kvarstår sistnämnda märker förstås standard enorma långsammare halterna riktiga
  forskarna försiktig studerat minsta lämnar präst formulär järn bildar varm vit smärta data signifikant psykologiska funktionen potatis
  någonstans kröp högsta salt testa koksalt likadana lådorna lådor varmt löser bryggare någorlunda fyrtio starten spelar rimlig blicken
  skrämmande drömmar frivilligt känslan upplevelse ges sånger kraft moraliska ömhet verket doktor driver rädda bryr torrt lita absolut dött
  skrattade stark snäll förändra minnen köp krävs utmärkt misstag lönar veckor hinner dina nedan sökande framgår tillåts gälla fjärdedel typen
  tecken mognad förtjänar arbetstid förmår lund dela orkar laga byter köpt kostar engelska aktivitet stol drar svågern mesta tur listor
  mängder undantag avtalet förutsatt hyresvärden påpekas fortsatt derivatan kört lätta körkort kök rann forma tidigt lasarettet avdelningen
  natten mått gränsen förde ånyo vardera stack tryckte sagt fyllt rörde bad farfar gården försökte mil doktorn luckan förfärligt talat mumlade
  sättet nickade skratt drömmande försvann hemvägen svalde mörkret luften saknade äntligen betalade kvällen kvinnligt mjukt kär förtjusande
  raka morgonen hjärta aktade tunga jaså förtjänsten syndaflod beräkning undrat taga tråkigt fickan svart nacken leende spår fötter bett
  kaptenen väntat hår miste finnas upptäcker möda onödan fullkomligt hämtade föga vita reser tjock patron ungdom fullo drack liknar sån
  stirrade lämnat dit stunder utseende håret oupphörligt band funnits upplevelser övrigt märren luft syntes snabb ont föll förståelse bevis
  fågel trivas madonnan donna sjuka ångest ljus reste spel egenskap armen årligen skriker rörelse sökte häpnad hållit jämnåriga ända mötte
  fina armarna baron intresserade intryck tämligen åldern sjöng öron förälskad svår tillfällen avsikt lik kamrat hoppade väggarna tant
  tillgångar sjukdomen fritt ber natur varandras rena tättingen minnas tanke kärl skarp tysken säkerhet väckt rika gällde tyckt amningen
  samhörighet famn föder ländernas befolkningstillväxten eventuella kontinuerlig personlighetsutvecklingen test skillnaden åderförkalkning
  funktion betrakta majoriteten vätska hjärnan individ skapa familjemedlemmarna pastorsexpeditionen föräldrarnas uppkommer upplösning egendom
  giftorätten avtal valet hävda männens växa tillhörde kulturer alltmer acceptera storfamiljen nödvändighet föreställningar ses förhållandena
  samlevnad dödsfall likställdhet områden frigörelse villkor viktigare öka bruttonationalprodukten folket vanebildande gruppen stimulerande
  depressioner kollektiv bostadsbristen sätts fördelas fördelar principer bostadsbrist problemen trycket barnuppfostran överhuvud medverkan
  värld kultur industriländer utvecklingsländer hittills industrin fortare resulterat folkhälsan strömming gifthalterna vetenskapligt gravida
  inställning barntillägg pensionären uppstått förtidspension medför normalt stöd utnyttjas tillgodo exempelvis ytterst därigenom kibbutzen
  detektor fasta utöver spåra strålning sköter äktenskapsskillnad moderskapet likställighet attityder yrkesarbete lämpliga fostran reglerad
  samman åstadkomma förbättra frigöra sålunda givits rikaste rubbningar narkotika doser missbruk alkoholism farliga bostadspolitik mark
  behålla samhällsinsats sjukförsäkring myndigheterna godtagbara dosen politikerna kilo beräkningar målsättningen organisationer förklarar
  tvungna förnekar fött uttag pensionen född årsklass kommunalt bostadstillägg fastighet hustrutillägg kollektiva sprutas meningar
  arbetsfördelning grundval biologiska framtiden framkallar industri jordbruk bosatt förändrats hyressplittring illusorisk råvaror produkter
  hallucinogener framställes tidiga motståndarna befarar punkter hen tränas omdöme beskriver slutsatser pekar tenderar försvara löses bokstav
  tydlighet garant huvudsak enskild otydlig invändningen buds oenighet priset insyn förtjänst teoretisk argumentet billig låtsas rättvist stan
  plånboken kulturen intressant systembolaget förvånad lördag affären stängd behandlar åsikt personalen sälja nackdelar butik köper öppet
  lördagar varenda engelskan svenskan fånigt lagom suck exemplet lånar ävlas psykisk nationella andelen förebyggande elevhälsans kunskapen
  ägnats kommuner analys avslutningsvis diskuteras studerats organisation betraktats materiella självständigt bakgrund klarlägga hypotesen
  intressen lakuner förekommer varierar framträder sällsynt förhållandevis tillgång fantastiskt bestämde läget yngsta förskollärare resonerar
  påverkas förändrade kvalitativa kommunal fristående intervjuerna spelades medveten utbildade invandrare kallar föreställer hatt märkligt
  skrivit fläsk södra brev ursäkt arbetsplats avgjorde effekter genomfördes valt balans grupper framträdde minskade ensamhet effekterna val
  oftare förstärka fördelningen dominerar kunskap huvudsakliga urskiljas författarskapet betraktas djupt lyfte härigenom sena produktionen
  villkoren systematiskt anslutning avser reningsverk artiklar nio partiklarna konsekvenser ihåg hamnar slammet tredjedel flyttas mätt
  identifiera siffror modersmål deltagit syskon modersmålet syskonen dialekter statistik noggrannhet förklaringen medlemmar mormor vänt
  stannar syns bortse representation framme intresserar laborationen joner förelåg mättes absorbansen löstes total linjär motsvarar tabletten
  deklarerade värdet felkälla mängd påverkat juni planerade deltagare lämnade skriftligt primärt utfallsmått katastroftankar operation
  justerad varav förbättring smärtan fysiska enzymet katalas temperatur bryter väteperoxid kroppstemperatur insåg kuber rören mätte skummet
  kurvan glaset skilde samla temperaturen isen använt påstod sekunder sammanlagt försökspersoner trycker startade alltihop nöjde konstatera
  inåt längtan kall intressanta handlingen påminner våningen tystnad orörlig drabbats bränt genomfört statiska verklighet omedelbart skuld
  uteblir framstår barmhärtighet klassen prästen märkte strömmen störa arg grannar bil hundar flyttar rolig ansiktet gömmer konstiga bilder
  känns tålamod sången fönstret balkong enklare yta utrustning sol osäker notera välja krukor hål smått handla växter grundade erfarenhet
  projektets frågeställning utrymmet otillräckliga omsorg vanligen realistisk fältet okej hyran konto gryta kolla ångrar våga likadant förstod
  vågade öva glömmer rädd chef fogskum andas fönstren byt värmen lägg golvet mattor svaret situationer kopia program kopian ytlig stanna
  huruvida kallade huvudregeln uppsägning skriftlig varat förmån hyresgästen beskrivning lägenheten drygt kortare kompletterar hej punkterna
  ställen paus svenskt steget fyller svårast van brödet degen kanten rak lock ilsket het plåt skär färdigt inuti papper varar sent berättat
  axlarna ringde arbetat pratade byggde tillkommer behövt fastställa vänligt gränser slog kartan passerade trakten sjö stranden byn båt pekade
  djupet skala sjuttio lagade docent bevisa tårarna åkte luktade klockor köket flyttade bakåt framgick skrek gös kära förloppet syr boden
  övervägde tittade farten köpet behag fyllde gom nickar hakan kluven åstadkom härma öra uppfatta djupare nyss pratat gnista eld samlade
  levande tung eder tysta kamraternas sämsta väckte värkande stolen tagen turen strax fortfor skrika notarien lockar krokiga småle regnet
  tomma tankarna erfor tätt skiftande rikliga tacka hallen lider därjämte näsa stollige därinne dröjde förbigående sommaren affärer öre röka
  religiös oförklarligt enkel dräkt vänster öde bit lyste hemska drömmen von böjer gnida ryggen olyckan givit yttrade säg greve sanningen löd
  nere därnere skugga viskar syster krafter säng legat matsalen oro likgiltighet brann skatt rulla soffhörnet slagit småleende oroat stackars
  bjöd tränga tillbragte lagt märke knapp baronen naturlig stämning rest vänd axel mörka taket omöjlig armar mycken lidit undvek skäggige käre
  brett glatt professorn skakade troligen träffat påstår oäkta häradshövdingen svin väggen bröstet feta vännerna undrade finare täcket tjänst
  begärde tillfälle skyndade disken ivrigt sträckte billigare lyssnade arvsynden följde hjälpte herre följden förändringen hastigt docka
  hemlighet förmiddagen blå mening drömlikt möte alltsammans uppfyllde aning jämnt famnen kramade förargelse uppför nödvändigheten behövde
  granna råkat övergående rådde hämta hållas motsätta sällskap respekteras dörr frun odödlig flyger föreslår personlig begär sant spela böner
  skött höjde retade blond prestera godmodigt dansa gosse oroa fly händelser rättvisans mellankomst betydande ädla metaller fortsätta bröd
  allvar insett slutna efteråt artist summan lappar dotter besök utfattig dröjer hållet roligt rättare snar ägde skyldig fortsättningen
  tillhör minne avund förvåning hunnit förmodan bekant rikt böckerna obekant inverkan moster intill intensivt slängde gräset mej dam örat
  pannan tidningen sedlighet lugna ställt sybordet härvid stoppade knäppte skål tillfällig byxor vacker sticka barndom ungdomen jämt akta
  oklart sommar lögn kaptenens allmogen härifrån garanterar räddar körkarlen märkvärdigt överst betraktar mustascherna hatade byggt döda flit
  velat avseende lyckas tvi herrarna moral intimare onkel gunst släppte tungt förmådde sinnen stilla fattade färsk minsann knut grep någonsin
  månskenet nuet gumman brådska lasset sänkta historien stoppat västfickan börjat psykolog skön ljuset fattat soffan hördes borgmans borgman
  ansträngningar fallet förlusten regelbundna portens skjuta bröstmjölken tillfredsställande färdiga mammans matningen mål spädbarn
  befolkningsexplosionen bekämpas tillgången mat arbetslöshet svält folkmängden tillgångarna störst fattigast utväg uppfostras kibbutzernas
  barngrupper undersöker aspekter framhållits skadliga jämförde stadier publicerad lärde förklara drabbar insättande senil vårdas
  mentalsjukhus tänkas anledningen operativt ingrepp allmänt status väsentligt prestationer gemensam yrkeslivet överflödiga kontakten
  äktenskapslagstiftningen arv giftorätt ingått domstol giltigt kampen läggas begåvning myten yrkeskvinnor förening ingick elev motverka
  åldrar känslokontakten avstå ändra döma chansen`)
