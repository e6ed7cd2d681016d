import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
výskum noun mi
  systematic inquiry: bádanie, skúmanie, vedecké bádanie = «Výskum» prebiehal na šiestich vidieckych školách.
štúdia noun f
  scholarly text: práca, stať, článok; academic pojednanie = «Štúdia» opisuje postavenie žien v medzivojnovom období.
práca noun f
  scholarly text: štúdia, spis, text; academic pojednanie = Cieľom tejto «práce» je porovnať dva preklady.
  work: zamestnanie, povolanie; informal robota = Ľudia trávia v «práci» čoraz viac času.
metóda noun f
  way of proceeding: postup, spôsob, technika = Zvolená «metóda» umožňuje rýchle meranie teploty.
postup noun mi
  way of proceeding: metóda, spôsob, technika; academic procedúra = Rovnaký «postup» sme použili pri všetkých vzorkách.
spôsob noun mi
  way of doing: postup, metóda, forma = Autor zvolil neobvyklý «spôsob» výkladu.
výsledok noun mi
  what an inquiry finds: zistenie, záver, poznatok = «Výsledky» potvrdzujú pôvodnú hypotézu.
  what follows from something: následok, dôsledok, plod; opposite príčina = Zákon je «výsledkom» dlhých rokovaní.
zistenie noun n
  what has been found: poznatok, výsledok = Toto «zistenie» podporujú aj novšie údaje.
údaj noun mi
  piece of information: informácia, hodnota; academic dáta = «Údaje» sme zbierali od marca do júna.
informácia noun f
  piece of knowledge: údaj, správa, poznatok = O pôvode rukopisu nemáme presné «informácie».
hypotéza noun f
  assumption to be tested: domnienka, predpoklad = Druhý pokus túto «hypotézu» vyvrátil.
predpoklad noun mi
  what is taken as true: domnienka, hypotéza; academic premisa = Model vychádza z «predpokladu» slobodného trhu.
  needed condition: podmienka, požiadavka = Dôvera je základným «predpokladom» dialógu.
vzorka noun f
  part chosen for study: výber, skúmaný súbor, výberový súbor = Výskumnú «vzorku» tvorilo dvesto študentov.
dôkaz noun mi
  what proves something: doklad, argument, svedectvo = Na toto tvrdenie chýbajú presvedčivé «dôkazy».
doklad noun mi
  what proves something: dôkaz, svedectvo, potvrdenie = Listy sú cenným «dokladom» života na dedine.
účinok noun mi
  what a cause brings about: efekt, pôsobenie, vplyv; opposite príčina = «Účinok» lieku zmizol po troch mesiacoch.
dôsledok noun mi
  what follows: následok, výsledok; academic konzekvencia; opposite príčina = Jedným z «dôsledkov» sucha je migrácia.
následok noun mi
  what follows: dôsledok, výsledok; academic konzekvencia; opposite príčina = Vojna mala ťažké «následky» pre obchod.
vplyv noun mi
  power to affect: pôsobenie, účinok, dosah = «Vplyv» rodiny na voľbu povolania je zrejmý.
príčina noun f
  what brings about: dôvod, zdroj, pôvod; opposite následok, dôsledok = «Príčiny» krízy sú najmä hospodárske.
dôvod noun mi
  reason for acting: príčina, pohnútka; academic motív = Mnohí opúšťajú školu z finančných «dôvodov».
činiteľ noun mi
  what contributes to a result: faktor, prvok, okolnosť = Vek patrí k dôležitým rizikovým «činiteľom».
faktor noun mi
  what contributes to a result: činiteľ, prvok, okolnosť = Na výsledok vplýva viacero «faktorov».
úloha noun f
  part played: rola, funkcia, poslanie = «Úloha» učiteľa sa v digitálnej dobe mení.
  something to do: zadanie, cvičenie = Žiaci dostali za «úlohu» prečítať krátky text.
funkcia noun f
  purpose served: úloha, poslanie, rola = Každý orgán má presnú «funkciu».
hľadisko noun n
  point of view: pohľad, stanovisko, zorný uhol; academic aspekt, perspektíva = Z právneho «hľadiska» je otázka jasná.
stránka noun f
  side of a matter: zložka, rozmer; academic aspekt, dimenzia = Sociálna «stránka» choroby sa často prehliada.
prístup noun mi
  way of dealing with a matter: postup, pohľad, spôsob riešenia = Porovnávací «prístup» by bol plodnejší.
  right or way to reach: vstup, možnosť využitia = «Prístup» k archívnym prameňom je obmedzený.
teória noun f
  system of ideas that explains: učenie, náuka, koncepcia; opposite prax = «Teória» nevysvetľuje všetky pozorované prípady.
pojem noun mi
  abstract idea: koncept, kategória, termín = «Pojem» identity má viacero definícií.
myšlienka noun f
  thought: idea, nápad, úvaha = Hlavnou «myšlienkou» eseje je sloboda jednotlivca.
model noun mi
  simplified picture of reality: schéma, zobrazenie, vzor = «Model» správne predpovedá vývoj cien.
zásada noun f
  basic rule: princíp, pravidlo, norma = «Zásada» rovnosti je zakotvená v ústave.
význam noun mi
  sense of a word: zmysel, obsah = Toto slovo má v texte prenesený «význam».
  weight: dôležitosť, závažnosť, hodnota; academic relevancia = «Význam» očkovania nemožno spochybniť.
zmysel noun mi
  meaning: význam, obsah = «Zmysel» príslovia závisí od kontextu.
dôležitosť noun f
  quality of mattering: význam, závažnosť; academic relevancia = Správa zdôrazňuje «dôležitosť» prevencie.
obmedzenie noun n
  shortcoming or bound: ohraničenie, hranica; academic limit, limitácia = Hlavným «obmedzením» štúdie je malá vzorka.
nedostatok noun mi
  fault: slabina, chyba, slabá stránka; opposite prednosť = Recenzent upozornil na viaceré «nedostatky» práce.
  not enough of something: núdza, absencia; academic deficit; opposite nadbytok = «Nedostatok» lekárov cítiť najmä na vidieku.
záver noun mi
  result of reasoning: výsledok, zistenie, úsudok; opposite predpoklad = «Záver» sa opiera o tri pozorovania.
  closing part of a text: koniec, zakončenie, zhrnutie; opposite úvod = V «závere» sa autorka vracia k východiskovej otázke.
problém noun mi
  difficult matter: ťažkosť, komplikácia, otázka = «Problém» odpadu zatiaľ nikto nevyriešil.
otázka noun f
  matter: problém, téma, záležitosť = Táto «otázka» presahuje rámec práce.
odpoveď noun f
  what answers a question: reakcia, vysvetlenie, riešenie; opposite otázka = Na túto otázku zatiaľ nemáme «odpoveď».
riešenie noun n
  way out of a problem: východisko, vyriešenie, spôsob riešenia = Autori navrhujú lacnejšie «riešenie».
ťažkosť noun f
  what is hard: problém, prekážka, komplikácia = Najväčšou «ťažkosťou» bol zber údajov.
prekážka noun f
  what stands in the way: bariéra, zábrana, ťažkosť = Cena ostáva hlavnou «prekážkou» pre malé nemocnice.
cieľ noun mi
  what one wants to reach: zámer, účel; literary méta = «Cieľom» práce je porovnať obe metódy.
zámer noun mi
  what one plans: cieľ, úmysel, plán; academic intencia = «Zámerom» zákonodarcu bola ochrana spotrebiteľa.
účel noun mi
  what a thing is for: cieľ, zámer, zmysel = Osobné údaje slúžia iba na vedecké «účely».
téma noun f
  what a text is about: námet, predmet, problematika = «Téma» vyhnanstva prevláda v neskorých básňach.
predmet noun mi
  what is studied: téma, objekt, námet = «Predmetom» výskumu je jazyk reklamy.
  thing: vec, objekt; academic artefakt = Múzeum uchováva «predmety» z doby bronzovej.
oblasť noun f
  field of knowledge: odbor, odvetvie, sféra; academic disciplína = V tejto «oblasti» pribúda výskumov.
  part of a country: kraj, región, územie = Horské «oblasti» sa postupne vyľudňujú.
odbor noun mi
  branch of learning: odvetvie, oblasť; academic disciplína = Sociológia je pomerne mladý vedný «odbor».
veda noun f
  organised knowledge: vedecké poznanie, bádanie, výskum = Novoveká «veda» vznikla v 17. storočí.
poznatok noun mi
  what is known: vedomosť, zistenie, informácia = Práca prináša nové «poznatky» o dialekte.
analýza noun f
  close examination: rozbor, skúmanie, preskúmanie; opposite syntéza = «Analýza» textov ukazuje zmenu tónu.
rozbor noun mi
  close examination: analýza, skúmanie, preskúmanie = «Rozbor» vzoriek trval dva týždne.
hodnotenie noun n
  judging the worth: posudzovanie, posúdenie, ocenenie; academic evaluácia = «Hodnotenie» programu sa uskutoční každý rok.
porovnanie noun n
  setting side by side: porovnávanie, konfrontácia; academic komparácia = «Porovnanie» oboch prekladov odhalilo rozdiely.
opis noun mi
  telling what something is like: vylíčenie, charakteristika, podanie = Podrobný «opis» prístroja je v prílohe.
definícia noun f
  statement of a meaning: vymedzenie, určenie; dated výmer = Zákonná «definícia» spotrebiteľa je príliš úzka.
vysvetlenie noun n
  what makes clear: objasnenie, výklad, ozrejmenie = Autor ponúka iné «vysvetlenie» tohto javu.
výklad noun mi
  way of understanding: interpretácia, vysvetlenie, chápanie = «Výklad» ústavy patrí ústavnému súdu.
pozorovanie noun n
  careful watching: sledovanie, skúmanie; academic observácia = Terénne «pozorovanie» trvalo celé leto.
pokus noun mi
  scientific trial: experiment, skúška, test = «Pokus» sme zopakovali päťkrát.
  try: snaha, úsilie, skúška = Prvý «pokus» o reformu zlyhal.
meranie noun n
  finding of a size: zisťovanie, určovanie, odmeranie = «Meranie» tlaku prebiehalo každú hodinu.
opatrenie noun n
  step taken: krok, zásah, nariadenie = Vláda prijala «opatrenia» proti nezamestnanosti.
miera noun f
  degree: stupeň, rozsah, úroveň = «Miera» nezamestnanosti v regióne klesla.
kritérium noun n
  standard for judging: meradlo, hľadisko, norma = «Kritériá» výberu sme určili vopred.
ukazovateľ noun mi
  sign that can be measured: indikátor, index, znak = Dĺžka života je «ukazovateľom» blahobytu.
hodnota noun f
  number measured: údaj, číslo = Namerané «hodnoty» prekračujú európsky priemer.
  worth: cena, význam, kvalita = Literárna «hodnota» denníka je sporná.
obyvateľstvo noun n
  people of a place: obyvatelia, ľudia; academic populácia = Vidiecke «obyvateľstvo» rýchlo starne.
dotazník noun mi
  list of questions: formulár, anketový hárok = «Dotazník» vyplnilo osemdesiat respondentov.
rozhovor noun mi
  talk: interview, beseda, dialóg = Všetky «rozhovory» sme nahrali a prepísali.
účastník noun ma
  person taking part: zúčastnený, participant, člen = «Účastníci» podpísali písomný súhlas.
výskumník noun ma
  person who does research: bádateľ, vedec, vedecký pracovník = «Výskumníci» skúmali nárečia na východe krajiny.
autor noun ma
  writer of a text: pisateľ, pôvodca, tvorca = «Autor» textu kritizuje klasické teórie.
odborník noun ma
  person who knows a field: špecialista, znalec, expert; opposite laik = «Odborníci» sa na príčine nezhodli.
ukázať verb
  make visible: odhaliť, preukázať, doložiť; literary vyjaviť = Merania «ukázali» stály rast teploty.
dokázať verb
  prove: preukázať, doložiť, dosvedčiť; opposite vyvrátiť = Pokus «dokázal», že materiál znesie vysokú teplotu.
  be able to: vedieť, byť schopný, zvládnuť = Moderná medicína «dokáže» túto chorobu liečiť.
preukázať verb
  prove: dokázať, doložiť, dosvedčiť; opposite vyvrátiť = Žalobca musí «preukázať» vznik škody.
naznačovať verb
  point to without proving: nasvedčovať, dávať tušiť, signalizovať = Výsledky «naznačujú», že spánok ovplyvňuje pamäť.
tvrdiť verb
  say firmly: vyhlasovať, hovoriť, uvádzať; opposite popierať = Kritik «tvrdí», že román napodobňuje francúzske vzory.
uvádzať verb
  say or name: spomínať, vymenúvať, konštatovať = Kronika «uvádza» päť rôznych príčin hladomoru.
uviesť verb
  say: povedať, vyhlásiť, konštatovať = Polovica opýtaných «uviedla», že číta denne.
vyhlásiť verb
  say openly: oznámiť, povedať = Minister «vyhlásil», že reforma sa odloží.
zdôrazniť verb
  stress: podčiarknuť, vyzdvihnúť, zvýrazniť; academic akcentovať = Autorka «zdôraznila» úlohu ústnej tradície.
poznamenať verb
  say in passing: podotknúť, dodať, uviesť = Prekladateľ «poznamenal», že originál je nejasný.
popierať verb
  say that something is not so: odmietať, zapierať; academic negovať; opposite potvrdzovať = Nikto «nepopiera» vplyv podnebia na úrodu.
spochybniť verb
  put in doubt: napadnúť, vziať do pochybnosti; opposite potvrdiť = Viacerí autori «spochybnili» toto datovanie.
pripustiť verb
  grant as true: uznať, priznať; opposite poprieť = Autor «pripustil», že vzorka bola malá.
uznať verb
  grant as true: pripustiť, priznať; academic akceptovať; opposite poprieť = Súd «uznal», že lehota bola krátka.
zistiť verb
  find out: objaviť, odhaliť; opposite prehliadnuť = «Zistili» sme veľké rozdiely medzi skupinami.
pozorovať verb
  watch: sledovať, všímať si, skúmať = Študenti mesiac «pozorovali» správanie včiel.
objaviť verb
  find something new: nájsť, odhaliť, odkryť = Archeológovia «objavili» zvyšky rímskeho tábora.
skúmať verb
  inquire into: študovať, analyzovať, zisťovať = Tím «skúma» príčiny erózie pôdy.
preskúmať verb
  examine closely: prešetriť, preveriť, rozobrať = Komisia «preskúmala» okolnosti nehody.
študovať verb
  inquire into: skúmať, analyzovať, rozoberať = Tento jav sa «študuje» najmä vo veľkých mestách.
analyzovať verb
  examine part by part: rozoberať, skúmať, rozčleňovať = Tretia kapitola «analyzuje» stavbu románu.
opísať verb
  tell what something is like: vylíčiť, charakterizovať = Autorka «opísala» podmienky práce v továrňach.
predstaviť verb
  set before the reader: ukázať, uviesť, priblížiť; academic prezentovať = V úvode «predstavíme» plán práce.
vymedziť verb
  state the meaning or bounds: definovať, určiť, ohraničiť = Zákon «vymedzil» pojem spotrebiteľa.
definovať verb
  state the meaning of: vymedzovať, vymedziť, určovať, určiť = Kľúčové pojmy «definujeme» v druhej kapitole.
vysvetliť verb
  make clear: objasniť, ozrejmiť, osvetliť; academic explikovať = Model «vysvetlil» kolísanie cien obilia.
objasniť verb
  make clear: vysvetliť, ozrejmiť, osvetliť = Štúdia «objasnila» mechanizmus vzniku choroby.
interpretovať verb
  understand in a certain way: vykladať, chápať, vysvetľovať = Tento výsledok treba «interpretovať» opatrne.
porovnať verb
  set side by side: konfrontovať, postaviť vedľa seba; academic komparovať = «Porovnali» sme dve vydania toho istého textu.
rozlišovať verb
  see a difference: rozoznávať, odlišovať; academic diferencovať; opposite zamieňať = Autor «rozlišuje» tri druhy pamäti.
triediť verb
  sort into groups: klasifikovať, deliť, členiť = Pôdy «triedime» podľa obsahu ílu.
vyvodiť verb
  reach by reasoning: odvodiť, usúdiť; academic dedukovať = Z čísel možno «vyvodiť» vek stavby.
potvrdiť verb
  show to be right: dosvedčiť, overiť, doložiť; opposite vyvrátiť = Druhý test pôvodný výsledok «potvrdil».
vyvrátiť verb
  show to be wrong: poprieť, odmietnuť; academic falzifikovať; opposite potvrdiť = Nové nálezy «vyvrátili» hypotézu o skorej migrácii.
odmietnuť verb
  not accept: zamietnuť, neprijať, zavrhnúť; opposite prijať = Súd návrh ako neopodstatnený «odmietol».
kritizovať verb
  find fault with: odsudzovať, napádať, podrobovať kritike; opposite chváliť = Ekonómovia «kritizovali» politiku úspor.
spomenúť verb
  name briefly: zmieniť sa o, uviesť, pripomenúť = Autor «spomenul» aj ďalšie príčiny úpadku.
citovať verb
  give another's words: uvádzať, odvolávať sa na, odkazovať na = Článok «cituje» viac ako sto prác.
upresniť verb
  say exactly: spresniť; academic konkretizovať, špecifikovať = Zákon lehotu bližšie «neupresnil».
rozoberať verb
  treat in detail: analyzovať, skúmať, preberať = Štvrtá časť «rozoberá» obmedzenia štúdie.
zaoberať sa verb
  deal with a matter: venovať sa, zapodievať sa, zameriavať sa na = Málo prác «sa zaoberá» dvojjazyčnosťou detí.
navrhnúť verb
  put forward: odporučiť, predložiť, dať návrh na = Autori «navrhli» rýchlejší algoritmus triedenia.
odporúčať verb
  advise: radiť, navrhovať; opposite odhovárať = Príručka «odporúča» každoročné prehliadky.
predpokladať verb
  take as true: domnievať sa, myslieť si, usudzovať = «Predpokladáme», že teplota ostáva stála.
považovať verb
  look at as (with «za»): pokladať, mať = Básnika «považujú» za predchodcu moderny.
domnievať sa verb
  be of the opinion: myslieť si, nazdávať sa, mieniť = Historici «sa domnievajú», že list je falzifikát.
odhadnúť verb
  find a likely value: určiť približne, približne vypočítať = Škody «odhadli» na dva milióny eur.
hodnotiť verb
  judge the worth: posudzovať, oceňovať, známkovať = Učitelia «hodnotili» písomné práce anonymne.
posúdiť verb
  judge: zhodnotiť, zvážiť, ohodnotiť = Komisia «posúdila» účinnosť liečby.
overiť verb
  test whether true: skontrolovať, preveriť; academic verifikovať = Správnosť prekladu «overili» dvaja znalci.
merať verb
  find the size of: zisťovať, určovať, zaznamenávať = Snímač «meria» vlhkosť každú minútu.
vypočítať verb
  find by numbers: vyrátať, prepočítať, zrátať = Priemer sme «vypočítali» z desiatich meraní.
určiť verb
  find out exactly: stanoviť, zistiť; academic determinovať = Koncentráciu sme «určili» spektrometricky.
stanoviť verb
  set, fix: určiť, ustanoviť, vymedziť = Zmluva «stanovila» práva oboch strán.
vybrať verb
  choose: zvoliť, vyvoliť; academic selektovať = Účastníkov sme «vybrali» náhodne.
zvoliť verb
  choose: vybrať, rozhodnúť sa pre, vyvoliť = Túto metódu sme «zvolili» pre jej jednoduchosť.
zbierať verb
  gather: zhromažďovať, získavať, sústreďovať = Údaje sme «zbierali» pomocou dotazníkov.
získať verb
  come to have: dosiahnuť, dostať; opposite stratiť = V oboch prípadoch sme «získali» podobné výsledky.
použiť verb
  put to use: využiť, uplatniť; academic aplikovať = Na analýzu sme «použili» elektrónový mikroskop.
využívať verb
  make use of: používať, uplatňovať; academic aplikovať = Nemocnice «využívajú» nový systém objednávania.
uplatniť verb
  put into practice: použiť, využiť; academic aplikovať = Sudca «uplatnil» miernejší zákon.
vypracovať verb
  work out: zostaviť, vyhotoviť = Znalec «vypracoval» podrobný posudok.
uskutočniť verb
  carry out: vykonať, urobiť; academic realizovať = Prieskum sa «uskutočnil» v máji.
vykonať verb
  carry out: uskutočniť, urobiť; academic realizovať = Všetky merania sme «vykonali» pri izbovej teplote.
zvýšiť verb
  make more: zväčšiť, posilniť, navýšiť; opposite znížiť = Reklama «zvýšila» záujem o výrobok.
rásť verb
  become more: stúpať, zvyšovať sa, pribúdať; opposite klesať = Počet prípadov každý rok «rastie».
klesať verb
  become less: padať, znižovať sa, ubúdať; opposite rásť, stúpať = Cena obilia od jesene «klesá».
znížiť verb
  make less: zmenšiť, obmedziť; academic redukovať; opposite zvýšiť = Izolácia stien «znížila» straty tepla.
obmedziť verb
  set bounds to: ohraničiť, zúžiť; academic limitovať; opposite rozšíriť = Zákon «obmedzil» moc vlády.
rozšíriť verb
  make wider: zväčšiť, doplniť; opposite zúžiť = Ďalší výskum by mohol vzorku «rozšíriť».
zlepšiť verb
  make better: zdokonaliť, zveľadiť; academic optimalizovať; opposite zhoršiť = Cvičenie «zlepšilo» pamäť starších ľudí.
zhoršiť verb
  make worse: sťažiť, skomplikovať; opposite zlepšiť = Sucho «zhoršilo» postavenie roľníkov.
zmeniť verb
  make different: premeniť, pozmeniť; academic modifikovať; opposite zachovať = Internet «zmenil» spôsob, akým čítame.
upraviť verb
  change a little: pozmeniť, prispôsobiť; academic modifikovať = Po skúške sme otázky mierne «upravili».
rozvíjať verb
  make grow: zveľaďovať, rozširovať, pestovať; opposite brzdiť = Hra «rozvíja» tvorivosť detí.
ovplyvniť verb
  have an effect on: zapôsobiť na, poznačiť, zasiahnuť = Prostredie školy «ovplyvnilo» motiváciu žiakov.
spôsobiť verb
  bring about: zapríčiniť, vyvolať, privodiť = Zemetrasenie «spôsobilo» veľké škody.
vyvolať verb
  bring about: spôsobiť, zapríčiniť, podnietiť = Rozhodnutie «vyvolalo» protesty v hlavnom meste.
vytvoriť verb
  bring into being: utvoriť, zriadiť, založiť; academic kreovať; opposite zničiť = Štát «vytvoril» nové inštitúcie.
podporovať verb
  help: napomáhať, posilňovať, povzbudzovať; opposite brániť = Vlhkosť «podporuje» rast plesní.
umožniť verb
  make possible: dovoliť, dať možnosť; opposite znemožniť = Metóda «umožnila» porovnať dlhé rady údajov.
brániť verb
  keep from happening: zabraňovať, zamedzovať, prekážať = Vrstva oleja «bráni» oxidácii kovu.
zabezpečiť verb
  make certain: zaistiť, zaručiť; academic garantovať = Zmluva «zabezpečila» ochranu osobných údajov.
poskytnúť verb
  give: dať, ponúknuť, dodať; opposite odoprieť = Archívy «poskytli» neznáme dokumenty.
obsahovať verb
  have inside: zahŕňať, mať = Práca «obsahuje» päť kapitol.
zahrnúť verb
  put among the parts: začleniť, pojať, zaradiť; opposite vylúčiť = Do analýzy sme «zahrnuli» aj staršie články.
vylúčiť verb
  leave out: vyradiť, vynechať; academic eliminovať; opposite zahrnúť = Neúplné dotazníky sme z analýzy «vylúčili».
tvoriť verb
  make up: predstavovať, vytvárať = Ženy «tvoria» dve tretiny vzorky.
  bring into being: vytvárať, utvárať, budovať; opposite ničiť = Malé podniky «tvoria» nové pracovné miesta.
predstavovať verb
  be, make up: byť, znamenať = Odpad «predstavuje» vážny problém miest.
  set before the reader: uvádzať, približovať, ukazovať; academic prezentovať = Druhá kapitola «predstavuje» hlavné teórie učenia.
znamenať verb
  have as meaning: označovať, vyjadrovať, mať význam = Čo «znamená» tento výraz v právnickom jazyku?
závisieť verb
  be decided by (with «od»): byť závislý, odvíjať sa = Výsledok «závisí» od kvality údajov.
prispieť verb
  have a share in (with «k»): dopomôcť, napomôcť, mať podiel na = Migrácia «prispela» k úpadku dedín.
vyplývať verb
  come as a result (with «z»): vychádzať, plynúť; academic rezultovať = Z tabuľky «vyplýva», že dievčatá čítajú viac.
pochádzať verb
  come from (with «z»): vychádzať, byť prevzatý = Väčšina slov «pochádza» z latinčiny.
súvisieť verb
  be tied (with «s»): byť spojený, byť spätý = Nespavosť často «súvisí» so stresom.
líšiť sa verb
  be unlike: odlišovať sa, byť odlišný = Naše výsledky «sa líšia» od starších zistení.
vyjadriť verb
  put into words: vysloviť, formulovať, povedať = Básnik «vyjadril» svoje pochybnosti otázkou.
doplniť verb
  make full: obohatiť, skompletizovať = Rozhovory «doplnili» štatistické údaje.
vyriešiť verb
  find the answer to: rozriešiť, rozlúštiť = Algoritmus «vyriešil» rovnicu za pár sekúnd.
zhrnúť verb
  say in short: zosumarizovať; academic rezumovať, sumarizovať = Posledný odsek «zhrnul» hlavné argumenty.
dôležitý adjective
  that matters: významný, závažný, podstatný; opposite nedôležitý = Kroniky sú «dôležitým» prameňom pre historikov.
významný adjective
  that matters: dôležitý, závažný; academic signifikantný; opposite bezvýznamný = Rozdiel medzi skupinami je «významný».
podstatný adjective
  most important: zásadný, hlavný, základný; academic esenciálny; opposite nepodstatný = Dôvera je «podstatnou» súčasťou liečby.
zásadný adjective
  basic: podstatný, kľúčový; academic fundamentálny; opposite okrajový = Medzi oboma zákonmi je «zásadný» rozdiel.
základný adjective
  that others rest on: východiskový, hlavný; academic fundamentálny, elementárny = Ústava chráni «základné» práva.
hlavný adjective
  first in weight: základný, ústredný, kľúčový; academic primárny; opposite vedľajší = «Hlavnou» príčinou bol nedostatok peňazí.
kľúčový adjective
  that decides: rozhodujúci, ústredný, zásadný; opposite vedľajší = Úloha matky je v prvých rokoch «kľúčová».
rozhodujúci adjective
  that decides: určujúci, kľúčový, zásadný = Prvé dni sú pre uzdravenie «rozhodujúce».
jasný adjective
  easy to understand: zrozumiteľný, zrejmý, jednoznačný; opposite nejasný = Znenie zákona tu nie je «jasné».
zrejmý adjective
  that anyone can see: očividný, jasný, viditeľný; academic evidentný; opposite nejasný = Vplyv rodiny je «zrejmý».
zložitý adjective
  of many parts: komplikovaný, spletitý; academic komplexný; opposite jednoduchý = Migrácia je «zložitý» jav.
jednoduchý adjective
  not hard: ľahký, nezložitý, prostý; opposite zložitý = Zvolili sme «jednoduchú» a lacnú metódu.
ťažký adjective
  hard: náročný, zložitý, obťažný; opposite ľahký = Preklad poézie je «ťažká» úloha.
náročný adjective
  hard: ťažký, zložitý, namáhavý; opposite ľahký, nenáročný = Zber údajov bol časovo «náročný».
rozdielny adjective
  not the same: odlišný, rôzny, iný; opposite rovnaký = Nemocnice majú «rozdielne» pravidlá.
odlišný adjective
  not the same: rozdielny, iný, rôzny; opposite rovnaký, zhodný = Druhé vydanie má «odlišný» záver.
rôzny adjective
  of many kinds: rozmanitý, rozličný, mnohoraký; academic diverzný = Respondenti uviedli «rôzne» dôvody.
podobný adjective
  nearly the same: príbuzný, blízky; academic analogický; opposite odlišný = Iné štúdie priniesli «podobné» výsledky.
rovnaký adjective
  the very same: totožný, zhodný; academic identický; opposite rozdielny = Podmienky boli pre všetkých «rovnaké».
potrebný adjective
  that must be had: nutný, žiaduci; opposite zbytočný = Na potvrdenie je «potrebný» ďalší výskum.
nevyhnutný adjective
  that one cannot do without: nutný, nepostrádateľný, neodmysliteľný; opposite zbytočný = Voda je «nevyhnutnou» podmienkou života.
možný adjective
  that can be: mysliteľný, predstaviteľný; academic potenciálny, eventuálny; opposite nemožný = «Možným» vysvetlením je únava účastníkov.
pravdepodobný adjective
  likely: predpokladaný, vierohodný; academic plauzibilný; opposite nepravdepodobný = «Pravdepodobnou» príčinou ťažkostí je vírusová infekcia.
vhodný adjective
  right for the purpose: primeraný, náležitý; academic adekvátny; opposite nevhodný = Metóda nie je «vhodná» pre malé vzorky.
primeraný adjective
  right in measure: vhodný, úmerný, náležitý; academic adekvátny; opposite neprimeraný = Trest musí byť «primeraný».
účinný adjective
  that has the wanted effect: efektívny, osvedčený; opposite neúčinný = Sirup sa ukázal ako «účinný» proti kašľu.
užitočný adjective
  of use: prospešný, osožný, prínosný; opposite neužitočný = Slovníček je «užitočný» pre zahraničných študentov.
platný adjective
  that holds: záväzný, v platnosti; opposite neplatný = Zmluva je «platná» od prvého marca.
spoľahlivý adjective
  that can be trusted: dôveryhodný, hodnoverný; academic reliabilný; opposite nespoľahlivý = Prístroj poskytuje «spoľahlivé» merania.
istý adjective
  beyond doubt: nepochybný, zaručený, nesporný; opposite neistý = Datovanie rukopisu nie je «isté».
správny adjective
  without mistake: bezchybný, presný; academic korektný; opposite nesprávny = Polovica odpovedí bola «správna».
presný adjective
  fully right: precízny, konkrétny; academic exaktný; opposite nepresný, približný = «Presný» dátum narodenia nepoznáme.
nesprávny adjective
  wrong: chybný, mylný; academic nekorektný; opposite správny = Výpočet vychádza z «nesprávneho» čísla.
nový adjective
  not known before: novátorský, pôvodný, originálny; academic inovatívny; opposite starý = Autorka ponúka «nový» výklad.
  of recent times: moderný, súčasný, novodobý; opposite starý = «Nové» technológie menia spôsob výučby.
nedávny adjective
  of a short time ago: nový, posledný, čerstvý; opposite dávny = «Nedávne» výskumy túto myšlienku vyvracajú.
súčasný adjective
  of the present: dnešný, terajší; academic aktuálny; opposite minulý = «Súčasný» stav nemocníc je znepokojivý.
predchádzajúci adjective
  that came before: predošlý, skorší, doterajší; opposite nasledujúci = «Predchádzajúce» štúdie tento jav prehliadali.
nasledujúci adjective
  that comes next: ďalší, nasledovný; opposite predchádzajúci = «Nasledujúca» kapitola uvádza výsledky.
veľký adjective
  large: značný, rozsiahly, vysoký; opposite malý = Do výskumu sa zapojil «veľký» počet škôl.
malý adjective
  little: nevelký, drobný, nízky; opposite veľký = Vzorka je príliš «malá» na zovšeobecnenie.
značný adjective
  rather large: výrazný, veľký, nemalý; opposite nepatrný = Reforma si vyžiadala «značné» výdavky.
výrazný adjective
  easy to notice: zreteľný, nápadný, značný; academic markantný; opposite nevýrazný = Po liečbe nastalo «výrazné» zlepšenie.
rozsiahly adjective
  wide in reach: obsiahly, veľký, široký; opposite malý, úzky = Potrebný je «rozsiahlejší» výskum.
široký adjective
  wide: rozsiahly, rozľahlý, veľký; opposite úzky = Kniha je určená «širokej» verejnosti.
vysoký adjective
  large in amount: veľký, značný, zvýšený; opposite nízky = «Vysoký» tlak je varovným príznakom.
nízky adjective
  small in amount: malý, slabý, znížený; opposite vysoký = «Nízke» náklady vysvetľujú úspech metódy.
dostatočný adjective
  as much as is needed: postačujúci, dostačujúci, uspokojivý; opposite nedostatočný = Dôkazy nie sú «dostatočné» na odsúdenie.
obmedzený adjective
  with bounds: ohraničený, zúžený; academic limitovaný; opposite neobmedzený = Prístup k údajom je «obmedzený».
častý adjective
  that happens often: bežný, opakovaný; academic frekventovaný; opposite zriedkavý = «Častou» chybou je zámena pojmov.
zriedkavý adjective
  that happens seldom: vzácny, ojedinelý, nezvyčajný; opposite častý = Ide o «zriedkavú» chorobu.
bežný adjective
  as is usual: obvyklý, zvyčajný, obyčajný; opposite nezvyčajný = «Bežný» test trvá jednu hodinu.
typický adjective
  as is to be expected of a kind: príznačný, charakteristický, vlastný; opposite netypický = «Typické» príznaky sa objavia po troch dňoch.
osobitný adjective
  of its own kind: zvláštny, samostatný; academic špecifický; opposite všeobecný = Cudzinci majú «osobitný» právny režim.
všeobecný adjective
  of all or most: celkový, všeobecne rozšírený; opposite osobitný = V spoločnosti vládla «všeobecná» nedôvera.
spoločný adjective
  shared: kolektívny, zdieľaný, vzájomný; opposite individuálny = Obe krajiny majú «spoločný» záujem.
verejný adjective
  of or for all people: štátny, všeobecne prístupný; opposite súkromný = «Verejné» nemocnice majú málo lekárov.
spoločenský adjective
  of society: sociálny, verejný = Po vojne sa prehĺbili «spoločenské» rozdiely.
teoretický adjective
  of theory: pojmový, abstraktný; opposite praktický = «Teoretická» časť má dve kapitoly.
praktický adjective
  of practice: užitočný, použiteľný; academic aplikovaný; opposite teoretický = Práca ponúka «praktické» odporúčania.
konkrétny adjective
  real, not abstract: určitý, presný, hmatateľný; opposite abstraktný = Chýbajú «konkrétne» príklady z praxe.
objektívny adjective
  free from bias: nestranný, nezaujatý, neutrálny; opposite subjektívny = Sudca musí zostať «objektívny».
kladný adjective
  good: pozitívny, dobrý, priaznivý; opposite záporný = Šport má «kladný» vplyv na spánok.
záporný adjective
  bad: negatívny, nepriaznivý, zlý; opposite kladný = Hluk má «záporný» vplyv na pozornosť.
priaznivý adjective
  that helps: vhodný, výhodný, dobrý; opposite nepriaznivý = Podmienky pestovania boli «priaznivé».
vážny adjective
  serious: závažný, ťažký, povážlivý; opposite ľahký = Pacient utrpel «vážne» zranenie.
silný adjective
  of great force: mocný, prudký, intenzívny; opposite slabý = «Silný» vietor poškodil snímače.
slabý adjective
  of little force: malý, nevýrazný, nepatrný; opposite silný = Medzi premennými je len «slabý» vzťah.
rýchly adjective
  fast: prudký, svižný, zrýchlený; opposite pomalý = «Rýchly» rast miest zmenil krajinu.
postupný adjective
  step by step: pozvoľný, stupňovitý; academic graduálny; opposite náhly = Pozorovali sme «postupný» pokles teploty.
stály adjective
  that does not change: trvalý, nemenný; academic konštantný, stabilný; opposite premenlivý = Tlak zostal počas pokusu «stály».
úplný adjective
  with nothing missing: celý, kompletný, celkový; opposite neúplný, čiastočný = «Úplný» zoznam je v prílohe.
čiastočný adjective
  in part only: neúplný, obmedzený; academic parciálny; opposite úplný = Máme len «čiastočné» vysvetlenie javu.
celkový adjective
  taken as a whole: úhrnný, súhrnný, všeobecný; opposite čiastkový = «Celkové» náklady projektu nepoznáme.
podrobný adjective
  with all points: detailný, dôkladný, obšírny; opposite stručný = Príloha obsahuje «podrobný» opis prístroja.
stručný adjective
  of little length: krátky, zhustený, zbežný; opposite podrobný, obšírny = Po «stručnom» úvode nasleduje text zákona.
presvedčivý adjective
  that makes one believe: pádny, preukazný; opposite nepresvedčivý = Autor uvádza «presvedčivé» argumenty.
známy adjective
  that people know: všeobecne známy, povedomý; opposite neznámy = Účinky fajčenia sú dobre «známe».
nezávislý adjective
  not resting on others: samostatný, slobodný; academic autonómny; opposite závislý = Obe skupiny sú navzájom «nezávislé».
dostupný adjective
  that can be had: prístupný, dosiahnuteľný, k dispozícii; opposite nedostupný = Údaje sú «dostupné» na požiadanie.
súvislý adjective
  with no break: neprerušený, nepretržitý, plynulý; opposite nesúvislý = Z textu sa nezachoval «súvislý» celok.
výrazne adverb
  to a degree that matters: značne, podstatne, citeľne; academic signifikantne; opposite nepatrne = Riziko po očkovaní «výrazne» kleslo.
veľmi adverb
  to a high degree: mimoriadne, značne, nesmierne; informal strašne = Rozdiely medzi krajmi sú «veľmi» veľké.
značne adverb
  to a rather large degree: výrazne, podstatne, veľmi; opposite mierne = Náklady v posledných rokoch «značne» stúpli.
mierne adverb
  to a small degree: trochu, nepatrne, trocha; opposite výrazne = Hodnoty sa od seba «mierne» líšia.
dosť adverb
  rather: pomerne, celkom; academic relatívne = Prístroj je na náš účel «dosť» presný.
pomerne adverb
  rather: dosť, celkom; academic relatívne = Sociológia je «pomerne» mladá veda.
takmer adverb
  not quite: skoro, bezmála; dated temer = «Takmer» všetci opýtaní zákon poznajú.
približne adverb
  not exactly: asi, zhruba, okolo; academic cirka; opposite presne = Mesto malo «približne» tritisíc obyvateľov.
presne adverb
  with full rightness: precízne, správne; academic exaktne; opposite nepresne = Prístroj meria «presne» aj malé odchýlky.
iba adverb
  nothing but: len, výlučne, jedine = Pokus sa podaril «iba» v dvoch prípadoch.
len adverb
  nothing but: iba, výlučne, jedine = Zákon platí «len» pre nové zmluvy.
čiastočne adverb
  in part: sčasti, do istej miery, neúplne; academic parciálne; opposite úplne = Hypotéza sa potvrdila iba «čiastočne».
úplne adverb
  wholly: celkom, plne, dokonale; academic kompletne, totálne; opposite čiastočne = Požiar archív «úplne» zničil.
najmä adverb
  above all: predovšetkým, hlavne, obzvlášť; academic primárne = Choroba postihuje «najmä» fajčiarov.
predovšetkým adverb
  above all: najmä, hlavne, v prvom rade = Zmena zasiahla «predovšetkým» vidiek.
zvyčajne adverb
  as a rule: spravidla, obyčajne, väčšinou = Žiaci «zvyčajne» uprednostňujú prácu v skupine.
často adverb
  many times: neraz, mnohokrát, veľa ráz; opposite zriedka = Básnik sa «často» vracia k obrazu mora.
niekedy adverb
  at times: občas, kedy-tedy, z času na čas = Pacienti «niekedy» liečbu odmietajú.
zriedka adverb
  few times: málokedy, zriedkavo, ojedinele; opposite často = Ženy vystupujú v kronikách iba «zriedka».
vždy adverb
  at all times: zakaždým, bez výnimky, v každom prípade; opposite nikdy = Výsledky nie sú «vždy» jednoznačné.
jasne adverb
  in a way easy to see: zreteľne, zrozumiteľne, jednoznačne; opposite nejasne = Čísla «jasne» ukazujú pokles pôrodnosti.
pravdepodobne adverb
  likely: asi, zrejme, podľa všetkého = Rukopis «pravdepodobne» pochádza z kláštora.
rýchlo adverb
  fast: prudko, svižne, v krátkom čase; informal chytro; opposite pomaly = Počet obyvateľov po vojne «rýchlo» rástol.
postupne adverb
  step by step: pozvoľna, krok za krokom, pomaly; opposite náhle = Nárečie sa z reči mladých «postupne» vytráca.
nedávno adverb
  a short time ago: prednedávnom, pred krátkym časom, v poslednom čase; opposite dávno = Zákon bol «nedávno» zmenený.
predtým adverb
  before that time: skôr, prv, vopred; opposite potom = Pacienti «predtým» lieky neužívali.
neskôr adverb
  after that time: potom, následne, nato; opposite skôr = Editor text «neskôr» opravil.
dnes adverb
  in our time: v súčasnosti, teraz, v súčasnej dobe; opposite kedysi = Metóda je «dnes» veľmi rozšírená.
však connective
  but: ale, lenže, no = Metóda je lacná, má «však» vážne obmedzenia.
ale connective
  but: no, avšak; literary lež = Vzorka je malá, «ale» reprezentatívna.
avšak connective
  but: ale, no, lenže = Hypotéza je lákavá, «avšak» údaje ju nepotvrdzujú.
napriek tomu connective
  in spite of that: predsa, jednako, aj tak = «Napriek tomu» zostáva teória vplyvná.
hoci connective
  in spite of the fact that: aj keď, i keď; academic napriek tomu že = «Hoci» zákon existuje, používa sa zriedka.
pretože connective
  for the reason that: lebo, keďže = Štúdiu zastavili, «pretože» sa minuli peniaze.
keďže connective
  as is known: pretože, lebo; academic vzhľadom na to že; dated nakoľko = «Keďže» údaje chýbajú, záver je len predbežný.
lebo connective
  for the reason that: pretože, keďže = Žiaci sa pomýlili, «lebo» nečítali zadanie.
preto connective
  for this reason: teda, a tak, z tohto dôvodu = «Preto» sme pokus zopakovali.
teda connective
  for this reason: preto, tak, a tak = Oba uhly sú rovnaké, trojuholník je «teda» rovnoramenný.
takže connective
  with the result that: a tak, čiže, a preto = Otázky sme skrátili, «takže» im deti rozumeli.
okrem toho connective
  and more: navyše, nadto, popri tom = «Okrem toho» sa metóda ľahko používa.
navyše connective
  and more: okrem toho, nadto, k tomu = «Navyše» autor prehliada novšie výskumy.
zároveň connective
  at the same time: súčasne, popritom, takisto = Spisovateľ bol «zároveň» vplyvným politikom.
napríklad connective
  as an instance: povedzme, ako príklad, trebárs = Niektoré rastliny, «napríklad» lipa, pôsobia upokojujúco.
čiže connective
  in other words: teda, to znamená, inými slovami = Reakcia je exotermická, «čiže» uvoľňuje teplo.
inými slovami connective
  said otherwise: inak povedané, čiže, to znamená = «Inými slovami», dopyt nezávisí od ceny.
naopak connective
  the other way round: práve naopak, ba naopak = Ceny neklesli, «naopak», vzrástli.
naproti tomu connective
  as a contrast: naopak, oproti tomu = Chlapci čítali málo, dievčatá «naproti tomu» veľa.
zatiaľ čo connective
  whereas: kým, kdežto = Dediny sa vyľudňujú, «zatiaľ čo» mestá rastú.
ak connective
  on condition that: keď, pokiaľ, v prípade že = «Ak» teplota stúpne, reakcia sa zrýchli.
najprv connective
  before the rest: najskôr, v prvom rade, spočiatku; opposite nakoniec = «Najprv» opíšeme teoretický rámec.
nakoniec connective
  at the end: napokon, naostatok, konečne; opposite najprv = Parlament zákon «nakoniec» prijal.
stručne povedané connective
  in few words: skrátka, v krátkosti, jedným slovom = «Stručne povedané», obe teórie sa dopĺňajú.
kapitola noun f
  main part of a book: časť, oddiel, stať = Druhá «kapitola» opisuje právny rámec.
časť noun f
  piece of a whole: diel, úsek, súčasť; opposite celok = Prvá «časť» románu sa odohráva na vidieku.
odsek noun mi
  short part of a text: pasáž, úsek, stať = Posledný «odsek» zhŕňa protiargumenty.
úvod noun mi
  opening part of a text: začiatok, predhovor, vstup; opposite záver = «Úvod» vysvetľuje voľbu témy.
zhrnutie noun n
  short form of a text: súhrn; academic resumé, rekapitulácia = «Zhrnutie» nemá presiahnuť 250 slov.
prehľad noun mi
  general overview: súhrn, náčrt, celkový obraz = Kapitola podáva «prehľad» doterajších výskumov.
text noun mi
  written words: spis, písomnosť = «Text» preložili z latinčiny.
článok noun mi
  text in a journal: štúdia, stať, príspevok = «Článok» vyšiel v sociologickom časopise.
zdroj noun mi
  where information comes from: prameň, podklad, doklad = Autor cituje jediný stredoveký «zdroj».
  where something comes from: pôvod, príčina, východisko = Hlavným «zdrojom» napätia bol spor o pôdu.
prameň noun mi
  where information comes from: zdroj, doklad, podklad = Písomné «pramene» tejto doby sú skromné.
pôvod noun mi
  where something comes from: počiatok, vznik; academic genéza = «Pôvod» slova zostáva neistý.
citát noun mi
  words taken from a text: citácia, výňatok, úryvok = Každý «citát» musí mať odkaz na zdroj.
poznámka noun f
  remark: pripomienka, vysvetlivka, komentár = Prekladateľ výraz objasňuje v «poznámke».
tabuľka noun f
  figures in rows: prehľad, tabuľkový prehľad; dated tabela = «Tabuľka» uvádza priemerné hodnoty podľa okresov.
slovo noun n
  unit of language: výraz, pomenovanie; academic lexéma = Niektoré «slová» stratili pôvodný význam.
výraz noun mi
  word of a field: slovo, pomenovanie; academic termín = Tento «výraz» pochádza z gréčtiny.
jazyk noun mi
  language: reč, dorozumievacia reč = Deti sa cudzí «jazyk» učia ľahšie.
príklad noun mi
  single case that shows the rule: ukážka, prípad, doklad = Tento «príklad» ukazuje nejasnosť zákona.
prípad noun mi
  single instance: situácia, udalosť, príklad = V niektorých «prípadoch» liečba nepomáha.
situácia noun f
  state of things: stav, pomery, okolnosti = Hospodárska «situácia» dedín sa zhoršila.
stav noun mi
  how things are: situácia, pomery, kondícia = «Stav» pacienta sa v noci zhoršil.
podmienka noun f
  what must be given: predpoklad, požiadavka, okolnosť = Dôvera je prvou «podmienkou» dialógu.
súvislosť noun f
  tie between things: vzťah, spojitosť, nadväznosť; academic kontext = Medzi vekom a výsledkom sme nenašli «súvislosť».
okolnosť noun f
  how things stood: situácia, pomery = «Okolnosti» nehody zostali nejasné.
prostredie noun n
  surroundings: okolie, ovzdušie; academic milieu = Dieťa sa učí z «prostredia», v ktorom žije.
jav noun mi
  something that can be observed: úkaz; academic fenomén = Tento «jav» sa vyskytuje iba v horách.
skutočnosť noun f
  what is real: fakt, realita, pravda; opposite fikcia = Treba brať do úvahy «skutočnosť», že obyvateľstvo starne.
udalosť noun f
  what happens: príhoda, dianie = «Udalosti» roku 1848 zmenili Európu.
proces noun mi
  chain of changes: priebeh, vývoj, dej = Učenie je dlhodobý «proces».
vývoj noun mi
  change step by step: rozvoj, priebeh; academic evolúcia; opposite stagnácia = Graf sleduje «vývoj» miezd od roku 1990.
rozvoj noun mi
  growing: rast, rozmach, vzostup; opposite úpadok = «Rozvoj» regiónu závisí od dobrých ciest.
pokrok noun mi
  change for the better: posun, vzostup; academic progres; opposite úpadok = Pacienti urobili po terapii «pokrok».
zmena noun f
  becoming different: premena, obmena; academic modifikácia, transformácia = «Zmena» podnebia ohrozuje úrodu.
rast noun mi
  becoming more: vzrast, zvyšovanie, vzostup; opposite pokles = «Rast» cien znížil spotrebu.
pokles noun mi
  becoming less: zníženie, zmenšenie, úbytok; opposite rast, vzostup = Štatistika ukazuje «pokles» pôrodnosti.
zlepšenie noun n
  making better: zdokonalenie, náprava; academic optimalizácia; opposite zhoršenie = Správa navrhuje «zlepšenie» verejnej dopravy.
sklon noun mi
  leaning: tendencia, náchylnosť; academic inklinácia = Autor má «sklon» k zovšeobecňovaniu.
úroveň noun f
  height or degree: stupeň, hladina = «Úroveň» vzdelania sa v krajoch líši.
stupeň noun mi
  degree: miera, úroveň = «Stupeň» znečistenia merali denne.
etapa noun f
  part of a process: fáza, obdobie, úsek = V prvej «etape» sme vybrali účastníkov.
obdobie noun n
  stretch of time: doba, čas, éra; academic perióda = V skúmanom «období» sa vývoz zdvojnásobil.
začiatok noun mi
  first part: počiatok, úvod, zrod; opposite koniec = Na «začiatku» storočia malo mesto desaťtisíc obyvateľov.
koniec noun mi
  last part: záver, ukončenie, zakončenie; opposite začiatok = Na «konci» pokusu bol roztok číry.
počet noun mi
  amount counted: množstvo; academic početnosť = «Počet» zahraničných študentov každý rok rastie.
množstvo noun n
  amount: objem, kvantita, počet; opposite kvalita = Na reakciu stačí malé «množstvo» vody.
kvalita noun f
  how good a thing is: akosť, úroveň; opposite kvantita = «Kvalita» prekladu kolíše.
podiel noun mi
  share of a whole: časť, percento, zastúpenie = «Podiel» služieb na hospodárstve vzrástol.
väčšina noun f
  greater part: prevažná časť, viac ako polovica; academic majorita; opposite menšina = «Väčšina» respondentov býva v meste.
menšina noun f
  smaller part: menšia časť, zlomok; academic minorita; opposite väčšina = Zákon odmietla iba «menšina» voličov.
prvok noun mi
  piece of a whole: zložka, súčasť; academic element, komponent = Rytmus je podstatným «prvkom» básne.
zložka noun f
  piece of a whole: súčasť, prvok; academic komponent = Systém má tri nezávislé «zložky».
celok noun mi
  whole of parts: súbor, súhrn, komplex; opposite časť = Zákon treba posudzovať ako «celok».
systém noun mi
  parts that work together: sústava, súbor, usporiadanie = Zdravotnícky «systém» potrebuje peniaze.
štruktúra noun f
  how parts are arranged: stavba, skladba, usporiadanie = «Štruktúra» práce sleduje časový sled.
vzťah noun mi
  tie between things: súvislosť, spojitosť; academic relácia, korelácia = «Vzťah» medzi príjmom a zdravím je známy.
rozdiel noun mi
  being unlike: odlišnosť, rozdielnosť; academic diferencia; opposite zhoda = «Rozdiely» medzi nárečiami sú najmä hláskové.
podobnosť noun f
  being alike: príbuznosť, blízkosť; academic analógia; opposite rozdielnosť = «Podobnosť» oboch zákonov je nápadná.
skupina noun f
  number of people or things: súbor, zoskupenie, okruh = Kontrolná «skupina» liek nedostala.
druh noun mi
  kind: typ, forma; academic kategória = Tento «druh» zmluvy je v praxi vzácny.
vlastnosť noun f
  typical feature: črta, znak; academic charakteristika = «Vlastnosti» zliatiny závisia od teploty.
znak noun mi
  typical feature: črta, príznak, vlastnosť; academic atribút = Irónia je typickým «znakom» jeho štýlu.
výhoda noun f
  what is good about a thing: prednosť, plus, klad; opposite nevýhoda = «Výhodou» metódy je rýchlosť.
nevýhoda noun f
  what is bad about a thing: nedostatok, slabina, mínus; opposite výhoda = Vysoká cena je vážnou «nevýhodou».
prínos noun mi
  good that comes from something: vklad, klad, prospech = Hlavným «prínosom» práce je nová klasifikácia.
riziko noun n
  chance of harm: nebezpečenstvo, hrozba, ohrozenie = Fajčenie zvyšuje «riziko» infarktu.
chyba noun f
  what is wrong: omyl, nesprávnosť, nepresnosť, pochybenie, nedostatok = «Chyba» vo výpočte zmenila konečný výsledok.
potreba noun f
  what must be had: nevyhnutnosť, nutnosť, požiadavka = Rečníci zdôraznili «potrebu» reformy.
možnosť noun f
  what can be: šanca, príležitosť; academic eventualita; opposite nemožnosť = Študenti majú «možnosť» študovať v zahraničí.
schopnosť noun f
  power to do: spôsobilosť, zdatnosť; academic kompetencia; opposite neschopnosť = Test meria «schopnosť» sústrediť sa.
úsilie noun n
  use of strength: snaha, námaha = Učenie si vyžaduje trvalé «úsilie».
činnosť noun f
  what is done: práca, aktivita, fungovanie; opposite nečinnosť = «Činnosť» mozgu počas spánku klesá.
rozhodnutie noun n
  choice made: voľba, záver, uznesenie = «Rozhodnutie» o liečbe je na pacientovi.
  ruling of a court: rozsudok, verdikt, výrok = Právnici kritizovali «rozhodnutie» súdu.
názor noun mi
  what one thinks: mienka, postoj, presvedčenie = «Názory» kritikov sa rozchádzajú.
postoj noun mi
  stand taken: stanovisko, názor; academic pozícia = Verejnosť zaujala k reforme odmietavý «postoj».
argument noun mi
  reason given: dôvod, dôkaz, zdôvodnenie; opposite protiargument = Autorov «argument» nie je presvedčivý.
diskusia noun f
  exchange of arguments: debata, rozprava, polemika = «Diskusia» o jadrovej energii pokračuje.
spor noun mi
  quarrel: polemika, nezhoda, rozpor; academic kontroverzia; opposite zhoda = O pôvode jazyka sa vedie dlhý «spor».
zhoda noun f
  being of one mind: súhlas, súlad; academic konsenzus; opposite nezhoda = Medzi bádateľmi nepanuje «zhoda».
záujem noun mi
  wish to know: zvedavosť, pozornosť, zaujatie; opposite nezáujem = «Záujem» o orálnu históriu vzrástol.
pozornosť noun f
  turning of the mind to something: záujem, všímavosť, sústredenie; opposite nepozornosť = Autor venuje «pozornosť» drobným detailom.
spoločnosť noun f
  people living together: verejnosť, spoločenstvo = Moderná «spoločnosť» sa rýchlo mení.
  firm: podnik, firma; academic korporácia = Súd uložil «spoločnosti» vysokú pokutu.
spoločenstvo noun n
  people with something in common: pospolitosť, obec; academic komunita = Dedinské «spoločenstvo» si chráni zvyky.
jednotlivec noun ma
  single person: človek, osoba; academic indivíduum; opposite kolektív = Každý «jednotlivec» má právo na vzdelanie.
osoba noun f
  human being: človek, jednotlivec; academic indivíduum = Každej «osobe» sme položili tie isté otázky.
inštitúcia noun f
  public body: ustanovizeň, organizácia, úrad = Univerzita je verejná «inštitúcia».
úrad noun mi
  public body: orgán, inštitúcia; dated vrchnosť = Projekt schválil miestny «úrad».
vzdelávanie noun n
  teaching: výučba, školenie; academic edukácia = Celoživotné «vzdelávanie» zvyšuje zamestnanosť.
zákon noun mi
  rule made by the state: právna norma, právny predpis, predpis = «Zákon» chráni zraniteľných spotrebiteľov.
právo noun n
  what one may claim: nárok, oprávnenie; academic prerogatíva; opposite povinnosť = «Právo» na obhajobu je zaručené.
  rules of a state: právny poriadok, zákony, právny systém = Slovenské «právo» takúto reklamu zakazuje.
povinnosť noun f
  what one must do: záväzok, úloha; academic obligácia; opposite právo = Predávajúci má «povinnosť» vec odovzdať.
liečba noun f
  care of the sick: liečenie, terapia, kúra = «Liečbu» ukončili po desiatich dňoch.
choroba noun f
  bad state of health: ochorenie; literary neduh; opposite zdravie = «Choroba» sa zvyčajne objavuje u detí.
nástroj noun mi
  tool: prostriedok, pomôcka = Dotazník je užitočným «nástrojom» sociológie.
prostriedok noun mi
  what helps to reach an aim: nástroj, spôsob, cesta = Tlač je «prostriedkom» ovplyvňovania verejnosti.
použitie noun n
  use: využitie, uplatnenie; academic aplikácia; dated upotrebenie = «Použitie» antibiotík treba prísne kontrolovať.
správanie noun n
  way of acting: konanie, počínanie, vystupovanie = «Správanie» zákazníkov sa v pandémii zmenilo.
odhaliť verb
  bring to light: odkryť, objaviť, zistiť; opposite zakryť = Porovnanie «odhalilo» chyby v preklade.
doložiť verb
  give proof of: dokázať, preukázať; academic dokumentovať = Toto tvrdenie autor «nedoložil» prameňmi.
odôvodniť verb
  give the reasons: zdôvodniť, vysvetliť, podložiť = Sudca musí rozhodnutie «odôvodniť».
obhajovať verb
  speak for: brániť, zastávať, podporovať; opposite napádať = Filozof «obhajoval» slobodu svedomia.
pochybovať verb
  have doubts (with «o»): mať pochybnosti, byť na pochybách; opposite veriť = Historici «pochybujú» o pravosti listiny.
súhlasiť verb
  be of one mind (with «s»): stotožňovať sa, zhodovať sa, byť zajedno; opposite nesúhlasiť = S týmto výkladom «súhlasí» väčšina právnikov.
charakterizovať verb
  name the features of: opísať, vystihnúť, vymedziť, opisovať = Kritik «charakterizoval» román ako satiru.
sledovať verb
  follow over time: pozorovať, monitorovať, skúmať = Pacientov sme «sledovali» jeden rok.
vidieť verb
  notice: pozorovať, badať = Z grafu «vidieť» jasný pokles.
chápať verb
  grasp the meaning: vnímať, ponímať, interpretovať = Autor «chápe» slobodu ako zodpovednosť.
pochopiť verb
  grasp the meaning: porozumieť, uchopiť, postihnúť = Žiaci «nepochopili» pojem zlomku.
poznať verb
  have knowledge of: vedieť o, mať vedomosť o, ovládať = Skutočné príčiny choroby «pozná» málokto.
zohľadniť verb
  take into account: prihliadnuť na, vziať do úvahy; opposite prehliadnuť = Model «zohľadnil» aj vplyv inflácie.
prehliadať verb
  pay no heed to: nevšímať si, opomínať; academic ignorovať; opposite zohľadňovať = Výskum dlho «prehliadal» vidiecke prostredie.
vyžadovať verb
  need: potrebovať, žiadať, požadovať = Toto tvrdenie «vyžaduje» ďalšie dôkazy.
žiadať verb
  ask for: požadovať, domáhať sa, dožadovať sa = Žalobca «žiada» zrušenie zmluvy.
začať verb
  make a start: započať, spustiť; academic iniciovať; opposite skončiť = Firma «začala» práce minulý rok na jar.
ukončiť verb
  bring to an end: skončiť, zakončiť, uzavrieť; opposite začať = Autor «ukončil» článok otázkou.
pokračovať verb
  go on (with «v»): napredovať, neustávať; opposite prestať = Tím «pokračoval» vo výskume aj po vojne.
zachovať verb
  keep: uchovať, udržať; opposite zmeniť = Nový preklad «zachoval» rytmus originálu.
udržať verb
  keep as it is: zachovať, podržať, uchovať; opposite stratiť = Podarilo sa «udržať» stálu teplotu.
prevažovať verb
  be more than the rest: prevládať, mať prevahu; academic dominovať = Vo vzorke «prevažovali» ženy.
vzniknúť verb
  come into being: utvoriť sa, zrodiť sa; academic konštituovať sa; opposite zaniknúť = Spolok «vznikol» koncom storočia.
nastať verb
  come about: dostaviť sa, prísť, objaviť sa = Po týždni «nastalo» zlepšenie.
existovať verb
  be: jestvovať, byť, vyskytovať sa = Takéto rozdiely «existujú» aj inde.
vyskytovať sa verb
  be found: nachádzať sa, objavovať sa, byť = Tento druh «sa vyskytuje» iba v horách.
zúčastniť sa verb
  take part: podieľať sa na, participovať na, byť prítomný na = Prieskumu «sa zúčastnilo» deväťdesiat dobrovoľníkov.
viesť verb
  have as result (with «k»): smerovať, mať za následok, vyúsťovať do = Nedostatok spánku «vedie» k chybám.
odrážať verb
  show like a mirror: zrkadliť, vyjadrovať; academic reflektovať = Zákony «odrážajú» hodnoty spoločnosti.
spájať verb
  join: zlučovať, prepájať; academic integrovať; opposite oddeľovať = Projekt «spája» výskum s výučbou.
rozdeliť verb
  part into pieces: rozčleniť, členiť, roztriediť; opposite spojiť = Účastníkov sme «rozdelili» do dvoch skupín.
oddeliť verb
  set apart: odlúčiť, vyčleniť; academic separovať; opposite spojiť = Filter «oddelil» pevné častice od vody.
nahradiť verb
  put in place of: vymeniť, zastúpiť; academic substituovať = Nový zákon «nahradil» staršiu úpravu.
pridať verb
  put to the rest: doplniť, dodať, pripojiť; opposite ubrať = V druhom vydaní autor «pridal» dve kapitoly.
odstrániť verb
  take away: odbúrať, zlikvidovať; academic eliminovať; opposite pridať = Filter «odstránil» šum zo signálu.
predchádzať verb
  keep from happening: zabraňovať, zamedzovať, brániť = Očkovanie «predchádza» ťažkému priebehu choroby.
urýchliť verb
  make faster: zrýchliť; academic akcelerovať, dynamizovať; opposite spomaliť = Katalyzátor «urýchlil» reakciu.
posilniť verb
  make stronger: upevniť, podporiť, zosilniť; opposite oslabiť = Úspech «posilnil» dôveru žiakov.
oslabiť verb
  make weaker: zoslabiť, podlomiť, narušiť; opposite posilniť = Kríza «oslabila» autoritu štátu.
zaviesť verb
  bring in for the first time: ustanoviť, uviesť; academic implementovať; opposite zrušiť = Škola «zaviedla» nový systém hodnotenia.
vydať verb
  bring out in print: uverejniť, publikovať, zverejniť = Výsledky «vydali» v lekárskom časopise.
napísať verb
  produce a text: spísať, zostaviť = Kroniku «napísal» neznámy mních.
ponúkať verb
  give to choose: dávať, poskytovať, predkladať; opposite odopierať = Štúdia «ponúka» celkový obraz problému.
teoreticky adverb
  in theory: v teórii, abstraktne, hypoteticky; opposite prakticky = Riešenie je «teoreticky» možné.
samostatne adverb
  by itself: osobitne, oddelene, nezávisle; opposite spoločne = Každú skupinu sme hodnotili «samostatne».
spoločne adverb
  with one another: spolu, súčasne, dohromady; opposite samostatne = Obe metódy možno použiť «spoločne».
priamo adverb
  with nothing between: bezprostredne, rovno; opposite nepriamo = Teplota «priamo» ovplyvňuje rýchlosť reakcie.
napriek preposition
  without being stopped by: navzdory; literary vzdor = «Napriek» kritike zákon prijali.
podľa preposition
  as stated by: v súlade s, v zmysle = «Podľa» zákona sú obe strany rovné.
vďaka preposition
  by the good help of: pričinením, zásluhou, pomocou = Pacient vyzdravel «vďaka» novej liečbe.
pomocou preposition
  by means of: prostredníctvom, za pomoci, s pomocou = Údaje sme získali «pomocou» dotazníka.
počas preposition
  while something lasts: v priebehu, v čase, za = «Počas» vojny bola škola zatvorená.
pre preposition
  because of: kvôli, následkom, v dôsledku = Úroda sa stratila «pre» veľké sucho.
rámec noun mi
  bounds of a matter: hranice, rozsah, medze = Táto otázka presahuje «rámec» našej práce.
rozsah noun mi
  how far a thing reaches: veľkosť, miera, šírka = «Rozsah» škôd zatiaľ nepoznáme.
východisko noun n
  starting point: základ, východiskový bod = Teoretickým «východiskom» práce je semiotika.
základ noun mi
  what a thing rests on: podklad, východisko; academic báza, fundament = «Základom» analýzy sú archívne dokumenty.
zoznam noun mi
  list: súpis, register, evidencia = Úplný «zoznam» skratiek je na konci.
pravidlo noun n
  what must be kept to: norma, predpis, zásada = Všetky školy dodržiavajú rovnaké «pravidlá».
odkaz noun mi
  pointer to a source: poznámka, zmienka; academic referencia = Každý citát musí mať «odkaz» na zdroj.
tvrdenie noun n
  what is claimed: výrok, téza; academic konštatovanie, propozícia = Autor svoje «tvrdenie» ničím nedoložil.
domnienka noun f
  what is supposed: predpoklad, hypotéza, dohad; opposite istota = Táto «domnienka» sa nepotvrdila.
pochybnosť noun f
  not being sure: neistota, skepsa; opposite istota = O pravosti listiny vznikli «pochybnosti».
kritika noun f
  finding fault: výhrada, námietka, odsúdenie; opposite chvála = Teória vyvolala ostrú «kritiku».
námietka noun f
  reason against: výhrada, protiargument, pripomienka = Recenzent vzniesol viacero «námietok».
dejiny noun f
  past of people: história, minulosť, vývin = Kniha opisuje «dejiny» mestských škôl.
budúcnosť noun f
  time to come: nasledujúce roky, zajtrajšok, perspektíva; opposite minulosť = V «budúcnosti» budú potrebné rozsiahlejšie štúdie.
minulosť noun f
  time gone by: dávne časy, dejiny, história; opposite budúcnosť = Román skúma «minulosť» šľachtickej rodiny.
čas noun mi
  time: doba, obdobie = V tom «čase» mala obec vlastnú školu.
trh noun mi
  buying and selling: odbyt, trhové prostredie = Firma vstúpila na zahraničný «trh».
štát noun mi
  country with a government: krajina, zem = Malé «štáty» závisia od vývozu.
vláda noun f
  those who govern: kabinet, štátna moc, exekutíva = «Vláda» prijala nový zákon.
žiak noun ma
  child at school: školák, študent; academic edukant = «Žiaci» pracovali v malých skupinách.
učiteľ noun ma
  person who teaches: pedagóg, vyučujúci; informal kantor = «Učitelia» hodnotili písomné práce anonymne.
pacient noun ma
  sick person in care: chorý, liečený; literary nemocný = «Pacienti» vyzdraveli do dvoch týždňov.
čitateľ noun ma
  person who reads: čítajúci; academic recipient, percipient = Autor sa obracia priamo na «čitateľa».
nárast noun mi
  becoming more: rast, vzostup, zvýšenie; opposite pokles = V lete pozorujeme «nárast» počtu nehôd.
zníženie noun n
  making less: zmenšenie, pokles; academic redukcia; opposite zvýšenie = «Zníženie» emisií ostáva hlavným cieľom.
prieskum noun mi
  asking many people: anketa, zisťovanie, výskum = Nedávny «prieskum» ukázal nedôveru mladých ľudí.
skúmanie noun n
  inquiry: výskum, bádanie, štúdium = Podrobné «skúmanie» rukopisu trvalo dva roky.
súhlas noun mi
  saying yes: privolenie, schválenie, povolenie; opposite nesúhlas = Rodičia dali písomný «súhlas» s výskumom.
rozhodovanie noun n
  deciding: voľba, rozhodovací proces = Emócie ovplyvňujú ľudské «rozhodovanie».
okruh noun mi
  group of matters or people: skupina, rad = Dotazník má štyri «okruhy» otázok.
smer noun mi
  way things go: prúd, hnutie; academic orientácia = Autor patrí k realistickému «smeru».
sila noun f
  power: intenzita, prudkosť, energia; opposite slabosť = «Sila» vetra sa v noci zmenšila.
výber noun mi
  choosing: voľba, vyberanie; academic selekcia = «Výber» metódy závisel od nákladov.
podnet noun mi
  what sets going: impulz, pohnútka; academic stimul = Kniha dala «podnet» na ďalší výskum.
vyžiadať si verb
  take as a cost: pohltiť, stáť = Reforma «si vyžiadala» vysoké výdavky.
prijať verb
  agree to: schváliť, odsúhlasiť; academic akceptovať; opposite zamietnuť = Parlament «prijal» nový školský zákon.
schváliť verb
  agree to officially: odsúhlasiť, prijať, potvrdiť; opposite zamietnuť = Etická komisia «schválila» výskum.
zakázať verb
  forbid: nedovoliť, nepovoliť, znemožniť; opposite povoliť = Zákon «zakázal» diskrimináciu v zamestnaní.
chrániť verb
  keep from harm: ochraňovať, strážiť, zabezpečovať; opposite ohrozovať = Ústava «chráni» slobodu prejavu.
ohroziť verb
  put in danger: vystaviť nebezpečenstvu, uviesť do nebezpečenstva; opposite chrániť = Znečistenie «ohrozilo» zdravie detí.
očakávať verb
  think that it will come: čakať, predpokladať, rátať s = Ekonómovia «očakávajú» pokles cien.
zverejniť verb
  make known: uverejniť, publikovať, oznámiť; opposite zatajiť = Úrad «zverejnil» správu v júni.
správa noun f
  official text: hlásenie, oznámenie; academic referát = Komisia zverejnila «správu» o stave škôl.
hranica noun f
  line not to be crossed: medza, rozhranie; academic limit = Hodnoty sú v «hraniciach» zákona.
krok noun mi
  step taken: opatrenie, čin, úkon = Prvým «krokom» bol výber účastníkov.
používať verb
  put to use: využívať, uplatňovať, pracovať s; academic aplikovať = Laboratórium «používa» tri druhy rozpúšťadiel.
určovať verb
  decide what a thing is: stanovovať, vymedzovať, rozhodovať o; academic determinovať = Cenu «určuje» najmä dopyt.
  find out exactly: zisťovať, stanovovať, merať = Vek nálezov «určujeme» rádiouhlíkovou metódou.
navrhovať verb
  put forward: odporúčať, predkladať, dávať návrh na = Autori «navrhujú» nové členenie krajov.
meniť verb
  make different: premieňať, pozmeňovať, pretvárať; academic modifikovať; opposite zachovávať = Internet «mení» spôsob čítania novín.
umožňovať verb
  make possible: dovoľovať, dávať možnosť; opposite znemožňovať = Metóda «umožňuje» porovnať dlhé rady údajov.
porovnávať verb
  set side by side: konfrontovať, klásť vedľa seba; academic komparovať = Článok «porovnáva» dva preklady tej istej básne.
spôsobovať verb
  bring about: vyvolávať, zapríčiňovať, viesť k; opposite brániť = Fajčenie «spôsobuje» choroby pľúc.
vysvetľovať verb
  make clear: objasňovať, ozrejmovať, vykladať; academic explikovať = Teória «vysvetľuje» kolísanie cien ropy.
objasňovať verb
  make clear: vysvetľovať, ozrejmovať, osvetľovať = Kapitola «objasňuje» vznik mestských škôl.
opisovať verb
  tell what something is like: charakterizovať, zachytávať, približovať = Štúdia «opisuje» každodenný život mešťanov.
ovplyvňovať verb
  have an effect on: pôsobiť na, vplývať na, mať vplyv na = Hluk «ovplyvňuje» schopnosť sústrediť sa.
ukazovať verb
  make visible: odhaľovať, dokladať, znázorňovať; opposite zakrývať = Graf «ukazuje» vývoj cien za desať rokov.
dokazovať verb
  prove: dokladať, preukazovať, potvrdzovať; opposite vyvracať = Listiny «dokazujú», že mesto malo vlastný súd.
dokladať verb
  show by facts: dokazovať, preukazovať, potvrdzovať = Autorka svoje tvrdenia «dokladá» citátmi z listov.
potvrdzovať verb
  show to be right: dokazovať, dosvedčovať, dokladať; opposite vyvracať = Nové nálezy «potvrdzujú» staršiu domnienku.
vyvracať verb
  show to be wrong: popierať, odmietať; academic falzifikovať; opposite potvrdzovať = Posledné merania túto teóriu «vyvracajú».
odmietať verb
  not accept: neprijímať, zavrhovať, zamietať; opposite prijímať = Väčšina jazykovedcov tento výklad «odmieta».
zdôrazňovať verb
  stress: podčiarkovať, vyzdvihovať, klásť dôraz na; academic akcentovať = Lekári «zdôrazňujú» význam včasnej diagnózy.
spochybňovať verb
  put in doubt: napádať, oslabovať, brať do pochybnosti; opposite potvrdzovať = Nový nález «spochybňuje» prijatú chronológiu.
zisťovať verb
  try to find out: skúmať, overovať, pátrať po = Dotazník «zisťoval» spokojnosť študentov s výučbou.
overovať verb
  test whether true: preverovať, kontrolovať, skúšať; academic verifikovať = Platnosť modelu «overujeme» na nových údajoch.
posudzovať verb
  judge: hodnotiť, zvažovať; academic evaluovať = Každý článok «posudzujú» dvaja recenzenti.
vyjadrovať verb
  put into words or signs: formulovať, prejavovať, vypovedať o = Báseň «vyjadruje» túžbu po stratenom domove.
stanovovať verb
  set, fix: určovať, vymedzovať, ustanovovať = Zmluva «stanovuje» práva oboch strán.
vymedzovať verb
  state the meaning or bounds: definovať, určovať, ohraničovať = Zákon «vymedzuje» pojem spotrebiteľa.
zvyšovať verb
  make more: zväčšovať, navyšovať, posilňovať; opposite znižovať = Obezita v mladosti «zvyšuje» riziko cukrovky.
znižovať verb
  make less: zmenšovať, obmedzovať; academic redukovať; opposite zvyšovať = Očkovanie výrazne «znižuje» počet nakazených.
obmedzovať verb
  set bounds to: ohraničovať, zužovať; academic limitovať; opposite rozširovať = Nový zákon «obmedzuje» predaj alkoholu.
rozširovať verb
  make wider: zväčšovať, dopĺňať, obohacovať; opposite zužovať = Novela «rozširuje» právomoci polície.
zlepšovať verb
  make better: zdokonaľovať, skvalitňovať, zveľaďovať; opposite zhoršovať = Pravidelný pohyb «zlepšuje» pamäť starších ľudí.
zhoršovať verb
  make worse: sťažovať, komplikovať, oslabovať; opposite zlepšovať = Nedostatok spánku «zhoršuje» študijné výsledky.
vytvárať verb
  bring into being: tvoriť, utvárať, budovať; academic generovať; opposite ničiť = Škola «vytvára» podmienky na samostatnú prácu.
vyvolávať verb
  bring about: spôsobovať, zapríčiňovať, vzbudzovať; opposite potláčať = Nový zákon «vyvoláva» obavy odborníkov.
zabezpečovať verb
  make certain: zaisťovať, zaručovať; academic garantovať = Zmluva «zabezpečuje» ochranu osobných údajov.
poskytovať verb
  give: dávať, ponúkať, dodávať; opposite odopierať = Archívy «poskytujú» cenné doklady o živote mesta.
zahŕňať verb
  have within: obsahovať, pojímať; opposite vylučovať = Vzorka «zahŕňa» obyvateľov šiestich krajov.
prispievať verb
  have a share in (with «k»): napomáhať, pomáhať, mať podiel na = Pohyb «prispieva» k lepšej pamäti.
vznikať verb
  come into being: rodiť sa, utvárať sa, objavovať sa; opposite zanikať = Nové slová «vznikajú» najmä odvodzovaním.
získavať verb
  come to have: nadobúdať, dostávať, zhromažďovať; opposite strácať = Údaje «získavame» priamo od pacientov.
dosiahnuť verb
  get by effort: získať, docieliť, nadobudnúť = Žiaci «dosiahli» v teste lepšie výsledky.
dosahovať verb
  get by effort: získavať, nadobúdať = Podnik aj v kríze «dosahoval» zisky.
uplatňovať verb
  put into practice: používať, využívať; academic aplikovať = Súdy túto zásadu «uplatňujú» rozdielne.
vykonávať verb
  carry out: uskutočňovať, robiť; academic realizovať = Merania «vykonával» jeden skúsený technik.
uskutočňovať verb
  carry out: vykonávať, robiť; academic realizovať = Zber údajov «uskutočňujeme» dvakrát ročne.
prinášať verb
  bring as a result: poskytovať, dávať, ponúkať = Reforma «prináša» výhody najmä malým obciam.
priniesť verb
  bring as a result: poskytnúť, dať, ponúknuť = Pokus «priniesol» nečakané výsledky.
vychádzať verb
  have as a base (with «z»): opierať sa o, zakladať sa na, byť založený na = Závery «vychádzajú» z údajov zo sčítania.
opierať sa verb
  have as a base (with «o»): zakladať sa na, vychádzať z, stavať na = Tvrdenie «sa opiera» o tri nezávislé pramene.
patriť verb
  be one of: radiť sa, prináležať = Tento druh «patrí» medzi ohrozené.
zohrávať verb
  have a part: hrať, plniť, mať = Učiteľ «zohráva» kľúčovú úlohu v motivácii žiakov.
plniť verb
  do what is asked: vykonávať, spĺňať, napĺňať; opposite zanedbávať = Metafora v texte «plní» presviedčaciu funkciu.
riešiť verb
  look for an answer: zaoberať sa, vyrovnávať sa s, usilovať sa vyriešiť = Mestá spoločne «riešia» nedostatok vody.
zhŕňať verb
  say in short: rekapitulovať; academic sumarizovať, rezumovať = Posledná kapitola «zhŕňa» hlavné zistenia.
začínať verb
  make a start: otvárať, spúšťať; academic iniciovať; opposite končiť = Autor «začína» úvahu osobnou spomienkou.
skončiť verb
  bring to an end: ukončiť, zakončiť, uzavrieť; opposite začať = Komisia «skončila» prácu v máji.
odhaľovať verb
  bring to light: odkrývať, objavovať, ukazovať; opposite zakrývať = Porovnanie «odhaľuje» chyby v preklade.
posilňovať verb
  make stronger: upevňovať, podporovať, zosilňovať; opposite oslabovať = Úspech «posilňuje» dôveru žiakov.
oslabovať verb
  make weaker: podlamovať, narúšať, zmenšovať; opposite posilňovať = Spory vo vláde «oslabujú» dôveru občanov.
narušiť verb
  do harm to an order: oslabiť, rozvrátiť, porušiť; opposite obnoviť = Vojna «narušila» tradičné obchodné cesty.
nahrádzať verb
  put in place of: zastupovať, vymieňať; academic substituovať = Stroje postupne «nahrádzajú» ručnú prácu.
odstraňovať verb
  take away: odbúravať, likvidovať; academic eliminovať = Filter «odstraňuje» šum zo signálu.
prijímať verb
  agree to or take: akceptovať, schvaľovať, uznávať; opposite odmietať = Odborná verejnosť túto teóriu «prijíma».
vyberať verb
  choose: voliť, vyčleňovať; academic selektovať = Účastníkov «vyberáme» náhodne.
dopĺňať verb
  make full: obohacovať, pridávať, rozširovať = Výklad «dopĺňajú» názorné obrázky.
upravovať verb
  change a little: pozmeňovať, prispôsobovať; academic modifikovať = Redakcia text pred tlačou «upravuje».
  set rules for: stanovovať, určovať; academic regulovať = Tento zákon «upravuje» ochranu osobných údajov.
zavádzať verb
  bring in for the first time: uvádzať do praxe, ustanovovať; academic implementovať; opposite rušiť = Škola «zavádza» nový systém hodnotenia.
rozdeľovať verb
  part into pieces: členiť, deliť, rozčleňovať; opposite spájať = Autor «rozdeľuje» zbierku na tri časti.
označovať verb
  call: nazývať, pomenúvať = Kritici tento smer «označujú» ako realizmus.
poukazovať verb
  point to (with «na»): upozorňovať, odkazovať, upriamovať pozornosť = Správa «poukazuje» na nedostatky školského systému.
upozorniť verb
  make people notice (with «na»): poukázať, upriamiť pozornosť = Recenzent «upozornil» na chybu vo výpočte.
vnímať verb
  see or feel in a way: chápať, pociťovať, ponímať = Starší ľudia «vnímajú» hluk ako ohrozenie.
prevládať verb
  be more than the rest: prevažovať, mať prevahu; academic dominovať = V odbornej literatúre «prevláda» opačný názor.
zohľadňovať verb
  take into account: prihliadať na, brať do úvahy, mať na zreteli; opposite prehliadať = Model «zohľadňuje» aj vplyv inflácie.
prekonať verb
  get over: zdolať, zvládnuť, premôcť = Podnik «prekonal» krízu vďaka vývozu.
ohrozovať verb
  put in danger: vystavovať nebezpečenstvu, narúšať, poškodzovať; opposite chrániť = Znečistenie «ohrozuje» zdravie detí.
slúžiť verb
  be of use as: byť určený, plniť úlohu, pomáhať = Dotazník «slúži» na zber základných údajov.
prebiehať verb
  take place: konať sa, uskutočňovať sa, odohrávať sa = Výskum «prebiehal» na šiestich školách.
hľadať verb
  try to find: pátrať po, zisťovať, usilovať sa nájsť = Historici «hľadajú» príčiny úpadku mesta.
dodržiavať verb
  keep to: zachovávať, rešpektovať, ctiť; opposite porušovať = Autori «dodržiavajú» zásady etického výskumu.
porušiť verb
  act against: nedodržať, prestúpiť, prekročiť; opposite dodržať = Výrobca «porušil» podmienky zmluvy.
usilovať sa verb
  try to reach: snažiť sa, pokúšať sa = Autor «sa usiluje» o objektívny pohľad.
snažiť sa verb
  try to do: usilovať sa, pokúšať sa, namáhať sa = Práca «sa snaží» vysvetliť príčiny migrácie.
zameriavať sa verb
  give one's mind to (with «na»): sústreďovať sa, orientovať sa, upriamovať sa = Výskum «sa zameriava» na vidiecke školy.
zamerať sa verb
  give one's mind to (with «na»): sústrediť sa, upriamiť sa; academic koncentrovať sa = V práci sme «sa zamerali» na tri otázky.
venovať sa verb
  have as a topic: zaoberať sa, zapodievať sa, zameriavať sa na = Článok «sa venuje» právam dieťaťa.
stúpať verb
  become more: rásť, zvyšovať sa, narastať; opposite klesať = Teplota vody od jari «stúpa».
formulovať verb
  put into words: vyjadriť, vysloviť, stanoviť = Na tomto základe sme «formulovali» tri hypotézy.
zvažovať verb
  weigh in the mind: posudzovať, premýšľať o, uvažovať o = Vláda «zvažuje» zvýšenie dane.
uvažovať verb
  think about: premýšľať, zamýšľať sa, rozmýšľať = Filozof «uvažuje» o povahe slobodnej vôle.
usudzovať verb
  reach by reasoning: vyvodzovať, odvodzovať, domnievať sa; academic dedukovať = Z nálezov «usudzujeme», že osada zanikla náhle.
vyvodzovať verb
  reach by reasoning: usudzovať, odvodzovať; academic dedukovať = Z týchto údajov «vyvodzujeme», že riziko klesá.
skúsenosť noun f
  knowledge gained by doing: prax, poznatok, zručnosť; opposite neskúsenosť = Sestry s dlhšou «skúsenosťou» chybovali menej.
vedomosť noun f
  what one knows: poznatok, znalosť; opposite neznalosť = Test preveril «vedomosti» žiakov o revolúcii.
znalosť noun f
  what one knows: vedomosť, poznatok, ovládanie; opposite neznalosť = Práca predpokladá dobrú «znalosť» latinčiny.
vzdelanie noun n
  what one has learned: kvalifikácia, vzdelanosť = Vyššie «vzdelanie» zvyšuje šancu na prácu.
štúdium noun n
  learning at a school: vzdelávanie, učenie = Denné «štúdium» trvá päť rokov.
  close examination: skúmanie, bádanie, rozbor = Podrobné «štúdium» prameňov prinieslo nové poznatky.
experiment noun mi
  controlled test: pokus, skúška, test = V «experimente» sme použili roztok stálej koncentrácie.
pohľad noun mi
  way of seeing a matter: názor, hľadisko, uhol pohľadu; academic perspektíva = Autorka ponúka nový «pohľad» na dielo romantikov.
perspektíva noun f
  point of view: hľadisko, pohľad, uhol pohľadu = Z «perspektívy» lekára vyzerá spor inak.
  what may come: vyhliadka, nádej, možnosť = Absolventi odboru majú dobré «perspektívy».
aspekt noun mi
  side of a matter: stránka, hľadisko, rozmer = Článok obchádza právne «aspekty» zmluvy.
princíp noun mi
  basic rule: zásada, pravidlo, základ = Zariadenie funguje na jednoduchom «princípe».
norma noun f
  accepted rule: pravidlo, predpis, štandard = Takéto správanie porušuje spoločenské «normy».
požiadavka noun f
  what is asked for: nárok, podmienka, potreba = Prístroj spĺňa «požiadavky» európskej normy.
dopad noun mi
  effect on people or things: vplyv, dôsledok, následok, účinok = «Dopad» reformy pocítili najmä menšie obce.
hrozba noun f
  possible harm: nebezpečenstvo, riziko, ohrozenie = Sucho je pre roľníkov vážnou «hrozbou».
koncepcia noun f
  system of ideas: teória, poňatie, myšlienka = «Koncepcia» sociálneho kapitálu má mnoho zástancov.
vedec noun ma
  person working in science: bádateľ, výskumník, odborník; dated učenec = Medzinárodný tím «vedcov» opísal nový druh hmyzu.
študent noun ma
  person who studies: poslucháč, vysokoškolák, žiak = «Študenti» hodnotili kurz veľmi kladne.
respondent noun ma
  person answering questions: opýtaný, dotazovaný, účastník prieskumu = Väčšina «respondentov» žila vo veľkých mestách.
človek noun ma
  human being: osoba, jednotlivec, jedinec; academic indivíduum = Každý «človek» má právo na vzdelanie.
fakt noun mi
  what is so: skutočnosť, údaj; opposite domnienka = Kniha uvádza viacero neznámych «faktov».
realita noun f
  what is real: skutočnosť, skutočný stav; opposite ilúzia = Štatistika zachytáva «realitu» iba čiastočne.
kontext noun mi
  surrounding facts: súvislosti, rámec, okolnosti = Román treba čítať v «kontexte» doby.
literatúra noun f
  texts on a topic: publikácie, odborné práce, písomníctvo = V odbornej «literatúre» prevláda kvantitatívny prístup.
publikácia noun f
  published text: kniha, práca, spis = Počet «publikácií» na túto tému rýchlo rastie.
kniha noun f
  long printed work: publikácia, zväzok, dielo = Jej prvá «kniha» vyšla v Martine.
tendencia noun f
  way things go: sklon, trend, smerovanie = Vo vývoji jazyka vidieť «tendenciu» k zjednodušeniu.
trend noun mi
  way things go: tendencia, smerovanie, vývoj = Údaje potvrdzujú dlhodobý «trend» starnutia obyvateľstva.
fáza noun f
  part of a process: etapa, štádium, obdobie = V poslednej «fáze» choroby sa objavuje horúčka.
priebeh noun mi
  way something goes on: vývoj, postup, proces = «Priebeh» choroby závisel od veku pacienta.
vznik noun mi
  coming into being: zrod, počiatok, utvorenie; opposite zánik = «Vznik» republiky zmenil postavenie žien.
odchýlka noun f
  being off the rule: rozdiel, nepresnosť; academic deviácia = Prístroj zaznamenal malú «odchýlku» od normy.
výnimka noun f
  what does not follow the rule: odchýlka, zvláštnosť; opposite pravidlo = Zákon pozná dve «výnimky» z tejto zásady.
pravdepodobnosť noun f
  how likely: šanca, nádej, možnosť; opposite nepravdepodobnosť = Včasná liečba zvyšuje «pravdepodobnosť» uzdravenia.
účinnosť noun f
  power to bring the wanted effect: efektívnosť, efektivita; opposite neúčinnosť = «Účinnosť» vakcíny sme hodnotili po roku.
závislosť noun f
  being tied to something: súvislosť, podmienenosť, spätosť; opposite nezávislosť = Graf ukazuje «závislosť» odporu od teploty.
rozpor noun mi
  claims or facts that clash: nesúlad, protirečenie; academic kontradikcia; opposite súlad = Vo výpovedi svedka je viacero «rozporov».
prednosť noun f
  good side: výhoda, klad, silná stránka; opposite nedostatok = «Prednosťou» učebnice je jasný jazyk.
snaha noun f
  trying: úsilie, pokus, námaha = «Snaha» o reformu narazila na odpor úradov.
podpora noun f
  help: pomoc, opora, záštita = Program získal finančnú «podporu» štátu.
ochrana noun f
  keeping from harm: obrana, zabezpečenie; opposite ohrozenie = Zákon upravuje «ochranu» spotrebiteľa.
krajina noun f
  land with a government: štát, zem = Zmluvu podpísalo dvanásť európskych «krajín».
  land that one sees: kraj, príroda, územie = Ťažba zmenila ráz «krajiny».
podstata noun f
  what makes a thing what it is: jadro, zmysel, základ; academic esencia = Svedok vystihol «podstatu» celého sporu.
závažný adjective
  serious: vážny, dôležitý, ťažký; opposite bezvýznamný = U dvoch pacientov nastali «závažné» komplikácie.
určitý adjective
  not named more closely: istý, nejaký, daný = Za «určitých» podmienok reakcia neprebehne.
daný adjective
  that is meant here: konkrétny, príslušný, uvedený = Pre «danú» vzorku test nie je vhodný.
skutočný adjective
  existing in fact: reálny, ozajstný, faktický; opposite zdanlivý = «Skutočné» náklady stavby boli vyššie.
odborný adjective
  of a field of knowledge: vedecký, špecializovaný; opposite laický = Článok vyšiel v «odbornom» časopise.
vedecký adjective
  of research: odborný, bádateľský; academic akademický; opposite nevedecký = Ústav vydáva dva «vedecké» časopisy.
viditeľný adjective
  that can be seen: zreteľný, badateľný, zrejmý; opposite neviditeľný = Následky sucha sú «viditeľné» v celom kraji.
dlhodobý adjective
  lasting long: trvalý, dlhotrvajúci; opposite krátkodobý = «Dlhodobý» stres škodí srdcu.
pozitívny adjective
  good: kladný, priaznivý, dobrý; opposite negatívny = Program mal «pozitívny» vplyv na dochádzku.
negatívny adjective
  bad: záporný, nepriaznivý, zlý; opposite pozitívny = Médiá majú aj «negatívny» vplyv na deti.
sociálny adjective
  of society: spoločenský, verejný = Choroba má aj «sociálne» príčiny.
hospodársky adjective
  of making and selling: ekonomický, finančný = «Hospodárska» kríza zasiahla celú Európu.
ekonomický adjective
  of making and selling: hospodársky, finančný = Odporcovia uvádzali «ekonomické» dôvody.
moderný adjective
  of the present: súčasný, dnešný, novodobý; opposite zastaraný = «Moderná» medicína túto chorobu lieči.
tradičný adjective
  handed down: zaužívaný, zvyčajný, ustálený; opposite moderný = «Tradičné» metódy výučby prevládajú.
úspešný adjective
  that went well: vydarený, účinný; opposite neúspešný = «Úspešná» liečba trvala pol roka.
jednoznačný adjective
  with one meaning only: jasný, nepochybný, nesporný; opposite nejednoznačný = Výsledky pokusu nie sú «jednoznačné».
početný adjective
  many: mnohý, hojný; opposite ojedinelý = Teóriu potvrdili «početné» pokusy.
samostatný adjective
  by itself: nezávislý, oddelený; academic autonómny; opposite závislý = Otázke venujeme «samostatnú» kapitolu.
špecifický adjective
  of its own kind: osobitný, zvláštny, príznačný; opposite všeobecný = Každý odbor má «špecifické» výrazy.
opačný adjective
  the other way round: protikladný, protichodný; opposite rovnaký = Druhý pokus priniesol «opačný» výsledok.
nebezpečný adjective
  that may harm: škodlivý, rizikový, ohrozujúci; opposite bezpečný = Zmes týchto látok je «nebezpečná».
výhodný adjective
  bringing gain: prospešný, priaznivý; opposite nevýhodný = Zmluva bola «výhodná» pre obe strany.
sporný adjective
  on which views differ: diskutabilný, problematický; academic kontroverzný; opposite nesporný = Datovanie rukopisu zostáva «sporné».
kvalitný adjective
  of good quality: dobrý, hodnotný; opposite nekvalitný = Presné meranie vyžaduje «kvalitný» prístroj.
priamy adjective
  with nothing between: bezprostredný, osobný; opposite nepriamy = Kronikár mal «priamy» kontakt so svedkami.
starý adjective
  of long ago: dávny, starobylý, niekdajší; opposite nový = «Staré» mapy zachytávajú zaniknuté obce.
krátky adjective
  of little length: stručný, nedlhý, krátkodobý; opposite dlhý = Po «krátkom» úvode nasleduje rozbor.
dlhý adjective
  of great length: rozsiahly, dlhotrvajúci; opposite krátky = Zber údajov trval «dlhý» čas.
zreteľne adverb
  in a way easy to see: jasne, viditeľne, výrazne; opposite nezreteľne = Údaje «zreteľne» ukazujú rast nezamestnanosti.
podobne adverb
  in nearly the same way: obdobne, rovnako; academic analogicky; opposite inak = Pacienti v oboch skupinách reagovali «podobne».
rovnako adverb
  in the same way: zhodne, takisto, podobne; opposite rozdielne = Všetky vzorky sme pripravili «rovnako».
skutočne adverb
  in fact: naozaj, ozaj, vskutku; opposite zdanlivo = Program «skutočne» znížil počet nehôd.
všeobecne adverb
  by or for most: vo všeobecnosti, celkovo; opposite osobitne = Tento názor sa «všeobecne» prijíma.
stále adverb
  without end: neustále, ustavične, nepretržite; opposite nikdy = Počet prípadov «stále» rastie.
podrobne adverb
  with all points: detailne, dôkladne, obšírne; opposite stručne = Postup «podrobne» opisuje druhá kapitola.
stručne adverb
  in few words: krátko, v krátkosti, zbežne; opposite podrobne = V úvode «stručne» predstavíme použité pramene.
dôkladne adverb
  with care: podrobne, starostlivo, detailne; opposite povrchne = Dotazník sme vopred «dôkladne» overili.
bežne adverb
  as is usual: zvyčajne, obvykle, často; opposite výnimočne = Táto látka sa «bežne» používa v potravinárstve.
opäť adverb
  one more time: znova, znovu, zasa = Po prestávke sme hladinu «opäť» zmerali.
hlavne adverb
  above all: najmä, predovšetkým, v prvom rade = Hluk škodí «hlavne» malým deťom.
úspešne adverb
  with success: s úspechom, účinne; opposite neúspešne = Metódu sme «úspešne» overili v praxi.
prostredníctvom preposition
  by means of: pomocou, cez, za pomoci = Údaje sme zbierali «prostredníctvom» dotazníka.
v dôsledku preposition
  because of: následkom, pre, vplyvom = «V dôsledku» sucha klesla úroda o polovicu.
vzhľadom na preposition
  in view of: so zreteľom na, s ohľadom na = «Vzhľadom na» nedostatok dôkazov súd konanie zastavil.
na rozdiel od preposition
  unlike: oproti, v protiklade k = «Na rozdiel od» starších štúdií sme sledovali aj vek.
písať verb
  produce a text: zapisovať, zaznamenávať, spisovať = Učenec «písal» dejiny svojho kláštora.
zohrávať úlohu verb
  matter: mať vplyv, mať význam, mať váhu = Pri výbere školy «zohráva úlohu» aj príjem rodiny.
hrať verb
  have a part: zohrávať, plniť, mať = Učiteľ «hrá» kľúčovú úlohu v motivácii žiakov.
na základe preposition
  with this as a base: podľa, vychádzajúc z, s oporou v = «Na základe» rozhovorov sme určili tri okruhy problémov.
pôsobiť verb
  have an effect: vplývať, účinkovať, mať vplyv = Liek «pôsobí» najmä na nervovú sústavu.
náklad noun mi
  what a thing costs: výdavok, cena; opposite výnos = «Náklady» na výskum hradí univerzita.
život noun mi
  time of being alive: existencia, bytie; opposite smrť = Autorka opisuje každodenný «život» robotníkov.
spolupráca noun f
  working together: súčinnosť, partnerstvo; academic kooperácia, kolaborácia = «Spolupráca» škôl a múzeí priniesla nové programy.
očakávanie noun n
  what one thinks will come: nádej, predpoklad, predstava = Výsledky nesplnili «očakávania» autorov.
predstava noun f
  picture in the mind: obraz, myšlienka, idea = Mladí ľudia majú jasnú «predstavu» o budúcom povolaní.
organizácia noun f
  body of people: inštitúcia, združenie, spolok = Prieskum uskutočnila nezisková «organizácia».
návrh noun mi
  what is put forward: projekt, koncept, plán = Komisia zamietla «návrh» nového členenia krajov.
voľba noun f
  act of choosing: výber, rozhodnutie; academic selekcia = «Voľba» metódy závisí od veľkosti skupiny.
`)
