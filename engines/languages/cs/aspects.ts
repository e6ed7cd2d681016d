import { words } from '../words.ts'
import type { Aspect } from '../west-slavic-forms.ts'

// Verbs of academic writing by aspect. Verbs of both aspects, most of them foreign, stand with the imperfective ones, for that is
// how a paper uses their present. Sorted.

const imperfective = words(`
  akcentovat akceptovat analyzovat aplikovat argumentovat bránit brát budovat bádat být charakterizovat chránit chtít chápat
  citovat dedukovat definovat docházet docilovat dokazovat dokládat dokumentovat dominovat domnívat doplňovat doporučovat
  dosahovat dosvědčovat dotýkat dovolovat dovozovat dávat dít dělit evaluovat existovat explikovat falzifikovat formulovat
  generovat hledat hodnotit hromadit hrát hájit ignorovat ilustrovat implementovat indikovat informovat integrovat interpretovat
  jmenovat kalkulovat kazit klesat klást komparovat komplikovat konat konfrontovat konstatovat kontrolovat končit korespondovat
  kritizovat kultivovat limitovat lišit líčit moci modifikovat monitorovat motivovat muset myslet mít měnit měřit nabádat nabízet
  nacházet nahlížet nahrazovat napadat napomáhat napovídat narušovat narůstat navazovat navrhovat navyšovat naznačovat nazývat
  negovat náležet objasňovat objevovat obracet obsahovat oddělovat odhadovat odhalovat odkazovat odlišovat odmítat odpovídat
  odstraňovat odsuzovat odvolávat odvozovat odvíjet odůvodňovat ohraničovat ohrožovat omezovat opomíjet optimalizovat opírat
  organizovat orientovat oslabovat ospravedlňovat osvětlovat ovlivňovat ověřovat označovat patřit platit plnit plynout pociťovat
  podlamovat podněcovat podporovat podrobovat pojednávat pojit pojmenovávat pojímat pokládat pokoušet pokračovat pomáhat pomíjet
  popisovat popírat porovnávat posilovat poskytovat posuzovat potvrzovat potřebovat poukazovat používat považovat pozměňovat
  poznamenávat pozorovat počítat poškozovat pracovat pramenit prezentovat problematizovat probíhat probírat prohlašovat
  prohlubovat projevovat prokazovat promýšlet proměňovat propojovat provádět prověřovat psát publikovat pátrat předestírat
  předkládat předpokládat představovat přehlížet překážet přemítat přemýšlet přetvářet převažovat převládat přibližovat přicházet
  přidávat přijímat přinášet připomínat připouštět přispívat přiznávat přizpůsobovat působit radit realizovat redukovat
  reflektovat rekapitulovat reprodukovat resumovat rodit rozdělovat rozebírat rozeznávat rozhodovat rozlišovat rozumět rozvažovat
  rozvíjet rozšiřovat růst různit sbírat schvalovat sdělovat selektovat sepisovat sestávat shrnovat shromažďovat signalizovat
  skládat sledovat sloužit slučovat směřovat snažit snižovat soudit souviset spojovat spoléhat spočívat srovnávat stanovovat
  stavět stoupat studovat střežit substituovat svědčit testovat trvat tvořit tvrdit táhnout týkat těžit třídit udržovat udávat
  ukazovat ulehčovat umožňovat umět upadat upevňovat uplatňovat upozorňovat upravovat určovat usilovat uskutečňovat usnadňovat
  ustanovovat ustavovat usuzovat utvářet uvažovat uvádět uznávat užívat verifikovat vidět vnímat volit vybírat vycházet vydávat
  vyjadřovat vyjasňovat vykládat vykonávat vylepšovat vylučovat vymezovat vyplývat vypovídat vyprávět vyskytovat vystavovat
  vysvětlovat vytvářet vytýkat využívat vyvolávat vyvozovat vyvracet vyvíjet vyzdvihovat vyznačovat vyčleňovat vyčíslovat
  vyžadovat vzbuzovat vznikat vztahovat vést vědět věnovat věřit všímat zabezpečovat zabraňovat zabývat zachovávat zachycovat
  zahajovat zahrnovat zajišťovat zakládat zamezovat zamítat zamýšlet zaměřovat zanedbávat zapisovat zapírat zapříčiňovat zaručovat
  zavrhovat zavádět začínat zařazovat zdokonalovat zdůrazňovat zdůvodňovat zesilovat zhoršovat zjednodušovat zjišťovat zkoumat
  zkoušet zkvalitňovat zlepšovat zmenšovat zmiňovat znamenat znesnadňovat známkovat znázorňovat zpochybňovat způsobovat ztěžovat
  zvažovat zvyšovat zvát zvětšovat záležet záviset získávat zřizovat zůstávat účinkovat čekat členit číst čítat řadit řešit říkat
  žádat
`)

const perfective = words(`
  docílit dodat dokončit dokázat doložit doplnit dostat dostavit dosáhnout dovolit dát nabídnout nahradit najít nalézt napomoci
  napsat narušit narůst nashromáždit nastat nastolit navrhnout navýšit naznačit nepřijmout obdržet objasnit objevit obohatit
  obrátit obsáhnout ochránit odbourat oddělit odhalit odhlasovat odkrýt odmítnout odpovědět odsouhlasit odstranit odvodit
  odůvodnit ohraničit ohrozit omezit opomenout oslabit osvětlit ovlivnit ověřit podat podlomit podložit podnítit podotknout
  podpořit podtrhnout položit pominout pomoci popsat popřít porovnat poskytnout posoudit posílit potvrdit poukázat použít povědět
  pozměnit poznamenat projevit prokázat proměnit prostudovat provést prověřit prozkoumat předejít předložit představit přestat
  přetvořit přezkoušet přidat přihlédnout přijmout přijít přinést připomenout připustit přispět přivodit přiznat přizpůsobit
  rozdělit rozebrat rozhodnout rozlišit rozluštit rozpoznat roztřídit rozvinout rozčlenit rozřešit rozšířit schválit sebrat
  sestavit shrnout shromáždit skončit snížit soustředit spojit spočítat spustit srovnat stanovit stoupnout udat udržet ukončit
  ukázat umožnit upevnit uplatnit upozornit upravit určit uskutečnit usnadnit ustanovit utvořit uveřejnit uvážit uvést uzavřít
  uznat užít vybrat vydat vyhodnotit vyjasnit vyjádřit vykonat vylepšit vyloučit vyložit vylíčit vymezit vyměnit vynechat
  vyplynout vypočítat vypořádat vypracovat vypustit vyslovit vysvětlit vytisknout vytvořit využít vyvodit vyvolat vyvrátit
  vyzdvihnout vyčlenit vyčíslit vyřešit vyžádat vzbudit vzniknout vzrůst vzít zabezpečit zabránit zachovat zachytit zahrnout
  zahájit zajistit zakončit zamezit zamítnout zaměřit započít zapsat zapříčinit zapůsobit zaručit zastoupit zavést zaznamenat
  začít zařadit zdokonalit zdolat zdůraznit zdůvodnit zeslabit zesílit zhodnotit zhoršit zhotovit zjistit zkomplikovat
  zkontrolovat zkvalitnit zlepšit zlikvidovat zmenšit zmínit změnit změřit zohlednit zpochybnit zpracovat způsobit zrekapitulovat
  zrodit ztratit ztížit zužitkovat zvednout zveřejnit zvolit zvážit zvýšit zvětšit získat zúžit zůstat říci
`)

// Repeated action has an ending of its own; what ends in -ovat is of one aspect unless a prefix may have made it perfective.
const sure = /[áíý]vat$|^(?!(?:do|na|o|po|pro|pře|při|roz|s|u|v|z)).*ovat$/u

/** The aspect of a Czech verb; null where we do not know it. */
export const czechAspect = (lemma: string): Aspect | null =>
  perfective.has(lemma) ? 'perfective' : imperfective.has(lemma) || sure.test(lemma) ? 'imperfective' : null
