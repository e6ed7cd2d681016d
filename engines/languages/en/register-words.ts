const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that are at home in papers only. Sorted. */
export const paperWords = words('innumerable numerous persons pertaining')

/** Words, in any form that a wording may have, that sound stiff where somebody tells of themselves or talks. Sorted. */
export const stiffWords = words(`
  acknowledge acknowledged acquire acquired acquires acquiring adhere adhered adversely anticipate anticipated ascertain ascertained attain attained attaining attains attempt attempted attempting awoke cease ceased ceases ceasing chief chiefly
  commence commenced compel compelled compels comprehend comprehended comprise comprised comprises concede conceded concerning concur concurred concurs consequently considerable
  considerably constitute constituted constitutes contend contended contends converse deem deemed depict depicted derive derived determine determined detrimental devise devised
  diminish diminished diminishes discard discarded employed employing endeavor endeavour endorse endorsed enhance enhanced enhances enhancing erroneous
  exceedingly exert exhibit exhibited exhibits facilitate facilitated foster fostering fosters furnish hazardous hence imperative indispensable initiate
  initiated inquire inquired inquiring likewise mitigate mitigated necessitate nonetheless notwithstanding novel oblige obliged obtain
  observe observed observing obtained obtaining obtains owing permit permits permitted permitting persons pertaining possess possessed possesses potent principal prior profound readily
  regarding regrettably relinquish remainder render rendered reside resided resides residing retain retained retains seldom sizable sizeable societal solely
  subsequently substantial substantially sufficient sufficiently terminate terminated thereby thus transmit transmitted undertake undertaken undertook
  utilise utilised utilize utilized viewpoint whilst
`)

/** Words that are at home in an essay but heavy in a chat, a message or a story full of short forms. Sorted. */
export const heavyWords = words(`
  additional additionally advantageous alter altered approximately assist assistance assisted assisting
  attempts beneficial collaborate conduct conducted consume consumed demonstrate demonstrated demonstrates enable enables
  establish established examination examine examined examining firstly frequently furthermore generate however identify identified indicate indicated individual
  individuals initially intend intended locate located moreover nevertheless occur occurred occurring occurs precisely primarily
  primary proceed proceeded provide provided purchase purchased purchasing rapidly recall recalled receive received receiving regard relocate remain remained
  remaining remains require required requires requiring resemble respond responded reveal revealed select selected selecting significant significantly
  simultaneously stated therefore ultimately unable upon vehicle
`)

/** Words that talk: out of place in a paper or a report. Sorted. */
export const looseWords = words(`
  awful awfully big bigger biggest bit dad folks get gets getting got guy guys kid kids loads lot lots maybe mom mum nice ok okay pretty sick sort sorts stuff
  scared talk talked talking talks teen teens terrible thing things tiny tough youngsters
`)

/** Whole wordings that talk though their words do not. Sorted. */
export const looseWordings: ReadonlySet<string> = new Set([
  ', like',
  'and so',
  'better',
  'bring down',
  'costs a lot',
  'just',
  'like',
  'one-of-a-kind',
  'put up',
  'so',
])

/** Whole wordings that are heavy in a chat though their words are not. Sorted. */
export const heavyWordings = ['in addition', 'once more']
