/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  abductif/actif accras additionnalité afrofuturisme afterwork/robot agenre/zone agentif/actif âgiste/basique agrivoltaïque/zone
  agrivoltaïsme/zone airbnb altérisation/nation altériser/zoner amap amoxicilline antibioprophylaxie/zone antillanité/nationalité apprenance/zone
  aromantique/basique asiophobie/zone aspectuel/naturel back-end backend/robot backlog/robot backpropagation/nation backups badiste/basique
  bashing/robot benchmarker/zoner bétabloquant/robot bildungsroman/robot binge-watching biochar/robot biphobie/zone bithérapie/zone bluetooth bmx
  bmxeur/chercheur boeing boeuf boeufs bokashi bookstagram/robot booktube booktubeur/chercheur bootstrap/robot bootstrapping/robot brown-out
  bullying/robot business-model bytecode/zone carbanion/nation cardio caspase/zone catfishing/robot cégépien/européen celleux ceulles chaï
  changelog/robot chatbots chef-d'oeuvre chefs-d'oeuvre chimiokine/zone chronotope/zone chunk chunking chunks cishétéro classifieur classifieurs
  classisme/zone classiste/basique climaticide/zone climatoscepticisme/zone climatosceptique/basique clustering/robot clusterisation/nation
  cobot/robot cobotique/basique cocréation/nation coécriture/zone coeliaque coenseignement/robot coeur coeurs coévaluation/nation coïncinération
  coliving/robot comodal/national comodalité/nationalité constit contrecoeur convolutionnel/naturel covariable/basique covid coworking/robot
  cpe/zone créatininémie/zone crossfit/robot crossmédia crowdlending/robot crowdsourcing/robot cryptoactif/actif cyanobactérien/européen
  cyclologistique/basique cyclosportif/actif datacenter/dossier datajournalisme/zone dataset/robot datavisualisation/nation dataviz
  décolonialité/nationalité décroissanciste/basique deepfake/zone deixis déprotonation/nation désérialisation/nation design-thinking
  désinvisibiliser/zoner désoeuvré devops diastéréoisomère diastéréoisomères disfluence/zone dispo distanciellement divulgâchage/zone
  docufiction/nation doxing/robot doxxing/robot dropshipping/robot dys dyscalculique/basique e-bike/zone éco-anxiété éco-anxieux écoanxiété
  écoanxieux écoconçu écocritique/basique écoeurant écoeurer écoféminisme/zone écoféministe/basique écologisation/nation écomobilité/nationalité
  écophobie/zone écopoétique/basique écotouristique/basique éduc effondrisme/zone égoportrait/robot ekphrasis emails emojis empowerment/robot
  enantiomère/zone endolingue épilinguistique/basique épitope/zone esport/robot estoppel/robot ethernet/robot ethnonational/national
  ethnonationalisme/zone eurocentré/carré eurocentrique/basique europhobie/zone évaluationnel/naturel exascale/zone excipit/robot exolingue/zone
  exome/zone exoplanétaire/zone explicabilité/nationalité extrêmophile/zone fact-checking fake/zone fast-fashion feedback/robot féminicidaire/zone
  finetuning/robot fintech fintechs flex-office/zone foetus followers followeur/chercheur food-truck foodtruck/robot freelance/zone freeride/zone
  front-end frontend/robot gameplay gamification germinaient germinait germinent ghosting/robot glocalisation/nation glottophobie/zone
  glottopolitique/basique gpa granola graphémique/basique greedflation/nation hand handibasket/robot hater/robot hétérosexisme/zone holobionte
  hors-d'oeuvre hydrophobicité/nationalité iatrogénie/zone iel/naturel illocutoire/zone infodémie/zone insta instagrammable/basique
  instagrammeur/chercheur insulinorésistant/robot intégratif/actif interjuge/zone interprétabilité/nationalité interprétativisme/zone
  intrapreneuriat/robot islamogauchisme ivg kitesurfeur/chercheur lepénisme/zone lepéniste/basique lexico lexico-syntaxique lgbt lgbtq
  locutoire/zone logit/robot low-cost ludifier/zoner ludopédagogie/zone ludopédagogique/basique macronisme/zone macroniste/basique mafé
  main-d'oeuvre maker/robot makerspace/zone malinformation/nation manageur/chercheur manoeuvre manoeuvrer manoeuvres marketplace/zone
  masterant/robot masterclass mégafeu mégafeux mégenrage/zone mégenrer/zoner mélenchoniste/basique méropénem métaanalyse métacognitif
  métacognitive métacognitives métavers metformine/zone méthodo millénial/national millennial/national mindfulness mlle mme mmes moeurs mooc moocs
  morpho morpho-syntaxique/zone multithreading/robot mycéliaire/zone nanocomposite/zone nanocristal/national nanofil/robot nanostructure/zone
  nanostructuré/carré narratologique/basique nécroptose/zone néobanque néobanques netflix neuromorphique/basique noeud noeuds nudge/zone
  obésogène/zone oecuménique oedème oeil oenologie oesophage oestrogène oestrogènes oeuf oeufs oeuvrant oeuvre oeuvrent oeuvrer oeuvres
  omnicanal/national omnicanalité/nationalité onboarding/robot organoïde/zone ostéo otaku outlier/robot paddle/zone padel/robot
  panafricaniste/basique pansexualité/nationalité parasport/robot paratextuel/naturel parcoursup part-time perceptron/robot périopératoire/zone
  perlocutoire peropératoire phoenix phygital/national pitcher/zoner pixellisé/carré plasmonique/basique plateformisation/nation play-offs
  playoffs pma poké portlandite positionnalité/nationalité postpartum/robot postprod/robot prééclampsie/zone préprint/robot préregistré/carré
  présymptomatique/basique prétest/robot probit/robot promptage/zone protonation/nation protooncogène/zone provaccin pseudocode
  qualitativiste/basique quantitativiste/basique quiet-quitting ramen/robot rancoeur ransomware/zone rebranding/robot recommandeur/chercheur
  réduflation/nation rééchantillonnage/zone refactoring refactorisation/nation refactoriser/zoner remédiatisation/nation réordonnancement
  requêtable/basique requêtage/zone requêter/zoner reskilling/robot responsive/zone rétrogaming/robot revenge-porn roadmap/robot rse/zone
  safe-space/zone sarkozyste/basique scaffolding/robot scalable/basique schwa scoring/robot scraping/robot scrum/robot secondarisation/nation
  sécuritisation/nation segmenteur/chercheur sémantico septaine/zone sérophobie/zone séroprévalence/zone sexospécifique/basique sextorsion/nation
  shrinkflation/nation sinophobie/zone smartwatch socio socioéconomique socioéconomiques soeur soeurette soeurs solastalgie/zone sonographie/zone
  spatio spectrophotométrique/basique speedrun/robot spoil/robot stablecoin/robot stakeholder/dossier startupper/robot startuppeur/chercheur
  stealthing/robot stories story streamer/robot streameur/chercheur street-food stresseur/chercheur sub subalternité/nationalité superplastifiant
  surajustement/robot surapprentissage/zone suréchantillonnage/zone surtourisme/zone symbionte/zone TDAH tdah technopolitique/basique
  technosolutionnisme/zone technosolutionniste/basique tempeh textométrie/zone textométrique/basique tiktok tiktokeur/chercheur titrante titrants
  touste/zone traileur/chercheur transcriptomique/basique translanguaging/robot trolling/robot twitteur/chercheur uber ubérisation/nation
  ubériser/zoner unboxing/robot univarié/carré universitarisation/nation universitarisé/carré upcycling/robot upskilling/robot
  usabilité/nationalité vaccinodrome/zone valenciel/robot variationniste/basique vegan/robot végan/robot vélopartage/zone vélotaf versioning/robot
  visibilisation/nation visio visios vlogueur/chercheur vod/robot voeu voeux voyellé/carré vtt vulnérabilisation/nation webconférence/zone
  webmaster/robot webtoon/robot whatsapp wi-fi wingfoil/robot wireframe wireframes woke/zone wokisme wokiste/basique workflows wrap/robot zumba
  anesthésiologique/basique archéobotanique/basique astrobiologique/basique bachkir/basique bahreïnien/européen capybara/robot
  dace/basique daghestanais décarbonisation dendrochronologique/basique élamite/basique évenk/basique gagaouze/basique
  gastro-entérologique/basique hantavirus ingouche/basique istrien/européen ivermectine/robot karélien/européen limnologique/basique
  mordve/basique oudmourte/basique palauan pandjabi/basique paphlagonien/européen poliovirus remdesivir samoan singhalais
  sinologique/basique sogdien/européen surinamien/européen tchouvache/basique thessalien/européen tongien/européen vanuatais
`
