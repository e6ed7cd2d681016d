import { acceptCompounds } from '../compounds.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

/** Sorted. */
const short = new Set(
  words(`aap arm bad bak bal ban bar bas bed bel bij bol bom bon bos bus cel dag dak dal dam das eis fan gas gat gel god hal ham hek hof hok hol hut ijs jas
    kas kat kip kok kop lak lam les lid lip lok lot lus mes mok net oog oor pak pan pas pen pet pil pin pit pop pot put rat rek rem rib rij rok rol rug
    sap sok tak tas tip top vak val vat vel vet vis wal wet wol zak zee zin zon`),
)

/** Dutch: two words written as one. */
export const spelling: SpellingHelp = { accepts: acceptCompounds({ links: ['', 's', 'en', 'e'], least: 4, short }) }
