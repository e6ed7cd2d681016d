import type { Token } from '../../languages/en/grammar/token.ts'
import { wordSet } from './word-set.ts'

/** Words that lean on what was said before them, or that tell a step, a rest, a degree: "towns and their mills". Sorted. */
export const leaning = wordSet(
  `all also another any both consequent consequently either else especially etc even finally former further furthermore hence her hers him
  his indeed instead it its itself just latter less likewise maybe more moreover most neither nor not now only other others particularly perhaps
  possibly rather resulting same similar so some something still subsequent subsequently such than that their them themselves then there
  therefore these they this those thus too`,
)

/** Words of a sentence that speak of the order in it: "the first mills and towns". Sorted. */
export const ordering = wordSet(
  'between bilingual first former hence later latter order respective respectively second sequence succession then versus',
)

/** Pairs in one order by custom, by rank or by time, that the list of pairs lacks: "art and culture". Sorted. */
const customary: ReadonlySet<string> = new Set(
  `ability talent, accuracy precision, advantage challenge, advantage limitation, anger rage, anxiety depression, apple orange,
  arrival departure, art culture, art music, author reader, balance harmony, battle war, beauty grace, beauty truth, beer wine,
  bow arrow, brother cousin, business government, business industry, cancer tumor, cause solution, coffee tea, coin banknote,
  college career, comfort convenience, comment question, cough cold, cow sheep, creativity innovation, crowd noise,
  culture history, culture tradition, dad kid, dance music, dawn dusk, disease death, doctor dentist, dog cat, dream reality,
  driver passenger, drought famine, duke earl, duty responsibility, earthquake tsunami, effectiveness efficiency, effort result,
  employee customer, equality freedom, equality justice, existence stability, faculty student, fear hatred, fear violence,
  fever cough, fire smoke, fish seafood, food shelter, food water, food wine, foot ankle, force motion, foundation structure,
  freedom democracy, freedom equality, freedom justice, friend neighbor, friend neighbour, fruit flower, fruit nut, gang drug,
  genre style, giver receiver, grief loss, guest visitor, guilt shame, hair nail, hair skin, herb spice, history culture,
  home family, home office, home work, hook line, horse buggy, horse rider, hotel restaurant, hour minute, house car, house home,
  hunger thirst, idea suggestion, industry commerce, innovation creativity, job career, journal book, joy laughter, joy pain,
  judge jury, justice equality, king emperor, knowledge wisdom, labor management, labour management, ladies gentlemen,
  lady gentleman, law policy, letter diary, liberty equality, liberty justice, life freedom, life liberty, light shadow,
  look feel, love happiness, love hope, love joy, love laughter, love peace, love romance, management staff, math science,
  mathematics physics, mathematics science, meat vegetable, mistake error, mom dad, money fame, money power, moon star,
  mother grandmother, music art, music dance, music lyric, myth legend, name title, neck shoulder, need desire, need preference,
  need want, news information, nurse midwife, outcome lesson, parent family, parent kid, passion desire, peace harmony,
  peace justice, peace prosperity, peace serenity, perk peril, phone driving, phone text, physicist astronomer,
  physics engineering, poem story, policy practice, policy procedure, poverty hunger, power control, power glory, power influence,
  principal teacher, profit loss, question comment, question concern, rain flood, reconstruction expansion, resource material,
  rest relaxation, rice curry, right freedom, right liberty, road bridge, rosemary thyme, sadness grief, safety security,
  scent taste, school college, school workplace, science engineering, science mathematics, shock awe, shopping dining,
  sight sound, sign wonder, sin redemption, skill ability, sound fury, spear shield, stage screen, star planet, steak egg,
  storm flood, story song, strength courage, strength depth, stress anxiety, student family, student staff, suspect victim,
  tea cake, tea coffee, tea massage, teacher classmate, thought action, thought emotion, thought feeling, threat opportunity,
  time patience, time resource, tip tool, tree shrub, trial tribulation, trust respect, truth beauty, truth justice, ups downs,
  user developer, variable constant, wealth health, wealth power, whale dolphin, wisdom knowledge, wood metal, word action,
  work hobby, work leisure, year century`
    .split(',')
    .map((pair) => pair.trim().replace(/\s+/g, ' ')),
)

/** Whether custom, rank or time holds the two heads in the order in which they stand. */
export const isCustomary = (one: Token, other: Token): boolean =>
  [one.lemma, one.lower].some((first) => [other.lemma, other.lower].some((second) => customary.has(`${first} ${second}`)))

/** Nouns by which a list goes on, or that hold no more than the rest of it: "cattle and stuff". Sorted. */
export const restNouns = wordSet(
  `activity beyond bit course dozen eight emotion facility five four hundred infrastructure item kind lot nine number people person
  product rest service seven six sort stuff ten thing thousand three tool two way`,
)

/** What is measured comes in the order in which it is told of: "width and height". Sorted. */
export const measures = wordSet(
  'age area average density depth diameter distance energy frequency height length mass mean power pressure radius size speed temperature time variance volume weight width',
)

/** Nouns of which the second follows from the first or comes after it: "prevention and treatment", "problems and their solution". Sorted. */
export const laterNouns = wordSet(
  `adoption aftermath answer application arrest benefit collapse colonisation colonization completion conclusion consequence
  correction cure damage death decline defeat deletion delivery depression disposal end ending error evaluation evolution
  execution existence extinction extraction failure forgiveness formation future graduation growth harvest healing impact
  implementation implication income injury life loss maintenance mastery modification obstacle origin outcome outlook output
  planetesimal profit progress propagation prosperity punishment reaction recommendation reconciliation recovery removal repair
  replacement reply response result resulting retirement return reward salary selection significance solution success survival
  treatment triumph validation victory violence world`,
)

/** Words before a noun that may tell of both, or that are no adjectives: "many friends and uncles", "walk past mills and barns". Sorted. */
export const spreading = wordSet(
  `additional any better certain common countless different diverse double equal extra few fewer final first further future greater
  higher improved increased less like lower main many more most much multiple near new next numerous opposite other own past
  potential previous real recent same several shared sheer similar single total true unlike various whole worth`,
)

/** What is done for the good or the harm of something, so that neither deed waits for the other: "improve the air". Sorted. */
export const effectVerbs = wordSet(
  `accelerate address affect alleviate analyse analyze boost broaden build captivate challenge change combat convey create
  cultivate damage decrease deepen destroy develop discourage discuss eliminate encourage enhance enrich ensure examine expand
  explore facilitate flatten form foster gain harm help impair improve increase inspire invest investigate lead lengthen limit
  lower maintain minimise minimize motivate nurture offer preserve prevent promote protect provide push raise reduce reinforce
  relieve restore save shape share shorten slow spark stimulate stop strengthen study support sustain threaten undermine weaken
  widen worsen`,
)

/** Deeds by which something is found or begun: "investigate the cells". Sorted. */
export const firstDeeds = wordSet(
  'address analyse analyze build change create develop discuss encourage ensure examine explore form invest investigate provide study support',
)

/** Deeds that may be what comes of another: "deepen our knowledge". Sorted. */
export const lastDeeds = wordSet(
  'affect boost deepen eliminate enhance enrich gain improve increase lead maintain promote reduce restore save sustain threaten',
)

/** Words by which the second deed follows from the first or goes beyond it: "and thereby improve". Sorted. */
export const leaningDeeds = wordSet(
  `accordingly again also another consequently either else eventually finally further furthermore hence however instead likewise more
  moreover not only other others overall subsequently such that then thereby therefore these this those thus too ultimately which`,
)
