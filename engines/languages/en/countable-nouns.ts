/**
 * English nouns for what is counted one by one, which hardly ever stand in the singular without a determiner.
 * A noun that is also used as a mass, or bare after many verbs or prepositions (school, paper, control), does not belong here.
 * Lower case; sorted within a set.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** People and creatures of the mind. */
export const countablePeople = set(
  `accountant acquaintance acrobat activist actor actress adventurer advertiser adviser advisor agent alcoholic ambassador analyst
    ancestor anchorman announcer applicant apprentice archaeologist archer architect artist assassin assistant astronaut astronomer
    athlete attacker attorney aunt author baby babysitter bachelor backpacker baker banker barber bartender beekeeper beggar beginner
    believer bellboy biker billionaire biologist blacksmith blogger bodyguard bookseller boss botanist boxer boy boyfriend bricklayer
    bride bridegroom broker brother bully burglar businessman businesswoman butcher buyer cameraman camper candidate captive caretaker
    carpenter cartoonist cashier caterer celebrity cellist champion chauffeur chef chemist child civilian classmate cleaner clerk client
    climber clown coach colleague collector columnist comedian commentator commuter companion competitor composer conductor conqueror
    consultant consumer contestant contractor correspondent counsellor counselor courier cousin coward coworker craftsman creator
    creditor critic customer cyclist dancer daughter dealer defendant defender dentist designer detective developer dietitian diplomat
    disciple diver doctor donor dreamer driver drummer duchess dwarf economist educator electrician emperor employee employer enemy
    engineer entertainer entrepreneur environmentalist expat explorer farmer feminist fiance fiancee fighter filmmaker firefighter
    fireman fisherman florist follower footballer foreigner forester founder freelancer freshman friend gambler gamer gangster gardener
    gentleman geographer geologist ghost giant girl girlfriend goalkeeper golfer grandchild granddaughter grandson grocer groom guardian
    guest guitarist gymnast hacker hairdresser handyman helper hermit hero heroine hiker historian hitchhiker homeowner hooligan hostage
    hostess housekeeper housemate housewife hunter husband idiot illustrator immigrant infant influencer inhabitant inmate inspector
    instructor intern interpreter interviewee interviewer intruder invader inventor investigator investor jeweller jockey jogger
    journalist judge juggler kid killer kindergartner king knight laborer labourer lady landlady landlord lawyer leader learner lecturer
    liar librarian lifeguard linguist listener loser lover magician maid man manager manufacturer marathoner masseur mathematician
    mechanic mediator member mentor merchant messenger midwife migrant millionaire miner minister mobster moderator monk monster
    motorist mountaineer murderer musician narrator naturalist neighbor neighbour nephew newcomer niece novelist nun nurse observer
    offender officer opponent optician optimist organiser organizer outsider owner painter paramedic parent participant partner
    passenger passerby patient patriot pedestrian pensioner performer person pessimist pharmacist philosopher photographer physician
    physicist pianist pickpocket pilgrim pilot pirate player plumber poet policeman policewoman politician pollster porter postman
    potter practitioner preacher predecessor presenter president prince princess prisoner producer programmer proofreader prophet
    prosecutor protester psychiatrist psychologist publisher pupil queen rapper reader realtor receptionist recruiter referee refugee
    reporter researcher resident respondent retailer reviewer robber rookie roommate runner sailor salesman salesperson saleswoman
    scholar schoolboy schoolgirl schoolteacher scientist screenwriter scriptwriter sculptor secretary seller senator sergeant servant
    settler shareholder shepherd shopkeeper shoplifter shopper sibling singer sister skateboarder skater skier slave smoker smuggler
    snowboarder socialist sociologist soldier soloist son songwriter speaker specialist spectator sportsman sportsperson sportswoman
    spouse spy stalker statesman stepfather stepmother steward stewardess storyteller stranger student stuntman successor superhero
    supermodel superstar supervisor supplier supporter surfer surgeon survivor swimmer tailor teacher teammate technician teen teenager
    tenant terrorist therapist thief toddler tourist trader trainee trainer traitor traveler traveller treasurer trespasser trucker
    trumpeter tutor tycoon tyrant uncle undergraduate user vampire vegetarian vendor vet veteran veterinarian victim viewer villager
    villain violinist virgin visitor vlogger volunteer voter waiter waitress warrior weightlifter werewolf widow widower wife witch
    witness wizard woman worker workman worshipper wrestler writer youngster youtuber zookeeper`,
)

/** Places, buildings, parts of land. */
export const countablePlaces = set(
  `academy airport alley apartment aquarium arcade arena attic auditorium avenue backyard bakery balcony ballroom bank barbershop barn
    basement bathroom beach bedroom bookshop bookstore boutique brewery bridge building bungalow cabin cafe cafeteria café campsite
    canal canteen canyon casino castle cathedral cave cellar cemetery chapel cinema city cliff clinic closet club coastline colony
    continent corner corridor cottage country courtroom courtyard crossing crossroad dam district dormitory driveway drugstore embassy
    estate factory farm farmhouse fireplace flat forest fortress fountain gallery garage garden gate ghetto glacier greenhouse
    guesthouse gym hall hallway harbor harbour highway hill hillside hometown hospice hospital hostel hotel house hut igloo inn island
    kindergarten kiosk kitchen laboratory lake lawn library lighthouse lobby lounge mall mansion marina marketplace meadow metropolis
    monastery monument mosque motel motorway mountain mountainside museum neighborhood neighbourhood nightclub nursery oasis orchard
    orphanage outpost palace park parlour pavement peninsula pharmacy pier planet planetarium platform playground pond porch province
    pub pyramid ranch region reservoir restaurant river riverbank road roof rooftop room salon shipyard shop shrine sidewalk skyscraper
    slum stadium staircase stairway station store storeroom street suburb subway supermarket synagogue tavern temple theater theatre
    toilet tomb tower town townhouse turnpike valley vestibule villa village vineyard volcano warehouse waterfall windmill winery
    workplace workshop zoo`,
)

/** What happens. */
export const countableEvents = set(
  `accident act affair agenda anniversary announcement appointment assignment audition barbecue birthday breakthrough catastrophe
    championship collision commercial concert conference congress contest drawback earthquake event exam excursion expedition fair
    funeral honeymoon idea inauguration incident initiative interview journey marathon meeting misfortune misunderstanding occasion
    olympiad outing parade party picnic pilgrimage premiere procession rally recital referendum relationship reunion revolution robbery
    seminar storm tour tournament tragedy transaction trip tryout wedding workout`,
)

/** Things, animals, parts of the body, units of thought and speech. */
export const countableThings = set(
  `accessory accordion acronym ad adapter adjective adverb advert advertisement aeroplane airbag airline airplane aisle album algorithm
    allergy allowance alphabet ambulance amplifier anecdote angel angle animal ankle answer ant antelope antenna anthem antibiotic app
    appetizer apple appliance application apricot apron aptitude aquifer arm armchair artefact article artifact ashtray aspect asset
    asteroid atlas atmosphere atom auction avocado award axe axle backpack bacterium badge bag bagel ball balloon ballot banana band
    bandage banknote banner barcode barrel barrier basin basket bat bath bathrobe bathtub beak beard bee beetle bell belly belt bench
    bestseller bib bicycle bike bill billboard bin biography bird biscuit blackboard blade blanket blender blog blouse boat bonus book
    bookcase booklet bookmark bookshelf boot bottle boulder bouquet bowl bowtie box bra bracelet branch briefcase brochure brooch broom
    browser bruise bucket bulb bull bulldozer bullet bumper bun burger burrow bus butterfly button cabinet cactus cage calculator
    calendar camel camera canary candle cannon canoe cap car caravan card cardigan career caricature carnival carpet carriage carrot
    cart cartoon cartridge cassette cat catalog catalogue caterpillar cauldron ceiling cellphone cent centimeter centimetre ceremony
    certificate chair chalkboard chandelier chapter charger chart chatbot checklist cherry chessboard chimney chimpanzee chin chord
    cigar cigarette circuit claw clock clothesline clue coat cobweb cockpit cockroach coconut coffin coin collar comb comet comic comma
    committee compass component computer concept cone console container convention cookbook cooker cookie cot couch couple coupon course
    cow cracker cradle crane crayon creature crocodile cub cube cucumber cuff cup cupboard cupcake curb curriculum cursor curtain
    cushion cyclone dagger daisy dartboard dashboard database dataset deadline decision demon desk desktop device diagram diamond diaper
    diary dictionary dilemma dinosaur diploma discount dishwasher document documentary dog doll dollar dolphin donkey donut door
    doorbell doorstep doughnut dove dragon dragonfly drawer dream dress dresser drum duckling dumpling duvet eagle earphone earring
    easel edition eggplant elbow elephant elevator email emblem emoji engine envelope episode equation eraser escalator essay euro exam
    experiment eyebrow eyelash eyelid facility factor falcon feature fee fence festival film finger fingernail fingerprint firework
    flashcard flashlight floor flower flute folder font footnote footprint footstep forehead fork formula fossil fox fraction fragment
    frame freezer fridge frog fuse gadget game garment gem generator gesture gift giraffe glove goal goat goblet goggle goldfish goose
    gorilla grape grapefruit graph grenade group guideline guillotine guitar gun habit hairbrush haircut hairdryer hamburger hammer
    hammock hamster handbag handbook handkerchief handle handset hanger hare harp hashtag hat hawk headache headband headline headphone
    headscarf helicopter helmet hen hip hippo hobby holder hole hoodie hoof hook horn horse horseshoe hose hotline hotspot household
    hurdle hurricane hypothesis icon idiom illusion impression ingredient insect instrument invention inventory invitation invoice item
    jacket jar jaw jeep jellyfish jetty jewel job journal joystick jug jumper kangaroo kettle key keyboard keyhole keyword kidney
    kilogram kilometer kilometre kitten kiwi knapsack knee knife knob ladder ladybird ladybug lamp lampshade lane lantern laptop
    lawnmower lawsuit leaf leaflet legend lens leopard lesson letter letterbox lifestyle ligament lightbulb limitation limousine lion
    lip lipstick liter litre liver lizard locker logo lollipop lorry lottery loudspeaker lunchbox lung machine magazine magnet mailbox
    manual manuscript map marble marker match mattress meal medal melody membrane memo menu message metaphor meter microchip microphone
    microscope microwave minibus mirror misconception missile mistake mitten model molecule monitor monkey mosquito moth motor motorbike
    motorcycle mouse moustache movie muffin mug mule muscle napkin nationality navel necklace needle nest newsletter newspaper nickname
    nightgown nightmare nose notebook notepad noun novel oar objective obligation obstacle octopus omelette option orchestra organ
    oscillator ostrich outcome outfit oven owl oyster package packet page paintbrush pan pancake panda panther parachute paradigm
    paragraph parakeet parcel parrot parsnip passport password paw paycheck payslip peacock pearl pebble pedal peg pelican pen pencil
    penguin perk petal petition phenomenon phone phonebook photo photocopier photograph phrase piano picture pig pigeon pill pillar
    pillow pineapple pistol pitfall plan plane plant plaque plate playlist pocket podcast poem pole pony pool popsicle portfolio
    portrait postcard poster poultice pram preposition prescription present printer privilege prize problem program programme project
    projector pronoun propeller proposal prototype proverb pudding pullover pump puppet puppy purse puzzle query question questionnaire
    queue quiz raccoon racket radiator raffle rainbow raincoat raisin rake rat razor rebate receipt recipe recommendation recorder
    rectangle refrigerator reindeer reminder report reptile republic reservation revolver rhinoceros ribbon riddle rifle ring robot
    rocket roller rose rucksack ruler rumor rumour salary sample sandal sandwich satellite saucepan saucer saxophone scanner scarecrow
    scarf scenario scholarship schoolbag scissor scooter scorpion screenshot screw screwdriver scroll seagull seatbelt sensor sequel
    session shark shelf ship shirt shoe shoelace shortcoming shortcut shoulder shovel shrub sideboard signature skateboard skeleton
    sketch ski skirt skull slipper slogan smartphone smartwatch snail snake sneaker snowball snowflake snowman socket sofa song souvenir
    spacecraft spaceship sparrow spectacle sphere spider sponge spoon spotlight spreadsheet squirrel stapler starfish statue stereotype
    stethoscope sticker story stroller submarine subtitle suggestion suitcase sunflower swan sweater sweatshirt syllable syllabus
    synonym synthesizer syringe system tab table tablecloth tablet tag tail tank task tattoo taxi teacup team teapot telegram telephone
    telescope tent test textbook thermometer thesis thing thumb ticket tiger tile timeline timer timetable tire toaster toe toenail
    tombstone ton tool toothbrush torch tornado tortoise toy tractor trailer train trait tram tray treadmill treaty tree triangle
    tricycle trolley trombone trophy trouser truck trumpet tsunami tube tulip turtle tweet typewriter tyre umbrella unicorn urn utensil
    vaccine van vase vehicle veil venue verb verdict verse viewpoint violin virus voucher waist waistcoat wall wallet walnut wardrobe
    wasp watermelon weapon webcam webinar website whale wheel wheelchair wig window windscreen windshield wolf workbook worksheet
    workstation wrinkle wrist xylophone yacht zebra zipper`,
)

/** Every noun that needs a determiner in the singular. */
export const countableNouns: ReadonlySet<string> = new Set([...countablePeople, ...countablePlaces, ...countableEvents, ...countableThings])

/** Nouns that are counted, though they may also stand bare: after "many" and "two" they take the plural. */
export const oftenCounted = set(
  `ability accent account achievement act action activity ad advantage adventure affair age agency agreement aim alternative amount
    analysis approach area argument arrangement aspect attack attempt attraction author band bank bar barrier base battle beach belief
    benefit bone border box branch brand brick bug camp case cause cell challenge chance change channel characteristic charity child
    choice circumstance claim class club color colour comment company competition complaint concern condition connection consequence
    conversation corner cost country course crime crisis criterion custom cycle danger day deal death debate decade decision defeat
    degree demand department desire detail development difference difficulty direction disadvantage discovery discussion disease dream
    duty effect effort egg election element emotion employee error event exception exercise expectation expense experiment explanation
    expression face fact factor failure feature feeling festival field fight firm flower foot force form friendship function gate gene
    generation girl habit hand head holiday hour human idea image incident injury instance institution interest invention issue joke
    journey kind language law lawyer layer leg letter level limit line link list location loss machine man mark matter measure member
    memory message minute mistake moment month morning motive mouse movement name nation need neighbour newspaper night note number
    object obligation occasion opinion opportunity order organisation organization pain part party passenger path pattern peak period
    phase phenomenon place plant point possibility practice preference pressure price principle problem process product profession
    project promise proof property purpose quality quarter question reaction reason record region relation relationship relative request
    requirement response responsibility result reward right risk room route rule sauce scandal scene school sea season seat secret
    section sector sense sentence service shop side sign situation skill solution song sort sound source spot stage standard state step
    stone stop store story strategy strength structure style subject success suggestion surface surprise survey symbol symptom system
    talent target task taste team tendency term test theme theory thing thought threat title tooth topic tour tradition trait treatment
    trend trip type union university use value variation variety version victim view visit voice war way weakness week weekend wish
    woman word year zone`,
)
