import { swedishVerbs } from '../verb-second/swedish-verbs.ts'
import { governmentOf } from './government.ts'

/** Prepositions of verbs and adjectives that learners take from their own language. */
export const swedishGovernment = governmentOf(
  `
  beroende: från > av
  intresserad|intresserade|intresserat: i om över > av
  nöjd|nöjda: över på av > med
  rädd|rädda: från av > för
  stolt|stolta: på av > över
  arg|arga: till med > på
  gift|gifta: till > med
  kär|kära: på med > i
  förtjust|förtjusta: på av > i
  förälskad|förälskade: på med > i
  avundsjuk|avundsjuka: över av > på
  svartsjuk|svartsjuka: över av > på
  besviken|besvikna: av > på
  medveten|medvetna: på av > om
  ansvarig|ansvariga: av om > för
  allergisk|allergiska: för till av > mot
  säker|säkra: om* av* > på
  trött|trötta: av* > på
  van|vana: med till > vid
  bekymrad|bekymrade: om på > över
  orolig|oroliga: av på > för
  vänta: för* till* > på
  längta: om på > efter
  lita: till i om > på
  drömma: av > om
  leta: på > efter
  klaga: av > på
  skratta: på* > åt
  lida: från > av
  delta: på > i
  deltaga: på > i
  svara: till* > på
  handla: av > om
  vänja: med > vid
  ansöka: för efter > om
  reagera: mot > på
  rösta: för* > på
  bry: för på > om
  oroa: av > för
  intressera: i om > för
  tänka: om* > på
  titta: till* > på
  påminna: av på > om
  övertyga: av på > om
  anpassa: med > till
  beskylla: om > för
  misstänka: om > för
  varna: om > för
  protestera: om > mot
  rik|fattig: av > på
  känd: om > för
  berömd|berömda: om med > för
  nyfiken|nyfikna: om över > på
  snäll|elak|vänlig|sträng|hård|ärlig|oärlig|grym|rättvis|trevlig: till* > mot
  snälla|elaka|vänliga|stränga|grymma|trevliga: till* > mot
  typisk|typiskt|typiska: till > för
  viktig|viktigt|viktiga|farlig|farligt|farliga|skadlig|skadligt|nyttig|nyttigt|svår|svårt: till* > för
  kritisk|kritiska: mot > till
  positiv|negativ|positiva|negativa: mot* över* > till
  uppmärksam|uppmärksamma: om över till > på
  förvånad|chockad|överraskad: på* > över
  missnöjd|missnöjda: över på av > med
  identisk|identiska: till > med
  olik|annorlunda: mot till > från
  irriterad|irriterade|sur|sura|förbannad|rasande: till* med* > på
  nervös|nervösa: om av > för
  skeptisk|skeptiska: mot om > till
  anhängare: till > av
  glad: om* > för
  duktig|duktiga: i* om till > på
  skicklig|skickliga: om till > på
  bra: i* > på
  dålig|dåliga: i* > på
  prenumerera: till > på
  skydda: för > mot
  skryta: av > om
  gratulera: för > till
  hänvisa: på > till
  referera: på > till
  anklaga: om > för
  hämnas: mot > på
  gräla: över > om
  konkurrera: över > om
  le: på* > mot
  vinka: på* > till
  ljuga: till* > för
  tvivla: om av > på
  hoppas: om till* > på
  satsa: till > på
  be: för* efter > om
  tacka: om på > för
  engagera: om > i
  söka: för > efter
  förälska: med på > i
  förlova: till > med
  identifiera: till > med
  associera: till > med
  utrusta: av > med
  specialisera: om > på
  skämmas: av på om > för
  koncentrera: om > på
  fokusera: om i > på
  bestå: från > av
  bero: av från > på
  lyssna: om* > på
  tro: till* > på
  tröttna: av > på
  orsak|orsaken|orsaker|anledning|anledningen|anledningar: av för > till
  bevis|beviset: om > på
  exempel|exempelet|exemplet: av för > på
  inflytande|inflytandet: till > på
  inställning|inställningen|attityd|attityden: mot om > till
  kärlek|kärleken: mot för* > till
  hopp|dröm|drömmen: på av > om
  rädsla|rädslan: av mot > för
  längtan: om till > efter
  förmåga|förmågan: av > till
  erfarenhet|erfarenheter: om med > av
  information|informationen|diskussion|diskussionen|debatt|debatten: över av > om
  bok|boken|film|filmen|artikel|artikeln: över > om
  motstånd|motståndet|hot|hotet: till > mot
  skydd|skyddet: från > mot
  allergi|allergin: för till av > mot
  nyckel|nyckeln: av för > till
  brist|bristen: av till > på
  behov|behovet: för till på > av
  avtal|avtalet: till > med
  oro|oron: om av > för
  reaktion|reaktionen|reaktioner: mot > på
  effekt|effekten|effekter: över > på
  förståelse|förståelsen: av* om > för
  respekt|respekten: till mot > för
  tillgång|tillgången: på mot > till
  intresse|intresset: om på > för
  kunskap|kunskaper|kunskapen: av > om
  lösning|lösningen|lösningar: av för* > på
  svar|svaret: till > på
  ansvar|ansvaret: om > för
  immun|immuna: för > mot
  `,
  swedishVerbs,
)
