const pairs = `up down, arm leg, necessary sufficient, flesh bone, make model, success failure, school college, detection analysis, planning execution, up down, high low, day age, friend family, family friend, mac cheese, hustle bustle,
  gadget gizmo, bit piece, nook cranny, health beauty, crime justice, leap bound, peanut jelly, thought prayer, design implementation, collection analysis, hardware software, pattern process,
  problem solution, challenge solution, existence uniqueness, necessity sufficiency, encoding decoding, birth growth, life style, hair makeup, drive parking, loss recovery, diagnosis treatment, theory application,
  theory experiment, simulation experiment, ability attitude, adam eve, aim objective, age sex, age gender, alpha omega, analysis discussion, appointment dismissal, art craft, art design, art science, assault battery,
  assessment evaluation, attack defence, aunt uncle, back forth, bacon egg, bar restaurant, bed breakfast, beginning end, birth death, black blue, black white, blood sweat, board lodging,
  body mind, body soul, boy girl, bread butter, bride groom, brother sister, bus train, business pleasure, buyer seller, cat dog, cat mouse, cause consequence, cause effect, chalk talk,
  change continuity, checks balance, check balance, child adult, clean tidy, conclusion recommendation, condition term, cost benefit, court law, crime punishment, cup saucer,
  dad mum, data information, date place, date time, daughter son, day night, death destruction, demand supply, diet exercise, dos don'ts, door window, drug alcohol, east west,
  end mean, event cause, faith hope, fame fortune, father mother, father son, female male, fish chip, flesh blood, flora fauna, food drink, fork knife, form function, fruit vegetable,
  fun game, gain loss, give take, give-and-take, goal objective, good bad, good evil, good service, goods service, gold silver, growth development, hand foot, hammer sickle, head shoulder, health safety,
  heart soul, heart mind, heaven earth, heaven hell, height weight, hill valley, hit miss, hope dream, hope fear, host guest, house garden, husband wife, ice fire, import export,
  input output, introduction conclusion, iron steel, joy sorrow, kind cruel, king queen, kiss hug, knife fork, lady gentleman, land sea, law order, law medicine, length width,
  letter number, life death, life limb, life work, light dark, lock key, loss profit, lord lady, loud clear, love hate, love marriage, male female, man beast, man woman, man machine,
  material method, mean variance, meat potato, mind body, milk honey, mother child, mother father, mum dad, name address, name number, nature nurture, needle thread, neat tidy, night day,
  noise light, north south, nut bolt, odd even, oil gas, old new, open close, open shut, owner occupier, pain pleasure, pain suffering, parent child, part whole, past present,
  peace quiet, peace security, pen ink, pen paper, pencil paper, pepper salt, person place, pestle mortar, pick choose, place time, plan action, play work, pot pan, prejudice pride,
  present future, price quantity, principle practice, prince princess, pro con, process product, profit loss, pupil teacher, question answer, quality quantity, quick dirty, race ethnicity,
  rank file, rain snow, rain wind, read write, reading writing, research development, result discussion, rice bean, rich poor, right duty, right left, right obligation, right responsibility,
  right wrong, rise fall, rock roll, room board, root branch, rule regulation, safe sound, sale marketing, sale purchase, salt pepper, science technology, sea land, search rescue,
  season year, sense sensibility, sex gender, shape form, shape size, shoe sock, short sweet, sick tired, skin bone, sky earth, slip slide, slow steady, small medium, snake ladder,
  son daughter, song dance, sound light, sound vision, space time, speaking listening, spring summer, state federal, stock share, stone stick, strength weakness, structure function,
  student teacher, sugar spice, sum substance, sun moon, supply demand, sweet sour, system procedure, table chair, term condition, theory practice, thunder lightning, time date,
  time effort, time energy, time money, time place, time space, tooth nail, top bottom, town city, town country, track field, trade industry, trial error, trick treat, truth lie,
  truth reconciliation, uncle aunt, value norm, verb noun, victim perpetrator, wage salary, war peace, warp weft, wear tear, weight height, wife husband, win loss, wind weather,
  wine cheese, wit wisdom, woman child, woman man, word deed, work life, work play, worker employer, yes no, young old, zero one, thing place, national international, local national, local global, regional national, primary secondary, undergraduate postgraduate, married single, big small, big little,
  large small, high low, long short, hot cold, early late, new old, bad good, positive negative, male female, living dead, free fair, wide varied, few far, open honest, social economic,
  political social, ancient modern, singular plural, upper lower, inner outer, internal external, left right, short long, medium large, hard fast, fair square, young elderly, rich famous,
  upper middle, lower middle, physical chemical, deaf blind, blind deaf, skill knowledge, word phrase, input feedback`

/** Pairs of heads (`man woman`) that stand in one order by custom, or name one thing together. Either order of the list counts. */
export const fixedPairs: ReadonlySet<string> = new Set(pairs.split(',').map((pair) => pair.trim().replace(/\s+/g, ' ')))

/** Words whose neighbours follow by time, number or rank, and adjectives that may be nouns ("a contemporary and close friend"). Sorted. */
export const orderedWords: ReadonlySet<string> = new Set(
  `adult afternoon autumn bachelor beginning breakfast century chief child childhood conclusion contemporary day dead eighties fifties forties nineties seventies sixties thirties twenties deputy dinner end evening example
    fall father final finish following friday front general good half hour ill individual initial introduction king last lunch main master minute monday
    month morning mother native next night noon original other others part past phd preliminary present previous primary quarter rear relative
    representative saturday second secondary so spring start subsequent such summer sunday supper tertiary third thursday today tomorrow tuesday wednesday
    week weekend whole winter wounded year yesterday`.split(/\s+/),
)
