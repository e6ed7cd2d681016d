/** Where English leaves the determiner out: what the checks of articles pass over. Lower case; sorted within a set. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Offices that one person holds: bare after become, elect, as. */
export const uniqueRoles = set(
  `ambassador captain champion chancellor chef coach coordinator director editor emperor founder governor guardian head heir king
    leader manager mayor minister moderator owner partner presenter president principal producer professor queen referee runner
    secretary senator sergeant successor treasurer winner`,
)

/** Verbs after which a person is named without an article. */
export const namingVerbs = set(
  `act appoint call choose consider crown declare designate dub elect go label make name nickname nominate play proclaim rank reach
    remain serve sound term turn vote`,
)

/** Verbs that may quote a bare word. */
export const quotingVerbs = set('mean say spell type')

/** Things that may go without an article, but not with an adjective of praise or blame after be, have and make. */
export const countedWhenJudged = set(
  `activity advantage adventure afternoon chance choice company competition day disadvantage evening feeling film idea lie meal memory
    month morning night opportunity party place present problem show summer surprise time view voice week weekend winter year`,
)

/** Adjectives that judge: "It was nice evening". */
export const judgments = set(
  `amazing awesome awful bad beautiful big boring brilliant cold excellent exciting fantastic funny good great horrible hot huge
    important incredible interesting lovely nice perfect pleasant rainy sad scary small special strange sunny terrible unforgettable
    unique wonderful`,
)

/** A preposition and a noun that stand together without a determiner. */
export const barePairs = set(
  `about-town at-altitude at-anchor at-court at-gunpoint at-table at-university beyond-question by-test for-guitar for-instance
    for-piano for-rent for-sale for-violin from-habit from-memory from-town in-battle in-bud in-cash in-chapter in-character in-column
    in-committee in-company in-concert in-conference in-course in-court in-disguise in-group in-hospital in-kind in-kindergarten
    in-orbit in-paragraph in-person in-question in-road in-script in-store in-toto in-town in-turn in-uniform in-verse in-view
    into-hospital into-question into-town on-air on-bail on-balance on-ball on-camera on-campus on-canvas on-computer on-course on-disk on-film
    on-flat on-holiday on-horseback on-land on-occasion on-page on-plan on-record on-screen on-shift on-site on-stage on-street on-tap
    on-tape on-television on-test on-tiptoe on-vacation on-video out-party out-town to-committee to-court to-hospital to-kindergarten
    to-plan to-road to-ship to-town to-university to-wall under-canvas with-attitude with-child with-honour without-exception
    without-incident without-question`,
)

/** Verb and noun that stand together without a determiner. */
export const bareObjects = set(
  `break-camp build-character change-gear choose-party gain-advantage give-voice have-access have-fun hold-advantage hold-court
    hold-hostage keep-house leave-town lose-count lose-face lose-weight move-house play-ball play-house save-face set-fire set-foot
    skip-town take-advantage take-flight take-heart take-hostage take-office take-shape wear-dress win-prize`,
)

/** Words before "of" after which the noun names a kind or a title. */
export const kindNouns = set(
  `age amount art aspect award breed case category center centre change choice class concept course day definition degree department
    depiction description duty favor favour field form front function genre head idea image job kind label lack length level loss matter
    means mode model name notion number occupation office out part piece place point portrayal position post profession quality rank
    representation role sense sort source species state status style subject symbol task term theme theory title topic type use variety
    version voice way week word work year`,
)

/** Words in a noun phrase that stand for a determiner or make one doubtful. */
export const determinerLike = set(
  `all another any both certain double each either enough every few fewer former half last latter less little many more most much my
    neither next no one other our own same several some that their these this those us various what whatever which whichever whose your`,
)

/** Prepositions after which a counted noun needs its determiner. */
export const plainPrepositions = set(
  'about across after around at before behind for from in inside into like near on outside through to under with without',
)

/** Places that are known where they stand: "go to the cinema". */
export const knownPlaces = set(
  `airport bakery balcony basement bathroom beach bedroom cafeteria canteen cinema city countryside gym harbour hospital hotel kitchen
    library lobby mall market museum office park pharmacy playground police port post pub restaurant roof seaside shore stadium station
    street supermarket theater theatre toilet town zoo`,
)

/** Nouns for what there is one of. */
export const singleThings = set(
  'countryside earth environment floor future government ground horizon internet moon past planet sky sun universe world',
)

/** Verbs that give somebody something. */
export const givingVerbs = set(
  'ask bring buy cook cost find give grant hand leave lend offer owe pass promise read sell send show teach tell throw write',
)

/** Nouns that are counted only with an adjective before them: man, the kind. */
export const countedWithAdjective = set('man')

/** What one is of something: "is a member of". */
export const memberships = set('citizen fan friend member resident supporter victim')

/** A verb or preposition and a noun that is counted after it: "have a shower", "for a walk". */
export const lightPairs = set(
  `for-drink for-moment for-ride for-run for-swim for-walk for-while have-bath have-break have-chat have-dream have-headache have-look
    have-rest have-shower have-talk have-walk make-choice make-decision make-noise make-wish take-bath take-break take-look take-nap
    take-rest take-shower take-walk tell-lie`,
)
