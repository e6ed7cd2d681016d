import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Norwegian rows name. Sorted. */
export const lists: WordLists = {
  /** What stands before "men" without a comma. */
  beforeMen: words(`ikke og eller aldri sakte langsomt ja nei men jo`),
  comparatives:
    words(`bedre billigere dyrere fattigere høyere kaldere kortere lavere lengre lettere mindre rikere raskere sterkere større svakere vanskeligere tidligere tyngre
    varmere viktigere penere yngre eldre`),
  enNouns: words(
    `bil bok dag drøm familie film sak idé løsning mann kvinne mulighet person plass reise rolle ting forskjell skole by studie oppgave uke venn`,
  ),
  etNouns: words(`arbeid barn bord brev dyr eksempel hjem hus land liv navn ord problem rom samfunn språk spørsmål steg svar tema tog år`),
  infinitives:
    words(`arbeide be bli bo bygge danse drikke forstå forklare få gi gjøre gå ha hjelpe holde høre komme kunne kjøpe lage leve ligge lære lese prate
    sitte synge skrive slutte sove spille stå svare si selge ta snakke tjene treffe trene tenke unngå være vente vite vise spise reise endre øke svømme se`),
  /** Whom or what something is according to. */
  sources: words(
    `læreren loven politiet rapporten avisen avisa forskerne studien planen reglene ham henne dem meg forfatteren artikkelen undersøkelsen regjeringen statistikken`,
  ),
}
