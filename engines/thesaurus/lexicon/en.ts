import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. American spelling; heads that are spelled otherwise in Britain stand in both. */
export const lexicon = parseLexicon(`
study noun
  piece of research: investigation, inquiry, research project, examination = Earlier «studies» relied on much smaller groups of patients.
  learning at a school or alone: learning, education, scholarship; informal swotting = Many years of «study» precede admission to the bar.
research noun
  systematic inquiry: investigation, inquiry, scholarship, study = Little «research» has addressed the needs of rural schools.
investigation noun
  close and systematic look: inquiry, examination, study, exploration; informal probe = The «investigation» of the ruins took four summers.
inquiry noun
  search for knowledge: investigation, research, study, exploration = Historical «inquiry» depends on the careful reading of sources.
examination noun
  close look: inspection, scrutiny, analysis, study = A closer «examination» of the letters reveals two different hands.
  test of knowledge: test, assessment; informal exam = Students sat the final «examination» in June.
analysis noun
  breaking down into parts: examination, study, breakdown, dissection; opposite synthesis = The «analysis» covers twelve speeches given between 1990 and 2005.
experiment noun
  planned test: trial, test; academic experimental study = Each «experiment» was repeated three times at room temperature.
survey noun
  questioning of many people: poll, questionnaire study, opinion poll = The «survey» reached more than two thousand households.
  broad view of a field: overview, review, outline = The book opens with a «survey» of medieval trade law.
method noun
  way of doing something: procedure, technique, approach, way, means = This «method» allows the detection of very small traces.
methodology noun
  system of methods: set of methods, research design, methods = The «methodology» of the project is described in chapter two.
procedure noun
  fixed series of steps: process, method, routine; academic protocol = The same «procedure» was followed in all five laboratories.
technique noun
  practical method: method, procedure, way; informal knack = New imaging «techniques» make small tumors visible.
approach noun
  way of dealing with a question: method, strategy, perspective, line of attack; informal take = A comparative «approach» seems best suited to this question.
process noun
  series of steps or changes: course, procedure, operation = The drying «process» takes between six and eight hours.
result noun
  what a study yields: finding, outcome; informal upshot = The «results» of the second test appear in Table 3.
  what follows from a cause: consequence, effect, outcome, product; academic corollary; opposite cause = The famine was a «result» of failed policy.
finding noun
  what a study shows: result, observation, discovery = These «findings» agree with earlier work on child language.
outcome noun
  how something ends: result, end result, consequence; informal upshot = The «outcome» of the negotiations surprised both governments.
discovery noun
  finding of something new: find, uncovering, unearthing = The «discovery» of the tomb changed our view of the dynasty.
data noun
  recorded facts: figures, information, facts = The «data» were collected by means of a short questionnaire.
information noun
  knowledge about something: facts, details, data; informal info = The registers contain «information» on the origin of the settlers.
evidence noun
  what supports a claim: support, indication, confirmation; academic corroboration = There is little «evidence» for a second settlement on the island.
proof noun
  what settles that something is true: demonstration, verification, conclusive evidence; opposite refutation = The «proof» of the theorem rests on two lemmas.
fact noun
  thing known to be true: truth, reality; opposite fiction = It is a «fact» that the treaty was never ratified.
hypothesis noun
  statement to be tested: supposition, conjecture, proposition; informal hunch = The second «hypothesis» could not be confirmed.
assumption noun
  what is taken as given: presupposition, premise, supposition; academic presumption, postulate = The model rests on the «assumption» of constant demand.
premise noun
  statement an argument starts from: assumption, proposition; academic postulate, presupposition; opposite conclusion = The argument fails because its first «premise» is false.
thesis noun
  claim to be defended: proposition, contention, argument, claim; opposite antithesis = The central «thesis» of the book concerns the origin of nations.
  long paper for a degree: dissertation, treatise = She wrote her «thesis» on the protection of tenants.
theory noun
  system of ideas that explains: explanation, model, explanatory model; opposite practice = No single «theory» accounts for all forms of inequality.
concept noun
  general idea: idea, notion, conception; academic construct = The «concept» of honor differs from one culture to another.
notion noun
  idea held of something: idea, concept, conception, belief = The «notion» of a neutral observer has often been criticized.
idea noun
  thought: thought, notion, concept, conception = The «idea» of a common market dates from the 1920s.
term noun
  word with a fixed meaning: expression, word, designation = The «term» is used here in its legal sense.
  length of time: period, spell, tenure = The president served two «terms» of four years each.
definition noun
  statement of meaning: explanation, specification; academic delimitation = A narrow «definition» of poverty excludes many families.
model noun
  simplified picture of a system: simulation, representation; academic schema = The «model» predicts a slow rise in sea level.
  thing to be copied: example, pattern, ideal; academic exemplar = The constitution of 1831 served as a «model» for neighboring states.
framework noun
  structure of ideas or rules: structure, system, scheme; informal set-up = The legal «framework» for clinical trials was revised in 2014.
paradigm noun
  ruling way of thought: model, framework, school of thought = The new «paradigm» spread slowly through the discipline.
principle noun
  basic rule or truth: rule, tenet, law, precept = The «principle» of equal treatment binds every public authority.
question noun
  thing asked: query; academic item; opposite answer = Respondents were free to skip individual «questions».
  matter to be settled: issue, matter, problem, topic = The «question» of guilt occupies the whole second act.
problem noun
  thing that is hard to solve: difficulty, challenge, complication, issue; informal snag; opposite solution = The main «problem» was the low number of complete records.
issue noun
  matter under discussion: question, matter, topic, subject, concern = The «issue» of consent is discussed in the next section.
topic noun
  what a text is about: subject, theme, issue, subject matter = The «topic» has received growing attention since the pandemic.
theme noun
  recurring idea of a work: subject, topic, idea; academic leitmotif = Exile is a central «theme» of her later poems.
subject noun
  what a text is about: topic, theme, matter, issue = The «subject» of this paper is the law of inheritance.
  person in a study: participant, volunteer, test subject = All «subjects» gave their written consent.
  branch of learning: discipline, field, course = Chemistry was the least popular «subject» among the pupils.
field noun
  branch of learning: area, discipline, subject, domain = Experts in the «field» disagree about the date of the vase.
area noun
  part of a subject: field, domain, sphere, branch = Further work is needed in the «area» of early diagnosis.
  part of a land or surface: region, zone, district, territory = The disease spread quickly in coastal «areas».
discipline noun
  branch of learning: field, subject, branch of knowledge, specialty = Methods from several «disciplines» were combined.
  obedience to rules: order, control, self-control; opposite disorder = Strict «discipline» marked daily life in the monastery.
aim noun
  what one wants to reach: goal, objective, purpose, intention; informal target = The «aim» of this paper is to compare two irrigation systems.
goal noun
  what one wants to reach: aim, objective, end, target = The «goals» of the reform were never clearly stated.
objective noun
  what one wants to reach: aim, goal, purpose, target = The third «objective» was to measure the strength of the joints.
purpose noun
  reason for which something is done: aim, intention, object, end = The «purpose» of the law is to protect consumers.
intention noun
  what one means to do: aim, plan, purpose; academic intent = The «intention» of the author remains unclear to this day.
sample noun
  part that stands for the whole: selection, cross-section, subset; opposite population = The «sample» consisted of 240 nurses from three hospitals.
  small piece taken for a test: specimen; academic aliquot = The water «samples» were stored at four degrees.
participant noun
  person who takes part: subject, volunteer, member of the sample = Half of the «participants» were older than sixty.
respondent noun
  person who answers a survey: interviewee, participant, person surveyed = Most «respondents» preferred the shorter form.
interview noun
  talk to gain information: conversation, talk; academic consultation = Most «interviews» lasted about an hour and were recorded.
questionnaire noun
  list of questions: survey form, survey, form = Only half of the «questionnaires» were returned.
variable noun
  quantity that can change: factor, quantity, parameter; opposite constant = The model includes three independent «variables».
factor noun
  thing that helps bring about a result: element, influence, cause, circumstance; academic determinant = Age was the most important «factor» in recovery.
parameter noun
  value that sets a system: variable, setting, quantity = Two «parameters» of the engine were changed in each run.
criterion noun
  standard of judgment: standard, yardstick, measure, benchmark = Three «criteria» guided the choice of the texts.
standard noun
  level or rule to measure by: norm, benchmark, criterion, yardstick = The drinking water met the European «standard».
indicator noun
  thing that points to a state: sign, measure, index, pointer = Infant mortality is a reliable «indicator» of poverty.
sign noun
  thing that shows something: indication, mark, signal, token = The first «signs» of decline appeared in the 1870s.
symptom noun
  sign of an illness: sign, complaint; academic manifestation = The «symptoms» disappeared within a week of treatment.
measure noun
  step taken: step, action, move, provision = The government took drastic «measures» against inflation.
  way to judge size or worth: yardstick, gauge, indicator, benchmark = Income alone is a poor «measure» of well-being.
measurement noun
  act of measuring or its result: reading, measured value, recording = All «measurements» were taken by the same person.
observation noun
  act of watching closely: monitoring, watching, scrutiny = Years of patient «observation» preceded the publication.
  thing said: remark, comment, statement = A few «observations» on the rhyme scheme conclude the chapter.
comparison noun
  looking for likeness and difference: juxtaposition, side-by-side view; academic collation = A «comparison» of both versions shows several omissions.
cause noun
  what brings something about: origin, source, root, trigger; opposite effect = The «cause» of the fire was never established.
reason noun
  why something is or is done: ground, cause, explanation = There are several «reasons» for this delay.
  power of thinking: intellect, intelligence, rationality, understanding = Enlightenment writers placed their trust in human «reason».
effect noun
  what a cause brings about: impact, influence, repercussion; opposite cause = The «effects» of sleep loss on memory are well known.
impact noun
  strong effect: effect, influence, toll = The «impact» of tourism on the reef is severe.
influence noun
  power to change others: effect, impact, sway, hold = The «influence» of Latin on legal English is obvious.
consequence noun
  what follows: result, effect, outcome, repercussion; opposite cause = The social «consequences» of the war lasted for decades.
implication noun
  what follows for thought or action: consequence, ramification, repercussion = The findings have «implications» for the training of teachers.
  thing hinted at: suggestion, insinuation, hint = He rejected the «implication» that the data were false.
origin noun
  where something comes from: source, beginning, root = The «origin» of the custom is disputed.
source noun
  where something comes from: origin, root, starting point; literary wellspring, fount = The «source» of the rumor was never found.
  text one draws on: document, reference, record = The oldest «sources» do not mention the battle at all.
background noun
  what lies behind an event: context, setting, circumstances, history = The first part explains the political «background» of the trial.
context noun
  what surrounds and explains: setting, background, circumstances, situation = The quotation must be read in its historical «context».
condition noun
  what surrounds an event or a test: circumstances, setting, environment, situation = All plants grew under the same «conditions».
  what must hold first: requirement, stipulation, proviso, understanding = Payment was made on the «condition» that work began at once.
  state of something: state, health; informal shape = The «condition» of the patients improved within days.
circumstance noun
  fact that surrounds an event: condition, situation, state of affairs = Under these «circumstances» the contract becomes void.
situation noun
  how things stand: circumstances, position, state of affairs, condition = The economic «situation» worsened after the harvest failed.
case noun
  single instance: instance, example, occurrence = In most «cases» the fever passed without treatment.
  matter before a court: lawsuit, suit, action, proceedings = The «case» was heard before the supreme court in May.
example noun
  single thing that shows the rule: instance, illustration, case; academic exemplification = The «example» shows how flexible the rule is.
instance noun
  single case: case, example, occurrence = In several «instances» the date on the coin is missing.
phenomenon noun
  thing observed: occurrence, event; academic manifestation = The «phenomenon» is most common in shallow lakes.
event noun
  thing that happens: incident, occurrence, happening = The «events» of that summer divided the country.
development noun
  gradual change: evolution, growth, advance = The «development» of the printing press transformed learning.
change noun
  becoming different: alteration, shift, transformation, modification; opposite continuity = The «changes» in the soil were measured every month.
trend noun
  general direction: tendency, drift, movement = The «trend» towards smaller families continues.
tendency noun
  leaning in one direction: inclination, leaning; academic propensity = Older patients show a «tendency» to hide their pain.
increase noun
  becoming more: rise, growth, gain, upturn; opposite decrease = An «increase» in temperature speeds up the reaction.
decrease noun
  becoming less: decline, reduction, drop, fall; opposite increase = The «decrease» in rainfall affected all crops.
rise noun
  going up: increase, growth, climb, upturn; opposite fall = The «rise» in rents forced many families to move.
decline noun
  going down: decrease, fall, drop, downturn, deterioration; opposite rise = The «decline» of the textile industry began in the 1960s.
growth noun
  becoming larger: expansion, increase, rise; opposite decline = The «growth» of cities placed a strain on water supplies.
reduction noun
  making less: decrease, cut, lowering, lessening; opposite increase = A «reduction» of working hours improved productivity.
loss noun
  having less than before: reduction, decrease, decline, drop; opposite gain = Both groups showed a clear «loss» of weight.
  money lost: deficit, shortfall; opposite profit = The company reported a «loss» for the third year.
improvement noun
  becoming better: advance, progress, enhancement, betterment; opposite deterioration = Patients reported a marked «improvement» after two weeks.
progress noun
  moving forward: advance, development, improvement; opposite regress = Medical «progress» has raised life expectancy.
significance noun
  being important: importance, weight, consequence; academic import; opposite insignificance = The «significance» of the charter can hardly be exaggerated.
importance noun
  being important: significance, weight, value; academic salience; opposite unimportance = The «importance» of clean water was recognized late.
relevance noun
  bearing on the matter: pertinence, bearing, applicability; opposite irrelevance = The «relevance» of the earlier ruling was denied by the court.
value noun
  worth: worth, merit, usefulness, importance = The «value» of the diary as a source is beyond doubt.
  number measured: figure, number, reading, quantity = The highest «values» were recorded near the harbor.
role noun
  part played: part, function, place = The «role» of women in the movement has been neglected.
function noun
  what something is for: purpose, task, job, use = The main «function» of the valve is to limit pressure.
aspect noun
  side of a matter: side, facet, feature, dimension = Only one «aspect» of the contract was open to dispute.
feature noun
  typical part: characteristic, trait, property, attribute, quality = A striking «feature» of the poem is its lack of rhyme.
characteristic noun
  typical quality: feature, trait, property, attribute, quality = The «characteristics» of both alloys are listed below.
property noun
  quality of a thing: characteristic, attribute, quality, feature = The thermal «properties» of the material were tested.
  what one owns: possessions, belongings, assets, goods = Married women could not hold «property» before 1870.
quality noun
  how good something is: standard, grade, merit = The «quality» of the recordings varies considerably.
  typical trait: characteristic, attribute, trait, feature = Patience is a «quality» every archivist needs.
quantity noun
  how much: amount, volume, number, mass = Small «quantities» of lead were found in the paint.
amount noun
  how much: quantity, volume, mass = The «amount» of sugar was reduced by half.
number noun
  how many: total, count, figure, tally = The «number» of applicants doubled within a decade.
proportion noun
  part of a whole: share, part, percentage, fraction = A large «proportion» of the letters is undated.
  relation of sizes: ratio, relation, balance = The «proportion» of sand to cement was kept constant.
share noun
  part of a whole: portion, part, proportion, percentage = The «share» of renewable energy rose to forty per cent.
majority noun
  greater part: greater part, greater number, bulk; opposite minority = The «majority» of the judges supported the appeal.
minority noun
  smaller part: smaller part, smaller number, fraction; opposite majority = Only a «minority» of patients reported side effects.
degree noun
  how far something goes: extent, level, measure, grade = The «degree» of difficulty rises from task to task.
  title from a university: qualification, academic title = She holds a «degree» in civil engineering.
extent noun
  how far something goes: degree, scope, scale, range = The full «extent» of the damage was seen only later.
level noun
  point on a scale: amount, degree, intensity = The «level» of noise exceeded the legal limit.
rate noun
  how many of a whole: proportion, percentage, frequency, ratio = The dropout «rate» fell to five per cent.
  how fast: speed, pace, tempo = Unemployment fell at a slow «rate» after the reform.
scope noun
  what is covered: range, extent, reach; academic ambit, remit = Military history lies beyond the «scope» of this paper.
range noun
  span between limits: span, spectrum, variety, array = The shop records show a wide «range» of imported goods.
variety noun
  many different things: range, diversity, assortment, array; opposite uniformity = A «variety» of methods was used to date the wood.
  kind: type, sort, kind, strain = Two «varieties» of wheat were grown on the estate.
diversity noun
  being varied: variety, heterogeneity, range; academic multiplicity; opposite uniformity = The «diversity» of species declines with altitude.
type noun
  group with common traits: kind, sort, category, class, variety = Two «types» of error occurred in the translations.
kind noun
  group with common traits: type, sort, class, variety = This «kind» of contract was unknown in Roman law.
category noun
  class in a system: class, group, type, division = The answers were sorted into five «categories».
class noun
  group with common traits: category, group, type, set = Drugs of this «class» lower blood pressure.
  layer of society: social group, social stratum, rank = The rising middle «class» demanded a voice in parliament.
group noun
  people who have something in common: cohort, set, circle, community = The control «group» received no treatment.
  things that stand together: cluster, collection, set = A small «group» of islands lies off the coast.
set noun
  things that belong together: collection, body, group, series = A new «set» of rules came into force in March.
series noun
  things one after another: sequence, succession, string, chain = A «series» of strikes paralyzed the ports.
sequence noun
  order one after another: order, succession, series, progression = The «sequence» of the scenes differs in the first edition.
order noun
  arrangement: arrangement, sequence, succession; opposite disorder = The items are listed in alphabetical «order».
  command: command, instruction, directive = The general ignored the «order» to withdraw.
structure noun
  how parts are arranged: arrangement, organization, construction, architecture = The «structure» of the sonnet follows the Italian pattern.
system noun
  parts that work together: network, organization, structure; informal set-up = The school «system» was reformed after the war.
element noun
  part of a whole: component, part, constituent, ingredient = Trust is a key «element» of every therapy.
component noun
  part of a whole: part, element, constituent, ingredient; opposite whole = The «components» of the device were tested separately.
part noun
  piece of a whole: portion, piece, section, component; opposite whole = The first «part» of the statute deals with ownership.
section noun
  part of a text: part, division, passage, segment = The following «section» describes the test procedure.
chapter noun
  main part of a book: section, part, division = The last «chapter» turns to the reception of the novel.
paragraph noun
  block of sentences: passage, section = The opening «paragraph» states the question of the paper.
passage noun
  piece of a text: extract, excerpt, section, paragraph = This «passage» is missing from the older manuscript.
introduction noun
  opening of a text: opening, preamble, opening section; informal intro; opposite conclusion = The «introduction» sets out the aims of the study.
  bringing into use: launch, establishment, adoption, institution; opposite abolition = The «introduction» of the tax led to riots.
conclusion noun
  what one infers: inference, deduction, finding, judgment = The data do not permit a firm «conclusion».
  end: end, close, ending, completion; opposite beginning = The «conclusion» of the trial was delayed by a year.
summary noun
  short account: synopsis, digest, abstract; academic précis; informal recap = Each chapter ends with a short «summary».
overview noun
  broad short account: survey, outline, summary, synopsis = Table 1 gives an «overview» of the tested materials.
outline noun
  account of main points: sketch, summary, overview = An «outline» of the argument follows.
abstract noun
  summary of a paper: summary, synopsis; academic précis = The «abstract» must not exceed two hundred words.
review noun
  critical look at work: survey, overview, appraisal, assessment = A «review» of the literature revealed several gaps.
  judgment of a book or play: critique, notice; informal write-up = Early «reviews» of the novel were hostile.
report noun
  account given: account, statement, record = The «report» of the commission appeared in 1998.
paper noun
  scholarly text: article, essay, study, contribution = This «paper» examines the causes of coastal erosion.
article noun
  text in a journal: paper, essay, contribution; informal piece = The «article» was published in a medical journal.
  clause of a law: clause, section, provision = The treaty was amended by adding a new «article».
essay noun
  short text on a topic: composition, paper, article; academic treatise; informal piece = His «essay» on friendship was widely read.
text noun
  written words: work, document, writing = The «text» survives in three medieval copies.
document noun
  written record: record, paper, file = The «documents» were kept in a fireproof room.
literature noun
  published work on a topic: publications, writings, published work = The «literature» on migration has grown rapidly.
account noun
  telling of events: report, description, narrative, story = His «account» of the siege contains many errors.
description noun
  saying what something is like: portrayal, depiction, picture, account = The «description» of the landscape fills three pages.
explanation noun
  making clear why: account, clarification, interpretation; academic elucidation = A simple «explanation» for this anomaly is missing.
interpretation noun
  how meaning is understood: reading, explanation, understanding = A new «interpretation» of the painting was offered in 1987.
discussion noun
  weighing of a matter: debate, consideration, exploration, examination = The «discussion» of these results follows in section 5.
debate noun
  exchange of opposed views: discussion, controversy, argument, dispute = The «debate» over land reform lasted for decades.
controversy noun
  public quarrel of views: dispute, debate, disagreement, argument; opposite consensus = The publication of the diaries caused a fierce «controversy».
argument noun
  reasons for a view: case, reasoning, line of reasoning, justification = The «argument» of the defense did not convince the jury.
  quarrel: quarrel, dispute, disagreement; informal row = The friendship ended after a violent «argument».
claim noun
  statement held true: assertion, contention, statement = The «claim» that prices fell is not supported by figures.
  right to something: entitlement, title, right, demand = Both brothers had a «claim» to the throne.
statement noun
  thing said: declaration, assertion, testimony = The «statement» was later withdrawn by the witness.
assertion noun
  thing said with force: claim, contention, statement, declaration = This «assertion» finds no support in the sources.
view noun
  what one thinks: opinion, position, belief, standpoint = This «view» is shared by most linguists.
opinion noun
  what one thinks: view, belief, judgment, position = Public «opinion» turned against the war.
position noun
  view taken: stance, standpoint, view, opinion = The «position» of the church remained unchanged.
  place: place, location, site, spot = The «position» of the sensor was marked on the map.
perspective noun
  way of seeing: viewpoint, point of view, standpoint, angle, outlook = From an ethical «perspective», the practice is doubtful.
attitude noun
  way one thinks or feels: stance, outlook, view, disposition = The «attitudes» of teachers towards testing vary widely.
belief noun
  thing held to be true: conviction, view, opinion, idea, assumption = The «belief» that trade brings peace goes back to Kant.
  trust in something: faith, trust, confidence; opposite disbelief = The «belief» in progress shaped the whole century.
judgment noun
  weighed opinion: assessment, opinion, verdict, evaluation = A sound «judgment» requires knowledge of all the facts.
  decision of a court: ruling, verdict, decision, finding = The supreme court upheld the «judgment» in March.
judgement noun
  weighed opinion: assessment, opinion, verdict, evaluation = Any final «judgement» would be premature.
  decision of a court: ruling, verdict, decision, finding = The «judgement» was overturned on appeal.
decision noun
  choice made: resolution, choice, move = The «decision» to close the mine was reversed.
choice noun
  choosing: selection; informal pick = The «choice» of words reveals the writer's sympathy.
option noun
  thing one may choose: choice, alternative, possibility = Surgery was the only remaining «option».
alternative noun
  other possible choice: substitute, replacement, other option = Bamboo is a cheap «alternative» to steel.
possibility noun
  that something may be: chance, likelihood, prospect; opposite impossibility = The «possibility» of a measurement error cannot be excluded.
  thing one may do: opportunity, prospect, option = The new software opens up many «possibilities».
probability noun
  how likely: likelihood, chance, odds; opposite improbability = The «probability» of failure rises with temperature.
opportunity noun
  good chance: chance, opening, possibility = The reform offered an «opportunity» for lasting peace.
risk noun
  chance of harm: danger, chance, likelihood = Smoking increases the «risk» of heart disease.
danger noun
  chance of harm: risk, threat, hazard; literary peril = The «danger» of flooding is greatest in spring.
difficulty noun
  thing hard to do or solve: problem, obstacle, complication, challenge; opposite ease = The chief «difficulty» lies in the dating of the manuscript.
obstacle noun
  thing in the way: barrier, hindrance, impediment, hurdle = Language is the greatest «obstacle» to integration.
challenge noun
  hard task: problem, difficulty, test, demanding task = Aging societies pose a «challenge» for health systems.
solution noun
  answer to a problem: answer, settlement, resolution; opposite problem = A lasting «solution» to the conflict is not in sight.
answer noun
  what is said to a question: reply, response; opposite question = Every «answer» was coded by two assistants.
advantage noun
  helpful point: benefit, merit, strength, asset; informal plus; opposite disadvantage = The main «advantage» of this design is its low cost.
disadvantage noun
  unhelpful point: drawback, weakness, downside, shortcoming; opposite advantage = The «disadvantage» of this test is its long duration.
benefit noun
  good that comes of something: advantage, merit, reward; opposite harm = The «benefits» of exercise are well documented.
limitation noun
  weak point of a study: restriction, weakness, shortcoming, constraint; opposite strength = A «limitation» of this study is the small sample.
limit noun
  point not to be passed: maximum, ceiling, threshold, cap = The legal «limit» was exceeded in two cases.
constraint noun
  thing that limits: restriction, limitation, restraint, curb; opposite freedom = Financial «constraints» prevented a larger trial.
weakness noun
  weak point: shortcoming, flaw, defect, failing; opposite strength = The main «weakness» of the theory is its vagueness.
strength noun
  strong point: merit, asset, advantage, strong point; opposite weakness = A «strength» of the book is its wealth of sources.
  power: power, force, intensity; opposite weakness = The «strength» of the magnetic field was measured hourly.
error noun
  thing done wrong: mistake, inaccuracy, slip, fault; informal blunder = An «error» in the calculation led to wrong results.
mistake noun
  thing done wrong: error, fault, slip; informal blunder = The copyist made several «mistakes» in the last verse.
lack noun
  not having enough: absence, want, shortage; academic dearth, paucity; opposite abundance = The «lack» of reliable records makes dating difficult.
gap noun
  missing part: hole, deficiency, omission; academic lacuna = This paper closes a «gap» in research on dialects.
need noun
  thing required: requirement, demand, necessity = The «needs» of elderly patients differ widely.
requirement noun
  thing that is demanded: condition, demand, specification = The building did not meet the safety «requirements».
demand noun
  strong request: claim, call, request, requirement = The «demand» for equal pay was raised early.
  wish to buy: need, market, appetite; opposite supply = The «demand» for timber rose sharply after the war.
relationship noun
  how things or people are linked: connection, relation, link, association = The «relationship» between income and health is complex.
connection noun
  link: link, relation, relationship, association, tie = A direct «connection» between both events cannot be proved.
link noun
  what joins two things: connection, relationship, association, tie, bond = The «link» between diet and mood is still debated.
difference noun
  not being the same: distinction, dissimilarity, disparity; academic divergence; opposite similarity = The «differences» between both groups were small.
similarity noun
  being alike: likeness, resemblance, parallel, correspondence; academic affinity; opposite difference = The «similarity» of the two legends is striking.
distinction noun
  line drawn between things: difference, differentiation, contrast = The «distinction» between fact and law is fundamental.
contrast noun
  clear difference: difference, opposition, disparity; opposite similarity = The «contrast» between town and country is a common motif.
conflict noun
  clash: clash, dispute, struggle, strife; opposite harmony = The «conflict» between both unions weakened the strike.
contradiction noun
  two things that cannot both hold: inconsistency, incompatibility, discrepancy; opposite agreement = The report contains an obvious «contradiction».
agreement noun
  being of one mind: consensus, accord, unanimity; academic concurrence; opposite disagreement = There is broad «agreement» on the need for reform.
  contract: treaty, pact, accord, deal = The «agreement» was signed by nine states.
consensus noun
  general agreement: common ground, unanimity; academic concord; opposite dissent = No scholarly «consensus» exists on the author of the play.
criticism noun
  finding fault: disapproval, censure, objections; informal flak; opposite praise = The reform met with harsh «criticism» from teachers.
objection noun
  reason against: counter-argument, reservation, protest = The most serious «objection» concerns the choice of cases.
doubt noun
  not being sure: uncertainty, question, dispute; opposite certainty = There is no «doubt» about the age of the bones.
uncertainty noun
  not being sure: doubt, obscurity, ambiguity; opposite certainty = Great «uncertainty» surrounds the date of his birth.
knowledge noun
  what is known: understanding, grasp, comprehension; opposite ignorance = Our «knowledge» of Etruscan grammar is limited.
understanding noun
  grasp of a matter: grasp, comprehension, knowledge; opposite misunderstanding = A better «understanding» of the disease is urgently needed.
insight noun
  new understanding: realization, understanding, discovery, recognition = This «insight» changed the treatment of burns.
experience noun
  what one has lived or learned: practice, expertise; informal know-how; opposite inexperience = Teachers with long «experience» judged more mildly.
  thing lived through: event, episode, encounter = The «experiences» of refugees are told in three novels.
skill noun
  being able to do well: ability, competence, proficiency = Reading «skills» improved in all classes.
ability noun
  being able: capability, capacity, power, skill; opposite inability = The «ability» to recall names declines with age.
behavior noun
  way of acting: conduct, actions, manner, demeanor = The animals showed unusual «behavior» before the earthquake.
behaviour noun
  way of acting: conduct, actions, manner, demeanour = The «behaviour» of the birds changed after sunset.
attention noun
  turning of the mind: notice, consideration, heed, interest; opposite neglect = The topic has received little scholarly «attention».
interest noun
  wish to know: curiosity, fascination, enthusiasm; opposite indifference = Public «interest» in archaeology has grown.
focus noun
  center of attention: emphasis, main concern, focal point = The «focus» of this chapter is on urban poverty.
emphasis noun
  special weight: stress, weight, accent = The «emphasis» of the course lies on practical work.
basis noun
  what something rests on: foundation, ground, footing, groundwork, bedrock = These letters form the «basis» of the biography.
foundation noun
  what something rests on: basis, base, groundwork, cornerstone = Trust is the «foundation» of every contract.
  setting up: establishment, creation, founding; opposite dissolution = The «foundation» of the university dates from 1386.
contribution noun
  part added: addition, input, share, part played = Her «contribution» to number theory is undisputed.
effort noun
  hard try: attempt, endeavor, exertion = The «efforts» of the mediators remained fruitless.
attempt noun
  try: effort, endeavor, try; informal go, shot, stab = Two «attempts» to decipher the script have failed.
task noun
  piece of work: job, assignment, duty, exercise = The second «task» required the sorting of pictures.
activity noun
  thing done: pursuit, occupation, pastime = Outdoor «activities» had a positive effect on mood.
action noun
  thing done: act, deed, step, measure; opposite inaction = The «actions» of the minister were examined in court.
practice noun
  usual way of doing: custom, habit, convention, procedure = The «practice» of burying the dead at home survived.
  doing as against thinking: use, action, effect; opposite theory = The method proved hard to put into «practice».
use noun
  using: application, employment, utilization; academic deployment = The «use» of antibiotics on farms is now restricted.
application noun
  putting to use: use, employment, implementation, utilization = The «application» of this rule led to unjust results.
means noun
  way to an end: instrument, method, way, tool, medium = Satire was a powerful «means» of political protest.
tool noun
  thing used to reach an end: instrument, device, means, aid = Statistics is an indispensable «tool» of modern medicine.
resource noun
  supply that can be used: supply, reserve, asset = Natural «resources» are unevenly spread over the region.
strategy noun
  long-term plan: plan, approach, method; informal game plan = The pupils used different «strategies» to solve the puzzle.
plan noun
  what is meant to be done: scheme, proposal, strategy, project = The «plan» was rejected by the city council.
policy noun
  course of a government or body: program, strategy, course of action = The new housing «policy» favored large families.
society noun
  people living together: civilization, community, social order = Industrial «society» changed the meaning of leisure.
community noun
  group that belongs together: group, society, population = The fishing «community» depends on cod and herring.
population noun
  people of a place: inhabitants, residents, people, populace = The «population» of the valley halved within a century.
individual noun
  single person: person, single person, human being; opposite group = The law protects the rights of the «individual».
institution noun
  organized body: organization, establishment, body = Public «institutions» must keep their records for ten years.
organization noun
  body of people: association, body, institution, society = Several «organizations» called for an end to the trade in ivory.
  way of ordering: arrangement, structure, planning, ordering; opposite chaos = The clear «organization» of the textbook helps beginners.
organisation noun
  body of people: association, body, institution, society = The «organisation» provides legal aid for tenants.
  way of ordering: arrangement, structure, planning, ordering; opposite chaos = The «organisation» of the material is chronological.
government noun
  those who rule: administration, regime, cabinet, the authorities = The «government» withdrew the bill after heavy protest.
authority noun
  power to decide: power, jurisdiction, control, command = The court has no «authority» over foreign ships.
  expert: expert, specialist, master = She is an «authority» on Persian carpets.
researcher noun
  person who does research: investigator, scholar, scientist; informal boffin = Several «researchers» tried to repeat the experiment.
scholar noun
  learned person: academic, researcher, expert; literary savant; opposite layman = Renaissance «scholars» rediscovered many Greek texts.
author noun
  person who wrote: writer, creator, contributor; dated penman = The «author» of the pamphlet was never identified.
expert noun
  person who knows much: specialist, authority, professional; informal pro; opposite layman = Three «experts» rated the drawings independently.
period noun
  length of time: span, spell, phase, time = The plants were watched over a «period» of six weeks.
  part of history: era, age, epoch, time = Few buildings from this «period» are left.
phase noun
  part of a development: stage, period, step = In the first «phase» of the project, data were collected.
stage noun
  part of a development: phase, point, juncture = At this «stage», the tumor can still be removed.
era noun
  part of history: age, epoch, period, time = The railway marked the beginning of a new «era».
beginning noun
  first part: start, outset, opening, onset; literary dawn; opposite end = The «beginning» of the revolt is hard to date.
end noun
  last part: close, conclusion, finish, termination; opposite beginning = The «end» of the war brought little relief.
argue verb
  give reasons for a view: maintain, contend, hold, claim, submit; academic posit = The author «argues» that trade preceded settlement.
  quarrel: quarrel, disagree, dispute; informal row, bicker; opposite agree = The two ministers «argued» openly about the budget.
claim verb
  say that something is true: assert, maintain, contend, allege; academic aver = The witness «claimed» that the door was locked.
assert verb
  say firmly: claim, maintain, declare, contend; academic aver; opposite deny = The charter «asserts» that all citizens are equal.
contend verb
  hold a view against others: argue, claim, maintain, assert, hold = Critics «contend» that the law favors landlords.
maintain verb
  hold a view: claim, argue, contend, assert, insist; opposite deny = The defendant «maintained» that he had acted alone.
  keep up: hold, keep, keep up, preserve, sustain = The pump «maintains» a constant pressure in the tube.
state verb
  say in words: say, declare, set out, lay down = The contract «states» that rent is due in advance.
declare verb
  say openly: announce, proclaim, state, pronounce = The king «declared» that the war was over.
mention verb
  speak of briefly: name, refer to, note, touch on, cite = The chronicle «mentions» a great flood in 1342.
note verb
  say as worth knowing: remark, observe, point out, mention = The report «notes» that three files are missing.
remark verb
  say in passing: comment, observe, note, mention = Darwin «remarked» that the finches differed in their beaks.
point out verb
  draw attention to: note, observe, indicate, draw attention to the fact = The reviewers «pointed out» that no control group existed.
emphasize verb
  give weight to: stress, underline, highlight, accentuate, underscore; opposite play down = The report «emphasized» the value of early reading.
emphasise verb
  give weight to: stress, underline, highlight, accentuate, underscore; opposite play down = The authors «emphasise» the need for early treatment.
stress verb
  give weight to: emphasize, underline, highlight, underscore; opposite play down = The judge «stressed» the importance of a fair hearing.
highlight verb
  draw attention to: emphasize, underline, point up, bring out = The survey «highlights» the shortage of rural doctors.
suggest verb
  point to as likely: indicate, imply, point to = The results «suggest» a link between stress and diet.
  put forward: propose, put forward, advance, offer = One critic «suggested» a new reading of the final line.
propose verb
  put forward: suggest, put forward, advance, offer; academic propound = The authors «propose» a simpler classification of soils.
recommend verb
  say that something is good to do: advise, advocate, counsel; opposite advise against = The panel «recommends» a second dose after six months.
indicate verb
  point to: point to, signal, be a sign of, signify = The rings of the tree «indicate» a long dry period.
imply verb
  say without words: suggest, hint, insinuate, intimate; opposite state = The title «implies» that the hero is innocent.
  have as a consequence: entail, involve, mean, presuppose = The right to vote «implies» a right to information.
show verb
  make plain: demonstrate, reveal, make clear, establish; academic evince; opposite conceal = The experiment «shows» that the metal expands with heat.
demonstrate verb
  show by proof: show, prove, establish, make clear; academic evince = The trial «demonstrated» that the vaccine is safe.
prove verb
  show to be true: establish, demonstrate, verify; academic substantiate; opposite disprove = The prosecutor could not «prove» that the letter was forged.
reveal verb
  make known: disclose, uncover, show, expose, lay bare; opposite conceal = X-rays «revealed» an older painting beneath the surface.
illustrate verb
  make clear by example: exemplify, clarify, make clear = Two cases «illustrate» the problem of shared guilt.
confirm verb
  show to be right: verify, bear out, corroborate, support; academic substantiate; opposite refute = Later excavations «confirmed» this early guess.
support verb
  speak for the truth of: back, back up, bear out, corroborate; academic substantiate; opposite contradict = The figures «support» the hypothesis of a slow decline.
  help: help, assist, aid, back; opposite hinder = The foundation «supports» young artists from poor families.
justify verb
  give good reason for: warrant, excuse, legitimize, defend = Nothing can «justify» the use of torture.
refute verb
  show to be wrong: disprove, rebut, invalidate; academic confute, falsify; opposite confirm = New measurements «refuted» the old theory of the ether.
reject verb
  not accept: dismiss, turn down, discard, repudiate; opposite accept = The null hypothesis was «rejected» in both tests.
deny verb
  say that something is not true: dispute, refuse to admit, contest; literary gainsay; opposite admit = The company «denied» that the river had been polluted.
contradict verb
  say or be the opposite: conflict with, run counter to, be at odds with, clash with; opposite confirm = These findings «contradict» earlier reports on sleep.
challenge verb
  call in question: question, dispute, call into question, contest; opposite accept = Recent work «challenges» the traditional date of the codex.
question verb
  have doubts about: doubt, challenge, dispute, call into question; opposite accept = Several scholars have «questioned» the value of the memoirs.
  ask: interview, ask, poll = The team «questioned» eighty drivers at the border.
doubt verb
  not be sure of: question, distrust, challenge; opposite believe = Few historians «doubt» the truth of this report.
criticize verb
  find fault with: censure, condemn, attack, denounce; informal knock, slam; opposite praise = Economists «criticized» the plan for its high cost.
criticise verb
  find fault with: censure, condemn, attack, denounce; informal knock, slam; opposite praise = The opposition «criticised» the law as unfair.
admit verb
  say that something is true: acknowledge, concede, grant, confess; opposite deny = The author «admits» that his sources are few.
acknowledge verb
  accept as true: recognize, admit, accept, concede; opposite deny = The agency «acknowledges» that mistakes were made.
agree verb
  be of one mind: concur, be of one mind, be in agreement; opposite disagree = Most experts «agree» that the glacier is shrinking.
accept verb
  take as true: acknowledge, recognize, adopt, embrace; opposite reject = This theory is now widely «accepted».
assume verb
  take as given: suppose, presume, presuppose; academic postulate = The model «assumes» that all buyers know the price.
suppose verb
  take as likely: assume, presume, believe, imagine; informal reckon; dated fancy = It was long «supposed» that the earth stood still.
believe verb
  hold to be true: think, hold, be convinced, consider; informal reckon; opposite doubt = Many patients «believe» that herbs are harmless.
think verb
  hold as an opinion: believe, hold, consider, feel; informal reckon = Most pupils «thought» that the test was fair.
consider verb
  think about: examine, weigh, contemplate, reflect on, think about; opposite ignore = The court must «consider» the interests of the child.
  regard as: regard as, deem, judge, hold, think = The method is «considered» unreliable by many chemists.
regard verb
  see in a certain way: view, see, look upon, think of = The play is «regarded» as a turning point in drama.
examine verb
  look at closely: investigate, study, analyze, inspect, scrutinize = This chapter «examines» the role of guilds in trade.
investigate verb
  look into: examine, study, look into, explore, research, probe = The team «investigated» the spread of the virus on farms.
analyze verb
  take apart to understand: examine, study, investigate, dissect, break down = The team «analyzed» the wording of ninety contracts.
analyse verb
  take apart to understand: examine, study, investigate, dissect, break down = We «analysed» fifty blood samples from two clinics.
explore verb
  look into freely: investigate, examine, look into, study, probe = The novel «explores» the limits of friendship.
study verb
  look at closely: examine, investigate, research, analyze = She «studied» the movement of glaciers for thirty years.
  learn: read, learn, train in = He «studied» law before he turned to painting.
observe verb
  watch closely: watch, monitor, study, view = We «observed» the nests from a distance of twenty meters.
  say: remark, comment, note, mention = As Hume «observed», no cause is ever seen directly.
measure verb
  find the size of: gauge, quantify, determine = The depth of the lake was «measured» at nine points.
calculate verb
  work out in numbers: compute, work out, determine, reckon = The average was «calculated» for each age group.
estimate verb
  judge roughly: assess, put, judge, reckon = Experts «estimate» the damage at two million euros.
test verb
  try out or check: check, try out, examine, put to the test = The new alloy was «tested» under high pressure.
assess verb
  judge the worth or size of: evaluate, appraise, judge, gauge, rate = Two nurses «assessed» the pain level of each patient.
evaluate verb
  judge the worth of: assess, appraise, judge, rate, weigh up = The program was «evaluated» after its first year.
compare verb
  look for likeness and difference: contrast, juxtapose, set side by side, weigh up; academic collate = The study «compares» two translations of the same poem.
contrast verb
  set against: juxtapose; academic counterpose; opposite equate = The author «contrasts» the rural north with the industrial south.
distinguish verb
  tell apart: differentiate, separate, tell apart, discern; opposite confuse = Critics «distinguish» three phases in his work.
differ verb
  be unlike: vary, diverge, be different, deviate; opposite agree = The two versions «differ» only in the last stanza.
identify verb
  find and name: recognize, pinpoint, establish, detect, determine = Four causes of delay could be «identified».
recognize verb
  know again: identify, know, pick out = Most witnesses «recognized» the driver at once.
  accept as true: acknowledge, admit, accept, realize; opposite deny = The court «recognized» the right of the tribe to its land.
recognise verb
  know again: identify, know, pick out = Infants «recognise» the voice of their mother.
  accept as true: acknowledge, admit, accept, realise; opposite deny = The report «recognises» that funding was too low.
find verb
  come upon by search: discover, detect, come across, locate, uncover; opposite lose = Traces of gold were «found» in the upper layer.
discover verb
  find for the first time: find, detect, come upon, hit upon = Fleming «discovered» penicillin by chance.
determine verb
  find out exactly: establish, ascertain, find out, identify = The age of the bones was «determined» by radiocarbon dating.
  be the cause of: decide, govern, dictate, shape = The slope of the valley «determines» the speed of the water.
define verb
  say what a word means: specify, delimit, lay down, explain = The statute «defines» the term in its first article.
describe verb
  say what something is like: portray, depict, characterize, outline, set out = Chapter three «describes» the structure of the bridge.
explain verb
  make clear: clarify, account for, make clear, expound; academic elucidate, explicate; opposite obscure = This theory «explains» the movement of the tides.
clarify verb
  make clear: explain, clear up, make clear; academic elucidate; opposite confuse = The ruling «clarified» the rights of tenants.
interpret verb
  find the meaning of: read, understand, construe, see = The image can be «interpreted» as a warning against greed.
discuss verb
  treat in speech or text: talk about, debate, consider, deal with, examine = The consequences are «discussed» in the final section.
mean verb
  have as sense: signify, denote, stand for = In this dialect, the word «means» a small hill.
represent verb
  stand for: stand for, symbolize, embody, denote = The raven «represents» death in several of these tales.
  make up: constitute, form, make up, amount to = Women «represented» sixty per cent of the sample.
conclude verb
  infer at the end: infer, deduce, gather = From these traces we «conclude» that the house was burnt.
  bring or come to an end: end, finish, close, complete; opposite begin = The author «concludes» the book with a call for peace.
infer verb
  draw from facts: deduce, conclude, gather, derive = The date of the letter can be «inferred» from its postmark.
derive verb
  get from a source: obtain, draw, gain, take = These figures were «derived» from parish registers.
  have its origin: stem, originate, arise, come = The surname «derives» from the name of a river.
summarize verb
  give the main points: sum up, outline, condense, recapitulate; informal recap; opposite elaborate = The last section «summarizes» the state of the debate.
summarise verb
  give the main points: sum up, outline, condense, recapitulate; informal recap; opposite elaborate = Table 4 «summarises» the main findings.
outline verb
  give the main points: sketch, summarize, set out, trace = The introduction «outlines» the history of the debate.
present verb
  put before readers: set out, offer, submit, put forward, introduce = This section «presents» the results of both surveys.
introduce verb
  bring into use: bring in, establish, launch, institute; opposite abolish = The ministry «introduced» a new test in 2011.
  open a text: open, begin, preface, lead into = A short anecdote «introduces» the first chapter.
address verb
  deal with: deal with, tackle, treat, attend to, take up; opposite ignore = Few studies have «addressed» this question directly.
deal with verb
  be about: treat, concern, discuss, address = The final act «deals with» the return of the exiles.
  take care of: handle, tackle, manage, cope with, attend to = Local courts had to «deal with» thousands of claims.
focus verb
  direct attention: concentrate, center, home in; informal zero in = This paper «focuses» on the years after the revolution.
concern verb
  have to do with: relate to, regard, have to do with, bear on = The second objection «concerns» the size of the sample.
relate verb
  link: connect, link, associate, tie = The author «relates» the rise in prices to the drought.
  tell: tell, recount, narrate, report = The poem «relates» the journey of a young sailor.
refer verb
  have in view: relate, apply, point = The word «refers» to a tax paid in grain.
associate verb
  link: connect, link, relate; opposite dissociate = Smoking is «associated» with several forms of cancer.
link verb
  join: connect, join, unite; opposite separate = The canal «links» the mine with the port.
  see as belonging together: associate, connect, relate, tie; opposite dissociate = Several studies «link» noise to heart disease.
connect verb
  join: link, join, couple, tie; opposite disconnect = A thin wire «connects» the sensor to the battery.
depend verb
  be decided by: hinge, turn, rest, be contingent = The success of the therapy «depends» on early diagnosis.
influence verb
  have an effect on: affect, shape, bear on, sway = Weather conditions «influenced» the length of the harvest.
affect verb
  have an effect on: influence, have an effect on, bear on = The strike «affected» all parts of the industry.
cause verb
  bring about: bring about, produce, give rise to, lead to, trigger; literary beget; opposite prevent = The storm «caused» heavy damage along the coast.
produce verb
  bring about: cause, bring about, generate, yield, give rise to = The drug «produced» no side effects in mice.
  make: make, manufacture, create, turn out = The factory «produced» glass for the home market.
create verb
  bring into being: establish, set up, form, institute; opposite abolish = The reform «created» two new courts of appeal.
generate verb
  bring forth: produce, create, yield = The turbine «generates» power for four hundred homes.
lead to verb
  have as a result: cause, bring about, result in, give rise to, produce; opposite prevent = The dispute «led to» a split of the party.
lead verb
  be at the head of: head, direct, manage, command; opposite follow = She «led» the excavation from 1962 to 1970.
  have as a result, followed by to: give rise, contribute = Poor drainage «leads» to a rapid loss of soil.
result verb
  follow from a cause: follow, arise, stem, ensue, derive = Serious errors «resulted» from this confusion.
arise verb
  come into being: emerge, occur, appear; informal crop up = New problems «arose» during the second trial.
emerge verb
  come into view: appear, arise, come into being, take shape; opposite disappear = A new middle class «emerged» after the reform.
occur verb
  take place: happen, take place, arise, come about; literary come to pass = The error «occurred» during the copying of the file.
happen verb
  take place: occur, take place, come about; literary come to pass = Similar accidents «happened» in two other plants.
contribute verb
  help to bring about: add, be conducive, lend support = Poor housing «contributed» to the spread of the disease.
  give: give, supply, provide, donate; informal chip in = Twelve authors «contributed» chapters to the volume.
involve verb
  have as a part: entail, include, require, imply, mean = The operation «involves» a high risk of infection.
include verb
  have as a part: contain, cover, take in, incorporate; opposite exclude = The edition «includes» forty unpublished letters.
contain verb
  have inside: hold, carry, enclose = The box «contained» coins from the reign of Nero.
  have as a part: include, comprise, incorporate, feature; opposite lack = The report «contains» three errors of fact.
consist verb
  be made up: be composed, be made up, be formed = The device «consists» of a lens and a mirror.
constitute verb
  be the same as: form, make up, represent, amount to, be = These papers «constitute» the largest part of the archive.
exclude verb
  keep out: bar, shut out, rule out, leave out; opposite include = Patients under eighteen were «excluded» from the trial.
omit verb
  leave out: leave out, drop, skip, exclude; opposite include = The editor «omitted» two offensive lines.
ignore verb
  pay no heed to: disregard, neglect, pass over; opposite consider = Earlier accounts «ignore» the role of servants.
neglect verb
  give too little care to: disregard, overlook, ignore, pass over; opposite attend to = Historians have long «neglected» the small towns.
change verb
  make or become different: alter, transform, shift; opposite preserve = The war «changed» the position of women at work.
alter verb
  make different: change, modify, transform; opposite preserve = Heat «alters» the color of the pigment.
modify verb
  change in part: alter, adapt, adjust, amend, change = The questionnaire was «modified» after a first test.
adapt verb
  make fit: adjust, tailor, modify, fit = The exercises were «adapted» to the age of the children.
adjust verb
  change slightly so as to fit: correct, amend, modify = Prices were «adjusted» for inflation.
transform verb
  change completely: remodel, reshape, revolutionize, change = Steam power «transformed» the economy of the region.
develop verb
  turn gradually into: evolve, grow, turn, change = The village «developed» into a center of trade.
  work out: devise, design, create, work out = Engineers «developed» a lighter type of wing.
evolve verb
  change step by step: develop, change, progress, unfold = The legal meaning of the term «evolved» over centuries.
increase verb
  make or become more: rise, grow, go up, climb; opposite decrease = The number of readers «increased» every year.
rise verb
  become more: increase, grow, go up, climb; opposite fall = The temperature «rose» by two degrees within an hour.
grow verb
  become more: increase, rise, swell, deepen; opposite shrink = Distrust of the banks «grew» during the crisis.
raise verb
  make higher: increase, lift, heighten, boost; informal hike; opposite lower = The city «raised» the tax on second homes.
  bring up: pose, prompt, bring up, give rise to = The case «raises» difficult questions of privacy.
expand verb
  make or become larger: extend, enlarge, broaden, widen; opposite contract = The company «expanded» its network to the east.
extend verb
  make longer or wider: lengthen, prolong, postpone; informal push back; opposite shorten = The deadline was «extended» by two weeks.
  reach as far as: stretch, range, spread = The network «extends» from Genoa to the Black Sea.
decrease verb
  make or become less: lessen, diminish, decline, subside; opposite increase = The pain «decreased» after the first injection.
decline verb
  become less or worse: decrease, fall, drop, diminish, dwindle; opposite rise = Church attendance «declined» after the war.
fall verb
  become less: drop, decrease, sink, go down; opposite rise = The price of wheat «fell» below the cost of transport.
reduce verb
  make less: lower, cut, lessen, diminish, decrease; opposite increase = The filter «reduces» the level of dust in the air.
limit verb
  keep within bounds: restrict, confine, constrain; opposite extend = The analysis is «limited» to texts printed before 1700.
restrict verb
  keep within bounds: limit, curb, constrain; opposite extend = The law «restricts» the use of personal data.
improve verb
  make or become better: enhance, better, raise, refine; academic ameliorate; opposite worsen = Regular feedback «improved» the quality of the essays.
enhance verb
  make better or more: increase, heighten, boost, strengthen, intensify; opposite weaken = Bright colors «enhanced» the effect of the poster.
strengthen verb
  make stronger: reinforce, fortify, consolidate, bolster; opposite weaken = The verdict «strengthened» the rights of patients.
weaken verb
  make weaker: undermine, impair, sap, diminish; opposite strengthen = The loss of the port «weakened» the economy.
promote verb
  help to grow: foster, encourage, further, support; opposite hinder = The program «promotes» reading in early childhood.
encourage verb
  give support or heart: stimulate, promote, foster, boost; opposite discourage = Low taxes «encouraged» trade with the islands.
facilitate verb
  make easier: ease, make easier, assist, smooth, aid; opposite hinder = A common script «facilitated» trade between the cities.
enable verb
  make possible: allow, permit, empower; opposite prevent = The lens «enables» doctors to see single cells.
allow verb
  make possible or legal: permit, enable, authorize; opposite forbid = The new law «allowed» women to own land.
prevent verb
  keep from happening: stop, avert, forestall, block; academic preclude; opposite cause = Early treatment can «prevent» permanent damage to the eye.
avoid verb
  keep away from: shun, steer clear of, refrain from, evade; academic eschew; opposite seek = The author «avoids» any open judgment of the king.
hinder verb
  make hard: hamper, impede, obstruct, hold back; opposite help = Heavy rain «hindered» the rescue work.
help verb
  make easier for: aid, assist; opposite hinder = Pictures «help» children to learn new words.
require verb
  need: need, demand, call for; academic necessitate = The task «requires» patience and a steady hand.
need verb
  have to have: require, call for, demand = These patients «need» constant care.
use verb
  put to work: employ, apply, make use of, utilize = The researchers «used» a sample of forty schools.
apply verb
  put to use: use, employ, implement, put into practice = The same scale was «applied» to all four groups.
  be valid: hold, be valid, be in force; academic obtain = The rule «applies» only to contracts made in writing.
employ verb
  put to use: use, apply, make use of, utilize = The poet «employs» irregular meter in the last part.
  give work to: hire, engage, take on; opposite dismiss = The mill «employed» three hundred workers.
provide verb
  give: supply, offer, furnish, give, deliver = The registers «provide» data on births and deaths.
offer verb
  hold out: provide, present, give, supply = The book «offers» a fresh view of the Baroque.
obtain verb
  get: get, gain, acquire, secure, procure; opposite lose = Permission was «obtained» from the local authority.
gain verb
  get something wanted: obtain, acquire, win, secure, get; opposite lose = The party «gained» support in rural areas.
achieve verb
  reach by effort: attain, reach, accomplish, realize; opposite miss = The reform «achieved» its main goal within a year.
reach verb
  get as far as: arrive at, come to, attain = The jury «reached» a verdict after two days.
collect verb
  bring together: gather, assemble, compile, amass; opposite scatter = The data were «collected» in spring and autumn.
gather verb
  bring together: collect, assemble, accumulate, amass; opposite scatter = Volunteers «gathered» plastic waste on six beaches.
select verb
  choose: choose, pick, pick out, single out; opposite reject = Ten villages were «selected» at random.
choose verb
  take out of several: select, pick, opt for, settle on; opposite reject = The committee «chose» a more cautious wording.
decide verb
  make up the mind: resolve, choose, determine, make up one's mind; opposite hesitate = The court «decided» to hear two more witnesses.
divide verb
  make into parts: split, separate, partition, break up; opposite unite = The book is «divided» into four parts.
combine verb
  bring together: unite, join, merge, integrate, blend; opposite separate = The study «combines» interviews with field notes.
conduct verb
  carry out: carry out, perform, undertake; informal do = The interviews were «conducted» by trained students.
carry out verb
  do what was planned: conduct, perform, execute, undertake, implement = The tests were «carried out» at night.
perform verb
  do: carry out, conduct, execute, accomplish; informal do = The surgeon «performed» the operation under local anesthetic.
establish verb
  set up: found, set up, create, institute; opposite abolish = The monastery was «established» in the ninth century.
  show to be true: prove, demonstrate, show, verify = The inquest «established» that the gun had jammed.
implement verb
  put into effect: carry out, put into effect, execute, apply, put into practice = The directive was «implemented» in most member states.
attempt verb
  try: try, endeavor, seek, strive; informal have a go at = The author «attempts» to reconcile both positions.
try verb
  make an effort: attempt, endeavor, seek, strive = Several scholars have «tried» to date the manuscript.
seek verb
  try to find or do: try, attempt, endeavor, aim = This thesis «seeks» to explain the failure of the strike.
aim verb
  have as a purpose: seek, intend, aspire, set out = The project «aims» to reduce waste in hospitals.
tend verb
  be likely: be inclined, be apt, be liable, be prone = Young drivers «tend» to underestimate the danger.
remain verb
  go on being: stay, continue to be; opposite become = The cause of the illness «remains» unknown.
continue verb
  go on: go on, carry on, persist, proceed; opposite stop = The debate «continued» until the end of the century.
begin verb
  come or bring into being: start, commence, open, set out; opposite end = The story «begins» with the arrival of a stranger.
end verb
  come or bring to a close: finish, conclude, close, stop, terminate; opposite begin = The truce «ended» after only nine days.
follow verb
  come after: come after, succeed, ensue; opposite precede = A short war «followed» the death of the queen.
  act according to: obey, observe, comply with, adhere to, keep to; opposite break = All laboratories «followed» the same protocol.
precede verb
  come before: come before, go before, lead up to; academic antedate; opposite follow = A long drought «preceded» the famine.
exist verb
  be there: be found, be extant, occur = Several versions of the legend «exist».
appear verb
  seem: seem, look = The two signatures «appear» to be identical.
  come into sight: emerge, surface, arise, turn up; opposite disappear = The term first «appears» in a letter of 1524.
seem verb
  give the impression: appear, look, sound = This explanation «seems» plausible at first sight.
expect verb
  think that something will come: anticipate, foresee, predict = We «expected» a higher rate of errors.
predict verb
  say beforehand: forecast, foretell, project; academic prognosticate = The model «predicts» a mild winter.
publish verb
  bring out in print: issue, bring out, print, release = The letters were first «published» in 1891.
quote verb
  give another's words: cite, repeat, reproduce = The judge «quoted» a passage from the constitution.
cite verb
  name as source or proof: quote, name, mention, refer to; academic adduce = The lawyers «cited» three earlier rulings.
express verb
  put in words or signs: voice, state, convey, put into words, articulate; opposite conceal = Many parents «expressed» concern about the school.
reflect verb
  show as a mirror does: mirror, show, express, echo = The poem «reflects» the fears of its time.
treat verb
  deal with: discuss, deal with, handle, consider = The topic is «treated» at length in chapter six.
  give medical care: dress, tend, care for = The wound was «treated» with honey and salt.
solve verb
  find the answer to: resolve, work out, settle; informal crack = The problem was «solved» by a young engineer.
understand verb
  grasp the meaning of: grasp, comprehend, see, make sense of; informal get; opposite misunderstand = Few pupils «understood» the purpose of the exercise.
realize verb
  become aware of: recognize, grasp, become aware, see = Engineers soon «realized» that the bridge was unsafe.
realise verb
  become aware of: recognise, grasp, become aware, see = The rulers «realised» too late that the crops had failed.
ensure verb
  make certain: guarantee, make sure, make certain, see to it = Double locks «ensure» that the samples remain sealed.
important adjective
  of great weight: significant, major, weighty, key, momentous; opposite unimportant = The treaty marks an «important» step towards peace.
significant adjective
  large enough to matter: considerable, substantial, marked, notable; opposite insignificant = The new drug led to a «significant» drop in blood pressure.
essential adjective
  that cannot be done without: vital, indispensable, crucial, necessary, fundamental; opposite dispensable = Clean water is «essential» to public health.
crucial adjective
  deciding success or failure: decisive, critical, vital, essential, key; opposite unimportant = The first hour after a stroke is «crucial».
central adjective
  most important: main, key, principal, chief, core; opposite peripheral = The «central» question of the trial was one of motive.
main adjective
  most important: chief, principal, key, major, primary; opposite minor = The «main» argument is set out in the first chapter.
major adjective
  large or important: important, considerable, leading, substantial; informal big; opposite minor = Malaria remains a «major» problem in the region.
minor adjective
  small or unimportant: small, slight, lesser, secondary; academic marginal; opposite major = The manuscript contains a few «minor» errors.
key adjective
  most important: central, crucial, main, essential, pivotal; opposite marginal = Trust plays a «key» part in the healing process.
fundamental adjective
  at the root of all: basic, essential, underlying; opposite secondary = Freedom of speech is a «fundamental» right.
basic adjective
  forming the ground: fundamental, elementary, essential, underlying; opposite advanced = The course teaches the «basic» rules of logic.
necessary adjective
  that must be: required, needed, essential, indispensable; academic requisite; opposite unnecessary = Further tests are «necessary» before the drug is sold.
possible adjective
  that can be: feasible, practicable, achievable; opposite impossible = A complete repair of the fresco is not «possible».
  that may be so: conceivable, potential, imaginable = Two «possible» explanations of the error remain.
impossible adjective
  that cannot be: out of the question, unfeasible, impracticable, unachievable; opposite possible = A precise dating of the wall is «impossible».
likely adjective
  to be expected: probable, to be expected; informal on the cards; opposite unlikely = A further rise in prices is «likely».
probable adjective
  to be expected: likely, presumed, presumable; opposite improbable = The «probable» cause of death was poisoning.
clear adjective
  easy to see or understand: plain, obvious, evident, unmistakable, unambiguous; opposite unclear = The data show a «clear» trend.
obvious adjective
  easy to see: evident, clear, plain, apparent, self-evident, manifest; opposite hidden = The advantages of this method are «obvious».
evident adjective
  easy to see: obvious, clear, apparent, plain, manifest = The influence of Homer is «evident» on every page.
apparent adjective
  seeming: seeming, ostensible; opposite real = The «apparent» contradiction can be resolved easily.
  easy to see: evident, obvious, clear, plain = The need for reform became «apparent» after the crisis.
precise adjective
  marked by exactness: exact, accurate, specific, definite; opposite vague = The «precise» location of the grave is unknown.
exact adjective
  correct in all details: precise, accurate, correct, true; opposite approximate = The «exact» number of victims was never published.
accurate adjective
  free from error: exact, precise, correct, faithful, true; opposite inaccurate = The map gives an «accurate» picture of the coastline.
correct adjective
  free from error: right, accurate, true; opposite incorrect = Only four pupils gave the «correct» answer.
true adjective
  in agreement with fact: correct, right, accurate, factual; opposite false = Neither of these statements is «true».
false adjective
  not in agreement with fact: wrong, incorrect, untrue, mistaken; academic erroneous; opposite true = The report rests on «false» information.
wrong adjective
  not right: incorrect, mistaken, false, inaccurate; academic erroneous; opposite right = The clerk entered the «wrong» date in the register.
valid adjective
  well founded: sound, well-founded, legitimate, justified; academic cogent; opposite invalid = This objection is perfectly «valid».
  having legal force: in force, effective, binding; opposite void = The contract is «valid» for five years.
reliable adjective
  that can be trusted: dependable, trustworthy, sound, credible; opposite unreliable = The registers are a «reliable» source for this period.
relevant adjective
  bearing on the matter: pertinent, applicable; academic germane, apposite; opposite irrelevant = All «relevant» documents were handed to the court.
appropriate adjective
  right for the purpose: suitable, fitting, proper, right; opposite inappropriate = The dose is «appropriate» for children over six.
suitable adjective
  right for the purpose: appropriate, fitting, apt, right, fit; opposite unsuitable = Clay is not a «suitable» material for this pipe.
adequate adjective
  good or large enough: sufficient, enough, satisfactory, acceptable; opposite inadequate = Many villages lack an «adequate» supply of water.
sufficient adjective
  as much as needed: enough, adequate, ample; opposite insufficient = There was not «sufficient» evidence for a conviction.
effective adjective
  having the wanted effect: successful, powerful, potent; academic efficacious; opposite ineffective = Sleep is an «effective» remedy against stress.
efficient adjective
  without waste: economical, cost-effective, productive; opposite inefficient = The new engine is more «efficient» than the old one.
useful adjective
  of help: helpful, valuable, practical, handy, beneficial; opposite useless = The glossary is a «useful» aid for beginners.
successful adjective
  reaching its aim: fruitful, effective, productive; opposite unsuccessful = The second attempt at mediation was «successful».
complex adjective
  of many parts: complicated, intricate, involved, elaborate; opposite simple = The human immune system is highly «complex».
complicated adjective
  hard to understand or do: complex, involved, intricate, difficult; opposite simple = The rules of succession were extremely «complicated».
simple adjective
  easy to understand or do: easy, plain, straightforward, uncomplicated; opposite complex = A «simple» experiment illustrates the principle.
difficult adjective
  not easy: hard, demanding, tough, challenging; academic arduous; opposite easy = The transport of the stones was a «difficult» task.
easy adjective
  not hard: simple, straightforward, effortless, undemanding; opposite difficult = The new form is «easy» to fill in.
different adjective
  not the same: dissimilar, unlike, distinct, divergent; academic disparate; opposite similar = The two dialects are surprisingly «different».
various adjective
  several and not the same: different, diverse, several, sundry; dated divers = The law was changed for «various» reasons.
distinct adjective
  clearly separate: separate, different, discrete; opposite identical = The fossils belong to two «distinct» species.
similar adjective
  nearly the same: comparable, analogous, parallel; opposite different = A «similar» pattern was found in southern villages.
identical adjective
  the very same: the same, indistinguishable, alike; opposite different = The two copies are not entirely «identical».
equal adjective
  the same in size or worth: the same, identical, equivalent; opposite unequal = Both groups were of «equal» size.
comparable adjective
  that can be set side by side: similar, equivalent, analogous; academic commensurate; opposite incomparable = Wages in both cities were «comparable».
common adjective
  found often: frequent, widespread, usual, prevalent; opposite rare = Headache is a «common» side effect of this drug.
  held by several: shared, joint; opposite individual = Both languages go back to a «common» ancestor.
frequent adjective
  happening often: common, repeated, recurrent; opposite rare = «Frequent» power cuts delayed the experiment.
rare adjective
  found seldom: uncommon, infrequent, scarce, unusual; opposite common = The disease is «rare» in young adults.
usual adjective
  as most often: normal, customary, common, habitual, regular; opposite unusual = The «usual» period of notice is three months.
typical adjective
  showing the traits of its kind: characteristic, representative; opposite atypical = The portrait is «typical» of the late Baroque.
normal adjective
  as expected: usual, ordinary, typical; opposite abnormal = The blood values of both patients were «normal».
general adjective
  of all or most: widespread, common, universal, overall; opposite limited = There was «general» relief when the war ended.
specific adjective
  of one thing only: particular, definite, precise; opposite general = The law does not name any «specific» substance.
particular adjective
  this one and no other: specific, special, certain, individual; opposite general = Each method suits a «particular» type of soil.
special adjective
  not ordinary: particular, exceptional, unusual, distinctive; opposite ordinary = The island has a «special» legal status.
individual adjective
  of one alone: personal, separate, particular; opposite collective = The teacher can respond to «individual» needs.
whole adjective
  all of: entire, complete; opposite partial = The fire destroyed the «whole» building.
complete adjective
  with no part missing: full, comprehensive, exhaustive; opposite incomplete = A «complete» list of the works is given below.
comprehensive adjective
  covering all: complete, full, exhaustive, thorough, extensive; opposite partial = A «comprehensive» history of the canal is still missing.
detailed adjective
  with many particulars: thorough, in-depth, full, exhaustive; opposite brief = The diary gives a «detailed» account of the voyage.
brief adjective
  short: short, concise, succinct, compact; opposite long = A «brief» summary ends each section.
large adjective
  of great size: big, great, considerable, substantial, sizable; opposite small = A «large» part of the forest was cut down.
small adjective
  of little size: limited, low, modest; opposite large = Only a «small» number of copies was printed.
great adjective
  of more than usual size: considerable, substantial, immense, enormous; opposite small = The play enjoyed «great» success in London.
high adjective
  above the average: considerable, great, elevated; informal steep; opposite low = The «high» cost of paper limited the print run.
low adjective
  below the average: limited, modest, poor; opposite high = The «low» level of literacy slowed the reform.
considerable adjective
  fairly large: substantial, significant, sizable, great, appreciable; opposite negligible = The restoration took «considerable» time.
substantial adjective
  large: considerable, significant, large, sizable, major; opposite insubstantial = The merger brought «substantial» profits.
numerous adjective
  great in number: many, a great many, abundant; informal umpteen; dated sundry; opposite few = The poem survives in «numerous» copies.
extensive adjective
  covering much: wide-ranging, broad, comprehensive, large-scale, vast; opposite limited = The author draws on «extensive» archival work.
limited adjective
  small in amount: restricted, small, modest, slight; opposite unlimited = The value of these early tests is «limited».
strong adjective
  having force: powerful, intense, pronounced, marked; opposite weak = The poem had a «strong» effect on its first readers.
weak adjective
  lacking force: feeble, slight, faint, poor; opposite strong = There is only a «weak» link between the two variables.
new adjective
  not there before: novel, fresh, original; opposite old = A «new» method of dating was developed in Oslo.
recent adjective
  of a short time ago: new, latest, current; opposite old = «Recent» studies question this view.
current adjective
  of the present time: present, existing, present-day; opposite former = The «current» law dates from 2009.
previous adjective
  coming before: earlier, preceding, prior, past; opposite subsequent = «Previous» research focused on urban schools.
following adjective
  coming next: next, subsequent, succeeding; opposite preceding = The «following» chapter deals with the peace talks.
subsequent adjective
  coming later: later, following, succeeding; opposite previous = All «subsequent» editions contain the same error.
initial adjective
  at the beginning: first, early, opening; opposite final = The «initial» response to the vaccine was weak.
final adjective
  at the end: last, ultimate, definitive; opposite initial = The «final» version of the bill passed in April.
traditional adjective
  handed down: conventional, customary, established, long-standing, time-honored; opposite modern = «Traditional» farming methods survived in the hills.
modern adjective
  of the present age: contemporary, present-day, current, up-to-date; opposite traditional = «Modern» surgery would be unthinkable without anesthetics.
original adjective
  being the first: first, initial, earliest; opposite later = The «original» wording of the oath is lost.
  showing new ideas: innovative, inventive, novel, creative, fresh; opposite derivative = Her «original» reading of the myth won much praise.
interesting adjective
  holding attention: intriguing, fascinating, engaging, absorbing; opposite boring = An «interesting» parallel is found in Norse law.
surprising adjective
  not expected: unexpected, astonishing, startling; opposite expected = The most «surprising» result concerns the youngest group.
remarkable adjective
  worth noticing: notable, striking, extraordinary, noteworthy; opposite ordinary = The accuracy of the old maps is «remarkable».
striking adjective
  catching the eye: remarkable, conspicuous, noticeable, marked; opposite inconspicuous = The «striking» likeness of the two faces is intended.
controversial adjective
  causing dispute: disputed, contentious, debatable, contested; opposite uncontroversial = The use of embryos in research remains «controversial».
convincing adjective
  making one believe: persuasive, compelling; academic cogent; opposite unconvincing = The author offers no «convincing» proof of this claim.
plausible adjective
  easy to believe: credible, believable, reasonable; opposite implausible = This is the most «plausible» explanation of the gap.
reasonable adjective
  guided by reason: sensible, rational, justified, fair; opposite unreasonable = It is «reasonable» to expect similar results in adults.
positive adjective
  good or hopeful: favorable, beneficial, good, encouraging; opposite negative = Regular walks had a «positive» effect on sleep.
negative adjective
  bad or harmful: unfavorable, harmful, adverse, bad, detrimental; opposite positive = Noise has a «negative» effect on concentration.
severe adjective
  very bad: acute, intense, serious, violent; opposite mild = The patient suffered «severe» pain in both knees.
serious adjective
  giving cause for worry: grave, severe, critical, major; opposite trivial = The report reveals «serious» defects in the bridge.
social adjective
  of society: societal, communal, collective; opposite individual = «Social» norms differ from region to region.
available adjective
  that can be had: obtainable, accessible, at hand, on hand; opposite unavailable = No figures are «available» for the war years.
responsible adjective
  having to answer for: accountable, answerable, liable = The owner is «responsible» for damage caused by the dog.
aware adjective
  knowing: conscious, informed; academic cognizant; opposite unaware = Few patients were «aware» of the risks.
independent adjective
  not ruled by others: autonomous, self-governing, sovereign, free; opposite dependent = The colony became «independent» in 1960.
consistent adjective
  free from contradiction: compatible, in line, in keeping, in accord; academic consonant; opposite inconsistent = These results are «consistent» with earlier reports.
constant adjective
  not changing: steady, stable, unchanging, even, uniform; opposite variable = The pressure remained «constant» during the test.
stable adjective
  not likely to change: steady, firm, constant; opposite unstable = Prices remained «stable» until the outbreak of war.
significantly adverb
  to a degree that matters: considerably, markedly, substantially, notably; informal a lot; opposite insignificantly = Mortality fell «significantly» after the sewers were built.
considerably adverb
  by a good deal: significantly, substantially, markedly, much; informal way; opposite slightly = The second sample was «considerably» larger than the first.
mainly adverb
  for the most part: mostly, chiefly, primarily, largely, principally, predominantly = The soil consists «mainly» of clay and sand.
mostly adverb
  for the most part: mainly, largely, chiefly, for the most part, predominantly = The settlers were «mostly» farmers from the north.
largely adverb
  to a great extent: mostly, mainly, to a great extent, for the most part = The success of the play was «largely» due to its music.
primarily adverb
  first of all: mainly, chiefly, principally, above all, first and foremost; opposite secondarily = The law was «primarily» intended to protect children.
especially adverb
  more than others: particularly, in particular, above all, notably = Older buildings are «especially» at risk from earthquakes.
particularly adverb
  more than usual: especially, notably, exceptionally, unusually = The winter of 1709 was «particularly» harsh.
very adverb
  to a high degree: extremely, highly, most, exceedingly; informal really, terribly; opposite slightly = The two manuscripts are «very» similar.
extremely adverb
  to a very high degree: exceedingly, exceptionally, very, highly; informal awfully; opposite slightly = The substance is «extremely» toxic to fish.
highly adverb
  to a high degree: very, extremely, most; opposite slightly = The virus is «highly» contagious.
greatly adverb
  very much: considerably, enormously, much, immensely; opposite slightly = The invention «greatly» increased the speed of printing.
slightly adverb
  by a little: a little, marginally, somewhat, a bit; opposite considerably = The second group performed «slightly» better than the first.
relatively adverb
  when compared: comparatively, fairly, reasonably; opposite absolutely = The risk of infection is «relatively» small.
rather adverb
  to some degree: fairly, quite, somewhat, relatively; informal pretty; opposite extremely = The evidence for this view is «rather» thin.
quite adverb
  to some degree: fairly, rather, reasonably; informal pretty = The early drafts are «quite» different in tone.
  to the full: completely, entirely, absolutely, perfectly = The two accounts are «quite» incompatible.
almost adverb
  not fully: nearly, close to, practically, virtually = «Almost» half of the archive was lost in the fire.
nearly adverb
  not fully: almost, close to, practically, just under = The siege lasted «nearly» three years.
approximately adverb
  not exactly: about, roughly, around, some, circa; opposite exactly = The wall is «approximately» two meters high.
completely adverb
  to the full: entirely, fully, totally, wholly, utterly; opposite partly = The village was «completely» destroyed by the flood.
entirely adverb
  to the full: completely, fully, totally, wholly; opposite partly = The theory rests «entirely» on indirect evidence.
fully adverb
  to the full: completely, entirely, totally, wholly; opposite partly = The cause of the disease is not yet «fully» understood.
partly adverb
  not wholly: in part, partially, to some extent, to a degree; opposite completely = The delay was «partly» due to bad weather.
only adverb
  nobody or nothing else: exclusively, solely, just = The right to vote was granted «only» to landowners.
merely adverb
  no more than: only, just, simply = The decree «merely» confirmed an existing practice.
directly adverb
  in plain words: explicitly, expressly, openly, outright; opposite indirectly = The speaker does not refer «directly» to the king.
indirectly adverb
  by a roundabout way: in a roundabout way, obliquely; opposite directly = The ban «indirectly» favored foreign merchants.
clearly adverb
  without doubt: obviously, evidently, plainly, unmistakably, undoubtedly = The second signature is «clearly» a forgery.
  in a way easy to follow: plainly, intelligibly, lucidly, distinctly; opposite vaguely = The rules must be «clearly» worded.
obviously adverb
  as is easy to see: clearly, evidently, plainly, manifestly = The scribe was «obviously» in a hurry.
apparently adverb
  as it seems: seemingly, it seems, to all appearances = The ship «apparently» sank during a storm.
probably adverb
  most likely: most likely, in all likelihood, presumably, in all probability = The bridge was «probably» built by Roman soldiers.
possibly adverb
  it may be: perhaps, maybe, conceivably; literary perchance; opposite certainly = The painting is «possibly» the work of a pupil.
perhaps adverb
  it may be: possibly, maybe, conceivably; literary perchance; opposite certainly = This is «perhaps» the oldest map of the region.
certainly adverb
  without doubt: undoubtedly, definitely, without doubt, surely; opposite possibly = The letter was «certainly» written after 1815.
often adverb
  many times: frequently, in many cases, commonly; literary oft; opposite rarely = Symptoms «often» appear only after several weeks.
frequently adverb
  many times: often, commonly, regularly; informal a lot; opposite rarely = Such errors occur «frequently» in early printed books.
usually adverb
  in most cases: normally, generally, as a rule, commonly, mostly; opposite rarely = Recovery «usually» takes two to three weeks.
generally adverb
  in most cases: usually, as a rule, in general, normally, on the whole = Women were «generally» paid less than men.
sometimes adverb
  now and then: occasionally, at times, now and then, from time to time; opposite always = The plant is «sometimes» used to treat fever.
occasionally adverb
  now and then: sometimes, at times, now and again, from time to time; opposite constantly = The river «occasionally» floods the lower fields.
rarely adverb
  not often: seldom, hardly ever, infrequently, scarcely ever; opposite often = Complaints of this kind were «rarely» successful.
always adverb
  at all times: invariably, without exception, in every case; opposite never = The oldest son «always» inherited the farm.
never adverb
  at no time: at no time, not once; literary ne'er; opposite always = The plan was «never» put into practice.
recently adverb
  a short time ago: lately, of late, not long ago, newly; opposite long ago = The remains of a harbor were «recently» discovered.
previously adverb
  before this time: before, earlier, formerly, hitherto; opposite subsequently = The letters were «previously» unknown to scholars.
currently adverb
  at this time: at present, now, at the moment; opposite formerly = Two clinical trials are «currently» under way.
subsequently adverb
  after that: later, afterwards, thereafter, then; opposite previously = He «subsequently» became professor of botany.
finally adverb
  after a long time: eventually, at last, in the end, ultimately = The law was «finally» passed in 1928.
immediately adverb
  without delay: at once, instantly, straight away, without delay; literary forthwith; opposite later = The wound must be cleaned «immediately».
gradually adverb
  bit by bit: slowly, step by step, little by little, by degrees; opposite suddenly = The lake «gradually» turned into a swamp.
quickly adverb
  with speed: rapidly, fast, swiftly, speedily; literary apace; opposite slowly = The rumor spread «quickly» through the city.
carefully adverb
  with care: cautiously, painstakingly, with care; opposite carelessly = The fragments were «carefully» cleaned by hand.
explicitly adverb
  in plain words: expressly, in so many words, in plain terms, outright; opposite implicitly = The statute «explicitly» forbids such contracts.
widely adverb
  by many or in many places: broadly, extensively, commonly; opposite rarely = The drug is «widely» used in Asia.
equally adverb
  to the same degree: just as, as = Both methods proved «equally» reliable.
exactly adverb
  without deviation: precisely, to the letter, perfectly; opposite approximately = The two drawings match «exactly».
hardly adverb
  almost not: scarcely, barely = There is «hardly» any trace of the old wall.
together adverb
  with each other: jointly, collectively, in concert, side by side; opposite separately = Both teams worked «together» on the final report.
however connective
  but: nevertheless, nonetheless, still, yet, even so, all the same = «However», the costs were higher than expected.
nevertheless connective
  in spite of that: nonetheless, even so, still, however, all the same; academic notwithstanding = The sample was small; «nevertheless», the trend is clear.
therefore connective
  for that reason: consequently, thus, hence, as a result, for that reason, accordingly = The contract was void; «therefore», no rent was due.
thus connective
  as a result: therefore, hence, consequently, accordingly, as a result = The dam broke, and the valley was «thus» flooded.
consequently connective
  as a result: therefore, as a result, accordingly, hence, thus = The harvest failed; «consequently», bread prices rose.
moreover connective
  and besides: furthermore, in addition, besides, also, what is more = The method is slow; «moreover», it is expensive.
furthermore connective
  and besides: moreover, in addition, besides, also, what is more = The building is old; «furthermore», it lacks fire exits.
in addition connective
  and besides: additionally, moreover, furthermore, besides, also = Two nurses were interviewed; «in addition», files were read.
although connective
  in spite of the fact that: though, even though, despite the fact that, notwithstanding that = «Although» the law was strict, few people were convicted.
even though connective
  in spite of the fact that: although, though, despite the fact that, in spite of the fact that = The plan failed «even though» all parties supported it.
because connective
  for the reason that: since, as, for the reason that, seeing that; literary for = The trial was stopped «because» two witnesses had died.
since connective
  for the reason that: because, as, seeing that, given that = «Since» no census exists, the figures are estimates.
whereas connective
  in contrast with the fact that: while, but; academic whilst = Copper conducts heat well, «whereas» glass does not.
while connective
  in contrast with the fact that: whereas, although, though; literary whilst = «While» the first act is comic, the second is tragic.
  during the time that: as, at the same time as; literary whilst = The data were lost «while» the server was being moved.
in contrast connective
  showing a difference: by contrast, on the other hand, conversely, by comparison; opposite similarly = The north grew rich; «in contrast», the south stagnated.
on the other hand connective
  from the other side: by contrast, in contrast, conversely, then again; opposite on the one hand = The drug is cheap; «on the other hand», it acts slowly.
instead connective
  in place of that: rather, in its place, in place of that = The king did not reply; «instead», he sent an army.
similarly connective
  in the same way: likewise, in the same way, equally, by the same token; opposite in contrast = Wages rose in Lyon; «similarly», they rose in Lille.
for example connective
  as one case: for instance, to give an example, by way of example; academic e.g. = Some metals, «for example» copper, conduct heat very well.
in other words connective
  said again in another way: that is to say, that is, to put it another way; academic i.e. = The test is valid; «in other words», it measures what it should.
in particular connective
  more than others: especially, particularly, notably, above all; opposite in general = Small firms, «in particular», suffered from the new tax.
in conclusion connective
  at the end of a text: to conclude, in closing, to sum up, finally; opposite to begin with = «In conclusion», the reform failed to reach its aims.
in sum connective
  said shortly: in short, to sum up, in brief, in a word, all in all = «In sum», the evidence supports an early date.
indeed connective
  giving more weight: in fact, in truth, as a matter of fact = The play was popular; «indeed», it ran for two years.
in fact connective
  as things really are: actually, in reality, indeed, as a matter of fact; opposite supposedly = The diary was, «in fact», written by his sister.
if connective
  on condition that: provided that, on condition that, in the event that, assuming that; opposite unless = The contract ends «if» the buyer fails to pay.
unless connective
  except if: except if, except when; literary save if; opposite if = No search is lawful «unless» a judge has approved it.
provided that connective
  on condition that: on condition that, as long as, if, so long as, providing that = Members may leave «provided that» they give notice.
first connective
  at the head of a list: firstly, to begin with, in the first place, first of all; opposite finally = «First», the samples were dried for two days.
but connective
  joining things that differ: yet, though, although; opposite and = The treatment is costly «but» highly effective.
so that connective
  with the purpose that: in order that, with the aim that, to the end that = The names were changed «so that» no patient could be identified.
despite preposition
  without being stopped by: in spite of, notwithstanding, regardless of, in the face of; opposite because of = «Despite» heavy losses, the army advanced.
because of preposition
  by reason of: owing to, due to, on account of, as a result of; opposite despite = The port was closed «because of» an outbreak of plague.
according to preposition
  as stated by: as stated by, as reported by; academic per = «According to» the chronicle, the church burned down twice.
during preposition
  in the course of: in the course of, in, amid = Many paintings were lost «during» the war.
regarding preposition
  on the subject of: concerning, about, as regards, with regard to, with respect to = The letter contains no details «regarding» the sale.
many adjective
  a great number of: numerous, a great many; informal lots of; opposite few = «Many» patients stopped the treatment too early.
several adjective
  more than two: a number of, some, a few; dated divers = «Several» witnesses described the same car.
hence connective
  for that reason: therefore, thus, consequently, accordingly, as a result = The two letters share a watermark; «hence», they share a source.
as a result connective
  because of that: consequently, therefore, in consequence, thus, accordingly = The bank failed; «as a result», thousands lost their savings.
accordingly connective
  in keeping with that: therefore, consequently, thus, hence = The contract was unlawful; «accordingly», the claim was dismissed.
nonetheless connective
  in spite of that: nevertheless, even so, still, however, all the same = The dose was low; «nonetheless», side effects occurred.
yet connective
  in spite of that: but, still, nevertheless, even so = The book sold well, «yet» critics ignored it.
likewise connective
  in the same way: similarly, in the same way, equally, by the same token = Birds avoid the site; «likewise», insects are rare there.
conversely connective
  the other way round: on the other hand, by contrast, in contrast; academic vice versa; opposite similarly = Warm years favor oak; «conversely», cold years favor pine.
for instance connective
  as one case: for example, to give an example, by way of example; academic e.g. = Some symbols, «for instance» the anchor, recur throughout the cycle.
above all connective
  more than anything else: most of all, chiefly, especially, in particular = The reform helped, «above all», families with young children.
overall connective
  taking all in all: on the whole, all in all, in general, by and large = «Overall», the trial confirmed the value of early treatment.
otherwise connective
  if not: if not, or else, failing that = The samples must be cooled; «otherwise», they decay within hours.
meanwhile connective
  during that time: in the meantime, at the same time, in the interim = Talks went on in Geneva; «meanwhile», fighting resumed in the north.
as long as connective
  on condition that: provided that, so long as, on condition that, if = The species survives «as long as» the wetlands remain intact.
in spite of preposition
  without being stopped by: despite, notwithstanding, regardless of, in the face of; opposite because of = The bridge held «in spite of» the violent storm.
due to preposition
  by reason of: because of, owing to, on account of, as a result of; opposite despite = Several flights were canceled «due to» volcanic ash.
in terms of preposition
  as seen from: with regard to, as regards, with respect to, in respect of = The two engines are equal «in terms of» fuel use.
overlook verb
  fail to see: miss, fail to notice, pass over; opposite notice = Earlier editors «overlooked» a note in the margin.
replace verb
  take the place of: supplant, supersede, take the place of, succeed = Plastic soon «replaced» glass in many households.
underlie verb
  be the ground of: be at the root of, be the basis of, be behind = Fear of change «underlies» much of this criticism.
vary verb
  be different from case to case: differ, fluctuate, change, diverge = Prices «varied» from one market to another.
prefer verb
  like better: favor, choose, opt for = Most patients «preferred» tablets to injections.
lack verb
  not have: be without, be short of, want; opposite have = Many of the villages «lacked» a doctor.
reinforce verb
  make stronger: strengthen, bolster, fortify, consolidate; opposite weaken = The film «reinforced» a common prejudice against nomads.
undermine verb
  make weaker bit by bit: weaken, erode, sap, subvert; opposite strengthen = Repeated scandals «undermined» trust in the courts.
ambiguous adjective
  open to more than one reading: equivocal, unclear; academic polysemous; opposite unambiguous = The wording of the oath is deliberately «ambiguous».
vague adjective
  not clear: imprecise, indefinite, hazy, unspecific; informal woolly; opposite precise = The law gives only a «vague» definition of harm.
widespread adjective
  found in many places: common, prevalent, extensive, general; opposite rare = The belief in witches was «widespread».
crucially adverb
  in a way that decides: decisively, critically, vitally = The outcome depends «crucially» on the timing of the dose.
simultaneously adverb
  at the same time: at the same time, concurrently, at once, together; opposite successively = Both sensors record the signal «simultaneously».
initially adverb
  at the beginning: at first, originally, in the beginning, to begin with; opposite finally = The vaccine was «initially» reserved for nurses.
eventually adverb
  after a long time: finally, in the end, ultimately, at last; opposite initially = The two churches were «eventually» united.
independently adverb
  without others: separately, individually, autonomously, on one's own; opposite jointly = Two judges coded all answers «independently».
good adjective
  of high quality: high-quality, sound, excellent, satisfactory; informal first-rate; opposite poor, bad = The method gives «good» results even with small samples.
  bringing gain: beneficial, favorable, advantageous; opposite bad = A short break is «good» for the memory.
bad adjective
  of low quality: poor, inferior, unsatisfactory, inadequate; informal lousy; opposite good = «Bad» roads made the transport of grain impossible.
  doing harm: harmful, damaging, detrimental, adverse; opposite good = Long hours are «bad» for the health of drivers.
poor adjective
  of low quality: inadequate, inferior, unsatisfactory, weak; opposite good = The image quality is too «poor» for an analysis.
  having little money: needy, impoverished, deprived, low-income; opposite rich, wealthy = «Poor» families paid more for bread.
long adjective
  taking much time: lengthy, extended, prolonged, protracted; opposite short, brief = A «long» debate preceded the vote.
short adjective
  taking little time or space: brief, concise, succinct; opposite long = A «short» introduction explains the terms.
old adjective
  of long ago: early, ancient, historical; opposite new, recent = The «oldest» layer contains traces of fire.
  having lived long: elderly, aged, senior; opposite young = «Old» patients recovered more slowly.
early adjective
  near the beginning: initial, first, preliminary, incipient; opposite late = In the «early» stages, the disease causes no pain.
rapid adjective
  in little time: fast, quick, swift, speedy; opposite slow = The «rapid» growth of the city put pressure on housing.
rapidly adverb
  in little time: quickly, fast, swiftly, at a rapid pace; opposite slowly = The number of users grew «rapidly».
slowly adverb
  in much time: gradually, at a slow pace, unhurriedly; opposite quickly = The reform was accepted only «slowly».
slow adjective
  in much time: gradual, unhurried, leisurely; informal sluggish; opposite fast, rapid = Progress in the field has been «slow».
region noun
  part of a land: area, territory, district, zone = The «region» depends on tourism and wine.
environment noun
  what surrounds: surroundings, setting, milieu, conditions = Children learn best in a calm «environment».
  nature: natural world, ecosystem, nature = The spill did lasting damage to the «environment».
assessment noun
  judging of worth: evaluation, appraisal, judgment, rating = The «assessment» of risk was left to the engineers.
evaluation noun
  judging of worth: assessment, appraisal, judgment, review = An «evaluation» of the program is planned for May.
response noun
  what is done or said in return: reaction, answer, reply; opposite stimulus = The «response» of the patients to the drug varied.
reaction noun
  what is done in return: response, reply; informal comeback = The «reaction» of the public was mild.
mechanism noun
  way something works: process, system, procedure, workings = The «mechanism» behind this effect is poorly understood.
interaction noun
  acting on each other: interplay, reciprocal action, exchange; academic reciprocity = The «interaction» between pupils was filmed.
perception noun
  how something is seen: view, awareness, understanding, impression = The public «perception» of the risk has changed.
failure noun
  not reaching an aim: breakdown, collapse, lack of success; informal flop; opposite success = The «failure» of the talks led to war.
success noun
  reaching of an aim: achievement, accomplishment, attainment; opposite failure = The «success» of the treatment depends on its timing.
capacity noun
  being able: ability, capability, potential, power = The «capacity» to learn languages declines with age.
potential noun
  what may yet be reached: promise, possibilities, capacity = The «potential» of solar power was underrated.
potential adjective
  that may become real: possible, prospective, likely; opposite actual = Two «potential» sources of error remain.
estimate noun
  rough figure: approximation, rough calculation, guess; informal guesstimate = The first «estimate» proved far too low.
pattern noun
  form that recurs: arrangement, regularity, structure, model = The same «pattern» was found in all three valleys.
shift noun
  change of place or direction: change, move, transition, turn = A «shift» in policy followed the election.
expansion noun
  becoming larger: growth, extension, enlargement, increase; opposite contraction = The «expansion» of trade enriched the ports.
innovation noun
  something new: new idea, novelty, invention, advance; opposite tradition = Technical «innovation» is seldom the work of one person.
acquire verb
  come to have: gain, obtain, develop, pick up; opposite lose = Children «acquire» grammar without formal teaching.
become verb
  come to be: turn, grow, turn into, develop into; opposite remain = The question «became» urgent after the war.
give verb
  hand over or offer: provide, supply, offer, present; opposite take = The table «gives» the mean of each group.
make verb
  bring into being: create, produce, form, construct; opposite destroy = The monks «made» their own ink.
see verb
  become aware of: observe, notice, perceive, recognize = We can «see» a clear break around 1850.
  take as: regard, view, consider, interpret = Many «see» the treaty as a failure.
exceed verb
  be more than: surpass, go beyond, be greater than, outstrip = The costs «exceeded» the budget by a third.
exhibit verb
  let be seen: show, display, manifest, demonstrate; opposite hide = The cells «exhibit» a marked growth.
display verb
  let be seen: show, exhibit, manifest, reveal; opposite hide = Both groups «displayed» the same pattern.
monitor verb
  watch over time: observe, track, check, keep track of = The pulse was «monitored» during the whole test.
participate verb
  take part: take part, be involved, join in, engage = Eighty nurses «participated» in the trial.
perceive verb
  become aware of: notice, sense, discern, recognize = The infants «perceived» the change of tone.
pursue verb
  try to reach: seek, strive for, aim at, work towards; opposite abandon = The state «pursued» a policy of neutrality.
rely verb
  trust or build on: depend, count, bank, be based = Earlier work «relied» on official figures.
respond verb
  say or do in return: reply, react, answer = Half of the patients «responded» to the treatment.
retain verb
  go on having: keep, preserve, maintain, hold on to; opposite lose = The dialect has «retained» several old forms.
revise verb
  change so as to better: amend, correct, update, rework = The forecast was «revised» twice.
specify verb
  name exactly: state, define, stipulate, detail = The contract does not «specify» a date.
undertake verb
  take on and do: carry out, conduct, take on, embark on = The survey was «undertaken» in 2015.
verify verb
  show to be right: confirm, check, establish, validate; academic corroborate; opposite disprove = The figures were «verified» by a second team.
yield verb
  bring forth: produce, give, provide, generate = The search «yielded» twelve relevant articles.
notable adjective
  worth noticing: remarkable, noteworthy, striking, significant = A «notable» exception is the poem of 1912.
overall adjective
  taking all in all: general, total, complete, comprehensive = The «overall» effect of the reform was small.
primary adjective
  first in rank: main, chief, principal, key; opposite secondary = The «primary» aim was to reduce costs.
prominent adjective
  easily noticed: leading, conspicuous, important, well-known; opposite obscure = Water plays a «prominent» part in these myths.
rigorous adjective
  strict and careful: thorough, strict, meticulous, exacting; opposite lax = The claim was put to a «rigorous» test.
unique adjective
  the only one: single, one of a kind, singular, unparalleled; opposite common = The island has a «unique» flora.
ultimate adjective
  last of all: final, eventual, last; opposite initial = The «ultimate» goal is a world without polio.
child noun
  young person: youngster, minor, infant, young person; informal kid; opposite adult = Most «children» learn to read at the age of six.
person noun
  human being: individual, human being, human = Each «person» was asked twice.
country noun
  land with its own state: nation, state, land = The survey covered nine «countries».
take into account verb
  think of when judging: consider, allow for, bear in mind, take into consideration; opposite disregard = The model «takes into account» the age of the patients.
woman noun
  female human: female, adult female; dated lady; opposite man = Few «women» held an academic post.
robust adjective
  strong enough to hold: sound, solid, reliable, stable; opposite fragile = The result is «robust» to changes in the sample.
tackle verb
  deal with: address, deal with, confront, attend to, take on; opposite avoid = The reform «tackled» the shortage of teachers.
substantially adverb
  by a good deal: considerably, significantly, markedly, greatly; opposite slightly = Costs have risen «substantially» since 2010.
`)
