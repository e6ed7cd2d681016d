import type { LintFacts, LintMessages } from '../lint.ts'

const to = (right = ''): string => (right ? `: „${right}”` : '')
const unfit = (word = ''): string => `„${word}” nem illik ide.`
const instead = ({ word, right }: LintFacts): string => (right ? `„${word}” helyett „${right}”.` : unfit(word))

/** Két-három szavas cím; egy üzenet arról, mi a baj itt; egy indoklás, amelyből tanulni lehet. */
export const lints: LintMessages = {
  // Helyesírás
  misspelled: {
    title: 'Ismeretlen szó',
    message: ({ word }) => `„${word}” nincs a szótárban.`,
    reason: 'Lehet, hogy elírás. Ha név vagy szakszó, vegye fel a saját szótárába.',
  },
  'confused-words': {
    title: 'Összetévesztett szavak',
    message: ({ word, right }) => (right ? `Itt valószínűleg „${right}” illik, nem „${word}”.` : unfit(word)),
    reason: 'Mindkettő létező szó, hasonlóan hangzanak vagy hasonlóan írjuk őket, de mást jelentenek.',
  },
  'compound-joined': {
    title: 'Külön írandó',
    message: ({ word, right }) => `„${word}” külön írandó${to(right)}.`,
    reason: 'Egybeírva mást jelent, vagy nem is szó.',
  },
  'compound-split': {
    title: 'Egybe írandó',
    message: ({ word, right }) => `„${word}” egybe írandó${to(right)}.`,
    reason: 'A tagok egyetlen szóvá forrtak össze.',
  },
  diacritics: {
    title: 'Hiányzó ékezet',
    message: ({ word, right }) => `„${word}” helyesen${to(right)}.`,
    reason: 'Ékezet nélkül más szó, vagy nem is szó.',
  },
  'capital-needed': {
    title: 'Nagy kezdőbetű',
    message: ({ word, right }) => `„${word}” itt nagybetűvel kezdődik${to(right)}.`,
    reason: 'A mondatok és a nevek nagybetűvel kezdődnek.',
  },
  'capital-not-needed': {
    title: 'Kis kezdőbetű',
    message: ({ word, right }) => `„${word}” kisbetűvel írandó${to(right)}.`,
    reason: 'Nem név, és nem is mondat eleje.',
  },
  'outdated-spelling': {
    title: 'Régi írásmód',
    message: ({ word, right }) => `„${word}” ma így írandó${to(right)}.`,
    reason: 'A helyesírás azóta megváltozott.',
  },
  apostrophe: {
    title: 'Aposztróf',
    message: instead,
    reason: 'Az aposztróf kihagyott betűk helyén áll, vagy birtokost jelöl; önálló jel, nem ékezet.',
  },
  // Nyelvtan
  'subject-verb': {
    title: 'Alany és állítmány',
    message: ({ word, right }) => `Az ige nem egyezik az alanyával: „${word}”${right ? ` helyett „${right}”` : ''}.`,
    reason: 'Az ige azzal egyezik számban és személyben, amiről állít valamit.',
  },
  'article-a-an': {
    title: 'A névelő alakja',
    message: instead,
    reason: 'A névelő az utána álló szóhoz igazodik: a hangzásához (az alma, a körte; angolul an hour, a university) vagy a neméhez.',
  },
  'article-missing': {
    title: 'Hiányzó névelő',
    message: ({ right }) => `Hiányzik a névelő${to(right)}.`,
    reason: 'A megszámlálható főnév egyes számban nem áll egymagában.',
  },
  'article-not-needed': {
    title: 'Fölösleges névelő',
    message: ({ word }) => `Itt nem kell névelő: „${word}”.`,
    reason: 'Ha általában beszélünk valamiről, és állandó kifejezésekben, mint ez is, nem áll névelő.',
  },
  'noun-number': {
    title: 'Egyes vagy többes szám',
    message: instead,
    reason: 'A főnév körüli szavak a másik számot kívánják.',
  },
  uncountable: {
    title: 'Nincs többes száma',
    message: ({ word, right }) => `„${word}” nem megszámlálható${to(right)}.`,
    reason:
      'Az „information”, „advice”, „research” és hasonló angol szavaknak nincs többes számuk, és „a” sem áll előttük; „a piece of advice” már számolható.',
  },
  'determiner-noun': {
    title: 'Összetartozó szavak',
    message: ({ word, right }) => `„${word}” nem egyezik a főnevével${to(right)}.`,
    reason:
      'A főnévre mutató szó számban és nemben a főnévhez igazodik: angolul this book, these books; „each” és „every” után egyes szám áll.',
  },
  preposition: {
    title: 'Elöljárószó',
    message: ({ word, right }) => (right ? `Itt „${right}” a szokásos, nem „${word}”.` : unfit(word)),
    reason: 'Hogy egy szó után melyik elöljáró áll, azt a szokás rögzíti.',
  },
  'preposition-missing': {
    title: 'Hiányzó elöljárószó',
    message: ({ right }) => `Hiányzik egy elöljáró${to(right)}.`,
    reason: 'Ez a szó elöljáróval kapcsolódik ahhoz, ami utána áll.',
  },
  'preposition-not-needed': {
    title: 'Fölösleges elöljárószó',
    message: ({ word }) => `Itt nem kell elöljáró: „${word}”.`,
    reason: 'Ez az ige közvetlenül, elöljáró nélkül veszi maga mellé a tárgyát.',
  },
  tense: {
    title: 'Igeidő',
    message: ({ word, right }) => `„${word}” nem illik a megnevezett időhöz${to(right)}.`,
    reason: 'Az igeidőnek illenie kell ahhoz az időhöz, amelyet a mondat megnevez.',
  },
  'tense-since-for': {
    title: 'Since és for',
    message: instead,
    reason:
      'Ami a múltban kezdődött és még tart, arról az angol „present perfect” alakban beszél: „since” egy időpont, „for” egy időtartam előtt áll.',
  },
  conditional: {
    title: 'Feltételes alak',
    message: instead,
    reason: 'Annak, amit csak feltételezünk, saját igealakja van; az angol „if” után sem „will”, sem „would” nem áll.',
  },
  'verb-form': {
    title: 'Az ige alakja',
    message: instead,
    reason: 'Az ige alakját az előtte álló szó szabja meg.',
  },
  'infinitive-or-ing': {
    title: 'Főnévi igenév',
    message: instead,
    reason: 'Hogy egy ige után milyen alak áll, az igével együtt kell megtanulni: az angolban hol „to” + ige, hol az -ing alak.',
  },
  modal: {
    title: 'Módbeli segédige után',
    message: instead,
    reason: 'A képességet, kényszert, ajánlást kifejező ige (angolul can, must, should) után az ige puszta alakja áll.',
  },
  auxiliary: {
    title: 'Segédige',
    message: instead,
    reason: 'Minden igének megvan a maga segédigéje, és az időt meg a személyt egyedül az jelöli.',
  },
  passive: {
    title: 'Szenvedő szerkezet',
    message: instead,
    reason: 'Az angol szenvedő szerkezet a „be” alakjából és az ige harmadik alakjából áll; vannak igék, amelyeknek nincs ilyenjük.',
  },
  'question-order': {
    title: 'A kérdés szórendje',
    message: instead,
    reason: 'A kérdésben az alany és az ige helyet cserél; a mondatba foglalt kérdésben nem.',
  },
  'word-order': {
    title: 'Szórend',
    message: instead,
    reason: 'Ezek a szavak más sorrendben állnak.',
  },
  comparison: {
    title: 'Fokozás',
    message: instead,
    reason:
      'Egyszer fokozunk: vagy külön szóval (more, most), vagy végződéssel (-er, -est), a kettővel együtt soha; a hasonlításnak is megvan a maga szava, az angolban „than”.',
  },
  'adjective-adverb': {
    title: 'Melléknév vagy határozószó',
    message: instead,
    reason: 'A melléknév azt mondja meg, milyen valami, a határozószó azt, hogyan történik.',
  },
  'pronoun-case': {
    title: 'A névmás alakja',
    message: instead,
    reason:
      'Más alakja van annak, aki cselekszik, és más annak, akire a cselekvés irányul, vagy aki elöljáró után áll: angolul I és me, he és him.',
  },
  'pronoun-choice': {
    title: 'Névmás',
    message: instead,
    reason: 'Erre a szóra másik névmás utal.',
  },
  'relative-pronoun': {
    title: 'Vonatkozó névmás',
    message: instead,
    reason: 'Ahhoz igazodik, amire utal: személyre aki, dologra amely; angolul „who” és „which”, „what” egyikre sem.',
  },
  'double-negative': {
    title: 'Kettős tagadás',
    message: ({ word, right }) => `A két tagadás közül egy elég: „${word}”${right ? ` helyett „${right}”` : ''}.`,
    reason: 'Az angolban, a magyarral ellentétben, két tagadás kioltja egymást.',
  },
  'double-subject': {
    title: 'Kétszer megnevezett alany',
    message: ({ word }) => `„${word}” még egyszer megnevezi az alanyt.`,
    reason: 'Egy mondat egyszer nevezi meg az alanyát.',
  },
  conjunction: {
    title: 'Kötőszó',
    message: instead,
    reason: 'Egy kötőszó elég, és ez a kettő nem fér meg egymás mellett.',
  },
  quantifier: {
    title: 'Számolt vagy mért',
    message: instead,
    reason: 'Ami megszámlálható, más szót kíván, mint amit mérünk: angolul „many” és „few”, de „much” és „little”.',
  },
  'verb-pattern': {
    title: 'Az ige vonzata',
    message: instead,
    reason: 'Ez az ige másképp veszi maga mellé a bővítményeit.',
  },
  agreement: {
    title: 'Egyeztetés',
    message: ({ word, right }) => `„${word}” nem egyezik a körülötte álló szavakkal${to(right)}.`,
    reason: 'Az összetartozó szavak nemben, számban és személyben egyeznek.',
  },
  case: {
    title: 'Eset',
    message: instead,
    reason: 'Az ige vagy az elöljáró más esetet kíván.',
  },
  mood: {
    title: 'Igemód',
    message: instead,
    reason: 'Az előző szavak más igemódot kívánnak.',
  },
  'vowel-harmony': {
    title: 'Hangrend',
    message: ({ right }) => `A végződés a szó magánhangzóihoz igazodik${to(right)}.`,
    reason: 'A magas és a mély hangrendű szavak más végződést kapnak.',
  },
  // Központozás
  'comma-missing': {
    title: 'Hiányzó vessző',
    message: ({ right }) => `Hiányzik egy vessző${to(right)}.`,
    reason: 'A vessző mutatja, hol ér véget a mondat egyik része, és hol kezdődik a következő.',
  },
  'comma-not-needed': {
    title: 'Fölösleges vessző',
    message: ({ word }) => `A vessző itt elválasztja, ami összetartozik: „${word}”.`,
    reason: 'A mondat e részei között nem áll vessző.',
  },
  'comma-splice': {
    title: 'Két mondat',
    message: ({ word }) => `Vessző egymagában nem köt össze két mondatot: „${word}”.`,
    reason: 'Tegyen pontot, pontosvesszőt vagy kötőszót.',
  },
  'end-mark': {
    title: 'Mondatvégi írásjel',
    message: 'A mondat végéről hiányzik az írásjel.',
    reason: 'A kijelentés végén pont, a kérdés végén kérdőjel áll.',
  },
  'doubled-mark': {
    title: 'Kettőzött írásjel',
    message: ({ word }) => `Itt eggyel több az írásjel: „${word}”.`,
    reason: 'Egy írásjel elég.',
  },
  unpaired: {
    title: 'Hiányzó pár',
    message: ({ word }) => `Ennek nincs párja ebben a bekezdésben: „${word}”.`,
    reason: 'Amit megnyitunk, azt be is kell zárni.',
  },
  hyphen: {
    title: 'Kötőjel',
    message: instead,
    reason: 'A kötőjel olyan szavakat kapcsol össze, amelyeket egybetartozónak olvasunk.',
  },
  // Tipográfia
  'space-before-mark': {
    title: 'Szóköz az írásjel előtt',
    message: ({ word }) => `Ez előtt nem áll szóköz: „${word}”.`,
    reason: 'Az írásjel az előtte álló szóhoz tapad.',
  },
  'space-after-mark': {
    title: 'Szóköz az írásjel után',
    message: ({ word }) => `Ez után szóköz kell: „${word}”.`,
    reason: 'Szóköz választja el az írásjelet a következő szótól.',
  },
  'space-in-brackets': {
    title: 'Szóköz a zárójelben',
    message: 'A zárójel belső oldalán nem áll szóköz.',
    reason: 'A zárójel szorosan fogja közre, ami benne van.',
  },
  'spaces-doubled': { title: 'Két szóköz', message: 'Itt egy szóköz elég.', reason: 'A kettőzött szóköz lyukat hagy a sorban.' },
  'space-needed-before': {
    title: 'Szóköz az írásjel előtt',
    message: ({ word }) => `Ez előtt nem törő szóköz áll: „${word}”.`,
    reason: 'Ebben a nyelvben a magas írásjelek nem tapadnak az előttük álló szóhoz.',
  },
  quotes: {
    title: 'Idézőjel',
    message: ({ right }) => `Ebben a nyelvben így idézünk: ${right}.`,
    reason: 'Minden nyelvnek megvan a maga idézőjele.',
  },
  dash: {
    title: 'Gondolatjel',
    message: ({ word }) => `A gondolatjel hosszabb, mint ez: „${word}”.`,
    reason: 'A kötőjel összekapcsol, a gondolatjel elválaszt.',
  },
  ellipsis: {
    title: 'Három pont',
    message: 'A három pont egyetlen jel: „…”.',
    reason: 'Így a pontok a sor végén is együtt maradnak.',
  },
  'decimal-mark': {
    title: 'Tizedesjel',
    message: ({ word, right }) => `„${word}” ebben a nyelvben${to(right)}.`,
    reason: 'Van nyelv, amely tizedesvesszőt ír, és van, amely tizedespontot.',
  },
  'number-groups': {
    title: 'Számjegyek csoportjai',
    message: ({ word, right }) => `„${word}” így könnyebben olvasható${to(right)}.`,
    reason: 'A hosszú számokat hármas csoportokra tagoljuk.',
  },
  'unit-space': {
    title: 'Szám és mértékegység',
    message: ({ word }) => `A szám és „${word}” között nem törő szóköz áll.`,
    reason: 'Így a kettő egy sorban marad.',
  },
  'wrong-letter': {
    title: 'Idegen betű',
    message: ({ word, right }) => `„${word}” olyan betűt tartalmaz, amely csak látszatra jó${to(right)}.`,
    reason: 'A keresés és az ellenőrzés nem találja meg az olyan szót, amelyben más ábécé betűje van.',
  },
  // Ismétlés
  'repeated-word': {
    title: 'Kétszer áll',
    message: ({ word }) => `„${word}” kétszer áll egymás után.`,
    reason: 'Könnyen megesik, amikor az ember átír egy mondatot.',
  },
  'repeated-phrase': {
    title: 'Kétszer áll',
    message: ({ word }) => `„${word}” kétszer áll egymás után.`,
    reason: 'Könnyen megesik, amikor az ember átír egy mondatot.',
  },
  'sentences-begin-alike': {
    title: 'Azonos mondatkezdés',
    message: ({ word }) => `Egymás után három mondat kezdődik így: „${word}”.`,
    reason: 'Egy-egy másféle mondatkezdés ébren tartja az olvasót.',
  },
  // Egységesség
  'spelling-variants': {
    title: 'Kétféle írásmód',
    message: ({ word, right }) => `Itt „${word}”, máshol a szövegben „${right}”.`,
    reason: 'Mindkettő helyes; egy szövegen belül az egyiknél maradunk.',
  },
  'quote-styles': {
    title: 'Kétféle idézőjel',
    message: ({ word, right }) => `Itt ${word}, máshol a szövegben ${right}.`,
    reason: 'Egy szövegen belül egyféle idézőjelet használunk.',
  },
  // Stílus
  redundant: {
    title: 'Már elhangzott',
    message: ({ word, right }) => (right ? `„${word}” kétszer mondja ugyanazt: „${right}” elég.` : `„${word}” nem tesz hozzá semmit.`),
    reason: 'Az egyik szóban már benne van a másik.',
  },
  wordy: {
    title: 'Kerülőút',
    message: ({ word, right }) => (right ? `„${word}” helyett elég ennyi: „${right}”.` : `„${word}” rövidebben is mondható.`),
    reason: 'Ami rövidebb, azt könnyebb olvasni.',
  },
  cliche: {
    title: 'Elkoptatott fordulat',
    message: ({ word }) => `Ezt már sokszor olvastuk: „${word}”.`,
    reason: 'Az egyszerű szó többet mond, mint a fordulat, amelyet mindenki használ.',
  },
  'weak-intensifier': {
    title: 'Gyenge nyomatékosítás',
    message: ({ word }) => `„${word}” többnyire elhagyható.`,
    reason: 'Egy erősebb szó, vagy semmi, többet ér, mint a „nagyon” és a „tényleg”.',
  },
  'long-sentence': {
    title: 'Hosszú mondat',
    message: ({ count }) => `Ez a mondat ${count} szóból áll.`,
    reason: 'Úgy negyven szó után a legtöbb olvasó elveszti az elejét. Hol lehetne kettévágni?',
  },
  'passive-voice': {
    title: 'Szenvedő szerkezet',
    message: 'Nem derül ki, ki a cselekvő.',
    reason: 'A szenvedő szerkezet akkor jó, ha a cselekvő nem számít; máskülönben nevezze meg.',
  },
  // Hangnem
  contraction: {
    title: 'Összevont alak',
    message: ({ word, right }) => `Hivatalos hangú szövegben „${word}” kiírva áll${to(right)}.`,
    reason: 'Az összevont alakok a beszédbe és a levelekbe valók.',
  },
  informal: {
    title: 'Közvetlen hangnem',
    message: ({ word, right }) => `„${word}” a beszélt nyelvbe való${right ? `; „${right}” választékosabb` : ''}.`,
    reason: 'Tudományos szövegben az olvasó választékos szavakat vár.',
  },
  dialect: {
    title: 'Nyelvváltozat',
    message: ({ word, right }) => `„${word}” a nyelv egy másik változatába való${right ? `; itt „${right}” a helyes` : ''}.`,
    reason: 'Egy szövegen belül egy változatnál maradunk.',
  },
  'old-fashioned': {
    title: 'Elavult szó',
    message: ({ word, right }) => `„${word}” ma már alig használatos${right ? `; a szokásos szó: „${right}”` : ''}.`,
    reason: 'Ma már csak régi vagy jogi szövegekben szokásos.',
  },
  'checker-grammar': {
    title: 'Nyelvtan',
    message: ({ said = '' }) => said || 'Nézze meg újra ezt a helyet.',
    reason: 'Egy ellenőrző találta, amelyet az oldal üzemeltetője adott hozzá; a szöveg is tőle való.',
  },
  'checker-punctuation': {
    title: 'Központozás',
    message: ({ said = '' }) => said || 'Nézze meg újra ezt a helyet.',
    reason: 'Egy ellenőrző találta, amelyet az oldal üzemeltetője adott hozzá; a szöveg is tőle való.',
  },
  'checker-style': {
    title: 'Stílus',
    message: ({ said = '' }) => said || 'Nézze meg újra ezt a helyet.',
    reason: 'Egy ellenőrző találta, amelyet az oldal üzemeltetője adott hozzá; a szöveg is tőle való.',
  },
}
