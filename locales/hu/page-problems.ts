import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, list, size, wait } = wordsFor('hu')
const seconds = (count: number) => `${number(count)} másodperc`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Ehhez jelentkezzen be még egyszer.',
    detail: 'Így a fiókja akkor is védett, ha egy eszköz nyitva maradt.',
  },
  'key-unknown': {
    title: 'Ez a kulcs nem nyit semmit.',
    detail: 'Visszavonták, vagy nem teljes. A kulcsait a fejlesztői oldalon találja.',
  },
  'key-not-taken': {
    title: 'Ez kulccsal nem végezhető el.',
    detail:
      'A kulcs a szövegekhez és a könyvtárhoz való. A fiókhoz, a csomagokhoz, az előzményekhez és más kulcsokhoz be kell jelentkezni az oldalon.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Több kulcs nem készíthető.',
    detail: `Már ${number(limit)} kulcsa van. Vonjon vissza egyet, amelyikre nincs szüksége.`,
  }),
  'code-wrong': {
    title: 'Ez a kód nem jó.',
    detail: 'A kódok 30 másodpercenként változnak, és egyszer használhatók. A legújabbat írja be.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Túl sok hibás kód.',
    detail: `Várakozási idő: ${wait(count)}. Utána a legújabb kódot vagy egy helyreállító kódot írja be.`,
  }),
  'sign-up-elsewhere': {
    title: 'Válasszon jelszót.',
    detail: 'A fiók egy másik böngészőben jött létre. Csak az a jelszó lesz érvényes, amelyet ezzel a linkkel választ.',
  },
  'email-not-verified': { title: 'Előbb erősítse meg az e-mail-címét.', detail: 'Új linket küldtünk Önnek.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'A jelszóból hiányzik valami.',
    detail: `Ez kell hozzá: ${list(missing.map((rule) => ({ min: `legalább ${number(min)} karakter`, max: `legfeljebb ${number(max)} karakter`, lowercase: 'kisbetű', uppercase: 'nagybetű', numeric: 'számjegy', 'non-alphanumeric': 'olyan jel, amely se nem betű, se nem szám' })[rule]))}.`,
  }),
  'password-common': {
    title: 'Ezt a jelszót elsőként találnák ki.',
    detail: 'Szerepel azokon a listákon, amelyekkel a támadók próbálkoznak. Válasszon másikat.',
  },
  'online-search-failed': {
    title: 'Az online keresés nem válaszolt.',
    detail:
      'Egyik online szolgáltatást sem sikerült elérni, és a kiválasztott gyűjteményekben nincs dokumentum, így nem volt mivel összevetni a szöveget. Próbálja meg később, vagy töltsön fel dokumentumokat. Nem használtunk el ellenőrzést.',
  },
  'subscription-exists': { title: 'Már van csomagja.', detail: 'A fiókjában válthat; kétszer semmit nem kell fizetni.' },
  'subscription-missing': {
    title: 'Nincs módosítható csomag.',
    detail: 'Töltse újra az oldalt, hogy a fiókját a mostani állapotában lássa.',
  },
  'signature-wrong': { title: 'Az értesítés nincs aláírva.', detail: 'Ellenőrizze a webhook aláíró kulcsát.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'Túl sok fájl van az archívumban.',
    detail: `${number(amount)} fájl van benne, egyszerre legfeljebb ${number(limit)} vehető fel. Bontsa kisebb részekre, vagy adja hozzá a fájlokat több lépésben.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Az archívum kicsomagolva túl nagy lenne.',
    detail: `Az összes fájl együtt legfeljebb ${size(limit)} lehet. Bontsa kisebb részekre.`,
  }),
  'archive-in-archive': {
    title: 'Az archívumban lévő archívum nem nyitható meg.',
    detail: 'Csomagolja ki a belsőt, és a fájljait adja hozzá.',
  },
  'collection-not-found': {
    title: 'Ez a gyűjtemény nincs meg.',
    detail: 'Lehet, hogy törölték, vagy valaki másé. Válasszon másik gyűjteményt.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Ide több dokumentum nem fér.',
    detail: `A határ: ${number(limit)}. Törölje, amire már nincs szüksége, és próbálja újra. Semmi nem került be.`,
  }),
  'library-item-not-found': {
    title: 'Ez a forrás már nincs a könyvtárában.',
    detail: 'Talán egy másik ablakban törölték. Negyedórán belül a visszavonás visszahozza; később vegye fel újra.',
  },
  'library-folder-not-found': {
    title: 'Ez a mappa már nincs meg.',
    detail: 'Talán egy másik ablakban törölték. A benne lévő források a könyvtárban maradtak.',
  },
  'library-folder-taken': {
    title: 'Már van ilyen nevű mappa.',
    detail: 'Adjon másik nevet, vagy tegye át a forrásokat abba a mappába.',
  },
  'library-full': ({ limit }) => ({
    title: 'A könyvtára megtelt.',
    detail: `${number(limit)} forrás fér bele. Törölje, amire már nincs szüksége, és próbálja újra. Semmi nem került be.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Több mappa nem fér el.',
    detail: `Már ${number(limit)} van. Töröljön egyet, amelyikre nincs szüksége.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Több fájl nem fér el.',
    detail: `A könyvtár fájljai együtt legfeljebb ${size(limit)} helyet foglalhatnak. Töröljön egyet, amelyikre nincs szüksége. A forrás nem változott.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Több hivatkozás nem adható ki.',
    detail: `Már ${number(limit)} hivatkozás vezet a könyvtárához. Szüntessen meg egyet, amelyikre nincs szüksége.`,
  }),
  'library-undo-gone': {
    title: 'Ez már nem vonható vissza.',
    detail: 'Egy módosítás egyszer, negyedórán belül vonható vissza. A könyvtára olyan, amilyennek látja.',
  },
  'library-share-ended': {
    title: 'Ez a megosztott könyvtár már nem érhető el.',
    detail: 'A hivatkozás lejárt, vagy a tulajdonosa visszavonta. Kérjen tőle újat.',
  },
  'fetch-address-refused': {
    title: 'Ez a cím innen nem olvasható.',
    detail:
      'A címnek http:// vagy https:// kezdetűnek kell lennie, nyilvános oldalra kell vezetnie, és nem lehet benne felhasználónév vagy jelszó.',
  },
  'fetch-unreachable': {
    title: 'Az oldalt nem sikerült elérni.',
    detail: 'A webhely nem válaszol, vagy nincs ilyen oldala. Nyissa meg a böngészőjében, és ellenőrizze a címet.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'Az oldal túl lassan válaszolt.',
    detail: `Az olvasás ennyi idő után leállt: ${seconds(count)}. Próbálja meg később, vagy mentse el az oldalt, és nyissa meg a fájlt.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'Az oldal túl nagy.',
    detail: `Egy címről legfeljebb ${size(limit)} olvasható be. Mentse el azt a részt, amelyre szüksége van, és nyissa meg a fájlt.`,
  }),
  'fetch-kind-refused': {
    title: 'Ezen a címen nincs olvasható szöveg.',
    detail: 'Nem weboldal, nem PDF és nem is egyszerű szöveg. Keressen ilyet a webhelyen.',
  },
  'fetch-not-allowed': {
    title: 'Ez a webhely nem engedi, hogy programok olvassák ezt az oldalt.',
    detail: 'Nyissa meg a böngészőjében, és másolja ki vagy mentse el, amire szüksége van.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Ez a webhely türelmet kér.',
    detail: `Most nem fogad több kérést. Próbálja újra később; várakozási idő: ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'Ebben a fájlban nincsenek olyan formátumú hivatkozások, amelyet a Tinta olvas.',
    detail:
      'A Tinta BibTeX- (.bib), RIS- (.ris, .nbib), CSL-JSON- és EndNote XML-fájlokat olvas. Exportálja újra a hivatkozásokat valamelyik formátumban, vagy illessze be őket szövegként.',
  },
  'word-missing': {
    title: 'Nincs benne keresni való szó.',
    detail: 'Egyetlen szót adjon meg, vagy olyan kifejezést, amely szótárban áll; számjegy, cím és jelölőkód nem az.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'Ez hosszabb, mint egy szó.',
    detail: `${number(amount)} karakterből áll; ${number(limit)} fér bele. Keressen egyetlen szót belőle.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Ezeket a szavakat együtt egy szótár sem ismeri.',
    detail: words.length > 0 ? `Keressen egyet közülük magában: ${list(words)}.` : 'Keresse a szavakat egyenként.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Ilyen hivatkozási stílus itt nincs.',
    detail: `A(z) „${style}” nincs a webhely stílusai között: ${list(known)}. Válasszon ezek közül.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Ehhez a stílushoz ez túl sok hivatkozás.',
    detail: `Összesen ${number(amount)}, az APA kivételével egyszerre legfeljebb ${number(limit)} formázható. Válassza az APA stílust, vagy dolgozzon részletekben.`,
  }),
  'browser-store-failed': {
    title: 'Ez a böngésző ezt nem tudta megőrizni.',
    detail:
      'A tárhelye megtelt vagy ki van kapcsolva. Ami eddig benne volt, megmaradt. Szabadítson fel helyet, vagy jelentkezzen be, és a forrásai a fiókjában maradnak meg.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'A szöveg túl rövid az ellenőrzéshez.',
    detail: `${number(words)} szóból áll; legalább ${number(needed)} szó kell ahhoz, hogy az eredetéről bármit mondani lehessen. Illesszen be hosszabb részletet.`,
  }),
  'nothing-to-search': {
    title: 'Egyelőre nincs mivel összevetni.',
    detail:
      'A kiválasztott gyűjteményekben nincs dokumentum. Töltsön fel néhányat, válasszon más gyűjteményt, vagy kapcsolja be az online keresést, ha van. Nem használtunk el ellenőrzést.',
  },
  'invalid-email': { title: 'Ez nem látszik e-mail-címnek.', detail: 'Nézze meg, nincs-e benne elütés.' },
  'wrong-password': { title: 'Ez nem az Ön jelszava.', detail: 'Azt a jelszót írja be, amellyel most bejelentkezik.' },
  'invalid-credential': { title: 'Ez az e-mail-cím és jelszó nem tartozik össze.', detail: 'Próbálja újra, vagy kérjen linket e-mailben.' },
  'email-already-in-use': { title: 'Ehhez az e-mail-címhez már van fiók.', detail: 'Inkább bejelentkezik?' },
  'user-not-found': { title: 'Ez az e-mail-cím és jelszó nem tartozik össze.', detail: 'Próbálja újra, vagy kérjen linket e-mailben.' },
  'multi-factor-auth-required': { title: 'Még egy lépés.', detail: 'Írja be a kódot a hitelesítő alkalmazásból.' },
  'link-expired': { title: 'Ez a link már nem működik.', detail: 'A linkek egyszer és rövid ideig használhatók. Kérjen újat.' },
  'method-off': { title: 'Itt így nem lehet bejelentkezni.', detail: 'Válasszon másik módot.' },
  'email-mismatch': { title: 'Ez nem a fiók e-mail-címe.', detail: 'Pontosan úgy írja be, ahogy fent áll.' },
  'billing-off': { title: 'Ezen az oldalon nem lehet vásárolni.', detail: 'Kérdezze meg az üzemeltetőt.' },
  'popup-blocked': { title: 'A böngésző letiltotta az ablakot.', detail: 'Nyissa meg inkább ezen a lapon.' },
  'popup-closed-by-user': { title: 'Az ablakot bezárták.', detail: 'Semmi nem változott.' },
  'network-request-failed': { title: 'Nincs kapcsolat.', detail: 'Semmit nem küldtünk el.' },
  'unauthorized-domain': { title: 'Ez a cím nincs beállítva a bejelentkezéshez.', detail: 'Szóljon az oldal üzemeltetőjének.' },
  'file-missing': { title: 'Nem érkezett fájl.', detail: 'Válassza ki újra a fájlt.' },
  'file-encrypted': {
    title: 'A fájl zárolva van.',
    detail: 'Jelszó védi. Mentsen róla jelszó nélküli másolatot, és azt nyissa meg, vagy illessze be a szöveget.',
  },
  'file-scanned': {
    title: 'A PDF képeket tartalmaz, nem szöveget.',
    detail: 'Valószínűleg beszkennelték. Előbb futtasson rajta szövegfelismerést, vagy illessze be a szöveget.',
  },
  'file-broken': {
    title: 'A fájlt nem lehet elolvasni.',
    detail: 'Sérültnek látszik, vagy a kiterjesztése nem illik a tartalmához. Mentse el újra, és a másolatot nyissa meg.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'A fájl túl nagy.',
    detail: `Legfeljebb ${size(limit)} méretű nyitható meg. Illessze be azt a részt, amelyre szüksége van.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Ilyen fájlt nem lehet megnyitni.',
    detail: `A Tinta ezeket nyitja meg: ${choice(kinds.map((kind) => `.${kind}`))}. Mentse el valamelyikben, vagy illessze be a szöveget.`,
  }),
  'file-empty': {
    title: 'A fájlban nincs szöveg.',
    detail: 'Nyisson meg egy másik fájlt, vagy illessze be a szöveget. Az itteni szövege nem változott.',
  },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'A fájl olvasása túl sokáig tartott.',
    detail: `Az olvasás ennyi idő után leállt: ${seconds(count)}. Mentse egyszerűbb formában, vagy illessze be a szöveget.`,
  }),
}
