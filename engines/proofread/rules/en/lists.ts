import { massNouns } from '../../../languages/en/grammar/word-lists.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import type { WordLists } from '../../pattern.ts'

/** Sorted within a set; lower case; singular or base form, which stands for the others too. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** The word lists of the English rules, by the name that follows `@` in a pattern. */
export const lists: WordLists = {
  /** Adjectives that learners put where their adverb belongs. */
  'adjective-for-adverb': set('absolute careful complete easy extreme general normal quick serious slow sudden total usual'),
  'adverbs-of-time': set('actually also always even ever just never often only really still usually'),
  /** Verbs that are never nouns. */
  'bare-verbs': set(
    `achieve arrive ask avoid be become bring build buy choose communicate compare create decide describe destroy develop do earn eat enjoy
    explain find forget get give go have improve include increase keep know learn live lose make meet obtain pay produce protect provide
    reach read reduce remember save say see sell send sit solve speak spend succeed take teach tell think understand write`,
  ),
  /** Names of languages and peoples, days, months and places that have no other meaning in small letters. */
  'capital-countries': set(
    'africa america asia australia brazil canada china christmas easter england europe france germany india italy japan london mexico paris russia spain',
  ),
  'capital-language-names': set(
    'african american arabic asian australian brazilian british buddhist canadian chinese christian english european french german greek hungarian indian italian japanese jewish korean mexican muslim portuguese romanian russian slovak spanish swedish turkish',
  ),
  'capital-months': set('april december february january july june november october september'),
  'capital-weekdays': set('friday monday saturday sunday thursday tuesday wednesday'),
  comparatives: set(
    `better bigger brighter cheaper cleaner colder cooler darker deeper easier fatter faster greater happier harder healthier heavier
    hotter larger lazier longer lower nearer newer nicer older poorer richer safer shorter slower smaller smarter stronger sweeter
    taller thinner tougher uglier warmer weaker wealthier wider wiser worse younger`,
  ),
  /** Nouns that are hardly ever used in the singular without a determiner. */
  countable: set(
    `actor apartment bicycle bike boss boy boyfriend brother building camera car cat chair choice cinema citizen city club coat colleague
    company computer country cousin customer dictionary doctor dog employee engineer event friend garden girl girlfriend goal hat hobby
    hospital hotel house idea job laptop lawyer lesson mistake month movie neighbor neighbour neighborhood nurse opportunity owner
    picture plan player politician problem question reason restaurant room shirt shop sister smartphone solution student suitcase supermarket
    teacher teenager ticket tool tourist town trip umbrella uncle university village website week writer`,
  ),
  /** Singular nouns for many, which may take a plural verb. */
  groups: set(
    `array audience band bunch class collection combination committee company couple crew crowd deal dozen family flood gang generation
    government group half handful host hundred kind lot majority management million minority mix mixture multitude number pair party
    percent percentage plethora plenty police population proportion public quarter range remainder rest row selection series set
    society sort staff style succession team third thousand ton total trio type variety youth`,
  ),
  mass: massNouns,
  /** Mass nouns that learners count. */
  'mass-counted': set(
    `advice baggage cutlery equipment evidence feedback furniture garbage hardware homework housework information jewelry
    knowledge luggage machinery music pollution rubbish scenery slang software traffic vocabulary weather`,
  ),
  months: set('january february april june july august september october november december'),
  'noun-verbs': nounVerbs,
  /** What belongs to people: parts of their lives. */
  possessed: set(
    `bag bedroom body boyfriend brain brother career cat child childhood children class classmate clothes colleague country culture daughter
    day dog education experience eye face family father feeling finger friend future girlfriend goal hair hand head health heart
    hobby home homework house husband idea job kid knowledge language leg life mind mother name opinion own parent
    phone problem religion room school sister skill son student teacher thought time wife work`,
  ),
  /** What people are: nouns that need a determiner after be and become. */
  roles: set(
    `accountant actor actress architect artist athlete baker banker carpenter chef chemist coach cook dancer dentist designer
    director doctor driver economist electrician employee engineer farmer firefighter fisherman footballer friend girl guide hairdresser
    hero journalist judge lawyer lecturer librarian manager mechanic musician nurse painter pharmacist photographer physicist pilot
    plumber poet policeman politician professor programmer psychologist researcher salesman scientist secretary singer
    soldier student surgeon teacher teenager translator vegetarian waiter waitress woman worker writer`,
  ),
  /** Adjectives that are compared with -er and -est and with nothing else. */
  'short-adjectives': set(
    'bad big brave bright cheap clean cold cool dark deep dirty early easy far fast fat good great hard healthy heavy high hot large long loud low near new nice old poor quick rich safe short slow small smart soft strong sweet tall thick thin ugly warm weak wide young',
  ),
  tens: set('eighty fifty forty ninety seventy sixty thirty twenty'),
  units: set('eight five four nine one seven six three two'),
  weekdays: set('friday monday saturday sunday thursday tuesday wednesday'),
  /** After these "to" is a preposition. */
  'no-infinitive-to': set(
    `according access addition addressed adherence adjacent alternative answer applied applies apply approach attached attributed back belong belongs change
    changes close closer comes committed compared comparison connected contrary contributed contributes contributing contribution damage dedicated devoted due
    equal equivalent exposed exposure forward from goes go guide introduction key lead leading leads led limited link linked moved moving next open opposed
    prior proceed proceeds proportional reaction reactions refer referred referring refers regard redirected related relating relation relative resistance resistant respect response
    restricted return returned returning similar specific subject switch switched thanks tied transition transitioned vulnerable went`,
  ),
  /** After these a verb stands in its base form. */
  'infinitive-openers': set(`'d 'll ca can cannot could i let's may might must n't not please shall should they to we who will wo would`),
}
