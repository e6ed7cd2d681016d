import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The word lists that Dutch rows name. Sorted. */
export const lists: WordLists = {
  comparatives:
    words(`armer dikker duurder eerder goedkoper groter hoger jonger kleiner korter langer langzamer later lichter lager mooier ouder rijker slechter slimmer
    sneller sterker vaker verder warmer zwaarder zwakker kouder makkelijker moeilijker belangrijker`),
  /** Nouns that take "het". */
  hetNouns:
    words(`antwoord artikel bedrijf beeld boek bericht bestand cadeau dier dorp eten feest gebouw gesprek gevoel huis idee kind land leven meisje nummer onderzoek
    plan probleem programma project rapport resultaat schilderij spel systeem verhaal verschil voorbeeld voorstel werk woord`),
}
