/**
 * What the default safety checks know about single English words. Sorted within a set; lower case; lemmas.
 * A word belongs in a set when its use there is right in any formal text, without further condition.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Nouns that are not counted. */
export const massNouns = set(
  `advice aid air anger awareness baggage behavior behaviour blood clothing coal commerce confidence consumption content courage damage data democracy dust
  education electricity energy entertainment equality equipment evidence experience feedback food freedom funding furniture gas growth happiness harm health heat
  help history homework hope humanity humour importance income inequality inflation influence information infrastructure insight intelligence interest justice
  knowledge labor labour laughter legislation leisure light literature love luck luggage machinery material media money motivation music nature news noise
  nutrition oil oxygen pain paper patience peace permission pollution poverty power pressure production productivity progress protection protein rain research
  respect rice safety salt sand science security sleep snow software space speech staff stress stuff success sugar sunlight support technology time tourism trade
  traffic training transport travel trouble trust truth understanding unemployment usage violence waste water wealth weather work`,
)

/** Verbs that take "to" and a verb as complement. */
export const toVerbs = set(
  `afford agree aim appear arrange ask aspire attempt begin cease choose claim commence consent continue dare decide decline demand deserve desire elect endeavor endeavour expect
  fail forget happen help hesitate hope intend learn manage mean need neglect offer omit plan prepare pretend proceed promise prove refuse resolve scramble seek seem serve start
  strive struggle swear tend threaten try undertake volunteer vow wait want wish`,
)

/** Verbs that take an -ing form as complement. */
export const ingVerbs = set(
  `acknowledge admit advocate anticipate avoid begin cease commence consider continue delay deny describe discuss dislike dread encourage enjoy entail finish imagine
  include involve keep like love mention mind miss necessitate postpone practise prefer prevent propose quit recall recommend regret remember report require resent
  resist resume risk start stop suggest tolerate try`,
)

/** Verbs that take a question clause. */
export const whVerbs = set(
  `analyse analyze ascertain ask assess check clarify consider decide define demonstrate describe determine discover discuss establish evaluate examine explain
  explore find gauge highlight illustrate indicate inquire investigate know learn measure observe outline predict question realise realize research reveal see show
  specify study suggest summarise summarize test understand`,
)

/** Verbs that may stand without an object and mean the same then. */
export const intransitiveVerbs = set(
  `act advance appear arise arrive assemble begin behave change cease climb collapse commence compete concentrate conclude continue converge cooperate decay decline
  decrease depart develop deteriorate die differ diminish disappear diverge dominate double dwindle ebb emerge end endure escalate evolve exist expand expire fade
  fail fall finish flourish fluctuate form grow halt happen improve increase intensify last lessen linger live mature multiply occur originate participate perish
  persist plummet prevail proceed progress prosper recede recover recur relax remain reside respond rest result resume return rise shrink sleep slow soar spread
  start stay stop subside succeed suffer surge survive thrive travel vanish vary wane weaken widen work worsen`,
)

/** Verbs that never take an object. */
export const intransitiveOnly = set(
  `abate appear arise arrive behave collaborate coincide comply concur consist depart deteriorate die differ disappear dwindle elapse emerge erupt exist expire
  fade fall flourish fluctuate go happen interact interfere intervene lapse linger occur originate participate perish persist plummet prevail proceed prosper
  react recede recur refrain reside rise soar strive struggle subside succumb surge thrive vanish wane`,
)

/** Verbs that take an object and a verb without "to": "help students learn", "see prices rise". */
export const bareObjectVerbs = set('feel have hear help let make notice observe see watch')

/** Verbs that take a person and a thing: "give students feedback". */
export const ditransitiveVerbs = set(
  'accord afford allocate allow ask assign award bring buy charge cost deny give grant hand leave lend offer owe pay promise send serve show teach tell',
)

/** Verbs that take an object and "to" with a verb: "allow students to learn". */
export const controlVerbs = set(
  `advise allow ask assist authorise authorize beg cause challenge command compel direct drive empower enable encourage equip expect forbid force get help incite induce
  inspire instruct intend invite lead motivate need oblige order permit persuade prepare press prompt push remind request require spur teach tell tempt train trust
  urge use want warn`,
)

/** Verbs that take an object and an adjective or participle said of it: "keep costs low". */
export const complementVerbs = set('consider deem find get have hold judge keep leave make prove rate render see think turn')

/** Adjectives that "very", "more" and the like do not go with. */
export const ungradableAdjectives = set(
  `absolute chief complete critical crucial cardinal dead enormous entire essential excellent exceptional extraordinary final foremost former fundamental huge ideal
  identical immense indispensable initial key latter leading main major massive minor numerous outright overall overwhelming paramount perfect pivotal primary
  principal sole sufficient superb supreme total tremendous ultimate unanimous unique universal utmost vast vital whole`,
)

/** Adjectives that stand only before a noun. */
export const attributiveOnly = set(
  'chief elder entire former in-depth inner key latter lone main major mere minor numerous outer outright overall particular present principal prior sheer sole upper utter very whole',
)

/** Adjectives that stand only after be. */
export const predicativeOnly = set(
  'ablaze able afraid alike alive alone asleep awake aware ill likely ready sorry unable unlikely unwell well',
)

/** Short adjectives and adverbs that are compared with -er and so do not go after "more" and "most". */
export const shortGradable = (word: string): boolean => /^(?:[^aeiouy]*[aeiouy]+[^aeiouy]*e?|[^aeiouy]*[aeiou]+[^aeiouy]+y)$/.test(word)

/** Words that may follow a verb as its particle: "point out", "break down". */
export const particles = set('about ahead along apart around aside away back by down forth forward in off on out over through together up')

/** Prepositions of time, place and manner: they do not belong to the verb before them. */
export const adjunctPrepositions = set(
  'across after alongside amid among as at because before between beyond by despite during following for from in including inside near over per since through throughout under until via when while with within without',
)
