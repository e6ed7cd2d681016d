/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  adipocita adipociti agrivoltaici agrivoltaico agrobiodiversità agroecologia airbnb alchene alcheni allestitivo/moderno amazon
  amministrativista/artista anafasi antibioticoresistenza antispecismo antispecista/artista antivaccinista/artista antropocene apericena
  autoefficacia autosomico/logico avatar backend benchmarking bias bike-sharing bikesharing binge-watching biochar biodigestore biofilm bitcoin
  blogosfera bluetooth body-shaming bookblogger booktok booktuber booster brainstorming brownie brownies brunch bulgur bullismo
  bullizzando/realizzando bullizzare/realizzare bullizzato/realizzato car-sharing carbocatione caregiver carpooling carsharing
  cartolarizzando/realizzando cartolarizzare/realizzare cartolarizzato/realizzato cartolarizzazione/nazione cashback catalasi catfishing chatbots
  chattando/realizzando chattare/realizzare chattato/realizzato cheesecake ciberbullismo ciclabilità ciclofficina cisgender cisnormatività
  clickbait climaticidio clusterizzazione/nazione codatore codatorialità coding coevoluzione/nazione cohousing collocazionale/nazionale
  colonialità commodificazione/nazione comorbidità comorbilità competenziale/nazionale competitor competitors compostabile/legale
  contrattualizzazione/nazione convoluzionale/nazionale convoluzione/nazione coronavirus correlazionale/nazionale cosplay cosplayer
  costruttivista/artista counseling couscous covariata covariate covariazione covid coworking criptovaluta criptovalute crossfit
  crossmediale/nazionale crowdsourcing curatoriale/nazionale cyberbullismo cybersecurity darknet data-driven datacenter dataset debriefing
  decarbonizzando/realizzando decarbonizzare/realizzare decarbonizzato/realizzato decarbonizzazione decoloniale decoloniali decolonialità deepfake
  deepnude degiurisdizionalizzazione/nazione delocalizzando/realizzando delocalizzare/realizzare delocalizzato/realizzato densificazione/nazione
  deprotonazione/nazione deradicalizzazione/nazione desigillazione/nazione detox dialogicità didattizzando/realizzando didattizzare/realizzare
  didattizzato/realizzato diglossia dimerizzazione/nazione disgrafia disintermediazione/nazione disprassia distopie docufilm docuserie
  dopaminergico/logico downgrade dropshipping e-book e-commerce e-learning ecoansia ecocritica ecodesign ecofemminismo ecofemminista/artista
  ecoreati ecoreato ecosistemico/logico ecosostenibile/legale ecosostenibilità ecotassa ecotono ecotossicologia ecoturismo efficientamento
  efficientando/realizzando efficientare/realizzare efficientato/realizzato emoticon empatizzando/realizzando empatizzare/realizzare
  empatizzato/realizzato empowerment enantiomeri enantiomero endocitosi endogeneità enogastronomico/logico epitopi epitopo esodato/realizzato
  esport esternalizzando/realizzando esternalizzare/realizzare esternalizzato/realizzato esternalizzazione/nazione eteronormatività
  eteronormativo/moderno eteroscedasticità etnometodologia eudaimonia eurobond eurocentrica euroscetticismo euroscettico/logico eurounitari
  eurounitario/moderno eurozona evapotraspirazione/nazione fact-checking falafel fandom fanfiction fantacalcio femminicida femminicidi
  femminicidiario femminicidio finanziarizzazione/nazione fintech fitorimedio flessibilizzazione/nazione flexitariano/moderno floema followers
  foodblogger fosfolipidi fosforilando/realizzando fosforilare/realizzare fosforilato/realizzato frontend futsal gameplay gamer gamification
  gamificato/realizzato gaslighting genderfluid genderqueer genotipizzazione/nazione gentrificato/realizzato gentrificazione/nazione ghanese
  ghanesi ghosting gigawatt giustiziabilità glifosato glottodidattico/logico gourmet governamentalità governance grafene graffitaro guacamole
  hackathon hamburgeria hamburgerie hate-speech haters hi-tech homepage hub hummus hype identitari identitario/moderno idrogenodotto
  immersivo/moderno immunocompromesso incel indigeneità infodemia infografica infografiche inopponibile/legale instagrammabile/legale
  intensivista/artista interazionismo interculturalità interdittiva interquartile interquartili intersezionalità invisibilizzando/realizzando
  invisibilizzare/realizzare invisibilizzato/realizzato invisibilizzazione/nazione kebab kilowattora kitesurf kombucha latere lesbofobia ligandi
  ligando linkando/realizzando linkare/realizzare linkato/realizzato logout malware mansplaining masterclass matcha megawatt meme memi mentoring
  metaanalisi metabolomica metacognitiva metacognitive metacognitivi metacognitivo metacognizione metanalisi micofobia microbiota microplastica
  microplastiche millennial millennials mindfulness misgenderando/realizzando misgenderare/realizzare misgenderato/realizzato mobbing
  modellizzando/realizzando modellizzare/realizzare modellizzato/realizzato modellizzazione/nazione moka multicollinearità multiresistente
  multiresistenti multitasking musealizzazione/nazione museologico/logico narrativizzazione/nazione narratologia narratologico/logico negazionismo
  negazionista/artista neocoloniale/nazionale neoliberale/nazionale neonicotinoidi netflix neuroimaging nickname nomofobia nucleofila nucleofilo
  omnicanale/nazionale omnicanalità omofobico/logico omogenitoriale/nazionale omogenitorialità omoscedasticità omotransfobia onboarding
  operazionalizzando/realizzando operazionalizzare/realizzare operazionalizzato/realizzato operazionalizzazione/nazione opponibilità
  osservazionale osservazionali otaku outlier overbooking overfitting overtourism padel pancakes paralimpiadi paralimpico/logico
  parasociale/nazionale paratestuale/nazionale parkour part-time partecipatività performando/realizzando performanti performare/realizzare
  performatività performato/realizzato performer periurbano/moderno perlite permacoltura permacultura petaloso phygital piadineria
  piattaformizzazione/nazione pipettando/realizzando pipettare/realizzare pipettato/realizzato playoff playout podcaster podcasting poké
  posizionalità postcoloniale postcoloniali postumanismo postumano precarizzazione/nazione preprint prequel preregistrazione/nazione presenzialità
  proattività proattivo/moderno probiotici probiotico problematizzazione/nazione profilazione/nazione prosociale/nazionale prosocialità
  prosumatore prosumer prototipazione/nazione qatariota qualia qubit queer quinoa ransomware razzializzato/realizzato razzializzazione/nazione
  reboot rebranding redox reel regressore regressori reporting reputazionale/nazionale responsività ricategorizzazione/nazione
  ricontestualizzando/realizzando ricontestualizzare/realizzare ricontestualizzato/realizzato ricontestualizzazione/nazione
  ridenominazione/nazione riders rifunzionalizzando/realizzando rifunzionalizzare/realizzare rifunzionalizzato/realizzato
  rifunzionalizzazione/nazione rigassificatore rigassificatori rilocalizzazione/nazione rimedializzazione/nazione rinaturalizzazione rinaturazione
  risemantizzando/realizzando risemantizzare/realizzare risemantizzato/realizzato risemantizzazione/nazione risignificando/realizzando
  risignificare/realizzare risignificato/realizzato risignificazione/nazione router sashimi scaffolding seitan semantizzazione/nazione
  semistrutturata semistrutturate semistrutturati semistrutturato sensomotorio/moderno sextortion sieroprevalenza silenziamento sindemia skatepark
  skills smart-working smartwatch smartworking smoothie smoothies snowboarder soft-skill sommitale sommitali sovranismo sovranista/artista
  spin-off spoilerando/realizzando spoilerare/realizzare spoilerato/realizzato spritz stakeholder stereotipizzazione/nazione streamer street-art
  street-food stressor suffissazione/nazione swipando/realizzando swipare/realizzare swipato/realizzato taggando/realizzando taggare/realizzare
  taggato/realizzato tech tempeh template terawattora tiktok tiktoker transdisciplinare transfemminista transgender translanguaging transmedialità
  trascrittasi trascrittoma trial trollando/realizzando trollare/realizzare trollato/realizzato turn-over tutoraggio tutorato uber
  uberizzazione/nazione ultrattività unfollow univariato/realizzato upcycling usb vegan veganismo vegetarianesimo vettorizzazione/nazione
  videomaker viralità vlog vlogger wapiti webserie webtoon welfare wellness whatsapp whistleblower whistleblowing wi-fi wifi wireless wokismo
  yogurteria youtuber zoonotico/logico zumba
  abcaso/moderno adenovirus amoxicillina antocianina aplogruppo aplotipo asturiano/moderno balinese baschiro/moderno betacarotene borrelia
  buriato/moderno calmucco/moderno camerunense cananeo/moderno cannabinoide caracal casciubo chassidismo dacio/moderno
  dendrocronologico/logico desametasone elamita eliosfera emicellulosa endocrinologico/logico erpetologico/logico ettopascal evenki
  farmacocinetico/logico faroese fentanyl flavonoide gagauzo/moderno gastroenterologico/logico gigabyte gigahertz glaciologico/logico
  glioblastoma glucagone guyanese hantavirus hausa hittita ibuprofene idrossiclorochina introne ipernova ivermectina jihadismo kenyota
  ketamina lamaismo meticillina mioglobina mordvino/moderno nabateo/moderno navarrese norovirus omanita osseto/moderno
  paleoclimatico/logico pashtun petabyte petrologico/logico remdesivir rotavirus ruteno/moderno salafismo samoiedo/moderno sarmata sciismo
  scita selgiuchide serval seychellese sikhismo sogdiano/moderno sorabo/moderno stratovulcano tataro/moderno telomerasi telomero terabyte
  terahertz terawatt timina tokamak trasposone trotskismo tuvano/moderno udmurto/moderno uiguro/moderno vancomicina xhosa yoruba
  zimbabwese
`
