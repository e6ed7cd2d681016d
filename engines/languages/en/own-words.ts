/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted.
 */
export const ownWords = `
  actionable affordances agentic autoencoder autoencoders backpropagation baseline baselines bioinformatics biomarker biomarkers blockchain boilerplate chatbot chatbots classwide codebase
  codebook cointegration confounder confounders counterintuitive counterintuitively covariate covariates crowdsourced crowdsourcing cryptocurrencies cryptocurrency cybersecurity dataset datasets
  decolonial deepfake deepfakes dialogic dropdown embeddings endogeneity epigenetic epistemic ethnographic evidenced exoplanet exoplanets explainability facilitators foodborne foregrounded
  foregrounding generalizability geolocation geospatial glycemic granularity hashtag hashtags heteroscedasticity homoscedasticity hyperparameter hyperparameters influencer influencers infographic
  interdisciplinarity intersectional intersectionality intersubjective lifecycle longlist metacognition metacognitive metadata microaggressions microbiome microcredit microfinance microplastic
  microplastics misclassification misclassified mitigations multicollinearity multilevel multimodal multimodality neoliberal neoliberalism neurodivergent neurodiverse neurodiversity
  nonlinearity normativity nudging onboarding online ontological operationalization operationalize operationalized pandemic performative performativity phenomenological plugin plugins podcast
  podcasts positionality preprint preprints preprocess preprocessed preprocessing priori proteomics questionnaires randomization reflexivity rescaled resilience runtime scaffolded scaffolding
  scalability scalable screenshot screenshots smartphone smartphones sociocultural sociodemographic socioeconomic stakeholder stakeholders startup startups subgroup subgroups subsample subscale
  subscales telehealth timestamp timestamps tokenization transcriptomics transdisciplinary typology upskilling usability validators vlog webinar webinars workflow workflows
`
