import { words } from '../../languages/words.ts'
import { phrasesOf, type VerbSecond } from './order.ts'
import { swedishVerbs } from './swedish-verbs.ts'

/** What Swedish has before its verb. */
export const swedish: VerbSecond = {
  verbs: swedishVerbs,
  doubtful:
    words(`bad band bar bet dansar drag drog far får grep klang kör lag lagar lager led leder låg lär mål möter planer prov rad red resor rev
    rullar röster sken skar slag steg svar tal tävlar varar åker åt ror sår`),
  endsFinite: (word, isKnown) =>
    (/..ade$/.test(word) && isKnown(word.replace(/de$/, ''))) ||
    (/..ar$/.test(word) && isKnown(word.replace(/r$/, '')) && isKnown(word.replace(/r$/, 'de'))) ||
    (/..er$/.test(word) && isKnown(word.replace(/er$/, 'a')) && isKnown(word.replace(/er$/, 'te'))),
  pronouns: words('jag du han hon vi ni man de det'),
  objects: words('det'),
  articles: words('de det'),
  owners: words('min mitt mina din ditt dina hans hennes vår vårt våra er ert era deras denna dessa detta'),
  others: words(
    'folk människor människorna alla många barnen ingen någon eleverna studenterna föräldrarna mamma pappa mormor farmor morfar farfar',
  ),
  adverbs:
    words(`här alltså antagligen dessutom därefter därför därmed däremot därpå efteråt emellertid faktiskt förmodligen förresten genast givetvis
    hittills häromdagen ibland idag igår ikväll imorgon imorse inatt följaktligen lyckligtvis möjligen naturligtvis numera nuförtiden nyligen
    ofta oftast plötsligt samtidigt självklart slutligen snart sommartid tidigare troligen tyvärr vanligtvis vidare vintertid ändå åtminstone
    förr allmänt sällan normalt ursprungligen framförallt i-dag i-går visserligen dock först istället härmed`),
  connectives: words('därför dessutom ändå däremot därefter därmed alltså emellertid följaktligen istället annars efteråt'),
  phrases:
    phrasesOf(`en dag, en gång, först och främst, för närvarande, för tillfället, för övrigt, förra helgen, förra månaden, förra sommaren, förra veckan,
    förra året, i allmänhet, i början, i dag, i fjol, i framtiden, i förrgår, i går, i höstas, i kväll, i morgon, i morse, i natt, i regel, i slutet,
    i somras, i stället, i verkligheten, i vintras, i våras, i år, nästa dag, nästa månad, nästa vecka, nästa år, till exempel, till sist, till slut,
    trots allt, trots det, trots detta, varje dag, varje helg, varje kväll, varje morgon, varje månad, varje sommar, varje vecka, varje år`),
  prepositions: words(
    'av efter enligt framför från för före genom hos i inom kring med mellan mot om på runt till trots under utan vid åt över',
  ),
  subordinators: words('när om eftersom innan medan fastän trots ifall sedan'),
  joiners:
    words(`och eller men att som om när eftersom innan medan fastän ifall vad vem vilken vilket vilka vart varför hur där då så än för utan ju desto samt
    vars både varken såsom liksom därför tills`),
  heads: words('allt det dem den de alla något någon inget ingen allting vad vem saker sätt sättet'),
  coordinators: words('och men'),
}
