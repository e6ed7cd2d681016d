import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`hogy egy nem meg volt vagy már mint csak azt van még első pedig két így nagy olyan ezt több között magyar hanem akkor minden egyik után
  azonban mert fel sem amikor majd például ahol szerint ami kell amely tudományos úgy aki mellett lehet alatt ember más lett miatt három
  valamint itt később alapján saját sok tehát való második ott század ezek amit kis számos illetve számára néhány nagyobb című ezért voltak
  során ilyen mivel nagyon került emberi milyen fontos volna amerikai annak ennek található egyre arra viszont míg egész először inkább másik
  által akik mindig lesz amelyek egyes hiszen különböző óta maga vannak végül akár igen ugyanis mit azok szinte kapott legnagyobb kellett bár
  országgyűlés közül elsősorban vált nincs most azért gyakran álló arról általában része következő hogyan túl ebben ismert ezzel azaz világ
  fekszik évek jelen aztán elég össze négy mai mely készült jelentős előtt egyetlen miért belül területén áll jól emberek egyesült amelyet
  film európai éves létre ekkor országgyűlési adatok kutatók bizonyos élő közel őket sokkal szó kisebb legyen mégis egyszerű született szintén
  ellen elő fehér században teljes mind mintegy kutatás keresztül ezeket jelent benne amelynek évvel hozzá együtt utolsó melyek törvény
  egészen elején esetben föld szép szükséges ismét adott ahogy hosszú évben melyet angol nemcsak ahhoz felé különösen valami rövid teljesen
  korábban azzal szerzett ezen északi látható széles sziget német egyéb fekete király otthon nélkül következtében mértékben magát jobban nap
  vele mondta tagja közben újra ország tudomány módon egyetemi jelenleg azokat kutatások érdemes alig valaki miközben követően vissza részt
  egyetem melynek megfelelő politikai vallási idő kívül maradt nekem hat képes tud részben hol talán lévő sőt addig régi sikerült millió
  épület éppen szemben legalább vagyis valószínűleg dolog mikor természetes erre abban további hatalmas újabb néven honos gyorsan könyvet éve
  magas hatására összes mindenki fiatal esetében használt élet modern ebből ház állt tartott azon helyet érdekében nemzetközi részét faj
  francia akadémia arany dél jutott végezte elmúlt években hagyományos közötti utóbbi digitális lenne semmi végén megjelent május történt jobb
  nyugat szerepet tanulmány lehetséges neki azóta tíz nehéz tett körül tudja csupán helyen köszönhetően többek hasonló révén évi állandó
  ellenére idején sarkalatos kérdés ugyanakkor tovább emellett válik készített harmadik korábbi annyira sokáig egyszer legfontosabb pár külön
  használják közösségi nyugati egyben budapesti eredeti kizárólag főleg zöld pontos esetén lakott amíg eddig legjobb isten eredetű fekvő
  nemzeti miután elnök természet szigetek közé elleni végzett alá vonatkozó területen állam tanulmányait zsidó szkúner családi egyetemen helyi
  alakult fél komoly figyelembe terület belőle valójában egyébként néha kevés legtöbb felső előre húsz erről gyerekek persze államokban jog
  ehhez származó történelmi mindent szót segítségével lehetett eltérő vett család kerül víz száz sokszor általános doktor betegségek jellemző
  külső időben közelében ezer orvosi középiskolai anyag halála korában híres globális éjszakai élt hasonlóan meghatározott kelet település
  részén ragasztók törvényben köztársaság cseh akinek célja keretében hazai társadalmi korai kezdve függ rájuk kicsit szerintem tesz azonnal
  szóval rossz jogi követő többsége szeptember teszi helyett önálló közösségek kapta járt beteg csoport könyvek közepén tér ettől óriási szent
  közös vette jelenlegi elérhető ugyancsak többnyire szerves természetesen közeli évre április tartozó alapvető közvetlen észak alvás szabad
  igazi szerepel csillag partján köztársasági nyerte mások szülei kutatási negyedik eredményeket vizsgálat jelenség hát nyáron utána déli
  igazán igaz egyszerre este mintha problémák eredmények eredményeit hónap keleti sötét felében egyszerűen végig kép filmet valóban marad épp
  szabadon azonos határozza kérdést alkalmas melyik amik jöttek nagyjából többi nevét város vörös adatokat súlyos képet úgynevezett állat
  körüli anyagok február életét megfelelően sor embernek tenger épült fizikai erősen író dolgozott rendkívül lepel száma zenei török sorozat
  tartozott megye szerepelt album sokan feladat kevesebb lehetőség dolgozat választ mezőgazdasági vagyok nyelvet törvényt fölött tényleg
  jelenti gyakori rendszeresen attól óra római ért mondja sokat külföldi szempontból elméleti fiú majdnem lassan annyit tudom amennyiben
  létezik eredmény tünetek érdekes zene papír fogják kerültek madarak napon írt ezelőtt csapat tudjuk lány alapvetően írta vezető tette
  említett legismertebb korban jég nyílt rajta királyi bécsi vulkáni méter eredetileg okozott mára múzeum állnak közösség elnöke esetleg
  betegség játszott halt alól valamennyi adta réteg tartozik szárazföldi kémiai töltött alakú fog részletes keletre képviselők szabályokat
  pápa szükség tudnak munka viszonylag mutatja nyelv gyakorlatilag kiderült mindkét jön történet döntő vagyunk embert városi kifejezetten
  többet mire számít apró embereket soha rengeteg felől leginkább továbbá szerepét pozitív követi arca egyedül véleménynyilvánítás
  demokratikus tudunk tárgy aktív lehetővé ideig körülbelül ezután rendelkező egyaránt orvos oka ilyenkor bal szól évig tudni betegek helyzet
  tőle voltam pont tanult hét ment kezében jött jóval indult tartani jellemzően jelentősége egymás isteni kezdett alacsony körülmények olasz
  elsőként biológiai hormonális kapcsolatban ábra december apja kiváló óceáni magukat görög idegen számtalan egyike falu amelyben állatok
  működő területek napjainkban eszköz középkori afrikai matematikai magára fajok folyamat farkas etnikai pártok szalámi csapata ínség házi
  szóló kellene valódi kap feltételek folyó foglalkozott vizsgált vizsgálatok vették kicsi szerzők munkák sikeres asszony észre annyi nekik
  friss klasszikus negatív hivatalos egyet véget történik nélküli írja sajnos hatását egyéni irodalom utáni alkalommal változó erős
  mutatkozott fia munkája téli független rendszer fennmaradt cég hasznos gyenge adat látszik szerző könnyen későbbi határán perc lehetne
  tartoznak könyv eleinte vége gyönyörű férfi beszélt napot jut tenni hullám múlt előbb egyértelműen mély hozta továbbra kapcsán végre
  közvetlenül feletti hegy köztük nevezett nőtt biológia technológia mesterséges kulturális rendelkezett női időszak felnőtt tengeri március
  lehetnek fogva fizika onnan kelt oldalán részecskék járó pályára nappal tanulmányokat tudás szellemi utat forró szendvics mindössze délre
  szakmai sokféle előfordul egyáltalán nappali alatti tekinthető évet előző emiatt magasabb másfél élete fordult környezeti ipari vár épített
  csaknem amivel rendelkezik egészséges kezdték amint newton tartják támogatta tanárképzés tanárképző munkájában kérdő édes különleges
  szabadságát zárt községközpontjától frigyes levelező csapatában gárdonyi nyelvcsere ragasztó tanári téma követik műszaki félig egyrészt
  egymással tudta nyelvi tudtam senki növények napig vizet előtte megy kettő kilenc pontosan szerepe szólt pesti mellé hagyta valamit
  országban tisztában állami feszültség átlagos augusztus néző hatással kiderül mennyi válasz szomszéd platformok közvélemény dolgozó
  folyamatok képek foglalkozik eddigi tart jelzi maradtak története összetett trianoni források rendszerint könnyű lényegében következik segít
  komolyan tanács kötelező lámpa esett látványos hirtelen hely tudják mindenkinek meglepő ritka tanár költözött néni valaha működik szerződés
  forint röviden jellegű háború eső beszélünk kék akart részletesen mennyiségű abba nevezte miszerint társadalomtudományi szereplő szereplők
  találunk tiszta emberiség mentén budai hegység számban nép molekuláris alkalmazott értelemben genetikai úton méretű bonyolult használnak
  évről tengerszint időjárási felett valamilyen készítette szigeten ugyan képesek holdra éven július hold természettudományi tudományegyetem
  vallás gazdag lakossága szilárd nevezik kapcsolatos kissé kevéssé park rendezte homlokzati formában ismerik származik váltak életre innen
  számú területe ahonnan jurányi legyenek felmerült grammatikai ügyvéd ismeretlen talált épületet elfogadott államok projekt napos időn
  egyértelmű hozott történelem bármely informatikai múlva filmek tartalmazó halászati gazdasági holland területet területeket meglehetősen
  területét állítólag sárga vajon minket bemutatott háromszög központi legnépesebb költő biztosítja bolyai orosz mondat magába keskeny császár
  tagjává középkorban tagjai művészeti édesanyja kedvező számított északra kormány képviselő gyakorlása bevett közt vármegye állapotban
  kifulladásig norvég lépett templom győzött mérkőzésen kiskegyed dolgozni világos vizsgálja adja rendkívüli szakirodalom időszakban másrészt
  célú történetét gyermekek iskolai érte erdélyi nyelvű környezet tűnt jelenthet használni helyette képest mennyire illata ráadásul sikerrel
  fény szeretik idén fele ennyi számot faluban ketten szeretnék írni autóval tőlük következményei mutatom összesen foglalja fenn órán mért
  mérések legmagasabb különbség belső vizsgálata arcát gondolat szűk lakást pénzt utca csendes lakások megoldást keveset termék közép játszik
  kereskedelmi kötet olvasó naponta használja szokás helyezkedik biztosan kétszer ült levél rám régen semmit látom esik dolgozik ezekre
  olvasnak anya azoknak távolság lép szokásos világon meghalt baj part védi kevésbé hosszabb párizsi szeretne hőmérséklet nekünk tudtuk
  polgári tájékoztatás jár tartalmaz fajta határozott kutya házat elkészült lakás mindketten aktuális nyilvános média környezetben piaci
  általuk kedvelt gyors távol szinten fajt kivételes helyét egykori völgy támadt változatos meghatározó kísérleti megkapta megjelentek
  ismerjük őrzik alapuló melyeket évtized fejlődés elegendő rombolók világszerte fejlődő történő eredményeként időre szakemberek tűnik
  hajózási menti télen tartós habár alacsonyabb űrhajósok kaptak veszi alsó felsőbb hozza kör szolgálja január folytatott legfőbb június
  fejlődése erkölcsi kérdéseket folyamatosan természeti hawaii fölé földkéreg pontja parasztok pontossággal látni érzékeny szokatlan darab
  helyre messze filmben függően vezet panaszok melyben madártani emelte végére kedves tudós olykor szám szerencsés hazánkban lakója kultúra
  mégsem illatát közismert rendszert veszik fertőző kémia máig osztályban működött filozófiai földrajzi rendes kor gimnázium eredményei hamis
  legrégebbi jellegzetes intézet fal kialakult gondolta munkát problémát amellyel völgyben közösséget találkozott alapul időkben biztosító néz
  latin szerinti intelligencia brit katonai kezdte szánt hatása várt veszélyeztetett évente halászat gazdálkodás egyelőre vezetett férfiak
  alkalmával tény kialakulásához elkerülni végső területeken stúdió látja helyezik fájdalom szeretett személyes változat korunk vesznek velük
  legközelebbi készülő látta közlekedési élnek állati azokkal történetében célok expedíció tudott előadást lettek szigetcsoport beszélnek ősi
  birodalom választották cellulóz választja sajtó kettős méltóságának alaptörvény alkotás joga tilos oly rögtön leány vastag művészet udvar
  járásához délnyugatra túlságosan kápolna csatlakozott dal városa fővárosa feröeri mutatták királyság szerette együttes éltek összesítéssel
  melyből élvonalban rendezték labdarúgó szivar mérkőzést szikla tekintik tanulni amelyeket középső tekintettel tartó napjainkig egymást
  mentek nyelvek módszertani tanulmányok terén folyamatos erősíti elterjedt évtizedben hívják figyelmet kisebbségi megint ismerete fogadják
  írva ereje mondatok akit örömet ünnepi bárki mielőtt hiba vízbe boltban földet tavaly százalék vidéki drága nyolc elérte reggel aludt
  töltötte órát időt többször felesége lenni láttam kávét elektromos elkezdett véletlenül hallgatók módszereket minta csekély jutnak oktatási
  illetően vélemények mindennapi gyakorlatban évekre ponton növekedését felszíni jeles filmje főszereplő amelyből tudatos nyomás nálunk
  jelentett sajátos vita lehetőséget modell helyes felhasználó anélkül sikere magyarországi évszázados tekint formákat tizennégy hagyomány
  cikkek találta eredményt mindenekelőtt társadalom korszak figyelemre méltó nők jelennek olvasót hatékony ismeretében használata mondani
  legfeljebb kilométer állni hátsó kecske eltűnt kezét elé szívesebben valakit látott heti kezdődik amire szüksége követte tanulás adnak írtak
  módszert áram tényező annál londoni űrhajó ugyanaz hiába elektronikus februárban érték hatás szabályos azután magyarul hétig kérem jönnek
  kézzel oda aminek mellette eszébe adni ekkoriban odáig magasságát átlagosan utcai molnár ismeri venni szomorú szavak izgalmas húst ételt
  finom esetleges igény vevő telt özvegy szobában égett ablak jóllehet földre bemutatjuk adatdonációs megközelítést adatokhoz adathoz adatot
  következménye függetlenül felhasználók gyakorlati változások amiket megjelenő üzleti fejlődését kérdéses kiemelkedő istenek számon
  támogatást táj oldalon földtani ide talaj korának technológiák amelyeknek bizonnyal tették egyedi ezeknek nehezebb megszerzése földön
  vegyületek mars csillagász korabeli kibontakozó sikert kilométerre sapiens szert tárgyak hormon hasonlít nemi növekvő egészségügyi hatások
  nincsenek szél rendszerek jégtakaró éri évtizedekben hatást befolyásolja megszokott szerencsétlen személyesen folyóiratban maguk könyvében
  tűnő színes napból internet fellépő alkotta jutunk program utóda tűz szerencsére október tudtak ifjú pályán megszerezte őszén esztendő
  világa alkotó világban csoportja trópusi terjed fordítói körökben interjúban színház nagyméretű szobor jutni kezdődött román velencei teli
  teszik sűrű fokozatosan műve használta útjára nézve hiszem munkás világát kora harminc neves veszélyt napi tetszik érkezett ahogyan otthona
  kerülnek nehezen akiket humanista osztályt tanította tanárok tanára műveit címet alkalmazása radioaktív atomerőmű érinti elhunyt személyek
  működését véleményét címmel abból lábnyomok együttműködésben segítő küzdött tört vízben királynő ionoszféra felszín kilométeres villám
  mindez érkező közepes tavak mindenképpen kormeghatározás végeztek évenként tudták valóságos ezáltal körében gyűjtötte barna magyarázata
  színű találtak kik gleccser métert kapu keltett zajlott lehető földrengések legújabb optikai szálak vizsgálatokat részre egyiptomi
  ellentétben gyűjtötték publikált fenti előforduló szív információkat milliárd máris belüli alapú tengerek főként hiúz tevékenység kóborló
  példányok védett országokban forradalom ebbe foglalkozó eltérően kommunikációs valamely vidékén információk gomba távoli nyelven szorosan
  magyarázat változott mögött ezenkívül előzetes országos többé váltani led darabja körben jelentősebb lásd délkeleti balkáni őshonos
  használták védelem nagyfokú harcot speciális létrehozott régészeti akarta kemény reklám válás lágy növényi változatot formájában folyamán
  felsőoktatási szegedi robotok evolúció igei iskolába különbözik előállítása időnként róla készíteni jelenik rómaiak helyén környéki japán
  neve nyert tizenöt gleccserek mutató vállalta hamarosan tartotta tanítás nemzet szabályozza szabályait gyűrű szigetén költészet viszonyát
  irodalmi hoz módja adtak torony építeni tetején vízből kínai amelyen kétharmadának szavazatával házszabályi működésének egyesülési
  alakulhatnak tevékenykedhetnek feltételeit szabadságának irányulhat megsértésére bíróság elnökét háborús városba részint bele kocsi festett
  békeszerződésig kastély csőférgek osztályának hossza életében kénytelen hajó szolgálta karrierje zenekar apoteózis fordul érettségizett
  szakán érvényben veszélyes lady énekesnő csata terjedt harcok egyházi testvére öccse filmekben tevékenykedett oklevelet tudományegyetemen
  falut övezet község központja góllal kongói főre országok nyári készítenek ókori meccsen szövetsége lábánál aratott olimpiai sikoly idők
  dalszövegei kisajtolás spanyol magazin csuszka feladatra elengedhetetlen tananyag gyermekkor alapos megoldás készség nélkülözhetetlen
  figyelmen diák feltételekkel véleményem amelyre nyugodtan különös tározók elemzését keresem lakosság fejezet ismerteti ötödik évszázadban
  funkciók mutattak eszerint kezelése kilencvenes évektől általánosan tanuló közösségekre vizsgáltuk rugó ellenőriztük derült eszközök
  megmértük háromszor gramm kapcsolat tartományban pontok okozta milliméter eltérést ajtó talál jelenséget parancsol rosszul ajtaja kegyetlen
  előttünk művelt részek olvasta korán régóta rozmaring viseli meddig száraz leesett fogyasztói átlag dupla akkora ára változás kilenckor
  megállt egykor másnap magától autó megkérdezte mondott városok zajt levegő másodszor menni segíteni lesznek napról tudok kérdőíves felmérés
  önmagukban hírek iránti kiemelt okait kvantitatív eredményre helyzete sorolhatók személyi felismerése biztonsági foszfor klorofill mindegyik
  vettük módszerrel értéket helyek bizonyult dráma háttér épül akarja beszél döntés ennél pontosabb biztonság fényt felújított festette álltam
  vitatott internetes szabadsága illeti zajlik alakulását lehetőségét hatékonyan unió mindazonáltal szabályozás válhatnak kutatása meglepően
  mesterek huszadik egyfelől olcsó alapjait elveszett haladva komolyabb elkezdték cégek halvány észlelését véletlen rendszeres szén felvétele
  érhető legtöbbet jellemzi szerkezete bemutató statisztikai keretek téren hoztak mindezek tapasztalatok célszerű rész kötött szerkezetű
  hagyni kezd elveszíti negyven szöveg növeli pontokra baktérium sejt felvenni vírus hatástalan elment torta elkezdtem nyitott nézett engem
  mondtam hittem használ vesz választásuk tudná szobáját gond tartom kérdése vesszük kevesebbet ápoló kórházak részében iskolában játékok
  változtatni olvas gyerek könyvtár centiről hatvan maximális gyorsabban csökkent plusz folyton fok tetszett szerkezet nevetett színben bízva
  értem életem hátha oldal megpróbálom előtti kész semmilyen érme cinkelt férje levelet hitte kérdezte megtanulta hónapig tulajdon valahogy
  keresi írott fizetett állítani intézmény hiányzik számát mond bab éjszakára növény magasak becsületes legjobban legkisebb hideg vicces
  gyerekeknek tojást csinálni ugyanazt vendégek piac sikerül alábbi konkrét foglaló felek átadott tekinteni adó felelős köteles körülmény
  másként írásban mondod kutyát lát forma szolgált nála haja újszülött valahol mélyen végleg szállt egyedülálló kutatást hozzáférés szeretnénk
  belépett jutás érintőlegesen foglalkoztak korántsem célból tehetünk felhasználókhoz nevezi rendelkezésre megkérdőjelezték váló csökkenő
  típusú reakciók megértése részei ipar oldalról teremtő helyére képességek feladatokat helyezte fordulhat igénye elképesztő környéken lejjebb
  fák völgyi jobbra láthatók főváros kiterjedésű vidéket környékén felfedezések születtek lényegesen tízezer mikroorganizmus százezer alapokra
  történeti kidolgozása földi anyagának világában életnek földtudományi folynak bolygó nevű felszínén joggal elteltével szovjetek elkészítette
  legelső megjelenésével minimális mikro molekulák vízzel receptor műanyagok felhasznált kritikus okoznak óceán megnehezíti magasságban
  érvényesül legfrissebb kiterjedésének kiterjedése mutat ősszel tavasszal kiterjedését nyár viszonyok gyakorol támaszkodó meleg helyeken
  gyógyítás helytelen használatos lapos hozzájuk csoda fogalom szegény közölt melléknapokat szigettől leírás legtöbbször említi sarkvidéki
  expedíciók valóságban ismerünk számol távcső hullámhossz szem kiváltani elemi végbemenő iránt tükröző szállás halálát merész várta útja haza
  eredménnyel bölcsészeti itthon folytatta természettudományok császári mintájára régebben csillagászati természettan idei közlöny
  alapításának szerzőink kézirat szívéhez tudományágak nagyközönség gondolkodás mértékű hatalom vet anyagi értéke csakis merre körülményeket
  legidősebb elsődleges formák délkeletre csodálatos homokos magasodó óceánok folytatódik helye folyamatokat övező korallok építették figyelni
  vasbeton szintre szobrok eltekintve szépművészeti rendező pályájának győzte perces nemzetközileg vetített térben játszó szoros
  légzéskimaradás érzése alvási utalhat alvászavar éjszaka megszűnése levegőt területein művében köszönhető eljut édesapja augusztusában
  múltán leánya hamar tisztelték lánya nevezték amin emberre valamennyien tele viselt jelentek elterjedési felmelegedés belsejében okoz zajló
  alternatív magában nyomtatott amiben emlékek folyamatot gutenbergi igénybe párhuzamosan orvostudomány önmagában siker gimnáziumban eminensek
  eminens nyelvből helyezett ásott elismert osztály szánta beiratkozott érdeklődését baleset érintett szempontjából`)
