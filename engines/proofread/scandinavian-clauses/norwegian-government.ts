import { norwegianVerbs } from '../verb-second/norwegian-verbs.ts'
import { governmentOf } from './government.ts'

/** Prepositions of verbs and adjectives that learners take from their own language. */
export const norwegianGovernment = governmentOf(
  `
  avhengig|avhengige: fra på > av
  uavhengig|uavhengige: fra > av
  interessert|interesserte: om på av for > i
  fornøyd|fornøyde: over på av > med
  redd: fra av > for
  stolt: på > av
  sint|sinte: til > på
  gift|gifte: til > med
  forelsket|forelskede: på med > i
  flink|flinke: på > til
  lei|leie: på > av
  misunnelig|misunnelige: av over > på
  sjalu: av over > på
  skuffet|skuffede: av > over
  ansvarlig|ansvarlige: av om > for
  allergisk|allergiske: for til av > mot
  sikker|sikre: om* av* > på
  vant: med på > til
  opptatt|opptatte: på > av
  bekymret|bekymrede: om på > for
  takknemlig|takknemlige: over om > for
  vente: for* til* > på
  lengte: om på > etter
  stole: til i om > på
  drømme: av > om
  lete: på > etter
  lytte: på > til
  avhenge: på fra > av
  bestå: med > av
  klage: av > på
  le: på* til* > av
  lide: fra > av
  svare: til* > på
  handle: av > om
  venne: med på > til
  reagere: mot > på
  skylde: til > på
  bry: for på > om
  interessere: i om av > for
  tenke: om* > på
  minne: av > på
  overbevise: av på > om
  tilpasse: med > til
  mistenke: om > for
  advare: om > mot
  protestere: om > mot
  bekymre: om > for
  `,
  norwegianVerbs,
)
