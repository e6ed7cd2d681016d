import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const de = {
  code: 'de',
  name: 'Deutsch',
  tag: 'de',
  direction: 'ltr',
  dictionary: 'dictionary-de',
  abbreviations:
    words(`bzw ca d.h z.b u.a u.ä v.a i.d.r s.o s.u o.ä z.t dr prof dipl ing med phil st str nr bd abb tab kap abs art hrsg vgl ggf evtl
    inkl exkl max min sog geb gest verh zzgl abzgl bspw jr sen allg bes betr bez dgl ebd engl entspr erg etc. f ff fa frl gem hl i.a
    insb jh jhd kath lt mind mio mrd o.g od rd red resp röm s sek std tel übers u urspr usf v verf vers vgl vorm wiss zit zw mo di
    mi do fr sa so jan feb apr jun jul aug sept okt nov dez inh anm lat griech frz ital u.u`),
  closingAbbreviations: words(`usw etc usf al co`),
  numberAbbreviations: words(`nr bd abb tab kap abs art s seite anm`),
  functionWords:
    words(`der die das ein eine einen einem einer eines und oder aber denn sondern dass ob wenn weil als wie da damit obwohl während
    nachdem bevor seit bis ich du er sie es wir ihr man nicht kein keine auch nur noch schon sehr so dann hier dort dies diese
    dieser dieses jene jener alle viele einige mehr in im an am auf aus bei mit nach von vom zu zum zur für durch über unter vor
    hinter neben zwischen gegen ohne um trotz wegen laut ist sind war waren hat haben hatte wird werden wurde kann können muss
    müssen soll sollte sein ihre seine mein unser jedoch dennoch daher deshalb deswegen außerdem zudem somit allerdings`),
  quotes: [
    ['„', '“'],
    ['»', '«'],
  ],
  innerQuotes: ['‚', '‘'],
  elisions: new Set(),
  endings: words(`s n m ne nen ner t`),
  enclitics: new Set(),
  repeatable: words(`die der das sie den dem dass so was wer`),
  decimalMark: ',',
  groupMarks: ['.', '\u00A0', ' ', "'", '’'],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [
    { tag: 'de-DE', dictionary: 'dictionary-de' },
    { tag: 'de-AT', dictionary: 'dictionary-de-at' },
    { tag: 'de-CH', dictionary: 'dictionary-de-ch' },
  ],
} as const satisfies WrittenLanguage
