import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('hu')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API fejlesztőknek',
  description: 'A Tinta eszközei a saját programjaiban: kulcsok, példák curl, JavaScript és Python nyelven, hibák és korlátok.',
  heading: 'A Tinta a saját programjaiban',
  lead: 'Az oldal eszközei JSON API-ként, ugyanazokkal az eljárásokkal és válaszokkal. A kulcsok a Platina csomaghoz tartoznak.',
  leadOpen: 'Az oldal eszközei JSON API-ként, ugyanazokkal az eljárásokkal és válaszokkal. Itt minden fiók kap hozzá kulcsot.',
  contents: 'Ezen az oldalon',
  base: 'Alapcím',
  reference: 'Minden cím és mező, angolul',
  document: 'OpenAPI-dokumentum',
  example: {
    language: 'A példák nyelve',
    code: (name) => `Példa: ${name}`,
    copy: 'Másolás',
    copyOf: (name) => `Másolás: ${name}`,
    copied: 'Másolva.',
    fields: 'A kérés és a válasz mezői',
  },
  keys: {
    title: 'Az Ön kulcsai',
    lead: 'A kulccsal egy program úgy dolgozik, mint Ön, és amit felhasznál, az Ön keretéből megy.',
    loading: 'A kulcsok betöltése folyamatban.',
    signedOut: 'A kulcs fiókhoz tartozik. Jelentkezzen be, és készíthet egyet.',
    name: 'A kulcs neve',
    nameHelp: 'Csak Önnek szól: például melyik program használja.',
    make: 'Kulcs készítése',
    ready: (name) => `Elkészült a(z) „${name}” kulcs.`,
    warning: 'Másolja ki most: csak ez egyszer látható. Mi csak egy ujjlenyomatát őrizzük meg, abból senki sem állíthatja vissza.',
    field: 'Az új kulcs',
    copy: 'Kulcs másolása',
    copied: 'A kulcs a vágólapra került.',
    kept: 'Eltettem',
    list: 'Érvényes kulcsok',
    held: (count, most) => `${number(count)} / ${number(most)}`,
    none: 'Még nincs kulcs.',
    made: (time) => `készült: ${day(time)}`,
    used: (moment) => `utoljára használva: ${moment}`,
    unused: 'még nem használták',
    revoke: 'Visszavonás',
    ask: (name) => `A(z) „${name}” kulcsot használó programokat ettől fogva elutasítjuk. Ez nem vonható vissza.`,
    yes: 'A kulcs visszavonása',
    no: 'Megtartom',
    revoked: 'A kulcs vissza van vonva.',
    asleep: 'A csomagjában nincsenek kulcsok, ezért ezek most nem nyitnak semmit. A Platinával újra működnek; visszavonni bármikor lehet.',
  },
  access: {
    title: 'Azonosítás',
    header:
      'Minden kéréssel küldje el a kulcsot az `Authorization: Bearer tinta_…` fejlécben. Mellette nem olvasunk sütit, és a kérés bármely kiszolgálóról jöhet.',
    rights:
      'A kulcs szövegekkel és az Ön könyvtárával dolgozik. Az előzményeihez, a fiókjához, a csomagjához és más kulcsokhoz nem fér hozzá; amit egy program végez vele, az nem kerül az előzmények közé.',
    care: 'Ne tegyen kulcsot weboldalba vagy kódtárba. A példák a környezetből olvassák, `TINTA_KEY` néven.',
    visitors: 'A legtöbb cím kulcs nélkül is válaszol, a látogatók korlátai között.',
  },
  tools: {
    rephrase: 'Átfogalmaz egy szöveget öt mód és három erősség egyikével. A válaszban ott az új szöveg és minden változás az okával.',
    proofread:
      'Helyesírás, nyelvtan, központozás és stílus. Minden találatnak van helye, oka és javaslata; a helyek UTF-16 egységeket számolnak 0-tól.',
    detect: (words) =>
      `Fokozatokban adott ítélet a mögötte álló jelekkel. ${number(words)} szó alatt, és ahol nem dönthető el, a válasz \`cannot-tell\`.`,
    check:
      'Az ellenőrzés feladat: egy szöveggel kezdődik, a válasz egy `id`, és addig kell kérdezni, amíg a `state` értéke `done` nem lesz. Egy ellenőrzést használ el a havi keretből.',
    cite: 'Irodalomjegyzék és szövegközi hivatkozások CSL-JSON-ból, APA 7 vagy az oldal más stílusa szerint.',
    find: 'Források egy mondathoz vagy témához, az Ön könyvtárából és az oldal által kérdezett adatbázisokból, események formájában, ahogy a válaszok jönnek.',
    thesaurus: 'Egy bármilyen alakban megadott szó szinonimái, ahol lehet, ugyanabban az alakban, stílusréteggel és gyakorisággal.',
    library: 'Műveket tesz a könyvtárába, és megmondja, melyik van már meg.',
  },
  addOns: {
    title: 'Szerkesztők és bővítmények',
    lead: 'A LanguageTool-kiszolgálókhoz készült bővítmények a Tintával is ellenőrizhetnek: irodai programokban, böngészőkben, jegyzetelőkben és kódszerkesztőkben. Ahol a bővítmény kiszolgálót kér, írja be az itt látható címek egyikét.',
    ends: 'Hogy melyiket, az a programtól függ: van, amelyik maga teszi hozzá a `/v2` vagy a `/check` részt. Ha a `She go home.` mondatban nem talál semmit, próbálja a következőt.',
    key: 'Kulcs nélkül a látogatók korlátai érvényesek. A saját korlátaihoz, szótárához és szabályaihoz adja meg felhasználónévként az e-mail-címét, API-kulcsként pedig az egyik kulcsát.',
    care: 'Amit így ellenőriz, azt nem őrizzük meg, és naplóba sem kerül.',
  },
  streams: {
    title: 'Eseményfolyamok',
    steps:
      'Az átfogalmazás `text/event-stream` kérésére jelzi a lépéseit: `step` esemény minden lépés elején, a végén egy `result` vagy egy `problem`.',
    jobs: 'Az ellenőrzés a `/check/{id}/events` címen követhető. Ha a kapcsolat megszakad, a `Last-Event-ID` onnan folytatja, ahol abbamaradt.',
    cancel: 'A kapcsolat bontása megszakítja a futást, és a megszakított futás nem kerül semmibe.',
  },
  errors: {
    title: 'Hibák',
    form: 'Ha valami nem sikerül, a válasz problem details (RFC 9457): egy `code` egy zárt listából, az eset adatai, és szavak az `Accept-Language` nyelvén.',
    code: 'A programok a `code` szerint igazodjanak; a szavak változhatnak.',
    status: 'Állapot',
    name: 'Kód',
    meaning: 'Jelentés',
    all: 'Minden kód',
  },
  limits: {
    title: 'Korlátok',
    counted: 'A kéréseket a kulcs tulajdonosánál számoljuk, bárhonnan jönnek. Minden válasz fejléce megmondja, mennyi maradt a percből.',
    wait: 'A 429-es válasz után annyi másodpercet várjon, amennyit a `Retry-After` mond.',
    plan: 'A karakterek és az ellenőrzések a csomagjáéi, az oldalra és a programokra együtt. A `GET /usage` megmondja, mennyi maradt.',
  },
}
