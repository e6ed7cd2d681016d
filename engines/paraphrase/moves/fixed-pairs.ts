import type { Token } from '../../languages/en/grammar/token.ts'

const pairs = `leader outcast, leader follower, winner loser, hero villain, insider outsider, officer soldier, captain crew, expert novice, expert amateur, friend stranger, friend enemy, friend foe, ally enemy, landlord tenant, lord peasant, noble peasant, general soldier,
  guard prisoner, lecturer student, professor student, trainer trainee, coach player, author illustrator, parent grandparent, ruler subject, triumph disaster, victory defeat, crisis disaster, injury death, illness death, damage death, up down, arm leg, necessary sufficient, flesh bone, make model, success failure, school college, detection analysis, planning execution, up down, high low, day age, friend family, family friend, mac cheese, hustle bustle,
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
  upper middle, lower middle, physical chemical, deaf blind, blind deaf, skill knowledge, word phrase, input feedback, biscuit gravy, hot sour, sweet sour, burger fry, bagel cream, bread wine, bread cheese, cheese cracker, chip dip, chip salsa, coffee cake, coffee tea,
  cream sugar, egg bacon, ham egg, ham cheese, lettuce tomato, macaroni cheese, milk sugar, oil vinegar, pasta sauce, rice pea, strawberry cream, surf turf, toast jam, vinegar salt, tea biscuit, tea coffee,
  aid abet, alive well, armed dangerous, ball chain, bat ball, beck call, bell whistle, black tan, block tackle, bow arrow, brick mortar, bubble squeak, bump bruise, cap gown, car driver, carrot stick, cloak dagger,
  cop robber, cut paste, cut dried, cut dry, dollar cent, dot dash, drink drive, text drive, phone drive, dribs drab, ebb flow, eye ear, fast loose, fast furious, first foremost, fire brimstone, fire rescue, flotsam jetsam, foot mouth,
  forgive forget, free easy, front centre, front center, front back, fuss bother, gin tonic, hand knee, hard soft, hearth home, hem haw, high dry, high mighty, hook eye, hope pray, horse cart, horse carriage, ifs but, intent purpose,
  kith kin, lean mean, live learn, lost found, meek mild, mix match, name fame, name shame, nice easy, nice clean, null void, odd end, over above, over done, part parcel, pick shovel, pill potion, pin needle, plain simple, pomp circumstance,
  pot kettle, prim proper, rack ruin, rag bone, rant rave, rape pillage, rise shine, rough ready, rough tumble, rule exception, saint sinner, scratch sniff, shirt tie, short stout, show tell, shuck jive, sign symptom, signed sealed, slap tickle, slow sure,
  soap water, song story, spick span, stand deliver, stop search, stop start, straight narrow, suit tie, swing roundabout, tar feather, thick thin, tip trick, toss turn, touch go, tried tested, tried true, vim vigour, vim vigor, wait see, wash wear,
  wax wane, wheel axle, whip chain, wild crazy, wild woolly, wine dine, x y, ying yang, yin yang, arrow bow, assessment treatment, author editor, author reader, before after, benefit risk, risk benefit, risk reward, reward punishment, call response,
  cash carry, cash credit, collection storage, command control, control command, crime violence, customer supplier, debit credit, depth breadth, breadth depth, design development, discovery development, doctor nurse, doctor patient, nurse patient, editor publisher, effort reward, employer employee,
  energy mass, energy matter, mass energy, error omission, estimate error, exam test, face body, farm table, father daughter, mother daughter, mother son, water sanitation, food clothing, frequency amplitude, gas electricity, gas water, heat light, light heat, heating cooling,
  hunter gatherer, idea concept, import exports, income expenditure, income expense, revenue expenditure, induction deduction, intensity duration, interest principal, length breadth, letter sound, listening speaking, love affection, love hatred, love respect, love care, mean deviation, mean median, medicine surgery, merger acquisition,
  method result, mind matter, mind spirit, body spirit, monitoring evaluation, mother baby, mouse keyboard, nerve muscle, news weather, object subject, subject object, observation experiment, parent teacher, parent guardian, pass fail, patient doctor, peace love, peace stability, person property, phrase clause, physics chemistry, plant animal, plant machinery,
  point line, police court, pressure temperature, temperature pressure, temperature humidity, predator prey, producer consumer, profit growth, property casualty, provider user, reading mathematics, reading maths, reading math, rhyme reason, rhythm blue, sample population, school work, sensitivity specificity, speech language, speech text, spelling grammar, grammar vocabulary, grammar spelling, stimulus response,
  strategy tactic, study work, work study, work family, family work, tax spending, teaching learning, learning teaching, teaching research, test retest, text image, thing people, trade commerce, travel tourism, treatment control, trust confidence, truth fiction, fact fiction, fact figure, fact opinion, validity reliability, reliability validity, vein artery, verse chorus, vice virtue, virtue vice, virus bacteria,
  vocabulary grammar, voltage current, volume edition, vowel consonant, weather climate, width height, width depth, year month, young old, slave master, master servant, servant master, land water, air water, air land, lake river, river lake, mountain valley, north northeast, sunrise sunset, dawn dusk, appetizer entree, entree dessert, starter dessert, appetizer dessert, formation evolution, benefit drawback, advantage disadvantage, pro drawback, light heavy, hope heartbreak, strength limitation, opportunity challenge, opportunity risk, question answer, university school, student graduate, private public, public private, weak strong, virtual online, online offline, active passive, direct indirect, written spoken, oral written, quick easy, front rear, left hand, hand face, before afterward`

/** Pairs of heads (`man woman`) that stand in one order by custom, or name one thing together. */
const fixedPairs: ReadonlySet<string> = new Set(pairs.split(',').map((pair) => pair.trim().replace(/\s+/g, ' ')))

/** Whether custom holds two heads in one order, or they name one thing together; the list counts in either order. */
export const isFixedPair = (one: Token, other: Token): boolean =>
  fixedPairs.has(`${one.lemma} ${other.lemma}`) || fixedPairs.has(`${other.lemma} ${one.lemma}`)

/** Words whose neighbours follow by time, number or rank, and adjectives that may be nouns ("a contemporary and close friend"). Sorted. */
export const orderedWords: ReadonlySet<string> = new Set(
  `adult afternoon autumn bachelor beginning breakfast century chief child childhood conclusion contemporary day dead deputy dinner
  eighties end evening example fall father fifties final finish following forties friday front general good half hour ill individual
  initial introduction king last lunch main master minute monday month morning mother native next night nineties noon original other
  others part past phd preliminary present previous primary quarter rear relative representative saturday second secondary seventies
  sixties so spring start subsequent such summer sunday supper tertiary third thirties thursday today tomorrow tuesday twenties
  wednesday week weekend whole winter wounded year yesterday`.split(/\s+/),
)
