import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const it = {
  code: 'it',
  name: 'Italiano',
  tag: 'it',
  direction: 'ltr',
  dictionary: 'dictionary-it',
  abbreviations:
    words(`sig sigg sig.ra dott dott.ssa prof prof.ssa ing avv arch dr on rag geom p pp pag pagg art cap vol fig tab cfr es ecc. ed tel max
    min ca circa sec gen febb mar apr mag giu lug ago sett ott nov dic n nn s.p.a s.r.l a.c d.c op cit ibid v vd ss`),
  closingAbbreviations: words(`ecc etc al c`),
  numberAbbreviations: words(`n art cap vol fig p pag pp pagg`),
  functionWords:
    words(`il lo la i gli le un uno una di a da in con su per tra fra e o ma se che chi cui come quando dove perché poiché mentre anche
    ancora già non né più meno molto poco tanto troppo questo questa questi queste quello quella quelli quelle io tu lui lei noi voi
    loro mi ti ci vi si ne è sono era erano ha hanno aveva essere avere può deve fatto stato al allo alla ai agli alle del dello
    della dei degli delle dal dalla nel nella nei nelle sul sulla suo sua suoi sue mio mia nostro vostro tutto tutti tutte ogni però
    tuttavia quindi dunque infatti inoltre secondo oltre senza`),
  quotes: [
    ['«', '»'],
    ['“', '”'],
  ],
  innerQuotes: ['“', '”'],
  elisions: words(`l un d c m t s v n dell all dall nell sull coll quell quest bell sant grand mezz dev cos anch com dov quand po mo
    gl tutt nessun ciascun alcun brav pover trent quarant cinquant sessant settant ottant novant quattr quant tant diss gliel sebben`),
  endings: new Set(),
  enclitics: new Set(),
  repeatable: words(`via piano così no sì molto adagio bla`),
  decimalMark: ',',
  groupMarks: ['.', '\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [{ tag: 'it', dictionary: 'dictionary-it' }],
} as const satisfies WrittenLanguage
