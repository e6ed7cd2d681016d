import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`jsem ale tak když jako nebo byl tam jsme pro jsou pak byla které protože jak bylo jen aby jeho také při ani než která práce ještě není proto
  před podle mezi paní kdo moc sem však asi ten který toho řekl tím lidí každý tedy kdy být let něco život proč sociologie bez tom moje právě
  třeba první jednou bude tomu měl své její tři nás bych nikdy den víc vám jestli nad kteří doma jejich práci byly skoro chvíli potom nejlepší
  tento řekla měla kterou základní kde takže jinak dobře člověk ruce všechno mám hodně jim naše společnosti učitelka lze nich například
  vlastně opravdu třetí hlavně taky všechny lidé ním svého jsi snad nic pokud jej zejména nové večer všichni dobrý nám několik byli hry více
  chtěl můj sebe škole jenom zase počítač sama děti měly jedno nelze dvě což pod něj nikdo tohle vlastní tyto někdy přes trochu především vás
  hned přece stejně jedna sobě problém cílem péče velké svou pracovní věci mají mnoho této mně mohla jež většina dnes světě vždy pořád již
  celou ven ano může života poznání pan krysař české druhá části lidi dost roku velmi kdyby celý málo dva jeden dobu starší vůbec rozdíl
  jednoho všech dlouho hodiny jste někdo přišel dal společenské voda marxistické tato dříve dvou zda proti lepší teď druhé mého dala vždycky
  píše jakou doby deset toto oči dne často těchto docela vodě hodnota různé dvakrát jenž domů člověka budou spojení nebylo ticho stavebnice
  sám jest ona stroj ráda usnadňuje navíc rodiče svůj budu myslím dveře týden způsob baví přijde místo jenže celé druhý naopak pět prací
  různých jde loď svým musí stále konečně najednou sociální ráno hra procesu možnosti pleť žít taková marxistická určité nějaké nyní šel srdce
  brzy šli kníže měření učitel bývá takové opatření část mohou nejen mohly chci venku pravda přitom spíš říká měli mít straně ukazuje jednu
  náš jich dvěma stojí přesně občas letech skutečně oblasti aniž řízení výzkum teoretické dvacet hodinu nimi viděl další kam mohli němž ovšem
  sestry autoři dokonce funguje proud těch obsah každou odpor teprve prostě později koncepce okna muž kvůli aspoň rada dokud korun jdu tehdy
  každého případě maminka šly mladá činnosti jistě máme funkce společenských skutečnosti funkcí takový všecko mohl krásná jiné koni jeli tanec
  prázdniny otázka myšlení nikoho devět bychom školy totiž strach stejné ačkoli září nejsem psát vodou každá prý životě nejsou století
  posledních spíše zjistit během výsledky zájmu konkrétní dále minulosti zeptal hlavní město malé rok peníze potřeba čím zatím zatímco modelů
  trvalo patří situace roce pozornost nejde nejvíc kterých chtěla procent jiný aut prostředí informace minut lednu jaké šest smrti péči soud
  hodí mladý níž šla stará něm jmenuje spolu máte důležité dopis máma ostatní pojištění strašně čerpadlo dělá milá matka tuto něho ztratil
  chodil jaký neměl sebou ukázala naší oděv prostředky možno knížky všude úkoly úkol mladých organizace svých pracující životní dobré večeři
  společenského poznávací individua tomto svém musíme třídy základním takto stál měsíc rád vše dostal stolu zuby jezdí hodná vynález agent
  televizi názoru vztahu jasně vychází odpověď přístup systému jejichž podobě přehlédnout umožňuje vyplývá závěry zná jiného nemohla
  schopnosti mělo udělal chodit jedné nemusí věc poprvé velkého přinesl dítě řešení rozhodla věděl připadá přesto chybí konec zůstává funkci
  snadno roli lesa popis stává analýze převážně výklad poznatky text pěti návrhy starý píšu téma pracují dělala studenti vliv lidem existuje
  malá města modely dál číslo hledání jím výzkumů vývoj věku přístupu základě data úplně pocit většinou vyšlo spousta pomáhá pár zdarma
  skupina počet říct nějakou tvoří skupin stejnou každé vaření předmětem dnů vést všeho vodní teplotu materiálu nejdřív téměř týdny nebyla
  rychle vody dny příběh stačí čtenář teta postavy staré čtení působí národního seděla kluk nedělá hudba napsat bytu elektřiny všem byste
  čtyři nejlépe nebude tady prosím pivo nakonec oba osm domě chodím čárka otevřel poměr zde znamená chce podobně teplo vzduchu vzduch otázky
  normální dojem papír začalo mysli předmět nohy začal kolem vidíš velice abyste našich součástky jednak sestavování nemůže mládeže činnost
  boj socialistické členů společnost charakteru zdraví zaměstnání pracovních úrazů úrazy pracovník ostatně hlavu kůže chodíme sociologické
  sociálních různými sociologická člověku sociologický skutečností skutečnost teoretickou znovu zájmy lidstva daleko poslušně hlásím pane
  copak modřický umí zas královna zavřeli někam mamka koně hlodavce auto hip autobus mne jezdit oblíbená prach přírodu konají uviděl
  matematiky povinná období mluví potřebuje nástroj myslet ukazují předmětu prvním neznamená neměla dispozici vysoké říci tohoto posoudit
  hlediska příjem způsobem tradice úrovni buď značné zdravotním potřeby otázku autorů neboť těm systém nýbrž zahraničí znám výhody jazyk
  zbytek dali chtějí zahraniční brát době psa nechat země pes hospodě vztah bojí klidu určitě restaurace sport sami prahy neděli naši třicet
  koupil vysvětluje neví pondělí střední prošla dvacátého jejíž prvků vracet otázkou plní poměrně hraje metodou čtvrtá oblastech soudů
  několika významné vážení vymezení historickým kus škoda rozhovory zní hru zdroj čeho předem studií českém pracoval mění tisíc dává rodin
  článků rozdělit tvrdí řeší metrů vypadá poněkud kolik dokáže vývojem dětí studie důsledně výsledků přechod stupeň vedle mnoha případech
  literatury současně vyhoření sice praxe rychlé zrovna beru někde autobusu výzkumu nejčastěji dalo pojetí lidmi přístupů vitaminu čerstvé
  červené způsobu minuty úpravě jiných domu vnitřní průměru praxi teplotě enzym okolo vědět druhy drát menší malý kvásek mouky hodnoty oběma
  zřejmé obrátil očima poté určitá některých mužské stran činí zcela tělo průběhu představení nikoli možnost méně hudby představuje filmu
  říkala zkuste zeptala humor teorie věty dlouhé slova manželka dneska seděl zdá kterém jakmile článku autor nim věnovat vlastního zpravidla
  spát návštěvy neexistuje budete pozor krásné neviděl zdi novou pomůže čaj podívat hlava správně zranění dělám daň růžové prohlášení správné
  spojkou hodin jaká divný platí abys cop poklice jedině našla mamince skrz napsal roky odpoledne cestu matku pověst brýle mlčel pravil znal
  kuba holka chodbu budoucnosti obočí řidičem tramvaj žena znali poslední upřímně cítil přijeli ošetřování jestliže vzhled kterého výrobky
  praní techniky chlapce základních nemají spojené býti výchovné povinnosti orgánů lépe roh prázdninách stavu starat chceme budoucnost úraz
  bydlí rehabilitace ulici vešel prodavač okamžiku zemi mnohé středního jejích mládí typy pleti mýdlem můžeme obličej jemným trpí zvláště ženy
  lese dobrá informací rozvoj samé potřeb nejednou našeho bytost sociálního sociotechnické sociologii hranic určitého pomocí dělnické jehož
  osud diskuse komponentem světa určitých chápání jevu musíš dáma přišlo smíchem dosti krásy ruku vždyť též sen rybář usnul dceru garnizónu
  pluku fanynka kuchyni domácí naprosto rychlo nemám továrník rodině rodinou historka šlí hlodavec pětku můžeš jít učitelce chrup počítači
  písně vybrala kámoška hrozně elektřina dopravní moři pilulky navzájem dárky hrát jonatán hraju kamarádka legrace čtu družin velký koše líbí
  barvou křídla krásně příroda nějaký olympijské plameny uslyšel maturita veřejné vrací reakce leží mnohem student logické technicky zkouška
  předchozích postupů tabule roste souvisí pracuje chybou kdybychom energii spor motivace cíle odborné literatuře nejistotu zamyšlení
  republiky dvojím chápe podíl nárok naproti zdůrazňuje povaze celého dávka zvýšení daňové stávajících dávek postavení částka reciprocity
  pracovat společensky probíhá zasahuje uspořádání experimentů výrazně procedur smysl nákladů studovat jistá poznáte většinu času takovou
  nikomu zjistila česká klidně druhou podmínky zhruba dovolit studentka zkušenost rodičů studium možností půl dnešní republice majitel autě
  létě nebezpečné stolem lístek existují psů jíst důležitá někteří nelíbí čeká národní trest pátek sobotu dělají naposledy táta řekne včetně
  vrata sáhnout běžném chalupy červenci žádná nepřišli polovině důsledky dodnes sucho hovoří prvky nově anebo desítek změny hlavním složení
  různého polích kapitola obsahuje přispět praktickému plánování veřejného náleží vyvolává opakované český právní předpisů záměrně uvážení
  dopravních staveb nejistoty klade cíl jakým práva odůvodnění rozhodnutí formální dokumenty zájem metodologicky krajských získané hrách
  napsáno zajímá vzniklo titulů svoboda pojmy kolektivní praktické studentů upozorňuji přesnost hodnotit nebudu analyzovat obyvatel léta
  třináct přijede seznamu ceny velkých městech jiná žádné zvlášť dotazník obyvatele závěru zlepšit praská povaha devadesátých plošině most
  tisíce hodině nabízí takových desítky mokrý známých prohlídek množství dat přímo mostů ručně jaro soubor součástí řeči šedesátých závěr
  následovalo představa takzvané novější rozsáhlé efekt částečně velikost účinku účastníků obecně literatura tématu věnuje přišly bádání
  generace umění analýzy výsledkem počtu předlohy tradičních spolupráce jednom výjimkou poznatků usiluje propojení sester vyčerpání osobního
  výkonu vznikl používá kritiky českých zajímavé studii vyšly nemluví větší týče příčin organizaci střídání směn osobnost jednotlivce texty
  dohromady sedmdesát přijdou stoupl podrobně píšou populární měst stát doprava názor předtím pěšky cestujících koupí příčina nejdůležitější
  kvalitu věří tolik utopit pokusím fakta věřit pokusy ukázaly omylu vyvrácené tvrzení dojde efektu studiích mail tety zpráva vlastních tří
  kontrola paprice zůstala páře mikrovlnné troubě objem čtyřikrát přítomnost tepla soustavy zateplením tepelného toku objektu povrch obou
  konstrukce čtrnácti vyhodnocení hodnotu dle dnech kratší konstrukcí dělali nejrychleji šťávu třikrát kyslíku pomalu minutách použili měřili
  délce drátu napětí voltmetr konstantan schématu výsledek hodnot ohmu mědi chyba chyby večeře druh celozrnná pryč změřit inkubátoru žito vede
  dostalo špalda pšenice konečné hezky skončila uprostřed příště nevíme román posledního autorka vině mlčení částí postupně nedokáže výborně
  nutí síla scény tábora místem rovněž jazyková vystačí drobné hodinky význam druhém knihu látku studenty inscenace dcery bílá okamžik ztrácí
  celku pokládám domácím vlny kina čekala redakci chtít super scéna vadilo maximum možná povídat tramvaji doporučil kniha žije klidný podivné
  dovolenou synem třech naučila doporučuji vím národa bál hodinách láska razítka vteřinu líto nejradši někoho kromě řeknu domem vlak rostliny
  potřebují světla bylinek rozmarýn máta příliš obvykle uvidíte chuť zimě přijetí ovlivňuje míře zásad vhodné úvod větami struktury textu
  prostý liší podstatný pomůckou představit týká duchu jdou konvice pokoji špunty chodíte měsíce neudělal psali říkají látce dostanete červnu
  náročný žiju rokem dát možné začít hledat brzo byt nahoru poslal říkal smlouvu podívejte můžete skončit schodech doufám endorfiny slunce
  běží běhu boty vyplatí čistě kolegyně nevím větu nechal otočil pásce hrubá zdravotní příjmů sociálním odvádí hrubé zaměstnavatele smí
  nejčastější účet zkontrolujte podpis čárku pravidlo spojuje okno vyhlédl uplatňuje mechanicky důsledkový případ významu sejdeme vámi větě
  pršelo zůstali tudíž pisatel poskytuje představ nulová hypotéza dám trefíš kdybys fakt vyjde procento tvůj pouhém nestane nedokázal napiš
  takhle váš tepelné technik zkusím mojí lednička bere studený kilowatthodiny zima muset elektřinu těsto uvnitř dolů špejle máš nit kouzlo
  jejím narodíš přišli konci ptala stála klíčkem starých podlahu dech týž ciferník poslala čistý napsala městě služby obchodník obviněný
  svědectví vtom tabatěrku včera smích zastavila prázdná zelené stole víčku důvěrně čtvrt pronesl úst mýlil podal klíče písku koukal chemie
  kluka dveřích řidič tramvaje strom trati kabiny telefonů každému dětství jela přijel řekli mluvit soused zahradou natáčel rajčata slivovice
  granulí silu celí svítil hrál rukou zákazníci obchodní domy průmyslu přehled způsobů textilií tkanin přirozenou praním vlastnosti neustále
  materiály doporučujeme pečlivě návody potřebné používaných manšestr dyftýn samet kord tvaru potíže barevné kovové kolečka těmi mladí hrou
  oboru pochopitelné spojují předlohové případně jednotlivé velikosti nejprve všemi nejdříve jednoduché poznal dostat šroubky jednotlivých
  rozvíjet uvědomění ideově třídně vědomí socialismu děvče vojáky povolání pionýrské učení mladé hnutí iniciativy svaz dlouhodobé působení
  nutnost ideové životem hospodářské průběh současné podniku rozvoje soutěže pracujících politiky úsecích prostředků zvyšovat staly školního
  neschopnosti vyžadovat včasné příčiny technologických šetření pracovištích vyskytují prvního zřejmě hlásí rozeznat nového došlo okolnosti
  jasné snížení poúrazových úrazu pole schopen sklenicí plán získat peněz šestou prodejny odpověděl rána nemohl malou raněný provést zázemí
  plavat vlahá koupel sprcha procedury koupele lékařem podmínkou vzhledu oblékání svému čili dodává potřebujeme suchou mastnou stálé kůži
  napjatá prokrvená typ jednoduchým vlažnou hedvábný vodu toaletní mýdlo lehkou ručníkem mléko místě krásu kráse prospívá technika zvuky
  televize ničí zvonění tramvají zvykla tělesné dané najít škodí hezké svíčkami odpočineme místnosti plně dýchání neformálními dílny podstatně
  celých sféře celém vědecké vznikla otázkách nových představy společenská nutně sociologického sociotechnických aplikací teorií otázek vztahů
  sociologickou vědeckého řídící celospolečenských zájmů analýza organizací uplatnění výrazem dosavadní faktů nedávají určení jevů obecnými
  souhrn vlivu jiným poznávacích omezené lidské sdělení nedávné problematika manipulace sil doveden vedoucí revolučních přeměn ideologie mas
  spory rezignaci schopnost předvídat společenský ideologické skutečnostem přírodě teoretickým sociologických terénního sběru teoretických
  procesů pouhým lidech dějin vývoje pravdu fakty překonat nebyl souvislosti mnohdy alespoň filozofické filozofie objektivní pravdy složek
  třída disciplín mlčky obecného tendence empirického obecná deskriptivně vzájemném dělení spojena daného jevy disciplínou pevný jméno cosi
  cizí rty pramen dovésti šat veliké lásky května manžel ony mrtvý pouhý vší jemu pohled kanceláře našel nadporučíka nemá úhel zákopy svými
  ničemu prázdné počal stoly zastavil jmění dělat měkké kdož rádi pilný uspořil schovávat punčochy velkostatkář nebudeš modřického spadla
  slečna konce jakoby modrý větvemi hle vlasy hlavy voněly vagonu jel zasmál zlým myslela podívala navzdor postřehla tváři mocné vzpomínky
  zdálo krása ohně přirozené míti takového lesku milovati opět ucha křik zlý mnozí chvilku hus učený jinde prudký zasnoubení překvapení kytici
  jubileum bílé svatbě stůl úsměvy slzy procitnutí děla vrcholu zahleděl plula proudu řeku výraz cesta noci vracel otec kulich hod dceři
  nanynce podíval pohledem stejným pádem račte abych nesmírný němu jichž strůjcem strůjce strašlivě auditor sedí chování výslechu garnizón
  mluvil zemí přiznat nechcete chlapečka očích kterým svoji hluboce štěstí odešla spokojeně užil hloupě služky spala rapidu platila obraz
  obraze štětcem uložil skříně tlusté musím dělníka rodinu hoch nařídil oběd sta přání nevěděli cesty kněz pověděla prokázat bývala zažila
  ostrov přijely koukala skok hrad zapálil knížeti zakřikl podruhé náměstí kašny dřeva boží dozvěděly škola vzala vykřikla tabuli jmenuj
  dodala lesní želvy čtvrtou kabinetě naskočil hlodavý odcouvala ředitel stalo zalíbilo dodržování charakter narozeniny kuličky kamarádi
  sestra dědou dárek poslouchám hudbu hop umím tancovat děje povodněmi kladné využívat nedá skončí teda nejzábavnější celá rodina udělala víno
  dostala kolo odejít vínem kalhoty neobešel světlo jet bys autem došel jeto zboží dědy poznala musel radostem vyhověl prázdninám patřily
  spolužáci místa řece svačinu dívat koukat dem country nika knížectví nejmladší princové zábava skaut výpravy berušky svišti draci pěšáci
  chodila krabic mamkou vytřela vyčítala kdybych hrozné kupec saň oko panenkám jazýčky skály mraky slon nenechá surovin zábav vlády hradby
  sportovců starověkém bruslení bronzovou stavení učitelky mlýnu černé příšery končetin barvu hrozný řev sporák světle spoluhráči bank mamku
  hlodavci`)
