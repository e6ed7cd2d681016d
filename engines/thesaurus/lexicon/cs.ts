import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
výzkum noun mi
  systematic inquiry: bádání, zkoumání, šetření = «Výzkum» probíhal tři roky na šesti školách.
studie noun f
  scholarly text or inquiry: práce, pojednání, rozbor, článek = «Studie» popisuje život dělníků na Ostravsku.
studium noun n
  learning at a school: vzdělávání, výuka = Dálkové «studium» trvá zpravidla pět let.
  close examination: zkoumání, rozbor, bádání = Podrobné «studium» pramenů přineslo nové poznatky.
zkoumání noun n
  close examination: bádání, výzkum, rozbor, studium = Předmětem «zkoumání» jsou dopisy z první světové války.
šetření noun n
  inquiry among people: výzkum, průzkum, anketa = «Šetření» se zúčastnilo čtyři sta učitelů.
  official inquiry: vyšetřování, zjišťování, prověřování = Policie zahájila v této věci «šetření».
průzkum noun mi
  inquiry among people: šetření, výzkum, sondáž, anketa = Podle «průzkumu» důvěřuje soudům polovina obyvatel.
metoda noun f
  way of proceeding: postup, způsob, technika = Zvolená «metoda» je vhodná i pro malé vzorky.
metodologie noun f
  system of methods: metodika, soubor metod, soustava metod = Druhá kapitola vysvětluje «metodologii» práce.
metodika noun f
  set of methods for a task: postup, metodologie, soubor metod = «Metodika» měření byla ve všech laboratořích stejná.
postup noun mi
  fixed series of steps: metoda, způsob, procedura = Stejný «postup» jsme použili u všech pacientů.
  moving ahead: pokrok, průběh = «Postup» stavebních prací zpomalila zima.
technika noun f
  practical method: postup, metoda, způsob = Použitá «technika» umožňuje přesné datování nálezů.
  machines and applied knowledge: technologie, stroje, zařízení = Moderní «technika» usnadnila práci v dolech.
výsledek noun mi
  what a study yields: zjištění, nález, poznatek = «Výsledky» uvádíme v tabulce 2.
  what follows from an action: plod, vyústění, důsledek; opposite příčina = Dohoda byla «výsledkem» dlouhého jednání.
zjištění noun n
  thing found out: poznatek, výsledek, nález, závěr = Hlavní «zjištění» shrnuje poslední kapitola.
poznatek noun mi
  piece of knowledge: zjištění, vědomost, informace, znalost = Kniha přináší nové «poznatky» o středověkých cestách.
nález noun mi
  thing discovered: objev, odhalení = «Nález» pohřebiště překvapil i zkušené archeology.
  judgement of a high court: rozhodnutí, verdikt = Ústavní soud svůj «nález» podrobně odůvodnil.
údaj noun mi
  recorded fact: informace, hodnota, číslo = «Údaje» pocházejí ze sčítání lidu.
data noun n
  recorded facts: údaje, informace, podklady = «Data» jsme sbírali pomocí anonymního dotazníku.
informace noun f
  piece of knowledge: zpráva, údaj, sdělení, poznatek = V pramenech chybějí «informace» o původu rukopisu.
hypotéza noun f
  statement to be tested: domněnka, předpoklad, dohad = První «hypotéza» se v našem výzkumu nepotvrdila.
předpoklad noun mi
  what is taken as given: východisko, hypotéza; academic premisa, postulát = Model vychází z «předpokladu» neměnné poptávky.
  what must hold first: podmínka, požadavek = Prvním «předpokladem» úspěchu je včasná diagnóza.
domněnka noun f
  thing held likely: předpoklad, dohad, hypotéza; academic konjektura; opposite jistota = «Domněnky» historiků potvrdil až nález kroniky.
teze noun f
  claim to be defended: tvrzení, názor, myšlenka; opposite antiteze = Ústřední «teze» knihy se týká vzniku národů.
tvrzení noun n
  statement held true: výrok, teze, výpověď; academic propozice = Toto «tvrzení» vyžaduje důkladnější zdůvodnění.
výrok noun mi
  something said: tvrzení, výpověď, prohlášení = Respondenti hodnotili pravdivost deseti «výroků».
  decision of a court: rozhodnutí, verdikt = Soud změnil «výrok» o náhradě škody.
teorie noun f
  system of explanations: koncepce, učení, nauka; opposite praxe = Nová «teorie» lépe vysvětluje pohyb obyvatelstva.
koncepce noun f
  system of ideas: pojetí, teorie, myšlenka, záměr = «Koncepce» sociálního kapitálu má mnoho zastánců.
pojetí noun n
  way of understanding: chápání, koncepce, výklad = V tomto «pojetí» je stát především rozhodčím.
pojem noun mi
  unit of thought: termín, výraz, označení; academic koncept = «Pojem» identity se chápe velmi různě.
termín noun mi
  technical word: pojem, výraz, odborný název, označení = Tento «termín» se v jazykovědě objevil po válce.
  fixed point in time: lhůta, datum, doba = Žádost byla podána před uplynutím «termínu».
definice noun f
  statement of meaning: vymezení, výměr = V literatuře nenajdeme jednotnou «definici» chudoby.
model noun mi
  simplified picture of reality: schéma, zjednodušený obraz = Navržený «model» obsahuje tři proměnné.
  example to follow: vzor, předloha, příklad = Francouzský «model» školství převzalo několik zemí.
přístup noun mi
  way of treating a topic: pojetí, metoda, postup = Kvalitativní «přístup» lépe vystihuje motivy účastníků.
  right or way to get in: vstup, možnost vstupu = Badatelé získali «přístup» do archivu ministerstva.
hledisko noun n
  point of view: pohled, úhel pohledu, perspektiva = Z právního «hlediska» je smlouva neplatná.
pohled noun mi
  way of seeing a matter: názor, úhel pohledu, perspektiva = Autorka nabízí nový «pohled» na dílo romantiků.
perspektiva noun f
  point of view: hledisko, pohled, úhel pohledu = Z «perspektivy» lékaře vypadá spor jinak.
  what may come: vyhlídka, naděje, možnost = Absolventi oboru mají dobré «perspektivy» na trhu práce.
vzorek noun mi
  part of a population studied: výběr, výběrový soubor, zkoumaný soubor = Výzkumný «vzorek» tvořilo 412 studentů.
  small piece of a material: odebraný materiál, odběr = «Vzorky» půdy jsme sušili dva dny.
soubor noun mi
  things taken together: sbírka, kolekce, skupina; academic korpus = Zkoumaný «soubor» obsahuje osmdesát listin.
účastník noun ma
  person who takes part: zúčastněný, pokusná osoba; academic proband = Každý «účastník» pokusu podepsal souhlas.
badatel noun ma
  person who does research: vědec, výzkumník; dated učenec = «Badatelé» se o datu bitvy dodnes přou.
vědec noun ma
  person working in science: badatel, výzkumník, odborník; dated učenec = Mezinárodní tým «vědců» popsal nový druh hmyzu.
odborník noun ma
  person who knows a field: specialista, expert, znalec; opposite laik = «Odborníci» hodnotili návrh zákona kriticky.
autor noun ma
  one who wrote a text: tvůrce, pisatel = «Autor» článku se odvolává na úřední údaje.
respondent noun ma
  person answering questions: dotázaný, dotazovaný, účastník šetření = Většina «respondentů» žila ve velkých městech.
dotazník noun mi
  list of questions: formulář, soubor otázek = «Dotazník» vyplnilo 86 procent pacientů.
rozhovor noun mi
  talk to gather data: interview, dotazování = Vedli jsme patnáct «rozhovorů» s porodními asistentkami.
pokus noun mi
  controlled test: experiment, zkouška, test = «Pokus» jsme opakovali třikrát za stejných podmínek.
  act of trying: snaha, úsilí = Další «pokusy» o reformu skončily nezdarem.
experiment noun mi
  controlled test: pokus, zkouška, test = V «experimentu» byl použit roztok o stálé koncentraci.
pozorování noun n
  watching to learn: sledování, monitorování; academic observace = «Pozorování» dětí trvalo celý semestr.
měření noun n
  finding out size or amount: zjišťování, stanovení, určování = «Měření» teploty probíhalo každou hodinu.
rozbor noun mi
  close examination: analýza, zkoumání, studium; opposite syntéza = «Rozbor» smluv odhalil řadu neplatných ustanovení.
analýza noun f
  close examination: rozbor, zkoumání, studium; opposite syntéza = «Analýza» dat potvrdila náš předpoklad.
výklad noun mi
  way of understanding: interpretace, pojetí, chápání; academic explikace = Soud zvolil odlišný «výklad» tohoto ustanovení.
  telling in order: objasnění, vysvětlení, přednáška = Učitel doplnil «výklad» názornými obrázky.
interpretace noun f
  way of understanding: výklad, pojetí, chápání = «Interpretace» básně závisí na znalosti dobového kontextu.
hodnocení noun n
  judgement of worth: posouzení, zhodnocení; academic evaluace = «Hodnocení» účinnosti léku vyžaduje delší sledování.
posouzení noun n
  judging of a case: zhodnocení, hodnocení, zvážení = «Posouzení» žádosti přísluší krajskému úřadu.
srovnání noun n
  setting side by side: porovnání, konfrontace; academic komparace = «Srovnání» obou překladů ukazuje podstatné rozdíly.
třídění noun n
  ordering into classes: dělení, klasifikace, členění; academic kategorizace = Převzali jsme «třídění» navržené botaniky.
závěr noun mi
  what follows from the findings: vývod, úsudek; academic konkluze = Z těchto údajů vyplývají tři «závěry».
  last part of a text: zakončení, konec, závěrečná část; opposite úvod = V «závěru» autorka naznačuje směr dalšího bádání.
shrnutí noun n
  short review: souhrn, přehled; academic rekapitulace, resumé = Kapitolu uzavírá stručné «shrnutí» hlavních myšlenek.
objev noun mi
  finding something new: nález, odhalení, zjištění = «Objev» hrobky změnil obraz celé epochy.
důkaz noun mi
  what proves a claim: doklad, svědectví = Pro účinnost této léčby chybějí «důkazy».
doklad noun mi
  what shows something to be so: důkaz, svědectví, potvrzení = Listina je «dokladem» čilého obchodu s Benátkami.
  official paper: listina, průkaz, písemnost = K žádosti je nutné přiložit «doklad» o vzdělání.
argument noun mi
  reason given for a claim: důvod, zdůvodnění; opposite protiargument = Odpůrci reformy uváděli hlavně ekonomické «argumenty».
důvod noun mi
  why something happens: příčina, pohnutka, motiv = Pacienti ukončili léčbu z různých «důvodů».
zdůvodnění noun n
  reasons given: odůvodnění, vysvětlení, argumentace = Komise žádala podrobnější «zdůvodnění» rozpočtu.
úvaha noun f
  thinking in steps: uvažování, přemýšlení, reflexe, zamyšlení = V této «úvaze» se skrývá logická chyba.
pramen noun mi
  text or thing that informs: zdroj, dokument, podklad = Nejstarší «prameny» o této události mlčí.
zdroj noun mi
  text or thing that informs: pramen, podklad = Seznam použitých «zdrojů» je na konci práce.
  where something comes from: příčina, původ, kořen = Hlavním «zdrojem» napětí byl spor o půdu.
literatura noun f
  texts on a topic: publikace, odborné práce, písemnictví = V odborné «literatuře» převládá kvantitativní přístup.
  works of written art: písemnictví, slovesnost, slovesné umění = V romantické «literatuře» je častý motiv poutníka.
znalost noun f
  what one knows: vědomost, poznatek, povědomí; opposite neznalost = «Znalosti» pacientů o cukrovce byly skromné.
poznání noun n
  coming to know: vědění, pochopení, porozumění; opposite nevědomost = Cesta k «poznání» vede přes pochybnost.
věda noun f
  systematic knowledge: bádání, výzkum = Rozvoj «vědy» závisí na stálém financování.
obor noun mi
  area of knowledge: disciplína, odvětví, oblast = V tomto «oboru» dosud chybějí srovnávací studie.
oblast noun f
  area of knowledge or life: obor, sféra, pole, úsek = V «oblasti» veřejného zdraví přibývá preventivních programů.
  part of land: území, kraj, region, krajina = Výzkum zahrnul horské «oblasti» při hranicích.
problém noun mi
  matter to be solved: obtíž, potíž, nesnáz = Nedostatek vody je vážným «problémem» celého kraje.
otázka noun f
  what is asked: problém, dotaz; opposite odpověď = Hlavní výzkumná «otázka» se týká příčin poklesu porodnosti.
  matter to be treated: problém, téma, záležitost, věc = «Otázka» odpovědnosti lékaře zůstává sporná.
odpověď noun f
  what is said to a question: vyjádření, reakce, replika; opposite otázka = «Odpovědi» účastníků jsme průběžně zapisovali.
téma noun n
  what a text is about: námět, předmět, látka, problematika = «Tématem» práce je bytová politika po roce 1989.
problematika noun f
  set of questions: otázka, téma, tematika = Kniha se věnuje «problematice» nuceného vysídlení.
předmět noun mi
  what an inquiry is about: téma; academic objekt = «Předmětem» rozboru jsou dopisy vystěhovalců.
  material thing: věc, objekt, artefakt = V hrobě se našly bronzové «předměty».
cíl noun mi
  what is aimed at: záměr, účel = «Cílem» práce je porovnat dvě metody léčby.
účel noun mi
  what something is for: cíl, smysl, záměr = «Účelem» zákona je ochrana spotřebitele.
záměr noun mi
  what one means to do: úmysl, cíl, plán; academic intence = «Záměrem» autorů bylo oslovit širší veřejnost.
úkol noun mi
  work to be done: povinnost, poslání, cíl = Hlavním «úkolem» soudu je chránit práva občanů.
  exercise to solve: cvičení, příklad, úloha = Žáci řešili «úkoly» ve dvojicích.
význam noun mi
  importance: důležitost, závažnost, váha, hodnota = Tento objev má pro lékařství velký «význam».
  what a word says: smysl, obsah = «Význam» tohoto slova se po staletí měnil.
role noun f
  part played: úloha, funkce, poslání = «Role» sester v domácí péči stále roste.
úloha noun f
  part played: role, funkce, poslání = Klíčovou «úlohu» v tomto procesu hraje škola.
funkce noun f
  what something is for: úloha, role, účel, poslání = Metafora plní v textu přesvědčovací «funkci».
  office held: úřad, post, místo = «Funkci» rektora zastával deset let.
aspekt noun mi
  one side of a matter: stránka, hledisko, rys = Článek pomíjí právní «aspekty» smlouvy.
stránka noun f
  one side of a matter: aspekt, rovina, složka = Kritici ocenili jazykovou «stránku» románu.
činitel noun mi
  thing that has an effect: faktor, okolnost; academic determinanta = Výsledek léčby ovlivňují i sociální «činitele».
faktor noun mi
  thing that has an effect: činitel, okolnost; academic determinanta = Věk je «faktorem», který ovlivňuje účinek léčby.
prvek noun mi
  part of a whole: složka, součást, element; opposite celek = Dialog je stálým «prvkem» těchto románů.
složka noun f
  part of a whole: součást, prvek, část; academic komponenta; opposite celek = Bílkoviny jsou důležitou «složkou» stravy sportovce.
vlastnost noun f
  inherent quality: znak, rys, charakteristika; academic atribut = Zkoumali jsme mechanické «vlastnosti» nové slitiny.
znak noun mi
  what marks a thing: rys, vlastnost; academic atribut = Společným «znakem» těchto děl je ironie.
rys noun mi
  what marks a thing: znak, vlastnost, charakteristika = Typickým «rysem» jeho stylu jsou dlouhé věty.
příčina noun f
  what brings about: důvod, původ, zdroj; opposite následek, důsledek = Nejčastější «příčinou» nehody byla lidská chyba.
následek noun mi
  what a cause brings about: důsledek, výsledek, dopad; opposite příčina = «Následky» povodně byly patrné ještě po letech.
důsledek noun mi
  what a cause brings about: následek, výsledek, dopad; academic konsekvence; opposite příčina = Rozhodnutí mělo vážné finanční «důsledky».
účinek noun mi
  what a cause brings about: efekt, působení, vliv; opposite příčina = «Účinek» léku slábne po několika hodinách.
dopad noun mi
  effect on people or things: důsledek, následek, vliv, účinek = «Dopady» reformy pocítily hlavně menší obce.
vliv noun mi
  power to change something: působení, účinek, dopad = Zkoumali jsme «vliv» hluku na kvalitu spánku.
působení noun n
  having an effect: vliv, účinek = «Působením» kyseliny se povrch kovu narušil.
  work in a post: činnost, práce = Kniha líčí jeho «působení» na pražské univerzitě.
souvislost noun f
  being connected: spojitost, vztah, vazba = Prokázala se «souvislost» mezi příjmem a zdravím.
vztah noun mi
  link between things or people: souvislost, poměr, vazba, spojitost = Článek popisuje «vztah» mezi učiteli a rodiči.
závislost noun f
  being tied to something: vázanost, podmíněnost; opposite nezávislost = Graf ukazuje «závislost» odporu na teplotě.
  being under another's power: podřízenost, nesamostatnost; opposite nezávislost = Kolonie se zbavily «závislosti» na mateřské zemi.
kapitola noun f
  part of a book: část, oddíl = Třetí «kapitola» se týká zemědělské politiky.
část noun f
  piece of a whole: díl, úsek, oddíl, složka; opposite celek = V první «části» práce shrnujeme stav bádání.
oddíl noun mi
  part of a text: část, kapitola, pasáž = Poslední «oddíl» práce obsahuje přílohy a rejstřík.
odstavec noun mi
  few sentences of a text: pasáž, část = V prvním «odstavci» autor vymezuje hlavní pojem.
úryvek noun mi
  piece taken from a text: ukázka, výňatek, pasáž = Uvedený «úryvek» pochází z válečného deníku.
úvod noun mi
  opening of a text: předmluva, úvodní část; opposite závěr = V «úvodu» představujeme cíle a hypotézy.
práce noun f
  scholarly text: studie, pojednání, spis, text = Předložená «práce» má pět kapitol.
  work done for pay: zaměstnání, místo; informal flek = Každý pátý absolvent přišel o «práci».
článek noun mi
  text in a journal: stať, příspěvek, text, studie = «Článek» vyšel v lékařském časopise.
stať noun f
  scholarly text: článek, studie, pojednání, příspěvek = Sborník obsahuje dvacet «statí» o baroku.
pojednání noun n
  scholarly text: studie, stať, spis; academic traktát = Autor sepsal obsáhlé «pojednání» o původu řeči.
publikace noun f
  published text: kniha, tiskovina, spis, práce = Počet «publikací» na toto téma rychle roste.
kniha noun f
  long printed work: svazek, publikace, dílo = Její první «kniha» vyšla v Brně.
citace noun f
  words taken over: citát, výňatek = Každou «citaci» doplňuje poznámka pod čarou.
poznámka noun f
  short text or remark: vysvětlivka, komentář, glosa = Podrobnosti uvádíme v «poznámce» na konci strany.
příklad noun mi
  case that illustrates: ukázka, případ, ilustrace = Dobrým «příkladem» takové politiky je reforma školství.
  model to follow: vzor, inspirace = Její statečnost byla «příkladem» pro celou generaci.
případ noun mi
  single instance: příklad, výskyt = Popisujeme dva «případy» vzácné nemoci.
  matter before a court: kauza, věc = Celý «případ» posuzoval nezávislý soud.
popis noun mi
  account of features: vylíčení, charakteristika; academic deskripce = «Popis» krajiny zabírá v románu mnoho místa.
vysvětlení noun n
  making clear: objasnění, výklad, osvětlení; academic explanace = Nejjednodušší «vysvětlení» tohoto jevu bylo chybné.
přehled noun mi
  short account of a field: souhrn, shrnutí, soupis = Článek podává «přehled» nejnovějších výzkumů paměti.
nástin noun mi
  general outline: náčrt, obrys, skica = Druhá kapitola podává stručný «nástin» dějin města.
struktura noun f
  way parts are arranged: stavba, skladba, uspořádání, členění = «Struktura» podniku ztěžovala rychlá rozhodnutí.
stavba noun f
  way parts are arranged: struktura, skladba, uspořádání = Popsali jsme «stavbu» nervové buňky.
  act of building: budování, výstavba; opposite demolice = «Stavba» mostu trvala čtyři roky.
  thing built: budova, objekt, dům = Nejstarší «stavby» ve městě jsou ze dřeva.
uspořádání noun n
  way parts are arranged: struktura, rozložení, rozvržení, skladba = Časové «uspořádání» kapitol usnadňuje četbu.
systém noun mi
  ordered whole: soustava, struktura, řád = «Systém» zdravotní péče vyžaduje hlubší změny.
základ noun mi
  what something rests on: opora, podklad = Rozsudek nemá «základ» v zákoně.
zásada noun f
  rule of action: princip, pravidlo, norma = Soud porušil «zásadu» rovnosti účastníků.
princip noun mi
  rule or law at work: zásada, mechanismus, základ = Zařízení funguje na jednoduchém «principu».
pravidlo noun n
  rule: zásada, norma, předpis; opposite výjimka = Z tohoto «pravidla» existuje několik výjimek.
norma noun f
  accepted rule: pravidlo, předpis, standard, zásada = Takové chování porušuje společenské «normy».
předpis noun mi
  rule of law: norma, nařízení, ustanovení, pravidlo = Nové «předpisy» začaly platit v lednu.
ustanovení noun n
  clause of a law: předpis, článek, paragraf = Toto «ustanovení» zákona chrání nájemce.
kritérium noun n
  standard for judging: měřítko, hledisko = Hlavním «kritériem» hodnocení byla původnost práce.
podmínka noun f
  what must hold: předpoklad, požadavek = Souhlas rodičů byl «podmínkou» účasti ve výzkumu.
požadavek noun mi
  what is asked for: nárok, podmínka = Přístroj splňuje «požadavky» evropské normy.
okolnost noun f
  fact around an event: skutečnost, podmínka, fakt = K této «okolnosti» soud nepřihlédl.
situace noun f
  state of things: stav, poměry, postavení = Finanční «situace» nemocnic se zhoršila.
kontext noun mi
  surrounding facts: souvislosti, rámec, okolnosti = Román je třeba číst v «kontextu» doby.
stav noun mi
  condition: kondice, zdraví = «Stav» nemocných se po týdnu zlepšil.
jev noun mi
  thing observed: úkaz, skutečnost; academic fenomén = Bezdomovectví je «jevem» typickým pro velká města.
skutečnost noun f
  what is so: fakt, okolnost = Soud přihlédl ke «skutečnosti», že obžalovaný byl mladistvý.
fakt noun mi
  what is so: skutečnost, údaj; opposite domněnka = Kniha uvádí řadu dosud neznámých «faktů».
proces noun mi
  series of changes: děj, vývoj = Učení se cizímu jazyku je dlouhodobý «proces».
  case in court: soudní řízení, soud = «Proces» s obžalovanými trval dva roky.
průběh noun mi
  way something goes on: vývoj, postup = «Průběh» nemoci závisel na věku pacienta.
vývoj noun mi
  change through time: proměna, průběh, pohyb; academic dynamika = Kapitola sleduje «vývoj» cen od roku 1990.
rozvoj noun mi
  becoming better or larger: rozkvět, vzestup, růst, rozmach; opposite úpadek = Železnice urychlila hospodářský «rozvoj» kraje.
pokrok noun mi
  change for the better: zlepšení, posun; opposite úpadek = Pacienti dosáhli při rehabilitaci značného «pokroku».
změna noun f
  becoming different: proměna, přeměna, posun; opposite stálost = «Změny» klimatu ovlivňují úrodu obilí.
proměna noun f
  deep change: změna, přeměna, přerod; academic transformace; literary metamorfóza = Město prošlo po válce hlubokou «proměnou».
nárůst noun mi
  becoming more: růst, zvýšení, vzestup, přírůstek; opposite pokles = Zaznamenali jsme výrazný «nárůst» cen potravin.
růst noun mi
  becoming more: vzestup, rozmach, vzrůst; opposite pokles = Hospodářský «růst» se letos zpomalil.
pokles noun mi
  becoming less: snížení, úbytek; opposite nárůst, růst = V devadesátých letech nastal zřetelný «pokles» porodnosti.
zvýšení noun n
  making more: navýšení, zvednutí; opposite snížení = «Zvýšení» platů učitelů schválil parlament.
snížení noun n
  making less: zmenšení, omezení; academic redukce; opposite zvýšení = Cílem opatření je «snížení» počtu nehod.
zlepšení noun n
  becoming better: pokrok, posun, obrat k lepšímu; opposite zhoršení = Po léčbě nastalo u pacientů výrazné «zlepšení».
rozdíl noun mi
  being unlike: odlišnost, rozdílnost; academic diference; opposite shoda = Mezi skupinami jsme nezjistili významný «rozdíl».
podobnost noun f
  being alike: obdoba, příbuznost, shoda; academic analogie; opposite rozdílnost = Nápadná je «podobnost» obou příběhů.
shoda noun f
  being in agreement: souhlas, soulad; academic konsenzus; opposite neshoda = V této otázce panuje mezi odborníky «shoda».
rozpor noun mi
  claims or facts that clash: nesoulad, nesrovnalost; academic kontradikce; opposite soulad = Ve výpovědi svědka je několik «rozporů».
opak noun mi
  what is opposed: protiklad, kontrast; academic antiteze = Hrdinka je úplným «opakem» své sestry.
možnost noun f
  what can be or be done: příležitost, šance; opposite nemožnost = Zákon dává účastníkům «možnost» odvolat se.
nutnost noun f
  what must be: nezbytnost, potřeba = Autoři zdůrazňují «nutnost» dalšího výzkumu.
potřeba noun f
  lack to be filled: požadavek, nárok = Program reaguje na «potřeby» starších lidí.
obtíž noun f
  what makes hard: potíž, nesnáz, těžkost, problém = Největší «obtíže» působilo získávání respondentů.
překážka noun f
  what stands in the way: bariéra, zábrana, brzda = Hlavní «překážkou» rozvoje byl nedostatek peněz.
omezení noun n
  limit set by a rule: regulace, limit; academic restrikce; opposite uvolnění = Zákon zavádí «omezení» prodeje alkoholu.
  weak point of a study: nedostatek, slabina, slabá stránka = Hlavním «omezením» studie je malý vzorek.
výhoda noun f
  good side: přednost, klad, plus; opposite nevýhoda = «Výhodou» této metody jsou nízké náklady.
nevýhoda noun f
  bad side: nedostatek, zápor, slabina; opposite výhoda = Řešení má však jednu podstatnou «nevýhodu».
nedostatek noun mi
  not being enough: deficit, nouze; opposite nadbytek = «Nedostatek» sester ztěžuje provoz nemocnic.
  bad side: chyba, vada, slabina; opposite přednost = Recenzent vytkl práci několik «nedostatků».
přínos noun mi
  good brought by something: vklad, užitek, klad = Hlavním «přínosem» knihy je práce s archivy.
chyba noun f
  something wrong: omyl, nepřesnost, pochybení, nedostatek, vada = Ve výpočtu byla závažná «chyba».
riziko noun n
  chance of harm: nebezpečí, hrozba, ohrožení; opposite bezpečí = Kouření prokazatelně zvyšuje «riziko» srdečního infarktu.
hrozba noun f
  possible harm: nebezpečí, riziko, ohrožení = Sucho je pro zemědělce vážnou «hrozbou».
pravděpodobnost noun f
  how likely: šance, naděje; opposite nepravděpodobnost = Včasná léčba zvyšuje «pravděpodobnost» uzdravení.
řešení noun n
  answer to a problem: východisko, vyřešení = Inženýři navrhli jednodušší «řešení» tohoto problému.
návrh noun mi
  what is put forward: projekt, koncept, plán = Komise zamítla «návrh» nového členění krajů.
opatření noun n
  step taken: krok, zásah = Vláda přijala «opatření» proti šíření nákazy.
rozhodnutí noun n
  choice made: volba, závěr, usnesení = «Rozhodnutí» o léčbě je na pacientovi.
  ruling of a court: rozsudek, verdikt, výrok = Soud své «rozhodnutí» vyhlásil až v březnu.
volba noun f
  act of choosing: výběr, rozhodnutí; academic selekce = «Volba» metody závisí na velikosti skupiny.
výběr noun mi
  act of choosing: volba, vybírání; academic selekce = «Výběr» textů odpovídá cíli práce.
názor noun mi
  what one thinks: mínění, stanovisko, přesvědčení = Tento «názor» sdílí většina jazykovědců.
stanovisko noun n
  opinion taken: postoj, názor, pozice, vyjádření = Autor zaujímá v tomto sporu odlišné «stanovisko».
postoj noun mi
  attitude: stanovisko, vztah, přístup = Sledovali jsme «postoje» mládeže k uprchlíkům.
kritika noun f
  finding fault: výtky, odsudek, negativní hodnocení; opposite chvála = Teorie se setkala s ostrou «kritikou».
námitka noun f
  reason against: výhrada, protiargument, výtka = Proti tomuto výkladu lze vznést dvě «námitky».
pochybnost noun f
  lack of certainty: nejistota, nedůvěra, výhrada; opposite jistota = Věrohodnost tohoto pramene vzbuzuje vážné «pochybnosti».
pozornost noun f
  thinking of something: zájem, péče = Tomuto tématu byla věnována malá «pozornost».
diskuse noun f
  exchange of views: debata, rozprava, výměna názorů = «Diskuse» o reformě trvala několik měsíců.
spor noun mi
  clash of views: polemika, pře, neshoda; opposite shoda = «Spor» o pravost rukopisu trval desítky let.
směr noun mi
  line of development: proud, tendence = Studie naznačuje nový «směr» jazykovědného bádání.
počet noun mi
  how many: množství; academic početnost = «Počet» obyvatel vzrostl na dvojnásobek.
množství noun n
  how much: objem, dávka; academic kvantum = Do roztoku bylo přidáno malé «množství» kyseliny.
velikost noun f
  size: rozloha, výměra, rozměr = Daň závisí na «velikosti» pozemku.
rozsah noun mi
  range covered: velikost, míra, šíře = «Rozsah» škod zatím nelze určit.
úroveň noun f
  degree reached: stupeň, výše = «Úroveň» vzdělání obyvatel stále roste.
míra noun f
  degree: stupeň, rozsah = Rozhoduje o tom ve značné «míře» věk.
podíl noun mi
  part of a whole: část, procento = «Podíl» služeb v hospodářství stále roste.
většina noun f
  greater part: valná část, převážná část; opposite menšina = «Většina» dotázaných změnu předpisů podpořila.
průměr noun mi
  mean value: průměrná hodnota, střední hodnota = «Průměr» naměřených hodnot činil 24 stupňů.
období noun n
  stretch of time: doba, čas; literary údobí = Ve sledovaném «období» ceny vzrostly o 12 procent.
doba noun f
  stretch of time: období, čas, epocha, éra = Kniha zachycuje život v «době» průmyslové revoluce.
etapa noun f
  part of a process: fáze, stadium, období = V první «etapě» jsme shromáždili úřední údaje.
fáze noun f
  part of a process: etapa, stadium, období = V konečné «fázi» nemoci se objevuje horečka.
počátek noun mi
  first moment: začátek; literary úsvit; opposite konec = Na «počátku» století bylo město chudé.
vznik noun mi
  coming into being: zrod, zrození, ustavení; opposite zánik = «Vznik» republiky změnil postavení žen.
původ noun mi
  where something comes from: počátek, zdroj; academic geneze, provenience = «Původ» tohoto slova je nejasný.
společnost noun f
  people living together: obyvatelstvo, veřejnost; academic populace = Stárnutí «společnosti» zatěžuje důchodový systém.
  firm: firma, podnik, korporace = Stavební «společnost» nedodržela lhůtu sjednanou ve smlouvě.
skupina noun f
  several people or things: podskupina, kategorie, soubor = Pacienty jsme rozdělili do dvou «skupin».
jedinec noun ma
  single person: jednotlivec, člověk, osoba; academic individuum = Stát má chránit svobodu «jedince».
instituce noun f
  public body: úřad, organizace = Podle průzkumu občané «institucím» příliš nedůvěřují.
stát noun mi
  political body: země; academic státní útvar = Smlouvu podepsalo dvanáct evropských «států».
zákon noun mi
  law passed by parliament: právní předpis, právní norma = Nový «zákon» upravuje ochranu osobních údajů.
  regular relation in nature: zákonitost, princip, pravidlo = Pokus potvrdil «zákon» zachování energie.
právo noun n
  what one may claim: nárok, oprávnění; opposite povinnost = Každý má «právo» na spravedlivý proces.
  rules of a state: právní řád, zákony, zákonodárství = České «právo» takovou reklamu zakazuje.
povinnost noun f
  what one must do: závazek, úkol; opposite právo = Lékař má «povinnost» pacienta informovat.
smlouva noun f
  agreement: dohoda, úmluva, kontrakt = Strany uzavřely «smlouvu» na dobu určitou.
činnost noun f
  doing something: práce, aktivita, působení; opposite nečinnost = «Činnost» nadace zahrnuje celou zemi.
chování noun n
  way of acting: jednání, vystupování, počínání = Pozorovali jsme «chování» dětí při hře.
schopnost noun f
  power to do: způsobilost, možnost; academic potenciál; opposite neschopnost = Rostliny mají «schopnost» vázat dusík.
dovednost noun f
  learned power: schopnost, zručnost, obratnost; academic kompetence = Kurz rozvíjí «dovednost» kritického čtení.
zkušenost noun f
  knowledge gained by doing: praxe, znalost, cvik; opposite nezkušenost = Sestry s delší «zkušeností» chybovaly méně.
účinnost noun f
  power to bring the wanted effect: efektivita, efektivnost; opposite neúčinnost = «Účinnost» vakcíny jsme hodnotili po roce.
kvalita noun f
  how good: úroveň, hodnota; dated jakost = «Kvalita» výuky po reformě klesla.
hodnota noun f
  worth: cena, význam, důležitost = Rukopis má pro historiky velkou «hodnotu».
  number found: velikost, výše, úroveň = Naměřená «hodnota» tlaku byla příliš vysoká.
přesnost noun f
  being exact: preciznost, exaktnost; opposite nepřesnost = «Přesnost» měření závisí na přístroji.
použití noun n
  putting to use: užití, využití; academic aplikace = «Použití» laseru zkrátilo dobu zákroku.
využití noun n
  making use of: použití, uplatnění, zužitkování = «Využití» sluneční energie rychle roste.
prostředí noun n
  surroundings: okolí, ovzduší, podmínky = Děti vyrůstaly v podnětném «prostředí».
prostředek noun mi
  thing used for an end: nástroj, způsob = Reklama je účinným «prostředkem» přesvědčování.
nástroj noun mi
  thing to work with: prostředek, pomůcka, instrument = Test je užitečným «nástrojem» diagnostiky.
způsob noun mi
  way of doing: metoda, postup, cesta = Článek popisuje dva «způsoby» čištění vody.
léčba noun f
  medical care: terapie, léčení, kúra = «Léčba» byla zahájena v den přijetí.
nemoc noun f
  being ill: choroba, onemocnění; literary neduh; opposite zdraví = «Nemoc» měla u dětí mírnější průběh.
vzdělávání noun n
  giving knowledge: příprava, školení; academic edukace = Reforma se týká «vzdělávání» učitelů.
tabulka noun f
  data in rows and columns: přehled, soupis = V «tabulce» 4 uvádíme počty nehod.
graf noun mi
  picture of figures: diagram, křivka = «Graf» znázorňuje změny teploty během dne.
výjimka noun f
  what does not follow the rule: odchylka, výluka; opposite pravidlo = Zákon stanoví dvě «výjimky» z této zásady.
podstata noun f
  what makes a thing what it is: jádro, smysl, základ; academic esence = Svědek vystihl «podstatu» celého sporu.
zkoumat verb
  inquire into: bádat o, analyzovat, studovat, rozebírat = Autoři «zkoumají» vztah mezi příjmem a zdravím.
prozkoumat verb
  inquire into: prostudovat, analyzovat, rozebrat = Archivář «prozkoumal» dvě stě listin.
analyzovat verb
  examine in parts: rozebírat, zkoumat, studovat = V článku «analyzujeme» judikaturu správních soudů.
rozebírat verb
  examine in parts: analyzovat, zkoumat, probírat = Druhá kapitola «rozebírá» stavbu dramatu.
studovat verb
  examine closely: zkoumat, analyzovat, sledovat = Biologové «studovali» chování včel v přírodě.
sledovat verb
  watch over time: pozorovat, monitorovat = Pacienty jsme «sledovali» tři měsíce.
  try to reach: mít za cíl, usilovat o = Nový zákon «sleduje» především ochranu spotřebitele.
pozorovat verb
  watch: sledovat, všímat si, monitorovat = Děti jsme «pozorovali» při volné hře.
uvažovat verb
  think about: přemýšlet, zamýšlet se, přemítat = Filozof «uvažuje» o povaze svobodné vůle.
zvažovat verb
  weigh in the mind: promýšlet, rozvažovat, uvažovat o = Vláda «zvažuje» zvýšení daně z nemovitostí.
pojednávat verb
  be about: zabývat se, věnovat se, vyprávět o = Kniha «pojednává» o životě dělníků.
zabývat se verb
  have as a topic: věnovat se, zkoumat, zaměřovat se na = Studie «se zabývá» ochranou osobních údajů.
věnovat se verb
  have as a topic: zabývat se, zaměřovat se na, pojednávat o = Článek «se věnuje» právům dítěte.
zaměřovat se verb
  give one's mind to: soustředit se, orientovat se; academic koncentrovat se = Výzkum «se zaměřuje» na venkovské školy.
soustředit se verb
  give one's mind to: zaměřit se, orientovat se; academic koncentrovat se; opposite rozptýlit se = V práci jsme «se soustředili» na tři otázky.
popisovat verb
  tell what something is like: líčit, charakterizovat, zachycovat = Autor «popisuje» každodenní život měšťanů.
popsat verb
  tell what something is like: vylíčit, charakterizovat, zachytit = Zpráva «popsala» tři případy nákazy.
představit verb
  put before readers: předložit, uvést; academic prezentovat = V kapitole «představíme» základy teorie her.
představovat verb
  be: znamenat, být = Sucho «představuje» vážné riziko pro zemědělce.
  set before readers: uvádět, předkládat, přibližovat; academic prezentovat = Druhá kapitola «představuje» hlavní teorie učení.
uvádět verb
  give in a text: zmiňovat, jmenovat, udávat = Kronikář «uvádí» jména všech padlých.
uvést verb
  give in a text: zmínit, jmenovat, udat = Respondenti «uvedli» tři důvody svého rozhodnutí.
ukazovat verb
  make visible: dokládat, znázorňovat, odhalovat; opposite skrývat = Graf «ukazuje» změny cen během deseti let.
ukázat verb
  make visible, prove: doložit, odhalit, prokázat; opposite skrýt = Rozbor «ukázal» podstatné rozdíly mezi překlady.
naznačovat verb
  say or hint carefully: napovídat, signalizovat; academic indikovat = Výsledky «naznačují», že zlepšení je přechodné.
svědčit verb
  be a sign of: vypovídat, být dokladem, být svědectvím = O čilém obchodu «svědčí» četné nálezy mincí.
prokázat verb
  show to be true: dokázat, doložit; opposite vyvrátit = Studie «prokázala» účinnost nové vakcíny.
dokázat verb
  show to be true: prokázat, doložit; opposite vyvrátit = Žalobce musí «dokázat» výši škody.
  be able to: umět, být schopen, dovést = Moderní medicína «dokáže» tuto nemoc léčit.
dokládat verb
  show by facts: dokazovat, prokazovat, potvrzovat = Autorka svá tvrzení «dokládá» citáty z dopisů.
doložit verb
  show by facts: prokázat, dokázat, podložit = Vědci účinek léku «doložili» měřením.
potvrdit verb
  show to be right: doložit, prokázat; academic verifikovat; opposite vyvrátit = Nová data naši hypotézu «potvrdila».
potvrzovat verb
  show to be right: dokládat, dosvědčovat; opposite vyvracet = Nálezy «potvrzují» starší domněnku historiků.
vyvrátit verb
  show to be false: popřít, prokázat nesprávnost; academic falzifikovat; opposite potvrdit = Další pokusy tuto teorii «vyvrátily».
tvrdit verb
  say as true: prohlašovat, zastávat názor; opposite popírat = Někteří badatelé «tvrdí», že dělení je umělé.
konstatovat verb
  state: uvádět, poznamenávat, prohlašovat = Autor «konstatuje», že dosavadní zákony selhaly.
poznamenat verb
  say briefly: podotknout, dodat, zmínit = Recenzent «poznamenal», že vzorek je malý.
zdůrazňovat verb
  say with force: vyzdvihovat, klást důraz na; academic akcentovat; opposite opomíjet = Lékaři «zdůrazňují» význam včasné diagnózy.
zdůraznit verb
  say with force: vyzdvihnout, podtrhnout, položit důraz na = Soud «zdůraznil» právo na obhajobu.
argumentovat verb
  give reasons: dovozovat, uvádět jako důvod = Obhájce «argumentoval», že důkaz byl získán nezákonně.
zdůvodnit verb
  give reasons for: odůvodnit, vysvětlit, podložit = Výběr metody je třeba «zdůvodnit».
odůvodňovat verb
  give reasons for: zdůvodňovat, vysvětlovat, ospravedlňovat = Vláda zvýšení «odůvodňovala» rostoucími náklady.
zpochybňovat verb
  call into doubt: brát v pochybnost, napadat, oslabovat; academic problematizovat; opposite potvrzovat = Nový nález «zpochybňuje» přijatou chronologii.
popírat verb
  say it is not so: zapírat; academic negovat; opposite přiznávat = Obžalovaný svou vinu od počátku «popírá».
kritizovat verb
  find fault: odsuzovat, vytýkat nedostatky, podrobovat kritice; opposite chválit = Ekonomové novou daň od počátku «kritizovali».
hodnotit verb
  judge worth: posuzovat, známkovat; academic evaluovat = Učitelé «hodnotili» práce podle tří hledisek.
posoudit verb
  judge: zhodnotit, zvážit, uvážit = Znalec «posoudil» technický stav budovy.
porovnávat verb
  set side by side: srovnávat, konfrontovat; academic komparovat = Studie «porovnává» dva modely péče o seniory.
porovnat verb
  set side by side: srovnat, konfrontovat; academic komparovat = «Porovnali» jsme výsledky obou laboratoří.
srovnávat verb
  set side by side: porovnávat, konfrontovat; academic komparovat = Autorka «srovnává» český a německý překlad.
rozlišovat verb
  tell apart: odlišovat, rozeznávat, oddělovat; opposite ztotožňovat = Zákon «rozlišuje» krádež a zpronevěru.
lišit se verb
  be unlike: odlišovat se, různit se; opposite shodovat se = Výsledky obou skupin «se liší».
definovat verb
  say what a word means: vymezovat, určovat, vymezit, stanovit = Zákon «definuje» pojem spotřebitele velmi široce.
vymezit verb
  set limits of: definovat, určit, ohraničit = V úvodu je nutné «vymezit» základní pojmy.
určit verb
  find out exactly: stanovit, zjistit = Stáří nálezu se podařilo «určit» přesně.
stanovit verb
  set: určit, ustanovit, vymezit = Soud «stanovil» lhůtu třiceti dnů.
označovat verb
  call: nazývat, pojmenovávat; dated zvát = Kritici tento směr «označují» jako realismus.
vysvětlovat verb
  make clear: objasňovat, vykládat, osvětlovat; academic explikovat = Teorie «vysvětluje» kolísání cen ropy.
vysvětlit verb
  make clear: objasnit, vyložit, osvětlit = Příčinu havárie se nepodařilo «vysvětlit».
objasnit verb
  make clear: vysvětlit, osvětlit, vyjasnit = Pokus «objasnil» podstatu celého jevu.
interpretovat verb
  understand in a way: vykládat, chápat, vysvětlovat = Soudy «interpretují» toto ustanovení různě.
chápat verb
  grasp the meaning: pojímat, vnímat, vykládat = Svobodu tehdy «chápali» jako výsadu stavu.
předpokládat verb
  take as given: vycházet z předpokladu, mít za to, domnívat se = Model «předpokládá», že poptávka je stálá.
domnívat se verb
  think likely: mít za to, soudit, myslet si = Historikové «se domnívají», že město vyhořelo.
považovat verb
  hold to be: pokládat, mít = Autora «považujeme» za zakladatele oboru.
uznat verb
  take as true or valid: přijmout, akceptovat; opposite popřít = Odvolací soud «uznal» nárok žalobce v plné výši.
připustit verb
  grant as true: uznat, přiznat; opposite popřít = Autor «připustil», že údaje nejsou úplné.
přijmout verb
  take as valid: schválit, odhlasovat, odsouhlasit; opposite odmítnout = Parlament «přijal» nový zákon o vodách.
odmítnout verb
  not accept: zamítnout, nepřijmout; opposite přijmout = Redakce první verzi článku «odmítla».
vyvozovat verb
  draw a conclusion: usuzovat, odvozovat; academic dedukovat = Z těchto údajů «vyvozujeme», že riziko klesá.
vyplývat verb
  follow from: pramenit, plynout, vycházet = Chyby «vyplývaly» ze spěchu a únavy.
shrnout verb
  sum up: zrekapitulovat, souhrnně podat; academic resumovat = Poslední kapitola «shrnula» hlavní zjištění.
shrnovat verb
  sum up: rekapitulovat, souhrnně podávat; academic resumovat = Tabulka 5 «shrnuje» výsledky všech pokusů.
citovat verb
  give another's words: doslovně uvádět, reprodukovat = Autorka hojně «cituje» dopisy vojáků.
odkazovat verb
  point to: poukazovat, odvolávat se = Poznámka «odkazuje» na starší vydání.
odvolávat se verb
  name as a source: odkazovat, opírat se o, dovolávat se = Soud «se odvolává» na loňský nález.
navazovat verb
  build on: vycházet z, pokračovat v, opírat se o = Práce «navazuje» na výzkum předchozí generace.
týkat se verb
  be about: vztahovat se k, dotýkat se = Spor «se týká» odpovědnosti lékaře.
vztahovat se verb
  be about: týkat se, platit pro = Předpis «se vztahuje» na pracovní smlouvy.
zmiňovat verb
  say briefly: uvádět, připomínat; opposite zamlčovat = Pramen «zmiňuje» dva velké požáry.
vynechat verb
  leave out: pominout, vypustit, opomenout; opposite zahrnout = Z přehledu jsme «vynechali» údaje za rok 2020.
opomíjet verb
  leave out: přehlížet, zanedbávat, pomíjet; opposite zohledňovat = Dosavadní bádání tuto otázku «opomíjelo».
zohlednit verb
  take into account: vzít v úvahu, přihlédnout k, vzít ohled na; opposite opomenout = Model «zohlednil» věk i pohlaví účastníků.
zahrnovat verb
  have within: obsahovat, pojímat, čítat; opposite vylučovat = Vzorek «zahrnuje» obyvatele šesti krajů.
obsahovat verb
  have within: zahrnovat, čítat = První sbírka básnířky «obsahuje» čtyřicet básní.
skládat se verb
  be made of parts: sestávat, být složen = Dotazník «se skládal» ze dvou částí.
tvořit verb
  be the parts of: představovat, být = Ženy «tvoří» většinu zkoumané skupiny.
  bring into being: vytvářet, budovat; academic generovat; opposite ničit = Malé podniky «tvoří» nová pracovní místa.
patřit verb
  be one of: řadit se, náležet = Tento druh «patří» do čeledi lipnicovitých.
navrhnout verb
  put forward: předložit, podat návrh na = Odborná komise «navrhla» změnu pravidel financování.
navrhovat verb
  put forward: předkládat, doporučovat; literary předestírat = Autoři «navrhují» nové dělení druhů.
doporučovat verb
  say what is best: radit, nabádat k; opposite zrazovat = Lékaři starším pacientům «doporučují» pravidelný pohyb.
formulovat verb
  put into words: vyslovit, vyjádřit, stanovit = Na tomto základě jsme «formulovali» tři hypotézy.
vyjadřovat verb
  put into words or signs: projevovat, formulovat, sdělovat; opposite skrývat = Báseň «vyjadřuje» touhu po ztraceném domově.
shromáždit verb
  bring together: sebrat, nashromáždit, získat; opposite rozptýlit = Tým «shromáždil» údaje ze šesti nemocnic.
sbírat verb
  bring together: shromažďovat, získávat, hromadit = Data jsme «sbírali» od března do června.
získat verb
  get: obdržet, dostat; opposite ztratit = Badatelé «získali» souhlas etické komise.
měřit verb
  find the size of: zjišťovat, stanovovat, provádět měření = Tlak jsme «měřili» třikrát denně.
vypočítat verb
  find by numbers: spočítat, vyčíslit; academic kalkulovat = «Vypočítali» jsme průměr a směrodatnou odchylku.
odhadovat verb
  find roughly: přibližně určovat, vyčíslovat = Škody se «odhadují» na dva miliony korun.
ověřit verb
  find out if right: prověřit, přezkoušet, zkontrolovat; academic verifikovat = Platnost předpokladu «ověřil» druhý pokus.
zjistit verb
  find out: objevit, odhalit, rozpoznat = U šesti pacientů lékaři «zjistili» vysoký tlak.
zjišťovat verb
  try to find out: zkoumat, ověřovat, pátrat po = Dotazník «zjišťoval» spokojenost studentů s výukou.
objevit verb
  find something new: nalézt, odhalit, najít = Archeologové «objevili» pod náměstím základy kostela.
provést verb
  carry out: uskutečnit, vykonat, realizovat = Ve školách jsme «provedli» anonymní šetření.
provádět verb
  carry out: vykonávat, uskutečňovat, realizovat = Všechna měření «prováděl» tentýž zkušený technik.
uskutečnit verb
  carry out: provést, realizovat, vykonat = Rozhovory se podařilo «uskutečnit» během léta.
používat verb
  put to use: užívat, využívat, pracovat s = Básník ve svých baladách «používá» zastaralá slova.
použít verb
  put to use: užít, využít, uplatnit; academic aplikovat = V experimentu jsme «použili» dvě různé látky.
využívat verb
  make use of: používat, užívat, uplatňovat, těžit z = Projekt «využívá» družicové snímky z posledních let.
uplatnit verb
  put into practice: použít, využít; academic aplikovat = V práci jsme «uplatnili» srovnávací metodu.
zavést verb
  bring into use: ustanovit, nastolit, uvést v život; opposite zrušit = Zákon «zavedl» nové členění krajů.
vytvořit verb
  bring into being: sestavit, zhotovit; opposite zničit = Inženýři «vytvořili» zmenšený model mostu ze dřeva.
způsobit verb
  bring about: vyvolat, zapříčinit, přivodit; opposite zabránit = Havárii «způsobila» chyba v programu.
způsobovat verb
  bring about: vyvolávat, zapříčiňovat, vést k; opposite bránit = Dlouhodobé kouření «způsobuje» vážné nemoci plic.
vyvolat verb
  bring about: způsobit, podnítit, vzbudit; opposite potlačit = Nový zákon «vyvolal» vlnu pouličních protestů.
vést verb
  bring about (with «k»): směřovat, způsobovat, mít za následek = Dlouhodobý stres «vede» k nemocem srdce.
ovlivňovat verb
  have an effect on: působit na, mít vliv na = Hluk ve třídě «ovlivňuje» schopnost žáků soustředit se.
ovlivnit verb
  have an effect on: zapůsobit na, mít vliv na, poznamenat = Válka «ovlivnila» celou generaci básníků.
působit verb
  have an effect: mít vliv, účinkovat = Lék «působí» především na nervovou soustavu.
  work in a post: pracovat, být činný, být zaměstnán = Profesor «působil» třicet let v Olomouci.
záviset verb
  be decided by: být závislý, odvíjet se od, být podmíněn = Výsledek léčby «závisí» na věku nemocného.
rozhodovat verb
  settle the outcome: určovat, být rozhodující = O rozsudku «rozhoduje» kvalita důkazů.
umožňovat verb
  make possible: dovolovat, dávat možnost; opposite znemožňovat = Program «umožňuje» rychlé srovnání textů.
usnadňovat verb
  make easier: ulehčovat, zjednodušovat; opposite ztěžovat = Rejstřík «usnadňuje» práci s učebnicí.
ztěžovat verb
  make harder: komplikovat, znesnadňovat; opposite usnadňovat = Nedostatek pramenů «ztěžuje» datování stavby.
vyžadovat verb
  need: žádat si, potřebovat = Tento problém «vyžaduje» další výzkum.
zajistit verb
  make sure there is: zabezpečit, zaručit = Zákon má «zajistit» pacientům rovný přístup k péči.
zvyšovat verb
  make more: navyšovat, zvětšovat; opposite snižovat = Obezita v mládí «zvyšuje» riziko cukrovky.
zvýšit verb
  make more: navýšit, zvětšit, zvednout; opposite snížit = Vláda «zvýšila» výdaje na vědu.
snižovat verb
  make less: zmenšovat, omezovat; academic redukovat; opposite zvyšovat = Plošné očkování výrazně «snižuje» počet nakažených.
snížit verb
  make less: zmenšit, omezit; academic redukovat; opposite zvýšit = Nový motor «snížil» spotřebu paliva.
růst verb
  become more: stoupat, zvyšovat se, narůstat; opposite klesat = Počet studentů «roste» již pět let.
vzrůst verb
  become more: stoupnout, zvýšit se, narůst; opposite klesnout = Ceny bytů «vzrostly» o pětinu.
klesat verb
  become less: snižovat se, upadat; opposite růst = Porodnost «klesá» už dvě desetiletí.
omezovat verb
  keep within limits: limitovat, redukovat; opposite rozšiřovat = Nový zákon «omezuje» prodej alkoholu mladistvým.
rozšířit verb
  make wider: zvětšit, posílit; opposite zúžit = Novela trestního řádu «rozšířila» pravomoci policie.
měnit verb
  make different: proměňovat, přetvářet; academic modifikovat; opposite zachovávat = Internet «mění» způsob čtení novin.
změnit verb
  make different: proměnit, přetvořit; academic modifikovat; opposite zachovat = Vynález knihtisku «změnil» šíření vědění.
zlepšit verb
  make better: vylepšit, zdokonalit, zkvalitnit; opposite zhoršit = Pravidelné cvičení «zlepšilo» kondici starších pacientů.
zhoršovat verb
  make worse: kazit, snižovat; opposite zlepšovat = Nedostatek spánku «zhoršuje» studijní výsledky.
rozvíjet verb
  make grow: zdokonalovat, kultivovat, prohlubovat; opposite potlačovat = Výuka «rozvíjí» prostorovou představivost žáků.
vyvíjet se verb
  change through time: rozvíjet se, měnit se, proměňovat se = Jazyk «se vyvíjí» spolu se společností.
posilovat verb
  make stronger: zesilovat, upevňovat; opposite oslabovat = Pravidelný pohyb «posiluje» srdeční sval.
oslabovat verb
  make weaker: podlamovat, narušovat, snižovat; opposite posilovat = Spory ve vládě «oslabují» důvěru občanů.
podporovat verb
  help: pomáhat, napomáhat, být oporou = Nadace už deset let «podporuje» mladé vědce.
bránit verb
  keep from happening: zabraňovat, překážet, zamezovat; opposite umožňovat = Přísné předpisy «brání» rozvoji podnikání.
  keep from harm: chránit, hájit, střežit; opposite napadat = Posádka «bránila» město několik týdnů.
zabránit verb
  keep from happening: předejít, zamezit; opposite umožnit = Včasné očkování «zabránilo» šíření nákazy ve školách.
chránit verb
  keep from harm: hájit, zabezpečovat, střežit; opposite ohrožovat = Zákon «chrání» osobní údaje pacientů.
vyskytovat se verb
  be found: objevovat se, nacházet se, být přítomen = Tyto příznaky «se vyskytují» u třetiny nemocných.
vzniknout verb
  come into being: zrodit se, utvořit se, být založen; opposite zaniknout = Univerzita «vznikla» ve čtrnáctém století.
existovat verb
  be there: být, nacházet se = Mezi teoriemi «existuje» zřetelný rozdíl.
trvat verb
  go on in time: probíhat, táhnout se; opposite skončit = Celý výzkum «trval» déle než osmnáct měsíců.
probíhat verb
  take place: konat se, odehrávat se, dít se = Měření «probíhalo» v uzavřené místnosti.
zahájit verb
  do first: začít, započít, spustit; opposite ukončit = Komise «zahájila» práci v únoru.
ukončit verb
  bring to an end: skončit, zakončit, uzavřít; opposite zahájit = Komise «ukončila» šetření v květnu.
dělit verb
  make into parts: členit, rozdělovat, třídit; opposite spojovat = Autor «dělí» sbírku na tři části.
spojovat verb
  bring together: slučovat, pojit, propojovat; opposite oddělovat = Metoda «spojuje» kvalitativní a kvantitativní rozbor.
souviset verb
  be connected: být spojen, mít souvislost, mít vztah = Nízký příjem «souvisí» s horším zdravím.
zakládat verb
  bring into being: zřizovat, ustavovat; opposite rušit = Řády «zakládaly» školy a nemocnice.
vycházet verb
  have as a base: opírat se o, být založen na, stavět na = Závěry «vycházejí» z údajů ze sčítání.
  be printed: být vydáván, objevovat se = Odborný časopis ústavu «vychází» čtyřikrát ročně.
vybrat verb
  pick out: zvolit, vyčlenit; academic selektovat; opposite vyřadit = K rozboru jsme «vybrali» dvacet článků.
řešit verb
  find an answer: vypořádávat se s, zdolávat = Obce společně «řeší» nedostatek vody.
dosáhnout verb
  get by effort: získat, docílit = Žáci «dosáhli» v testu lepších výsledků.
přispívat verb
  be one cause of: napomáhat, pomáhat, mít podíl na = Pohyb «přispívá» ke zlepšení paměti.
vyznačovat se verb
  have as a feature: mít, být charakteristický = Kraj «se vyznačuje» mírným podnebím.
usilovat verb
  try to reach: snažit se o, směřovat k = Hnutí «usilovalo» o zrušení cel.
vydat verb
  make known in print: publikovat, uveřejnit, vytisknout = Ústav «vydal» dopisy v pěti svazcích.
hrát verb
  have a part: plnit, mít = Učitel «hraje» klíčovou roli v motivaci žáků.
vnímat verb
  see or feel in a way: pociťovat, chápat, nahlížet na = Starší lidé «vnímají» hluk jako ohrožení.
důležitý adjective
  of great weight: významný, podstatný, závažný; opposite nedůležitý = Článek se dotýká «důležitého» společenského problému.
významný adjective
  of real weight: podstatný, výrazný; academic signifikantní; opposite nevýznamný = Mezi skupinami byl «významný» rozdíl.
podstatný adjective
  going to the root: důležitý, zásadní, závažný; opposite nepodstatný = Svědek před soudem zamlčel «podstatnou» okolnost.
zásadní adjective
  going to the root: podstatný, základní, rozhodující; opposite okrajový = Mezi oběma návrhy jsou «zásadní» rozdíly.
závažný adjective
  serious: vážný, těžký; opposite lehký = U dvou pacientů nastaly «závažné» komplikace.
hlavní adjective
  first in weight: ústřední, základní, stěžejní; opposite vedlejší = «Hlavním» cílem práce je zhodnotit reformu.
základní adjective
  forming the base: podstatný, hlavní, elementární; academic fundamentální; opposite druhotný = V úvodu vysvětlujeme «základní» pojmy.
klíčový adjective
  deciding: rozhodující, stěžejní, hlavní; opposite okrajový = Tato výpověď měla pro soud «klíčový» význam.
ústřední adjective
  in the middle: hlavní, stěžejní; academic centrální; opposite okrajový = «Ústředním» motivem románu je vina.
rozhodující adjective
  settling the outcome: klíčový, směrodatný; academic determinující = Pro výsledek byl «rozhodující» věk účastníků.
jasný adjective
  easy to understand: srozumitelný, zřetelný, zřejmý; opposite nejasný = Pravidla hodnocení musí být «jasná».
zřejmý adjective
  easy to see: patrný, jasný, očividný; academic evidentní = Z tabulky je «zřejmý» pokles teploty.
zřetelný adjective
  easy to see: jasný, patrný, znatelný; opposite nezřetelný = Graf ukazuje «zřetelný» nárůst cen.
patrný adjective
  that can be seen: zřejmý, viditelný, znatelný = Následky sucha jsou «patrné» v celém kraji.
výrazný adjective
  large and easy to see: nápadný, značný, zřetelný; opposite nevýrazný = Nová léčba přinesla pacientům «výrazné» zlepšení.
přesný adjective
  exact: precizní, exaktní; opposite nepřesný = «Přesné» měření vyžaduje kvalitní přístroj.
podrobný adjective
  with all particulars: detailní, důkladný, zevrubný; opposite stručný = Zpráva obsahuje «podrobný» popis nehody.
stručný adjective
  in few words: krátký, zhuštěný; opposite podrobný = Každou kapitolu uzavírá «stručné» shrnutí výsledků.
důkladný adjective
  done with care: pečlivý, podrobný, zevrubný; opposite povrchní = «Důkladný» rozbor vyžaduje úplná data.
obecný adjective
  not particular: všeobecný, univerzální; opposite konkrétní = Z rozboru plyne několik «obecných» zásad.
konkrétní adjective
  particular and real: určitý, specifický; opposite obecný = Autorka uvádí tři «konkrétní» příklady.
jednoduchý adjective
  easy, of few parts: prostý, nesložitý; opposite složitý = Použili jsme «jednoduchý» model regrese.
složitý adjective
  of many parts: komplikovaný, spletitý; academic komplexní; opposite jednoduchý = Příčiny migrace jsou velmi «složité».
obtížný adjective
  needing effort: těžký, nesnadný, náročný; opposite snadný = Výklad těchto údajů je «obtížný».
náročný adjective
  asking much: obtížný, těžký, namáhavý; opposite nenáročný = Sběr dat byl časově «náročný».
snadný adjective
  needing little effort: lehký, jednoduchý, nenáročný; opposite obtížný = Test byl pro většinu žáků «snadný».
různý adjective
  not the same: odlišný, rozdílný; opposite stejný = Obě skupiny dosáhly «různých» výsledků.
  of many kinds: rozmanitý, rozličný; informal všelijaký = Účastníci uváděli «různé» důvody odchodu.
odlišný adjective
  not the same: jiný, rozdílný, různý; opposite stejný = Odvolací soud zaujal «odlišné» stanovisko.
jiný adjective
  not the same: odlišný, rozdílný; opposite stejný = V ostatních zemích zvolili «jiné» řešení.
rozmanitý adjective
  of many kinds: různorodý, pestrý, rozličný; academic heterogenní; opposite jednotvárný = Zkoumaný materiál je velmi «rozmanitý».
podobný adjective
  nearly the same: obdobný, příbuzný; academic analogický; opposite odlišný = K «podobným» závěrům dospěly i jiné studie.
stejný adjective
  the same: totožný, shodný, týž; academic identický; opposite různý = Všechny vzorky měly «stejnou» hmotnost.
totožný adjective
  exactly the same: shodný, stejný; academic identický; opposite odlišný = Obě kopie smlouvy jsou «totožné».
společný adjective
  shared: sdílený, vzájemný, kolektivní; opposite individuální = Prohlášení je výsledkem «společné» práce odborníků.
možný adjective
  that can be: případný, myslitelný; academic potenciální; opposite nemožný = Zvážili jsme tři «možná» vysvětlení.
pravděpodobný adjective
  likely: předpokládaný, věrohodný; opposite nepravděpodobný = «Pravděpodobnou» příčinou výbuchu byl únik plynu.
nutný adjective
  that must be: nezbytný, potřebný, nevyhnutelný; opposite zbytečný = Další výzkum této vakcíny je «nutný».
nezbytný adjective
  that one cannot do without: nutný, nepostradatelný, potřebný; opposite zbytečný = Venkovské nemocnice tehdy neměly «nezbytné» vybavení.
potřebný adjective
  needed: nutný, nezbytný, žádoucí; opposite nepotřebný = Žadatel předložil všechny «potřebné» doklady.
vhodný adjective
  fitting: odpovídající, příhodný; academic adekvátní; opposite nevhodný = Volba «vhodné» metody není snadná.
přiměřený adjective
  in right measure: odpovídající, úměrný; academic adekvátní; opposite nepřiměřený = Soud uložil obžalovanému podle odborníků «přiměřený» trest.
správný adjective
  without fault: bezchybný; academic korektní; opposite nesprávný, chybný = Jen každý pátý žák uvedl «správnou» odpověď.
chybný adjective
  wrong: nesprávný, mylný, vadný; opposite správný = Závěr se opírá o «chybný» výpočet.
výstižný adjective
  hitting the point: trefný, přiléhavý; opposite nevýstižný = Recenzentova poznámka o jazyce románu je «výstižná».
oprávněný adjective
  having good reason: odůvodněný, opodstatněný; academic legitimní; opposite neoprávněný = Obavy obyvatel byly zcela «oprávněné».
pravdivý adjective
  in accord with facts: odpovídající skutečnosti, správný; opposite nepravdivý = Věta je «pravdivá» jen v jednom případě.
skutečný adjective
  existing in fact: reálný, opravdový, faktický; opposite zdánlivý = «Skutečné» náklady stavby byly vyšší.
spolehlivý adjective
  that one can trust: důvěryhodný, hodnověrný; opposite nespolehlivý = Autor čerpá ze «spolehlivých» zdrojů.
věrohodný adjective
  worthy of belief: důvěryhodný, hodnověrný, spolehlivý; opposite nevěrohodný = Hlavní svědek podal podle soudu «věrohodnou» výpověď.
sporný adjective
  on which views differ: diskutabilní, problematický; academic kontroverzní; opposite nesporný = Datace nejstaršího rukopisu zůstává dodnes «sporná».
účinný adjective
  bringing the wanted effect: efektivní, fungující; opposite neúčinný = Lék byl u většiny nemocných «účinný».
užitečný adjective
  of use: prospěšný, přínosný; opposite neužitečný = Tabulka je «užitečná» při rychlých výpočtech.
výhodný adjective
  bringing gain: prospěšný, příznivý; opposite nevýhodný = Smlouva byla «výhodná» pro obě strany.
škodlivý adjective
  doing harm: nebezpečný, nezdravý; opposite neškodný = Kouř obsahuje řadu «škodlivých» látek.
příznivý adjective
  good, favourable: kladný, pozitivní, prospěšný; opposite nepříznivý = Program měl «příznivý» vliv na docházku.
kladný adjective
  good: pozitivní, příznivý, souhlasný; opposite záporný = Kniha získala převážně «kladná» hodnocení.
nepříznivý adjective
  bad, unfavourable: negativní, záporný, nevýhodný; opposite příznivý = Hluk má «nepříznivý» vliv na spánek.
velký adjective
  of great size: značný, rozsáhlý, veliký; opposite malý = Rozdíl mezi městy je «velký».
malý adjective
  of small size: nevelký, nízký; opposite velký = Výsledky ovlivnil «malý» počet účastníků.
značný adjective
  large: velký, výrazný, nemalý; opposite nepatrný = Cesta pohltila «značnou» část příjmů.
rozsáhlý adjective
  covering much: obsáhlý, široký, velký; opposite omezený = Autoři vycházejí z «rozsáhlého» souboru textů.
vysoký adjective
  above the usual: velký, značný, nadprůměrný; opposite nízký = Podnik i v době krize dosahoval «vysokých» zisků.
nízký adjective
  below the usual: malý, nevelký, podprůměrný; opposite vysoký = «Nízké» příjmy ztěžují přístup ke vzdělání.
silný adjective
  of great force: výrazný, těsný, úzký; opposite slabý = Mezi proměnnými je «silný» vztah.
slabý adjective
  of little force: nevýrazný, chabý; opposite silný = Souvislost mezi příjmem a štěstím je «slabá».
široký adjective
  covering much: rozsáhlý, bohatý; opposite úzký = Časopis pokrývá «široký» okruh témat.
omezený adjective
  within limits: limitovaný, ztížený; opposite neomezený = Přístup do archivu byl «omezený».
četný adjective
  many: mnohý, hojný; opposite ojedinělý = Tuto teorii už potvrdily «četné» pokusy.
častý adjective
  happening many times: běžný, obvyklý, hojný; opposite vzácný = Bolest hlavy je «častým» příznakem únavy.
vzácný adjective
  seldom met: řídký, ojedinělý, výjimečný; opposite častý = Článek popisuje «vzácný» případ dědičné choroby.
běžný adjective
  as is usual: obvyklý, normální, častý; opposite neobvyklý = Takový postup je v laboratořích «běžný».
obvyklý adjective
  as is usual: běžný, normální, standardní; opposite neobvyklý = Jednání obou komisí mělo «obvyklý» průběh.
typický adjective
  marking a thing: charakteristický, příznačný; opposite netypický = Kašel je «typickým» příznakem této nákazy.
zvláštní adjective
  more than usual: mimořádný, speciální; opposite běžný = «Zvláštní» pozornost věnujeme početným rodinám.
nový adjective
  not there before: neotřelý, originální, novátorský; academic inovativní; opposite starý = Autorka nabízí «nový» pohled na romantismus.
  of recent times: moderní, současný, novodobý; opposite starý = «Nové» technologie mění způsob výuky.
současný adjective
  of this time: dnešní, nynější, aktuální; opposite minulý = «Současné» předpisy nájemce dostatečně nechrání.
dosavadní adjective
  up to now: předchozí, dřívější, předešlý; opposite nový = «Dosavadní» výzkum tuto otázku opomíjel.
předchozí adjective
  coming before: předešlý, dřívější, minulý; opposite následující = Náš výsledek zcela odpovídá «předchozím» studiím.
následující adjective
  coming after: další, příští; opposite předchozí = V «následující» kapitole popíšeme metodu.
další adjective
  added to others: dodatečný, následující, příští; opposite předchozí = Tuto domněnku musí ověřit «další» výzkum.
konečný adjective
  last: závěrečný, definitivní; academic finální; opposite předběžný = «Konečná» verze zákona se od návrhu liší.
předběžný adjective
  coming first: prozatímní, průběžný; opposite konečný = «Předběžné» výsledky obou pokusů jsou slibné.
přímý adjective
  with nothing between: bezprostřední, osobní; opposite nepřímý = Kronikář měl «přímý» kontakt se svědky bitvy.
nezávislý adjective
  not under another: samostatný, nestranný; opposite závislý = Výsledky hodnotili dva «nezávislí» odborníci.
společenský adjective
  of society: sociální, veřejný; opposite individuální = Chudoba je vážným «společenským» problémem.
vědecký adjective
  of research: odborný; academic akademický; opposite nevědecký = Ústav vydává dva «vědecké» časopisy.
objektivní adjective
  not swayed by feeling: nestranný, věcný, nezaujatý; opposite subjektivní = Historik usiloval o «objektivní» líčení událostí.
souvislý adjective
  without a break: nepřetržitý, plynulý, celistvý; opposite přerušovaný = Meteorologové mají «souvislou» řadu měření od roku 1850.
stálý adjective
  not changing: neměnný, ustálený; academic konstantní; opposite proměnlivý = V komoře jsme udržovali «stálou» teplotu.
výrazně adverb
  by much: značně, podstatně, znatelně, zřetelně; opposite nepatrně = V posledním roce ceny energie «výrazně» vzrostly.
významně adverb
  in a way that matters: podstatně, výrazně; academic signifikantně; opposite nevýznamně = Výsledky obou skupin se «významně» lišily.
značně adverb
  by much: výrazně, velmi, podstatně; opposite nepatrně = Názory odborníků se «značně» rozcházejí.
hlavně adverb
  for the most part: především, zejména, převážně = Výzkum se týkal «hlavně» obyvatel venkova.
především adverb
  for the most part: hlavně, zejména, v první řadě = Lék pomáhá «především» starším lidem.
zejména adverb
  more than others: obzvláště, zvláště, především = Hlukem trpí «zejména» malé děti.
převážně adverb
  for the most part: většinou, hlavně, z větší části = Výzkumný vzorek tvořili «převážně» studenti práv.
často adverb
  many times: mnohdy, mnohokrát, nezřídka; opposite zřídka = Autoři tento aspekt «často» opomíjejí.
zřídka adverb
  few times: málokdy, výjimečně, ojediněle; opposite často = Nemoc se «zřídka» objevuje u mladých lidí.
vždy adverb
  at all times: pokaždé, bez výjimky, v každém případě; opposite nikdy = Soud «vždy» zkoumá platnost smlouvy.
obvykle adverb
  as a rule: zpravidla, většinou, běžně; opposite výjimečně = Příznaky «obvykle» odezní po týdnu.
zpravidla adverb
  as a rule: obvykle, většinou, povětšinou = Kronikáři «zpravidla» mlčeli o osudu poddaných.
někdy adverb
  now and then: občas, leckdy, tu a tam; opposite vždy = Ke zlepšení zdraví «někdy» stačí změnit jídelníček.
jasně adverb
  in a clear way: zřetelně, srozumitelně, jednoznačně; opposite nejasně = Cíl práce je třeba «jasně» vymezit.
zřetelně adverb
  in a clear way: jasně, znatelně; opposite nezřetelně = Data «zřetelně» ukazují růst nezaměstnanosti.
přesně adverb
  with exactness: precizně, exaktně, detailně; opposite nepřesně = Průběh reakce «přesně» popisuje příloha.
podrobně adverb
  with all particulars: detailně, důkladně, zevrubně; opposite stručně = Postup «podrobně» vysvětluje druhá kapitola.
stručně adverb
  in few words: krátce, v krátkosti; opposite podrobně = V úvodu «stručně» představíme použité prameny.
částečně adverb
  only in part: zčásti, do jisté míry, dílem; opposite zcela = Hypotéza se potvrdila pouze «částečně».
zcela adverb
  in full: úplně, naprosto, plně; opposite částečně = Výrobu «zcela» přesunuli do zahraničí.
téměř adverb
  nearly: skoro, takřka, bezmála = Šetření se zúčastnilo «téměř» dvě stě lékařů.
přibližně adverb
  roughly: asi, zhruba; opposite přesně = Město mělo «přibližně» deset tisíc obyvatel.
velmi adverb
  to a high degree: značně, nesmírně, mimořádně; informal hodně, strašně = Studenti hodnotili kurz «velmi» kladně.
poměrně adverb
  compared with others: relativně, dosti, celkem = Popsaná metoda měření je «poměrně» levná.
pouze adverb
  not more than: jen, jenom, výhradně; literary toliko = Změny se týkaly «pouze» velkých měst.
pravděpodobně adverb
  likely: patrně, zřejmě, asi; opposite určitě = Dopis vznikl «pravděpodobně» v Olomouci.
zřejmě adverb
  likely, as it seems: patrně, pravděpodobně, asi = Autor «zřejmě» čerpal z domácích kronik.
skutečně adverb
  in fact: opravdu, vskutku, doopravdy; opposite zdánlivě = Program «skutečně» snížil počet nehod.
nepochybně adverb
  without doubt: bezpochyby, jistě, nesporně = Reforma «nepochybně» zlepšila dostupnost péče.
přímo adverb
  with nothing between: bezprostředně, rovnou; opposite nepřímo = Zákon tuto otázku «přímo» neupravuje.
účinně adverb
  with the wanted effect: efektivně, úspěšně; opposite neúčinně = Vakcína «účinně» chrání před nákazou.
postupně adverb
  step by step: krok za krokem, pozvolna, zvolna; opposite náhle = Hospodářství se «postupně» zotavilo z krize.
rychle adverb
  in little time: prudce, v krátké době; opposite pomalu = Po přidání kyseliny teplota roztoku «rychle» stoupala.
dříve adverb
  before this: výše, předtím; dated prve; opposite později = Jak jsme uvedli «dříve», vzorek byl malý.
dnes adverb
  at this time: nyní, v současnosti, teď; opposite dříve = Tuto metodu «dnes» používá většina laboratoří.
dosud adverb
  up to now: doposud, až dosud, zatím = Tento rukopis «dosud» nebyl vydán tiskem.
poté adverb
  after that: potom, pak, následně; opposite předtím = Vzorky jsme vysušili a «poté» zvážili.
nakonec adverb
  in the end: posléze, konečně; opposite zpočátku = Soud žalobu po dvou letech «nakonec» zamítl.
zpočátku adverb
  at first: nejprve, zprvu, původně; opposite nakonec = Dílo «zpočátku» nevzbudilo zájem kritiky.
nejprve adverb
  before other things: nejdříve, napřed; opposite nakonec = «Nejprve» vymezíme základní pojmy teorie her.
průměrně adverb
  on the average: v průměru, zhruba = Žáci přečetli «průměrně» tři knihy ročně.
však connective
  yet: ale, nicméně, ovšem = Metoda je levná, není «však» příliš přesná.
avšak connective
  yet: ale, však, nicméně; literary leč = Program je drahý, «avšak» přináší dobré výsledky.
ale connective
  but: avšak, však, nicméně; literary leč = Lék je účinný, «ale» má vedlejší účinky.
nicméně connective
  yet: přesto, avšak, ale; literary leč = Vzorek byl malý, «nicméně» výsledky jsou jednoznačné.
přesto connective
  in spite of this: nicméně, i tak, navzdory tomu = Dat bylo málo, «přesto» je trend zřetelný.
naproti tomu connective
  on the other hand: naopak, oproti tomu, zase = Muži volili sport, ženy «naproti tomu» četbu.
naopak connective
  on the contrary: ba naopak, právě naopak = Ceny neklesly, «naopak» ještě vzrostly.
zatímco connective
  while, in contrast: kdežto, ale = Ceny rostou, «zatímco» platy stagnují.
ačkoli connective
  in spite of the fact that: přestože, třebaže, i když; literary ač = «Ačkoli» zákon platí, mnoho se nezměnilo.
přestože connective
  in spite of the fact that: ačkoli, třebaže, i když; literary ač = «Přestože» vzorek byl malý, efekt je zřetelný.
protože connective
  for the reason that: poněvadž, jelikož, neboť = Výzkum byl přerušen, «protože» došly peníze.
neboť connective
  for the reason that: protože, poněvadž, jelikož = Rozsudek byl zrušen, «neboť» soud porušil právo na obhajobu.
jelikož connective
  for the reason that: protože, poněvadž; dated ježto = «Jelikož» data chybějí, rok 2020 jsme vynechali.
proto connective
  for that reason: z toho důvodu, tudíž, a tak = Vzorek je malý, «proto» jsou závěry opatrné.
tedy connective
  as follows from this: tudíž, proto = Obě proměnné «tedy» spolu souvisejí.
tudíž connective
  as follows from this: tedy, proto = Smlouva nebyla podepsána, a je «tudíž» neplatná.
v důsledku toho connective
  as a result: následkem toho, proto, tudíž = «V důsledku toho» klesla porodnost.
navíc connective
  besides: kromě toho, nadto, mimoto = Metoda je rychlá a «navíc» levná.
kromě toho connective
  besides: mimoto, navíc, vedle toho = «Kromě toho» autor čerpá z neznámých dopisů.
také connective
  in addition: rovněž, též, i; informal taky = Změnily se ceny, ale «také» zvyky kupujících.
rovněž connective
  in addition: také, též, taktéž = K podobným závěrům dospěli «rovněž» jiní badatelé.
například connective
  for instance: kupříkladu; informal třeba = Některé druhy, «například» bobr, se k řece vrátily.
to znamená connective
  in other words: to jest, čili, jinými slovy = Kontrolní skupina, «to znamená» zdraví lidé, měla třicet členů.
jinými slovy connective
  in other words: jinak řečeno, to znamená, čili = «Jinými slovy», poptávka na ceně nezávisí.
za prvé connective
  first in a list: zaprvé, předně, v první řadě = «Za prvé» byl vzorek příliš malý.
pokud connective
  on condition that: jestliže, jestli = «Pokud» hypotéza platí, měla by teplota stoupat.
jestliže connective
  on condition that: pokud, když = «Jestliže» tlak klesne, ventil se uzavře.
závěrem connective
  to end with: na závěr, nakonec = «Závěrem» lze říci, že léčba byla úspěšná.
zároveň connective
  at the same time: současně, přitom = Metoda je rychlá a «zároveň» levná.
na rozdíl od preposition
  unlike: oproti, proti = «Na rozdíl od» předchozích studií jsme sledovali věk.
díky preposition
  by the help of: zásluhou, s pomocí = «Díky» nové metodě se měření zkrátilo.
kvůli preposition
  because of: z důvodu, pro, vinou = «Kvůli» suchu klesla úroda o polovinu.
podle preposition
  as said by: dle, z pohledu = «Podle» autora měla krize politické příčiny.
navzdory preposition
  in spite of: přes, i přes; literary vzdor = «Navzdory» mnoha pokusům se výsledek nepodařilo zopakovat.
vzhledem k preposition
  in view of: s ohledem na, kvůli, s přihlédnutím k = «Vzhledem k» nedostatku důkazů soud řízení zastavil.
myšlenka noun f
  thought: idea, nápad, úvaha = Hlavní «myšlenkou» eseje je svoboda jednotlivce.
student noun ma
  person who studies: posluchač, vysokoškolák, žák = «Studenti» hodnotili kurz velmi kladně.
učitel noun ma
  person who teaches: pedagog, vyučující; informal kantor = «Učitelé» opravovali písemné práce anonymně.
žák noun ma
  child at school: školák, student = «Žáci» pracovali v malých skupinách.
člověk noun ma
  human being: osoba, jednotlivec, jedinec; academic individuum = Každý «člověk» má právo na vzdělání.
země noun f
  land with a government: stát, krajina = Smlouvu ratifikovalo dvanáct evropských «zemí».
obyvatelstvo noun n
  people of a place: obyvatelé, lidé; academic populace = Venkovské «obyvatelstvo» rychle stárne.
zpráva noun f
  official text: hlášení, oznámení, sdělení = Komise zveřejnila «zprávu» o stavu škol.
událost noun f
  what happens: příhoda, dění, děj = «Události» roku 1848 změnily Evropu.
zájem noun mi
  wish to know: zvědavost, pozornost, zaujetí; opposite nezájem = «Zájem» o orální historii vzrostl.
úsilí noun n
  use of strength: snaha, námaha, přičinění = Učení vyžaduje trvalé «úsilí».
snaha noun f
  trying: úsilí, pokus, námaha = «Snaha» o reformu narazila na odpor úřadů.
trend noun mi
  way things go: tendence, směřování, vývoj = Údaje potvrzují dlouhodobý «trend» stárnutí obyvatelstva.
tendence noun f
  way things go: sklon, trend, směřování = Ve vývoji jazyka je patrná «tendence» ke zjednodušení.
ukazatel noun mi
  sign that can be measured: indikátor, index, znak = Délka života je «ukazatelem» blahobytu.
hranice noun f
  line not to be crossed: mez, rozhraní; academic limit = Naměřené hodnoty jsou v «hranicích» zákona.
rámec noun mi
  bounds of a matter: hranice, rozsah, meze = Tato otázka přesahuje «rámec» naší práce.
východisko noun n
  starting point: základ, výchozí bod, předpoklad = Teoretickým «východiskem» práce je sémiotika.
jazyk noun mi
  language: řeč, dorozumívací prostředek = Děti se cizímu «jazyku» učí snáze.
text noun mi
  written words: spis, písemnost, dokument = Celý «text» přeložili z latiny.
vzdělání noun n
  what one has learned: kvalifikace, vzdělanost = Vyšší «vzdělání» zvyšuje šanci na práci.
podpora noun f
  help: pomoc, opora, záštita = Program získal finanční «podporu» státu.
ochrana noun f
  keeping from harm: obrana, zabezpečení; opposite ohrožení = Zákon upravuje «ochranu» spotřebitele.
krok noun mi
  step taken: opatření, čin, úkon = Prvním «krokem» byl výběr účastníků.
určovat verb
  decide what a thing is: stanovovat, vymezovat, rozhodovat o; academic determinovat = Cenu «určuje» především poptávka.
  find out exactly: zjišťovat, stanovovat, měřit = Stáří nálezů «určujeme» radiouhlíkovou metodou.
stanovovat verb
  set: určovat, vymezovat, ustanovovat = Smlouva «stanovuje» práva obou stran.
vymezovat verb
  set limits of: definovat, určovat, ohraničovat = Zákon «vymezuje» pojem spotřebitele.
vytvářet verb
  bring into being: tvořit, utvářet, budovat; academic generovat; opposite ničit = Škola «vytváří» podmínky pro samostatnou práci.
přijímat verb
  agree to or take: akceptovat, schvalovat, uznávat; opposite odmítat = Odborná veřejnost tuto teorii «přijímá».
odmítat verb
  not accept: nepřijímat, zavrhovat, zamítat; opposite přijímat = Většina jazykovědců tento výklad «odmítá».
objasňovat verb
  make clear: vysvětlovat, vyjasňovat, osvětlovat = Kapitola «objasňuje» vznik městských škol.
vyvracet verb
  show to be false: popírat, odmítat; academic falzifikovat; opposite potvrzovat = Poslední měření tuto teorii «vyvracejí».
dokazovat verb
  show to be true: dokládat, prokazovat, potvrzovat; opposite vyvracet = Listiny «dokazují», že město mělo vlastní soud.
ověřovat verb
  find out if right: prověřovat, kontrolovat, zkoušet; academic verifikovat = Platnost modelu «ověřujeme» na nových datech.
posuzovat verb
  judge: hodnotit, zvažovat; academic evaluovat = Každý článek «posuzují» dva recenzenti.
zlepšovat verb
  make better: vylepšovat, zdokonalovat, zkvalitňovat; opposite zhoršovat = Pravidelný pohyb «zlepšuje» paměť starších lidí.
zhoršit verb
  make worse: ztížit, zkomplikovat; opposite zlepšit = Sucho «zhoršilo» postavení rolníků.
rozšiřovat verb
  make wider: zvětšovat, doplňovat; opposite zužovat = Novela «rozšiřuje» pravomoci policie.
omezit verb
  keep within limits: snížit, zúžit; academic limitovat, redukovat; opposite rozšířit = Vláda «omezila» prodej alkoholu mladistvým.
posílit verb
  make stronger: upevnit, podpořit, zesílit; opposite oslabit = Úspěch «posílil» důvěru žáků.
oslabit verb
  make weaker: zeslabit, podlomit, narušit; opposite posílit = Krize «oslabila» autoritu státu.
vyvolávat verb
  bring about: způsobovat, vzbuzovat, podněcovat; opposite potlačovat = Nový zákon «vyvolává» obavy odborníků.
umožnit verb
  make possible: dovolit, dát možnost; opposite znemožnit = Grant «umožnil» rozšířit výzkum o dva kraje.
zajišťovat verb
  make sure there is: zabezpečovat, zaručovat; academic garantovat = Smlouva «zajišťuje» ochranu osobních údajů.
zabezpečit verb
  make sure there is: zajistit, zaručit; academic garantovat = Stát musí «zabezpečit» dostupnou péči.
poskytovat verb
  give: dávat, nabízet; opposite odpírat = Archivy «poskytují» cenné doklady o životě města.
poskytnout verb
  give: dát, nabídnout, dodat; opposite odepřít = Muzeum «poskytlo» neznámé dokumenty.
přinášet verb
  bring as a result: poskytovat, dávat, nabízet = Reforma «přináší» výhody hlavně malým obcím.
přinést verb
  bring as a result: poskytnout, dát, nabídnout = Pokus «přinesl» nečekané výsledky.
přispět verb
  be one cause of: napomoci, pomoci, mít podíl na = Migrace «přispěla» k úpadku vesnic.
vznikat verb
  come into being: rodit se, utvářet se, objevovat se; opposite zanikat = Nová slova «vznikají» hlavně odvozováním.
nastat verb
  come about: objevit se, dostavit se, přijít = Po týdnu «nastalo» zlepšení.
získávat verb
  get: nabývat, dostávat, shromažďovat; opposite ztrácet = Data «získáváme» přímo od pacientů.
dosahovat verb
  get by effort: docilovat, získávat = Žáci «dosahovali» v testech lepších výsledků.
uplatňovat verb
  put into practice: používat, využívat; academic aplikovat = Soudy tuto zásadu «uplatňují» různě.
využít verb
  make use of: použít, uplatnit, zužitkovat = Autoři «využili» údaje ze sčítání lidu.
odhalit verb
  bring to light: objevit, odkrýt, zjistit; opposite zakrýt = Srovnání «odhalilo» chyby v překladu.
odhalovat verb
  bring to light: odkrývat, objevovat, ukazovat; opposite zakrývat = Srovnání obou verzí «odhaluje» zásahy cenzury.
poukazovat verb
  point to (with «na»): upozorňovat, odkazovat, obracet pozornost = Zpráva «poukazuje» na nedostatky školského systému.
upozornit verb
  make people notice (with «na»): poukázat, obrátit pozornost = Recenzent «upozornil» na chybu ve výpočtu.
zaměřit se verb
  give one's mind to (with «na»): soustředit se; academic koncentrovat se = V práci jsme «se zaměřili» na tři otázky.
snažit se verb
  try to do: usilovat o, pokoušet se = Práce «se snaží» vysvětlit příčiny migrace.
sloužit verb
  be of use as: být určen, plnit úlohu, pomáhat = Dotazník «slouží» ke sběru základních údajů.
převažovat verb
  be more than the rest: převládat, mít převahu; academic dominovat = Ve vzorku «převažovaly» ženy.
převládat verb
  be more than the rest: převažovat, mít převahu; academic dominovat = V odborné literatuře «převládá» opačný názor.
zvolit verb
  choose: vybrat, rozhodnout se pro = Tuto metodu jsme «zvolili» pro její jednoduchost.
vybírat verb
  pick out: volit, vyčleňovat; academic selektovat = Účastníky «vybíráme» náhodně.
upravit verb
  change a little: pozměnit, přizpůsobit; academic modifikovat = Po zkoušce jsme otázky mírně «upravili».
upravovat verb
  change a little: pozměňovat, přizpůsobovat; academic modifikovat = Redakce text před tiskem «upravuje».
  set rules for: stanovovat, určovat; academic regulovat = Tento zákon «upravuje» ochranu osobních údajů.
nahradit verb
  put in place of: vyměnit, zastoupit; academic substituovat = Nový zákon «nahradil» starší úpravu.
odstranit verb
  take away: odbourat, zlikvidovat; academic eliminovat = Filtr «odstranil» šum ze signálu.
doplnit verb
  make full: rozšířit, obohatit, přidat = Rozhovory «doplnily» statistické údaje.
rozdělit verb
  part into pieces: rozčlenit, roztřídit; opposite spojit = Účastníky jsme «rozdělili» do dvou skupin.
vyřešit verb
  find the answer to: rozřešit, rozluštit, vypořádat se s = Algoritmus «vyřešil» rovnici za pár sekund.
stoupat verb
  become more: růst, zvyšovat se, narůstat; opposite klesat = Teplota vody od jara «stoupá».
začít verb
  make a start: zahájit, započít, spustit; opposite skončit = Podnik «začal» výrobu minulý rok.
hledat verb
  try to find: pátrat po, zjišťovat, snažit se najít = Historici «hledají» příčiny úpadku města.
očekávat verb
  think that it will come: čekat, předpokládat, počítat s = Ekonomové «očekávají» pokles cen.
ohrožovat verb
  put in danger: vystavovat nebezpečí, narušovat, poškozovat; opposite chránit = Znečištění «ohrožuje» zdraví dětí.
dostatečný adjective
  as much as is needed: postačující, dostačující, uspokojivý; opposite nedostatečný = Důkazy nejsou pro odsouzení «dostatečné».
rychlý adjective
  fast: prudký, zrychlený, svižný; opposite pomalý = «Rychlý» růst měst změnil krajinu.
postupný adjective
  step by step: pozvolný, stupňovitý; opposite náhlý = Pozorovali jsme «postupný» pokles teploty.
úplný adjective
  with nothing missing: celý, kompletní, celkový; opposite neúplný, částečný = «Úplný» seznam je v příloze.
celkový adjective
  taken as a whole: úhrnný, souhrnný, všeobecný; opposite dílčí = «Celkové» náklady projektu neznáme.
dlouhodobý adjective
  lasting long: trvalý, dlouhotrvající; opposite krátkodobý = «Dlouhodobý» stres škodí srdci.
určitý adjective
  not named more closely: jistý, nějaký, daný = Za «určitých» podmínek reakce neproběhne.
jednoznačný adjective
  with one meaning only: jasný, nepochybný, nesporný; opposite nejednoznačný = Výsledky pokusu nejsou «jednoznačné».
odborný adjective
  of a field of knowledge: vědecký, specializovaný; opposite laický = Článek vyšel v «odborném» časopise.
sociální adjective
  of society: společenský, veřejný = Nemoc má i «sociální» příčiny.
pozitivní adjective
  good: kladný, příznivý, dobrý; opposite negativní = Program měl «pozitivní» vliv na docházku.
negativní adjective
  bad: záporný, nepříznivý, špatný; opposite pozitivní = Média mají i «negativní» vliv na děti.
moderní adjective
  of the present: současný, dnešní, novodobý; opposite zastaralý = «Moderní» medicína tuto nemoc léčí.
tradiční adjective
  handed down: zavedený, obvyklý, ustálený; opposite moderní = «Tradiční» metody výuky převládají.
úspěšný adjective
  that went well: zdařilý, vydařený, účinný; opposite neúspěšný = «Úspěšná» léčba trvala půl roku.
samostatný adjective
  by itself: nezávislý, oddělený; academic autonomní; opposite závislý = Otázce věnujeme «samostatnou» kapitolu.
opačný adjective
  the other way round: protikladný, protichůdný; opposite stejný = Druhý pokus přinesl «opačný» výsledek.
specifický adjective
  of its own kind: zvláštní, osobitý, příznačný; opposite obecný = Každý obor má «specifické» výrazy.
starý adjective
  of long ago: dávný, starobylý, někdejší; opposite nový = «Staré» mapy zachycují zaniklé obce.
krátký adjective
  of little length: stručný, nedlouhý, krátkodobý; opposite dlouhý = Po «krátkém» úvodu následuje rozbor.
dlouhý adjective
  of great length: rozsáhlý, dlouhotrvající; opposite krátký = Sběr dat trval «dlouhou» dobu.
stále adverb
  without end: neustále, pořád, nepřetržitě; opposite nikdy = Počet případů «stále» roste.
opět adverb
  one more time: znovu, znova, zase = Po přestávce jsme hladinu «opět» změřili.
důkladně adverb
  with care: podrobně, pečlivě, zevrubně; opposite povrchně = Dotazník jsme předem «důkladně» ověřili.
podobně adverb
  in nearly the same way: obdobně, stejně; academic analogicky; opposite jinak = Pacienti v obou skupinách reagovali «podobně».
obecně adverb
  by or for most: všeobecně, vesměs, celkově = Tento názor se «obecně» přijímá.
úspěšně adverb
  with success: s úspěchem, účinně; opposite neúspěšně = Metodu jsme «úspěšně» ověřili v praxi.
pomocí preposition
  by means of: prostřednictvím, s pomocí = Údaje jsme získali «pomocí» dotazníku.
během preposition
  while something lasts: v průběhu, za, v době = «Během» války byla škola zavřená.
psát verb
  produce a text: zapisovat, zaznamenávat, sepisovat = Učenec «psal» dějiny svého kláštera.
hrát roli verb
  matter: mít vliv, mít význam, mít váhu = Při volbě školy «hraje roli» i příjem rodiny.
v důsledku preposition
  because of: následkem, kvůli, vlivem = «V důsledku» sucha klesla úroda o polovinu.
na základě preposition
  with this as a base: podle, s oporou v, s využitím = «Na základě» rozhovorů jsme určili tři okruhy problémů.
prostřednictvím preposition
  by means of: pomocí, skrze, s pomocí = Data jsme sbírali «prostřednictvím» dotazníku.
podněcovat verb
  bring about: vyvolávat, podporovat, vzbuzovat; opposite tlumit = Hra «podněcuje» tvořivost dětí.
spolupráce noun f
  working together: součinnost, partnerství; academic kooperace = «Spolupráce» škol a muzeí přinesla nové programy.
náklad noun mi
  what a thing costs: výdaj, cena; opposite výnos = «Náklady» na výzkum hradí univerzita.
představa noun f
  picture in the mind: obraz, myšlenka, idea = Mladí lidé mají jasnou «představu» o budoucím povolání.
organizace noun f
  body of people: instituce, sdružení, spolek = Průzkum uskutečnila nezisková «organizace».
`)
