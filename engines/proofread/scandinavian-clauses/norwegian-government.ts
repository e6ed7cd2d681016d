import { norwegianVerbs } from '../verb-second/norwegian-verbs.ts'
import { governmentOf } from './government.ts'

/** Prepositions of verbs and adjectives that learners take from their own language. */
export const norwegianGovernment = governmentOf(
  `
  interessert|interesserte: om på av for > i
  abonnere: til > på
  adgang|adgangen: mot på > til
  advare: om > mot
  allergisk|allergiske: for til av > mot
  allergi|allergien: for til av > mot
  anklage: om > for
  ansvarlig|ansvarlige: av om > for
  assosiere: til > med
  avhenge: på fra til > av
  avhengig|avhengige: fra på til > av
  avtale|avtalen: til > med
  be: etter > om
  bekymre: om > for
  bekymret|bekymrede: om på > for
  bekymring|bekymringen: om > for
  berømt|berømte|beryktet: om med > for
  beskytte: fra > mot
  beskyttelse|beskyttelsen: fra > mot
  bestå: med > av
  bevis|beviset: om > på
  bok|boka|boken|film|artikkel|artikkelen: over > om
  bry: for på > om
  drømme: av > om
  engasjere: om > i
  enighet: på > om
  enkel: med* > for
  erfaring|erfaringer: om > med
  evne|evnen: av > til
  flau|flaue: på for* av > over
  flink|flinke: på > til
  forelske: med på > i
  forelsket|forelskede: på med > i
  forlove: til > med
  fornøyd|fornøyde: over på av > med
  forskjellig|forskjellige: mot enn til > fra
  forståelse|forståelsen: om > for
  frykt|frykten|angst|angsten: av mot > for
  gift|gifte: til > med
  glad: over* om* > i
  gratulere: for > med
  grunnlag|grunnlaget|forutsetning|forutsetningen|betingelse: til > for
  handle: av > om
  henvise: på > til
  hevne: mot > på
  holdning|holdningen|holdninger|holdningene: mot > til
  håpe: til* > på
  håp|drøm|drømmen: på av > om
  identifisere: til > med
  identisk|identiske: til > med
  immun|immune: for > mot
  informasjon|informasjonen|diskusjon|diskusjonen|debatt|debatten: over > om
  innflytelse|innflytelsen: til > på
  interessere: i om av > for
  invitasjon|invitasjonen: for > til
  irritert|irriterte|sur|sure|forbannet|rasende: til* > på
  kjent: om > for
  kjærlighet|kjærligheten: mot for* > til
  klage: av om > på
  konkurrere: over > om
  krangle: over > om
  kritisk|kritiske: mot > til
  le: på* til* > av
  lei|leie: på > av
  lengsel|lengselen: om til > etter
  lengte: om på > etter
  lete: på for > etter
  lide: fra > av
  lytte: på > til
  lyve: til* > for
  mangel|mangelen: av til > på
  minne: av > på
  misfornøyd|misfornøyde: over på av > med
  mistenke: om > for
  misunnelig|misunnelige: av over > på
  motstander|motstandere: til mot > av
  motstand|motstanden|trussel|trusselen: til > mot
  nervøs|nervøse|engstelig|engstelige: om av > for
  nysgjerrig|nysgjerrige: om over > på
  nøkkel|nøkkelen: av for > til
  oppfordre: på > til
  oppmerksom|oppmerksomme: om over til > på
  opptatt|opptatte: på > av
  overbevise: av på > om
  overrasket|sjokkert: på* > over
  oversikt|oversikten: om > over
  positiv|negativ|positive|negative: mot* over* > til
  protestere: om > mot
  reagere: mot > på
  reaksjon|reaksjonen|reaksjoner: mot > på
  redd: fra av > for
  referere: på > til
  rik|fattig: av > på
  satse: til > på
  sikker|sikre: om* av* > på
  sint|sinte: til > på
  sjalu: av over > på
  skamme|skammer: for* på av > over
  skeptisk|skeptiske: mot om > til
  skryte: over > av
  skuffet|skuffede: av > over
  skylde: til > på
  smile: på* > til
  snille|hyggelige|vennlige|frekke|strenge|høflige|uhøflige|grusomme: til* > mot
  snill|slem|hyggelig|vennlig|frekk|streng|høflig|uhøflig|ærlig|grusom|rettferdig: til* > mot
  spent: om over > på
  spesialisere: om > i
  stole: til i om > på
  stolt: på > av
  svare: til* > på
  søke: for > etter
  takke: om på > for
  takknemlig|takknemlige: over om > for
  talent: til > for
  tenke: om* > på
  tilfreds|tilfredse: over på > med
  tilhenger|tilhengere: til > av
  tilpasse: med > til
  tvile: om av > på
  typisk|typiske: til > for
  uavhengig|uavhengige: fra > av
  utstyre: av > med
  vant: med på > til
  venne: med på > til
  vente: for* til* > på
  viktig|viktige|farlig|farlige|skadelig|skadelige|nyttig|nyttige: til* > for
  vinke: på* > til
  virkning|virkningen: over > på
  årsak|årsaken|årsaker|årsakene: av for > til
  `,
  norwegianVerbs,
)
