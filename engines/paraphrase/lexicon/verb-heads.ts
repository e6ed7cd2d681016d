/**
 * Words that the guards of many verb rows share: heads of objects and subjects as lemmas, lower case, sorted within a group.
 * A noun belongs in a group when every row that names the group is right with it; a doubtful one belongs in the rows.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words after which a participle is no verb of the clause but says what a noun is like: "the reduced price". */
export const beforeNoun: readonly string[] = words(
  'a an the its their his her our my your no any such well best newly poorly <adj>',
)

export const documents: readonly string[] = words(
  'article book chapter dissertation document essay guide handbook paper report review section study thesis',
)

export const emotions: readonly string[] = words(
  `anger anguish anxiety despair emotion excitement fear feeling frustration grief guilt happiness hatred jealousy joy loneliness
  love pain pleasure pride relief sadness shame sorrow stress`,
)

export const findings: readonly string[] = words(
  `analysis calculation chart data diagram evidence experiment figure finding graph investigation literature measurement observation
  report research result review simulation statistic study survey table trial`,
)

export const goods: readonly string[] = words(
  'book car clothes computer equipment food furniture good goods house machine phone product toy',
)

export const institutions: readonly string[] = words(
  `agency association business center centre charity club college colony commission committee company council court department firm
  foundation fund group hospital institution library museum network organisation organization school union university`,
)

export const methods: readonly string[] = words(
  'approach framework instrument method model procedure questionnaire scale strategy technique tool',
)

export const organisations: readonly string[] = words(
  `administration agency authority bank board business charity city club college committee company corporation council country court
  department firm government hospital industry institution ministry nation organisation organization parliament party school state
  team union university`,
)

export const people: readonly string[] = words(
  `activist actor adolescent adult ambassador applicant architect artist audience author beginner biologist boss boy brother
  campaigner candidate captain caregiver chairman child children citizen client coach colleague composer consumer couple critic
  customer daughter designer developer director doctor economist emperor employee employer engineer expert family farmer father
  founder friend general girl governor graduate hero heroine historian husband immigrant individual instructor investigator investor
  journalist judge king lawyer leader learner lecturer listener man manager mayor member men migrant minister mother musician
  neighbor neighbour nurse officer official opponent owner painter parent participant partner patient people person philosopher
  physician player poet politician president prince principal professor programmer protagonist protester psychologist public pupil
  queen reader refugee reporter researcher resident respondent scholar scientist singer sister sociologist soldier son staff student
  supporter surgeon teacher teenager therapist tourist trainer tutor user viewer visitor volunteer voter wife woman women worker
  writer youngster youth`,
)

export const pronouns: readonly string[] = words(
  'everybody everyone he her him i me one she somebody someone them they us we who you',
)

export const quantities: readonly string[] = words(
  `amount attendance average birth circulation concentration consumption cost crime debt demand density efficiency emission
  enrollment enrolment expectancy export fee frequency funding humidity import income inflation intensity interest investment level
  literacy membership mortality number output percentage popularity population pressure price production productivity profit
  proportion rate rent revenue risk salary sale score share speed spending supply tax temperature traffic turnover unemployment
  usage value voltage volume wage wealth`,
)

export const speakers: readonly string[] = words(
  `<name> author critic economist expert he historian i lawyer minister participant philosopher politician president professor
  psychologist researcher respondent scholar scientist she sociologist student teacher they we who writer`,
)

export const topics: readonly string[] = words(
  `aspect association attitude behavior behaviour cause change concept connection consequence correlation development difference
  effect effectiveness evolution experience extent factor feasibility history idea impact implication importance influence
  interaction issue link mechanism nature origin pattern perception performance policy possibility potential practice problem
  process quality question reason relation relationship relevance reliability role similarity strategy structure theme topic trend
  validity`,
)

/** What nobody wants: it is caused. */
export const troubles: readonly string[] = words(
  `accident aggression alienation anger anxiety boredom bullying burnout cancer chaos collapse collision complication confusion congestion
  conflict crash crime crisis cyberbullying damage danger death debt decline dehydration delay depression deterioration disaster
  discomfort discrimination disease disorder disruption distraction erosion error exhaustion extinction failure famine fatigue fever fire
  flooding frustration harm headache hunger hypertension illness imbalance inaccuracy inequality infection inflation inflammation injury
  injustice insecurity instability insomnia isolation jealousy loneliness loss malnutrition misconduct misunderstanding mistake obesity
  overcrowding overheating pain panic pollution poverty prejudice problem procrastination rejection resentment riot segregation shortage
  shutdown sickness starvation stigma stress stroke suffering suicide tension tiredness trauma unemployment unrest violence waste
  weakness`,
)

/** A person before "ask" is whom one asks, so "ask for help" is not "seek help": "know whom to ask for help". Phrases for `sentence`. */
export const personAsked: readonly string[] = [
  'one i', 'one he', 'one she', 'one they', 'one we', 'nobody i', 'nobody he', 'nobody they', 'who should they', 'who should you',
  'who should we', 'who should he', 'who can they', 'who can you', 'who can i', 'who can we', 'who could i', 'who could they',
  'who would you', 'someone he', 'someone she', 'someone to', 'somebody to', 'anyone to', 'nobody to', 'somebody they',
  'adult they', 'adult you', 'friend they', 'friend you', 'whom', 'who to', 'who else to', 'who i', 'who you', 'who they',
  'who we', 'who do', 'who did', 'who should i', 'have someone to', 'find someone to', 'need someone to', 'have people to',
  'have nobody to', 'person to', 'one to', 'someone you', 'someone they', 'someone i', 'person you', 'people you', 'people they',
  'people i',
]
