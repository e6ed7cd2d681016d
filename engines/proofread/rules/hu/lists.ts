import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Hungarian rows name. Sorted. */
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
}
