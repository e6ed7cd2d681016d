import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Swedish rows name. Sorted. */
export const lists: WordLists = {
  comparatives:
    words(`bättre billigare dyrare fattigare högre kallare kortare lägre längre lättare mindre rikare roligare sämre snabbare starkare större svagare svårare tidigare tyngre
    varmare viktigare vackrare yngre äldre`),
  enNouns: words(
    `bil bok dag dröm familj film fråga förändring idé lägenhet lösning man kvinna möjlighet person plats resa roll sak skillnad skola stad studie uppgift vecka vän`,
  ),
  ettNouns: words(
    `arbete barn beslut bord brev djur exempel företag hem hus jobb land liv namn ord problem rum språk steg svar tåg tema år ämne`,
  ),
  infinitives:
    words(`arbeta be bli bo bygga börja dansa dricka få förstå förklara ge gå göra ha hitta hjälpa hålla höra jobba komma kunna köpa laga leva ligga lära läsa prata
    sitta sjunga skriva sluta somna sova spela springa stå svara säga sälja ta tala tjäna träffa träna tänka undvika vara veta visa vänta äta åka ändra minska öka simma se`),
}
