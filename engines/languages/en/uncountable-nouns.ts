const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Nouns that take neither "a" nor "many". Lower case; sorted. */
export const uncountableNouns = set(
  `accommodation advertising advice ammunition applause assistance attire baggage bravery bread butter camping cash chaos chess
    childcare clothing coal consent copper corruption courage cutlery darkness deforestation delinquency electricity enjoyment equipment
    etiquette feedback firewood flour footwear fun furniture garbage garlic gasoline greenery guidance happiness hardware harm
    healthcare homework honesty housework housing hunger hygiene ignorance information integrity intelligence jealousy jewellery jewelry
    junk knowledge laughter legislation leisure lightning livestock loneliness luck luggage lumber machinery mail merchandise milk money
    moonlight mud music news nonsense nutrition obesity oxygen pasta patience peace permission petrol physics poetry pollution
    pornography postage poverty precision progress propaganda publicity punctuality recycling research rice rubbish scenery shopping
    sightseeing slang slavery software spaghetti starvation stuff sunlight sunshine tennis thunder timber toothpaste tourism traffic
    transportation trash underwear unemployment unhappiness vandalism violence warfare weather wheat wildlife wisdom wreckage`,
)

/** Those whose plural is a mistake wherever it stands, as no verb is spelled like it. Lower case; sorted. */
export const neverPlural = set(
  `advice ammunition applause assistance attire baggage bravery clothing courage cutlery darkness electricity equipment etiquette
    feedback firewood footwear furniture garbage greenery guidance happiness hardware homework honesty housework housing hunger hygiene
    ignorance information jewellery jewelry junk knowledge laughter leisure livestock loneliness luck luggage machinery merchandise mud
    music nonsense nutrition obesity oxygen patience poetry pollution poverty progress propaganda publicity punctuality research rubbish
    scenery shopping sightseeing slang slavery software starvation stuff sunlight sunshine tennis toothpaste tourism traffic
    transportation trash underwear unemployment vandalism violence warfare weather wildlife wisdom wreckage`,
)
