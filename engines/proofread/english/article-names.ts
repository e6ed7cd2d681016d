import type { WordLists } from '../pattern.ts'

/** Lower case; sorted within a set. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Names and nouns that take "the" or none, by the name that follows `@` in a frame. */
export const articleNames: WordLists = {
  /** Countries, continents and cities without "the". */
  bareplaces: set(
    `afghanistan africa albania algeria amsterdam antarctica argentina armenia asia athens australia austria azerbaijan bangladesh
    barcelona belarus belgium berlin bolivia brazil britain brussels bucharest budapest bulgaria cambodia canada chile china colombia
    croatia cuba cyprus denmark dublin ecuador egypt england estonia ethiopia europe finland florence florida france georgia germany
    ghana greece hungary iceland india indonesia iran iraq ireland israel istanbul italy jamaica japan jordan kazakhstan kenya korea
    kuwait laos latvia lebanon libya lisbon lithuania london luxembourg madrid malaysia malta mexico milan moldova mongolia morocco
    moscow munich naples nepal nigeria norway oslo pakistan panama paraguay paris peru poland portugal prague qatar romania rome russia
    scotland serbia shanghai singapore slovakia slovenia spain stockholm sweden switzerland sydney syria taiwan thailand tokyo tunisia
    turkey ukraine uruguay venezuela venice vienna vietnam wales warsaw zimbabwe`,
  ),
  instruments: set('accordion cello clarinet flute harp piano saxophone trumpet violin'),
  languages: set(
    `arabic bulgarian chinese croatian czech danish dutch english finnish french german greek hebrew hindi hungarian italian japanese
    korean latin norwegian polish portuguese romanian russian serbian slovak spanish swedish thai turkish ukrainian vietnamese`,
  ),
  meals: set('breakfast dinner lunch supper'),
  /** Nouns of general ideas. */
  ideas: set(`cooperation friendship gardening happiness hatred honesty loneliness love obesity recycling shopping smoking tourism`),
  ordinals: set('first second third fourth fifth sixth seventh eighth ninth tenth'),
  sports: set(
    'badminton baseball basketball billiards boxing chess climbing cricket cycling dancing football golf gymnastics handball hockey jogging karate rugby sailing skating skiing soccer surfing swimming tennis volleyball yoga',
  ),
  /** Rivers, seas, chains of mountains and countries with "the". */
  thenames: set(
    `alps amazon andes atlantic baltic beatles caribbean carpathians caucasus colosseum danube hague himalayas louvre maldives
    mediterranean mississippi netherlands nile pacific parthenon philippines pyrenees rhine sahara seine thames titanic uk usa vatican
    volga`,
  ),
  superlatives: set(
    `best biggest brightest busiest cheapest cleanest closest coldest easiest fastest finest funniest greatest happiest hardest highest
    hottest largest longest loveliest lowest nearest newest nicest oldest poorest prettiest quickest richest saddest safest shortest
    simplest smallest strangest strongest tallest ugliest warmest weakest wealthiest worst youngest`,
  ),
  times: set(
    'afternoon century chapter day evening floor half lesson meeting minute month morning night page paragraph part picture round scene season stage time week',
  ),
}
