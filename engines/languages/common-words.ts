import { everydayWords } from './everyday-words.ts'
import { words } from './words.ts'

/** Words of everyday use by language, beside its function words: of two that a slip may have meant, the likelier. Sorted roughly by kind. */
export const commonWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ...everydayWords,
  de: words(`anderen andere anderer anderes weitere weiteren weiterer weiteres dieses jedes jeder jede jeden heute morgen gestern immer wieder ganz gut gute guten
    guter große großen großer neue neuen neuer erste ersten zweite zweiten letzte letzten wurde wurden worden gewesen gehabt konnte konnten sollte sollten wollte wollten musste
    mussten durfte gibt gab ging gehen geht kommen kommt kam machen macht machte sagen sagt sagte sehen sieht sah stehen steht stand wissen weiß wusste
    finden findet fand lassen lässt liegen liegt lag nehmen nimmt nahm bringen bringt hilft helfen schützen bleiben bleibt blieb leben lebt arbeiten arbeitet zeigen zeigt zeigte führen führt
    sehr viel vielleicht natürlich eigentlich besonders einfach genau jetzt sofort zusammen zwischen damals bereits etwa fast beim worden Jahr Jahre Jahren Zeit Menschen
    Mensch Leben Welt Land Stadt Arbeit Frau Mann Kind Kinder Tag Tage Woche Haus Teil Frage Problem Beispiel Schule Geld Recht Regierung Unternehmen`),
  hu: words(`része részt részben magában maga amelyeket amelyek amelyet amelynek szerepe szerepet miatt között közötti ember emberek emberi nap napon év évek évben idő időben
    világ élet ország város munka kérdés probléma példa iskola diák tanuló gyerek gyerekek szülő nő férfi pénz jog kormány cég eredmény eredmények kutatás új régi jó rossz
    kis nagy első második utolsó fontos egész saját magyar lehetett volna lenne lett tud tudja tudjuk mond mondta mondja látja látom lát megy jön kap kapott tesz tett ad adott
    vannak voltak legyen kellett szükséges egyre inkább mindig soha ma tegnap holnap talán gyakran csupán körül ellen felé során alapján számára részére esetén szóló
    egyet kettő három négy öt benne`),
  nl: words(`mensen mens leven wereld land stad werk vrouw man kind kinderen dag dagen week huis deel vraag probleem voorbeeld school geld recht regering bedrijf jaar jaren
    tijd andere nieuw nieuwe goed goede groot grote klein kleine eerste tweede laatste belangrijk belangrijke eigen hele elk elke iedere worden gemaakt gaan gaat ging komen komt
    kwam maken maakt maakte zeggen zegt zei zien ziet zag staan staat stond weten weet wist vinden vindt vond laten laat liggen ligt nemen neemt geven geeft gaf blijven blijft
    helpen begint beginnen doen doet deed krijgen krijgt kreeg gebruiken gebruikt lezen leest denken denkt dacht vaak soms altijd nooit vandaag morgen gisteren misschien
    natuurlijk samen steeds bijna beetje boek deze soort soorten`),
  no: words(`mennesker menneske liv livet verden land landet by byen arbeid kvinne kvinner mann menn barn barna dag dager uke hus huset del delen spørsmål problem problemer eksempel
    skole skolen penger rett regjeringen selskapet år tid tiden andre annen annet ny nye god gode stor store liten små første andre siste viktig viktige egen eget egne
    hele hver blitt gjør gjøre gjorde gjort går gikk komme kommer kom sier si sa se ser så står stå sto oppsto vite vet visste finne finner fant la ligger lå ta tar tok gi gir
    ga hjelpe begynne begynner få får fikk bruke bruker brukte lese leser tenke tenker ofte aldri alltid kanskje sammen nesten lærer lærere måned måneder måneden tredje femte kjente
    høyere boka boken ville språk språket finnes forsøk forsøkte`),
  sv: words(`människor människa liv livet världen land landet stad staden arbete kvinna kvinnor man män barn barnen dag dagar vecka hus huset del delen fråga problem exempel
    skola skolan pengar rätt regeringen företag år tid tiden andra annan annat ny nya nytt god goda bra stor stora stort liten litet små första andra sista viktig viktiga viktigt
    egen eget egna hela varje blivit gör göra gjorde gjort går gick komma kommer kom säger säga sa se ser såg står stå stod vet veta visste finna finns fanns ligger låg ta tar tog ge
    ger gav hjälpa börja börjar få fick använda använder läsa läser tänka tänker ofta aldrig alltid kanske samma deras nästan gång gånger mått från främst måste`),
  tr: words(`büyük küçük yeni eski iyi kötü güzel önemli ilk son diğer başka kendi özellikle başına arasında sırasında karşı doğru yanlış zaman gün yıl yıllar insan insanlar dünya hayat
    ülke şehir iş kadın erkek çocuk çocuklar hafta ev bölüm soru sorun örnek okul para hak hükümet şirket kitap dil bilgi veri araştırma sonuç çalışma öğrenci öğretmen etti eder
    edilir edildi ediyor yaptı yapar yapılan yapıyor geldi gelir geliyor gitti gider söyledi söyler gördü görür verdi verir aldı alır buldu bulunan bulunmaktadır kullanılan kullanır
    yazar okur sever ister biliyor şey şekilde yüzden bugün yarın dün sekiz dört beş altı yedi dokuz bin yüz ortada orada burada şurada yerli tüm bütün herkes hemen belki hiç`),
}
