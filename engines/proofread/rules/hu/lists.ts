import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Hungarian rows name. */
export const lists: WordLists = {
  /** What wants a comma before "hogy": verbs of saying and thinking, and words that point ahead. */
  beforeThat:
    words(`abban abból ahhoz akarom akarta amiatt annak arra arról attól azért azon azzal bízom csodálom elhatározta elmondta érdekes érzem érzi értem fontos
    gondolja gondolom gondolta hallom hallottam hiszem hiszi igaz írta jelenti jó kár kell kiderült kérdezte kérem kéri kérte kívánom látom látszik lehet lehetetlen lehetséges
    lényeges megígérte meglátom mondja mondjuk mondják mondom mondta mondtam mondták nyilvánvaló olyan örülök remélem remélte szeretném szeretné szükséges
    tudja tudják tudjuk tudod tudom tudta tudtam ugyanolyan valószínű világos érthető úgy állítja állítom észrevettem vettem`),
  /** What stands before "mert" without a comma. */
  beforeMert: words(
    `csak és de hanem már még mivel nem nemcsak pedig s talán vagy azért főleg részben sőt illetve is csupán egyszerűen éppen egyrészt másrészt kiváltképp különösen elsősorban leginkább`,
  ),
  comparatives:
    words(`alacsonyabb drágább érdekesebb erősebb fontosabb gyorsabb hosszabb idősebb jobb kisebb lassabb magasabb nagyobb nehezebb olcsóbb okosabb
    öregebb rosszabb rövidebb szebb fiatalabb könnyebb gyengébb`),
  /** Nouns that begin with a consonant and are not what "az" could point at. */
  consonantWords:
    words(`ház házak könyv könyvek város városok fiú fiúk lány lányok tanár tanárok diák diákok film filmek gyerek gyerekek kutya kutyák macska kert
    munka nap probléma kérdés szoba konyha bolt busz vonat vállalat kormány magyar nyelv világ`),
  /** Words before "e" that ask whether. */
  verbs: words(
    `igaz van volt nincs lesz lehet kell szabad tudja tudod tudom jön jött megy ment kap kapott érdemes fontos szükséges lehetséges hajlandó képes elég jó`,
  ),
  pronouns: words(`én te ő mi ti ők az ez aztán ma most azok ezek ott itt utána így úgy`),
  vowelWords:
    words(`alma almát almák ablak ablakot ablakban asztal asztalon asztalt autó autót autóban ajtó ajtót állat állatok ember embert emberek embereket este élet életben életet
    év évben éve évek első erdő erdőben egész elmúlt egyetem egyetemen egyetemre egyik említett eredmény eredmények eredményeket iskola iskolában iskolába iskolai idő időben
    idei ing ingem irodalom író írók óra órát órán orvos orvost ország országban osztály osztályban otthon oldal oldalon út úton utca utcán utolsó új
    újság üzlet üzletben üzenet ősz öreg összes ötlet angol apa apám anya anyám anyukám apukám alapján anyag adat adatok ember érdek érv egyetlen egyes egészség
    előadás előbb előző ügy úr úgynevezett orosz olasz osztrák európai amerikai általános általános internet információ intézmény`),
  noComma: words(
    `és s vagy de hogy mint csak is meg sem se hanem ha hát na nem ne úgyhogy sőt illetve illetőleg avagy mert még már mintsem noha bár akár főleg például azaz vagyis tehát ám pedig mivel ezért hiszen kivéve nehogy dehogy ugye jó mi ki milyen mennyi ugyan vajon hadd szóval ugyanis pláne kivált éppen épp pont mindjárt igenis és/vagy mintha amint ahogy mikor midőn úgy-ahogy`,
  ),
  numerals: words(
    `két kettő három négy öt hat hét nyolc kilenc tíz húsz harminc negyven ötven hatvan hetven nyolcvan kilencven száz kétszáz háromszáz ötszáz ezer kétezer tízezer egymillió millió tucatnyi tizenkét tizenöt huszonöt sok fél`,
  ),
  persons: words(
    `ember férfi nő fiú lány gyerek gyermek diák tanuló tanár tanárnő tanító orvos nővér barát barátnő barátom barátnőm szomszéd szomszédom szülő anya apa anyám apám testvér testvérem bátyám öcsém nővérem húgom nagymama nagyapa nagymamám nagyapám kolléga kollégám főnök igazgató elnök miniszter író költő festő színész színésznő zenész énekes énekesnő rendőr katona sofőr eladó vevő vendég utas turista kutató tudós mérnök ügyvéd bíró király királynő herceg katolikus szereplő hős hősnő szerző olvasó néző játékos edző versenyző hallgató professzor emberek férfiak nők fiúk lányok gyerekek gyermekek diákok tanulók tanárok orvosok barátok barátaim szülők szüleim testvérek kollégák kollégáim politikusok írók költők színészek zenészek rendőrök katonák vendégek utasok turisták kutatók tudósok szereplők olvasók nézők játékosok hallgatók rokonok rokonaim ismerősök ismerőseim polgárok lakosok munkások dolgozók vezetők embert férfit nőt fiút lányt gyereket diákot tanárt orvost barátot embereket nőket fiúkat lányokat gyerekeket diákokat tanárokat embernek embereknek diákoknak`,
  ),
  things: words(
    `könyv ház film asztal dolog kérdés probléma város autó cikk ötlet vers regény novella szöveg tanulmány dolgozat feladat módszer eredmény adat táblázat ábra elmélet fogalom fejezet bekezdés mondat szó nyelv ország falu utca épület iskola egyetem bolt étterem kórház szoba konyha kert erdő hegy folyó tó tenger telefon számítógép gép program játék zene dal kép festmény szobor kiállítás esemény ünnep verseny mérkőzés meccs óra nap hét hónap év időszak korszak század háború forradalom törvény szabály döntés jelenség folyamat rendszer szervezet vállalat cég intézmény termék szolgáltatás ár pénz fizetés munka lehetőség helyzet ok cél eszköz anyag étel ital gyógyszer betegség ruha cipő táska kabát bútor szék ágy lámpa ajtó ablak busz vonat repülő hajó bicikli út híd tér park állomás hír levél e-mail üzenet ajándék virág fa növény gyümölcs könyvek házak filmek dolgok kérdések problémák városok autók cikkek ötletek versek regények feladatok módszerek eredmények adatok szavak nyelvek országok épületek iskolák játékok képek események törvények szabályok jelenségek folyamatok rendszerek termékek eszközök könyvet házat filmet dolgot kérdést problémát várost autót cikket verset regényt szöveget feladatot módszert eredményt szót nyelvet épületet iskolát játékot képet eseményt könyveket házakat filmeket dolgokat kérdéseket problémákat verseket adatokat szavakat képeket`,
  ),
  verbsThird: words(
    `ad akar alszik áll árul beszél beszélget bízik bír csinál dolgozik dönt él eljön elmegy emlékszik eszik ért érdeklődik érez érkezik fekszik fél felel figyel fizet foglalkozik fut főz gondol gondolkodik hagy hall használ hisz hív hiányzik hoz hord indul ír iszik ismer játszik jár jelent jön kap keres kér kérdez kezd kiabál kíván köszön köt küld lát lakik lép marad megy mesél mond mosolyog mos mozog működik mutat nevet néz nyer nyit olvas örül pihen próbál rajzol segít sír siet sikerül süt szeret számít szól táncol tanít tanul tart tartozik tervez tesz tetszik tud utazik ugrik úszik ül üt vacsorázik vágyik vár vesz vezet visz vitatkozik zavar választ változik vásárol védekezik végez`,
  ),
  verbsFirst: words(
    `adok akarok alszom állok beszélek beszélgetek bízom csinálok dolgozom döntök élek eszem értek érzek érkezem figyelek fizetek futok főzök gondolok gondolkodom hagyok hallok használok hiszek hívok hozok indulok írok iszom ismerek játszom járok jövök kapok keresek kérek kérdezek kezdek kívánok köszönök kötök küldök látok lakom maradok megyek mesélek mondok mosok mutatok nevetek nézek nyerek nyitok olvasok pihenek próbálok rajzolok segítek sietek sütök szeretek táncolok tanítok tanulok tartok tervezek teszek tudok utazom úszom ülök várok veszek vezetek viszek választok vásárolok végzek`,
  ),
  indefiniteFirst: words(
    `adok akarok csinálok értek érzek figyelek fizetek főzök hagyok hallok használok hívok hozok írok ismerek kapok keresek kérek kezdek kívánok kötök küldök látok mesélek mondok mosok mutatok nézek nyerek nyitok olvasok próbálok rajzolok sütök szeretek tanítok tanulok tartok tervezek teszek tudok várok veszek vezetek viszek választok vásárolok végzek`,
  ),
  places: words(
    `iskolában boltban házban városban kórházban templomban moziban színházban erdőben étteremben irodában szobában konyhában parkban múzeumban osztályban országban könyvtárban óvodában kertben faluban bankban áruházban uszodában vendéglőben kávézóban teremben gyárban fővárosban hivatalban hotelben szállodában Londonban Párizsban Bécsben Berlinben Rómában Prágában Franciaországban Angliában Németországban Olaszországban Amerikában Európában Ausztriában Romániában`,
  ),
  placesInto: words(
    `iskolába boltba házba városba kórházba templomba moziba színházba erdőbe étterembe irodába szobába konyhába parkba múzeumba osztályba országba könyvtárba óvodába kertbe faluba bankba áruházba uszodába vendéglőbe kávézóba terembe gyárba fővárosba hivatalba hotelbe szállodába Londonba Párizsba Bécsbe Berlinbe Rómába Prágába Franciaországba Angliába Németországba Olaszországba Amerikába Európába Ausztriába Romániába`,
  ),
  stays: words(
    `lakom lakik lakunk laknak laksz laktam lakott laktunk laktak élek él élünk élnek éltem élt éltek dolgozom dolgozik dolgozunk dolgoznak dolgoztam dolgozott tanulok tanul tanulunk tanulnak tanultam tanult tanultunk alszom alszik aludtam aludt vagyok vagy vagyunk vannak voltam volt voltunk voltak van nyaralok nyaralunk nyaraltunk nyaralt nyaraltam ebédelek ebédel ebédelünk ebédeltünk született születtem születtek található találhatók szerepel szerepelnek lehet`,
  ),
  motions: words(
    `megyek megy megyünk mennek mész mentem ment mentünk mentek menni menjünk jövök jön jövünk jönnek jöttem jött jöttek utazom utazik utazunk utaznak utaztam utazott utaztunk utazni indulok indul indulunk indultam indult indultunk érkezem érkezik érkeztem érkezett érkeztünk érkeztek költözöm költözik költöztünk költözött költöztem költözni sietek siet siettem sietett járok jár járunk járnak jártam járt jártunk`,
  ),
  monthNames: words(`január február március április május június július augusztus szeptember október november december`),
  adjectivePlain: words(
    `jó rossz szép nagy kicsi kis új régi fontos érdekes nehéz könnyű hosszú rövid magas alacsony drága olcsó okos ügyes boldog szomorú fiatal öreg gyors lassú erős gyenge különböző magyar híres kedves nehéz gazdag szegény`,
  ),
  countables: words(
    `alma almák ablak ablakok asztal ajtó ajtók állat állatok autó autók ágy betű betűk bolt boltok busz buszok cikk cikkek cipő cipők diák diákok doboz dobozok dolog dolgok ember emberek épület épületek érv érvek év évek fa fák fal falak falu falvak feladat feladatok fejezet fejezetek fiú fiúk film filmek folyó folyók forint forintok füzet füzetek gép gépek gyerek gyerekek ház házak hegy hegyek hely helyek hét hetek hiba hibák hír hírek hónap hónapok ház iskola iskolák játék játékok jegy jegyek kép képek kérdés kérdések kert kertek kép kiló kilók kilométer kilométerek könyv könyvek kutya kutyák lány lányok lap lapok lecke leckék lehetőség lehetőségek levél levelek macska macskák méter méterek mondat mondatok nap napok név nevek nő nők nyelv nyelvek oldal oldalak óra órák ország országok ötlet ötletek park parkok pohár poharak példa példák perc percek pont pontok probléma problémák program programok regény regények rész részek ruha ruhák sajt sor sorok szék székek szó szavak szoba szobák szabály szabályok szempont szempontok szereplő szereplők szülő szülők táska táskák tanár tanárok tanuló tanulók település települések test testvér testvérek tojás tojások turista turisták ügy ügyek utca utcák út utak város városok vers versek virág virágok vonat vonatok`,
  ),
}
