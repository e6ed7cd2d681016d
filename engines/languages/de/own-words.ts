/**
 * Words that the dictionary lacks: words of study and of the day, spoken German, Austrian words, names of places. Nouns and names with
 * their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  anschlussfähig anwendungsnah arbeitsgerichtlich arbeitsgerichtlichen barrierearm barrierearme datengetrieben datengetriebene diskursiv diskursive ethnografisch ethnografische ethnografischen evidenzbasiert
  evidenzbasierte extradiegetisch extradiegetische fummelig forstpolitisch forstpolitischen geschlechtergerecht geschlechtergerechte halbstrukturiert halbstrukturierte heteronormativ intersektional intersektionale
  kellnert kellnern kellnerte leitfadengestützt leitfadengestützte liebgewonnen liebgewonnene liebgewonnenen mitzählen mitzählt multimodal multimodale niedrigschwellig niedrigschwellige
  queer queere rausgehen rechtsmissbräuchlich reinkommen rübergehen rüber ruckeln ruckelt ruckelte runterladen selbstreguliert selbstreguliertes steirisch steirische steirischen unionsrechtlich unionsrechtliche
  unionsrechtlichen vonstattengehen vonstattengeht evidenzbasierten transdisziplinär transdisziplinäre verlinken verlinkt gegoogelt googeln downloaden heruntergeladen posten gepostet
  liken geliked streamen gestreamt chatten gechattet skypen zoomen gendern gegendert
  gäbe gäben gefettet gefettete gefetteten vierteln viertelt geviertelt
  Prise Prisen App Apps Algorithmus Bachelorarbeit Blog Blogs Blogger Chatbot Chatbots Choreo Computerspiel Content Covid Cloud Clouds Dashboard Deepfake Deepfakes Diskurs Diskurse
  E-Mail E-Mails E-Learning Ehrenamtliche Ethnografie Fachlichkeit Fake Fankultur Feedback Fitnesstracker Fitnesstrackern Framing Gamification Gender Geflüchtete Geflüchteten Grundlagentext Handout
  Hashtag Hashtags Homeoffice Hypothesentest Hypothesentests Influencer Influencerin Influencern Input Inputs Internet Jänner Jobs Katalase Klicken Klimawandelfolge
  Klimawandelfolgen Klimaneutralität Kovariate Kovariaten Künstliche Likes Likert-Skala Lockdown Lockdowns Machine Mangold Masterarbeit Messunschärfe Meta-Analyse Metaanalyse Metaanalysen Mikroplastik
  Monitoring Neurowissenschaft Neurowissenschafter Neuroforscher Neurowissenschaftler Newsletter Nudging Online-Umfrage Outcome Outcomes Paper Plattformökonomie Podcast Podcasts Posts Proband Probanden
  Rookie Resilienz Screening Screenshot Selbstwirksamkeit Selfie Selfies Smartphone Smartphones Smartwatch Softball Speed Sample Samples Setting Settings Startup Startups Stichprobengröße
  Story Streaming Survey Tagträumerei Tagträumereien Textmarker Tool Tools Trend Tweet Tweets Tutorial Tutorials Ultras Varianzanalyse Weltcup Wissenschafter Wissenschafterin Workflow Workshop Workshops Zuseher
  Aleppo Maasai Pölten Serengeti Squash Canyoning   Katar Panama Oman Benin Belarus Malawi Lesotho Kirgisistan Turkmenistan Gambia Guyana Suriname Samoa Fidschi Myanmar Bhutan Botsuana Tadschikistan
  Eswatini Mikronesien Martinique Guadeloupe Montserrat Aruba Tonga Vanuatu Tuvalu Kiribati Palau Nauru Guam Katars Panamas Omans Benins Belaruss
  Malawis Lesothos Kirgisistans Turkmenistans Gambias Guyanas Surinames Samoas Fidschis Myanmars Bhutans Botsuanas Tadschikistans Eswatinis
  Mikronesiens Martiniques Guadeloupes Montserrats Arubas Tongas Vanuatus Tuvalus Kiribatis Palaus Naurus Guams Färöer Salomonen Marshallinseln
  Cookinseln Kaimaninseln Norfolkinsel
  Ableismus ableistisch/italienisch absent/italienisch Absenz/Aktion Abstract Abstracts Abstrakts Abwart Acetat/Konzept Achterl Adaptation/Aktion Add-on/Club Addendum Adultismus
  affektiv/italienisch Affix/Konzept Agarplatte Agarplatten Aktivismus Aktorik Aldehyd/Konzept Alkaloid/Konzept Allergen/Konzept alterieren alteriert Amerikanisierung/Aktion Amygdala
  Amylase/Studie Anabolismus anachronisch/italienisch Analepse/Studie analeptisch/italienisch Anapäst androzentrisch/italienisch Anglist/Student anionisch/italienisch annotieren/studieren
  Anomalität/Aktion Anonymisierung/Aktion Antagonist Antagonisten Antagonistin Anthropozän Antiklimax antimikrobiell/italienisch antiviral/italienisch Antiziganismus Anämie/Studie
  apathogen/italienisch Apokope Appenzell Apperzeption/Aktion Archaismus Argentinier/Italiener artgerecht/italienisch Aserbaidschaner/Italiener asexuell/italienisch Aszension/Aktion
  Aufforster/Italiener auktorial/italienisch Ausbeuter/Italiener ausgeloggt Ausserrhoden autodiegetisch/italienisch autoethnografisch/italienisch Autokratie/Studie Automatin Automatinnen
  Avatar/Club Award/Club Axiologie/Studie Azubi Azubis Backends Backlash/Club Badge/Club Bagel/Club Bahrainer/Italiener bahrainisch/italienisch Bangladescher/Italiener bangladeschisch/italienisch
  Bankomat/Student Bankomatkarte bashen/spielen Basketballer/Italiener behavioristisch/italienisch behübschen Beisl Beisln belarussisch/italienisch Bellinzona Benefit/Club Benzole Benzolen
  Benützung Bikarbonat/Konzept biken/spielen Bikesharing bildungsnah/italienisch Billette Bio Biodiversität/Aktion Biomarker Biomarkern Bitcoin/Club bivariat/italienisch Blockchain/Club Bludenz
  boosten/testen Booster-Impfung/Aktion boostern/ändern Bootloader/Club Botnet/Club Bots Boulderer/Italiener bouldern/ändern brainstormen/spielen Branch/Club Branches Branding/Club briefen/spielen
  Brigittenau Brownie/Club Bulgare/Biologe Burgenländer/Italiener burgenländisch/italienisch Burger/Club Burmese/Biologe Burn-out/Club Burnout/Club Burnouts Burrito/Club Bürette Büretten
  Bürokratisierung/Aktion campen/spielen canceln/ändern Care-Arbeit Carport/Club Carsharing Cashflow/Club Casting/Club Cervelat cheaten/testen checken/spielen Checkpoints Chiasmus Chili/Club
  chillen/spielen chillig/italienisch Chromatografie/Studie chromatografisch/italienisch Chromatographie/Studie chromatographisch/italienisch cisgender/italienisch Claim/Club Cliffhanger/Club
  clustern/ändern Coach/Club coachen/spielen Coaches Coaching/Club Coiffeur Coiffeure Commit/Club committen/testen committet Computertomografie/Studie Confounder/Club Consultant/Club
  Containerisierung/Aktion Coping Copingstrategie Copingstrategien Coronapandemie Coronaviren Coronavirus covern/ändern Coworking/Club Crawler/Club Creator/Club Creditpoints cringe Crowdworker
  Crowdworking Cup/Club Cupcake/Club Curricula Currys Cutoff/Club Cybermobbings Cyborg/Club Daktylus debuggen/spielen Debugging/Club Default/Club Deixis dekarbonisieren/studieren
  Dekarbonisierung/Aktion dekolonial/italienisch dekolonisieren/studieren Dekolonisierung/Aktion Dekonstruktion/Aktion dekonstruktivistisch/italienisch delegitimieren/studieren
  Delegitimierung/Aktion Denotation/Aktion deontologisch/italienisch Dependenz/Aktion deployen/spielen Deployment/Club deployt Desiderat Desiderate Desiderats Desideratum
  desolidarisieren/studieren Developer/Club Dialer/Club dialogisch/italienisch Diegese/Studie Digitalisierungsstrategie/Aktion dimensional/italienisch Discounter/Club Diskonter/Italiener
  Disputation disruptiv/italienisch dissoziieren/studieren divergent/italienisch Diversität/Aktion Dokumentierung/Aktion Donut/Club Dornbirn downgeloadet downloaden/testen Dozentur/Aktion
  Drop-out/Club Dropdown/Club Dschihade Dschihaden dschihadistisch/italienisch Dschihads DSGVO Dubstep/Club dysfunktional/italienisch Dysfunktionalität/Aktion Dyskalkulie/Studie
  dyslektisch/italienisch Dysphorie/Studie Dystopie/Studie Döbling E-Bike/Club E-Book/Club E-Reader/Club E-Scooter/Club E-Zigarettes ebd Edikt/Konzept eingehaucht einhauchen Einmütigkeit/Aktion
  einsaß einsaßen elektrifizieren/studieren Elektrophorese/Studie elektrophoretisch/italienisch elizitieren/studieren emailen/spielen emblematisch/italienisch emissionsarm/italienisch Emmental
  emotionalisieren/studieren Emotionalisierung/Aktion empiristisch/italienisch endergon/italienisch Endometriose/Studie Engadin Enjambement Enjambements Entgang Entnazifizierung
  Entsolidarisierung/Aktion Enzyklika enzymatisch/italienisch Epidemiologe/Biologe epidemiologisch/italienisch Epigenetik epigenetisch/italienisch Epik Epistemologie/Studie
  epistemologisch/italienisch Erderhitzung Eritreer/Italiener eritreisch/italienisch Erstis Erstsemesterin Erstsemesterinnen essentialistisch/italienisch essenzialistisch/italienisch Ethanole
  Ethanolen ethnografisch/italienisch ethnozentrisch/italienisch Europäisierung/Aktion Event/Club exergon/italienisch existenzialistisch/italienisch Exit/Club exkludieren/studieren
  exkludierend/italienisch Exklusion/Aktion Exmatrikulation/Aktion exmatrikulieren/studieren Exploit/Club explorativ/italienisch Expression/Aktion externalisieren/studieren
  extradiegetisch/italienisch extrinsisch/italienisch exzerpieren/studieren Eyecatcher/Club Facelift/Club Fagottist/Student faken/spielen Falafel/Club Falsifizierung/Aktion Faschiertes Feed/Club
  Feedback-Loop/Club Femizid/Konzept Fernsehzuseher/Italiener Finalität/Aktion Fingerprint/Club Fisolen Flachgau Flashback/Club Floridsdorf Follower/Club Foodsharing forken/spielen framen/spielen
  Framework/Club Freelancer/Club Froschlaich Frutarier/Italiener Fungi Fungizid/Konzept färöisch/italienisch Gadget/Club Gaisberg Gameplay/Club Gamer/Club gastrointestinal/italienisch gebloggt
  geboostert geboostet gebouldert gebrainstormt gebrieft gebrieften gecampt gecancelt gecastet gecheckt gechillt gecoacht gecovert gecoverte gedownloadet geforkt geframt geghostet
  Gehirnhemisphäre/Aktion Gehirnscan Gehirnscans gehypt gehypte gejobbt gelabelt gelabelte gelayoutet Geldautomatin Geldautomatinnen geleakt geleakte Gelelektrophorese/Studie gelikt gemergt
  Gender-Pay-Gap gendern/ändern genomisch/italienisch Genossenschafter Genossenschafterin gentrifizieren/studieren Gentrifizierung/Aktion Gentrifizierungswelle/Studie genudgt genützt Geo
  Georgier/Italiener geoutet geparst gepitcht gepostete gepullt gerappt gerendert Gerontologe/Biologe gesampelt Gesamtscore gescannt gescannte geschichtswissenschaftlich/italienisch gescrollt
  geshoppt gesimst gesnackt gestalkt gestylt gestylte geswipt getrackt geupdatet geupgradet gevloggt gezockt ghosten/testen Gig-Economy Glarus Graecum Graphem/Konzept grillieren grilliert
  grönländisch/italienisch Guetzli Gymi Habitat/Konzept Hackathon/Club Handouts Hardliner/Club Hash/Club Hashes Hatespeech Headhunters Heap/Club hegemonisch/italienisch hehre hehren hehres
  Hendiadyoin Hermeneutik hermeneutisch/italienisch Hernals heterodiegetisch/italienisch heterozygot/italienisch heurig/italienisch heurigen Hietzing hineinzuversetzen hip/italienisch Hipster/Club
  Hirnscan Hirnscans Historiografie/Studie historiografisch/italienisch Historiographie/Studie Historisierung/Aktion Hoax Hoaxes hochschwellig/italienisch hochzuladen homodiegetisch/italienisch
  homogenisieren/studieren homonym/italienisch homozygot/italienisch honduranisch/italienisch Hoodie/Club Hornist/Student Hospitalisation/Aktion Hummus Hybrids hydrophil/italienisch
  hydrophob/italienisch Hydroxid/Konzept Hype/Club hypen/spielen Hyperglykämie/Studie Hyperonym/Konzept hypertextuell/italienisch Hypertonie Hypoglykämie/Studie Hyponym/Konzept Hypotaxe
  Hypothermie/Studie Hypotonie Häferl Hämatologe/Biologe Hämatologie/Studie Häresie/Studie härteste härtesten härtester ideologisieren/studieren Idiom/Konzept Immanenz/Aktion Immersion/Aktion
  Immission/Aktion Immobilität/Aktion Immunologe/Biologe Immunologie/Studie Impact/Club Impactfaktor Impfling Impfverweigerer Implikatur Implikaturen Incentive/Club Influencer/Italiener
  infrastrukturell/italienisch inklusiv/italienisch inkohärent/italienisch Inkubation/Aktion inkubieren/studieren Innerrhoden innerschulisch/italienisch innert Innviertel insignifikant/italienisch
  Instagrammer/Italiener instanziieren/studieren Instanziierung/Aktion Intension/Aktion intentional/italienisch Intentionalität/Aktion Interdisziplinarität/Aktion Interkulturalität/Aktion
  intermedial/italienisch Intermedialität/Aktion internalisieren/studieren Interpolation/Aktion Intersektionalität/Aktion Intersubjektivität/Aktion Intertext Intertextualität/Aktion
  intertextuell/italienisch intradiegetisch/italienisch intramuskulär/italienisch intrinsisch/italienisch Intro/Club Introspektion/Aktion Inversion/Aktion Investors Inzidenz/Aktion Inzidenzwert
  Inzidenzwerte ionisch/italienisch Irrationalität/Aktion isotherm/italienisch Item/Club Ivorer/Italiener ivorisch/italienisch Jackpot/Club jamaikanisch/italienisch jammen/spielen
  Japanologe/Biologe Jause/Studie Jausenzeit Jemener/Italiener jemenitisch/italienisch Jetlag/Club Jihad/Konzept Jihadist/Student Jingle/Club Jänners Kalifat/Konzept kalorienarm/italienisch
  Kalorimeter Kambodschaner/Italiener kambodschanisch/italienisch Kameruner/Italiener kamerunisch/italienisch Kanban/Club Kanonisierung Kapfenberg kardiovaskulär/italienisch Karfiol
  Karikaturist/Student karzinogen/italienisch Karzinom Karzinome Kasperl Kasperltheater Katabolismus Katachrese/Studie Katalase/Studie Katarer/Italiener katarisch/italienisch Katharsis Kation
  Kationen kationisch/italienisch Kations Kenianer/Italiener kenianisch/italienisch Keton/Konzept Keyboarder/Italiener Keynote Keynotes Keyword/Club Kiez Kinase/Studie Kipferl Kirgise/Biologe
  Kiter/Italiener klassiert/italienisch Klassismus klassistisch/italienisch Klettererin Klettererinnen klimaresilient/italienisch Klimatologie/Studie klimatologisch/italienisch Klimax
  kognitivistisch/italienisch kohlenhydratarm/italienisch Koinfektion/Aktion Kolbenprober Kolbenprobern Kolbenprobers kollaborativ/italienisch Kollagene Kollagenen Kollagens Kollokation
  Kollokationen kolonialistisch/italienisch kommodifizieren/studieren Kommodifizierung/Aktion Kommunität/Aktion Komorbidität/Studie konativ/italienisch Kondukteur Konfidenzintervall
  Konfidenzintervalle Konfidenzintervalls konfirmatorisch/italienisch Kongruität/Aktion Konnektivismus konsequentialistisch/italienisch Konstruktivismus konstruktivistisch/italienisch
  kontextualisieren/studieren Kontextualisierung/Aktion kontextuell/italienisch Kontingenz/Aktion Konventionalität/Aktion konzeptualisieren/studieren Konzeptualisierung/Aktion Korpora
  Korrektiv/Konzept kortikal/italienisch Kosovare kosovarisch/italienisch kovalent/italienisch Krapfen Kremsmünster Kukuruz Kuwaiter/Italiener kuwaitisch/italienisch Kärntner/Italiener Köniz
  Label/Club labeln/ändern Laktase/Studie Layer/Club layouten/testen leaken/spielen Leasings Leintuch Leistungskondiktion lemmatisieren/studieren Leonding Lernapp lernförderlich/italienisch
  Lexem/Konzept Lexikographie LGBTQ-Community liechtensteinisch/italienisch Lifestyle/Club liften/testen liken/spielen Lipase/Studie Lipid/Konzept lipophil/italienisch Litauer/Italiener
  Literalität/Aktion Litotes Livestream/Club lizitieren/studieren Lobbyismus Locarno Loft/Club Logfile/Club Loop/Club Losers loszulassen Lumineszenz/Aktion Lungau Luxemburgerin Luxemburgerinnen
  Luxemburgers Lymphom Lymphome Lysosom/Konzept längsschnittlich/italienisch Madagasse/Biologe madagassisch/italienisch mailen/spielen Mainstreams makabre makabrem makabren makabrer makabres
  Makeup/Club Malaysier/Italiener malisch/italienisch Mammografie/Studie manifest/italienisch Mapping/Club Marginalisierung/Aktion Marille Marillen Marker/Club Marketer/Club Marketings Match/Club
  Matches Matching/Club Materialität/Aktion matriarchal/italienisch Matriarchat/Konzept Matura Maturant Maturanten Maturantin Maturantinnen maturieren maturiert mauretanisch/italienisch
  Mazedonier/Italiener Mechatronik mechatronisch/italienisch Medialisierung/Aktion Median Mediane Medians Mediatisierung/Aktion medikalisieren/studieren mega/italienisch Meidling Meiose/Studie
  Melanzani Meme/Club Mensen Mentoring/Club Merge/Club Merger/Club Messunschärfen Metadiegese/Studie metafiktional/italienisch metakognitiv/italienisch Metareflexion/Aktion Metastase Metastasen
  Methanole Methanolen Methanols methylieren/studieren Methylierung/Aktion Metonymie/Studie metonymisch/italienisch Mikrobiom/Konzept mikroökonomisch/italienisch Milestone/Club Mimesis
  Mindset/Club ministeriell/italienisch mitochondrial/italienisch Mitose/Studie Mockup/Club modernistisch/italienisch Moldauer/Italiener moldauisch/italienisch Mongoler/Italiener monitoren/spielen
  Monografie Monografien monologisch/italienisch Monomer/Konzept Monopolisierung/Aktion Montenegriner/Italiener montenegrinisch/italienisch Montréal Moodle Moralität/Aktion
  morphosyntaktisch/italienisch Morphosyntax mosambikanisch/italienisch Mountainbiker/Italiener mRNA-Impfstoff muckt Muffin/Club Mukoviszidose/Studie multidimensional/italienisch
  Multikulturalität/Aktion multilingual/italienisch Multiperspektivität/Aktion multivariat/italienisch Museologe/Biologe Musikologe/Biologe mutagen/italienisch Mödling Müesli Mühlviertel
  Mühlviertler/Italiener Mürzzuschlag Nachtkastl Nachwendezeit namibisch/italienisch Narrativs Narratologie/Studie narratologisch/italienisch Natel Natels Neologismen Neologismus Nepaler/Italiener
  nerdig/italienisch Netbook/Club Netzwerker/Italiener Neurobiologie/Studie neurobiologisch/italienisch neurodivers/italienisch Neurons neurotypisch/italienisch neurowissenschaftlich/italienisch
  Neuseeländerin Neuseeländerinnen Neuseeländers Neusiedl nicaraguanisch/italienisch Nickname/Club Nidwalden Nihilismus nonbinär/italienisch Nordmazedonier/Italiener Novembers nudgen/spielen
  Nuklease/Studie Nukleotid/Konzept Nüsslisalat Objektivierung/Aktion Obwalden oktal/italienisch Omaner/Italiener omanisch/italienisch Onkologe/Biologe Onkologie/Studie onkologisch/italienisch
  Onomatopoesie ontologisch/italienisch Operationalisierung/Aktion Opioid/Konzept Oralität/Aktion ordinalskaliert/italienisch ordoliberal/italienisch orientalistisch/italienisch Ottakring
  Outfit/Club outgesourct Outing/Club outsourcen/spielen Outsourcings Overtourism Oxidase/Studie Oxymoron Pad/Club Paddler/Italiener Pakistanerin Pakistanerinnen Pakistaners Palatschinke
  Palatschinken Palimpsest Palindrom/Konzept Paläontologie/Studie paläontologisch/italienisch Panel Panels pansexuell/italienisch Papers Paradeiser paradigmatisch/italienisch Paraguayer/Italiener
  paraguayisch/italienisch paraphrasieren/studieren Parataxe paratextuell/italienisch parkieren parkiert parsen/spielen Parsers partikularistisch/italienisch partizipativ/italienisch
  partizipatorisch/italienisch Patchs pathogen/italienisch Pathogen/Konzept pathologisieren/studieren Patriarchate Patriarchaten Payload/Club PCR-Test PCR-Tests peelen/spielen Peeling/Club
  Peer-Feedback Peer-Review/Club Peer-Reviews Peergroup Peergroups Pendenz Pendenzen Penzing Peptid/Konzept Percussionist/Student Performanz/Aktion performativ/italienisch performen/spielen
  Performer/Club performt performte perioperativ/italienisch Permeabilität/Aktion Peroxidase/Studie Perron Perrons Personalisierung/Aktion peruanisch/italienisch Perzentil Perzentile Pesto/Club
  Pharmakologe/Biologe Philippiner/Italiener Phonem/Konzept Phonologie/Studie phonologisch/italienisch Phosphorylierung/Aktion photovoltaisch/italienisch Physiotherapie/Studie
  phänomenologisch/italienisch Pickerl Pilates Pinzgau pipettieren/studieren pitchen/spielen Pixels plagiieren/studieren Plasmid/Konzept Plastiksackerl Plastizität/Aktion Plugin/Club
  Plutokratie/Studie Poetik Pointer/Club Polio Polymerase/Studie Polymerisation/Aktion Polymers polynomiell/italienisch polysem/italienisch Pongau popkulturell/italienisch Popstar/Club
  Posaunist/Student posten/testen postmodernistisch/italienisch Poststrukturalismus poststrukturalistisch/italienisch Poulet Pouletbrust Powidl pragmalinguistisch/italienisch Prank/Club
  Prekariat/Konzept Preprint/Club Prequel/Club Pretest/Club Pricing/Club Primarschule Primatologe/Biologe Proceedings Producer/Club Prokrastination/Aktion prokrastinieren/studieren Prolepse/Studie
  proleptisch/italienisch Proletariate Proletariaten promoten/testen Promoters promotet Prompts Proposition Propositionen Prosecco/Club Protease/Studie Proteomik Präfixs präindustriell/italienisch
  präklinisch/italienisch präkolonial/italienisch präoperativ/italienisch Präsupposition Präsuppositionen pseudonymisieren/studieren Pseudonymisierung/Aktion Pseudorotz Psycholinguistik
  psycholinguistisch/italienisch Publizität/Aktion Pull-Request/Club pullen/spielen punkto Pönale Quartil Quartile querschnittlich/italienisch Quinoa/Club Quizze Radare Radfahrende Ranking/Club
  rappen/spielen Rapper/Club rationalistisch/italienisch Reader/Club Reaktanz/Aktion rebooten/testen Rebound/Club Recruiter/Club Reduktase/Studie reduktionistisch/italienisch Refactoring/Club
  refaktorieren/studieren Refaktorisierung/Aktion Refraktion/Aktion Reinfektion/Aktion relativistisch/italienisch relaxen/spielen Release/Club Reli Remake/Club Remix/Club remixen/spielen
  rendern/ändern Repository/Club resetten/testen Resilienz/Aktion Respiration/Aktion Respondent/Student Retraumatisierung/Aktion retweeten/testen Reykjavík rezessiv/italienisch Ribisel Ribiseln
  Ribosom/Konzept ribosomal/italienisch Rispentomate Rispentomaten Ritualisierung/Aktion Rollback/Club Rollerfahrer/Italiener Rollout/Club Romanist/Student Romanistik Romantisierung/Aktion
  royalistisch/italienisch ruandisch/italienisch ruckeln/ändern Rudererin Rudererinnen runterzuladen rückschließen Rüebli Sackerl salafistisch/italienisch Salienz/Aktion salzburgisch/italienisch
  sambisch/italienisch samplen/spielen Saxofonist/Student Saxophonist/Student Scaling/Club Scheduler/Club Schengen Schengen-Raum Schengenraum Schoah Schottentor Schulabgänger/Italiener
  schulbezogen/italienisch schulspezifisch/italienisch Schwammerl Schwammerln Schwechat Schwyz Scoop/Club Scooter/Club Scores Scoring/Club Scout/Club Scraper/Club Screen/Club screenen/spielen
  Sedimentierung/Aktion segmentieren/studieren Segregation/Aktion Sekundarschule Selektoren Selfmademans Semem/Konzept Senegalese Senegalesen Sepsis sequenzieren/studieren Sequenzierung/Aktion
  Serialisierung/Aktion Shift/Club Shitstorm/Club Shoah shoppen/spielen Shortcut/Club Signifikat Signifikats simbabwisch/italienisch Simmering simsen/spielen Singapurer/Italiener
  singapurisch/italienisch Sinologe/Biologe Sinologist/Student Sitcom/Club skandalisieren/studieren skaten/testen Skater/Italiener Sklerose/Studie skypen/spielen Slawist/Student Slawistik
  Smartboard Smartboards Smoothie/Club Snack/Club snacken/spielen Snippet/Club Snowboarder/Italiener Solarpanel Solarpanels Solothurn Somalier/Italiener Sonografie/Studie Sorbet/Konzept Sozi
  Soziolinguistik soziolinguistisch/italienisch soziopolitisch/italienisch spammen/spielen Spams Speaker/Club speckt speckte speditiv Spezifizität/Aktion Spin-off/Club Spitals Split/Club
  Spoiler/Club Spyware/Club Späti Spätis Sri-Lanker/Italiener stalken/spielen Stamperl Start-up/Club Steirer/Italiener steirisch/italienisch Steroid/Konzept Steyr Stoizismus streamen/spielen
  String/Club Strukturalismus strukturalistisch/italienisch stylen/spielen stylisch/italienisch Subjektivierung/Aktion subkulturell/italienisch sublingual/italienisch Suffixs Sultanat/Konzept
  Sunderland Supercup Suppression/Aktion Sushis Suspension/Aktion swipen/spielen Syllabus Synekdoche/Studie Syntagma Synästhesie/Studie südsudanesisch/italienisch Tablet/Club Tadschike/Biologe
  tadschikisch/italienisch Taiwanese/Biologe taiwanesisch/italienisch Tansanier/Italiener tansanisch/italienisch Taxonomie/Studie Teaser/Club telegen/italienisch Tempeh/Club Template/Club Tempora
  Temporalität/Aktion teratogen/italienisch Terzett textuell/italienisch Thailänder/Italiener thermodynamisch/italienisch Thread/Club Thumbnail/Club Thun Tiktoker/Italiener Timer/Club
  tindern/ändern Titration/Aktion titrieren/studieren tokenisieren/studieren Tomografie/Studie Tonic/Club Toolkit/Club Topfen toppen/spielen Topping/Club Toxikologe/Biologe Toxikologie/Studie
  Toxizität/Aktion tracken/spielen Tracker/Club Trackpad/Club Trade-off/Club Trafik Trafiken Trainee/Club Traktandum Tram Trams trans Transdisziplinarität/Aktion transgen/italienisch
  transgender/italienisch Transkriptom/Konzept Transkulturalität/Aktion Translation/Aktion transphob/italienisch Treatment/Club trendig/italienisch Triage/Studie Triathleter/Italiener Trigger/Club
  Trochäus tschadisch/italienisch Tunesier/Italiener Tunichtgute Turkmene/Biologe turkmenisch/italienisch Turkologe/Biologe Turnover/Club tweeten/testen Twist/Club Twitterer/Italiener
  typografisch/italienisch typologisch/italienisch Töff Töffs Ugander/Italiener ugandisch/italienisch uigurisch/italienisch Underdogs univariat/italienisch upcyceln/ändern updaten/testen
  upgecycelt upgraden/testen Upgrades uploaden/testen uruguayisch/italienisch Usability/Aktion Utilitarismus utilitaristisch/italienisch Validierung/Aktion Veggieburger/Club Velo Velofahrer Velos
  Venezolaner/Italiener Verbräuche Verbräuchen Verhandler/Italiener Vibrafonist/Student Vierterl vietnamesisch/italienisch Viewer/Club Viktimisierung/Aktion Villach Vintage/Club viral/italienisch
  Virologie/Studie virologisch/italienisch Virom/Konzept Virtualität/Aktion Vlog/Club vloggen/spielen Vlogger/Club volitional/italienisch Vorarlberger/Italiener vorarlbergisch/italienisch
  vorgängig vorschulisch/italienisch Voting/Club Voucher/Club Waldviertler/Italiener Wearable/Club Webcam/Club Webinar/Club Weinviertler/Italiener weiters Werbeblocker/Italiener WGs
  whatsappen/spielen Whiteboard Whiteboards Widget/Club Wissenschafter/Italiener Wok/Club Workaround/Club Workload/Club Wrap/Club Wrestler/Italiener Währing Youtuber/Club Zentrifugation/Aktion
  zentrifugieren/studieren Zitation/Aktion Zmorge Znüni Zocker/Italiener Zooms zoonotisch/italienisch Zucchetti Zufußgehende zuhause Zuseher/Italiener Zuseherin Zvieri zweitinstanzlich/italienisch
  Zyprer/Italiener zyprisch/italienisch Ägyptologe/Biologe Ästhetisierung/Aktion Ökonomisierung/Aktion ökozentrisch/italienisch ölreich/italienisch ölreichen Œuvre
  Aarhuser/Italiener Abchase/Biologe abchasisch/italienisch Actinoid/Konzept Adenin/Konzept Adenovirus/Konzept Agnostizismus
  ajnuisch/italienisch Akkader/Biologe akkadisch/italienisch Alawit/Student alawitisch/italienisch albigensisch/italienisch
  Albumin/Konzept Aleppiner/Italiener Aleute/Biologe aleutisch/italienisch Alexandriner/Italiener Algierer/Italiener Allel/Konzept
  Allergologe/Biologe allergologisch/italienisch Alpaka/Club altägyptisch/italienisch altassyrisch/italienisch altnordisch/italienisch
  altorientalisch/italienisch altpersisch/italienisch Americium amharisch/italienisch Ammaner/Italiener Amorit/Student
  amoritisch/italienisch Amoxicillin/Konzept Anakonda/Club Anaphylaxie/Studie anästhesiologisch/italienisch anatolisch/italienisch
  Andesit/Konzept Aneurysma/Studie Ankaraer/Italiener Anorexie/Studie Anthocyan/Konzept Antidepressivum Antioxidans/Konzept
  Antwerpener/Italiener Apogäum Apoptose/Aktion apulisch/italienisch aragonesisch/italienisch Aramäer/Italiener aramäisch/italienisch
  archäobotanisch/italienisch Archäozoologe/Biologe Arianismus Aseri/Biologe Assyriologe/Biologe assyrisch/italienisch
  Asthenosphäre/Studie astrobiologisch/italienisch astrophysikalisch/italienisch asturisch/italienisch athenisch/italienisch
  Atherosklerose/Studie Au-pair Au-pairs awarisch/italienisch axiologisch/italienisch Axolotl/Konzept Azteke/Biologe aztekisch/italienisch
  Bagdader/Italiener Bakteriophage/Biologe baktrisch/italienisch Bakuer/Italiener Balinese/Biologe balinesisch/italienisch
  Bangkoker/Italiener Barbiturat/Konzept Barceloner/Italiener Baryon/Konzept Baschkire/Biologe baschkirisch/italienisch
  baskisch/italienisch Belfaster/Italiener Beluga/Club Belutsche/Biologe belutschisch/italienisch Benzodiazepin/Konzept
  berberisch/italienisch Bergener/Italiener bessarabisch/italienisch Betacarotin/Konzept bhutanisch/italienisch biogeografisch/italienisch
  biophysikalisch/italienisch bithynisch/italienisch Bologneser/Italiener Bonobo/Club Bordeauxer/Italiener Borreliose/Studie
  Bostoner/Italiener Bozner/Italiener brabantisch/italienisch Bregenzer/Italiener Breslauer/Italiener Brünner/Italiener
  Budapester/Italiener Bukarester/Italiener bukowinisch/italienisch Burjate/Biologe burjatisch/italienisch burundisch/italienisch
  Byzantinist/Student Caldera/Konzept Calvinismus Cannabinoid/Konzept Capybara/Club Casablancaer/Italiener chaldäisch/italienisch
  Charkiwer/Italiener Chasare/Biologe chasarisch/italienisch chassidisch/italienisch Chassidismus Chicagoer/Italiener Chitin/Konzept
  Chlamydie/Studie Chloroplast/Student Chromosphäre/Studie Churer/Italiener Codein/Konzept Codon/Konzept Comanche/Biologe
  Cyberangriff/Konzept Cytosin/Konzept dagestanisch/italienisch Daker/Italiener dakisch/italienisch dalmatisch/italienisch
  Damaszener/Italiener Daoismus Dazit/Konzept Debrecener/Italiener Debrecziner/Italiener Delhier/Italiener dendrochronologisch/italienisch
  Denguefieber/Studie Dermatitis Detroiter/Italiener Dexamethason/Konzept Dingo/Club Dopamin/Konzept Druse/Biologe drusisch/italienisch
  dschibutisch/italienisch Dubaier/Italiener Dubliner/Italiener Edinburgher/Italiener Ekliptik/Aktion elamisch/italienisch
  elamitisch/italienisch Elastin/Konzept Elektrolyseur/Konzept Endokrinologe/Biologe endokrinologisch/italienisch Endosperm/Konzept
  Endozytose/Studie Entomologe/Biologe entomologisch/italienisch ephesisch/italienisch epigrafisch/italienisch Eriwaner/Italiener
  eskimoisch/italienisch Etrusker/Italiener etruskisch/italienisch Eukaryot/Student Euroskeptizismus Ewenke/Biologe ewenkisch/italienisch
  Exon/Konzept Exoplanet/Student Exosphäre/Studie fatimidisch/italienisch Femtometer/Konzept Fentanyl/Konzept Fermion/Konzept
  fidschianisch/italienisch Flavonoid/Konzept Florentiner/Italiener Fregattvogel/Konzept friaulisch/italienisch Fumarole/Studie Futurismus
  gabunisch/italienisch Gagause/Biologe gagausisch/italienisch galicisch/italienisch gälisch/italienisch galizisch/italienisch Gallium
  gambisch/italienisch Gaschromatographie/Studie Gastroenterologe/Biologe gastroenterologisch/italienisch Genotyp/Konzept Genter/Italiener
  Genueser/Italiener geochemisch/italienisch geozentrisch/italienisch Gepard/Student Gepide/Biologe gepidisch/italienisch
  ghanesisch/italienisch Gibbon/Club Gigabit/Konzept Gigahertz/Konzept Glasgower/Italiener Glaziologe/Biologe glaziologisch/italienisch
  Glioblastom/Konzept Globulin/Konzept Glukagon/Konzept Glukose/Studie Gluon/Konzept Glykolyse/Studie Gnostizismus Grazer/Italiener
  guanchisch/italienisch Guanin/Konzept guaranisch/italienisch guineisch/italienisch guyanisch/italienisch Haager/Italiener Hadron/Konzept
  hämatologisch/italienisch Hantavirus/Konzept Haplogruppe/Studie Haplotyp/Konzept hausaisch/italienisch Hektopascal/Konzept
  Heliopause/Studie Heliosphäre/Studie Helsinkier/Italiener Hemizellulose/Studie heraldisch/italienisch Herero herpetologisch/italienisch
  hethitisch/italienisch Higgs-Boson/Konzept Houstoner/Italiener hunnisch/italienisch huronisch/italienisch Huzule/Biologe
  hydrodynamisch/italienisch Hydrosphäre/Studie Hydroxychloroquin/Konzept Hyperloop/Konzept Hypernova/Konzept Hyperthyreose/Studie
  Hypothyreose/Studie Ibuprofen/Konzept Ichthyologe/Biologe ichthyologisch/italienisch Ichthyosaurier/Konzept igboisch/italienisch
  Illyrer/Italiener illyrisch/italienisch Indium ingrisch/italienisch Ingusche/Biologe inguschisch/italienisch Inhibitor/Konzept
  Innsbrucker/Italiener Interferon/Konzept Interleukin/Konzept Intron/Konzept inuitisch/italienisch Ionosphäre/Studie Iridium
  Irokese/Biologe irokesisch/italienisch istrisch/italienisch Ivermectin/Konzept Jainismus jainistisch/italienisch Jakartaer/Italiener
  Jakute/Biologe jakutisch/italienisch Jerusalemer/Italiener jorubisch/italienisch Kabuler/Italiener Kaiman/Konzept Kairoer/Italiener
  kalabrisch/italienisch Kaliningrader/Italiener Kalkuttaer/Italiener Kalmücke/Biologe kalmückisch/italienisch Kalvinismus
  kanaanäisch/italienisch kappadokisch/italienisch Kapstädter/Italiener kapverdisch/italienisch Kapybara/Club Karakal/Konzept
  Kardiomyopathie/Studie karelisch/italienisch Karibu/Club karolingisch/italienisch karthagisch/italienisch Kasaner/Italiener
  Kaschube/Biologe kaschubisch/italienisch kastilisch/italienisch Kasuar/Konzept Kattowitzer/Italiener keltiberisch/italienisch
  Keratin/Konzept Ketamin/Konzept Kiewer/Italiener kilikisch/italienisch Kilobit/Konzept Kinshasaer/Italiener Kiotoer/Italiener
  Klagenfurter/Italiener Koala/Club Kolibri/Club Kolitis Kolloid/Konzept komorisch/italienisch Kondor/Konzept Kopenhagener/Italiener
  Kopte/Biologe koptisch/italienisch korinthisch/italienisch Kormoran/Konzept Kortikosteroid/Konzept Kosake/Biologe
  kosmologisch/italienisch Krakauer/Italiener kreolisch/italienisch kretisch/italienisch Krill/Konzept kristallographisch/italienisch
  Kryosphäre/Studie Kryptowährung/Aktion Kuipergürtel/Konzept Kumane/Biologe kuschitisch/italienisch kykladisch/italienisch
  Laibacher/Italiener Lamaismus langobardisch/italienisch lappländisch/italienisch Lausanner/Italiener Lemur/Student Leningrader/Italiener
  Lepton/Konzept lesothisch/italienisch Leukozyt/Student Lignin/Konzept ligurisch/italienisch Limnologe/Biologe limnologisch/italienisch
  Linzer/Italiener Lissabonner/Italiener Lithosphäre/Studie Liverpooler/Italiener Lodzer/Italiener lombardisch/italienisch
  lothringisch/italienisch Lubliner/Italiener lusitanisch/italienisch Lütticher/Italiener Lwiwer/Italiener Lycopin/Konzept
  lydisch/italienisch lykisch/italienisch Lyoner/Italiener Madrider/Italiener Maglev/Konzept Magnetar/Konzept
  magnetohydrodynamisch/italienisch Magnetosphäre/Studie mährisch/italienisch Makak/Student makedonisch/italienisch Makrophage/Biologe
  malawisch/italienisch maledivisch/italienisch Malmöer/Italiener Maltose/Studie Manchesterer/Italiener mandschurisch/italienisch
  Mangrovenwald/Konzept Manguste/Studie Manichäismus Manilaer/Italiener Mantarochen/Konzept Maoismus maoriisch/italienisch Maronit/Student
  Marseiller/Italiener Marsrover/Konzept Massenspektrometrie/Studie Masure/Biologe Mauritier/Italiener mauritisch/italienisch
  Megaparsec/Konzept Melanesier/Italiener melanesisch/italienisch Melatonin/Konzept Melbourner/Italiener Meningitis Meraner/Italiener
  Merkantilismus merowingisch/italienisch Meson/Konzept mesopotamisch/italienisch Mesosphäre/Studie Methamphetamin/Konzept
  Methicillin/Konzept Methodismus Mikrobiota/Konzept mikronesisch/italienisch Millibar/Konzept mineralogisch/italienisch Mitochondrien
  Mitochondrium Moabiter/Italiener moabitisch/italienisch Monetarismus Mordwine/Biologe mordwinisch/italienisch Morphin/Konzept
  Moschusochse/Biologe Mossuler/Italiener Mufflon/Club Mumbaier/Italiener Mungo/Club myanmarisch/italienisch mykenisch/italienisch
  Mykologe/Biologe mykologisch/italienisch Myoglobin/Konzept Myon/Konzept Myosin/Konzept Myzel/Konzept Nabatäer/Italiener
  nabatäisch/italienisch Nairobier/Italiener Narwal/Konzept Nautilus navarresisch/italienisch Neapolitaner/Italiener Nekrose/Studie
  Nephritis Nephrologe/Biologe nephrologisch/italienisch Nestorianismus neuassyrisch/italienisch neubabylonisch/italienisch
  nigrisch/italienisch Niob/Konzept Nizzaer/Italiener Nominalismus Noradrenalin/Konzept Norovirus/Konzept Nowgoroder/Italiener
  Nowosibirsker/Italiener Nubier/Italiener nubisch/italienisch Nukleinsäure/Studie Nukleosid/Konzept numidisch/italienisch
  numismatisch/italienisch Nutation/Aktion Obsidian/Konzept Odessaer/Italiener Offshore-Windpark/Konzept okzitanisch/italienisch
  Olmeke/Biologe olmekisch/italienisch oromoisch/italienisch Osakaer/Italiener Osloer/Italiener Osmium Ossete/Biologe
  ossetisch/italienisch ostgotisch/italienisch Oxytocin/Konzept Ozelot/Konzept paläografisch/italienisch paläoklimatisch/italienisch
  Palermoer/Italiener Palynologe/Biologe palynologisch/italienisch Pankreatitis Pantheismus paphlagonisch/italienisch
  papuanisch/italienisch Paracetamol/Konzept parasitologisch/italienisch Parsec/Konzept Parther/Italiener parthisch/italienisch
  Paschtune/Biologe paschtunisch/italienisch pathophysiologisch/italienisch Pécser/Italiener pergamenisch/italienisch Perigäum
  Perihel/Konzept Permafrost/Konzept Permafrostboden/Konzept Perowskit/Konzept petrographisch/italienisch petrologisch/italienisch
  Petschenege/Biologe Phagozytose/Studie Phänotyp/Konzept pharmakokinetisch/italienisch Philadelphiaer/Italiener Phishing/Konzept
  phönikisch/italienisch Phönizier/Italiener phönizisch/italienisch Phospholipid/Konzept Phryger/Italiener phrygisch/italienisch
  Phytoplankton/Konzept piemontesisch/italienisch Pietismus Pikometer/Konzept Planetologe/Biologe planetologisch/italienisch
  Plesiosaurier/Konzept podolisch/italienisch polabisch/italienisch Poliomyelitis politologisch/italienisch Polyphenol/Konzept
  pommersch/italienisch pontisch/italienisch Posener/Italiener Positron/Konzept Präzession/Aktion Pressburger/Italiener
  Progesteron/Konzept Prokaryot/Student provenzalisch/italienisch Psoriasis/Studie Pterosaurier/Konzept ptolemäisch/italienisch
  pulmologisch/italienisch Pulsar/Konzept pyroklastisch/italienisch quechuanisch/italienisch Ransomware/Konzept rätisch/italienisch
  rätoromanisch/italienisch Remdesivir/Konzept Retrovirus/Konzept Reykjavíker/Italiener Rheumatologe/Biologe rheumatologisch/italienisch
  Rhinovirus/Konzept Rhodium Rhyolith Rigaer/Italiener Rijader/Italiener Rohingya Rotavirus/Konzept Rotterdamer/Italiener Rubidium
  Ruthene/Biologe ruthenisch/italienisch sabinisch/italienisch Saccharose/Studie safawidisch/italienisch Salmonelle/Studie
  salvadorianisch/italienisch Samaritaner/Italiener samaritanisch/italienisch samnitisch/italienisch samoanisch/italienisch
  Samojede/Biologe samojedisch/italienisch sansibarisch/italienisch Sarajevoer/Italiener Sarazene/Biologe sardinisch/italienisch
  Sarmate/Biologe sarmatisch/italienisch savoyardisch/italienisch Schaffhauser/Italiener schleswigsch/italienisch Seismologe/Biologe
  Seldschuke/Biologe seldschukisch/italienisch Selen/Konzept Seouler/Italiener Serotonin/Konzept Serval/Konzept Sevillaner/Italiener
  seychellisch/italienisch Shanghaier/Italiener Shintoismus siebenbürgisch/italienisch Sikhismus sikhistisch/italienisch
  Singhalese/Biologe singhalesisch/italienisch sinologisch/italienisch Skythe/Biologe skythisch/italienisch slawonisch/italienisch
  Smolensker/Italiener Sofioter/Italiener Sogdier/Italiener sogdisch/italienisch Solipsismus soteriologisch/italienisch Spaceshuttle/Club
  spartanisch/italienisch sphragistisch/italienisch Stablecoin/Club Stalingrader/Italiener Staphylokokke/Studie Stegosaurus
  Stellarator/Konzept stratigraphisch/italienisch Stratovulkan/Konzept Streptokokke/Studie Sufismus sumerisch/italienisch Suprematismus
  surinamisch/italienisch swahilisch/italienisch Sydneyer/Italiener Synchrotron/Konzept Szegediner/Italiener tahitianisch/italienisch
  Tallinner/Italiener taoistisch/italienisch Tartuer/Italiener Taschkenter/Italiener Tatare/Biologe tatarisch/italienisch
  Teheraner/Italiener Tellur/Konzept Telomer/Konzept Telomerase/Studie Temeswarer/Italiener Terahertz/Konzept Terawatt/Konzept
  Tetracyclin/Konzept Thallium thessalisch/italienisch Thessaloniker/Italiener Thomismus Thorium Thraker/Italiener thrakisch/italienisch
  Thymin/Konzept Thyroxin/Konzept Tifliser/Italiener Titoismus togolesisch/italienisch Tokamak/Club Tolteke/Biologe toltekisch/italienisch
  tongaisch/italienisch Torontoer/Italiener Transposon/Konzept transsilvanisch/italienisch traumatologisch/italienisch Triceratops
  Trientiner/Italiener Triestiner/Italiener Triglycerid/Konzept Trilobit/Student Tritium Trotzkismus Tschuwasche/Biologe
  tschuwaschisch/italienisch Tuareg Tukan/Konzept Turiner/Italiener Turkuer/Italiener tuwinisch/italienisch Tyrannosaurus Udmurte/Biologe
  udmurtisch/italienisch Uigure/Biologe umbrisch/italienisch Uppsalaer/Italiener Uracil/Konzept urartäisch/italienisch Usbeke/Biologe
  Utrechter/Italiener Vakuole/Studie Vakzin/Konzept Vancomycin/Konzept Vancouverer/Italiener vandalisch/italienisch
  vanuatuisch/italienisch Vasopressin/Konzept Velociraptor/Konzept Vikunja/Club Villacher/Italiener volhynisch/italienisch
  Vulkanologe/Biologe vulkanologisch/italienisch walisisch/italienisch wallachisch/italienisch Wallone/Biologe wandalisch/italienisch
  Waräger/Italiener warägisch/italienisch wepsisch/italienisch wikingisch/italienisch Wilnaer/Italiener Winterthurer/Italiener
  Wisigote/Biologe Wladiwostoker/Italiener Wolgograder/Italiener wolhynisch/italienisch Wombat/Club xhosaisch/italienisch
  zairisch/italienisch Zäsium Zikavirus/Konzept zimbrisch/italienisch Zirrhose/Studie zoroastrisch/italienisch Zoroastrismus
  zuluisch/italienisch Zürcher/Italiener zypriotisch/italienisch Zystitis Zytokin/Konzept zytologisch/italienisch Zytoplasma/Konzept
  Zytoskelett/Konzept
  Adelaide Ampère Basra Baudelaire Bogotá Bornholm Buchara Burgas Busan Cádiz Champagne Claudius Eiger Eisenhower Erdoğan Haarlem Herat
  Himalaya Maimonides Molière Monet Napoleon Öland Orléans Padua Poitiers Québec Raffael Rhône Schelling Tasmanien Tatra Theodora
  Tschaikowski Viktoriasee Wallonien Wittgenstein Woolf
`
