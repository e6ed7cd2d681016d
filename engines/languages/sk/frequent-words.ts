import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`som ako vláda pre bude keď pri ale ktoré aby ich len však sme tak jej jeho nie roku bol ktorý bolo ani pred alebo bola boli podľa ešte medzi
  preto potom oblasti ktorá byť veľmi kde tom mal tiež pod iba najmä toho teda tým nich rokov tejto ktorí bez ide mali tohto ten tam viac nás
  zároveň tomu všetkých možno lebo tento ktorých budú proti práve podmienky asi tomto cieľom môže okrem všetko nad nám svoje svojho nej rámci
  svoju než ktorú ktorej prípade vytvorí vždy práce niečo každý nič slovenskej toto týchto práva politiky napríklad počas storočia majú kto
  mať takmer okolo mňa mala rozvoj pretože povedal totiž stále celý dvoch svojej všetky opäť napriek život svoj ľudí kým cez tieto období deň
  ktorého človek čas druhej časti správy cirkvi treba dnes ľudia jeden táto takže prvý celkom niekoľko systém často republiky začal vrátane
  systému svojich predovšetkým spoločnosti ste hneď keby tri menej niektoré raz zákon iné neskôr teraz časť pričom vtedy podobne uhorských
  vlády rozvoja miesto všetci základe spolu štátu tie ním pripraví zatiaľ ďalej pozornosť niektorých iných napokon akoby tých zdrojov musí
  nové tej života dobre podporovať štátnej nimi zabezpečí mohli hoci našej voči možné zákona kosatky skôr úplne povedať sám môžu takto neho
  právo právnych nový pokračovať inak niekto môj prečo ďalšie veľký film ktorom vás čase oči nikdy väčšina máme veci troch dve prostredníctvom
  ona tzv právne svete trhu ňom dlho aspoň dokonca mne nebol ráno vďaka vám seba síce resp obdobia normy reformy činnosti napr síl abu nato
  podobe rokoch jedno nech chcel jednotlivých smrti považuje občanov verejných mesta malo problém času dva služieb úlohu súvislosti venovať
  svojom rovnako veď ďalší jedného procesu boh podmienok prostredia vôbec keďže spôsobom jednej prvom práv patrí dosť celé vplyv čím rozdiel
  prvej začiatku nielen budeme jedna ďalších nebude priamo opatrenia hlavu naďalej navrhne skupiny dať peniaze také deti nikto podpory rýchlo
  presne sveta predsa synody môžeme podporu našich podporí financií veľa pritom namiesto človeka doma mám postupne trochu prišiel svetlo dobré
  vedel jedným rok cirkevného ženy stal zahraničnej moci moje možnosť vzdelávania zasa jednu lepšie hovorí nemal vie starostlivosti povedala
  vojny rôznych občas pomaly dal cirkevných mohol začali krajiny vlastne ministerstva prostredie zvýšenie herkules slovensku výsledky
  prostriedkov ochranu knihy niekedy naozaj európskej zmeny žiadne druhý živote domov dostal neboli majetku úradu nového stalo otec duša
  možnosti zdravotníckych slovenská prvé dôraz rôzne slovenska zaujímavé nemá mesiac ísť noci pokiaľ ktorým ňou začala biskupa reformátorov
  noriem úrovni vyšších zabezpečenie oblastiach dôrazom telo služby samosprávy programu prijme minút túto stav štát rade myslím robiť nebolo
  hodiny vec pol večer týmto taký slovensko množstvo vody kráľa hľadiska strane radšej sebou pár mohla nejaké kvôli chvíli vedľa ruku dvere
  školy spojené podmienkach kláštora veľkého smrť mnou meno životné lori realizáciu ochrany presadzovať republika obrany foto nebola avšak
  najprv stojí prípadne cenu mieru nášho očami chce lenže práca najlepšie ľuďom druhá prvá mohlo málo počet krajine konci zníženie zákony päť
  určite svojím záver moja nájsť nakoniec jednom cesty vraj kánonického nových miery uhorské navyše predpokladá pohľad viacerých boha neviem
  sily zemiaky videl náš zodpovednosť detí legislatívne ozbrojených prehodnotí ekonomiky program vesmíru kosatiek podobné sociálnych povinnosť
  ruky hovoriť dni súdu každej pomoc skutočne pravdepodobne naše dalo ťažko musím príliš všetkým musel svetla ľudské dňa vzťahu reformných
  prvého iii sudcov kláštorov veľká kánony uhorského štátneho nemohol klásť podarilo ochrana vecí proces tela zeme spojených získal obcí
  územnej infraštruktúry verejnej financovania štátnych škôl rast oveľa skutočnosti postavenie názor takéto týždeň obsah zrazu literatúry
  uprostred mimo aké základné toľko prvýkrát hlavne kapitole problémov výrazne záujem hlavné výskumu ďalším národného posledných výkon budem
  telefón svojimi predtým prípadoch súlade pokus vyššie prirodzene zdá spôsob mnohých roky približne môžete dní konečne kedy slovo išlo
  reforma myšlienky ostrihomskej kánonov zabezpečiť záujme kráľ územia organizácie zákonov spoluprácu finančných známe stať predpoklady sebe
  vzťahov typu jasné nálezy potrebné dolu význam svetovej prostriedky zem pomoci marga mesiaca sociálnej spolupráce aktivít štátov bezpečnosti
  politika daní the prospech priestor konkrétne predstavuje cestu riešenie druhom sama štyri niektorí viem rodiny chvíľu pozrieť starostlivosť
  ostatných vývoj pôvodne rad popri celej ktorými väčšinou zahraničných pomerne národnej materiálu vyšiel najviac informácií vlastné dňoch
  skoro problémy pravidlá polície kniha chcela list otca stačí celého otázke aký výkonu jedlo dodnes istý roka spýtal pôvodu iný nemu jednak
  polovici inštitúcií musíme kánon schopný samozrejme rokmi nejaký zabezpečenia riešiť ustanovení znovu buď forme sociálneho trvalo zemi oni
  pozrel nachádza oproti duše bezpečnosť územných celkov fondov využívanie zaväzuje školstva druhov prezident hlavným informácie text nová
  práci domu stala oboch koniec vodu poriadku zákonníka únie poistenia mojom slovenských univerzity odpoveď otázky vopred model veľkej
  vzhľadom strach znamená niekde každé museli pocit nemôže prišli dovtedy slnka vtom pán hlave meste sedel porovnaní zbierky požiadavky istej
  sem zase podobný úloh storočí vlastných synode regionálnej viacero skupín chceli vysoko mojej prvkov zámerom problému jediný nariadenia
  viery duchu pôdy čoraz židov pôde novým hlavou vyhlásil svojou doteraz lienka filmov rusi nebudú umožní išiel tvár jazmína princezná mnoho
  čoskoro ceste deficit orgánov podnikania zariadení dopravy výstavby hlasov včera územie ilustračné nemožno základných čítanie postavy naša
  chcem dobrý nevie osôb venuje osoby slovenské princíp právnej tvorí okolí spýtala študentov prišla desať učenie jednoduché prísť urobiť
  doprava dispozícii otázku verejnosti miere siete krajín funkciu kontexte kontrolu krajinách našiel vyplýva existuje pomocou uvádza každú
  dali prvých jazyka prameňov stane miest vojne máte dostať minimálne pohyb fakt každá späť naopak muž dievča zbierok dostali uhorskej známy
  opáta pápežov iného manželstva nemala trest cirkevnej úradov úrovne reformu svojim boj potreby vzniku mnohé postavenia rúk politiku rímskeho
  cirkev kresťanstva radu veľké jednotlivé otázkou omnoho západnej veľkou súčasť množstva niet predstaviť najradšej konania kukurica pozri
  tentoraz systémov správne kam čierne pečate boji sociálne úsilie pomyslel medailón strany návrh zboru súčasťou finančného vytvárať
  regionálneho kompetencií regiónov rozpočtu rámec životného zdravotnej zvýšiť kroky medzinárodných hospodárstva vzťahy celom uskutoční
  daňových posilní volebného novú zmluvu princeznú kráľovná dolárov galaxie diery reaktora kosatka častice najhorší mesto prišlo otázka obsahu
  súčasne úprimne vybrať hovoria vysvetliť nemám internete voda áno zle obyvateľstva situáciu ochrane súdov predmetom úpravy výskumy prostredí
  chýba skupina stál druhú odbornej sledovať väčšinu objem vplyvom nástrojov výber dáva konca každom ľahko vodou ktorému vplyvu stupňov malé
  miesta najväčší rýchlejšie filmu zmenu mimoriadne došlo dieťa dostala jazyk poschodí aktívne mama vlastnú celá veľkú konať vrátil ukázal
  sedeli otočil veľkým svojmu našli biskupom kléru listu francúzska reformné úlohou všetkého neznámy cirkevnoprávnych bližšie nariadenie
  zamerané úvahy zákonodarstvo aktivity prítomnosť oblastí pokladá spoločne politické pani spomenul zlepšenie synoda nami predpisov získať
  mieste zákonníku verejného taktiež obsahuje patria používať svedčí vytvoriť noc pôsobenia musia úroveň bohu prvky vysoká založil vedenie
  orgány ducha čosi vedy dbať židia udalosti snažil inými jednou národov chvíle všade vzal von okamžite nápisy nápis hore preč krku zviera
  naňho začalo zvierat vnútri dielo výsledkom môjho januára zavedie zvýšenia zavedenie techniky dopravnej opatrení ľudských efektívnosť
  európskych trh najväčším obyvateľov riešenia informačných štruktúr podpore krajinami štáty členstva agentúry školu vypracuje kultúry
  osobitnú programov ekonomický vstup svet hviezdy francúzsko miliárd vesmír softvér vidieť posilnenie dokáže ďalšieho zodpovednosti hodinu
  iní zlá ťažké pracovať urobil rovno nemali starších zostáva akým povinnosti štyroch úprava doposiaľ českej škole začiatkom hlavných ostatní
  situácia boja každého zhruba poslednom spočiatku hodnoty čiastočne výraz žien isté známej používa nejde vysvetľuje títo návštevu nepriamo
  ciest dôsledku robili svetle znie stupňa tesne úlohe situácie starého štruktúru začať taká píše slova činnosť zadarmo obdobie priebehu
  šťastie rada napísal zmluvy odlišné začína prichádza prekonať vzduchu naň vedieť duch slnko odišla nevidel položil stôl otvoril prácu dome
  išla pomôcť reč bývali rozdielov pravdepodobné pápeža jediným pápež kláštory slobody našom nachádzame ľudu najvýznamnejších všeobecnosti
  úpravou väčšine ktorou takých nakoľko hľadať svätej autoritu zmien vlastným vznik spolupráci prístup kláštor oblasť snahe účasť analýzu
  objavili krátko viaceré forma môcť prípad svätenia jednoznačne väčšej kostolov pána majetkov čias stali kvality úpravu súd zápas priamy
  ostatné dozvedel funkcie využívania chrobák ugrofínskych moc významné symbolom problematiku filmy zdalo správa dvoma transformáciu žiť názov
  pravdu očí pripomína držala televízie objavil záhrady slov osud histórii novej minulosti spať barbie prejav čiernych našu stáť izby
  dosiahnuť pamätám new dokázal hviezd chcete lístok zrkadlo parku strana zvyšovanie zachovanie kapacít ekonomickej ekonomických finančné
  transparentný vlastníctva fondu energie kultúrneho ruchu európskeho programy poskytovanie pripravená správe technológií nákladov verejnom
  dokončí záujmov školách využitie efektívne bývania daňovej rozpočtového voľbách pochádza volebnom prezidenta zásady rýchlosť nezávislosť
  následky víla minister princ česko armády indického galaxií filozofia pivo cena vedie sieť skúsenosti videli zákonom dieťaťa spor zákaz
  vhodné zmysle veku vzťah ročníku kníh knihu ticho môžem úlohy veciach dôležité polovice robí vyzerá nechcem príde zistiť posledná ohľadom
  praxi súdneho kritérií tému zdravie teórie literatúre jazyky myslí pravda iná cítiť mesiacov miliónov príbeh prax štúdie zdrojom
  najčastejšie úsilia dnešného prakticky podstatne jazykov väčší našla východnej poisťovní funguje použili trikrát ďalšom rozdiely významný
  rozsahu vlastnosti samostatné tme vyšla priestoru fungovanie strán pozeral volá dediny dokážu stranách prosím byte malom štúdia celku
  niekoľkými rozhovor základ spánku kuchyne dlhšie dôvodov západe takomto pozorovania zabudol oznámil nepovedal rozhodol viedol odvetil jar
  býval niekoho čaká odišiel pánovi nejakého tvári väčšiny ideí platnosť podstate zdroje hospodárskeho pokánie sledovaných cirkevný biskupov
  kláštore schopní výške zakazuje záležitosti klérus veriaci riadiť nejaká zbierka cirkevné základným legendy nariadení rozhodnutia právomoc
  snažili okruhu druhého prijal zrejmé neskorších akú uhorskí vychádzať navzájom poďakovať rád vplyvy stránke sankcia zbierke ustanovenia
  spoločenstva zistili opustil dobe reálne príkaz regule svetskej domácich prijatie očiach čisto dvaja zomrel jemu hovorili území pôvodných
  názory dlhom rodičov budúcnosti uvedených radosti zelené mŕtvych smerom had neba významu najskôr obaja krok lesa ibaže miestnej úspech
  paláca neskoro slobodný blízko výroby mláďa sledoval krádež dievčina nôž ďakujem pridal mladý systéme znak ruskej vodných všeobecne lienku
  pohybu dialógu rusko svetom alexander mačky populácie stáva podporou samom fínsko väzby sedela súvisiacich tváre sobotu kedysi iným
  predstavenie syn ulici zbaviť projektov príjmov zvýši dosiahnutie dobudovanie dohovoru cestovného koncepcia záujmy urobí ekonomickú
  zdravotníctve uvedomuje korupcie najlepších vládou realizovať informačnej transparentnosti zváži zefektívnenie procesov obmedzenia
  zamestnancov dobrých udržať foriem terorizmu záväzky súčasnosti legislatívy stredných riadenia zahraničí slovenského daňové vysokých dane
  dôchodkového obranného plánovania zvýšila environmentálne environmentálnych zajatí psov zámku krajinu finále českých začne čiernej mora
  rozhodla sochy pokojne vedcov dier svätý veľryba dosiahol pole modulu rodičia loď rôznymi zachráňte vojaka festival zber mestách centra
  spravodlivosť náklady použiť zaviesť obavy rozhodujúce predchádzajúcej názoru test vedľajšej nikoho internetu vracia druhé dvadsať pracuje
  malých dobrá zvláštny ostane niekam zvyšok podiel strednej rodina formy kapitol analýzy náhrady slovenskom súdy výšku rozhodnutí venovaná
  okolností vysokej tretej vlastný výskum prác slovenčina textu chyby štyridsať výlučne autori príjmu rastu menších nim spoločenstiev vznikli
  vlasti spočíva hranica osobitne musela súvisí horšie úloha osobne zopár miestnosti nemocnice čakajú návrate vedci skupine lesy zistenie
  podielu prírodné dvanásť dĺžku chybu pozor väčšia platí čakali myslíme semien šesť misky okne teplota silu hlava muža dôvodom vznikol autor
  postup umožňuje obce uvedené autorka opakuje žijú dala osem slovenský zlé malej nevedel odporúčam strašne prvým záhrade býva potrebuje
  poznatky niekoľkých učenia kapitoly odvtedy jedlá polovicu vonku zmenil slová banskej rozprávať tretí postele zistil týka existujú peňazí
  cestou javu menšie takom prevažne oko začiatok sedem mlieko nesmie soľ aute chuť starý opačnom brehu zmizol starej stole listy povolania
  krajina samo odovzdať odovzdal číslo vlak spadol koho teba priniesol náhodou nejako dvakrát klerika dôkaz kňazi postupné reformného listov
  nárokov obe kráľovi pôsobiť akej spomínané pochádzal kontakty doklady biskup opát lev nemáme zostalo kultu sviatkov pohanstva vedením chrámu
  kompetencie relatívne dvor prepojenie panovník následok znižuje príručkách kňazom určuje týkajú obraz pokladať existencie rozmer nepochybne
  cirkevnom samého úrad ďaleko neraz patrili vytvorili žiadosti azda vybudovanie cisár pápeži doc hlboko členom pracovníkov prof centrom
  dostatočne tvrdiť reforme odstránenie problematiky západných nariaďuje sviatok zúčastniť klerikov laikov uhorská normách snáď kánone faktom
  vzor žena klerik klerici návrat starých jadro kňazov ostrihomská povinností schválenie majetky sčasti mnícha rodičom ukázalo povoľuje nedá
  stolec predchádzajúcich diel storočie praxe maďarskej žiaľ otroka používaní určiť pôvodný súkromného postaviť dávno hrať charakter pevne
  analýze stúpenci platné prítomnosti vyše hrubého poskytnúť stretol rešpektovaní korunou vlastniť zaujímavý azylu existenciu kravy veru
  čakalo časté symboly hospodársky pasáž priestore filme narodil neznámeho mravce netrvalo aká predkresťanských zemiakov pomenovanie
  dôležitosť mojím výcvik vcelku viedlo zbadal policajtov malým pokračovala paláci okna mena stykov zvolal rukami všetkými chlapca pečati
  postava stádo vzápätí dlhý dušu známa vtákov vami národ zdravia všetok cítil dnu zvolala polícia dievčatá cudzích označenie rýb pôsobenie
  živia typy napísané čiže doktor deťmi naproti nahor akýsi podrobiť nebudem chráme mame stroj rýchlosti zjavil čoho stretnutí hádes marca inú
  budete takú bytu ľúto ťažkým metrov dne stratégie projekty komunikácie činnosťou policajného decentralizácie regiónu decentralizáciou
  princípu medzinárodnej finančne malého nezamestnanosti efektívneho výrobkov stavebné udržateľného ekonomického environmentálneho prírodných
  prioritu schopnosti environmentálnej prioritne nevyhnutných realizácii správu regiónoch dopracuje kontroly administratívneho zameraním
  činností založený zdravotných predloží vzdelávanie štátmi diplomacie priority zameria aliancie členských bezpečnostného legislatívneho
  skončení inštitucionálne subjektov bytovej zvyšovania rómskej posilnenia občania sektor cieľa spravodlivosti súdnych doterajší ekonomicky
  vstupu koncepcie riešení zápase príspevky bezpečnostnej politický študovať obchodnej plamene zvieratá zornička zlej kampaň vláde svetových
  mladého povedali výšky mnohými korún víly zdvihla srdce rukách americký veľtrhu ročník navždy tisíc väzňov bežné názvom chlapci vojna
  podpísal havárii černobyľská havária apríla sovietskeho zväzu vládne zbor lov veľrýb obrovské elektrárne zborového zóne zemou atmosféry
  odpor prezidentom piesne hustotou teória jaskyne termín koncom softvéru scenár stor ľúbim kuskus poplatok okolia auto autom verejná
  obyvatelia nemôžu centre využiť ochranou právom samotného opatrenie nevyhnutné zákazu uplatňovanie údajov naznačujú závisí právnu mojich
  prečítať pes skončilo knihách zostane treťom skupinách celú načo myslia možností nemusí prestať priateľov turistov vidí berie zisku
  mesiacoch smere dostupných zdravotníctvo organizáciu okraji záujmu generácie vytvára októbra pojmy prináša doterajších desaťročí právna
  osobnosti základom dvora povinného domácej soboty zahraničné založená téma rastie jazykovej cieľ faktory študentom čakal skúseností nechať
  prvú rozpočet ukázali laickej veľkosti línie vôd zostávajú prírode problémom porovnanie dlhodobo pôsobí kánonu nemecký vzdelania autorov
  téme používali vlastnom mnohí nemajú početné lekári najmenej získa dojem zdroj ovce zrejme hospodárske postoj dlhodobé kvapky priemer
  považujeme vyšší dosiahla zaznamenaný mierne merali desiatich zabudli závislosti ďalšia papier vybrali ostali zmizla vstupom schengenského
  situácii hudba hlavnej presvedčivo takáto podstatné šancu dom určené závere bohatú očakávať východiskom žiadny dozvedáme dedine minulý
  krásne rodine zbiera žije rozumel nepáčilo nahlas smiať recept zásad ukážem výdavkov kúpiť materiálom kompost získate príprava štátnu
  potrebu považovať doň ukáže hlavnú absolvovať pomohlo spoločnú nevyzerá robil prestal dozadu vôľa kúpte manželka zakázala najbližšie nečakal
  tovar predajca výnimky topánky odpovedať dĺžka dochádza plynov modré javí odpovede vaše cesto droždie živé staré povrchu drevo naraz chodil
  rovnakom objavila kúsok pokoj posledné počkať znova zavrel poobede rána zasmiala prejsť stála kolená hovorila nechala cudzinec povahy
  priniesť poznal miestach hranice prázdne chodbu lepší železničnej nechcel poslal dôkladne nedal večera plnú pozrela kostola tvrdí kostole
  farár strechou pravdy plne latinskej pápežskej spomínaných vnútorného vplyve svetského panovania clunyjský prinajmenšom biblia zákonmi
  kánonmi pohanských obsahujú prejavy úrovniach povedané arabov predstavujú snahy strediskom hnutia pápežskú cirkevným majetkom veľkosť
  ostrihomský záležitosť pánom desiatok pôvod predlohy predpokladať sto predpokladáme existovať tvrdenia uhorský reagovať aktivitu reformou
  znamenal zvýšil pápežských stopy dokument kontakte požiadal mníchov pápežského krajinám predstáv uhorskom obmedzenie zákonodarcovia uznanie
  hodnosti úspechom dodržiavania fakulty umožnili poďakovanie mladých ústrednej pomohli rozhodujúci manželky najväčšie západného opátov
  šírenie východného ľud navštíviť úradníkov sankcie sporu strede takejto pôvodným spracovania cca obsahom presadzovanie pravé musieť manžel
  oženiť príčiny úrady pôjde zákonoch vyšetrovania domáci výraznejšie kultových stanovení podstatu kresťanských podobu`)
