import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`the and that you for with was have are this not one they but has there had from can which would what about out time will two who been when
  people were his than like all she your more some them because get said could just how most its after then now also should their three first
  years him her want same work did don only know last many good before even between new where since much think see other such group those
  something into need these here day back use always why without whether few too upon over may well best still make say way every very let
  times any war actually put down does really made housing little among right end our take nuclear less anything research five water already
  deal food bush long through small find bad found city own came great google value yet while attention law four change second mean off fair
  never another until going look week against around money being got often question term studies several point high next sure makes almost
  weeks come maybe told name things probably based house under test world place results keep chapter past each line set might part ice cream
  looking anyone ask year away fish happens eat dog shares laden weapons help cannot course different once present early later temperature
  person seems room close per thing nobody give went school though man both try coffee took family answer however article used care better
  state resistance please start party called department united terrorist company radical bin public rather language least case asked night
  ones support ten leaving whole half read wrong simple hard feel short gets summer old nothing light today problem hand form third statement
  months country thought someone call agreement eggs states agent government sit reform hours lives places life buy thesis political heat data
  turned study ago everybody worked together everyone seen sounds stop usually real tell looks pretty live move local needs main according
  process gave film everything face given following organic carbon word groups says general price tried hope basically paper plan during
  friend art left travel president whom peace attack wants view information become free internet access difficult working willing land
  argument forty within literature questions waste neither authors account street current finally again book show kind date heard across big
  possibly lot doing countries stock behind development report greater comes boat far plant hour check saying service pay charge words project
  important days moved situation bring boy wait camera issue send payment tragedy transit oil troops proof forces believe operation remain
  measure easy record write therefore must temperatures itself air directly recent association mass thirty dry six solution bit treated agree
  reading hundred somebody asks making run fast yourself goes watched story open nine serious example twenty families thinking national
  including fact conflict international field violence energy added plot relationship applause friends means using ray goat dollars home
  exactly remote experience understood true month ride reason companies plus residents children online male compare seem coming amount wool
  brand strength cheap poor raises modern girl especially gas remember thank fire enough nucleophile grandfather river village hamster top
  love etc tank cats taking canon thanks haven available units section foundation storm ever terrorism administration announced cartoons
  prophet military monotheism holy hymn benefit cut teacher search rarely afford order acquired although body practical moment condition
  conditions ground chapters findings expanded moving satellite subject taken evidence cork minutes roughly changed difference seconds side
  turns business talking mostly completely sentence lack running useful slow feels helps flat fine attached force causes forget sick exam
  radio woman key explained won looked tourism opinion explain gives possible young morning shops normal closed instead prices number decision
  tax museum restaurants understand values post claims frequently communities economic determine reaction rate himself performance becomes
  besides choice closing list paid sign experiments further living clear meant drove nice office position comparable class rates along
  recently notice percent happened tip afraid medical others news site share players team students pressure throw common ideas trying fill
  employees alone allowed wire ohm points luck range fancy fun ran self market society movement system lies sort kept bus weekend director
  rich finished whatever having breach contract damages warranty strong stopped map considered above counter notes fight sat car kidding
  french pet statues obviously imagine star wifi getting style deals done trust soon certainly killed members affliction major hurricane north
  program authority known anti legitimate elections fighting wonder assault guerrillas defense militant threat opposed citizens jihad
  occupation described consider books central critics argue knowledge affect expecting legal community act advanced existing mechanisms
  conjunction mixed methodology empirical evaluates conclusion considers interest urban decades design materials cities relative heavily
  surface debate humidity wind result level strand distribution link historical policy particularly appears researchers matter consistent cool
  remains largely potato cylinders sodium stayed zero eight pages eye round bought terrible reasons absolutely quit begin silly full walking
  lay clothes obvious page hit knows weird income gone eleven keeping lamp steps dead brought dark died spring chair discuss brings walk bread
  started topic charity expected quite sorting table rubbish staff awkward knew concerning divided purposes principal criminal contribution
  necessary restoration response south northern social experiment cross held separate final recorded initial straight loss higher despite
  except sound successful character reviewer clearly expressed terms contains definition century produced grown soil picture anyway named
  anybody transformation benefits autonomy consistently able nevertheless cases describe predictable limits continue power meadows sediment
  store marine understanding scale highly twelve history park sister concentrate control calling step talk yesterday actual myself doctors
  patients hospitals mother foreign message lost suggestions outside older road repeat cycle ways theory published worrying teams responsible
  linked numbers smaller effective conversation polystyrene sheep plate specimens prior maintained declared length quickly yes mid sheet
  absorbency wet pennies interpretation consequences continues fascism category works cold waiting near giving liked smell shows hello perfect
  stuff innocent delivery front attacks either doubt walked station wearing eating concerned inside couple men chameleon soft infertile sent
  stops painting frank gallon guess island hibachi restaurant quotes rock inc informed union heart demand freedom dealing tom gross
  calligraphy mathematical accident killing involved bomb mercury parts corporation promised grow shut crude threatened gulf refinery released
  former garden respect evacuation secretary officials bill participate nations media sin worried excerpt chance pockets scholars hundreds
  minister reports incompetence ulterior fall cleric base army risks die holocaust cartoon mainly dick terrorists pull connection leaders blow
  council bombed coalition police organization libraries slower age survive scarce library relevant provides branch else services budget
  spreadsheet barriers contrast whose job return opening reflect poorly replaced ultimately trusts capacity secure affordability rural areas
  substantial west discussed devoted instruments burden meaningful protection depends unable satisfy contends institutional adopts analysis
  examination semi structured reference employed broader sets statutory options implications legislation toward health established basic
  mechanism dense limited surroundings weather stations derived experiences hottest shade scholarship sensors citizen campaigns unequal
  growing planting produce reflected missing maintenance gap wanted concentration standard low concentrations gain lose blotted weighed
  solutions distilled fit cells repeats barely biggest weakness partner honestly reached fifteen tells funny train despising comfortable tea
  wondering dinner hair town watches mug starting reasonably speak sentences minute allows longer drop choose pair worse progress trips taught
  wall okay slogan ended correlated hired jobs folks noticed green ledger ink checked forced flask emerged yellow ghost spare pen dates rules
  father aunt rooms visitors meet ships arrive cousins born limit received van middle stage decides decisions spent belonging chains
  interviewed followed degree reviews explains methods participants moral societies due presented truth commission testimony proponents
  maintain recover tend renewed material drawing demonstrates forms repair accounts practices hierarchies diversity seldom concerns omission
  aim activation hydrochloric acid measuring printed volume heated cooled measurements fell gradient lower reported explanation judging
  security career procedure watching extreme feet holds women scene objected deliberate names exchange quiet review observations drawn
  intended advisable details attempt impossible difficulty particular nonetheless deficiencies concern rely distinction criticism require late
  chemistry compound speaking petrol synthesis normally label farming follow synthetic pesticides welfare guarantee entirely sense context
  mentioning listing fifty trailer standing wife complain fence bass hold fundamental essay physical surveys removal accompanied introduction
  presence closely education experienced period mistake correct arises invoked western importance efforts focused expensive role microbial
  influence combines sites guide differences improve span video suspect phone uncomfortable broken tipping plain black guy tipped print
  customer finding building bunch switched leave include takes contact child sometimes million professional mediators dangerous relatives hide
  practice purpose observed previous describes method protect pothole specifically appear fixed perfectly death digging technical esports
  articles competitive join student papers focus written selected planning packages supermarkets effect generations offices tear walls
  wonderful noise privacy speech original claim email cited large thermal conductivity hot testing variation flux subsequently respectively
  approximately edge estimated recommended changes pairs diameter connected battery clip switch opened calculated average towels worth brands
  speed size weigh soaked timed pattern add converted annoying mopping source nor considerable ordinary double seek trade gold rise extent
  substantially provided lied pencil caught movie evening recommend interested slowly losing joint cleaning aggressive mine photos season
  suddenly problems head onion cry listened fifth voice compared accent met customers box amazing pack carry shirt feed properly terminate
  classification innominate court termination otherwise stated remedies nearly broke leaves hates carbons tertiary carbocation mix solvent
  weak alcohol evil mistakes polish lived discovered recall afternoon prudent stood boots became sky remained spread survey picked ball
  sausage roll mouth blue pulled mum chairs mountain tomorrow fishing rod eyes threw saw hook trip vacation white rice vet idea meal needed
  attended escaped cage lots rat huge bowl dress culture sexy snack sundae indoor hopefully proper easiest clean breeding touch marble
  arrested statue artist cat kitten decided stocking inch clown awesome anywhere gotta monthly fortune visiting enjoy earlier cheapest ticket
  computer specific square area daily sorts cruise conference reads resulting corp ready negotiations ahead assume launched press taco bell
  cute request transportation agreements forwarded cloud liens instructed discussions execute seeking relationships goal extremely wide wish
  mike john meeting transfer distribute personal preference magic cubes china exhibition leading harry entering dreams peters playing carrying
  none toll chart fourth natal resulted rail involving human coca cola bottling vast amounts wealth fertilizer drink rose cents barrel center
  operations evacuated facilities click subjects population completing website filed discrimination complaint enforcement qualified executive
  excluded crisis hear unchanged excellent organizations indicated scheduled begun easily murder civilians acts toolbar hands profitable
  marines persons demonstrations provoked prime boycott committed neocons newspaper motives hoc upper solidarity striking arm leader ranks
  issued appeal enormous principles clerics reluctant turn contest prove extremist pictures gates usual essentially justify donating cabinet
  special space browser links strongly lead extremists distinctive protestant violent consolidation investors engine simplicity witness
  features likely fascists tensions ill khan item dual destruction effort lawsuit wedding condemned sheikh assassination soldiers communique
  region alleged piece hostile heartland diplomacy hostage leadership terror laughter initially pentagon mortal crackpot hijackers bases
  pledged afghan`)
