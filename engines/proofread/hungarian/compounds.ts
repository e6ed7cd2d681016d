import { words } from '../../languages/words.ts'

// Sorted. A first part, then the words that are written with it as one. Each part is a word of its own, and the two hardly ever meet apart.
const rows = `
  ablak keret párkány üveg
  adat bázis elemzés feldolgozás gyűjtés kezelés közlés szolgáltatás védelem
  adó bevallás fizető hivatal kedvezmény rendszer
  ajtó kilincs
  alap anyag dokumentum elv fogalom szabály vető ötlet
  anya nyelv ország
  arc bőr kifejezés krém kép
  asztal fiók lap terítő társaság
  atom bomba energia erőmű
  autó baleset busz ipar pálya szerelő verseny vezető
  baleset veszély
  bank hitel jegy kártya számla
  benzin kút ár
  beteg biztosítás
  betegség biztosítás
  bevásárló központ lista
  biztonság politika technika érzet
  busz jegy járat megálló vezető állomás
  buszmegálló hely
  béke kötés szerződés
  béke szerződés
  bér emelés feszültség
  bölcsész kar
  bőr gyógyász
  bűn cselekmény ügy
  cikk író
  cipő bolt fűző
  család alapítás név tag
  csoport munka társ
  cukor beteg betegség
  cél csoport kitűzés ország
  dolgozat írás
  ebéd idő szünet
  edző terem tábor
  egészség biztosítás károsodás nevelés védelem ügy
  elmélet alkotás
  ember kereskedelem ölés
  emlék hely
  emlék mű
  emlékező tehetség
  energia ellátás forrás gazdálkodás hordozó takarékosság
  erdő gazdálkodás irtás tűz
  erő forrás szak
  esély egyenlőség
  eső cipő erdő kabát
  export piac
  fa ipar
  falu busz
  fej fájás
  fejezet cím
  felhasználó név
  felkiáltó jel
  felső oktatás
  figyelem elterelés
  film sorozat szereplő zene
  fizetés emelés
  fog fájás kefe krém orvos
  forgalom irányítás
  forrás anyag kritika megjelölés munka
  fény erő forrás kép képezőgép sebesség
  föld gáz rajz rengés rész
  fül hallgató
  fürdő ruha szoba
  fő bejárat foglalkozás iskola szereplő város étel
  gazdaság fejlesztés földrajz politika történet
  gondolat kör menet
  gyerek kor szoba orvos
  gyermek kor orvos
  gyár épület
  gyümölcs leves
  gáz szerelő számla
  gép jármű kezelő kocsi
  had művelet sereg ügy
  hagyomány őrzés
  hajó kikötő
  halál büntetés eset
  hang szer súly verseny
  has fájás
  határ idő
  hatás fok kör
  hegy csúcs mászó oldal vidék
  hely név szín
  hit oktatás tan
  hulladék gazdálkodás gyűjtő kezelés
  háló szoba zsák
  hát fájás
  ház mester szám tartás tömb
  híd építés
  hír adó levél műsor olvasó portál érték ügynökség
  hó esés fehér
  hús fogyasztás leves
  hűtő gép szekrény
  idő beosztás járás mérték rend szak tartam zóna
  import termék
  internet elérés használat kapcsolat szolgáltató
  ipar művész
  irodalom jegyzék kritika tudomány történet óra
  iskola igazgató rendszer táska
  isten hit tisztelet
  ital automata
  jegy pénztár
  jel szó
  jelszó kezelő
  játék bolt szer terem
  kenyér sütés
  kereset kiegészítés
  kereskedelem politika
  kereszt név
  kerék pár
  klíma berendezés politika változás
  konyha bútor kert szekrény
  kor határ osztály szak társ
  kormány program párt
  kosár labda
  kultúra közvetítés
  kutatás fejlesztés módszertan
  kutya eledel ház sétáltatás
  kutya kozmetikus
  kávé fogyasztás főző ház
  kép ernyő viselet viselő
  kérdő jel
  kéz fogás műves írás
  kézi könyv labda
  kísérlet sorozat
  kór ház
  kórház igazgató
  költség térítés vetés
  könyv borító jelző kiadó polc szekrény tár
  környezet barát szennyezés tudatosság védelem
  köz alkalmazott biztonság erkölcs intézmény ismert mondás oktatás pont szolgáltatás terület tudat vélemény élet érdek ügy
  közlekedés biztonság rendészet
  közvélemény kutatás
  közösség építés
  labda rúgás
  lakos szám
  lakás bérlet
  lakó cím hely ház telep társ
  lap szám
  lelki ismeret állapot
  levegő minőség szennyezés
  láb fej jegyzet ujj
  láz csillapító mérő
  lég hajó kör nyomás szennyezés
  lélek tan
  létszám leépítés
  macska alom eledel
  madár fészek ijesztő
  marketing kommunikáció stratégia
  mellék hatás mondat név szereplő utca állítás
  menet rend jegy idő
  mese film könyv
  mező gazdaság
  miniszter elnök
  minőség biztosítás javulás
  mobil telefon
  mondat fajta rész szerkezet tan
  mosogató gép szer
  mosó gép por
  munka adó bér erő folyamat hely idő könyv kör módszer nap nélküliség piac szervezés szerződés társ viszony vállaló
  munkaerő piac hiány
  márka név
  média szolgáltató
  mód szer szertan
  múzeum pedagógus
  mű alkotás emlék szer
  nap elem energia felkelte fény kollektor rend szemüveg
  nemzet biztonság gazdaság közi
  nemzet gyűlés
  nyelv család használat iskola könyv tan tanfolyam tanulás tanár tudás vizsga
  nyugdíj rendszer korhatár
  nép dal mese művészet szavazás szokás tánc zene
  népesség szám
  név adó mutató nap
  nézet eltérés
  növény evő termesztés világ védelem
  nő mozgalom nap
  ország gyűlés határ ház rész
  orvos tudomány
  osztály főnök kirándulás terem társ
  piac gazdaság kutatás tér
  polgár jog mester
  pont szám
  porszívó gép
  párt vezér
  példa kép mondat
  pénz forrás intézet tárca összeg ügy
  rajz film szög óra
  regény hős irodalom
  reklám kampány
  rekord idő
  rend rakás szer zavarás őrség
  repülő gép jegy tér
  ruha bolt darab tár
  ruha üzlet
  rádió adás műsor
  rák beteg
  sajtó szabadság tájékoztató
  sajtó tájékoztató
  sport csarnok egyesület esemény pálya verseny
  szabály szerű
  szak dolgozat kör szervezet tudás vélemény
  szekrény sor
  szem pont tanú üveg
  szempont rendszer
  szálloda ipar
  szállás hely
  szám adat jegy sor tan tábla
  számla szám
  számító gép
  szél energia erőmű
  szín darab ház játék vonal
  szív betegség infarktus roham ügy
  szó fordulat használat játék kincs rend tár
  szólás szabadság
  szöveg környezet szerkesztő értés
  szöveg értés
  születés nap szám
  születés szám nap
  só oldat
  tan anyag díj folyam idő könyv menet szék terem tárgy óra ügy
  tanár jelölt képzés
  tartalom elemzés jegyzék
  tej termék
  telefon beszélgetés hívás könyv szám
  temető kert
  tenger fenék part szint
  termék fejlesztés
  természet rajz tudomány védelem
  test mozgás nevelés vér
  tudomány elmélet terület történet
  tudás szint anyag
  társadalom kritika kutatás tudomány
  táv cső kapcsoló munka oktatás vezérlő
  tény szerű
  tér idő kép
  tévé műsor
  tó part
  tömeg kommunikáció közlekedés sport termelés tájékoztatás
  történet mese tudomány írás
  törvény hozás javaslat sértés
  tüdő gyulladás
  utas biztosítás számláló
  vacsora idő
  vasút vonal állomás
  vendég ház látás szoba
  verseny képesség feltétel vizsga
  vevő szolgálat
  vezeték név
  villany szerelő számla áram
  világ bajnok bajnokság gazdaság háború hírű irodalom kép nyelv nézet piac rész szerte válság
  vita est indító
  vizsga drukk díj eredmény idő időszak
  vonat jegy
  vágy álom
  választó jog polgár
  vállalat irányítás vezető
  vám hivatal
  város háza kép központ lakó néző rész
  város lakó
  vásár csarnok
  vég eredmény kifejlet szó állomás
  vélemény kutatás különbség nyilvánítás vezér
  vér adás cukor nyomás
  víz esés hiány part szennyezés szint vezeték
  zene hallgatás művészet szerző
  zöldség leves
  ábra szöveg
  állat kert kínzás orvos tenyésztés védelem
  állás hirdetés interjú keresés pont
  ár ajánlat csökkenés emelkedés folyam kategória
  áru ház
  éghajlat változás
  élelmiszer bolt ipar üzlet
  élet forma kor minőség mód pálya rajz színvonal tapasztalat
  ének kar óra
  érdek csoport ellentét képviselet
  érzelem kifejezés
  év forduló nyitó szak szám század tized zárás
  évfolyam dolgozat társ
  önélet rajz
  ösztön díj
  újság cikk hír árus író
  út burkolat hiba levél leírás társ vonal
  ügy védelem
  ügyfél kapu szolgálat
  ünnep nap
  üzem anyag zavar
  üzlet ember helyiség lánc
`

/** Second parts by the first: `tömeg` → közlekedés, sport. */
export const compounds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(rows.trim().split('\n'), (row) => row.trim().split(' ')[0] ?? '')].map(
    ([first, own]) => [first, words(own.flatMap((row) => row.trim().split(' ').slice(1)).join(' '))] as const,
  ),
)

/** Nouns of doing that stand with what is done in one word: "hulladékkezelés". */
export const doings =
  words(`csökkentés növelés fejlesztés kezelés gyártás szervezés feldolgozás elemzés védelem szennyezés fogyasztás termelés
  használat gazdálkodás ellátás szállítás értékesítés forgalmazás oktatás kutatás tervezés építés felújítás tisztítás javítás szabályozás`)
