import { wordSet } from './word-set.ts'

/** Words that mean something of their own behind a noun: "a list including names". Sorted. */
export const notSaid = wordSet(
  `according assuming barring based beginning being bound compared concerning considering depending ending excluding following given going gone
  including involving leading left pending put regarding starting using`,
)

/** "caught", "living": no clause may follow that takes it for its own, and no verb that has what follows as its predicate. */
export const spoilers = wordSet(
  `catch consider discover feel find get hate have hear imagine keep leave like love make mind notice observe picture prevent remember
  save see show spend stop want watch`,
)

/** What researchers made before they tell of it: "interviews held in May". Sorted. */
export const reported = wordSet('experiment interview measurement observation recording study survey test')

/** What was done once for a study, or is done often: "words taken from four papers". Sorted. */
export const takenOnce = wordSet('collected drawn gathered obtained performed recorded selected taken')

/** What a thing does by what it is or says, so that -ing tells of it: "a map that shows the town". Sorted. */
export const signVerbs = wordSet(
  `accompany address affect aim allow arise belong carry cause combine comprise concern connect consist contain contribute control cover
  deal depict describe determine emphasise emphasize enable encompass encourage exceed explain explore express feature focus form
  govern hold illustrate incorporate indicate influence involve lack lead lie limit link occupy offer originate outline possess prevent
  produce promote provide range reflect represent require resemble separate shape stem suggest support surround underlie use`,
)

/** Relatives and nouns that a bare clause behind them cannot do without: "all that we know", "the fact that we know". Sorted. */
export const contentNouns = wordSet(
  `agreement argument assumption belief case chance claim conclusion condition consequence decision doubt evidence expectation extent fact fear feeling hope hypothesis
  idea impression indication knowledge likelihood message news notion observation opinion point possibility prediction probability promise proof
  proposal realisation realization reason reminder report result revelation risk sense sign statement suggestion surprise suspicion theory thought time understanding view warning way`,
)

/** Places, times and states in which something is or happens, so that "where" stands for "in which". Sorted. */
export const whereNouns = wordSet(
  `area building camp case city class classroom community company country culture district environment era field garden home
  hospital hotel house kitchen library location museum neighborhood neighbourhood office park part place position region
  restaurant room scenario school setting shop site situation society space state store street town village world zone`,
)

/** What comes of all that was said before "which", as often as of its last noun. Sorted. */
export const comesOf = wordSet('affect allow cause create enable help lead make mean result show')

/** Nouns that are with somebody or something, and do not have it: "a deal with the town". Sorted. */
export const relational = wordSet(
  `affair agreement alliance appointment argument association battle chat clash coffee collaboration combination comparison compatibility conflict
  connection contact contract conversation date day deal difference difficulty dinner discussion dissatisfaction encounter engagement
  experience familiarity fight friendship help interaction interview issue job link lunch match meal meeting mixture negotiation night
  pact partnership patience phone problem recording relation relationship satisfaction session sex step struggle sympathy talk thing time touch
  trade treat trip trouble visit walk war way work`,
)

/** Things that have what is with them: "a house with three rooms". Sorted. */
export const havers = wordSet(
  `animal apartment area bedroom bird building city classroom community company country creature family farm firm flat garden home
  hospital hotel house household island kitchen material nation neighborhood neighbourhood place planet plant room school society
  star structure town village`,
)

/** What only the thing has that it is with: "a star with a mass of". Sorted. */
export const inherent = wordSet(
  `age brain budget capacity climate density diameter goal height index indices leg length life lifespan lyric mass population
  potential property radius shape size tail temperature thickness value volume weight width wing zero`,
)

/** Persons who may be books, and words that are no persons: "a guide with maps". Sorted. */
export const noHavers = wordSet('companion guide host model reader reference star subject')

/** Verbs that join one thing with another: "combine salt with water". Sorted. */
export const joining = wordSet(
  'associate combine compare connect contrast couple equip fill integrate link mix pair provide replace supply',
)

/** Nouns that a bare clause behind them leaves unnamed, or that are said in another way: "the way used in schools". Sorted. */
export const withoutClause = wordSet(
  'collection day figure group kind life lot majority manner moment morning night number range reason rest series set sign sort time type variety way week weekday year',
)

/** What somebody does for long: "people who live near the river". Sorted. */
export const longVerbs = wordSet(
  'attend experience face hold live participate possess receive reside seek share speak study suffer use wear work',
)

/** What is with somebody but is not had: "a girl with her mother", "in combination with an analysis". Sorted. */
export const notHad = wordSet(
  'aim analysis bag basket equation eye face focus hat help hope intention method regard respect smile spirit technique view voice',
)

/** Modals that tell of any time: "plants that can grow". Sorted. */
export const presentModals = wordSet("'ll can may must shall should will ’ll")
