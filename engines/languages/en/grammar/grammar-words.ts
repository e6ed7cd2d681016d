/**
 * Closed word classes of English that the grammar asks about. Sorted within a set; lower case.
 * A word belongs here only when the tagger cannot tell its class from the sentence.
 */
const set = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((word) => (word.includes("'") ? [word, word.replaceAll("'", '’')] : [word])),
  )

export const subjectPronouns = set('he i it one she there they we who you')
export const possessives = set('her his its my our their whose your')
export const demonstratives = set('that these this those')

/** Pronouns that may be a whole subject and may be followed by "of" and a noun phrase. */
export const indefinitePronouns = set(
  `all another any anybody anyone anything both each either everybody everyone everything few many most much neither nobody none nothing
  other others several some somebody someone something`,
)

export const modals = set("can ca could may might must ought shall should will would wo 'll 'd")
export const formsOfBe = set("am are be been being is was were 's 're 'm")
export const formsOfHave = set("had has have having 've")
export const formsOfDo = set('did do does doing done')

/** Words that open a subordinate clause, whatever the tagger calls them. */
export const subordinators = set('although as because if lest once since though unless until when whenever whereas wherever while whether')
export const relatives = set('that which who whom whose where')

/** Prepositions that may follow a noun phrase and belong to it, or to the verb. */
export const prepositions = set(
  `about above across against along alongside amid among around at behind below beneath beside besides between beyond by concerning
  despite during except for from in inside into like near of off on onto out outside over past per regarding through throughout to
  toward towards under underneath upon via with within without`,
)

/** Nouns in -s that are singular, and nouns without -s that are plural. */
export const singularInS = set(
  `access aids analysis athletics basis bias bonus bus business campus census chaos chess circus class compass congress consensus corpus
  crisis diabetes diagnosis dress economics electronics emphasis ethics express focus gas genetics genius genus glass gymnastics
  headquarters hypothesis illness itself lens less linguistics loss mass mathematics means mess minus news nexus nucleus oasis paradise
  pass physics plus politics press process progress radius respons robotics series species statistics status stimulus stress success
  surplus synthesis syllabus thesis thermodynamics thus virus witness`,
)
export const pluralWithoutS = set(
  `alumni analyses bacteria cattle children criteria curricula feet fungi geese hypotheses larvae media men mice nuclei oxen people
  phenomena police stimuli teeth theses those women`,
)

/** Nouns that take a singular or a plural verb, so that number cannot be read from them. */
export const eitherNumber = set(
  `audience committee company couple crew data family fish government group half headquarters majority means media minority number pair
  percent percentage politics population rest sheep species staff series team statistics`,
)

/** "A number of students are": the noun after "of" decides the number. */
export const quantityNouns = set(
  `bunch couple half handful lot lots majority minority number percent percentage plenty proportion range rest third quarter variety`,
)

export const pluralDeterminers = set(
  'both few many several these those various numerous two three four five six seven eight nine ten eleven twelve',
)
export const singularDeterminers = set('a an another each every one this')

/** Adverbs and negations that may stand between a subject and its verb, or inside a verb group. */
export const midAdverbs = set(
  `actually again almost already also always barely certainly clearly commonly consequently constantly currently easily eventually even
  ever finally firmly formerly frequently fully generally gradually greatly hardly hence however initially instead just largely later
  mainly merely mostly n't nearly never nevertheless not now nowadays occasionally often once only originally originally otherwise
  partly perhaps previously primarily probably quickly quite rarely rather really recently regularly seldom significantly simply
  simultaneously slowly sometimes soon steadily still strongly subsequently successfully suddenly then thereby therefore thus today
  traditionally typically ultimately usually widely`,
)

/** Words whose capital stays wherever they stand, though the tagger may not call them names. */
export const alwaysCapital = set(
  `afghan africa african albanian algerian america american anglican antarctic april arab arabian arabic arctic argentinian armenian asia
  asian athenian august australian austrian aztec babylonian balkan baltic bangladeshi basque bavarian belgian bible bolivian bosnian
  brazilian britain british buddhism buddhist bulgarian burmese byzantine cambodian canadian caribbean catalan catholic celtic chilean china
  chinese christian christianity colombian confucian congress croatian cuban cypriot czech danish darwinian december dominican dutch
  edwardian egyptian elizabethan english eritrean estonian ethiopian etruscan eurasian europe european february filipino finnish flemish
  florentine france french freudian friday gaelic georgian german germany ghanaian greece greek guatemalan haitian hebrew hellenistic hindu
  hinduism hungarian i i'd i'll i'm i've iberian icelandic india indian indonesian inuit iranian iraqi ireland irish islam islamic israel
  israeli italian italy jacobean jamaican january japan japanese jewish jordanian judaism july june kantian kenyan korean kurdish kuwaiti
  latin latvian lebanese libyan lithuanian london lutheran macedonian malaysian maltese maori march marxism marxist mayan mediterranean
  mesopotamian methodist mexican monday mongolian moroccan mughal muslim napoleonic nazi nepalese newtonian nigerian nordic norman norwegian
  november october ottoman pakistani palestinian paris parliament persian peruvian polish portuguese protestant prussian quaker ramadan
  renaissance roman romanian russia russian sanskrit saturday saudi saxon scandinavian scottish senegalese september serbian shakespearean
  siberian sicilian sikh singaporean slavic slovak slovenian somali soviet spain spanish spartan stalinist sudanese sumerian sunday sunni
  swedish swiss syrian taiwanese tamil tanzanian thai thursday tibetan tudor tuesday tunisian turkish ugandan ukrainian urdu venetian
  venezuelan victorian vietnamese viking wednesday welsh yiddish zambian zimbabwean zionist zulu`,
)

/** Nouns for people: what "they" and "he" can mean in preference to things. */
export const personNouns = set(
  `accountant actor actress administrator adolescent adult adviser agent ambassador analyst ancestor applicant apprentice archaeologist
  archer architect artist assistant astronomer athlete attendant audience aunt author baker banker barber beginner biologist bookkeeper
  bookseller boy brother builder candidate captain caretaker carpenter cashier celebrity chef chemist child citizen cleaner clerk client
  climber coach colleague columnist commander commuter company composer conductor consultant consumer cook cousin criminal critic curator
  customer dancer daughter dealer dean dentist designer detective developer director doctor donor driver economist editor educator
  electrician emperor employee employer enemy engineer engraver envoy expert explorer family farmer father fighter firefighter fireman
  fisherman foreman founder friend gardener gatekeeper geographer girl government granddaughter grandfather grandmother grandson guard
  guest guide headmaster headteacher heir hero historian host hostess hunter immigrant individual inspector intern interpreter inventor
  investigator investor janitor jeweller journalist judge kid king knight landlady landlord lawyer leader learner lecturer librarian
  lifeguard linguist listener lodger magistrate maid man manager master mathematician mayor mechanic member merchant midwife migrant
  miller minister monk mother murderer musician narrator naturalist neighbor neighbour nephew niece novelist novice nun nurse observer
  officer official orphan owner painter parent participant partner passenger patient peasant people person pharmacist philosopher
  photographer physician pilot pioneer player playwright plumber poet police politician porter postman practitioner president priest
  prince princess principal prisoner producer professor programmer psychiatrist psychologist pupil queen ranger reader rebel receptionist
  refugee researcher resident respondent reviewer rider roommate ruler sailor salesman scholar scientist sculptor secretary seller senator
  sergeant servant settler shepherd sheriff shopkeeper singer sister slave sociologist soldier son speaker specialist spectator spouse
  steward stewardess storyteller stranger student supervisor supporter surgeon survivor swimmer tailor teacher team technician teen
  teenager tenant therapist thief tourist trader trainee translator traveler traveller treasurer trustee tutor tyrant uncle user usher
  vendor veteran victim viewer villager visitor volunteer voter waiter waitress warden warrior watchman weaver widow wife winner witness
  woman worker writer youth`,
)

/** Verbs whose subject has a mind. */
export const mindVerbs = set(
  `agree believe choose decide dislike enjoy expect fear feel forget hate hope know learn like love need notice prefer realise realize
  remember think try understand want wish worry`,
)

/** Verbs that take a clause as their object, with or without "that". */
export const clauseVerbs = set(
  `admit agree announce argue assert assume believe claim conclude confirm consider decide demonstrate deny discover doubt emphasise
  emphasize ensure estimate expect explain fear feel find guarantee guess hear hold hope hypothesise hypothesize illustrate imagine
  imply indicate insist know learn maintain mean mention note notice observe point predict propose prove realise realize recall
  recognise recognize recommend remark remember report reveal say see show state stress suggest suppose suspect tell think understand
  wish worry write`,
)

/** Given names that are words too. Sorted. */
export const givenNames = set(
  `barb basil bill bob carol chuck daisy dick drew frank gene hazel heather herb holly iris ivy jack jasmine jean jimmy josh lance lily mark
  mick nick norm pat peg penny pierce ray rich rob rod rosemary ruby rusty sally sandy sue ted tom victor violet wade`,
)
