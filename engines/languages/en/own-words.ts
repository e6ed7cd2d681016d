/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted.
 */
export const ownWords = `
  absorbance acetone acetyl actionable affordances agar agarose agentic alkene alkyne allele alleles amylase anhydrous anova antioxidant antioxidants
  autoclave autoclaved autoencoder autoencoders autotroph autotrophs backpropagation bacteriophage barista baristas baseline baselines bibliometric
  bicarbonate biochar biodegradable biodiesel biodiversity bioethanol biofuel biofuels bioinformatics biomarker biomarkers biomass biomedical
  biophysical bioreactor biosynthesis bivariate blockchain blog blogger bloggers blogs boilerplate brownfield burette burettes café cafés carbonyl
  carboxylic carer carers catalase catalases centrifugation centrifuge centrifuged chatbot chatbots chemoreceptor chlorophyll chloroplast chloroplasts
  chromatogram chromatograms chromatographic chromatography cilantro classwide cliché clichés codebase codebook codebooks cointegration coli
  colorimeter colorimetric commodification conductivities confocal confounder confounders coronavirus coronaviruses counterargument counterarguments
  counterexample counterexamples counterintuitive counterintuitively covariate covariates crewmember crewmembers crosshead crowdsourced crowdsourcing
  cryptocurrencies cryptocurrency cuvette cuvettes cyanobacteria cybersecurity cytoplasm cytosol dataframe dataset datasets decarbonisation
  decarbonise decarbonization decolonial deepfake deepfakes deforestation dehydrogenase denature denatured denaturing desalination dialogic
  dichotomous diffractometer dissociates dropdown ebook ebooks ecotourism electrophoresis embeddings endogeneity endosymbiosis endothermic entrée
  epigenetic epistemic ethnographer ethnographers ethnographic eukaryote eukaryotes eukaryotic eutrophication evidenced exoplanet exoplanets
  exothermic explainability extracurricular facilitators façade façades fiancé fiancée fluorescence fluorimeter foodborne foregrounded foregrounding
  fricative fricatives generalizability genomic genomics gentrification gentrified geolocation geopolitics geospatial glucagon glycemic granularity
  grapheme graphemes greenhouse groundwater haemoglobin hantavirus hashtag hashtags heatwave heatwaves hegemonic hemoglobin heteroscedasticity
  histogram histograms homeostasis homogenate homophone homophones homoscedasticity hydrocarbon hydrochloric hydrogencarbonate hydrolysed hydrolysis
  hydroponics hydroxide hyperlink hyperlinks hyperparameter hyperparameters hypertonic hypotonic indigeneity influencer influencers infographic
  infotainment intercultural interdisciplinarity internship internships interrater intersectional intersectionality intersubjective intertextual
  intertextuality intravenous isotonic isotope isotopes isotopic jpeg kinesthetic laptop laptops leachate lexeme lexemes lifecycle lipase lipases
  lipid lipids literacies locavore logit lognormal longlist macroeconomic macroeconomics macronutrient macronutrients meiosis meiotic melatonin
  metacognition metacognitive metadata metagenomic microaggressions microbiome microcredit microfiber microfibers microfinance micrograph micrographs
  micronutrient micronutrients micropipette microplastic microplastics misclassification misclassified mitigations mitochondria mitochondrial
  mitochondrion mitosis monoculture monocultures monomer monomers mown multicollinearity multilevel multimodal multimodality multinomial multivariate
  mycorrhizal naïve neoliberal neoliberalism neonatal neurodivergent neurodiverse neurodiversity neurotransmitter neurotransmitters nitrification
  nitrite nitrites nm nonlinearity nonparametric nonverbal normalised normativity nucleotide nucleotides nudging odds offline omnichannel onboarding
  oneself online ontological operationalization operationalize operationalized organelle organelles osmosis osmotic outlier outliers oxidase oxidases
  pandemic papermaking parametric passivized pathogen pathogens pedagogies pepsin peptide peptides performative performativity petri phenolphthalein
  phenomenological phenotype phenotypes phenotypic phloem phoneme phonemes phonemic photometer photosynthesise photosynthesize photosynthetic
  photovoltaic phytoplankton pipette pipetted pipettes pipetting placebo placebos plagiarise plagiarised plagiarize plagiarized plosive plosives
  plugin plugins podcast podcasts polymer polymerase polymers polysaccharide pondweed positionality postcolonial posthumanism predictor predictors
  prejudge preprint preprints preprocess preprocessed preprocessing priori prokaryote prokaryotes prokaryotic prosocial protease proteases proteomics
  protist psychometric psychometrics psychosocial qualia quantile quantiles quartile quartiles questionnaires racialised racialized radicalisation
  radicalization randomization reagent reagents rearward reflexivity regressor regressors reliabilities renewables resampled resampling rescaled
  rescheduled resilience resubmit resubmitted ribosome ribosomes runtime résumé scaffolded scaffolding scalability scalable scatterplot scatterplots
  schwa screenshot screenshots seagrass seagrasses semiconductor semiconductors sixfold skillset skillsets smartphone smartphones sociocultural
  sociodemographic socioeconomic sociolinguistic sociolinguistics sociopolitical soundscape spectrometer spectrophotometer spectrophotometry
  spectroscopic spectroscopy stakeholder stakeholders startup startups stepwise stomata stomatal storylines subcategories subcategory subdiscipline
  subgroup subgroups subsample subscale subscales substrate substrates supernatant supernatants supervisees sustainably syllabi takeaway takeaways
  taxa taxon telehealth telomere telomeres thermocouple thermocouples thermoregulation thylakoid timestamp timestamps titrant titrate titrated
  titration titrations tokenization transcriptome transcriptomics transdisciplinary transformative transgenic translanguaging transmembrane
  transpiration transpire trypsin tsunami tsunamis typology uncorrelated underrepresentation underrepresented underserved univariate unpaired
  upskilling usability validators vaping variances videoconference videoconferencing vlog voltmeter voltmeters wastewater webinar webinars wellbeing
  whiteboard whiteboards wifi workaround workarounds workflow workflows worldview worldviews xylem zooplankton zygote zygotes
`
