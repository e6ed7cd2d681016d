import { swedishVerbs } from '../verb-second/swedish-verbs.ts'
import { governmentOf } from './government.ts'

/** Prepositions of verbs and adjectives that learners take from their own language. */
export const swedishGovernment = governmentOf(
  `
  beroende: från på > av
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
  `,
  swedishVerbs,
)
