import { words } from '../languages/words.ts'

/**
 * How a language's words are told apart when what they mean does not count: function words stand for themselves, all others for
 * their ending. The weights of a model hang on these tables: a change here asks for a new training.
 */
export type WordClasses = {
  readonly functionWords: ReadonlySet<string>
  /** Longest first. */
  readonly endings: readonly string[]
}

const endings = (list: string): readonly string[] => [...words(list)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))

export const wordClasses: Readonly<Record<string, WordClasses>> = {
  en: {
    functionWords:
      words(`a about above across actually add after again against all almost alone along already also although always am amid among
      amongst an and another any anybody anyone anything are aren't around as at away back be became because become becomes been before began behind
      being below beneath beside besides between beyond both but by came can can't cannot come consequently could couldn't despite did didn't do does
      doesn't doing don't done down during each either else enough especially even eventually ever every everybody everyone everything few finally
      first firstly for from further furthermore gave get gets getting give given go goes going gone got had hadn't has hasn't have haven't having he
      he'd he's hence her here hers herself him himself his how however i i'd i'll i'm i've if in indeed instead into is isn't it it's its itself just
      last lastly later least less let let's like made make makes making many may maybe me meanwhile might mine more moreover most much must my myself
      near nearly neither never nevertheless next no nobody none nonetheless nor not nothing now of off often oh okay on once one ones only onto or
      other others otherwise our ours ourselves out outside over overall own perhaps please quite rather really said same saw say says second secondly
      see seem seemed seems several shall she she'd she's should shouldn't similarly since so some somebody somehow someone something sometimes
      somewhat soon still such take taken than that that's the their theirs them themselves then there there's thereby therefore these they they'd
      they'll they're they've thing things third this those though through throughout thus till to together too took toward towards two ultimately
      under unless until up upon us use used using very via was wasn't we we'd we'll we're we've well went were weren't what what's whatever when
      where whereas whereby whether which while who whole whom whose why will with within without won't would wouldn't yeah yes yet you you'd you'll
      you're you've your yours yourself`),
    endings:
      endings(`able age al ally an ance ant ar ary ate ated ates ating ation ations ative cy ed ence ency ent er ers es ess est ful ial ible ic
      ical ically ics ies ified ify ing ingly ings ion ions ious ise ised ish ism ist ists ities ity ive ively ization ize ized izes izing less ly
      ment ments ness or ors ous ously s ship sion th tic tion tional tions tual ual uous ure ward wise y`),
  },
}
