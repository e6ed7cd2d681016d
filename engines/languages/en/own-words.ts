/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted.
 */
export const ownWords = `
  abductive abelian abiotic ableism ableist abovementioned absorbance absorber absorbers abstractive accelerometer accelerometers accreting
  acetone acetyl acetylcholine acidification acknowledgement acknowledgements acknowledgment acknowledgments acquis actin actionable activewear
  adenoma adenosine adipocyte adipocytes adjoint adposition adrenalin adulting advisor advisors aerogel affective affixation affordances affricate
  affricates Afrofuturism afterward agar agarose agentic agentically agentive agnotology agrivoltaics agro ahold aioli airbnb airflows albedo
  alcopop aldehyde aldehydes algorithmically alia aliphatic aliquot aliquots alkalosis alkane alkanes alkene alkyne allele alleles allomorph
  allomorphs allopatric allophone allophones allophonic allotrope allotropes allowlist allyship alma alveoli ambiance ambience amicus amidst
  amongst amphoteric amylase amylopectin anabolic analog analyte analytes anaphase anaphora anaphoric anaphylactic anastomosis andragogy
  androcentric angiogenesis anhedonia anhydrous anisotropic anisotropy anova anthocyanin anthocyanins anti-Semitism anticonvulsant anticonvulsants
  antimicrobials antioxidant antioxidants antipyretic antipyretics antiretroviral antivax antivaxxer antivaxxers antonymy anxiogenic anxiolytic
  aperiodic apnea apnoea appellee approximant apraxia aquaponics arbitral archaeobotany archeological archeology arepa aromaticity arrhythmias
  arthouse arthralgia arthroplasty artifact artifacts assessable assimilationist assortativity asthenosphere asylee asymptomatically asymptote
  asymptotes athleisure attentional attributional audiobook auditable authenticator autoclave autoclaved autoencoder autoencoders autofill
  automata autoplay autosomal autosome autotroph autotrophs auxins avant-garde aversive axiological axiology axion axisymmetric axonal azeotrope
  azeotropic azimuthal bachelorette backbencher backbenchers backcountry backend backends backgrounding backpropagate backpropagation backticks
  bacteriophage barista baristas bartend bartending baryonic baseline baselines béarnaise beatbox beatboxer beatboxing béchamel benchmarked
  benchmarking benefitted benefitting benzodiazepine benzodiazepines betweenness bibliometric bicarbonate bidimensional bijection bijective
  bikeway bikeways bildungsroman bingeable bingeing biochar biodegradable biodiesel biodiversity bioethanol bioethicist biofuel biofuels biogas
  biogenic biogeochemical bioinformatic bioinformatician bioinformatics biologics biomarker biomarkers biomass biomedical biophysical bioreactor
  biosorption biosynthesis biota biotic biphasic biryani biscotti bitrate bitwise bivariate blackbody blastocyst blazar bleisure blockchain blog
  blogger bloggers blogs blueshift boilerplate bolognese booleans boson bosons bouldering boxplot boxplots brachial bradypnea breakeven Brexiteer
  bronchiolitis bronchodilator bronchodilators brownfield brownfields brûlée bruschetta brutalism brutalist bubonic burette burettes burqa burqas
  burrata bycatch bytecode cabernet caesarean café cafés calcination calisthenics calorimeter calorimetry calque camembert cannoli cannula
  cannulas cannulation canonicity capex capita captcha carbanion carbocation carbocations carbonara carbonless carbonyl carboxyl carboxylic
  carcinogenesis cardinality caregiving carer carers carnivalesque carotenoid carotenoids carshare caselaw cashflow cashflows catalase catalases
  catalogue catalogued catalogues cataphoric catastrophizing catfishing causations cellulosic centric centrifugation centrifuge centrifuged
  centriole centromere certiorari ceviche chai chakra chakras Chalcolithic chaperone chaperones charcuterie charcuteries chatbot chatbots
  checksums cheerleading cheesesteak chelate chelation chemiluminescence chemisorption chemokine chemoreceptor chemotaxis chemotherapeutics
  chillax chipotle chipset chipsets chiral chirality chlorophyll chloroplast chloroplasts choreographies chorizo chromatid chromatids chromatogram
  chromatograms chromatograph chromatographic chromatographically chromatography chronotope churnalism cilantro cinephile ciphertext circumstellar
  cisgendered cisgenic cisnormative citability citable cityscape clades cladistic cladogram clapback classist classwide clavicular clawback cliché
  clichés clickstream clickthrough clientelism clientelist clientelistic clitic clitics coachability cocurricular codable codebase codebook
  codebooks codec codeswitching codomain coevolution coevolve cofactor cofactors cofounder cofounders cognitions cognizance cognizant cohabitee
  cohomology cohousing cointegration coli coliving collateralised collateralized collectable collectables collectible collectibles collimated
  collisional collocational colocated colocation colorectal colorimeter colorimetric colorism colourism combinatorial combinatorics cometary
  comitology commensal commensalism commodification commodified commodifies commodify commodifying commoditisation commoditised commoditized
  communiqué communitarian communitarianism comorbid comorbidities compatibilism compatibilist complementiser complementizer composability
  compostable compulsivity computable conative concerti conductivities config configs confirmability confit confocal conformational confounder
  confounders consequentialism consequentialist consociational consociationalism conspecific conspecifics constantan constructionism
  constructivism constructivist constructivists contractarian contractionary contractualism contralateral convolutional coparenting copepod
  copolymer copolymers coprocessor copyedit copyedited copyediting copyeditor coreference coronavirus coronaviruses corporatist cortège
  corticosteroid corticosteroids cosplayer couchsurfing counterargument counterarguments counterexample counterexamples counterfactuals
  counterintuitive counterintuitively courseware covariate covariates covariation covaried covaries covary covenantee covid coworking craniotomy
  creatine creatinine crème creolisation creolization crewmember crewmembers cringey crossfit crosshairs crosshead crowdsourced crowdsourcing
  cryosphere cryptocurrencies cryptocurrency cryptographic cryptographically crystallinity crystallite crystallites culturalist curation
  curriculums curveball customisable customizable cuvette cuvettes cyanides cyanobacteria cyanosis cyber cybersecurity cycleway cyclohexane
  cytokine cytokinesis cytokinin cytoplasm cytoskeleton cytosol cytotoxic cytotoxicity czar czars darknet datacenter datacenters datacentre
  datacentres datafication datafied dataflow dataframe datapoint dataset datasets datastore datastores de-ice de-icer deadlift deadlifts
  deadweight deallocate decarbonisation decarbonise decarbonised decarbonization decarbonized declutter decluttering decolonial decoloniality
  decomposer decomposers decontextualise decontextualised decontextualize decontextualized décor decrypt decrypted deduplicate deduplication
  deepfake deepfakes defamiliarisation defamiliarization deforestation defragment deglaciation deglaze dehydrogenase deictic deindividuation
  deindustrialisation deindustrialization deionised deionized deixis déjà delict delictual delish denature denatured denaturing dendritic
  dendrochronology denoise denoised denoising denotational densification denuclearisation denuclearization denylist deontological deontology
  deplatform deplatformed deplatforming deployability deployable deprioritise deprioritize deprioritized deprotonate deprotonated deprotonation
  deradicalisation deradicalization derivational desalination deserialize desorption devops dhal diachronic dialectology dialogic dialogism
  diapause diaphoresis diasporic diastereomer diastereomers dichotomise dichotomised dichotomize dichotomized dichotomous dicot dicots didactics
  diegetic dietician diffeomorphism differentiability diffractogram diffractometer digester digitalisation digitalise digitalised digitalization
  digitalize digitalized diglossia dimensionality dimerization dimers dimorphism directionality disaggregate disaggregated disaggregation
  disambiguated discoverability discretisation discretization discretized disempower disempowered disempowering dishwashing disidentification
  disincentivise disincentivize disinhibited disinhibition disintermediation dispositif dissipative dissociates distractor distractors docuseries
  donut doomscroll doomscrolling doozy dopaminergic dopant dopants downregulate downregulated downregulation downsample downsampled downsampling
  downscaled downscaling downtimes downvote downvoted downwelling doxing dramaturg dramaturgical dramaturgy dreamt driverless drivetrain dropdown
  drosophila drumroll dualist duffel durations dwarves dwelled dysarthria dysbiosis dyscalculia dysplasia dyspnea dyspnoea dyspraxia dysregulated
  dysregulation dysthymia ebook ebooks ecclesiology echocardiogram echocardiography eco ecommerce econometrician ecotone ecotourism ecotype
  ectoderm ectotherm ectotherms edtech effector effectors eigenfunction eigenfunctions eigenspace eigenstate eigenstates ejecta ekphrasis
  ekphrastic elasticities elastomer elastomers electability electrophile electrophiles electrophilic electrophoresis eluate eluent eluted elution
  embeddings embrittlement embryogenesis emic emissivity emotionality empanada empanadas empath empathic employability enantiomer enantiomers
  enculturation endemism endergonic endianness endocytosis endoderm endodontic endogamous endogamy endogeneity endophoric endoplasmic endosperm
  endosymbiosis endothelium endotherm endothermic enforceability enrollee enrollees ensembling enslaver enslavers enthalpies enthalpy entrée
  epenthesis epidemiologic epigenetic epigenetics epigenome epistemic epistemologically epistemologies epitaxial epitope epitopes equilibria
  equimolar equivariant eReader eReaders ergative erythema esport esports essentialise essentialism essentialist essentialize essentializes
  essentializing esterification estoppels estuarine ethanoic ethene ethernet ethno ethnocracy ethnographer ethnographers ethnographic
  ethnographies etic euchromatin eudaimonia eudaimonic eukaryote eukaryotes eukaryotic Eurocentric Eurocentrism Europeanisation Europeanization
  Eurosceptic Euroscepticism Eurozone eurozone eutrophication evapotranspiration evidenced evidentiality evidentiary executables executory
  exergonic exocytosis exogamy exophoric exoplanet exoplanets exothermic exoticize exoticized explainability exploitability explorative
  exploratorily exponentials exposé externalities externality extracurricular extracurriculars extradiegetic extragalactic extrasolar
  extravascular extraversion extravert extraverted extraverts façade façades facelift facelifts facemask faceoff facie facilitators factcheck
  factchecker factcheckers factchecking facto failover falafel falsifiability fandoms fanfic fanfics fanfiction fatphobia favela favelas
  fearmongering feedforward feedstock feedstocks femicide feminicide feminisms fermion fermions ferroelectric fetishise fetishised fetishize
  fetishized fiancé fiancée fibroblast fibroblasts fibromyalgia filesystem filesystems filmmaking filmography financialisation financialization
  findability finetune finetuned finetuning fintech flambé flâneur flavonoid flavonoids flaxseed flexitarian flocculation fluorescence fluorimeter
  flyer flyers focaccia focalisation focalization focalizer foci foldable foodbank foodbanks foodborne foodscape foodways foregrounded
  foregrounding foreseeability formalisms formant formants formulary formwork fraîche framerate franchisor Francoist frappuccino freemium
  freestyling freewrite freewriting frescos fricative fricatives frittata frontend frontends fullscreen functionalised functionalized functors
  futsal gamepad gameplan gameplay gamers gametophyte gamification gamified gamify gaslighting gaslit gastroenterologist gastropub gatekeeping
  gatekept gelato gendering genderqueer generalisability generalisable generalizability generalizable generis genomic genomics genotoxic
  genotoxicity genotype genotypes genotypic genotyping gentrification gentrified gentrifier geolocation geopolitics geospatial geotag germline
  gibberellin girlie glamping glebe glia glial glocal glocalisation glocalization glottalization glucagon gluconeogenesis glutes glycaemic
  glycemic glycolysis glycolytic glycoprotein glycoproteins goalscoring goji gouda governmentality grammaticalisation grammaticality
  grammaticalization grammaticalized grandad grandads grandparenting granularities granularity granulocyte grapheme graphemes graphene
  gravitationally grayscale greenhouse greenwash greenwashing greyscale grifter grifters groundwater groupthink guerrilla guerrillas gunplay
  habanero habeas habitus hackathon hackathons hadron hadronic hadrons haematoma haematopoietic haemodialysis haemoglobin haemolysis hagiographic
  haircare halide halides halloumi halophyte handwashing hangry hantavirus hapax hardcode hardcoded hashtag hashtags hatchling heatmap heatmaps
  heatsink heatwave heatwaves hedonic hedonistically hegemon hegemonic hegemonies helicase heliosphere hematoma hematopoietic hemiparesis
  hemodialysis hemoglobin hepatotoxic hepatotoxicity herbivory heritability hermeneutic hermeneutical hermeneutics heterocyclic heterodiegetic
  heteroglossia heteronormative heteronormativity heteronym heterophily heterophony heteroscedasticity heteroskedastic heteroskedasticity
  heterotroph heterotrophic heterotrophs heterozygote heterozygous heutagogy hexane highrise hillfort hillforts hiphop hippocampal histogram
  histograms histological histone histones historicise historicised historicism historicist historicize historicized historiographic
  historiographical historiographies hollandaise holomorphic homebuyer homeomorphism homeomorphisms homeostasis homeownership homeschool
  homeschooled hominin hominins homogenate homomorphic homonationalism homonymy homophily homophone homophones homophonic homoscedasticity
  homoskedastic homosocial homotopy homozygote homozygous hotdesking hotdog hotdogs hotfix hotline hotlines hotspot hotspots houseguest hybridity
  hydride hydrocarbon hydrochloric hydrogel hydrogels hydrogencarbonate hydrolysed hydrolysis hydronium hydroponics hydroxide hydroxyl hygroscopic
  hypercalcemia hypercapnia hyperglycaemia hyperkalaemia hyperkalemia hyperlink hyperlinks hyperlipidemia hypernatremia hypernym hyperparameter
  hyperparameters hyperplasia hypersexualized hypertonic hypha hyphae hypocalcemia hypoglycaemia hypokalaemia hypokalemia hyponatraemia
  hyponatremia hyponym hyponyms hypotaxis hypotension hypotensive hypothalamic hypotonic hypoxia hypoxic iatrogenic ideation identitarian
  idiographic idiolect illiberalism illiquid illiquidity illocutionary immiscible immunohistochemistry impactful impactfully impleaded
  implementers implicature implicatures improv improvisatory inattentional incel incels incentivisation incentivise incentivised incentivises
  incentivising incentivization incentivize incentivized incentivizes incentivizing inclusivity incompatibilism indexable indigeneity inelasticity
  inferencing influencer influencers infodemic infographic infosec infotainment ingroup inhomogeneities inhomogeneity initializer injective
  innominate inoculum inpainting insourcing instantiation instrumentalisation instrumentalise instrumentalised instrumentalization instrumentalize
  instrumentalized integrable integrand intensivist intentionality interactional interconnectedness intercostal intercultural interdisciplinarity
  interferences interferometer interferometers interferometry intergovernmentalism internship internships interoception interoceptive
  interpellated interpellation interpretability interpretivism interpretivist interrater intersectional intersectionality intersectionally
  intersectoral intersubjective intertext intertextual intertextuality interventional intonational intra intradiegetic intrathecal intravenous
  intron introns intubate intubated intubation invariance invariants investable iPads iPhones iPods ipsilateral irredentism irredentist isochrone
  isoflavone isoflavones isogloss isospin isothermal isotonic isotope isotopes isotopic isotropy iterable iteratively jalapeño jetlag jobseeker
  jobseekers jpeg judgement judgements judgment judgments jure jurisprudential justiciability justiciable kabob kabobs karting karyotype kefir
  keratinocyte keratinocytes ketoacidosis ketosis kettlebell kettlebells keyframe keylogger Keynesianism keypoint keypoints kickboxer kilodalton
  kimchi kinases kinesin kinesthetic kinetochore kitesurfing kleptocratic kombucha kurtosis labiodental lactase laissez-faire landform landforms
  lanthanide laptop laptops lasagna lasagne latencies laude leachate leachates leaderboard leaderboards learner-centered learner-centred learnings
  lemmatisation lemmatization lemmatized lenition lensing leukopenia lexeme lexemes lexicalized libertarianism lidocaine lifecycle ligand ligands
  ligase lightbulb lightbulbs likability likeability likeable limerence liminal liminality linearised linearized linter lipase lipases lipid
  lipids lipoprotein literacies lithospheric livable liveability liveable livestream livestreamed livestreamer livestreaming livestreams localhost
  locavore lockbox lockdown lockdowns lockscreen locomotor locutionary logarithmically logfile logit lognormal logographic longform longlist lossy
  loveable lowercased luminol luminosities lychee lycopene lymphoblastic lymphocytic lysis lysosome macaron macarons macchiato machinability
  macroeconomic macroeconomics macronutrient macronutrients magmatic magna magnetohydrodynamic magnetospheric mahjong maladaptive malinformation
  mangas manicotti mannerist manosphere mansplain mansplaining marginalist marketisation marketization Markovian masala mascarpone masculinities
  massless matcha matchday matchdays matinée matrilineal matrilocal maximalism maximalist maximiser maximizer mechatronics mediatisation
  mediatization mediatized medicalisation medicalise medicalised medicalization medicalize medicalized meds meiosis meiotic melatonin melismatic
  memetic memoization memoize memoranda mentalization mentalizing mentee mentees mentorships mercantilist merch merengue meristem merlot meronym
  mesoderm mesophyll mesoscale mesoscopic metabolomics metacognition metacognitive metadata metagenomic metallicities metallicity metaplasia
  methylated methylation metonymic metonymy microaggressions microbiome microbiota microblog microcredit microfiber microfibers microfinance
  microfluidic microfluidics microgram micrograph micrographs microgrid microlensing microlith micronutrient micronutrients micropipette
  microplastic microplastics middleware midline millennials milliamp milliampere millimolar millivolt millivolts mimesis minibatch minified
  minoritised minoritized misattribute misattributed misattribution mischaracterisation mischaracterise mischaracterization mischaracterize
  misclassification misclassified misgender misgendered misgendering misgenders miso misogynoir misrecognition mitigations mitochondria
  mitochondrial mitochondrion mitogen mitosis mixologist mixology mocktail mocktails mockumentaries mockumentary modernities modularity modus
  molality molarity monocot monoculture monocultures monocyte monocytes monomer monomers monophthong monophyletic monopsony monotonicity moodboard
  morphogen morphogenesis morphometric morphophonology morphosyntactic morphosyntax motorsport motorsports mousepad moveable mown mucosa mucosal
  Mughal multicast multicollinearity multicore multidimensionality multilateralism multilevel multimodal multimodality multinomial multisectoral
  multistep multivariate muon muons mutagenesis mutualism mutualistic myalgia mycelium mycorrhizal myelin myelinated myocarditis myosin mythmaking
  mythopoetic naïve naïvely naiveté naïveté naloxone namespace namespaces nanowire narratee narratological narratology nasogastric nativism
  nativist nearshoring neo neocolonial neofunctionalism neogothic neoliberal neoliberalism neoliberals neomercantilism neonatal neonatology
  neopatrimonial neoplasia neorealism neorealist nephrologist nephrology nephrotoxic nephrotoxicity netspeak neuro neurodivergent neurodiverse
  neurodiversity neuromorphic neuromyth neuropathy neurotransmitter neurotransmitters neutropenia neutrophil neutrophils newsfeed nigiri
  nitrification nitrite nitrites nitrous nm nociceptor noir nominalisation nominalised nominalism nominalization nominalizations nomothetic
  nondiegetic nonlinearities nonlinearity nonparametric nonverbal noob normalised normativity nosocomial noumena noumenal nouveau nucleophile
  nucleophiles nucleophilic nucleosome nucleosomes nucleosynthesis nucleotidase nucleotide nucleotides nudging nullius numeraire nutraceutical
  nutraceuticals obesogenic obiter observability observables occipital odds offboarding offline offscreen offseason ok oligopolistic omelette
  omelettes omnichannel onboarded onboarding onboards oneself online ontological ontologies onwards oocyte oocytes operability operandi operant
  operationalisation operationalise operationalised operationalises operationalising operationalization operationalize operationalized
  operationalizes operationalizing operon opex optimizers optionality optoelectronic optoelectronics orbitofrontal ordoliberal ordoliberalism
  organelle organelles organometallic orientalism orogenic orogeny ortholog orthologous orthologs orthonormal orthotics osmoregulation osmosis
  osmotic osteoblast osteoclast ostinato othered othering otitis Ottonian outcompete outcompeted outgroup outlier outliers overfishing overfit
  overfits overfitted overfitting overgeneralisation overgeneralization overprescribing overprescription overreliance overreliant
  overrepresentation overrepresented oversized overtourism overtraining oxidase oxidases oxytocin paddleboard paddleboarding pageview pageviews
  palaeoclimate palaeoecology paleoclimate paleoecology pancetta pandemic paneer panpsychism pansexual papermaking paralinguistic parallelize
  Paralympian Paralympians paralympic parameterization parametric parametrization parametrize paraphraser paraphyletic parasitoid parasitoids
  parasocial parataxis paratext paratexts paratextual parenteral parentification paresthesia parmesan parsers passcode passivized passwordless
  patellar pathogen pathogenesis pathogenicity pathogens pathologies pathologise pathologised pathologize pathologized pathologizing
  pathophysiology patrilineal patristic paywalled peacebuilder peacebuilding pedagogies peloton penological pentane pepsin peptide peptides
  perceptron perceptrons percutaneous perfectionistic performative performativity pericarp perinatology periodisation periodise periodization
  periodontitis perioperative peripartum peripherality peritext periurban perlite perlocutionary permaculture permanganate perovskite perovskites
  personalisation personalization personhood perturbative pescatarian petechiae petri phagocytosis pharmacodynamic pharmacodynamics
  pharmacokinetic pharmacokinetics pharmacotherapies pharmacovigilance phenolphthalein phenomenological phenomenologist phenotype phenotypes
  phenotypic phlebotomist phlebotomy phloem phoneme phonemes phonemic phonotactic phonotactics phosphatase phospholipid phospholipids
  phosphorylate phosphorylated photobomb photobook photometer photometry photonic photonics photosensitizer photosynthesise photosynthesize
  photosynthetic photovoltaic photovoltaics phraseological phylogenetic phylogenetics phylogenies physicalism physicalist physico physisorption
  phytochemical phytochemicals phytoplankton phytoremediation phytotoxic pilates pingback pinot pion pions pipette pipetted pipetter pipettes
  pipetting pixelated placebo placebos placemaking plagiarise plagiarised plagiarize plagiarized plaintext planetesimal planetesimals plasmas
  plasmid plasmids plasmolysis platformisation platformization playmaker playmakers playtest playtesting pleiotropic pleiotropy pleural plosive
  plosives plugin plugins plurilingual plurilingualism pluripotent plyometric plyometrics pneumothorax podcast podcaster podcasters podcasts
  polenta policymaking polycentric polymer polymerase polymers polymorphism polymorphisms polyphenols polyphyletic polyploid polyploidy
  polysaccharide polysaccharides polysemy polytope polytopes pondweed popsicle positionality positivity postbellum postcolonial postcoloniality
  posteriori postgrad posthumanism potentiometer powerlifting powerpoint powertrain pre pre-empt pre-empted pre-emption pre-emptive preattentive
  prebiotic prebiotics prebunking precarity precedential precession precisions precompute precomputed preconscious prediabetes predictor
  predictors preeclampsia prefetch prefixation prejudge preload preloaded preprint preprints preprocess preprocessed preprocessing presenteeism
  presentism preservice prestressed presuppositional preterite pretrain pretrained pretraining prima priori proactivity probabilistically
  probative probiotic probiotics problematise problematises problematization problematize problematized problematizes problematizing procyclical
  productization programmability programmatically projective prokaryote prokaryotes prokaryotic promisee promisor propene prophase proprioception
  proprioceptive propter prosecco prosecutorial prosocial prosociality prosodic prosopography prosthodontics prosumers protease proteases
  proteasome protégé protégée protégés proteolysis proteolytic proteome proteomics protestor protestors protist protists protolanguage protonate
  protonated protonation protoplanetary protostar protostars pruritus pseudocode pseudopod psychometric psychometrics psychosocial psychoticism
  purpura pushback pyroclastic pyrolysis Qing quadrupole qualia quantile quantiles quantised quantized quantizer quartile quartiles qubit qubits
  queryable questionnaires racemic racewalking racialisation racialised racialising racialization racialize racialized raciolinguistic radiative
  radicalisation radicalization rainforest rainforests ramen randomization rata raytracing reachability readerly readme readmissions readymade
  readymades reagent reagents reappropriate reappropriation rearchitect rearward rebar rebrand rebranded rebranding rebrands recoded recombinant
  recommender recommenders reconfigurable recontextualise recontextualize recontextualized recordkeeping recyclability redistributive redlined
  redox redshift redshifts referenda reflexivity reflux reframe reframed reframes reframing refugium regexes regionality regionals
  regioselectivity regressor regressors rehydrate rehydration reimagine reimagined reimagines reimagining reimaginings reinforcer reinforcers
  reionization relatability relativizer reliabilities renewables renormalisation renormalization renormalized rentier reoffend reoffender
  reoffenders reoffending replicability replicable repo repos repost reposted reposts reprioritise reprioritization reprioritize reproducibility
  repudiatory repurpose repurposes repurposing resampled resampling rescaled rescheduled reshoring resilience resizable reskill reskilling
  resocialization resorb responder responders responsibilisation responsibilization restitutionary resubmit resubmitted résumé resuspend
  resuspended resveratrol retargeting retellings retinopathy reusability revanchism revanchist rewild rewilding rheology rheumatology rhizobia
  rhizosphere rhotic ribeye ribosomal ribosome ribosomes rideshare ridesharing Riemannian risqué roadmap roadmaps rollout rollouts ropeway rosé
  roti rulemaking runtime runtimes rurality saccade saccades sacral sagittal saleable saliency salinisation salinization sandboxed sandboxing
  sandhi sarcomere sashimi sauté sautéed sauvignon scaffolded scaffolding scalability scalable scatterplot scatterplots scenographic scenography
  schemas schwa screenager screencast screencasts screener screenshot screenshots screentime screenwash scrollable scrollbar seagrass seagrasses
  seatbelt seatbelts sectoral securitisation securitised securitising securitization securitize securitized segmentations seigniorage seismometer
  selectiveness selfcare selfhood semiclassical semiconductor semiconductors semisupervised sensemaking sensorimotor serialism seroprevalence
  sertraline serverless sessile sestina setlist setpoint severability sexualisation sexualise sexualised sexualization sexualize sexualized
  sfumato shader shaders sharding shareability sharepoint sideload sigmoid sigmoidal signup signups silviculture sintered sintering sixfold
  sizable sizeable skatepark skeuomorphic skeuomorphism skewness skillset skillsets smartphone smartphones smidge snuck sociality socio
  sociocultural sociodemographic socioeconomic sociolect sociolects sociolinguistic sociolinguistics sociopolitical softmax soirée soirées soliton
  solitons solvation somatization sommelier sommeliers sonographer sonography sorption soteriology soundscape spacetimes specialties specialty
  spectatorship spectrofluorometer spectrograph spectrographs spectrometer spectrometry spectrophotometer spectrophotometry spectroscopic
  spectroscopy speedrun spermatogenesis spinor spintronics spirometry sporophyte sporulation stakeholder stakeholders stakeholding Stalinism
  standup starship startup startups statin statins stationarity staycation staycations stderr stdout steganography stepfamilies stepfamily
  stepwise stereochemical stereochemistry stereoisomer stereoisomers sternal stochasticity stoichiometric stoichiometries stoichiometry stomata
  stomatal stormwater storyboarding storyline storylines storytime storyworld storyworlds stratigraphic stratigraphical stratigraphy streetscape
  streetscapes stressor stroganoff subarachnoid subcategories subcategory subclavian subdiscipline subduction subdural subgroup subgroups
  subjectification subjectivation subjectivities sublation subnet subordinators subrogation subsample subscale subscales substrate substrates
  subtask subtree suicidality sulfate sulfates sulfide sulfides sulfur sulfuric sulfurous summa summative supernatant supernatants superset
  supervenience supervisees supraglottic suprasegmental surfactant surfactants surjection surjective surveil surveillant surveilled surveilling
  sustainably swappable syllabi symbiont symbionts sympatric symplectic symposia synaptogenesis synchronic synchrotron syncretic syncretism
  syndromic syntagm syntagmatic tachypnea taekwondo tagset tahini takeaway takeaways tanginess tartare taxa taxon teachability teahouse teenaged
  teensy telecom telecoms telehealth telework telicity telomerase telomere telomeres telophase tempeh temporalities temporality temporoparietal
  tephra teratogenic terra testbed textspeak Thatcherism Thatcherite theodicy thermalized thermistor thermo thermocouple thermocouples thermophile
  thermophilic thermoregulation thrifted thrifting thrombocytopenia throughputs thylakoid tikka tilings timbral timeslot timestamp timestamps
  tiramisù titer titrant titrate titrated titrating titration titrations titre toddlerhood tokenised tokeniser tokenistic tokenization tokenize
  tokenized tokenizer toolchain toolchains toolkits tooltip tooltips topicalization toponym toponymy tortfeasor tortfeasors tortious touché
  touchpad touchpads touchpoint touchpoints townscape traceback tracheid tracheostomy trackpad tradable tradeable tradeoff tradeoffs trainings
  tranquility transcriptase transcriptional transcriptome transcriptomics transdisciplinary transferability transformative transgene transgenic
  translanguaging translatability translational transmembrane transpile transpiler transpiration transpire transposon transposons traumatology
  treebank triaging tribology tridiagonal trigonal trilingual triphthong trojan trophic Trotskyist trypsin tsar tsars tsunami tsunamis tubulin
  tunable turgor tutee tutees typological typologically typologist typology ubiquitin ultrasonography umami unaffordability unaffordable
  unarchived unbanked unbeknownst unconscionability uncorrelated uncredited underrepresentation underrepresented underserved understorey
  unencrypted unfollow unhoused unidimensional unipolar unipolarity unitarity univariate unnuanced unpaired unparsed unpublishable unrelatable
  unscaffolded unschooling unshakeable unvaccinated unvisited upcycle upcycled upcycling uplink upregulate upregulated upregulation upsampling
  upscaling upsell upselling upskill upskilled upskilling upskills uptime upvote upvoted upvotes upwelling urbanism urbanist urbanists urologic
  usability useable usufruct valenced validator validators valorise valorised valorize valorized vaping variances variational variationist
  vasculature vasodilation vasopressor vasopressors vaxxed verifications vibrational victimhood victimology videoconference videoconferencing
  videogame videogames viewport viewports villanelle vindaloo virality vires virion virions virtualised virtualized vis-à-vis viscoelastic
  viscosities visuospatial vlog vlogger vloggers vlogging vlogs voilà voltmeter voltmeters voluntourism vortexed vortices walkability walkable
  washback wastewater waveforms wavefunction wavefunctions wavenumber wavenumbers wearables webcomic webcomics webhook webhooks webinar webinars
  webpage webpages webtoon Weimar weldability welfarism welfarist wellbeing whataboutism whiskey whisky whistleblower whistleblowers
  whistleblowing whiteboard whiteboards whitespace wicketkeeper wifi wingman wireframe wireframes wireframing wokeness womanist wonton wordlist
  wordlists workaholism workaround workarounds workflow workflows workforces workshopped workshopping workspaces worldbuilding worldmaking
  worldview worldviews worshipped worshipper worshippers worshipping writerly xanthate xenograft xenotransplantation xylem yoghurt yoghurts yogurt
  yogurts zooarchaeology zoonoses zoonosis zoonotic zooplankton zumba zwitterion zygote zygotes
`
