/**
 * Base forms that are a noun as often as a verb, so that the words around must decide. Sorted; lower case.
 * A word belongs here when both readings are usual in students' texts.
 */
export const nounVerbs: ReadonlySet<string> = new Set(
  `abuse access account ache act address advance advocate age aid aim alarm amount anchor anger answer appeal approach approve arm array arrest ask assault
  associate attack attempt attribute audit author award back balance ban band bank bar bark base battle bear beat bend benefit bet bias bid bill bind blame
  blast blend block blow board bomb bond boom boost border bore bother bounce bow box brake branch brand breach break breed bridge broadcast brush bubble bud
  budget buffer bug build bully bump burden burn burst bus buy call calm camp campaign capture care cast cause center centre certificate challenge
  chance change channel charge charm chart chat cheat check cheer claim clash class clean climb clock close cloud cluster coach coat code collapse color colour
  combat comfort command comment commission common complement compliment compound compromise concern conduct conflict connect conserve consent console constrain
  construct contact content contest contract contrast control convert convict cook copy core correct cost cough council counsel count counter couple course
  court cover crack craft crash cross crowd cry culture cup cure curse curve cut cycle damage dance dare date deal debate debut decay decline decrease default
  defeat defect delay delegate delight deliver demand deposit design desire detail devise diet differ direct discharge discipline discount dispute
  display distance distress divide divorce document doubt draft drain draw dream dress drift drill drink drive drop dump duplicate dust ease echo edge
  effect effort elect email embrace employ empty encounter end endeavour engineer enter escape escort essay estimate evidence exchange excuse exercise exhibit
  experience experiment exploit export extract face factor fail fall fan farm favor favour fear feature feed feel fight figure file fill film filter
  final finance find fine finish fire fit fix flash flight float flood flow focus fold follow force forecast form frame free freeze frown fuel
  function fund gain gap gather gaze gift glance go grade grant grasp grip group grow guarantee guard guess guide halt hand handle harm harvest hate head heal
  heat help hide highlight hike hint hire hit hold hope host house hunt hurry hurt idle impact implement import impress increase influence initiate
  inject input insert insist insult insure interest interface interview invite invoice iron issue jail join joke journey judge jump keep kick kill kind kiss
  knock label labor labour lack land last laugh launch layer lead leak lean leap learn leave lecture lend level lie lift light like limit line link list live
  load loan lock log look loop loss love lower make man manage mandate map march mark market mask master match mate matter mean measure meet mention merge
  merit milk mind mine minor mirror miss mistake mix model moderate modify monitor mould mount move murder name need neglect
  network nose note notice number object offer offset open operate oppose order outline output overlap own pace pack paint pair park part partner pass paste
  pause pay peak pension perfect permit phase phone photograph pick picture pile pilot place plan plant play please plot point police poll pool position post
  pound power practice practise praise present press pressure prevail price pride print privilege prize probe process produce profile profit program programme
  progress project promise prompt proof protest pull pump purchase purpose push put qualify query quest question quiz quote race rain raise range rank rate
  reach read reason rebel recall receipt record recover reference reflect reform refund refuse regard register regret reject relapse release relief remain
  remark remedy rent repair repeat replay reply report request rescue research reserve resort resource respect respond rest restrict result retire retreat
  return reveal review revolt reward ride ring rise risk rival rock role roll root rotate round route row ruin rule run rush sample sanction save say scale
  scan scatter schedule school score scream screen seal search seat second secure seed seek sense sentence separate serve service set shade shake shape share
  shelter shift ship shock shoot shop shout show shower shut sign signal silence sink sit skip sleep slide slip slope slow smell smile smoke snack
  solve sort sound source space spark speak spell spend spin spirit split sponsor spot spread spring stage stain stamp stand staff stake star stare
  start state station stay steam steer stem step stick stock stop store storm strain stream strengthen stress stretch strike strip stroke structure
  struggle study style subject substitute suffer suit sum supplement supply support surface surge surprise surround survey suspect swap sweat sweep swim
  swing switch symptom tackle talk tap target task taste tax teach team tear tend test text thank think thread threat threaten throw tie
  time tip tire toast touch tour trace track trade train transfer transform transport trap travel treat trend trick trigger trip trouble trust try tune
  turn twist type update upgrade use utter value vary view violate visit voice volunteer vote wait wake walk want warm warn wash waste watch water wave wear
  weather weigh wheel whisper will win wind wish witness wonder word work worry worship wound wrap yield `.split(/\s+/),
)

/** Nouns that the tagger takes for verbs: never verbs in running prose. Sorted. */
export const onlyNouns: ReadonlySet<string> = new Set(
  `analysis area aspect behaviour behavior case century child city community company country culture data day decision development difference economy education
  effect energy environment event example fact family factor goal government growth health history idea information knowledge law life media method money month
  nation opportunity outcome paper parent people period person policy population power principle problem quality reason relationship skill society species
  student success system teacher technique technology teenager theory thing thought time tool topic trend university week woman world year youth`.split(
    /\s+/,
  ),
)

/** Verbs before which a following base form is still a verb: "help develop", "make it work", "let go". */
export const bareInfinitiveVerbs: ReadonlySet<string> = new Set([
  'dare',
  'do',
  'feel',
  'go',
  'have',
  'hear',
  'help',
  'let',
  'make',
  'need',
  'notice',
  'observe',
  'see',
  'watch',
])

/** Words in -ed and -en that are adjectives after be: no verb is meant. Sorted. */
export const adjectivalParticiples: ReadonlySet<string> = new Set(
  `accustomed acquainted advanced afraid aged amazed animated annoyed ashamed assorted astonished belated biased bored broken civilised civilized complicated
  concerned confused contented convinced crowded cursed dated dead dedicated delighted depressed detailed determined devoted disabled disappointed disinterested
  distinguished educated elevated embarrassed excited exhausted experienced fascinated fed frightened frustrated gifted golden hidden hundred impressed indebted
  inclined inexperienced informed inhibited inspired interested intoxicated involved isolated limited loaded married misguided mistaken mixed motivated naked
  open outdated overcrowded oppressed pleased prejudiced prepared pronounced puzzled qualified refined related relaxed reserved restricted retired sacred satisfied
  scared scattered skilled sophisticated specialised specialized stressed sudden supposed surprised talented terrified tired troubled unaffected unbiased
  unchanged unclear uneducated unemployed unexpected unfinished unharmed uninterested united unknown unlimited unmarried unnoticed unprecedented unprepared
  unqualified unrelated unresolved unskilled untouched unused unwanted upset varied weighted wicked widespread wooden worried wretched`.split(
    /\s+/,
  ),
)
