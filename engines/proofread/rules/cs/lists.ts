import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  accverb:
    words(`chceme chci hledám koupím koupíme kupuji kupuju miluji miluju mám máme navštívím navštívíme nemám nemáme nevidím neznám piji piju
    poslouchám potkám potřebujeme potřebuji potřebuju píši píšu studoval studovala studuji studuju vezmu vidím vidíme znám známe čekám
    čtu`),
  adjstate:
    words(`blázen chytrá chytrý hezká hezký hodná hodný krásná krásný líná líný mladá mladý nemocná nemocný nervózní připravená připravený
    skvělá skvělý smutná smutný spokojená spokojený unavená unavený zlatá zlatý úžasná úžasný šikovná šikovný šťastná šťastný`),
  alebefore:
    words(`a byl byla byli bylo co dnes ho i jak je jednou ji jim jsem jsi jsme jsou jste já jí kde když mi mu my mě nakonec ne nic nyní nám on
    ona oni pak pro protože se si tady tak takže tam teď ti to ty tě vy vám včera zase že`),
  clit: words(`ale asi bohužel brzy by bych bychom bys byste denně dlouho dnes dobře doma dopoledne hned ho hodně je jen ještě ji jim již jí
    konečně letos loni mi minulý mně moc možná mu málem mě najednou nakonec nejdřív nejprve nikdy náhle nám nás odpoledne opět ovšem pak
    potom poté pouze pořád pravděpodobně proto právě prý rychle rádi rády ráno samozřejmě se si sice skoro společně spolu stále tady tak
    taky také tam teď ti to téměř tě určitě už velmi večer vám vás včera však vždy vždycky zase zde znovu zítra zřejmě často`),
  fema: words(`analýza aplikace autorka babička banka barva bitva bolest budoucnost budova bunda báseň cena cesta chvíle chyba chřipka dcera doba
    dohoda dívka elektřina energie fakulta firma fotka fotografie funkce generace gramatika herečka historie hodina hodnota holka hora
    hra hudba hvězda hypotéza informace kamarádka kapitola katedra kavárna kniha knihovna kolegyně komunikace koruna koupelna kočka
    košile krajina kráva kuchyně kultura káva lampa literatura louka ložnice láska lékařka lékárna léčba maminka manželka mapa metoda
    minulost minuta motivace možnost nabídka neděle nemoc nemocnice nevýhoda noc novinka nálada oblast odchylka odpovědnost odpověď
    operace organizace otázka peněženka planeta podmínka pohádka polévka populace postel povinnost povídka pošta pravda práce píseň
    přednáška příležitost příroda přítelkyně příčina radost reklama republika restaurace rodina role ryba schopnost sestra situace
    skladba skupina skutečnost skála skříň služba smlouva sobota sousedka souvislost současnost společnost stavba strana struktura
    stránka studentka studie středa sukně tabulka taška technika technologie tendence teorie teta továrna tradice třída událost ulice
    univerzita učitelka vesnice vlastnost vláda voda válka výhoda výstava věda věta zahrada zelenina země zima zkouška zkušenost změna
    znalost zpráva zpěvačka úloha úroveň čepice činnost část řeka škola žena židle žákyně`),
  femo: words(`aktivita analýza angličtina architektura armáda autorita autorka babička banka barva bota brigáda budova bunda cesta chalupa chata
    choroba chyba chřipka dcera disciplína doba dohoda doktorka doprava dívka epizoda faktura fakulta firma fotka fyzika gramatika
    herečka hladina hlava hodina hodnota holka holčička hora houba hra hudba hvězda hypotéza hádka identita kamarádka kapitola katedra
    kavárna kniha knihovna komunita koruna koupelna kočka krajina krása kráva kultura kvalita květina kytara kytka káva lampa literatura
    louka láska lékařka lékárna léčba maminka manželka mapa matematika matka menšina metoda minuta moucha móda nabídka nehoda noha norma
    novinka náhoda nálada němčina obava obloha ochrana oprava oslava otázka peněženka planeta platforma podlaha podmínka pohádka poloha
    polévka ponožka postava potravina povaha povídka pošta pravda procházka prohlídka písnička přednáška přihláška příprava příroda
    přísada příčina realita reforma reklama republika rodina rostlina ruka ruština ryba scéna sestra skladba skupina skála sleva služba
    sláva smlouva snaha sopka sousedka stavba strava struktura stránka studentka stěna střecha surovina svoboda síla tabulka taška
    technika teplota teta tetička továrna tráva třída univerzita učitelka vila vina vlajka vláda voda výchova výhoda výprava výstava
    výstraha věda věta zahrada zelenina zima zkouška změna značka zpráva zpěvačka ztráta zábava záhada zásada závada úloha úprava úvaha
    čeština ředitelka řeka škola žena`),
  finite:
    words(`bydlí chce chtějí dělají dělá existuje existují hraje hrají jde jdou je jsou leží mají mluví mohou má může nejsou není obsahuje
    obsahují patří používají používá pracuje pracují píše píšou přijde přijdou sedí stojí studuje studují umí umějí učí ví vědí zabývají
    zabývá čte čtou říkají říká žije žijí`),
  fpla: words(`autorky babičky cizinky dcery dámy dívky děti herečky holky hráčky kamarádky klientky kolegyně kočky královny krávy lékařky maminky
    manželky matky novinářky obyvatelky ovce pacientky političky pracovnice princezny prodavačky přítelkyně ryby sestry sestřičky
    slepice slečny sousedky spisovatelky sportovkyně studentky tanečnice tchyně tety turistky uklízečky učitelky vnučky vítězky vědkyně
    zaměstnankyně zpěvačky závodnice čarodějnice členky ženy žákyně`),
  fpli: words(`autobusy bolesti boty brýle budovy básně ceny cesty chyby daně dny domy dopisy dotazníky dveře experimenty faktory filmy grafy
    hodinky hodiny hory hrady hry hvězdy informace investice jazyky kalhoty knihy kopce květiny lesy léky mosty možnosti měsíce
    narozeniny nemoci noviny náklady nápady nástroje názory obchody obrazy odpovědi okolnosti ostrovy otázky parky peníze platby
    podmínky pohádky pokusy potoky počítače problémy procesy programy projekty prázdniny písně předměty přednášky předpisy předpoklady
    příjmy přístroje příznaky roky romány rozdíly schopnosti stroje stromy stránky státy telefony testy texty události ulice velikonoce
    vlaky vlastnosti vztahy války vánoce výdaje výrobky výsledky věty země zisky zkoušky změny zprávy ztráty zákony zámky závěry úkoly
    časopisy články řeky šaty školy`),
  intrli:
    words(`blížili blýskali byli běhali běželi chutnali chyběli dominovali dozráli dozrávali existovali foukali fungovali hodili hořeli jeli
    jezdili klesali klesli konali kvetli leželi lišili létali líbili množili nacházeli nebyli nelíbili objevili odešli odjeli odletěli
    odpovídali opadali otevřeli padali padli patřili platili plavali podařili potvrdili používali povedli probíhali proběhli prodávali
    představovali převažovali přijeli přiletěli přišli rostli rozbili selhali shořeli skončili snížili souviseli spadli stali stačili
    stoupali stáli stékali svítili tekli trvali týkali ukázali uschli uskutečnili viseli voněli vycházeli vykvetli vypadali vyplynuli
    vyplývali vyrostli vyšli vznikli vzrostli zaplnili zavřeli začali zbyli zhoršili zkrachovali zlepšili zmizeli změnili zněli ztratili
    zvadli zvýšili zářili zůstali`),
  intrly:
    words(`blížily blýskaly byly běhaly běžely chutnaly chyběly dominovaly dozrály dozrávaly existovaly foukaly fungovaly hodily hořely jely
    jezdily klesaly klesly konaly kvetly ležely lišily létaly líbily množily nacházely nebyly nelíbily objevily odešly odjely odletěly
    odpovídaly opadaly otevřely padaly padly patřily platily plavaly podařily potvrdily používaly povedly probíhaly proběhly prodávaly
    představovaly převažovaly přijely přiletěly přišly rostly rozbily selhaly shořely skončily snížily souvisely spadly staly stačily
    stoupaly stály stékaly svítily tekly trvaly týkaly ukázaly uschly uskutečnily visely voněly vycházely vykvetly vypadaly vyplynuly
    vyplývaly vyrostly vyšly vznikly vzrostly zaplnily zavřely začaly zbyly zhoršily zkrachovaly zlepšily zmizely změnily zněly ztratily
    zvadly zvýšily zářily zůstaly`),
  knowing:
    words(`chápu doufá doufám doufáme myslí myslím myslíme myslíš napsal napsala pamatuji pamatuju předpokládá předpokládám předpokládáme
    rozhodl rozhodla slyšel slyšela souhlasím tvrdil tvrdila tvrdí ukazuje ukázal ukázala ukázalo uvádí vidí vidím vidíme vyplývá ví vím
    víme víte víš vědí věří věřím věříme věříš zdá zjistil zjistila zjistili zjistilo znamená řekl řekla řekli řeklo říkají říkal říkala
    říká`),
  mainverb: words(`byl byla byli bylo byly chce je jsou mají mohou musí má může nebyl nebyla nejsou nemají nemá nemůže není`),
  man: words(`autor bratr doktor dědeček herec hráč kamarád klient kluk kolega lékař manžel muž novinář pacient pes policista politik prezident
    profesor pán přítel soused spisovatel spolužák strýc student syn tatínek trenér učitel voják vědec zpěvák zákazník ředitel řidič žák`),
  manm: words(`autor bratr doktor hráč kamarád klient kluk lékař manžel muž novinář pacient politik prezident profesor pán soused spolužák strýc
    student syn trenér voják zpěvák zákazník řidič žák`),
  mapl: words(`absolventi američané angličané architekti asistenti autoři badatelé blogeři bratři básníci chlapci chodci cizinci cyklisté delegáti
    demokraté demonstranti diváci dobrovolníci docenti doktoři dědečkové dědicové dělníci důchodci fanoušci farmáři filozofové
    fotbalisté francouzi hasiči herci historici hokejisté hosté hráči hudebníci influenceři inženýři italové kamarádi kandidáti klienti
    kluci kolegové komunisté králové kuchaři lidé lingvisté lvi lékaři malíři manželé maďaři medvědi migranti ministři mladíci motýli
    muži myslivci novináři nájemníci návštěvníci němci obchodníci obyvatelé občané odborníci otcové pachatelé pacienti podnikatelé
    policisté politici poláci poslanci posluchači pozorovatelé pracovníci pražané prezidenti princové prodavači profesoři programátoři
    právníci psi psychologové ptáci předsedové překladatelé přátelé rakušané redaktoři respondenti režiséři rodiče rusové rybáři rytíři
    sloni slováci sociologové soudci sousedi sousedé spisovatelé spolužáci sportovci strýcové studenti svědci synové teologové trenéři
    turisté ukrajinci umělci uprchlíci učitelé uživatelé vietnamci vlastníci vlci vojáci voliči výzkumníci vědci vězni zahradníci
    zaměstnanci zaměstnavatelé zemědělci zloději zpravodajové zpěváci zákazníci účastníci úředníci češi členové čtenáři číšníci
    řemeslníci řidiči španělé žáci`),
  masu: words(`baru bloku bodu celku chodu cukru divu dnu dojmu domku domu druhu důvodu filmu hlasu hradu jazyku kanálu klubu komu kopu kroku lesu
    lidu listu metru mostu motoru míru módu ničemu náběru nákladu národu názoru obalu obchodu objemu oboru obrazu obvodu obědu odběru
    papíru parku pasu plánu podílu poměru potoku prostoru průměru průvodu páru příjmu příkladu původu rohu roku rozměru rámu ránu sadu
    sešitu skladu směru sodu soudu sportu sporu stavu stolu středu světu sálu tabáku tahu telefonu textu tlaku toku tónu večeru vlaku
    vlivu výboru výběru východu výkladu záchodu zájmu základu záměru západu závodu závěru úkolu ústavu úvodu úvěru úřadu`),
  mina: words(`autobus bar batoh byt chléb dopis dort dotazník dárek dům důvod experiment faktor film hotel hrad internet jazyk kabát klobouk klub
    koncert kostel kurz les most nápad návrh názor obchod obraz oběd odpočinek papír park plán podnik pohled pokoj počítač problém
    proces program projekt průzkum předmět překlad příklad případ rok román rozdíl rozhovor salát seminář slovník smysl strom stát stůl
    svetr svátek svět systém sýr telefon test text trh vlak vztah výlet výsledek vývoj výzkum význam způsob zákon úkol úspěch ústav úřad
    čaj časopis článek život`),
  minu: words(`autobus bar batoh bazén byt dopis dort dotazník důvod experiment faktor film hotel hrad internet kabát klobouk klub koncert kurz
    nápad návrh názor obchod obchoďák obraz papír park plán podnik problém proces program projekt průzkum předmět překlad příklad případ
    román rozdíl rozhovor salát slovník smysl stadion stan strom supermarket svetr systém telefon test text trh vlak vztah výzkum význam
    způsob úkol ústav úřad časopis`),
  months:
    words(`březen března březnu duben dubna dubnu květen května květnu leden ledna lednu listopad listopadu prosince prosinci prosinec srpen
    srpna srpnu září únor února únoru červen července červenci červenec června červnu říjen října říjnu`),
  neo: words(`album auto centrum divadlo drama dílo dítě děvče gymnázium jablko jezero jídlo kino klima kolo kotě letadlo letiště maso mléko moře
    muzeum město okno ovoce pero pivo pravidlo písmeno slovo slunce srdce studium tričko téma tělo vejce víno zvíře číslo štěně`),
  neuto:
    words(`album auto bydlení centrum cvičení divadlo drama dílo dítě gymnázium hnutí hodnocení jablko jaro jezero jídlo kino klima kolo
    letadlo letiště léto maso mléko množství moře muzeum místo město nádraží náměstí období oddělení odvětví okno onemocnění ovoce pero
    pivo pojetí pole povolání počasí pravidlo prostředí písmeno představení překvapení rozhodnutí rádio ráno setkání slovo slunce srdce
    století studium světlo tisíciletí tričko tvrzení téma tělo umění vejce video vysvětlení vzdělání víno zaměstnání zařízení zdraví
    zjištění zvíře území číslo řešení štěstí`),
  nezdrav: words(`jeho mého ničeho něho onoho svého toho tohoto tvého všeho`),
  nocomma:
    words(`a aby ale alespoň ani asi aspoň ačkoli bez buď co do dokonce hlavně i jako je jelikož jen jenom k když ke kromě leda ledaže možná
    méně místo na např například ne nebo nejen nejspíš nejvíc než no o obzvláště od pak po podle potom pro protože proč právě prý před
    především při případně resp s snad sotva tak také takže tato tedy tehdy ten tento to totiž toto též tím u už v ve však vždy vždyť z
    za ze zejména zvlášť zřejmě či čili že`),
  npla: words(`auta centra divadla díla děvčata gymnázia hlediska jablka jezera jídla kina kola koťata kritéria kuřata křesla lana letadla
    ministerstva muzea média místa města okna pera pravidla prkna písmena slova stanoviska studia světla sídla trička témata těla
    zvířata čísla štěňata`),
  perfat: words(`dodělat odevzdat podat potkat poznat počkat prodat předat přidat udělat uznat vydělat vyhledat zamíchat zavolat`),
  perfit:
    words(`dokončit koupit nakoupit nastoupit naučit navštívit obnovit opravit oslavit pochopit pozdravit přestoupit připravit skončit snížit
    splnit udržit uklidit ulovit uvařit vrátit vyplnit vyrobit vystoupit vysvětlit vytvořit vyčistit vyřešit zabavit zaplatit zjistit
    zlepšit změnit ztratit zvýšit zúčastnit`),
  posverb:
    words(`byl byla byli bylo byly chce chceme chci chtějí chtěl chtěla chtěli dostal dostala dělal dělala dělali jedl jedla koupil koupila
    mají mohl mohla mohli mohou musel musela mám máme máte měl měla měli může můžeme můžou můžu našel našla pil pila potkal potkala psal
    psala přišel přišla přišli rozumím rozuměl rozuměla slyšel slyšela slyšeli slyším udělal udělala udělali vidí vidím viděl viděla
    viděli vím víme víte víš vědí věděl věděla věděli zapomenu zapomněl zapomněla zažil zažila četl četla řekl řekla řekli šel šla šli`),
  seeing:
    words(`netuší netuším nezáleží pochopil pochopit popisuje popsat poznat ptal ptala rozhodnout sleduje ukazuje ukázal ukázat uvidíme viděl
    vidět vysvětlil vysvětlila vysvětlit vysvětluje vím víme víte víš vědět zajímá zeptal zeptala zeptat zjistil zjistila zjistit zkoumá
    záleží řekni řekněte`),
  subconj: words(`ačkoli ačkoliv až dokud jakmile jelikož jestli jestliže kdyby když než pokud poněvadž protože přestože zatímco`),
  wanting: words(`chce chceme chcete chceš chci chtějí chtěl chtěla důležité nutné potřeba prosím snažil snažila snažím žádá žádám`),
  zebefore:
    words(`aby asi až bohudík bohužel dokonce hlavně jako jasně jen jenže jestliže kromě ledaže mimo možná místo naštěstí nejspíš nejspíše
    obzvlášť opravdu patrně pouze pravděpodobně proto protože právě prý především přesto přestože samozřejmě skutečně snad stejně tak
    takže teprve určitě vskutku zejména zvláště zvlášť zřejmě`),
}
