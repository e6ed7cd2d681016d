import { words } from '../words.ts'

/** Adjectives that are compared by an ending. Sorted. What ends in -er or -est is read as one of these, or not as a comparative. */
export const gradedByEnding = words(`
  able angry bad big bold bright brief broad busy calm cheap clean clear clever close cloudy coarse cold cool costly crude cruel dark dear
  deadly deep dense dim dirty dry dull early easy empty faint fair far fast fat few fierce fine firm fit flat foggy foul frail free fresh full funny gentle
  good grand grave great grey guilty handy happy hard harsh hasty healthy heavy high hot huge humble hungry keen kind large late lazy lean lengthy light
  likely lively lonely long loose loud lovely low lucky mean messy mild moist narrow near neat new nice noble noisy odd old pale plain pleasant
  polite poor proud pure quick quiet rare ready rich ripe risky rough rude sad safe shallow sharp short shy sick silly simple slight slim slow small
  smart smooth soft sound sour spare steady steep stiff straight strange strict strong subtle sunny sure sweet swift tall tense thick thin tidy
  tight tiny tough true ugly vague vast warm weak wealthy weary weird wet wide wild wise worthy young
`)

/** Adverbs that are compared by an ending. Sorted. */
export const gradedAdverbs = words(
  'badly close deep early far fast hard high late little long loud low much near often quick slow soon well',
)

/** Adjectives that have no degrees. Sorted. */
export const withoutDegrees = words(`
  absolute additional alternative annual available chief complete current daily dead digital due eighth empirical entire equal equivalent everyday eventual
  existing external fifth final first following former fourth future identical individual infinite initial internal
  joint last latter legal local main major maximal medical minimal minor monthly mutual national next only opposite other overall own past
  perfect present previous primary principal prior same second secondary separate several single sole subsequent supreme third total
  ultimate unanimous unique universal utter various weekly whole
`)
