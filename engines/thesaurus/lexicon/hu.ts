import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
kutatás noun
  systematic inquiry: vizsgálat, vizsgálódás, tudományos munka = A «kutatás» három évig tartott, és hat iskolára terjedt ki.
  search for something: keresés, felkutatás = Az elveszett kéziratok «kutatása» a levéltárakban kezdődött.
tanulmány noun
  scholarly text: értekezés, dolgozat, cikk, írás; academic publikáció = A «tanulmány» a vidéki iskolák helyzetét mutatja be.
vizsgálat noun
  close examination: elemzés, tanulmányozás, vizsgálódás, kutatás; academic analízis = A «vizsgálat» tárgya a városi levegő szennyezettsége volt.
  official inquiry: nyomozás, ellenőrzés = Az ügyben a hatóság «vizsgálatot» indított.
  medical check: orvosi ellenőrzés, kontrollvizsgálat; informal kontroll = A betegeket félévente «vizsgálatra» hívták be.
módszer noun
  way of working: eljárás, eljárásmód, munkamódszer; academic metódus = A választott «módszer» kis minták esetén is megbízható.
módszertan noun
  system of methods: ; academic metodológia, metodika = A dolgozat második fejezete a «módszertant» ismerteti.
eljárás noun
  way of doing something: módszer, eljárásmód, technika; academic procedúra = Az új «eljárás» felére csökkentette a mérési hibát.
eredmény noun
  what a study finds: megállapítás, tapasztalat, adat = Az «eredmények» megerősítik a korábbi feltevéseket.
  success achieved: siker, teljesítmény, vívmány; opposite kudarc, eredménytelenség = A csoport jelentős «eredményt» ért el a rákkutatásban.
  number at the end of a calculation: végeredmény, kapott érték, kiszámított érték = A számítás «eredményét» két tizedesre kerekítettük.
adat noun
  recorded fact: információ, tény, adalék = Az «adatok» a statisztikai hivatal honlapjáról származnak.
adatgyűjtés noun
  gathering of data: adatfelvétel, információgyűjtés = Az «adatgyűjtés» 2021 tavaszán, online kérdőívvel történt.
adatfelvétel noun
  recording of data in the field: adatgyűjtés, felmérés = Az «adatfelvétel» idején a válaszadók otthon tartózkodtak.
feltevés noun
  what is assumed: feltételezés, előfeltevés; academic hipotézis = «Feltevésünk» szerint a jövedelem növeli a bizalmat.
hipotézis noun
  statement to be tested: feltevés, feltételezés = Az első «hipotézist» az adatok nem támasztották alá.
feltételezés noun
  thing taken to be true: feltevés, előfeltevés; academic hipotézis, prezumpció = A modell azon a «feltételezésen» nyugszik, hogy a piac hatékony.
minta noun
  part of a population: mintasokaság, vizsgálati csoport = A «minta» nem reprezentatív, ezért óvatosan kell következtetni.
  model to follow: példa, előkép, mintakép; academic modell = A törvényhozók a francia jogot vették «mintának».
  repeated form: mintázat, motívum = A kerámiákon növényi «minták» ismétlődnek.
mintavétel noun
  taking of samples: mintavételezés, mintagyűjtés = A «mintavétel» mindkét folyón azonos napon történt.
hatás noun
  what a cause brings about: befolyás, kihatás, ráhatás = A vizsgálat a reklámok «hatását» méri a fogyasztásra.
  impression on the mind: benyomás; academic impresszió = A regény erős «hatást» tett a kortársakra.
befolyás noun
  power to affect: hatás, ráhatás = A szülők «befolyása» a pályaválasztásra jól kimutatható.
  power over people: hatalom, tekintély, súly = Az egyház «befolyása» a 18. században csökkent.
következmény noun
  what follows: folyomány, eredmény, hatás; academic konzekvencia; opposite ok, előzmény = A döntés «következményei» évekkel később váltak láthatóvá.
ok noun
  what brings something about: kiváltó tényező, előidéző, gyökér; opposite okozat, következmény = A késés legfőbb «oka» a pénzhiány volt.
  reason for acting: indok, indíték; academic motívum = A résztvevők nem közölték távozásuk «okát».
indok noun
  reason given: ok, érv, indoklás; academic argumentum = A bíróság az elutasítás «indokait» részletesen kifejtette.
tényező noun
  thing that plays a part: összetevő, körülmény, elem; academic faktor = A tanulási sikert több «tényező» együttesen határozza meg.
szerep noun
  part played: funkció, feladat = A nagyszülők «szerepe» a gyermeknevelésben felértékelődött.
funkció noun
  purpose of a part: szerep, rendeltetés, feladat = A fehérje pontos «funkciója» egyelőre nem ismert.
szempont noun
  point of view for judging: nézőpont, vonatkozás, szemszög; academic aspektus = Gazdasági «szempontból» a második megoldás kedvezőbb.
nézőpont noun
  where one looks from: szemszög, látószög, látásmód; academic perspektíva = Az elbeszélő «nézőpontja» a regény közepén megváltozik.
megközelítés noun
  way of treating a question: szemléletmód, megközelítésmód, látásmód = Az interdiszciplináris «megközelítés» új kérdéseket vet fel.
szemlélet noun
  way of seeing: látásmód, felfogás, gondolkodásmód, szemléletmód = A tankönyvek «szemlélete» a rendszerváltás óta sokat változott.
elmélet noun
  system of explanations: tan, tanítás, elgondolás; academic teória; opposite gyakorlat = Az «elmélet» szerint a csoportnormák alakítják a viselkedést.
gyakorlat noun
  actual doing: tapasztalat, tényleges alkalmazás; academic praxis; opposite elmélet = Az elméletet a «gyakorlat» nem mindig igazolja.
  skill gained by doing: tapasztalat, jártasság, rutin = A vizsgált tanárok legalább öt év «gyakorlattal» rendelkeztek.
  usual way of acting: szokás, szokásos eljárás = A hazai bírói «gyakorlat» ebben a kérdésben nem egységes.
  piece of training: feladat, gyakorlófeladat = A tankönyv minden leckéje öt «gyakorlatot» tartalmaz.
fogalom noun
  idea with a name: eszme, gondolat, kategória; academic koncepció, terminus = A szabadság «fogalma» koronként mást jelent.
fogalmazás noun
  way of wording: szövegezés, megszövegezés, megfogalmazás = A kérdések pontatlan «fogalmazása» torzíthatja a válaszokat.
meghatározás noun
  saying what a word means: definíció, körülírás, fogalommeghatározás = A szegénység «meghatározása» országonként eltér.
  finding a value: megállapítás, kiszámítás = A minták korának «meghatározása» radiokarbonos módszerrel történt.
definíció noun
  saying what a term means: meghatározás, fogalommeghatározás, körülírás = A szerző a kultúra tág «definícióját» használja.
bizonyíték noun
  what proves: bizonyság, igazolás; academic evidencia; literary tanúbizonyság; opposite cáfolat = Az állításra eddig nem találtak meggyőző «bizonyítékot».
bizonyítás noun
  act of proving: igazolás, levezetés; academic demonstráció; opposite cáfolás = A tétel «bizonyítása» a függelékben olvasható.
érv noun
  reason in a debate: indok, ok; academic argumentum; opposite ellenérv = A szerző három «érvet» hoz fel a reform mellett.
érvelés noun
  chain of reasons: gondolatmenet, okfejtés, bizonyítás; academic argumentáció = Az «érvelés» gyenge pontja a második lépésben van.
gondolatmenet noun
  line of thought: okfejtés, eszmefuttatás, érvelés = A fejezet «gondolatmenete» könnyen követhető.
állítás noun
  what is said to be true: kijelentés, tétel, megállapítás; academic tézis; opposite tagadás = A szerző «állításait» számos forrással támasztja alá.
megállapítás noun
  what one finds and says: következtetés, észrevétel, tétel; academic konklúzió = A jelentés «megállapításai» nagy vitát váltottak ki.
kijelentés noun
  what is said: állítás, megnyilatkozás, nyilatkozat = A miniszter «kijelentése» ellentétes a törvény szövegével.
következtetés noun
  what one infers: végkövetkeztetés, tanulság; academic konklúzió; opposite premissza = Az adatokból messzemenő «következtetés» nem vonható le.
jelentőség noun
  being important: fontosság, súly, horderő; academic relevancia; opposite jelentéktelenség = A felfedezés «jelentőségét» a kortársak nem ismerték fel.
fontosság noun
  being important: jelentőség, lényegesség, súly; opposite jelentéktelenség = A megelőzés «fontosságát» minden szakértő hangsúlyozta.
jelentés noun
  what a word means: értelem, jelentéstartalom = A szó eredeti «jelentése» mára elhomályosult.
  written account: beszámoló, tájékoztató; informal riport = A bizottság éves «jelentése» júniusban készült el.
korlát noun
  what limits: korlátozó tényező, gyenge pont, megkötöttség; academic limitáció = A kutatás fő «korlátja» a kis elemszám.
hiányosság noun
  what is lacking: hiba, fogyatékosság, gyengeség, elégtelenség; academic deficit; opposite erősség = A jogszabály «hiányosságaira» már többen rámutattak.
hiány noun
  lack of something: szűkösség, elégtelenség; academic deficit; opposite többlet, bőség = A vízkészletek «hiánya» fegyveres konfliktusokhoz vezethet.
hiba noun
  what is wrong: tévedés, pontatlanság, melléfogás; informal baki = A számításban később súlyos «hibát» fedeztek fel.
  technical fault: meghibásodás, üzemzavar, defektus = A leállást a hűtőrendszer «hibája» okozta.
kérdés noun
  what is asked: tétel, feladat; academic item; opposite válasz = A résztvevők húsz «kérdésre» válaszoltak.
  matter to be treated: probléma, ügy, téma, kérdéskör = A népesedés «kérdése» minden kormányt foglalkoztatott.
válasz noun
  what is said in return: felelet, megoldás; opposite kérdés = A diákok «válaszait» két független bíráló értékelte.
  reaction to something: reakció, visszahatás = A szervezet első «válasza» a fertőzésre a láz.
probléma noun
  difficult matter: nehézség, gond, kérdés; informal baj; opposite megoldás = A legnagyobb «problémát» az adatok hiánya jelentette.
megoldás noun
  answer to a problem: rendezés, elintézés, lezárás = A felek a határvita békés «megoldását» keresték.
  answer to a task: eredmény, válasz = A feladat helyes «megoldását» kevesen találták meg.
cél noun
  what one wants to reach: célkitűzés, szándék, törekvés; academic intenció = A dolgozat «célja» a két módszer összevetése.
célkitűzés noun
  aim that has been set: cél, szándék, terv = A projekt «célkitűzései» között szerepel a képzés megújítása.
feladat noun
  what has to be done: teendő, tennivaló, kötelesség = Az állam legfőbb «feladata» a jogbiztonság megteremtése.
téma noun
  what a text is about: tárgy, tárgykör, témakör = A szakdolgozat «témája» a középkori városfejlődés.
terület noun
  field of knowledge: tárgykör, szakterület, tudományág = Ezen a «területen» kevés hazai kutatás folyik.
  part of land: térség, vidék, régió, övezet = A vizsgált «terület» a Duna két partján fekszik.
tudomány noun
  organised knowledge: tudományosság, kutatás = A modern «tudomány» kísérletekre és megfigyelésekre épül.
tudományág noun
  branch of science: tudományterület, szakterület; academic diszciplína, stúdium = A két «tudományág» eltérő fogalmakat használ.
ismeret noun
  what one knows: tudás, tudnivaló, információ; opposite tudatlanság = A tanulók «ismereteit» írásbeli teszttel mértük.
tudás noun
  what one has learned: ismeret, ismeretanyag, felkészültség; opposite tudatlanság = A diákok «tudása» az év végére jelentősen gyarapodott.
tapasztalat noun
  what one has lived through: élmény, benyomás, megfigyelés = Az interjúalanyok saját «tapasztalataikról» is beszámoltak.
megfigyelés noun
  careful watching: észlelés, szemlélés; academic obszerváció = A madarak «megfigyelése» hajnalban kezdődött.
  remark on what was seen: észrevétel, megállapítás = A szerző érdekes «megfigyeléseket» tesz a nyelvhasználatról.
észrevétel noun
  remark: megjegyzés, reflexió, hozzászólás = A bírálók «észrevételeit» a végső változatba beépítettük.
kísérlet noun
  scientific test: próba, teszt; academic experimentum = A «kísérletet» állandó hőmérsékleten végeztük.
  attempt: próbálkozás, törekvés, igyekezet = A megegyezésre tett «kísérletek» sorra kudarcot vallottak.
mérés noun
  finding a size: mérési művelet, műszeres vizsgálat = A «mérést» minden mintán háromszor ismételtük meg.
felmérés noun
  survey: adatfelvétel, közvélemény-kutatás, kérdőíves vizsgálat = A «felmérésben» kétezer felnőtt vett részt.
kérdőív noun
  list of questions: kérdéssor, kérdőlap = A «kérdőívet» névtelenül töltötték ki a hallgatók.
elemzés noun
  close study of parts: vizsgálat, taglalás; academic analízis; opposite összegzés, szintézis = A vers «elemzése» a képek rendszeréből indul ki.
értelmezés noun
  saying what something means: magyarázat, kiértékelés; academic interpretáció = Az adatok «értelmezése» további kérdéseket vet fel.
magyarázat noun
  making clear: megfejtés, elmélet; academic interpretáció = A jelenségre nincs általánosan elfogadott «magyarázat».
leírás noun
  account of what something is like: ismertetés, bemutatás, jellemzés; academic deskripció = A növény részletes «leírása» 1812-ben jelent meg.
összehasonlítás noun
  setting side by side: összevetés, egybevetés; academic komparáció = A két ország «összehasonlítása» meglepő különbségeket mutat.
különbség noun
  being unlike: eltérés, különbözőség; academic differencia; opposite hasonlóság, azonosság = A két csoport között nem volt szignifikáns «különbség».
eltérés noun
  being off or unlike: különbség, különbözőség; academic diszkrepancia; opposite egyezés = A mért és a számított érték közti «eltérés» csekély.
hasonlóság noun
  being alike: rokonság, rokon vonás, párhuzam; academic analógia; opposite különbség, eltérés = A két mítosz közti «hasonlóság» nem véletlen.
összefüggés noun
  link between things: kapcsolat, viszony; academic korreláció = Az alvás és a teljesítmény között szoros «összefüggés» van.
kapcsolat noun
  link: összefüggés, viszony; academic reláció = A két változó «kapcsolata» nem lineáris.
  being in touch with people: érintkezés, viszony; academic kontaktus = A falu élénk «kapcsolatokat» ápolt a szomszédos városokkal.
viszony noun
  how things stand to each other: kapcsolat, összefüggés; academic reláció = Az egyén és a közösség «viszonya» a regény fő kérdése.
arány noun
  size in relation: hányad, részarány, részesedés = A nők «aránya» a vezetők között alacsony maradt.
mérték noun
  degree: fok, nagyság, kiterjedés; academic dimenzió = A pusztítás «mértéke» minden várakozást felülmúlt.
mennyiség noun
  how much: tömeg; academic volumen, kvantum; opposite minőség = A csapadék «mennyisége» évről évre csökken.
minőség noun
  how good: színvonal; informal nívó; opposite mennyiség = Az oktatás «minőségét» külső szakértők értékelték.
szint noun
  height or degree: mérték, fok, arány = A munkanélküliség «szintje» országosan csökkent.
érték noun
  number measured: számérték, adat, mennyiség = A mért «értékek» a megengedett határ alatt maradtak.
  what makes a thing worth having: becs, jelentőség, fontosság; opposite értéktelenség = A gyűjtemény tudományos «értéke» felbecsülhetetlen.
változó noun
  thing that varies in a model: tényező, mutató; academic faktor; opposite állandó = A modellbe négy független «változót» vontunk be.
változás noun
  becoming different: átalakulás, módosulás; academic transzformáció; opposite állandóság = Az éghajlat «változása» a mezőgazdaságot is érinti.
fejlődés noun
  getting better or further: haladás, előrelépés, kibontakozás; academic progresszió; opposite hanyatlás, visszafejlődés = A gyermek nyelvi «fejlődése» hároméves korban felgyorsul.
fejlesztés noun
  making better: továbbfejlesztés, javítás, tökéletesítés; academic modernizáció = A vidéki kórházak «fejlesztése» uniós forrásból valósult meg.
növekedés noun
  getting larger: emelkedés, gyarapodás, bővülés; academic expanzió; opposite csökkenés, visszaesés = A gazdasági «növekedés» az év végére lelassult.
csökkenés noun
  getting smaller: fogyás, visszaesés, apadás, mérséklődés; opposite növekedés, emelkedés = A népesség «csökkenése» a falvakban a legerősebb.
folyamat noun
  course of change: menet, lefolyás, alakulás = A városiasodás «folyamata» a háború után felgyorsult.
szakasz noun
  part of a process: periódus, fázis, időszak; academic stádium = A betegség korai «szakaszában» a kezelés hatékony.
  part of a text: rész, bekezdés, passzus = Az idézett «szakasz» a napló végén található.
időszak noun
  stretch of time: idő, időtartam, periódus; academic intervallum = A vizsgált «időszakban» az árak megduplázódtak.
korszak noun
  age in history: kor, időszak, periódus; academic éra, epocha = A reformkor a magyar történelem meghatározó «korszaka».
időpont noun
  point in time: dátum, nap = A két mérés «időpontja» között hat hét telt el.
kezdet noun
  first part: eredet, indulás, gyökér; opposite vég = A mozgalom «kezdetei» az 1830-as évekre nyúlnak vissza.
eredet noun
  where something comes from: származás, forrás, gyökér; academic genezis = A szokás «eredete» a pogány korba vezethető vissza.
forrás noun
  text used by a scholar: forrásmunka, dokumentum; dated kútfő = A korszak legfontosabb «forrása» egy városi krónika.
  place where something comes from: eredet, kiindulópont = A szennyezés «forrását» máig nem sikerült azonosítani.
szakirodalom noun
  what has been written on a subject: tudományos irodalom, irodalom, szakmunkák = A «szakirodalom» megosztott ebben a kérdésben.
hivatkozás noun
  pointing to a source: utalás, irodalmi utalás; academic referencia, citáció = A «hivatkozások» jegyzéke a dolgozat végén áll.
idézet noun
  words taken from a text: idézett szövegrész; academic citátum = Az «idézetek» helyét lábjegyzetben kell megadni.
szerző noun
  who wrote a text: író, tanulmányíró; dated auktor = A «szerző» elismeri, hogy módszere nem tökéletes.
kutató noun
  who does research: tudós, szakember, tudományos munkatárs = A «kutatók» ötven beteg adatait dolgozták fel.
szakértő noun
  who knows a field well: szakember, hozzáértő; academic specialista; opposite laikus = A bíróság független «szakértőt» rendelt ki az ügyben.
szakember noun
  trained person: szakértő, hozzáértő, specialista; informal profi; opposite laikus = A diagnózist két «szakember» egymástól függetlenül állította fel.
résztvevő noun
  who takes part: közreműködő, kísérleti személy, alany = A kísérlet minden «résztvevője» írásban beleegyezett.
személy noun
  human being: ember, egyén, fő = A háztartásokban átlagosan három «személy» él.
egyén noun
  single human: ember, személy; academic individuum; opposite közösség = Az «egyén» szabadságát a törvény korlátozhatja.
közösség noun
  people who belong together: csoport, társaság, kollektíva; opposite egyén = A falusi «közösség» összetartó ereje idővel gyengült.
társadalom noun
  people living under common rules: lakosság, közösség, népesség = A «társadalom» jelentős része elfogadja az új szabályokat.
népesség noun
  people living in a place: lakosság, lélekszám; academic populáció = A «népesség» elöregedése terheli a nyugdíjrendszert.
lakosság noun
  people living in a place: népesség, lakónépesség; academic populáció = A felmérés a felnőtt «lakosságra» nézve reprezentatív.
csoport noun
  things or people together: csapat, egység = A résztvevőket véletlenszerűen két «csoportba» osztottuk.
  kind of things: osztály, kategória, típus, fajta = A szerző a mondatokat négy «csoportba» sorolja.
réteg noun
  part of society: osztály, csoport; academic sztrátum = Az alacsony jövedelmű «rétegek» ritkábban járnak orvoshoz.
  sheet of matter: szint, takaró; academic horizont = A talaj felső «rétege» sok szerves anyagot tartalmaz.
intézmény noun
  organisation for a public purpose: szervezet, létesítmény; academic institúció = Az oktatási «intézmények» önállósága fokozatosan szűkült.
szervezet noun
  people working for a purpose: intézmény, testület, egyesület; academic organizáció = A «szervezet» tagjai évente kétszer üléseznek.
  living body: test, élőlény; academic organizmus = A «szervezet» a kórokozóra lázzal reagál.
hatóság noun
  office of the state: hivatal, szerv, közigazgatási szerv = A «hatóság» harminc napon belül dönt a kérelemről.
vállalat noun
  business: cég, vállalkozás, társaság = A «vállalat» bevétele három év alatt megduplázódott.
állam noun
  political body of a country: államhatalom, közhatalom, kormányzat = Az «állam» köteles védeni polgárai személyes adatait.
kormány noun
  those who govern: kabinet, kormányzat, minisztertanács = A «kormány» új rendeletet adott ki a bérekről.
törvény noun
  rule of law: jogszabály, jogi norma = A «törvény» tiltja a hátrányos megkülönböztetést.
  rule of nature: törvényszerűség, szabály, szabályszerűség = A mozgás «törvényeit» Newton írta le.
szabály noun
  what tells how to act: előírás, norma, elv; dated regula = A helyesírás «szabályait» az akadémia teszi közzé.
szabályozás noun
  setting of rules: rendezés, szabályalkotás; academic reguláció = A «szabályozás» hiányosságai miatt sok per indult.
jog noun
  what one is entitled to: jogosultság, jogosítvány; opposite kötelezettség = Minden gyermeknek «joga» van a tanuláshoz.
kötelezettség noun
  what one must do: kötelesség, kötelem; opposite jog, jogosultság = A szerződés mindkét félre «kötelezettségeket» ró.
döntés noun
  act of deciding: határozat, végzés, állásfoglalás = A bizottság «döntése» ellen fellebbezni lehet.
vita noun
  exchange of opposed views: polémia, szóváltás; academic disputa = A könyv heves «vitát» váltott ki a történészek között.
ellentét noun
  being opposed: szembenállás, nézeteltérés; academic antagonizmus; opposite összhang = A két csoport közti «ellentét» az évek során elmélyült.
ellentmondás noun
  being at odds in logic: ellentét, következetlenség; academic kontradikció, inkonzisztencia; opposite összhang = A vallomások «ellentmondásait» a bíróság nem oldotta fel.
vélemény noun
  what one thinks: nézet, álláspont, felfogás, meglátás = A szakértők «véleménye» megoszlik a védőoltásról.
nézet noun
  opinion held: vélemény, álláspont, felfogás, elgondolás = Az elterjedt «nézettel» szemben a céhek nem akadályozták az újítást.
álláspont noun
  stand one takes: vélemény, nézet, felfogás; academic pozíció = A szerző «álláspontja» a következő fejezetben módosul.
felfogás noun
  way of understanding: nézet, szemlélet, elgondolás; academic koncepció = A modern «felfogás» szerint a betegség társas jelenség is.
elv noun
  basic rule: alapelv, vezérelv, tétel; academic princípium = Az arányosság «elvét» minden bíróságnak követnie kell.
alapelv noun
  rule on which others rest: elv, vezérelv, alaptétel; academic princípium = A jogállam «alapelveit» az alkotmány rögzíti.
alap noun
  what something rests on: kiindulópont, bázis; literary fundamentum = A további számítások «alapja» a tavalyi népszámlálás.
keret noun
  bounds within which something stands: határ, korlát = A téma meghaladja e dolgozat «kereteit».
szerkezet noun
  how parts are put together: felépítés, tagolás, elrendezés; academic struktúra = A dolgozat «szerkezete» a következőképpen alakul.
felépítés noun
  how parts are put together: szerkezet, elrendezés; academic struktúra, konstrukció = A sejtfal «felépítése» fajonként különbözik.
rendszer noun
  ordered whole: szisztéma, berendezkedés, mechanizmus = A magyar választási «rendszer» vegyes típusú.
modell noun
  simplified picture of reality: leképezés, séma = A «modell» jól becsüli a várható árakat.
eszköz noun
  means to an end: módszer, segédeszköz; academic instrumentum = Az adópolitika a jövedelemelosztás fontos «eszköze».
  thing to work with: műszer, készülék, berendezés = A méréshez használt «eszközöket» előzetesen hitelesítettük.
mód noun
  way in which something is done: út, módszer, eljárás = A feladat többféle «módon» is megoldható.
lehetőség noun
  what can be or be done: esély, alkalom, kilátás; academic opció, perspektíva; opposite lehetetlenség = A program új «lehetőségeket» kínál a pályakezdőknek.
esély noun
  likelihood: valószínűség, lehetőség, kilátás = A gyógyulás «esélye» korai felismerés esetén magas.
valószínűség noun
  how likely: esély, eshetőség; academic probabilitás = A hiba «valószínűsége» nagyobb mintánál kisebb.
kockázat noun
  possible harm: veszély, esély; academic rizikó = A dohányzás növeli a szívbetegség «kockázatát».
veszély noun
  possible harm: fenyegetés, kockázat, veszedelem; opposite biztonság = A járvány «veszélyére» már korán figyelmeztettek.
szükséglet noun
  what is needed: igény, kívánalom = Az alapvető «szükségletek» kielégítése minden államnak feladata.
igény noun
  what is asked for: kereslet, szükséglet, kívánalom = A távoktatás iránti «igény» ugrásszerűen megnőtt.
követelmény noun
  what is required: elvárás, előírás; academic kritérium = Az új épület megfelel a biztonsági «követelményeknek».
feltétel noun
  what must hold: követelmény, kikötés, előfeltétel; academic kritérium = A részvétel «feltétele» az írásos beleegyezés volt.
körülmény noun
  what stands around an event: viszony, feltétel; academic kondíció = A gyári munkások embertelen «körülmények» között éltek.
helyzet noun
  how things stand: állapot, körülmény; academic szituáció = A politikai «helyzet» az év végére rendeződött.
állapot noun
  how something is: helyzet; academic kondíció, státusz = A betegek «állapota» két hét után javult.
jelenség noun
  what can be observed: történés, megnyilvánulás; academic fenomén; literary tünemény = A «jelenség» hátterében több ok áll.
esemény noun
  what happens: történés, fejlemény, mozzanat = A regény «eseményei» egyetlen nap alatt zajlanak.
eset noun
  single happening or example: ügy, példa; academic kázus = A szerző hat hasonló «esetet» sorol fel a bírói gyakorlatból.
esettanulmány noun
  study of one case: esetelemzés, esetleírás = A dolgozat két «esettanulmány» alapján von le következtetéseket.
példa noun
  thing that illustrates: illusztráció, eset, szemléltető eset = A fejezet több «példával» világítja meg a szabályt.
  person or act to follow: minta, mintakép, példakép = A tanár viselkedése «példát» ad a diákoknak.
típus noun
  kind: fajta, féleség, válfaj; academic kategória = A szerző a városok három «típusát» különbözteti meg.
fajta noun
  kind: típus, féleség, változat = Többféle búzát vetettek, köztük két új «fajtát».
jellemző noun
  what marks a thing: sajátosság, ismérv, jegy, vonás; academic karakterisztikum = A stílus legfontosabb «jellemzője» a tömörség.
tulajdonság noun
  what belongs to a thing's nature: jellemző, sajátosság, vonás, ismérv; academic attribútum = Az anyag mechanikai «tulajdonságait» nyomópróbával vizsgáltuk.
sajátosság noun
  what sets apart: jellegzetesség, jellemző, egyediség; academic specifikum = A nyelvjárás «sajátosságai» a fiatalok beszédéből eltűnnek.
jelleg noun
  nature of a thing: természet, karakter, mivolt = A táj hegyvidéki «jellege» megnehezíti a közlekedést.
elem noun
  part of a whole: rész, alkotórész, összetevő; academic komponens; opposite egész = A mese több keresztény «elemet» tartalmaz.
összetevő noun
  part of a mixture: alkotórész, alkotóelem, elem; academic komponens = A keverék «összetevőit» külön-külön is megmértük.
rész noun
  piece of a whole: hányad, csoport; academic szegmens; opposite egész = A válaszadók nagy «része» elégedett volt.
  part of a text: szakasz, fejezet = A regény második «része» külföldön játszódik.
egész noun
  all parts together: összesség, teljesség; academic totalitás; opposite rész = A részek vizsgálatából nem mindig érthető meg az «egész».
többség noun
  larger part: nagyobb rész, zöm; academic majoritás; opposite kisebbség = A megkérdezettek «többsége» támogatta a javaslatot.
kisebbség noun
  smaller group: kisebb rész, töredék; academic minoritás; opposite többség = A képviselők «kisebbsége» nemmel szavazott.
szám noun
  how many: mennyiség, darabszám = A balesetek «száma» öt év alatt felére csökkent.
átlag noun
  mean value: középérték, átlagérték; academic számtani közép = A csoport eredménye az országos «átlag» fölött volt.
tendencia noun
  direction of change: irányzat, fejlődési irány; academic trend = A «tendencia» a fővárosban a legszembetűnőbb.
irány noun
  where something goes: irányvonal, irányzat, út = A kutatás új «iránya» a gépi tanulás.
lépés noun
  stage of an action: mozzanat, fázis, szakasz = Az elemzés első «lépése» az adatok tisztítása volt.
  act towards an aim: intézkedés, tett, rendszabály = A kormány határozott «lépésekkel» fékezte az inflációt.
intézkedés noun
  official act: rendelkezés, lépés, rendszabály = Az «intézkedések» ellenére a fertőzés tovább terjedt.
tevékenység noun
  what one does: munka, működés; academic aktivitás = Az egyesület «tevékenysége» elsősorban a fiatalokra irányul.
viselkedés noun
  how one acts: magatartás, megnyilvánulás = Az állatok «viselkedését» kamerával rögzítettük.
magatartás noun
  how one acts or thinks: viselkedés, hozzáállás; academic attitűd = A fogyasztói «magatartás» a járvány alatt átalakult.
képesség noun
  being able: készség, adottság; academic kompetencia; opposite képtelenség = Az olvasási «képesség» fejlesztése már az óvodában kezdődik.
készség noun
  learned ability: képesség, jártasság, ügyesség; academic kompetencia = A tanfolyam a hallgatók nyelvi «készségeit» fejleszti.
teljesítmény noun
  what one achieves: eredmény, előmenetel = A tanulók «teljesítménye» matematikából javult.
hatékonyság noun
  how well something works: eredményesség, hatásosság; academic effektivitás; opposite hatástalanság = A kezelés «hatékonyságát» kettős vak próbával mérték.
siker noun
  good outcome: eredményesség, beválás; literary diadal; opposite kudarc, sikertelenség = A reform «sikere» a tanárok támogatásán múlik.
kudarc noun
  bad outcome: sikertelenség, bukás, balsiker; academic fiaskó; opposite siker = A tárgyalások «kudarca» után a felek bírósághoz fordultak.
előny noun
  what helps or is better: jó oldal, pozitívum, erősség; opposite hátrány = Az eljárás fő «előnye» a gyorsaság.
hátrány noun
  what harms or is worse: rossz oldal, negatívum, árnyoldal; opposite előny = A módszer legnagyobb «hátránya» a magas költség.
haszon noun
  what is gained: nyereség, hozam, profit; opposite kár, veszteség = A beruházás várható «haszna» meghaladja a költségeket.
költség noun
  money to be paid: kiadás, díj, ráfordítás; opposite bevétel = A kezelés «költségét» a biztosító fizeti.
kiadás noun
  money spent: költség, ráfordítás; opposite bevétel = Az egészségügyi «kiadások» minden évben emelkednek.
  printing of a book: megjelentetés, közreadás, közzététel = A levelek «kiadása» több évet vett igénybe.
támogatás noun
  help given: segítség, juttatás, segély; academic szubvenció = A rászoruló családok anyagi «támogatást» kapnak.
segítség noun
  what is done for others: támogatás, közreműködés, segédkezés = A szerző köszöni a könyvtárosok «segítségét».
akadály noun
  what stands in the way: gát, nehézség; informal bökkenő = A fejlődés fő «akadálya» a szakemberhiány.
nehézség noun
  what is hard: gond, probléma, akadály; opposite könnyebbség = A fordítás számos «nehézséggel» jár.
javaslat noun
  what is put forward: indítvány, ajánlás, előterjesztés = A bizottság «javaslatát» a parlament elfogadta.
ajánlás noun
  advice given in a paper: javaslat, tanács, útmutatás = A dolgozat végén «ajánlásokat» fogalmazunk meg a tanároknak.
kritika noun
  pointing out faults: bírálat, kifogás, ellenvetés; opposite dicséret, elismerés = Az elméletet több oldalról érte «kritika».
bírálat noun
  judging of a work: kritika, értékelés, recenzió = A könyvről kedvező «bírálatok» jelentek meg.
értékelés noun
  judging how good: kiértékelés, felülvizsgálat, minősítés; academic evaluáció = A program «értékelése» két év múlva esedékes.
ítélet noun
  judge's decision: verdikt, bírósági döntés = Az «ítélet» ellen a vádlott fellebbezett.
  opinion formed: vélemény, megítélés = Az irodalomtörténet «ítélete» a költőről sokat változott.
becslés noun
  rough finding of a value: hozzávetőleges számítás, kalkuláció; academic approximáció = A «becslések» szerint évente ezer hektár erdő tűnik el.
számítás noun
  working with numbers: kalkuláció, kiszámítás, számolás = A «számítások» helyességét két program ellenőrizte.
ábra noun
  picture in a text: grafikon, rajz, kép; academic diagram = A harmadik «ábra» a hőmérséklet alakulását mutatja.
táblázat noun
  data in rows and columns: kimutatás, tabella = A «táblázat» utolsó oszlopa a százalékokat tartalmazza.
fejezet noun
  part of a book: rész, szakasz, egység = A második «fejezet» az elméleti hátteret tárgyalja.
bevezetés noun
  opening of a text: bevezető, előszó, bevezető rész; opposite befejezés = A «bevezetésben» a szerző kijelöli a kutatás célját.
  starting to use: életbe léptetés, meghonosítás, alkalmazás; opposite eltörlés, megszüntetés = Az új rendszer «bevezetése» fokozatosan történt.
befejezés noun
  end: zárás, lezárás, vég, végkifejlet; opposite kezdet, bevezetés = A regény «befejezése» nyitva hagyja a hős sorsát.
összefoglalás noun
  short account of the main points: összegzés, összegezés, áttekintés; academic rezümé, absztrakt = A fejezet végén rövid «összefoglalás» olvasható.
összegzés noun
  bringing together: összefoglalás, összefoglaló, záró rész; academic rezümé = Az «összegzés» kiemeli a dolgozat új eredményeit.
áttekintés noun
  general look: körkép, összefoglalás, összkép = A fejezet «áttekintést» ad a legújabb elméletekről.
szöveg noun
  written words: írás, írásmű; academic textus = A «szöveg» két kéziratban maradt fenn.
szó noun
  unit of language: kifejezés, szóalak; academic lexéma = A «szó» első említése 1405-ből való.
kifejezés noun
  word or group of words: szókapcsolat, szó, fordulat; academic terminus = A «kifejezést» először egy angol jogász használta.
  making known: kinyilvánítás, kimondás, megjelenítés = Az érzelmek «kifejezése» kultúránként eltérő.
nyelv noun
  way of using words: nyelvezet, stílus, nyelvhasználat, kifejezésmód = A regény «nyelve» tömör és képszerű.
mű noun
  thing created by an artist or scholar: alkotás, munka; literary opus = A költő kései «művei» kevésbé ismertek.
munka noun
  what one does: tevékenység, foglalatosság; informal meló; opposite pihenés = A gyárban végzett «munka» megterhelte az egészséget.
  thing written: mű, alkotás, tanulmány, írás = A szerző korábbi «munkái» is ezt a témát érintik.
oktatás noun
  teaching as a system: tanítás, képzés; academic edukáció = Az «oktatás» színvonala térségenként különbözik.
képzés noun
  preparing for a trade: oktatás, kiképzés, felkészítés = A pedagógusok «képzése» öt évig tart.
tanulás noun
  getting knowledge: ismeretszerzés, tudásszerzés = A «tanulás» hatékonyságát az alvás is befolyásolja.
kezelés noun
  healing of the sick: gyógykezelés, gyógyítás, ellátás; academic terápia = A «kezelés» után a tünetek enyhültek.
  handling of things: feldolgozás, gondozás = A személyes adatok «kezelése» szigorú szabályok szerint történt.
betegség noun
  being ill: kór, megbetegedés; informal nyavalya; opposite egészség = A «betegség» lefolyása enyhébb volt a vártnál.
tünet noun
  sign of an illness: kórjel, jel; academic szimptóma = A «tünetek» a fertőzés után két nappal jelentkeztek.
környezet noun
  what lies around: közeg, légkör; academic miliő = A gyermek fejlődésére a családi «környezet» is hat.
háttér noun
  what lies behind: előzmény, alap, mozgatórugó; academic kontextus = A döntés politikai «háttere» máig tisztázatlan.
előzmény noun
  what came before: előtörténet, háttér; academic antecedens; opposite következmény, folytatás = A forradalom «előzményei» a gazdasági válságig nyúlnak vissza.
hagyomány noun
  what is handed down: örökség, szokás; academic tradíció; opposite újítás = A népi «hagyományok» a városokban gyorsan elhalványultak.
újítás noun
  something new: fejlesztés, korszerűsítés; academic innováció; opposite hagyomány = A gyár az «újításnak» köszönhetően kevesebb energiát fogyaszt.
fejlemény noun
  what has newly happened: esemény, fordulat, történés = A legújabb «fejlemények» megkérdőjelezik ezt a képet.
törekvés noun
  striving: igyekezet, erőfeszítés, szándék = A költő «törekvése» a nyelv megújítására irányult.
erőfeszítés noun
  hard try: igyekezet, fáradozás, törekvés = Minden «erőfeszítés» ellenére a kísérlet nem sikerült.
szándék noun
  what one means to do: cél, elhatározás, akarat; academic intenció = A törvényhozó «szándéka» a szövegből nem derül ki.
hozzájárulás noun
  adding to a common end: adalék; academic kontribúció = A tanulmány fontos «hozzájárulás» a témakör kutatásához.
  consent: beleegyezés, jóváhagyás, engedély = A felvétel a betegek «hozzájárulásával» készült.
részvétel noun
  taking part: közreműködés; academic participáció; opposite távolmaradás = A felmérésben a «részvétel» önkéntes volt.
érdek noun
  what is good for someone: haszon, jó, boldogulás = A közösség «érdeke» néha megelőzi az egyénét.
érdeklődés noun
  wanting to know: figyelem, kíváncsiság; opposite közöny, érdektelenség = A téma iránti «érdeklődés» az utóbbi időben megnőtt.
figyelem noun
  keeping the mind on something: érdeklődés, törődés; opposite érdektelenség, közöny = A kérdés kevés «figyelmet» kapott a kutatóktól.
hangsúly noun
  weight given: nyomaték, súly = A tananyagban nagyobb «hangsúlyt» kap a szövegértés.
megbízhatóság noun
  being able to be trusted: pontosság, hitelesség; academic reliabilitás; opposite megbízhatatlanság = A kérdőív «megbízhatóságát» előzetes vizsgálat igazolta.
érvényesség noun
  holding good: helytállóság, hatókör; academic validitás; opposite érvénytelenség = Az elmélet «érvényessége» csak kis rendszerekre terjed ki.
igazság noun
  what is true: való, valóság, tényállás; opposite hazugság, tévedés = Az «igazság» kiderítése a bíróság feladata.
valóság noun
  what really is: realitás, tényleges helyzet; opposite képzelet, illúzió = A regény hűen ábrázolja a korabeli «valóságot».
tény noun
  what is really so: adat, tényállás; academic faktum; opposite feltevés = A «tények» ellentmondanak ennek a magyarázatnak.
mértékegység noun
  unit for measuring: egység, mérési egység = A táblázat minden oszlopnál jelzi a «mértékegységet».
állít verb
  say that something is so: kijelent, hangoztat; academic deklarál; opposite tagad = A szerző azt «állítja», hogy a reform elhibázott volt.
érvel verb
  give reasons: síkra száll, állást foglal; academic argumentál; informal kardoskodik = A szerző amellett «érvel», hogy a törvényt módosítani kell.
kijelent verb
  say firmly: kimond, leszögez, kinyilvánít; academic deklarál = A bíróság «kijelentette», hogy a szerződés érvénytelen.
megállapít verb
  find and state: kimutat, felismer; academic konstatál = A kutatók «megállapították», hogy a két érték megegyezik.
  work out or fix: meghatároz, kiszámít, kijelöl = A bizottság hivatalosan «megállapította» a támogatás összegét.
leszögez verb
  state firmly: kijelent, megállapít, kinyilvánít; academic rögzít = A szerző már az elején «leszögezi», hogy nem törekszik teljességre.
megjegyez verb
  add as a remark: hozzátesz, hozzáfűz, megemlít = A szerkesztő «megjegyzi», hogy a kézirat hiányos.
  keep in mind: megtanul, emlékezetébe vés; academic memorizál; opposite elfelejt = A diákok a képes szavakat könnyebben «jegyezték meg».
említ verb
  speak of in passing: szóba hoz, megemlít, felhoz = A krónika egyszer sem «említi» a város ostromát.
kifejt verb
  explain in detail: részletez, megmagyaráz, kibont, elmagyaráz; academic explikál = A szerző a második fejezetben «fejti ki» álláspontját.
hangsúlyoz verb
  give weight to: kiemel, kidomborít, aláhúz; opposite elhallgat = A tanulmány «hangsúlyozza» a korai felismerés fontosságát.
kiemel verb
  point out as important: hangsúlyoz, aláhúz, kidomborít; opposite mellőz = A jelentés «kiemeli» a megelőzés szerepét.
rámutat verb
  draw attention to: felhívja a figyelmet, rávilágít = A szerző «rámutat» az elmélet gyenge pontjaira.
utal verb
  point to: hivatkozik, céloz; academic referál = A szöveg több helyen is «utal» a bibliai történetre.
hivatkozik verb
  name as a source: utal, támaszkodik; academic referál = A bíróság egy korábbi ítéletre «hivatkozott».
idéz verb
  give someone's words: citál, szó szerint átvesz = A szerző hosszan «idézi» a korabeli leveleket.
  summon to court: beidéz, megidéz, behív = A bíróság két új tanút «idézett» a tárgyalásra.
javasol verb
  put forward: ajánl, indítványoz, előterjeszt; opposite ellenez = A szerzők új mérési módszert «javasolnak».
ajánl verb
  say that something is good to use: javasol, tanácsol; academic javall = Az orvosok több mozgást «ajánlanak» a betegeknek.
feltételez verb
  take to be true: feltesz, abból indul ki; academic posztulál = A modell «feltételezi», hogy minden szereplő ésszerűen dönt.
  need as a condition: megkíván, igényel, megkövetel = A sikeres fordítás mindkét nyelv alapos ismeretét «feltételezi».
vél verb
  hold as an opinion: gondol, hisz, tart, ítél = Sokan úgy «vélik», hogy a szabályozás elavult.
gondol verb
  hold as an opinion: vél, hisz, tart, ítél = A megkérdezettek fele úgy «gondolja», hogy az adó túl magas.
elismer verb
  grant that something is so: beismer, bevall, belát; opposite tagad = A szerző «elismeri», hogy az adatok hiányosak.
  accept as valid: elfogad; academic honosít, nosztrifikál = Az egyetem «elismerte» a külföldön szerzett oklevelet.
elfogad verb
  take as right: elismer, magáévá tesz, helyesel; academic akceptál; opposite elutasít, elvet = A legtöbb kutató «elfogadja» ezt a magyarázatot.
elutasít verb
  not accept: elvet, visszautasít; opposite elfogad = A bíróság a keresetet «elutasította».
elvet verb
  not accept a claim: elutasít, visszautasít; opposite elfogad, megtart = A nullhipotézist öt százalékos szinten «elvetettük».
tagad verb
  say that something is not so: cáfol, nem ismer el; academic negál; opposite állít, elismer = A vádlott végig «tagadta» a bűncselekmény elkövetését.
cáfol verb
  show to be false: megcáfol, megdönt; academic falszifikál, refutál; opposite igazol, bizonyít = Az új mérések «cáfolják» a korábbi elméletet.
vitat verb
  not accept as certain: kétségbe von, megkérdőjelez; opposite elismer = Több nyelvész «vitatja» a szó finnugor eredetét.
megkérdőjelez verb
  cast doubt on: kétségbe von, vitat; opposite megerősít = Az új leletek «megkérdőjelezik» a korábbi időrendet.
bírál verb
  point out faults: kritizál, kifogásol, elmarasztal; opposite dicsér = Az ellenzék élesen «bírálta» a tervezetet.
bizonyít verb
  show to be true: igazol, bebizonyít, kimutat; academic verifikál, demonstrál; opposite cáfol = A kísérlet «bizonyítja», hogy a fém hő hatására tágul.
igazol verb
  show to be true: megerősít, visszaigazol; academic verifikál; opposite cáfol = A mérési adatok «igazolták» a várakozásainkat.
alátámaszt verb
  give support to a claim: megerősít, megalapoz, erősít; opposite gyengít = Az érvelést statisztikai adatok «támasztják alá».
megerősít verb
  show again to be true: igazol, visszaigazol; academic konfirmál; opposite cáfol = A második vizsgálat «megerősítette» az első eredményeit.
  make stronger: megszilárdít, megnövel, erősít; opposite meggyengít = A győzelem «megerősítette» a király hatalmát.
mutat verb
  let be seen: szemléltet, ábrázol, feltüntet; academic illusztrál = Az ábra a hőmérséklet napi változását «mutatja».
kimutat verb
  show by study: megállapít, feltár; academic detektál = A vérvizsgálat magas koleszterinszintet «mutatott ki».
jelez verb
  be a sign of: mutat, tükröz; academic indikál = A növekvő érték a betegség súlyosbodását «jelzi».
sejtet verb
  let be guessed: sugall, éreztet, előrevetít = A regény eleje már «sejteti» a tragikus véget.
tükröz verb
  show as in a mirror: visszaad, kifejez, mutat = A szóhasználat a kor gondolkodását «tükrözi».
szemléltet verb
  make clear by an example: érzékeltet, megvilágít, ábrázol; academic illusztrál, demonstrál = A szerző három példával «szemlélteti» a szabályt.
bemutat verb
  lay before the reader: ismertet, leír; academic prezentál = A fejezet «bemutatja» a kutatás legfontosabb eredményeit.
ismertet verb
  make known: bemutat, felvázol; academic prezentál = Az első rész a korábbi kutatásokat «ismerteti».
leír verb
  say what something is like: bemutat, ismertet, megrajzol = A szerző részletesen «leírja» a falu mindennapjait.
ábrázol verb
  show in a picture or words: megjelenít, bemutat, megrajzol, lefest = A festmény egy paraszti esküvőt «ábrázol».
jellemez verb
  say what marks a thing: leír, bemutat, megrajzol; academic karakterizál = A szerző a kor embereit találóan «jellemzi».
meghatároz verb
  say what a term means: definiál, körülír, körülhatárol = A dolgozat elején «meghatározzuk» a legfontosabb fogalmakat.
  be decisive for: megszab; academic determinál = A családi háttér erősen «meghatározza» a pályaválasztást.
definiál verb
  say what a term means: meghatároz, körülír, körülhatárol = A törvény pontosan «definiálja» a fogyasztó fogalmát.
értelmez verb
  find a meaning in: felfog, olvas; academic interpretál; opposite félremagyaráz = A verset sokan politikai költeményként «értelmezik».
magyaráz verb
  make clear why or what: indokol, megokol = A csökkenést a szerzők a járvánnyal «magyarázzák».
indokol verb
  give reasons for: megokol, megmagyaráz = A bíróság részletesen «indokolta» a döntését.
megért verb
  grasp the meaning: felfog, megragad; opposite félreért = A diákok többsége «megértette» a feladat lényegét.
vizsgál verb
  study closely: elemez, tanulmányoz, kutat; academic analizál = A dolgozat a szülői minták hatását «vizsgálja».
tanulmányoz verb
  study with care: vizsgál, kutat; informal búj = A kutató évekig «tanulmányozta» a levéltári iratokat.
kutat verb
  do research on: vizsgál, tanulmányoz = A csoport a sejtek öregedését «kutatja».
elemez verb
  study part by part: boncolgat, taglal, vizsgál; academic analizál; opposite összegez = A második fejezet a költemény képeit «elemzi».
összehasonlít verb
  set side by side: összevet, egybevet, összemér; academic komparál = A dolgozat két nyelv igerendszerét «hasonlítja össze».
összevet verb
  set side by side: összehasonlít, egybevet; academic komparál = Az eredményeket a korábbi felmérésekkel «vetettük össze».
szembeállít verb
  set against: ellentétbe állít, ütköztet = A szerző a várost és a falut «állítja szembe».
megkülönböztet verb
  see as different: elkülönít, szétválaszt, elhatárol; academic differenciál; opposite összemos = A szerző három típust «különböztet meg».
elkülönít verb
  keep apart: elválaszt, elhatárol, megkülönböztet; academic szeparál, izolál; opposite egyesít = A két fogalmat érdemes világosan «elkülöníteni».
csoportosít verb
  put into groups: osztályoz, besorol, rendszerez; academic kategorizál, klasszifikál = A válaszokat téma szerint «csoportosítottuk».
rendszerez verb
  bring into a system: rendez, elrendez, csoportosít; academic szisztematizál = A tanulmány «rendszerezi» az eddigi elméleteket.
sorol verb
  count as one of a class: besorol, helyez, oszt = A nyelvészek ezt a nyelvet az uráli családba «sorolják».
értékel verb
  judge how good: osztályoz, minősít, pontoz; academic evaluál = A tanárok ötfokú skálán «értékelték» a dolgozatokat.
megítél verb
  form a judgement: értékel, elbírál, minősít = A kortársak eltérően «ítélték meg» a művet.
mér verb
  find the size of: megmér, lemér, felmér = A hőmérsékletet két napon át óránként «mértük».
megfigyel verb
  watch with care: figyel, szemmel kísér, szemlél; academic obszervál = A kutatók a gyerekek játékát «figyelték meg».
észlel verb
  become aware of: érzékel, észrevesz, tapasztal; academic detektál, percipiál = A műszer gyenge rezgést «észlelt».
tapasztal verb
  meet with in life or work: észlel, megfigyel, érez = A betegek mellékhatást nem «tapasztaltak».
megkérdez verb
  put questions to: kikérdez, meginterjúvol = A kutatók száz tanárt «kérdeztek meg».
gyűjt verb
  bring together: összegyűjt, beszerez; informal összeszed; opposite szétszór = Az adatokat interjúk útján «gyűjtöttük».
kiválaszt verb
  take from many: kijelöl, beválogat; academic szelektál = A résztvevőket véletlenszerűen «választottuk ki».
alkalmaz verb
  put to use: használ, felhasznál; academic applikál = A vizsgálatban két eltérő módszert «alkalmaztunk».
  give work to: foglalkoztat, dolgoztat; opposite elbocsát = A cég kétszáz munkást «alkalmaz».
használ verb
  make use of: alkalmaz, igénybe vesz; literary forgat = A diákok többsége naponta «használ» szótárat.
  be of help: hasznára válik, jót tesz; opposite árt = A rendszeres mozgás «használ» az egészségnek.
felhasznál verb
  use for a purpose: hasznosít, alkalmaz, igénybe vesz = A tanulmány levéltári forrásokat is «felhasznál».
végez verb
  carry out: folytat, lefolytat, kivitelez = A csoport öt éven át «végzett» méréseket a tavon.
elvégez verb
  carry out to the end: végrehajt, kivitelez, lefolytat = A számításokat két program segítségével «végeztük el».
végrehajt verb
  put into effect: megvalósít, teljesít, foganatosít = A hatóság a határozatot késve «hajtotta végre».
megvalósít verb
  make real: valóra vált, végrehajt, kivitelez; academic realizál = A város a tervnek csak a felét «valósította meg».
elér verb
  arrive at an aim: megvalósít, teljesít = A program rövid idő alatt «elérte» a célját.
létrehoz verb
  bring into being: felállít, megalapít, megteremt; opposite megszüntet = A kormány új hivatalt «hozott létre».
kialakít verb
  give shape to: létrehoz, megteremt, megformál = Az egyetem új képzési rendszert «alakított ki».
alapít verb
  set up: létesít, megalapít, létrehoz; opposite megszüntet, feloszlat = Az iskolát a 16. században «alapították».
kidolgoz verb
  work out in detail: kialakít, megalkot, megszerkeszt; academic konstruál = A csoport új eljárást «dolgozott ki» a víz tisztítására.
fejleszt verb
  make better: javít, erősít, tökéletesít; opposite ront, visszavet = A játék «fejleszti» a gyerekek figyelmét.
fejlődik verb
  get better or further: előrelép, gyarapodik, halad; opposite hanyatlik, visszafejlődik = A régió az elmúlt évtizedben gyorsan «fejlődött».
változik verb
  become different: módosul, átalakul, alakul = A társadalom szerkezete lassan «változik».
változtat verb
  make different: módosít, alakít, igazít; opposite meghagy = A költő a második kiadásban «változtatott» a szövegen.
módosít verb
  make somewhat different: megváltoztat, átalakít, kiigazít; academic modifikál = A parlament tavaly «módosította» a törvényt.
átalakul verb
  become something else: megváltozik, átformálódik, módosul; academic transzformálódik = A falvak élete gyökeresen «átalakult».
alakul verb
  take shape over time: változik, mozog, formálódik = Az árak a kereslettől függően «alakulnak».
nő verb
  get larger: növekszik, emelkedik, hosszabbodik; opposite csökken = A várható élettartam folyamatosan «nő».
növekszik verb
  get larger: nő, emelkedik, fokozódik, bővül; opposite csökken = A kereslet az ünnepek előtt «növekszik».
növel verb
  make larger: fokoz, emel, nagyobbít; opposite csökkent = A dohányzás «növeli» a betegség kockázatát.
emelkedik verb
  go up: nő, növekszik; informal felmegy; opposite csökken, süllyed = A benzin ára tavaly jelentősen «emelkedett».
fokoz verb
  make stronger: növel, erősít, felerősít; opposite mérsékel = A hideg «fokozza» a beteg fájdalmait.
csökken verb
  get smaller: fogy, apad, mérséklődik, visszaesik; opposite nő, növekszik = A születések száma évek óta «csökken».
csökkent verb
  make smaller: mérsékel, leszorít; academic redukál; opposite növel, fokoz = Az új eljárás «csökkenti» a hibák számát.
mérsékel verb
  make less strong: csökkent, enyhít; opposite fokoz = A törvény «mérsékelte» a büntetéseket.
korlátoz verb
  set limits to: szűkít, behatárol; academic limitál; informal megnyirbál; opposite kiterjeszt = A rendelet «korlátozza» a gyülekezés szabadságát.
szűkít verb
  make narrower: leszűkít, korlátoz; opposite bővít, tágít = A dolgozat két városra «szűkíti» a vizsgálatot.
bővít verb
  make wider: kiterjeszt, gyarapít, tágít; opposite szűkít = Az egyetem «bővítette» a választható tárgyak körét.
kiterjeszt verb
  make reach further: kibővít, kitágít, kiszélesít; opposite leszűkít = A parlament «kiterjesztette» a bíróság hatáskörét.
javít verb
  make better: emel, feljavít, növel; opposite ront = A jobb világítás «javítja» a dolgozók teljesítményét.
javul verb
  get better: jobbra fordul, jobbá válik; opposite romlik = A levegő minősége a fővárosban «javult».
ront verb
  make worse: gyengít, rosszabbít, csökkent; opposite javít = A zaj bizonyítottan «rontja» a tanulók figyelmét.
romlik verb
  get worse: rosszabbodik, hanyatlik, rosszabbra fordul; opposite javul = A betegek állapota két nap után «romlott».
erősít verb
  make stronger: megszilárdít, növel, elmélyít; opposite gyengít = A közös munka «erősíti» az összetartozást.
gyengít verb
  make weaker: csökkent, ront; opposite erősít = A széthúzás «gyengítette» a párt esélyeit.
okoz verb
  be the cause of: előidéz, kivált; academic indukál = A betegséget egy vírus «okozza».
előidéz verb
  bring about: okoz, kivált, eredményez; academic generál, indukál = A válságot több tényező együtt «idézte elő».
kivált verb
  set off: előidéz, okoz, kelt; academic generál = A cikk heves vitát «váltott ki».
eredményez verb
  have as a result: okoz, előidéz, maga után von = A magas kamat a beruházások csökkenését «eredményezte».
befolyásol verb
  have an effect on: alakít, módosít = A fény erősen «befolyásolja» a növények fejlődését.
hat verb
  have an effect: hatást gyakorol, befolyással van, kihat = A sajtó erősen «hat» a közvéleményre.
vezet verb
  end in something: elvezet, visz = A félreértés súlyos konfliktushoz «vezetett».
  be at the head of: irányít, igazgat; academic koordinál = A kutatást két egyetem közösen «vezette».
irányít verb
  be in charge of: vezet, igazgat, szervez; academic koordinál = A munkát egy tapasztalt mérnök «irányította».
következik verb
  be a logical result: adódik, folyik = Az adatokból «következik», hogy a módszer hatásos.
  come next: jön, sorra kerül = Az elméleti rész után az elemzés «következik».
származik verb
  come from: ered, fakad, adódik = A hibák többsége figyelmetlenségből «származik».
keletkezik verb
  come into being: létrejön, születik, íródik = A vers a költő halála előtt «keletkezett».
kialakul verb
  take shape: létrejön, kifejlődik, születik; opposite megszűnik = A két csoport között bizalom «alakult ki».
megjelenik verb
  come into sight: feltűnik, felbukkan, mutatkozik; opposite eltűnik = A motívum a késői regényekben is «megjelenik».
  be published: napvilágot lát; informal kijön = A tanulmány 2019-ben «jelent meg».
előfordul verb
  happen or be found: akad, felbukkan, jelentkezik = A hiba főleg idősebb gépeken «fordul elő».
történik verb
  happen: végbemegy, zajlik, folyik = Az adatok feldolgozása név nélkül «történt».
zajlik verb
  be going on: folyik, történik, lezajlik = Az interjúk a résztvevők otthonában «zajlottak».
tart verb
  go on for a time: zajlik, folyik, elhúzódik = A tárgyalások két hónapig «tartottak».
  think to be: gondol, vél, tekint, ítél = A szerző ezt a megoldást jobbnak «tartja».
tekint verb
  see as: tart, vesz, minősít = A szerző a nyelvet társas cselekvésnek «tekinti».
folytat verb
  go on with: továbbvisz, tovább végez; opposite abbahagy, megszakít = A kutatást nagyobb mintán «folytatjuk».
befejez verb
  bring to an end: lezár, elvégez; literary bevégez; opposite elkezd, megkezd = Az elemzést márciusban «fejeztük be».
kezd verb
  make a start: elkezd, megkezd, elindít; opposite befejez = A csoport két éve «kezdte» a munkát.
összefoglal verb
  say in short: összegez, áttekint; academic rezümál; opposite részletez = Az utolsó fejezet «összefoglalja» az eredményeket.
összegez verb
  bring together the main points: összefoglal; academic rezümál; opposite részletez = A szerző röviden «összegzi» a vita tanulságait.
tartalmaz verb
  have inside: magában foglal, felölel, közöl; opposite nélkülöz = A melléklet a kérdőív teljes szövegét «tartalmazza».
áll verb
  be made up: összetevődik, felépül = A kérdőív három részből «áll».
  stand somewhere: található, elhelyezkedik, van = A templom a falu közepén «áll».
alkot verb
  make up a whole: képez; academic konstituál = A két fejezet szoros egységet «alkot».
  create: teremt, létrehoz, készít = A művész fiatalon «alkotta» legjobb szobrait.
képez verb
  make up: alkot, jelent, ad = A dolgozat tárgyát a kora újkori perek «képezik».
foglalkozik verb
  have as its subject: tárgyal, vizsgál, taglal = A harmadik rész az oktatás kérdéseivel «foglalkozik».
tárgyal verb
  treat in writing: taglal, elemez, bemutat = A könyv a reneszánsz festészetet «tárgyalja».
érint verb
  have to do with: illet, befolyásol; academic tangál = Az új szabály minden hallgatót «érint».
kapcsolódik verb
  be linked: kötődik, fűződik; opposite elszakad = A két kérdés szorosan «kapcsolódik» egymáshoz.
összefügg verb
  be connected: kapcsolatban áll; academic korrelál = Az iskolázottság «összefügg» az egészségi állapottal.
függ verb
  be determined by: múlik, megfordul = A siker nagyrészt a tanárok felkészültségétől «függ».
alapul verb
  rest on: nyugszik, alapszik = Az elmélet hosszú megfigyeléseken «alapul».
támaszkodik verb
  use as a support: épít, alapoz, hagyatkozik = A szerző főként levéltári forrásokra «támaszkodik».
vonatkozik verb
  be about: kiterjed, áll = A rendelet csak a nagyvárosokra «vonatkozik».
igényel verb
  call for: megkíván, megkövetel, szükségessé tesz = A feladat nagy figyelmet «igényel».
követel verb
  ask for firmly: kíván, sürget = A munkások magasabb béreket «követeltek».
lehetővé tesz verb
  make possible: biztosít, megenged; opposite akadályoz = Az új műszer pontosabb mérést «tesz lehetővé».
segít verb
  make easier for someone: segítséget nyújt, segítségül szolgál; opposite akadályoz = Az ábrák «segítenek» a szöveg megértésében.
  further: támogat, elősegít, előmozdít, megkönnyít; opposite gátol = A zene «segíti» a figyelem fenntartását.
támogat verb
  give help: segít, segélyez; opposite akadályoz, ellenez = Az állam kamatmentes hitellel «támogatja» a családokat.
elősegít verb
  help to come about: előmozdít, támogat, megkönnyít; opposite gátol = A közös játék «elősegíti» a beilleszkedést.
gátol verb
  stand in the way: akadályoz, hátráltat, fékez; opposite elősegít = A félelem «gátolja» a tanulást.
akadályoz verb
  stand in the way: gátol, hátráltat, nehezít; opposite segít = A rossz idő «akadályozta» a mentést.
megold verb
  find the answer to: rendez, orvosol, elhárít = A mérnökök rövid idő alatt «megoldották» a problémát.
biztosít verb
  make sure that there is: garantál, szavatol = Az alkotmány «biztosítja» a sajtó szabadságát.
nyújt verb
  give: ad, kínál = A könyv átfogó képet «nyújt» a korszakról.
hozzájárul verb
  help to bring about: közrejátszik, szerepet játszik = A jó közlekedés is «hozzájárult» a város fejlődéséhez.
  agree: hozzájárulását adja, beleegyezik; opposite ellenez = A szülők írásban «hozzájárultak» a felvételhez.
szolgál verb
  be used for: irányul, való = A kísérlet a hipotézis ellenőrzésére «szolgált».
törekszik verb
  try to reach: igyekszik, iparkodik = A szerző «törekszik» pontosan idézni a forrásokat.
próbál verb
  try: igyekszik, megkísérel = A fejezet választ «próbál» adni erre a kérdésre.
megkísérel verb
  make an attempt: megpróbál, igyekszik = A dolgozat «megkísérli» feltárni a válság okait.
feltár verb
  bring to light: felfed, kiderít, felderít; opposite elrejt = Az interjúk «feltárták» a konfliktus okait.
felfedez verb
  find for the first time: feltár, fellel, megtalál = A régészek egy ismeretlen sírt «fedeztek fel».
talál verb
  come upon: lel, fellel, felfedez; opposite elveszít = A kutatók két új kéziratot «találtak» a könyvtárban.
megtalál verb
  come upon what was sought: meglel, fellel; opposite elveszít = A levelek eredetijét végül Bécsben «találták meg».
számol verb
  work with numbers: kiszámít, kalkulál, számít = Az átlagot minden csoportra külön «számoltuk».
becsül verb
  find roughly: tesz, felbecsül; informal saccol, taksál = A kutatók a veszteséget ötmillió forintra «becsülik».
közöl verb
  make known in print: közread, megjelentet; academic publikál = A folyóirat két új tanulmányt «közölt».
megfogalmaz verb
  put into words: megszövegez, szavakba önt = A szerző az elején «megfogalmazza» a kutatási kérdést.
kifejez verb
  make known by words or signs: kinyilvánít, megfogalmaz, érzékeltet = A jelzők a beszélő haragját «fejezik ki».
jelent verb
  have as a meaning: kifejez, takar, jelöl = A latin szó eredetileg utat «jelentett».
  be or amount to: okoz, képez = A legnagyobb nehézséget az időhiány «jelentette».
jelöl verb
  mark: jelez, mutat, ábrázol = A grafikonon a piros vonal az átlagot «jelöli».
képvisel verb
  stand for: reprezentál, megtestesít = A költő az új nemzedéket «képviseli».
rendelkezik verb
  have: bír, birtokol; opposite nélkülöz = A válaszadók fele egyetemi végzettséggel «rendelkezik».
hiányzik verb
  not be there: kimarad, elmarad; opposite megvan = A tanulmányból «hiányzik» a korábbi kutatások áttekintése.
figyelembe vesz verb
  take into account: számításba vesz, tekintetbe vesz, mérlegel; opposite figyelmen kívül hagy = A bíróság a vádlott korát is «figyelembe vette».
mérlegel verb
  weigh in the mind: megfontol, latolgat, fontolgat = A bizottság hosszan «mérlegelte» a javaslatot.
dönt verb
  make a decision: határoz, ítél = A bíróság a felperes javára «döntött».
ellenőriz verb
  see if correct: felülvizsgál, megvizsgál; academic kontrollál, verifikál = A kódolást két kutató «ellenőrizte».
megfelel verb
  be as required: eleget tesz, kielégít = A berendezés minden előírásnak «megfelel».
egyezik verb
  be the same: megegyezik, egybevág, összhangban van; opposite eltér, különbözik = Az eredmény a korábbi mérésekkel «egyezik».
különbözik verb
  be unlike: eltér, elüt; academic divergál; opposite hasonlít, megegyezik = A két változat lényeges pontokon «különbözik».
eltér verb
  be unlike: különbözik, elüt; academic divergál; opposite megegyezik = A mért érték «eltér» a várttól.
hasonlít verb
  be like: emlékeztet; informal hajaz; opposite különbözik = A két elbeszélés szerkezete nagyon «hasonlít» egymásra.
uralkodik verb
  be strongest or most frequent: dominál, túlsúlyban van = A költeményben a sötét színek «uralkodnak».
fontos adjective
  of weight: lényeges, jelentős, számottevő; academic releváns; opposite lényegtelen, mellékes = A vizsgálat «fontos» szempontja volt az életkor.
jelentős adjective
  large or weighty: számottevő, tekintélyes, komoly, nagymérvű; opposite jelentéktelen, csekély = A két csoport között «jelentős» különbséget találtunk.
lényeges adjective
  of the essence: fontos, alapvető, döntő; academic esszenciális; opposite lényegtelen = A két fordítás több «lényeges» ponton eltér.
alapvető adjective
  on which the rest stands: elsődleges, elemi, sarkalatos; academic fundamentális; opposite mellékes = A jogállam «alapvető» követelménye a bírói függetlenség.
döntő adjective
  that decides: meghatározó, elsőrendű, kulcsfontosságú; opposite mellékes = A családi háttérnek «döntő» szerepe van a továbbtanulásban.
meghatározó adjective
  of deciding weight: döntő, kulcsfontosságú; academic determináns; opposite mellékes = A kapcsolatok «meghatározó» tényezők az álláskeresésben.
fő adjective
  most important: legfőbb, legfontosabb, központi, elsődleges; opposite mellékes, másodlagos = A dolgozat «fő» kérdése a nyelv változása.
központi adjective
  in the middle of interest: fő, legfontosabb; academic centrális; opposite mellékes, periférikus = A regény «központi» témája a bűn és a bűnhődés.
elsődleges adjective
  first in rank: fő, legfontosabb; academic primer; opposite másodlagos = A kezelés «elsődleges» célja a fájdalom enyhítése.
másodlagos adjective
  second in rank: alárendelt, mellékes; academic szekunder; opposite elsődleges = Az ár ebben a döntésben csak «másodlagos» szempont.
világos adjective
  easy to understand: egyértelmű, érthető, áttekinthető; opposite homályos = A szerző «világos» meghatározást ad a fogalomra.
  full of light: fényes, megvilágított; opposite sötét = Az állatokat «világos» ketrecben tartották.
egyértelmű adjective
  of one meaning only: világos, félreérthetetlen, kétségtelen; opposite kétértelmű = Az adatok «egyértelmű» kapcsolatot mutatnak.
nyilvánvaló adjective
  that all can see: kétségtelen, szembetűnő, kézenfekvő; academic evidens; opposite kétséges = A két szöveg rokonsága «nyilvánvaló».
homályos adjective
  hard to understand: zavaros, ködös, többértelmű; opposite világos, egyértelmű = A törvény «homályos» megfogalmazása sok vitát okozott.
pontos adjective
  free of error: hajszálpontos, szabatos, hibátlan; academic precíz, egzakt; opposite pontatlan = A műszer «pontos» értékeket adott alacsony hőmérsékleten is.
pontatlan adjective
  not exact: elnagyolt, hozzávetőleges; opposite pontos = A régi térképek adatai gyakran «pontatlanok».
helyes adjective
  free of mistakes: hibátlan, jó; academic korrekt; opposite helytelen, hibás = A diákok fele «helyes» választ adott.
hibás adjective
  having mistakes: helytelen, téves, rossz; opposite helyes, hibátlan = A «hibás» adatokat kizártuk az elemzésből.
téves adjective
  not true: hibás, helytelen, hamis; opposite helyes, igaz = A szerző «téves» következtetésre jut a dátumot illetően.
igaz adjective
  that is so: helytálló, helyes, érvényes; opposite hamis, téves = Az állítás csak bizonyos feltételek mellett «igaz».
érvényes adjective
  that holds: igaz, helytálló; academic valid; opposite érvénytelen = A megállapítás a kisebb városokra is «érvényes».
megbízható adjective
  that one can trust: biztos, bevált; academic reliábilis; opposite megbízhatatlan = A kérdőív «megbízható» mérőeszköznek bizonyult.
hiteles adjective
  that may be believed: hitelesített, valódi; academic autentikus; opposite hamis, hiteltelen = Az oklevél «hiteles» másolata a levéltárban található.
meggyőző adjective
  that makes one believe: nyomós, súlyos, hathatós; opposite gyenge, hiteltelen = A szerző nem hoz fel «meggyőző» érveket.
megalapozott adjective
  resting on good reasons: alátámasztott, indokolt, jogos; opposite alaptalan, megalapozatlan = A jelentés «megalapozott» bírálatot fogalmaz meg.
indokolt adjective
  having good reason: jogos, megalapozott, helyénvaló; opposite indokolatlan = A további vizsgálat ebben az esetben «indokolt».
szükséges adjective
  that must be: megkívánt, elengedhetetlen, nélkülözhetetlen; opposite szükségtelen, felesleges = Az elemzéshez «szükséges» adatok nem álltak rendelkezésre.
nélkülözhetetlen adjective
  that one cannot do without: elengedhetetlen, pótolhatatlan; opposite nélkülözhető, felesleges = A vitaminok a szervezet számára «nélkülözhetetlenek».
felesleges adjective
  not needed: szükségtelen, fölösleges; academic redundáns; opposite szükséges = A kérdőívből töröltük a «felesleges» kérdéseket.
kötelező adjective
  that the rules demand: előírt, megkövetelt; academic obligatorikus; opposite önkéntes, választható = A részvétel minden hallgató számára «kötelező».
önkéntes adjective
  of one's free will: nem kötelező, szabadon választott; academic fakultatív; opposite kötelező = A kísérletben való részvétel «önkéntes» volt.
lehetséges adjective
  that can be: elképzelhető, feltételezhető; academic potenciális; opposite lehetetlen = A jelenségnek több «lehetséges» magyarázata van.
lehetetlen adjective
  that cannot be: kivihetetlen, elképzelhetetlen; opposite lehetséges = Ilyen kevés adatból «lehetetlen» pontos becslést adni.
valószínű adjective
  likely: várható, feltehető, sejthető; opposite valószínűtlen = A legtöbb szakértő szerint az árak emelkedése «valószínű».
biztos adjective
  free of doubt: kétségtelen, vitathatatlan; informal holtbiztos; opposite bizonytalan, kétséges = A kézirat szerzőségére nincs «biztos» bizonyíték.
bizonytalan adjective
  not certain: kétséges, kérdéses; opposite biztos = A pályakezdők jövője sok ágazatban «bizonytalan».
bizonyos adjective
  not named more exactly: egyes, meghatározott, némely = A szabály csak «bizonyos» feltételek között érvényes.
  free of doubt: biztos, kétségtelen, tagadhatatlan; opposite bizonytalan, kétséges = Annyi «bizonyos», hogy a levél 1848 előtt íródott.
vitatott adjective
  on which scholars disagree: vitás, kérdéses, eldöntetlen; opposite elfogadott, vitathatatlan = A szó eredete máig «vitatott».
megfelelő adjective
  fit for the purpose: alkalmas, kielégítő, helyénvaló, kellő; academic adekvát; opposite alkalmatlan = A «megfelelő» módszer kiválasztása sok időt igényel.
alkalmas adjective
  fit: megfelelő, jó, használható; opposite alkalmatlan = A teszt gyerekek vizsgálatára is «alkalmas».
elégséges adjective
  enough: elegendő, elég, kielégítő; opposite elégtelen = A minta nagysága «elégséges» volt az elemzéshez.
elegendő adjective
  as much as is needed: elég, kellő, elégséges; opposite kevés = A válaszadóknak «elegendő» idő állt rendelkezésére.
hatékony adjective
  working well: hatásos, eredményes; academic effektív; opposite hatástalan = Az új oltás «hatékony» védelmet nyújt.
hatásos adjective
  having the wanted effect: hatékony, eredményes; academic effektív; opposite hatástalan = A gyógyszer idős betegeknél is «hatásosnak» bizonyult.
eredményes adjective
  with good results: sikeres, hatékony, gyümölcsöző; opposite eredménytelen = A két egyetem «eredményes» együttműködést folytat.
sikeres adjective
  ending well: eredményes, szerencsés; opposite sikertelen = A műtét az esetek többségében «sikeres» volt.
hasznos adjective
  of use: használható, értékes; opposite haszontalan = A könyv «hasznos» tanácsokat ad a kezdő tanároknak.
előnyös adjective
  bringing gain: kedvező, hasznos, gyümölcsöző; opposite hátrányos = A megállapodás mindkét fél számára «előnyös».
kedvező adjective
  that helps or pleases: előnyös, jó, megfelelő; opposite kedvezőtlen = A szőlő számára a déli lejtők «kedvezőek».
kedvezőtlen adjective
  that does not help: rossz, mostoha; opposite kedvező = A «kedvezőtlen» időjárás késleltette a méréseket.
káros adjective
  doing harm: ártalmas, veszélyes; opposite hasznos, ártalmatlan = A hosszú képernyőidő «káros» a gyerekek szemére.
veszélyes adjective
  that may do harm: ártalmas, veszedelmes; opposite veszélytelen, biztonságos = A «veszélyes» anyagokat zárt térben tároltuk.
összetett adjective
  of many parts: bonyolult, sokrétű, többrétegű; academic komplex; opposite egyszerű = A bevándorlás «összetett» társadalmi jelenség.
bonyolult adjective
  hard because of many parts: összetett, nehéz; academic komplikált; opposite egyszerű = A «bonyolult» egyenletet számítógéppel oldottuk meg.
egyszerű adjective
  of few parts, easy: könnyű, könnyen érthető; academic elemi; opposite bonyolult, összetett = A feladatra létezik egy «egyszerű» megoldás is.
nehéz adjective
  hard to do: embert próbáló, bonyolult, fáradságos; informal húzós; opposite könnyű = A fordítóknak «nehéz» feladattal kellett megbirkózniuk.
könnyű adjective
  not hard to do: egyszerű, nem nehéz; informal pofonegyszerű; opposite nehéz = A feladatok a legtöbb diáknak «könnyűek» voltak.
különböző adjective
  not the same: eltérő, más; opposite azonos, egyforma = A két szerző «különböző» következtetésre jutott.
  of many kinds: különféle, eltérő, más-más; opposite egyforma = A mintában «különböző» korú emberek szerepeltek.
eltérő adjective
  not the same: különböző, más; academic divergens; opposite azonos, egyező = A két ország «eltérő» jogrendszerrel rendelkezik.
hasonló adjective
  nearly the same: rokon, közel azonos; academic analóg; opposite különböző, eltérő = Korábbi kutatások «hasonló» eredményre jutottak.
azonos adjective
  the very same: egyforma, megegyező, ugyanolyan; academic identikus; opposite különböző, eltérő = A két mérést «azonos» körülmények között végeztük.
egyenlő adjective
  of the same size or right: egyforma, egyenrangú; opposite egyenlőtlen = A törvény előtt mindenki «egyenlő».
ellentétes adjective
  being against: ellenkező, szemben álló, egymásnak ellentmondó; opposite egyező, azonos = A két vizsgálat «ellentétes» eredményre vezetett.
ellentmondásos adjective
  full of contradictions: következetlen, egymásnak ellentmondó; academic inkonzisztens; opposite következetes = A szakirodalom megállapításai ebben a kérdésben «ellentmondásosak».
következetes adjective
  free of contradictions: egységes; academic konzekvens, koherens; opposite következetlen = A szerző «következetes» fogalomhasználatra törekszik.
egységes adjective
  the same all through: közös, egyöntetű, általánosan elfogadott; opposite vegyes, széttagolt = A fogalomnak nincs «egységes» meghatározása.
általános adjective
  holding for most: átfogó, tág; opposite egyedi, különös = A fejezet «általános» megállapításokkal kezdődik.
különleges adjective
  out of the common: rendkívüli, sajátos; academic speciális; opposite közönséges, szokásos = A barlang «különleges» növényeknek ad otthont.
sajátos adjective
  of its own kind: egyedi, jellegzetes, különleges; academic specifikus; opposite általános, szokványos = A nyelvjárásnak «sajátos» hangrendszere van.
jellemző adjective
  marking a thing: jellegzetes, tipikus; academic karakterisztikus; opposite szokatlan = A betegségre «jellemző» tünet a magas láz.
tipikus adjective
  as most of its kind are: jellegzetes, jellemző, szokásos; opposite szokatlan, atipikus = A vers a romantika «tipikus» képeit használja.
gyakori adjective
  happening often: megszokott, mindennapos, sűrűn előforduló; opposite ritka = A kezelés «gyakori» mellékhatása a fejfájás.
ritka adjective
  not found often: szórványos, kivételes, elvétve előforduló; opposite gyakori = A kórkép gyermekeknél rendkívül «ritka».
szokásos adjective
  as is mostly done: megszokott, rendes, bevett; academic konvencionális; opposite szokatlan, rendhagyó = A mintákat a «szokásos» módon készítettük elő.
szokatlan adjective
  not as is mostly done: rendhagyó, meglepő, különös; opposite szokásos, megszokott = A regény «szokatlan» szerkezete zavarba hozta az olvasókat.
új adjective
  not there before: más, újszerű, friss; opposite régi = A kutatás «új» megvilágításba helyezi a kérdést.
  recent: friss, legutóbbi, mostani; opposite korábbi, régi = Az «új» adatok szerint a kereslet tovább nőtt.
korábbi adjective
  from before: előző, megelőző, régebbi; opposite későbbi = Az adatok megerősítik a «korábbi» vizsgálatok eredményeit.
későbbi adjective
  coming after: jövőbeli, további; literary eljövendő; opposite korábbi = A kérdés eldöntése «későbbi» kutatások feladata.
jelenlegi adjective
  of now: mostani, mai; academic aktuális; opposite egykori, korábbi = A «jelenlegi» szabályozás nem felel meg az elvárásoknak.
időszerű adjective
  right for the time: eleven, napirenden lévő; academic aktuális; opposite elavult, idejétmúlt = A vízhiány kérdése ma is «időszerű».
hosszú adjective
  taking much time: hosszadalmas, elhúzódó, hosszan tartó; opposite rövid = A «hosszú» kezelés sok beteget kimerített.
rövid adjective
  taking little time or space: tömör, vázlatos; informal kurta; opposite hosszú = A szerző «rövid» áttekintést ad a korszakról.
nagy adjective
  of much size: jelentős, komoly, erős, tekintélyes; informal jókora; opposite kicsi, kis = Az új törvény «nagy» ellenállásba ütközött.
csekély adjective
  very little: kis, kicsi, jelentéktelen; academic marginális; literary parányi; opposite jelentős, nagy = A két érték között «csekély» az eltérés.
széles adjective
  reaching far: kiterjedt, gazdag, bőséges; opposite szűk = A szerző «széles» forrásanyagra épít.
teljes adjective
  with all its parts: egész, hiánytalan, csonkítatlan; opposite részleges, hiányos = A kérdőív «teljes» szövege a mellékletben olvasható.
részleges adjective
  only in part: nem teljes, korlátozott; academic parciális; opposite teljes = A kezelés a betegek felénél «részleges» javulást hozott.
hiányos adjective
  with parts lacking: nem teljes, hézagos, csonka; opposite teljes, hiánytalan = A «hiányos» kérdőíveket nem vettük figyelembe.
részletes adjective
  with many particulars: aprólékos, kimerítő, alapos; opposite vázlatos, elnagyolt = A melléklet «részletes» leírást ad a kísérletről.
alapos adjective
  going deep: beható, gondos, mélyreható; opposite felületes = A szerző «alapos» elemzést ad a költeményről.
felületes adjective
  not going deep: felszínes, elnagyolt; opposite alapos = A korábbi leírások «felületesek» és pontatlanok.
átfogó adjective
  covering the whole: mindenre kiterjedő, széles körű; academic komprehenzív; opposite részleges = A könyv «átfogó» képet ad a korszakról.
elméleti adjective
  of theory: elvi; academic teoretikus; opposite gyakorlati = A dolgozat «elméleti» része két fejezetből áll.
gyakorlati adjective
  of practice: kézzelfogható; academic praktikus; opposite elméleti = Az eredményeknek «gyakorlati» haszna is van.
tudományos adjective
  of science: szakmai, szaktudományos; academic akadémiai; opposite tudománytalan = A «tudományos» írás alapja a pontos hivatkozás.
társadalmi adjective
  of society: szociális, rétegek közötti; opposite egyéni = Az iskola csökkentheti a «társadalmi» egyenlőtlenségeket.
közvetlen adjective
  with nothing between: áttétel nélküli; academic direkt; opposite közvetett = A két esemény között nincs «közvetlen» kapcsolat.
közvetett adjective
  through something else: áttételes; academic indirekt; opposite közvetlen = A reklám «közvetett» módon hat a fogyasztásra.
független adjective
  not resting on another: önálló, külső; academic autonóm; opposite függő = A szövegeket két «független» bíráló értékelte.
egyéni adjective
  of one person: egyedi, személyenkénti; academic individuális; opposite közösségi, kollektív = A teljesítményben nagy «egyéni» különbségek mutatkoztak.
közös adjective
  belonging to more than one: együttes, egyazon; opposite külön, egyéni = A két népnek «közös» történelmi múltja van.
erős adjective
  of much force: szoros, határozott, nagyfokú; opposite gyenge = A két változó között «erős» összefüggést mértünk.
gyenge adjective
  of little force: laza, csekély, halvány; opposite erős = A két mérés között csak «gyenge» kapcsolat volt.
folyamatos adjective
  without a break: szakadatlan, állandó, megszakítás nélküli; opposite szakaszos = A mérés három napon át «folyamatos» volt.
állandó adjective
  not changing: változatlan; academic konstans, stabil; opposite változó = A kísérlet alatt a hőmérséklet «állandó» maradt.
tárgyilagos adjective
  free of one's own liking: elfogulatlan, pártatlan; academic objektív; opposite elfogult, részrehajló = A szerző «tárgyilagos» képet rajzol a vitáról.
elfogult adjective
  taking one side: részrehajló, egyoldalú; academic szubjektív; opposite tárgyilagos, elfogulatlan = A krónikás leírása erősen «elfogult».
érdekes adjective
  drawing the mind: figyelemre méltó, izgalmas; opposite érdektelen, unalmas = A vizsgálat egyik «érdekes» eredménye a nemek közti különbség.
figyelemre méltó adjective
  worth notice: említésre méltó, érdekes, szembetűnő; opposite jelentéktelen = A fiatal kutató «figyelemre méltó» eredményt ért el.
meglepő adjective
  not looked for: váratlan, nem várt, szokatlan; opposite várható = A kísérlet «meglepő» eredménnyel zárult.
elterjedt adjective
  found in many places: bevett, széles körben ismert, népszerű; opposite ritka = A módszer Európában ma is «elterjedt».
jelentéktelen adjective
  of no weight: lényegtelen, elhanyagolható, csekély; opposite jelentős, fontos = A mért különbség statisztikailag «jelentéktelen» volt.
számos adjective
  many: sok, jó néhány; literary megannyi; opposite kevés = A témáról «számos» tanulmány született.
részben adverb
  not wholly: részint; informal félig-meddig; opposite teljesen, egészen = A hipotézis csak «részben» igazolódott.
teljesen adverb
  wholly: egészen, tökéletesen, maradéktalanul; informal totálisan; opposite részben = A két elmélet «teljesen» más alapokra épül.
szinte adverb
  not quite: csaknem, majdnem, jóformán = A válaszadók «szinte» mindegyike elégedett volt.
körülbelül adverb
  not exactly: nagyjából, mintegy, hozzávetőleg, megközelítőleg; opposite pontosan = A kísérlet «körülbelül» két órán át tartott.
pontosan adverb
  without error: hibátlanul, szabatosan; academic precízen, egzaktul; opposite pontatlanul = A műszer a legkisebb elmozdulást is «pontosan» méri.
jelentősen adverb
  by much: számottevően, tetemesen, nagymértékben, lényegesen; opposite csekély mértékben = A balesetek száma «jelentősen» csökkent.
főként adverb
  for the most part: főleg, elsősorban, leginkább, zömmel = A mintában «főként» városi iskolák szerepeltek.
elsősorban adverb
  before all: főként, főleg, leginkább, mindenekelőtt; opposite másodsorban = A könyv «elsősorban» egyetemi hallgatóknak szól.
különösen adverb
  more than others: kiváltképp, főként, kivált = A módszer «különösen» kis minták esetén előnyös.
gyakran adverb
  many times: sokszor, sűrűn, gyakorta; opposite ritkán = A diákok «gyakran» tévesztik össze a két fogalmat.
ritkán adverb
  few times: elvétve, kevésszer, nagynéha; opposite gyakran = Ez a mellékhatás csak «ritkán» fordul elő.
általában adverb
  in most cases: többnyire, rendszerint, legtöbbször; opposite kivételesen = A tünetek «általában» két nap alatt elmúlnak.
többnyire adverb
  in most cases: általában, rendszerint, legtöbbször; opposite ritkán = A levelek «többnyire» magánügyekről szólnak.
mindig adverb
  at all times: minden esetben, mindenkor, kivétel nélkül; opposite soha = A forrásokat «mindig» fel kell tüntetni.
néha adverb
  now and then: olykor, időnként, alkalmanként; informal hébe-hóba; opposite mindig = A két kifejezést «néha» felcserélik egymással.
egyértelműen adverb
  so that there is no doubt: világosan, félreérthetetlenül, kétséget kizáróan; opposite homályosan = Az adatok «egyértelműen» cáfolják ezt az elképzelést.
nyilvánvalóan adverb
  as all can see: láthatóan, szemlátomást; academic evidensen = A két szöveg «nyilvánvalóan» közös forrásra vezethető vissza.
valószínűleg adverb
  as is likely: feltehetőleg, alighanem, vélhetően, valószínűen; opposite aligha = A levelet «valószínűleg» a költő testvére írta.
feltehetően adverb
  as one may take to be so: valószínűleg, vélhetően, feltételezhetően = A tűzvész «feltehetően» a kikötőben tört ki.
valóban adverb
  in fact: ténylegesen, tényleg, csakugyan; opposite látszólag = Kérdés, hogy a szabály «valóban» csökkenti-e a bűnözést.
látszólag adverb
  as it seems: első látásra, a felszínen; opposite valójában = A két állítás csak «látszólag» mond ellent egymásnak.
valójában adverb
  in truth, not as it seems: ténylegesen, igazából, a valóságban; opposite látszólag = Az egyszerűnek látszó szabály «valójában» sok kivételt takar.
fokozatosan adverb
  step by step: lépésről lépésre, lassanként, apránként; opposite hirtelen, egyszerre = A nyelvjárás «fokozatosan» veszít sajátosságaiból.
gyorsan adverb
  in little time: sebesen, hamar, rohamosan; opposite lassan = A fertőzés «gyorsan» terjedt a zsúfolt városokban.
lassan adverb
  in much time: lassacskán, vontatottan; opposite gyorsan = A gyógyulás idős korban «lassan» halad.
jelenleg adverb
  now: most, ma, pillanatnyilag; opposite egykor = A kutatás «jelenleg» három országban folyik.
korábban adverb
  before now: előzőleg, azelőtt, régebben; opposite később = A résztvevők «korábban» nem vettek részt hasonló vizsgálatban.
később adverb
  after that: utóbb, azután, a későbbiekben; opposite korábban = A szerző «később» visszavonta ezt az állítását.
először adverb
  before the rest: elsőként, mindenekelőtt, legelőször; opposite végül = «Először» a legfontosabb fogalmakat tisztázzuk.
végül adverb
  at the end: utoljára, végezetül, befejezésül; opposite először = «Végül» a kutatás korlátairól is szólnunk kell.
eddig adverb
  until now: idáig, mindeddig, ez ideig, mostanáig = A kérdést «eddig» kevesen vizsgálták.
egyaránt adverb
  each alike: egyformán, egyképpen, egyként = A könyv kezdőknek és haladóknak «egyaránt» hasznos.
külön adverb
  not together: elkülönítve, önállóan; academic szeparáltan; opposite együtt = A két csoport adatait «külön» elemeztük.
együtt adverb
  with each other: közösen, együttesen; opposite külön = A két tényező «együtt» erősebb hatást fejt ki.
közvetlenül adverb
  with nothing between: egyenesen, áttétel nélkül; academic direkt módon; opposite közvetve = A vírus «közvetlenül» az idegrendszert támadja meg.
röviden adverb
  in few words: tömören, dióhéjban, pár szóban; opposite hosszasan = A fejezet «röviden» bemutatja az intézmény történetét.
részletesen adverb
  with particulars: bővebben, aprólékosan, kimerítően; opposite röviden = A mérés menetét a függelék «részletesen» ismerteti.
legalább adverb
  not less than: legkevesebb, minimum; opposite legfeljebb = A részvételhez «legalább» öt év gyakorlat kellett.
legfeljebb adverb
  not more than: legföljebb, maximum; opposite legalább = A válasz «legfeljebb» húsz szóból állhatott.
kizárólag adverb
  only: csak, csupán, egyedül, csakis = A vizsgálat «kizárólag» felnőttekre terjedt ki.
csupán adverb
  not more than: csak, mindössze, pusztán = A megkérdezettek «csupán» tizede válaszolt.
viszonylag adverb
  when compared: aránylag, meglehetősen; academic relatíve = A mintavétel «viszonylag» kevés költséggel járt.
rendkívül adverb
  in high degree: nagyon, igen, felettébb, kivételesen = A téma «rendkívül» gazdag szakirodalommal rendelkezik.
egyre adverb
  more and more: mindinkább, mindegyre, folyamatosan = Az idősek száma «egyre» nő.
kevésbé adverb
  in lower degree: nem annyira, kisebb mértékben; opposite inkább = A kérdés a nyelvészeket «kevésbé» foglalkoztatta.
azonban connective
  but: viszont, de, ám, ugyanakkor = A minta nagy volt, «azonban» nem volt reprezentatív.
viszont connective
  on the other hand: azonban, ellenben, ugyanakkor, pedig = A lányok többet olvastak, a fiúk «viszont» többet sportoltak.
ellenben connective
  on the contrary: viszont, ezzel szemben, pedig = A falvak elnéptelenedtek, a városok «ellenben» gyorsan nőttek.
ugyanakkor connective
  but at once: azonban, viszont, mindamellett = A módszer gyors, «ugyanakkor» drága eszközöket igényel.
mindazonáltal connective
  in spite of that: mégis, ennek ellenére, mindamellett = A könyv hiányos, «mindazonáltal» nélkülözhetetlen kézikönyv.
mégis connective
  in spite of that: ennek ellenére, mindazonáltal, mégiscsak = Az elmélet egyszerű, «mégis» jól írja le a folyamatot.
ezért connective
  for that reason: emiatt, így, ennélfogva, következésképpen = A minta kicsi, «ezért» az eredmények nem általánosíthatók.
tehát connective
  as follows from this: így, vagyis, következésképpen; academic ergo = A két érték azonos, «tehát» a feltevés helyes volt.
következésképpen connective
  as a result: tehát, ezért, ennélfogva = A kereslet csökkent, «következésképpen» az árak is estek.
ennélfogva connective
  for that reason: ezért, következésképpen, ebből kifolyólag = A szerződés semmis, «ennélfogva» nem keletkezett fizetési kötelezettség.
továbbá connective
  and also: ezenkívül, emellett, ezenfelül = A kérdőív «továbbá» az olvasási szokásokra is kitért.
ezenkívül connective
  and also: továbbá, emellett, ezenfelül; informal ráadásul = A program «ezenkívül» nyelvi képzést is kínál.
emellett connective
  and also: ezenkívül, továbbá, ezenfelül; informal ráadásul = A kórház betegeket lát el, «emellett» kutatást is folytat.
valamint connective
  and also: és, illetve, továbbá; literary nemkülönben = A dolgozat levelekre, «valamint» naplókra támaszkodik.
illetve connective
  or, and as the case may be: és, valamint = A fiúk, «illetve» a lányok eredményeit külön közöljük.
bár connective
  in spite of the fact that: noha, habár, jóllehet, ámbár = «Bár» a minta kicsi volt, az eredmény egyértelmű.
noha connective
  in spite of the fact that: bár, habár, jóllehet, ámbár = «Noha» a törvény tiltja, a gyakorlat tovább él.
jóllehet connective
  in spite of the fact that: bár, noha, habár, ámbár = A mű alig ismert, «jóllehet» több kiadást is megért.
mivel connective
  for the reason that: minthogy, miután; literary lévén hogy = «Mivel» kevés adat volt, a számítást elhagytuk.
mert connective
  for the reason that: mivel, minthogy, hiszen = A kísérletet megismételtük, «mert» a műszer hibásan mért.
hiszen connective
  as one knows: mert, mivel, ugyanis = Az adatok értékesek, «hiszen» első kézből származnak.
ugyanis connective
  for: mivel, mert, hiszen, tudniillik = A vizsgálatot leállították, «ugyanis» súlyos mellékhatások jelentkeztek.
míg connective
  whereas: miközben, ezzel szemben, ellenben = A fiatalok interneten tájékozódnak, «míg» az idősek újságot olvasnak.
például connective
  as an instance: így, többek között; dated példának okáért = A fertőző betegségek, «például» a kanyaró, visszatérhetnek.
vagyis connective
  in other words: azaz, tehát, más szóval = A változó bináris, «vagyis» csak két értéket vehet fel.
azaz connective
  in other words: vagyis, más szóval, tudniillik = A kezelés tizennégy napig, «azaz» két hétig tartott.
egyrészt connective
  on one side: egyfelől, részben, részint; opposite másrészt = A reform «egyrészt» drága, másrészt lassan hat.
másrészt connective
  on the other side: másfelől, ugyanakkor; opposite egyrészt = A módszer egyrészt olcsó, «másrészt» könnyen megtanulható.
ezzel szemben connective
  in contrast: ellenben, viszont, ellenkezőleg = A városban nőtt a jövedelem, vidéken «ezzel szemben» csökkent.
ennek ellenére connective
  in spite of this: mégis, mindazonáltal, mindamellett = A szer drága, «ennek ellenére» széles körben használják.
összességében connective
  taken all together: mindent egybevetve, egészében véve, összefoglalva = «Összességében» a program sikeresnek mondható.
amennyiben connective
  on condition that: ha, hogyha = «Amennyiben» a határidő lejár, a kérelem nem nyújtható be.
szerint preposition
  as someone says: alapján, nyomán, tanúsága szerint = A jelentés «szerint» a hibák száma csökkent.
alapján preposition
  on the ground of: nyomán, révén, segítségével = A megfigyelések «alapján» két típust különíthetünk el.
miatt preposition
  by reason of: következtében, folytán, okán = A rossz idő «miatt» a mérést elhalasztották.
következtében preposition
  as a result of: miatt, folytán, hatására = A háború «következtében» sok iskola bezárt.
révén preposition
  by means of: által, segítségével, jóvoltából = A támogatás «révén» új műszereket vásároltak.
dolgozat noun
  paper written for a course or degree: tanulmány, értekezés, munka, írás = A «dolgozat» négy fejezetre tagolódik.
értekezés noun
  long scholarly text: tanulmány, dolgozat; academic disszertáció, traktátus = Az «értekezés» védésére májusban kerül sor.
cikk noun
  text in a journal: tanulmány, közlemény, írás; academic publikáció = A «cikket» két névtelen bíráló olvasta el.
pontosság noun
  being exact: szabatosság, hibátlanság; academic precizitás, egzaktság; opposite pontatlanság = A mérés «pontosságát» a zaj is befolyásolja.
egyensúly noun
  even state of forces: kiegyenlítettség; academic ekvilibrium; opposite kiegyensúlyozatlanság = A hatalmi ágak «egyensúlya» az alkotmány alapelve.
egyenlőtlenség noun
  lack of equality: aránytalanság, különbség; academic diszparitás; opposite egyenlőség = A jövedelmi «egyenlőtlenségek» tovább mélyültek.
egyetértés noun
  being of one mind: összhang, megegyezés; academic konszenzus; opposite nézeteltérés, vita = A kutatók között nincs «egyetértés» ebben a kérdésben.
ellenőrzés noun
  seeing whether right: felülvizsgálat, vizsgálat; academic kontroll, verifikáció = Az adatok «ellenőrzése» két hetet vett igénybe.
megvalósulás noun
  becoming real: teljesülés, valóra válás; academic realizálódás = A terv «megvalósulása» a pénzügyi támogatáson múlik.
alkalmazás noun
  putting to use: használat, felhasználás; academic applikáció = A módszer «alkalmazása» alapos képzést igényel.
használat noun
  putting to use: alkalmazás, felhasználás, igénybevétel = A szó «használata» a szakirodalomban nem egységes.
megvalósítás noun
  making real: végrehajtás, kivitelezés; academic realizálás = A terv «megvalósítása» két évig tartott.
kiválasztás noun
  choosing: kijelölés, válogatás; academic szelekció = Az iskolák «kiválasztása» véletlenszerűen történt.
kialakulás noun
  coming into being: létrejövetel, keletkezés; academic genezis; opposite megszűnés = A munkásmozgalom «kialakulása» jól ismert folyamat.
elterjedés noun
  reaching many places: terjedés, térhódítás; academic diffúzió; opposite visszaszorulás = A nyomtatás meggyorsította az új eszmék «elterjedését».
gondolat noun
  what one thinks: eszme, ötlet, meglátás = Ez a «gondolat» már az ókori szerzőknél is megjelenik.
kiindulópont noun
  where something begins: kezdőpont, alap, bázis; opposite végpont = Az elemzés «kiindulópontja» egy egyszerű megfigyelés.
lábjegyzet noun
  note to a text: jegyzet, megjegyzés, széljegyzet = A «lábjegyzetek» a fordító megjegyzéseit tartalmazzák.
melléklet noun
  part added at the end: függelék, toldalék; academic appendix = A «melléklet» a teljes kérdőívet közli.
interjú noun
  asking a person questions: beszélgetés, kikérdezés = Az «interjúkat» szó szerint leírtuk.
rend noun
  how things are arranged: elrendezés, rendszer, sorrend; opposite rendezetlenség = A gyűjtemény «rendje» a tárgyak eredetét követi.
mérce noun
  by what one judges: mérték, norma; academic kritérium, sztenderd = Az értékelés «mércéje» a tanterv volt.
sorozat noun
  things one after another: sor, láncolat; academic széria = Kísérletek «sorozata» igazolta a feltevést.
súly noun
  weight in a matter: jelentőség, fontosság, befolyás = A vidéki szavazók «súlya» a választásokon megnőtt.
ellátás noun
  care given: gondozás, gondoskodás; opposite elhanyagolás = Az idősek «ellátása» egyre nagyobb terhet jelent.
népszerűség noun
  being liked by many: közkedveltség, kedveltség; academic popularitás; opposite népszerűtlenség = A regény «népszerűsége» máig töretlen.
szabadság noun
  being free: függetlenség, önállóság; academic autonómia; opposite szolgaság, kötöttség = A sajtó «szabadságát» törvény védi.
értelem noun
  what a word or act means: jelentés, tartalom; opposite értelmetlenség = A mondat «értelme» csak a szövegkörnyezetből derül ki.
szövegkörnyezet noun
  what stands around a word: összefüggés, közeg; academic kontextus = A szó jelentése a «szövegkörnyezettől» függ.
kérdéskör noun
  field of questions: témakör, tárgykör; academic problematika = A «kérdéskör» jogi oldalát külön fejezet tárgyalja.
nemzedék noun
  people of one age: korosztály, évjárat; academic generáció = Az új «nemzedék» másképp viszonyul a hagyományhoz.
létrejön verb
  come into being: kialakul, keletkezik, megszületik, megalakul; opposite megszűnik = A megállapodás hosszú tárgyalások után «jött létre».
megszűnik verb
  stop being: véget ér, abbamarad, eltűnik; opposite létrejön, kialakul = A folyóirat 1944-ben «szűnt meg».
megváltozik verb
  become different: átalakul, módosul, változik; opposite változatlan marad = A művek megítélése azóta «megváltozott».
megváltoztat verb
  make different: átalakít, módosít, átformál; opposite meghagy = A vasút «megváltoztatta» a falvak életét.
követ verb
  act according to: alkalmaz, betart, átvesz = A szerző a hagyományos felosztást «követi».
  keep an eye on: figyelemmel kísér, nyomon követ, figyel = A kutatók tíz éven át «követték» a betegek állapotát.
  come after: utána következik, utána jön; opposite megelőz = Az esős nyarat rossz termés «követte».
kap verb
  be given: elnyer, szerez, hozzájut; opposite ad = A résztvevők jutalmat «kaptak».
  arrive at by work: nyer, elér, szerez = A második mérésnél hasonló eredményt «kaptunk».
ad verb
  give: nyújt, átad, biztosít, juttat; opposite kap, elvesz = A táblázat áttekintést «ad» a forrásokról.
megelőz verb
  come before: bevezet, előtte történik; opposite követ = A felmérést hosszú előkészítés «előzte meg».
  keep from happening: elhárít, elejét veszi, megakadályoz; opposite előidéz = A védőoltás «megelőzi» a súlyos szövődményeket.
elkerül verb
  keep away from: kikerül, kivéd, megelőz = A pontos kérdések segítségével «elkerülhetők» a félreértések.
fenntart verb
  keep up: működtet, megtart, megőriz; opposite megszüntet = Az egyesület öt iskolát «tartott fenn».
megőriz verb
  keep as it is: megtart, fenntart, megóv; opposite elveszít = A nyelvjárás több régi alakot «megőrzött».
bizonyul verb
  be found to be: mutatkozik, számít = Az eljárás gyorsnak és olcsónak «bizonyult».
tűnik verb
  seem: látszik, hat, mutatkozik = A két magyarázat egyformán valószínűnek «tűnik».
látszik verb
  seem: tűnik, mutatkozik, hat = Az eltérés jelentéktelennek «látszik».
válik verb
  become: lesz, alakul, változik = A falu a század végére várossá «vált».
érvényesül verb
  have effect: hat, megnyilvánul, kifejezésre jut = Az egyenlő bánásmód elve itt nem «érvényesül».
jelentkezik verb
  come into sight: mutatkozik, megjelenik, felbukkan; opposite megszűnik = A tünetek két nap múlva «jelentkeztek».
kezel verb
  give medical care: gyógyít, ápol, ellát = A betegeket új gyógyszerrel «kezelték».
  deal with: feldolgoz, gondoz, bánik = A hatóság bizalmasan «kezeli» az adatokat.
bevezet verb
  bring into use: meghonosít, életbe léptet, alkalmaz; opposite eltöröl, megszüntet = A kormány új adót «vezetett be».
szabályoz verb
  set rules for: rendez, meghatároz, irányít; academic regulál = A törvény a munkaidőt is «szabályozza».
ösztönöz verb
  give courage to act: késztet, buzdít, serkent; academic motivál; opposite visszatart = Az alacsony kamat beruházásra «ösztönzi» a cégeket.
veszélyeztet verb
  put in danger: fenyeget, kockáztat, veszélynek tesz ki; opposite véd = A szárazság a termést is «veszélyezteti».
oktat verb
  teach: tanít, képez, kiképez; opposite tanul = Az intézményben három idegen nyelvet «oktatnak».
feldolgoz verb
  work through: kezel, kiértékel, elemez = A kérdőíveket két hét alatt «dolgozták fel».
gyors adjective
  in little time: sebes, rohamos, fürge; informal villámgyors; opposite lassú = A városok «gyors» növekedése új gondokat szült.
lassú adjective
  in much time: lassú ütemű, vontatott, fokozatos; opposite gyors = A gyógyulás «lassú» és fáradságos folyamat.
jó adjective
  of good quality: megfelelő, kedvező, kiváló, helyes; opposite rossz = A módszer «jó» eredményt adott.
rossz adjective
  of bad quality: kedvezőtlen, gyenge, silány, hibás; academic negatív; opposite jó = A betegek «rossz» állapotban érkeztek.
kiváló adjective
  very good: kitűnő, remek, kimagasló; opposite gyenge = A szerző «kiváló» ismerője a korszaknak.
kiemelkedő adjective
  above others: kimagasló, rendkívüli, kiváló; opposite átlagos = A város «kiemelkedő» szerepet játszott a kereskedelemben.
régi adjective
  of long ago: hajdani, egykori, korábbi; literary ősi; opposite új = A «régi» térképek értékes források.
magas adjective
  above the average: nagy, jelentős, emelkedett; opposite alacsony = A lemorzsolódás aránya «magas» maradt.
alacsony adjective
  below the average: kis, csekély, kevés; opposite magas = Az «alacsony» jövedelmű családok támogatást kapnak.
szoros adjective
  closely linked: erős, közeli, szűk; opposite laza = A két jelenség között «szoros» kapcsolat van.
szűk adjective
  not wide: korlátozott, kicsi, keskeny; opposite széles, tág = A fogalmat a szerző «szűk» értelemben használja.
következő adjective
  coming next: alábbi, soron következő, rákövetkező; opposite előző = A «következő» fejezet a módszert ismerteti.
további adjective
  more of it: újabb, egyéb, későbbi = A kérdés «további» kutatást igényel.
előző adjective
  coming before: korábbi, megelőző, fenti; opposite következő = Az «előző» fejezetben a forrásokat mutattuk be.
konkrét adjective
  not general: kézzelfogható, meghatározott, tényleges; opposite elvont, általános = A szerző kevés «konkrét» példát közöl.
modern adjective
  of our time: korszerű, mai, új; academic kortárs; opposite elavult, hagyományos = A «modern» nyelvészet szakít ezzel a felfogással.
hagyományos adjective
  handed down: megszokott, bevett, régi; academic tradicionális, konvencionális; opposite újszerű, modern = A «hagyományos» oktatás a tanárra épült.
gazdasági adjective
  of the economy: közgazdasági, pénzügyi; academic ökonómiai = A döntésnek «gazdasági» okai voltak.
ismert adjective
  that many know: közismert, tudott, nevezetes; opposite ismeretlen = A jelenség régóta «ismert».
ismeretlen adjective
  that nobody knows: nem ismert, tisztázatlan, feltáratlan; opposite ismert = A kézirat szerzője «ismeretlen».
tartós adjective
  lasting long: hosszan tartó, maradandó, állandó; opposite átmeneti = A kezelés «tartós» javulást hozott.
átmeneti adjective
  for a time only: ideiglenes, időleges; academic provizórikus; opposite tartós, végleges = A fájdalom csak «átmeneti» volt.
szigorú adjective
  allowing little: kemény, kötött, következetes; academic rigorózus; opposite enyhe = A vizsgálat «szigorú» szabályok szerint folyt.
mély adjective
  going far down: alapos, beható, erős; opposite felszínes, sekély = A szerző «mély» ismeretekkel rendelkezik a témáról.
kultúra noun
  ways of life and thought: művelődés, műveltség; academic civilizáció = A vidéki «kultúra» a század végén átalakult.
együttműködés noun
  working together: összefogás, közös munka; academic kooperáció, kollaboráció; opposite szembenállás = A két egyetem «együttműködése» több éve tart.
kölcsönhatás noun
  acting on each other: egymásra hatás, kölcsönös hatás; academic interakció = A két gyógyszer «kölcsönhatása» veszélyes lehet.
feldolgozás noun
  working through: kiértékelés, kezelés, elemzés = Az adatok «feldolgozása» két hónapig tartott.
változat noun
  one of several forms: forma, alak, módosulat; academic variáns, verzió = A mese tíz «változata» ismert.
megjelenés noun
  coming into sight: felbukkanás, feltűnés, jelentkezés; opposite eltűnés = A motívum «megjelenése» új korszakot jelez.
  being published: közzététel, kiadás, megjelentetés = A könyv «megjelenése» óta húsz év telt el.
gyakoriság noun
  how often: előfordulás, sűrűség; academic frekvencia; opposite ritkaság = A szó «gyakorisága» szövegtípusonként eltér.
felelősség noun
  having to answer for something: kötelezettség, felelősségvállalás, számonkérhetőség; opposite felelőtlenség = A kárért a gyártó viseli a «felelősséget».
bizalom noun
  trusting: hit, bizakodás; opposite bizalmatlanság, kétely = A polgárok «bizalma» az intézményekben csökkent.
előtérbe kerül verb
  become more important: hangsúlyossá válik, fontossá válik; opposite háttérbe szorul = A közösségi média szerepe «előtérbe került».
nő noun
  female human: asszony, hölgy; opposite férfi = A «nők» aránya a kutatók között lassan emelkedik.
férfi noun
  male human: férfiember, úr; opposite nő = A «férfiak» ritkábban fordulnak orvoshoz.
megnő verb
  get larger: megnövekszik, megemelkedik, megsokszorozódik; opposite lecsökken = A kereslet a háború után «megnőtt».
megnövekszik verb
  get larger: megnő, megemelkedik, bővül; opposite lecsökken = A költségek két év alatt «megnövekedtek».
gyermek noun
  young human: gyerek, kiskorú; informal srác; opposite felnőtt = A «gyermekek» nyelvi fejlődése eltérő ütemű.
nehezít verb
  make hard: megnehezít, akadályoz, hátráltat; opposite könnyít, megkönnyít = A források hiánya «nehezíti» a kutatást.
fenyeget verb
  put in danger: veszélyeztet, kockáztat; opposite véd = A kiszáradás több fajt is «fenyeget».
megerősítés noun
  making stronger or surer: igazolás, alátámasztás, megszilárdítás; opposite cáfolat = Az eredmények «megerősítése» további vizsgálatot igényel.
csoportosítás noun
  putting into groups: osztályozás, rendszerezés, besorolás; academic klasszifikáció = A válaszok «csoportosítása» téma szerint történt.
előrejelzés noun
  saying what will come: becslés, jóslat; academic prognózis = Az «előrejelzés» szerint az árak tovább emelkednek.
kialakítás noun
  giving shape to: létrehozás, megteremtés, kidolgozás = Az új rendszer «kialakítása» két évig tartott.
jellegzetesség noun
  what sets apart: sajátosság, jellemző, ismertetőjegy; academic specifikum = A stílus fő «jellegzetessége» a tömörség.
mélyül verb
  become graver: súlyosbodik, fokozódik, erősödik; opposite enyhül = A két csoport közti ellentét tovább «mélyült».
`)
