import { words } from '../words.ts'
import type { Aspect } from '../west-slavic-forms.ts'

// Verbs of academic writing by aspect. Verbs of both aspects, most of them foreign, stand with the imperfective ones, for that is
// how a paper uses their present. Sorted.

const imperfective = words(`
  akcelerovať akcentovať akceptovať analyzovať aplikovať argumentovať badať brať brániť byť charakterizovať chcieť chrániť chápať
  citovať ctiť dedukovať definovať deliť determinovať diferencovať dodržiavať dokazovať dokladať dokumentovať dominovať domnievať
  domáhať dopĺňať dosahovať dosvedčovať dovoľovať dožadovať dynamizovať dávať eliminovať existovať explikovať falzifikovať
  formulovať garantovať hodnotiť hovoriť hrať hľadať ignorovať implementovať informovať iniciovať integrovať interpretovať
  jestvovať klasifikovať klesať klásť komparovať konať konfrontovať konkretizovať kontrolovať končiť konštatovať konštituovať
  kreovať kritizovať kumulovať limitovať líšiť mať meniť merať mieniť modifikovať monitorovať motivovať musieť myslieť môcť
  nachádzať nadobúdať nahrádzať namáhať napomáhať napredovať napádať napĺňať narastať narúšať nasvedčovať navigovať navrhovať
  navyšovať nazdávať naznačovať nazývať negovať obhajovať objasňovať objavovať obmedzovať obohacovať obsahovať oceňovať ochraňovať
  odbúravať oddeľovať odhaľovať odkazovať odkrývať odlišovať odmietať odporúčať odrážať odstraňovať odsudzovať odvodzovať odvíjať
  ohraničovať ohrozovať opierať opisovať opomínať optimalizovať organizovať orientovať oslabovať osvetľovať otvárať overovať
  ovládať ovplyvňovať označovať ozrejmovať očakávať padať patriť pestovať plniť plynúť pochybovať pochádzať pociťovať podieľať
  podlamovať podporovať podrobovať podčiarkovať pojímať pokladať pokračovať pokúšať pomáhať ponímať ponúkať popierať porovnávať
  porušovať posilňovať poskytovať posudzovať potrebovať potvrdzovať poukazovať používať považovať povzbudzovať pozmeňovať
  pozorovať poškodzovať požadovať preberať prebiehať predchádzať predkladať predpokladať predstavovať prehliadať prejavovať
  prekonávať prekážať premieňať premýšľať prepájať pretvárať preukazovať prevažovať preverovať prevládať prezentovať približovať
  pribúdať pridávať prihliadať prijímať prináležať prinášať pripúšťať prispievať prispôsobovať publikovať pátrať písať pôsobiť
  radiť realizovať redukovať reflektovať rezultovať rezumovať riadiť riešiť robiť rodiť rozdeľovať rozhodovať rozlišovať rozmýšľať
  rozoberať rozoznávať rozvíjať rozčleňovať rozširovať rásť rátať schvaľovať selektovať separovať signalizovať skvalitňovať skúmať
  skúšať sledovať slúžiť smerovať snažiť spisovať spochybňovať spoliehať spomínať spočívať spájať spôsobovať spúšťať spĺňať
  stanovovať stavať stotožňovať strážiť stáť stúpať substituovať sumarizovať súhlasiť sústreďovať súvisieť sťažovať testovať
  triediť trvať tvoriť tvrdiť ubúdať ukazovať umožňovať upevňovať uplatňovať upozorňovať upravovať upriamovať urýchľovať určovať
  usilovať uskutočňovať ustanovovať usudzovať utvárať uvažovať uverejňovať uvádzať uznávať vedieť venovať verifikovať vidieť viesť
  vnímať voliť vplývať vyberať vychádzať vydávať vyhlasovať vyjadrovať vykladať vykonávať vylučovať vymedzovať vymenúvať vymieňať
  vyplývať vypočítavať vyskytovať vystavovať vysvetľovať vytvárať využívať vyvodzovať vyvolávať vyvracať vyzdvihovať vyúsťovať
  vyčleňovať vyčítať vyžadovať vzbudzovať vznikať všímať zabezpečovať zabraňovať zahŕňať zaisťovať zakazovať zakladať zamedzovať
  zameriavať zamietať zamýšľať zaoberať zapierať zapisovať zapodievať zapríčiňovať zaručovať zastupovať zastávať zavrhovať
  zavádzať zaznamenávať začínať zbierať zdokonaľovať zdôrazňovať zhodovať zhoršovať zhromažďovať zhŕňať zisťovať zlepšovať
  zlučovať zmenšovať zmieňovať znamenať znižovať známkovať znázorňovať zohľadňovať zosilňovať zrkadliť zužovať zvažovať zveľaďovať
  zvyšovať zväčšovať záležať závisieť získavať čakať členiť čítať špecifikovať študovať žiadať
`)

const perfective = words(`
  dať docieliť dodať dodržať dokázať doložiť doplniť dopomôcť dosiahnuť dostaviť dostať dosvedčiť dovoliť nadobudnúť nahradiť
  napadnúť napomôcť napísať narušiť nastať navrhnúť navýšiť naznačiť nájsť objasniť objaviť objednať obmedziť obohatiť odbúrať
  oddeliť odhadnúť odhaliť odkryť odlúčiť odmietnuť odporučiť odpovedať odstrániť odsúhlasiť odvodiť odôvodniť ohodnotiť ohraničiť
  ohroziť opísať oslabiť osvetliť overiť ovplyvniť oznámiť ozrejmiť pochopiť podlomiť podložiť podnietiť podotknúť podporiť
  podržať podčiarknuť pohltiť pojať položiť ponúknuť poprieť porovnať porozumieť porušiť posilniť poskytnúť postaviť postihnúť
  posúdiť potvrdiť poukázať použiť povedať povoliť pozdvihnúť pozmeniť poznamenať poznačiť poznať poňať predložiť predstaviť
  prejaviť prekonať prekročiť premeniť premôcť preniesť prepočítať preskúmať prestúpiť preukázať preveriť prešetriť priblížiť
  pridať prihliadnuť prijať priniesť pripojiť pripomenúť pripustiť prispieť prispôsobiť privodiť priznať prísť rozdeliť rozhodnúť
  rozlúštiť rozobrať rozriešiť roztriediť rozvrátiť rozčleniť rozšíriť schváliť skompletizovať skomplikovať skontrolovať skončiť
  spochybniť spomenúť spresniť spustiť spísať spôsobiť stanoviť sústrediť sťažiť uchopiť uchovať udržať ukončiť ukázať umožniť
  upevniť uplatniť upozorniť upraviť upresniť upriamiť urobiť urýchliť určiť uskutočniť ustanoviť usúdiť utvoriť uverejniť uviesť
  uzavrieť uznať vybrať vydať vyhlásiť vyhotoviť vyjadriť vyjaviť vykonať vylíčiť vylúčiť vymedziť vymeniť vynechať vyplynúť
  vypočuť vypočítať vypracovať vyradiť vyriešiť vyrátať vysloviť vystaviť vystihnúť vysvetliť vytvoriť využiť vyvodiť vyvolať
  vyvoliť vyvrátiť vyzdvihnúť vyčleniť vyžiadať vziať vzniknúť zabezpečiť zachovať zahrnúť zaistiť zakončiť zakázať založiť
  zamerať zamietnuť započať zapríčiniť zapôsobiť zaradiť zaručiť zasiahnuť zastúpiť zaviesť zavrhnúť zaznamenať začať začleniť
  zbaviť zdokonaliť zdolať zdôrazniť zdôvodniť zhodnotiť zhoršiť zhrnúť zhromaždiť zistiť zlepšiť zlikvidovať zmeniť zmenšiť
  zmerať zmieniť znemožniť znížiť zobrať zohľadniť zosilniť zoslabiť zostaviť zosumarizovať zriadiť zrodiť zrátať zrýchliť
  zverejniť zveľadiť zvládnuť zvoliť zvážiť zväčšiť zvýrazniť zvýšiť získať zúčastniť zúžiť
`)

// Repeated action has an ending of its own; what ends in -ovať is of one aspect unless a prefix may have made it perfective.
const sure = /[áíúŕ]vať$|^(?!(?:do|na|o|po|pre|pri|pro|roz|s|u|v|z)).*ovať$/u

/** The aspect of a Slovak verb; null where we do not know it. */
export const slovakAspect = (lemma: string): Aspect | null =>
  perfective.has(lemma) ? 'perfective' : imperfective.has(lemma) || sure.test(lemma) ? 'imperfective' : null
