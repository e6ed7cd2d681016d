import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
étude noun f
  piece of research: recherche, enquête, travail de recherche; academic investigation = Plusieurs «études» récentes portent sur le sommeil des adolescents.
  close look at something: examen, analyse = L’«étude» du dossier a duré trois semaines.
recherche noun f
  scientific inquiry: travail scientifique, étude, exploration; academic investigation = La «recherche» sur les vaccins a progressé rapidement.
  act of looking for something: quête; academic prospection = La «recherche» de nouvelles sources d’énergie s’accélère.
méthode noun f
  way of proceeding: procédé, démarche, technique; academic procédure = Cette «méthode» permet de mesurer la température avec précision.
méthodologie noun f
  set of methods: méthode, démarche méthodologique, protocole = La «méthodologie» est présentée dans le deuxième chapitre.
démarche noun f
  way of going about a question: approche, méthode; academic procédure = Notre «démarche» repose sur la comparaison de trois corpus.
approche noun f
  way of treating a topic: démarche, perspective, angle, façon d’aborder = Une «approche» qualitative convient mieux à ce sujet.
résultat noun m
  what a study finds: constat, observation, donnée obtenue = Les «résultats» figurent dans le tableau 3.
  what follows from an action: effet, conséquence, aboutissement, fruit; opposite cause = Ce traité est le «résultat» de longues négociations.
donnée noun f
  recorded fact: information, élément, renseignement; academic observation = Les «données» ont été recueillies au moyen d’un questionnaire.
hypothèse noun f
  statement to be tested: supposition, conjecture, présomption, postulat = Notre première «hypothèse» n’a pas été confirmée.
échantillon noun m
  part chosen for a study: groupe étudié, panel, sélection; academic sous-ensemble = L’«échantillon» comprend 240 étudiants en droit.
  small piece of a material: prélèvement, spécimen = Les «échantillons» de sol ont été séchés pendant deux jours.
effet noun m
  what a cause brings about: conséquence, résultat, répercussion, incidence; opposite cause = Les «effets» du réchauffement touchent surtout les régions côtières.
  power to change something: action, influence, impact = L’«effet» du médicament diminue après quelques heures.
impact noun m
  strong effect: effet, influence, incidence, répercussion, retentissement = L’«impact» du tourisme sur les petites îles est considérable.
incidence noun f
  effect on something: effet, influence, impact, répercussion = La réforme n’a eu aucune «incidence» sur les salaires.
  rate of new cases of a disease: fréquence, taux de nouveaux cas = L’«incidence» de la maladie augmente avec l’âge.
influence noun f
  power to act on something: action, effet, impact, emprise; academic incidence = L’«influence» du milieu familial reste déterminante.
  standing that lets one be heard: autorité, ascendant, poids, crédit = Les grandes entreprises exercent leur «influence» sur le législateur.
conséquence noun f
  what follows from a cause: effet, suite, résultat, répercussion; opposite cause = La crise a eu de graves «conséquences» sociales.
répercussion noun f
  indirect effect: conséquence, contrecoup, retentissement, effet; academic incidence = Les «répercussions» de la grève se font encore sentir.
cause noun f
  what brings something about: origine, raison, source; academic facteur déclenchant; opposite effet, conséquence = Les «causes» de cet échec sont multiples.
raison noun f
  ground that explains or justifies: motif, cause, explication, justification = Les patients ont arrêté le traitement pour diverses «raisons».
  faculty of thinking: entendement, intellect, bon sens; opposite folie, passion = Pour Descartes, la «raison» est également partagée.
motif noun m
  reason for acting: raison, justification, considération = Les juges doivent indiquer les «motifs» de leur décision.
  repeated figure or theme: thème, figure; academic leitmotiv = Le «motif» du miroir revient dans tout le roman.
origine noun f
  where something begins: source, cause, point de départ, provenance = L’«origine» du conflit remonte aux années cinquante.
source noun f
  where something comes from: origine, cause, facteur = Cette ambiguïté est une «source» fréquente d’erreurs.
  text from which one draws: document, référence, texte = Les «sources» citées sont énumérées en fin de volume.
facteur noun m
  circumstance that acts on a result: élément, paramètre; academic déterminant = Le revenu est un «facteur» décisif de réussite scolaire.
déterminant noun m
  factor that decides: facteur, facteur déterminant, élément déterminant = Les «déterminants» sociaux de la santé sont bien connus.
paramètre noun m
  measured or adjustable quantity: variable, facteur, donnée = Trois «paramètres» influent sur la vitesse de la réaction.
variable noun f
  quantity that can take several values: paramètre, grandeur, facteur; opposite constante = L’âge est introduit comme «variable» de contrôle.
élément noun m
  part of a whole: composante, constituant, partie, composant; opposite ensemble, tout = Le contrat comporte plusieurs «éléments» essentiels.
composante noun f
  part that makes up a whole: élément, constituant, partie = La langue est une «composante» majeure de l’identité.
rôle noun m
  part played in a process: fonction, place, mission = Le «rôle» du parlement s’est accru au fil des ans.
fonction noun f
  what something is for: rôle, utilité, finalité = La «fonction» de cette protéine demeure inconnue.
  post held by a person: poste, emploi, charge, mission = Il a quitté ses «fonctions» de ministre en 1998.
aspect noun m
  side of a question: côté, dimension, facette, point = Cet «aspect» de la question a été longtemps négligé.
  outer look: apparence, allure, air = L’«aspect» de la surface change sous l’effet de la chaleur.
dimension noun f
  side of a question: aspect, composante, facette = La «dimension» politique de l’œuvre est indéniable.
  size measured: taille, mesure; academic cote = Les «dimensions» de la pièce sont indiquées en millimètres.
théorie noun f
  system of explanations: système, modèle théorique, conception, thèse; opposite pratique = Cette «théorie» explique la formation des planètes.
concept noun m
  abstract idea: notion, idée, représentation = Le «concept» de liberté varie selon les auteurs.
notion noun f
  idea of something: concept, idée, représentation = La «notion» de frontière mérite d’être précisée.
  basic knowledge: rudiment, connaissance élémentaire, base = Quelques «notions» de statistique suffisent pour lire ce chapitre.
idée noun f
  what the mind forms: notion, concept, représentation = L’«idée» de progrès domine tout le XIXe siècle.
conception noun f
  way of seeing something: vision, idée, représentation, façon de voir = Les deux auteurs défendent des «conceptions» opposées de la justice.
  act of designing: élaboration, création, mise au point = La «conception» du prototype a pris dix mois.
définition noun f
  statement of what a word means: caractérisation, acception, formulation = La «définition» de la pauvreté diffère selon les pays.
terme noun m
  word of a field: mot, vocable, expression; academic dénomination = Le «terme» de résilience vient de la physique.
  end in time: fin, échéance, aboutissement; opposite début = Au «terme» de l’essai, les patients ont été interrogés.
sens noun m
  what a word says: signification, acception, valeur = Ce mot a pris un «sens» nouveau après la guerre.
  way in which something goes: direction, orientation = Le «sens» du courant s’inverse toutes les six heures.
signification noun f
  what something means: sens, acception, valeur = La «signification» de ce symbole reste discutée.
preuve noun f
  what shows that something is true: élément de preuve, élément probant, pièce à conviction = Aucune «preuve» matérielle n’a été apportée par l’accusation.
indice noun m
  sign that points to something: signe, indication, marque = Plusieurs «indices» laissent penser que le texte est plus ancien.
  number that measures a level: indicateur, coefficient, taux = L’«indice» des prix a progressé de deux points.
indicateur noun m
  measure that shows a state: indice, mesure, baromètre = Le chômage est un «indicateur» de la santé économique.
argument noun m
  reason given for a view: raison, raisonnement, justification; opposite objection = Cet «argument» ne résiste pas à l’examen des faits.
argumentation noun f
  chain of arguments: raisonnement, démonstration, argumentaire = L’«argumentation» de l’avocat repose sur deux arrêts récents.
thèse noun f
  position that one defends: position, idée, opinion, théorie; opposite antithèse = L’auteur défend la «thèse» d’une rupture brutale.
  work for a doctorate: doctorat, travail de doctorat = Elle a soutenu sa «thèse» de médecine en juin.
raisonnement noun m
  chain of thoughts: argumentation, déduction, démonstration = Ce «raisonnement» contient une erreur de logique.
affirmation noun f
  something stated: assertion, déclaration, propos; academic allégation; opposite négation = Ces «affirmations» ne s’appuient sur aucune statistique.
point de vue noun m
  way of seeing a question: opinion, avis, position, perspective = Les «points de vue» des deux parties sont inconciliables.
opinion noun f
  what one thinks: avis, point de vue, position, jugement = Les «opinions» des experts divergent sur ce point.
avis noun m
  what one thinks: opinion, point de vue, jugement, sentiment = Selon l’«avis» de la commission, le projet est trop coûteux.
débat noun m
  exchange of opposed views: discussion, controverse, échange, polémique = Le «débat» sur la laïcité n’est pas clos.
controverse noun f
  lasting dispute: polémique, débat, querelle, dispute; opposite consensus = L’origine de ce manuscrit fait l’objet d’une vive «controverse».
discussion noun f
  exchange of views or examination: débat, échange, examen = La «discussion» des résultats occupe le dernier chapitre.
critique noun f
  judgement of what is wrong: objection, reproche, remise en cause; opposite éloge, louange = La principale «critique» porte sur la taille de l’échantillon.
  assessment of a work: analyse, appréciation; academic recension = La «critique» de ce film est parue dans une revue spécialisée.
objection noun f
  reason against: critique, réserve, argument contraire = Une première «objection» concerne la fiabilité des témoins.
réserve noun f
  caution in judging: prudence, circonspection, retenue = Ces chiffres doivent être lus avec «réserve».
limite noun f
  weakness of a study: faiblesse, insuffisance, lacune; opposite force = Notre étude présente plusieurs «limites» méthodologiques.
  line where something ends: frontière, borne, seuil; academic démarcation = La «limite» entre les deux genres est floue.
lacune noun f
  something missing: manque, insuffisance, vide, faille = Cette «lacune» de la loi a été comblée en 2016.
biais noun m
  distortion of a result: distorsion, déformation, erreur systématique = Ce mode de recrutement introduit un «biais» important.
erreur noun f
  something false: faute, inexactitude, inadvertance; informal bourde = Une «erreur» de calcul a faussé les premières estimations.
conclusion noun f
  what one infers: déduction, constat; academic inférence = Les auteurs parviennent à la même «conclusion».
  last part of a text: fin, épilogue, partie finale; opposite introduction = La «conclusion» rappelle les principaux apports du mémoire.
constat noun m
  what is established by looking: observation, bilan, conclusion = Ce «constat» vaut aussi pour les pays voisins.
bilan noun m
  summing up of results: état des lieux, synthèse, évaluation = Le «bilan» de ces dix années est contrasté.
synthèse noun f
  text that brings results together: résumé, récapitulation, vue d’ensemble; opposite analyse = Une brève «synthèse» clôt chaque chapitre.
résumé noun m
  short version of a text: abrégé, condensé, synthèse = Le «résumé» ne doit pas dépasser deux cents mots.
analyse noun f
  close examination: examen, étude, exploration; academic dépouillement; opposite synthèse = L’«analyse» des entretiens fait apparaître trois thèmes.
examen noun m
  careful look: analyse, étude, inspection, observation = Un «examen» attentif du texte révèle plusieurs incohérences.
  test of knowledge: épreuve, contrôle; informal partiel = Les étudiants passent leurs «examens» en janvier.
enquête noun f
  gathering of facts by questions: sondage, étude, recherche; academic investigation = L’«enquête» a été menée auprès de mille ménages.
sondage noun m
  survey of opinions: enquête d’opinion, enquête, consultation = D’après un «sondage» récent, la confiance recule.
questionnaire noun m
  list of questions: formulaire, grille de questions, enquête écrite = Le «questionnaire» a été envoyé à tous les enseignants.
entretien noun m
  talk held for research: interview, conversation, échange = Chaque «entretien» a été enregistré puis transcrit.
  keeping in good state: maintenance, conservation = L’«entretien» des routes revient aux départements.
expérience noun f
  scientific trial: essai, expérimentation, test, épreuve = L’«expérience» a été répétée dans trois laboratoires.
  knowledge gained by doing: pratique, savoir-faire, connaissance; opposite inexpérience = Ces infirmières ont une longue «expérience» des urgences.
essai noun m
  scientific trial: test, expérience, expérimentation, épreuve = Deux «essais» cliniques sont actuellement en cours.
observation noun f
  careful watching or what it yields: constatation, constat, relevé = Ces «observations» concordent avec la théorie.
  critical comment: remarque, commentaire, réflexion = Les «observations» du jury ont été prises en compte.
mesure noun f
  finding of a size: mesurage, évaluation, détermination = La «mesure» de la pression se fait toutes les heures.
  step taken by an authority: disposition, décision, action, intervention = Le gouvernement a annoncé des «mesures» d’urgence.
évaluation noun f
  judging of worth or size: estimation, appréciation, analyse = L’«évaluation» des risques précède toute intervention.
estimation noun f
  approximate figure: évaluation, approximation, calcul approximatif = Les «estimations» du coût varient du simple au double.
calcul noun m
  working out of a number: opération, computation, décompte = Le «calcul» de la moyenne exclut les valeurs extrêmes.
comparaison noun f
  setting side by side: confrontation, rapprochement, mise en parallèle, parallèle = La «comparaison» des deux versions révèle de nombreux écarts.
interprétation noun f
  way of understanding: lecture, explication, compréhension; academic exégèse = Cette «interprétation» du poème a été contestée.
explication noun f
  what makes clear why: éclaircissement, interprétation, justification, raison = Aucune «explication» satisfaisante n’a encore été proposée.
description noun f
  account of how something is: présentation, exposé, caractérisation = La «description» de la méthode occupe le deuxième chapitre.
  account of features: peinture, évocation, tableau = La «description» du paysage ouvre le premier chapitre.
exemple noun m
  case that illustrates: illustration, cas, cas concret = Cet «exemple» illustre bien la difficulté du problème.
  person or thing to follow: modèle, référence, étalon = Le système finlandais est souvent pris pour «exemple».
cas noun m
  single instance: exemple, situation, occurrence = Dans la plupart des «cas», les symptômes disparaissent seuls.
modèle noun m
  simplified picture of reality: représentation, schéma, formalisation; academic modélisation = Le «modèle» prévoit une hausse de deux degrés.
  thing to follow: exemple, référence, idéal = Rome servit longtemps de «modèle» aux architectes.
cadre noun m
  limits within which something is done: contexte, limites, périmètre = Ce problème dépasse le «cadre» du présent mémoire.
contexte noun m
  circumstances around something: circonstances, situation, environnement, conjoncture = Le «contexte» économique explique en partie cette décision.
situation noun f
  state of affairs: état, conjoncture, circonstances, contexte = La «situation» sanitaire s’est dégradée au printemps.
circonstance noun f
  condition that accompanies an event: condition, conjoncture, situation = Les «circonstances» de l’accident n’ont pas été éclaircies.
condition noun f
  what must be met: exigence, critère, préalable; academic prérequis = Trois «conditions» doivent être réunies pour que le contrat soit valable.
  state in which people live or things happen: circonstance, cadre, environnement = Les «conditions» de travail se sont améliorées.
critère noun m
  basis for judging: norme, repère, indicateur, principe = Les «critères» de sélection sont exposés ci-dessous.
norme noun f
  what counts as the rule: standard, règle, prescription = Ces appareils ne respectent pas les «normes» européennes.
règle noun f
  what must be done: norme, principe, prescription, loi = Cette «règle» ne souffre aucune exception.
principe noun m
  basic rule: règle, précepte = Le «principe» d’égalité est inscrit dans la Constitution.
loi noun f
  rule set by a legislature: texte législatif, législation, règle = La «loi» interdit toute forme de discrimination.
  constant relation in nature: principe, règle = La «loi» de la gravitation s’applique à tous les corps.
droit noun m
  what one may claim: prérogative, faculté, possibilité; opposite devoir, obligation = Le «droit» de vote fut accordé aux femmes en 1944.
  body of laws: législation, lois, règles juridiques = Le «droit» français distingue plusieurs types de contrats.
obligation noun f
  what one must do: devoir, exigence, contrainte; opposite droit, liberté = Le vendeur a l’«obligation» d’informer l’acheteur.
contrainte noun f
  what limits freedom of action: obligation, exigence, limitation, pression = Les «contraintes» budgétaires ont retardé le projet.
exigence noun f
  what is required: condition, contrainte, impératif = Le matériau répond aux «exigences» de sécurité.
besoin noun m
  what is lacking and wanted: demande, exigence, nécessité = Les «besoins» en eau augmentent chaque année.
nécessité noun f
  fact of being needed: besoin, obligation, impératif; opposite inutilité = Tous soulignent la «nécessité» d’une réforme.
problème noun m
  difficulty to be solved: difficulté, question; informal souci; opposite solution = Ce «problème» se pose dans toutes les grandes villes.
problématique noun f
  guiding question of a work: question centrale, question de recherche, questionnement = La «problématique» est formulée à la fin de l’introduction.
question noun f
  matter to be discussed: problème, sujet, point, affaire = La «question» du logement revient au premier plan.
  sentence asking something: interrogation; academic item; opposite réponse = Les participants ont répondu à vingt «questions».
difficulté noun f
  what makes something hard: problème, obstacle, complication, embarras; informal souci; opposite facilité = La principale «difficulté» réside dans l’accès aux archives.
obstacle noun m
  what stands in the way: entrave, frein, barrière, difficulté; opposite aide = La distance est un «obstacle» à l’accès aux soins.
solution noun f
  answer to a problem: réponse, remède, issue, résolution; opposite problème = Cette «solution» technique reste trop coûteuse.
réponse noun f
  what is said to a question: réaction, déclaration, propos; opposite question = Les «réponses» ont été codées par deux chercheurs.
but noun m
  what one wants to reach: objectif, fin, finalité, dessein, visée = Le «but» de cette étude est de comparer deux traitements.
objectif noun m
  what one wants to reach: but, cible, visée, finalité = L’«objectif» principal a été atteint en deux ans.
finalité noun f
  what something is for: but, objectif, fin, raison d’être = La «finalité» de la peine a évolué au fil du temps.
intention noun f
  what one plans: projet, dessein, volonté, but = L’«intention» du législateur était de protéger les mineurs.
projet noun m
  planned work: plan, programme, entreprise = Le «projet» associe six universités européennes.
plan noun m
  way a text is ordered: structure, organisation, canevas, trame = Le «plan» du mémoire suit un ordre chronologique.
  set of planned steps: programme, projet, stratégie = Un «plan» de relance a été adopté en septembre.
stratégie noun f
  planned way to a goal: plan, tactique, politique, démarche = Les entreprises adaptent leur «stratégie» au marché local.
sujet noun m
  what is dealt with: thème, question, matière, objet, propos = Le «sujet» de ce roman est la mémoire.
  person taking part in a study: participant, individu, personne = Les «sujets» ont été répartis en deux groupes.
thème noun m
  what is dealt with: sujet, motif, question, idée = L’exil est le «thème» central du recueil.
objet noun m
  what is dealt with: sujet, matière, thème = L’«objet» de cet article est la presse sous l’Empire.
  material thing: chose, pièce; academic artefact; informal truc = Les «objets» trouvés dans la tombe datent du IIe siècle.
domaine noun m
  area of knowledge or action: champ, secteur, sphère, discipline = Ce «domaine» de recherche attire de plus en plus de physiciens.
champ noun m
  area of knowledge or action: domaine, secteur, sphère, périmètre = Le «champ» d’application de la loi a été élargi.
discipline noun f
  branch of learning: matière, domaine, science, spécialité = La linguistique est une «discipline» relativement jeune.
secteur noun m
  part of the economy: branche, domaine, filière = Le «secteur» agricole emploie peu de salariés.
science noun f
  ordered knowledge: savoir, connaissance, discipline scientifique = La «science» moderne naît au XVIIe siècle.
savoir noun m
  what one knows: connaissance, science, acquis; opposite ignorance = La transmission des «savoirs» passe aussi par la famille.
connaissance noun f
  what one knows: savoir, science, acquis; opposite ignorance = L’état actuel des «connaissances» ne permet pas de trancher.
compétence noun f
  ability to do something well: aptitude, capacité, savoir-faire; opposite incompétence = Ces exercices développent les «compétences» de lecture.
capacité noun f
  power to do something: aptitude, faculté, pouvoir, compétence; opposite incapacité = La «capacité» de concentration diminue avec la fatigue.
  amount that can be held: contenance, volume = La «capacité» du réservoir est de quarante litres.
processus noun m
  series of changes: évolution, mécanisme, développement, déroulement = Le «processus» de fermentation dure environ dix jours.
mécanisme noun m
  way something works: fonctionnement, processus, ressort = Les «mécanismes» de la douleur sont encore mal compris.
système noun m
  ordered whole: organisation, structure, institution = Le «système» scolaire reproduit certaines inégalités.
structure noun f
  way the parts are put together: organisation, agencement, architecture, construction, composition = La «structure» du texte rappelle celle d’une tragédie.
organisation noun f
  way the parts are ordered: aménagement, structuration, agencement; opposite désorganisation = L’«organisation» du travail a profondément changé.
  body of people with an aim: association, institution, organisme = Plusieurs «organisations» humanitaires ont quitté le pays.
phénomène noun m
  observable event: fait, manifestation, événement = Ce «phénomène» s’observe surtout en milieu urbain.
fait noun m
  what really is: événement, donnée, réalité; opposite fiction = Ces «faits» sont établis par plusieurs témoignages.
réalité noun f
  what really is: vérité, véracité; opposite fiction, illusion = Le roman s’éloigne ici de la «réalité» historique.
événement noun m
  something that happens: fait, épisode, moment, fait marquant = Ces «événements» ont marqué toute une génération.
évolution noun f
  gradual change: transformation, changement, développement, mutation; opposite stagnation = L’«évolution» des mœurs a précédé celle du droit.
  rise and fall of a value: variation, mouvement, fluctuation; opposite stabilité = L’«évolution» des prix est représentée dans la figure 2.
changement noun m
  becoming different: modification, transformation, évolution, mutation; opposite stabilité = Le «changement» climatique modifie les cultures.
transformation noun f
  thorough change: changement, mutation, métamorphose, modification = La «transformation» du quartier a commencé vers 1990.
modification noun f
  partial change: changement, remaniement, révision = Le texte a été adopté sans «modification».
développement noun m
  growth: essor, expansion, croissance, progrès; opposite déclin = Le «développement» du réseau ferré transforma la région.
  part of a text that treats a point: exposé, explication, passage = Ce point appelle un plus long «développement».
progrès noun m
  change for the better: avancée, amélioration, progression; opposite recul, régression = Les «progrès» de la chirurgie ont réduit la mortalité.
amélioration noun f
  change for the better: progrès, progression, redressement; informal mieux; opposite dégradation, détérioration = On observe une nette «amélioration» de la qualité de l’air.
augmentation noun f
  becoming more: hausse, accroissement, croissance, progression; opposite diminution, baisse = L’«augmentation» du volume est proportionnelle à la température.
hausse noun f
  rise of a value: augmentation, accroissement, progression, élévation; opposite baisse = La «hausse» des loyers touche surtout les étudiants.
croissance noun f
  becoming larger: développement, augmentation, expansion, essor; opposite décroissance, récession = La «croissance» économique ralentit depuis deux ans.
diminution noun f
  becoming less: baisse, réduction, recul, décroissance; opposite augmentation = La «diminution» du nombre d’oiseaux est préoccupante.
baisse noun f
  fall of a value: diminution, recul, abaissement; opposite hausse = Une «baisse» de la tension a été constatée chez six patients.
réduction noun f
  making less: diminution, baisse, abaissement, limitation; opposite augmentation = La «réduction» des émissions exige des investissements.
recul noun m
  movement backwards: retrait, régression; opposite avancée = Le «recul» des glaciers s’accélère.
  distance that lets one judge: distance, détachement = Il est trop tôt pour juger ces faits avec «recul».
tendance noun f
  direction of change: orientation, évolution, mouvement = Cette «tendance» se confirme dans tous les pays étudiés.
  leaning of a person: inclination, propension, disposition, penchant = Les jeunes conducteurs ont «tendance» à sous-estimer le danger.
écart noun m
  distance between values: différence, décalage, intervalle; academic disparité = L’«écart» de salaire entre hommes et femmes se réduit.
différence noun f
  what sets apart: écart, distinction, dissemblance, divergence; opposite ressemblance, similitude = La «différence» entre les deux groupes n’est pas significative.
distinction noun f
  act of telling apart: séparation, différenciation, différence; opposite confusion = Cette «distinction» entre langue et parole est fondamentale.
ressemblance noun f
  being alike: similitude, analogie, similarité; opposite différence = La «ressemblance» entre les deux textes est frappante.
similitude noun f
  being alike: ressemblance, analogie, similarité; opposite différence = Les «similitudes» entre ces langues suggèrent une origine commune.
analogie noun f
  likeness of relations: ressemblance, similitude, rapprochement, parallèle = L’«analogie» entre le cœur et la pompe date du XVIIe siècle.
contraste noun m
  strong difference: opposition, différence, antithèse; opposite ressemblance = Le «contraste» entre la ville et la campagne structure le récit.
relation noun f
  link between things: rapport, lien, liaison = La «relation» entre le revenu et la santé est bien établie.
rapport noun m
  link between things: relation, lien, correspondance = Le «rapport» entre l’image et le texte mérite attention.
  written account: compte rendu, exposé, procès-verbal = Le «rapport» de la commission compte deux cents pages.
lien noun m
  what joins things: relation, rapport, connexion, attache = Le «lien» entre tabac et cancer n’est plus contesté.
corrélation noun f
  statistical link: association statistique, liaison statistique, relation, interdépendance = Une forte «corrélation» unit les deux variables.
proportion noun f
  share of a whole: part, pourcentage, taux, fraction = La «proportion» de femmes reste faible parmi les ingénieurs.
taux noun m
  measured rate: pourcentage, proportion, part = Le «taux» de réponse atteint soixante pour cent.
pourcentage noun m
  share of a hundred: taux, proportion, part = Le «pourcentage» d’erreurs diminue avec l’entraînement.
quantité noun f
  how much there is: volume, masse, somme, nombre; opposite qualité = La «quantité» de données disponibles a explosé.
nombre noun m
  how many there are: quantité, total, effectif = Le «nombre» de participants était trop faible.
majorité noun f
  larger part: plupart, plus grande partie, plus grand nombre; opposite minorité = La «majorité» des répondants approuve la réforme.
partie noun f
  piece of a whole: part, élément, portion, fraction; opposite tout, ensemble = Une «partie» des documents a été détruite.
  division of a text: section, chapitre, volet = La première «partie» présente le cadre théorique.
ensemble noun m
  whole made of parts: totalité, intégralité, somme; opposite partie = L’«ensemble» des résultats confirme cette lecture.
totalité noun f
  whole: ensemble, intégralité; opposite partie = La «totalité» des frais est prise en charge.
niveau noun m
  height on a scale: degré, échelon, stade = Le «niveau» d’instruction des parents joue un rôle important.
degré noun m
  height on a scale: niveau, intensité = Le «degré» de certitude varie d’une étude à l’autre.
étape noun f
  step of a process: phase, stade, période, moment = La deuxième «étape» consiste à coder les réponses.
phase noun f
  step of a process: étape, stade, période = La «phase» préparatoire a duré un an.
période noun f
  stretch of time: époque, durée, phase, intervalle = Les prix ont doublé pendant cette «période».
époque noun f
  stretch of history: période, temps, ère, siècle = À cette «époque», peu de paysans savaient lire.
durée noun f
  length of time: temps, période, longueur = La «durée» moyenne du traitement est de six semaines.
début noun m
  first part in time: commencement, départ; literary aube, seuil; opposite fin = Le «début» du siècle est marqué par de nombreuses grèves.
fin noun f
  last part in time: terme, cessation, achèvement; opposite début, commencement = La «fin» du conflit n’apporta pas la paix sociale.
importance noun f
  great weight or worth: portée, intérêt, poids; opposite insignifiance = L’«importance» de cette découverte fut reconnue tardivement.
intérêt noun m
  worth for a question: valeur, utilité, importance = L’«intérêt» de cette source tient à sa précision.
  attention given to something: attention, curiosité; opposite indifférence, désintérêt = Le public a manifesté un vif «intérêt» pour l’exposition.
portée noun f
  reach of a statement or act: importance, étendue, envergure, impact = La «portée» de cet arrêt a été largement discutée.
pertinence noun f
  being to the point: bien-fondé, justesse, à-propos; opposite inadéquation = La «pertinence» de ce critère est aujourd’hui remise en cause.
validité noun f
  being sound: bien-fondé, solidité, justesse; opposite invalidité = La «validité» du modèle a été vérifiée sur d’autres corpus.
fiabilité noun f
  being dependable: sûreté, robustesse; academic fidélité = La «fiabilité» des instruments a été contrôlée chaque mois.
précision noun f
  being exact: exactitude, justesse, finesse; opposite imprécision = La «précision» des mesures dépend de la température.
  added detail: détail, éclaircissement, explication = Quelques «précisions» sur le vocabulaire s’imposent.
rigueur noun f
  strict exactness: précision, exactitude, solidité; opposite approximation = La «rigueur» de la démonstration a convaincu les spécialistes.
qualité noun f
  how good something is: niveau, valeur, tenue = La «qualité» des traductions s’est nettement améliorée.
  feature of a thing or person: propriété, caractéristique, vertu, attribut; opposite défaut = La patience est une «qualité» indispensable aux chercheurs.
valeur noun f
  number found or set: chiffre, mesure, grandeur = Les «valeurs» moyennes sont données entre parenthèses.
  worth: prix, mérite, importance = La «valeur» de ce témoignage est inestimable.
caractéristique noun f
  typical feature: trait, propriété, particularité, attribut = Les «caractéristiques» du sol expliquent la rareté des arbres.
propriété noun f
  quality of a thing: caractéristique, qualité, attribut = Les «propriétés» mécaniques de l’alliage ont été testées.
  what one owns: bien, domaine, terre, patrimoine = Le traité rendit leurs «propriétés» aux familles exilées.
particularité noun f
  feature of one thing only: spécificité, singularité, originalité, caractéristique; opposite généralité = Ce dialecte présente plusieurs «particularités» phonétiques.
trait noun m
  typical feature: caractéristique, aspect, particularité, marque = L’ironie est un «trait» constant de son écriture.
nature noun f
  what something is: essence, caractère, type = La «nature» du contrat détermine le juge compétent.
forme noun f
  shape or outer order: structure, construction, configuration; opposite fond, contenu = La «forme» du poème renforce son propos.
type noun m
  class of things: sorte, genre, espèce, catégorie = Ce «type» de questions appelle des réponses brèves.
catégorie noun f
  class of things: classe, groupe, type, ensemble = Les erreurs ont été rangées en quatre «catégories».
groupe noun m
  people who belong together: équipe, collectif, cercle = Un «groupe» de chercheurs a répété l’expérience.
  set of people or things: échantillon, sous-ensemble; academic cohorte = Le premier «groupe» n’a reçu aucun traitement.
participant noun m
  person taking part: sujet, enquêté, personne interrogée, volontaire = Les «participants» ont été informés du but de l’enquête.
individu noun m
  single person: personne, être humain; informal type; academic sujet; opposite groupe, collectivité = Chaque «individu» réagit différemment au traitement.
personne noun f
  human being: individu; academic sujet = Vingt «personnes» ont accepté de répondre aux questions.
population noun f
  people of a place: habitants, peuple, communauté = La «population» de l’île vit surtout de la pêche.
société noun f
  people living together: communauté, collectivité, corps social = La «société» médiévale était fortement hiérarchisée.
  business firm: entreprise, compagnie, firme; informal boîte = La «société» a ouvert trois filiales à l’étranger.
communauté noun f
  people who share something: monde, milieu, collectivité = La «communauté» scientifique s’accorde sur ce point.
institution noun f
  public body: organisme, instance, organe = Les «institutions» européennes ont été réformées en 2007.
établissement noun m
  school, hospital or firm: institution, structure = Douze «établissements» scolaires ont participé à l’enquête.
  act of setting up: création, instauration, mise en place = L’«établissement» d’une taxe unique fut longtemps débattu.
entreprise noun f
  business firm: société, compagnie, firme; informal boîte = Les petites «entreprises» résistent mieux à la crise.
État noun m
  organised political power: nation, pays; academic puissance publique = L’«État» garantit la liberté de la presse.
gouvernement noun m
  those who govern: exécutif, cabinet, pouvoir exécutif; dated ministère = Le «gouvernement» a retiré son projet de loi.
pouvoir noun m
  ability to decide for others: autorité, puissance, domination = Le «pouvoir» du roi fut peu à peu limité.
autorité noun f
  right to command: pouvoir, ascendant, emprise = Le préfet perdit peu à peu son «autorité» sur la ville.
  public body: instance, organisme, administration = L’«autorité» de contrôle a ouvert une enquête.
politique noun f
  line of public action: stratégie, programme, ligne de conduite = La «politique» agricole a été revue en profondeur.
réforme noun f
  planned change of an institution: refonte, réorganisation, changement = La «réforme» de l’hôpital divise les médecins.
chercheur noun m
  person who does research: scientifique, savant, universitaire = Des «chercheurs» de trois pays ont participé au programme.
auteur noun m
  person who wrote a text: écrivain, rédacteur = L’«auteur» s’adresse ici directement au lecteur.
spécialiste noun m
  person who knows a field well: expert, connaisseur, professionnel; opposite profane = Les «spécialistes» du climat s’inquiètent de cette évolution.
étudiant noun m
  person who studies at a university: élève; academic apprenant = Les «étudiants» ont rempli le questionnaire en classe.
enseignement noun m
  act of teaching: instruction, formation, éducation = L’«enseignement» des langues commence désormais à six ans.
  what one learns from something: leçon, conclusion = Plusieurs «enseignements» se dégagent de cette crise.
apprentissage noun m
  act of learning: acquisition, formation; academic assimilation = L’«apprentissage» de la lecture demande du temps.
éducation noun f
  forming of young people: instruction, formation, enseignement = L’«éducation» des filles resta longtemps négligée.
formation noun f
  training for work: apprentissage, instruction, préparation = La «formation» des infirmiers dure trois ans.
  coming into being: création, constitution, naissance, apparition = La «formation» du delta a pris des milliers d’années.
travail noun m
  effort or job: activité, emploi, labeur; informal boulot; opposite repos = Le «travail» à domicile s’est beaucoup répandu.
  study written: étude, recherche, ouvrage = Ce «travail» porte sur la presse ouvrière.
tâche noun f
  piece of work to do: travail, mission, charge; dated besogne = Cette «tâche» a été confiée à un comité d’experts.
  exercise in a test: exercice, épreuve, test = Les enfants ont réalisé trois «tâches» de mémoire.
activité noun f
  what someone does: occupation, travail, métier = La pêche reste la principale «activité» de l’île.
action noun f
  thing done: acte, geste, démarche; opposite inaction = Toute «action» humaine a des effets imprévus.
  work for a cause: intervention, activité, engagement; opposite inaction = L’«action» des syndicats a été décisive.
comportement noun m
  way of acting: conduite, attitude, façon d’agir = Le «comportement» des consommateurs change avec l’âge.
attitude noun f
  stance towards something: position, disposition, comportement = L’«attitude» des patients envers le vaccin a évolué.
perception noun f
  way something is seen: vision, représentation, image = La «perception» du risque diffère selon le milieu social.
représentation noun f
  image of something: image, figuration, évocation = La «représentation» de la ville change dans ses derniers tableaux.
usage noun m
  act of using: emploi, utilisation, recours = L’«usage» du téléphone est interdit pendant l’examen.
  what people usually do: coutume, habitude, tradition, pratique = Cet «usage» s’est maintenu jusqu’au XXe siècle.
utilisation noun f
  act of using: emploi, usage, recours, exploitation = L’«utilisation» de pesticides est désormais interdite.
emploi noun m
  act of using: usage, utilisation, recours = L’«emploi» du passé simple est rare à l’oral.
  paid work: travail, poste, métier, profession; informal boulot; opposite chômage = La fermeture de l’usine a supprimé deux cents «emplois».
application noun f
  putting into practice: mise en œuvre, exécution, mise en pratique = L’«application» de la loi se heurte à des résistances.
pratique noun f
  way of doing: usage, habitude, coutume = Ces «pratiques» agricoles épuisent les sols.
moyen noun m
  what helps to reach an end: instrument, outil, vecteur; opposite fin = La presse est un puissant «moyen» de propagande.
outil noun m
  thing to work with: instrument, moyen, technique, procédé = Cet «outil» statistique convient aux petits échantillons.
ressource noun f
  means one can draw on: réserve, disponibilité, richesse = Les «ressources» en eau sont inégalement réparties.
coût noun m
  what must be paid: prix, dépense, frais, montant; opposite bénéfice = Le «coût» du traitement dépasse mille euros.
avantage noun m
  what is good about something: atout, mérite, intérêt; informal plus; opposite inconvénient, désavantage = Cette méthode présente l’«avantage» d’être rapide.
inconvénient noun m
  what is bad about something: désavantage, défaut, point faible; informal hic; opposite avantage = Le principal «inconvénient» de cette technique est son prix.
risque noun m
  possible harm: danger, menace, probabilité; opposite sécurité = Le «risque» d’infection reste très faible.
danger noun m
  possible harm: risque, péril, menace; opposite sécurité = Les auteurs signalent les «dangers» de l’automédication.
chance noun f
  likelihood of something good: possibilité, probabilité, perspective = Les «chances» de guérison dépendent de l’âge du patient.
possibilité noun f
  what can be or be done: éventualité, faculté, option; opposite impossibilité = La «possibilité» d’un recours est prévue par la loi.
probabilité noun f
  how likely something is: chance, vraisemblance, possibilité; opposite improbabilité = La «probabilité» d’une erreur est inférieure à un pour cent.
certitude noun f
  being sure: assurance, conviction; opposite doute, incertitude = Rien ne permet d’affirmer cela avec «certitude».
incertitude noun f
  not being sure: imprécision, marge d’erreur, indétermination; opposite précision = L’«incertitude» des mesures est indiquée dans le tableau.
choix noun m
  act of choosing: sélection, décision, option = Le «choix» du corpus doit être justifié.
décision noun f
  what one resolves: résolution, choix, parti = La «décision» de fermer l’usine fut prise en 1982.
crise noun f
  time of grave trouble: dépression, récession, marasme; literary tourmente = La «crise» de 1929 toucha d’abord les banques.
conflit noun m
  clash between parties: affrontement, lutte, opposition, antagonisme; opposite accord = Le «conflit» entre les deux familles structure le drame.
accord noun m
  being of one mind: entente, consensus, concorde; opposite désaccord = L’«accord» entre les juges est presque total.
  written agreement: convention, traité, pacte, contrat = Les deux États ont signé un «accord» de pêche.
contribution noun f
  what one adds: apport, concours, participation = La «contribution» des femmes à l’effort de guerre fut décisive.
apport noun m
  what one adds: contribution, acquis, enrichissement = L’«apport» principal de ce travail est méthodologique.
découverte noun f
  finding of something unknown: mise au jour, trouvaille; academic invention = La «découverte» du site remonte à 1932.
innovation noun f
  something new: nouveauté, invention, création; opposite routine, tradition = Cette «innovation» a transformé l’industrie textile.
perspective noun f
  way of looking: point de vue, angle, optique, approche = Dans une «perspective» historique, ce débat n’est pas nouveau.
  what may come: horizon, voie, possibilité, piste = Ces travaux ouvrent de nouvelles «perspectives» thérapeutiques.
chapitre noun m
  part of a book: partie, section, division = Le deuxième «chapitre» retrace l’histoire du mouvement.
section noun f
  part of a text: partie, division, rubrique, paragraphe = La «section» suivante expose les résultats.
paragraphe noun m
  short division of a text: alinéa, passage, section = Ce «paragraphe» résume la position des deux parties.
introduction noun f
  opening part of a text: préambule, avant-propos, entrée en matière; opposite conclusion = L’«introduction» présente la question de recherche.
aperçu noun m
  short survey: vue d’ensemble, survol, panorama = Ce chapitre donne un «aperçu» des travaux antérieurs.
ouvrage noun m
  published book: livre, volume, œuvre; informal bouquin = Cet «ouvrage» fait encore autorité.
œuvre noun f
  work of art or thought: création, production, ouvrage = L’«œuvre» de jeunesse du peintre est peu connue.
article noun m
  text in a journal: publication, contribution; informal papier = Cet «article» analyse la réception du film.
texte noun m
  something written: écrit, document, manuscrit = Le «texte» original n’a pas été conservé.
passage noun m
  part of a text: extrait, fragment, morceau = Ce «passage» a été souvent commenté.
citation noun f
  words taken from a text: extrait, passage cité, référence = Chaque «citation» doit être suivie de sa source.
tableau noun m
  ordered rows and columns: grille, matrice, relevé = Le «tableau» 4 donne la répartition par âge.
  painted picture: toile, peinture = Ce «tableau» fut exposé au Salon de 1863.
figure noun f
  drawing in a text: schéma, graphique, illustration, dessin = La «figure» 2 montre l’évolution du taux d’emploi.
vérité noun f
  being true: exactitude, véracité, justesse; opposite fausseté, mensonge = La «vérité» de ce récit a été mise en doute.
fondement noun m
  what something rests on: base, assise, principe, socle = Ce principe est le «fondement» de la démocratie.
base noun f
  what something rests on: fondement, socle, assise, point de départ = Ces textes constituent la «base» de notre corpus.
manière noun f
  how something is done: façon, mode, méthode = La «manière» de poser la question influe sur la réponse.
point noun m
  matter within a whole: question, sujet, aspect, élément = Ce «point» sera développé dans la conclusion.
lieu noun m
  part of space: endroit, place, site, emplacement; informal coin = Le «lieu» exact de la bataille reste inconnu.
montrer verb
  make visible by data: révéler, faire apparaître, mettre en évidence, indiquer; opposite cacher = Les résultats «montrent» une nette différence entre les groupes.
  prove: démontrer, prouver, établir = L’auteur «montre» que cette lettre est un faux.
démontrer verb
  prove by reasoning: prouver, établir, montrer; opposite réfuter = Ce théorème a été «démontré» au XIXe siècle.
prouver verb
  give proof of: démontrer, établir, attester; opposite réfuter, infirmer = Le plaignant doit «prouver» l’existence d’un dommage.
établir verb
  show to be true: démontrer, prouver, montrer = Ces travaux ont «établi» un lien entre pollution et asthme.
  set up: instaurer, créer, mettre en place; opposite abolir, supprimer = La loi «établit» un contrôle annuel des comptes.
révéler verb
  bring to light: dévoiler, mettre au jour, faire apparaître, laisser voir; opposite cacher, dissimuler = L’enquête a «révélé» de fortes disparités régionales.
indiquer verb
  point to or say: signaler, préciser, mentionner = Les auteurs «indiquent» que l’échantillon est réduit.
suggérer verb
  point to as likely: laisser penser, donner à penser, laisser entendre, laisser supposer = Ces chiffres «suggèrent» que la crise n’est pas terminée.
  put forward: proposer, conseiller, recommander = Le rapport «suggère» une révision complète du programme.
proposer verb
  put forward: suggérer, soumettre, présenter, avancer = Nous «proposons» une nouvelle lecture de ce passage.
affirmer verb
  state firmly: soutenir, assurer, déclarer; opposite nier = L’auteur «affirme» que la langue façonne la pensée.
soutenir verb
  hold as one’s view: affirmer, défendre l’idée, faire valoir; opposite nier = Certains historiens «soutiennent» que la guerre était évitable.
  give support: appuyer, aider, défendre, encourager; opposite combattre = Plusieurs associations ont «soutenu» le projet.
prétendre verb
  state without proof: affirmer, soutenir, assurer; academic alléguer = Le vendeur «prétend» que l’acheteur connaissait le défaut.
déclarer verb
  say officially: annoncer, affirmer, proclamer, faire savoir = Le ministre a «déclaré» que la mesure serait provisoire.
dire verb
  put into words: affirmer, déclarer, exprimer, énoncer; opposite taire = Comme le «dit» Montaigne, chaque homme porte la forme entière.
avancer verb
  put forward an idea: proposer, formuler, émettre, mettre en avant = L’hypothèse «avancée» par les géologues reste fragile.
  move forward: progresser, évoluer; opposite reculer, stagner = Les travaux «avancent» plus vite que prévu.
constater verb
  notice as a fact: observer, remarquer, noter, relever = On «constate» une baisse régulière de la participation.
observer verb
  watch closely: examiner, étudier, surveiller, suivre = Les élèves ont été «observés» pendant deux semaines.
  notice as a fact: constater, remarquer, noter, relever = On «observe» une légère hausse au mois de mai.
  follow a rule: respecter, suivre, se conformer à; opposite enfreindre, violer = Ce délai doit être «observé» par les deux parties.
remarquer verb
  become aware of: noter, observer, constater, relever = Les auteurs «remarquent» que les erreurs sont plus fréquentes le soir.
noter verb
  draw attention to: remarquer, observer, relever, signaler = On «notera» que cette règle connaît peu d’exceptions.
  put in writing: inscrire, consigner, enregistrer = La température a été «notée» toutes les heures.
signaler verb
  draw attention to: mentionner, indiquer, rapporter; opposite taire = Aucun effet indésirable n’a été «signalé».
souligner verb
  stress: insister sur, mettre l’accent sur, faire ressortir, mettre en relief; opposite minimiser = L’auteur «souligne» l’importance du contexte familial.
insister verb
  stress: appuyer, mettre l’accent; opposite glisser = Les médecins «insistent» sur le rôle de la prévention.
préciser verb
  state more exactly: spécifier, détailler, expliciter, clarifier = Le contrat «précise» les obligations de chaque partie.
expliquer verb
  make clear: éclaircir, exposer, expliciter, clarifier = Ce chapitre «explique» le fonctionnement du moteur.
  be the reason for: rendre compte de, justifier, éclairer = Le climat «explique» la rareté de cette espèce.
décrire verb
  tell what something is like: dépeindre, présenter, exposer, retracer = Le narrateur «décrit» longuement la maison familiale.
présenter verb
  set before the reader: exposer, décrire, montrer = Nous «présentons» d’abord le corpus étudié.
  have as a feature: offrir, comporter, posséder = Cette méthode «présente» deux avantages.
exposer verb
  set out in words: présenter, expliquer, développer, énoncer = Kant «expose» cette idée dans sa préface.
  leave open to harm: soumettre, livrer; opposite protéger, abriter = Les ouvriers étaient «exposés» à des vapeurs toxiques.
définir verb
  say what something is: déterminer, caractériser, préciser, délimiter = La loi «définit» clairement la notion de domicile.
déterminer verb
  find out exactly: établir, fixer, préciser = Il reste à «déterminer» la date exacte du manuscrit.
  be the cause of: conditionner, commander, décider de = Le milieu d’origine «détermine» largement le choix des études.
caractériser verb
  be typical of: marquer, distinguer, singulariser = Une grande diversité «caractérise» cette région.
désigner verb
  be the name of: nommer, renvoyer à, s’appliquer à; academic dénoter = Ce terme «désigne» tous les habitants de la ville.
  name for a task: nommer, choisir, élire = Le tribunal a «désigné» deux experts.
nommer verb
  give a name: appeler, dénommer, désigner, baptiser = On «nomme» cette période l’entre-deux-guerres.
signifier verb
  have as meaning: vouloir dire, désigner, exprimer = Que «signifie» ce mot dans le texte original ?
analyser verb
  examine in parts: étudier, examiner, décomposer, disséquer = Nous avons «analysé» trente discours politiques.
examiner verb
  look at closely: étudier, analyser, inspecter, observer, considérer = Le juge «examine» d’abord la recevabilité de la demande.
étudier verb
  look at closely: examiner, analyser, observer, explorer = Nous «étudions» l’effet du bruit sur la mémoire.
  learn: apprendre; informal bûcher, potasser, bosser = Elle a «étudié» le droit à Lyon.
explorer verb
  look into something little known: étudier, examiner, sonder, prospecter = Ce mémoire «explore» les liens entre musique et politique.
traiter verb
  deal with a topic: aborder, étudier, examiner, développer = Le troisième chapitre «traite» la question du financement.
  give medical care: soigner, prendre en charge = Les patients ont été «traités» pendant six mois.
aborder verb
  begin to deal with: traiter, évoquer, s’attaquer à, entamer = La conférence a «abordé» plusieurs sujets délicats.
évoquer verb
  mention or call to mind: mentionner, rappeler, faire allusion à = L’auteur «évoque» brièvement ses années d’exil.
mentionner verb
  name in passing: citer, évoquer, signaler, indiquer; opposite omettre = Aucune source ne «mentionne» cet épisode.
citer verb
  repeat or name: mentionner, rapporter, invoquer; academic alléguer = L’avocat «cite» plusieurs décisions anciennes.
rappeler verb
  bring back to mind: évoquer, redire, remettre en mémoire; opposite oublier = La conclusion «rappelle» les principaux résultats.
comparer verb
  set side by side: confronter, rapprocher, mettre en parallèle, mettre en regard = Nous «comparons» deux traductions du même roman.
distinguer verb
  tell apart: différencier, discerner, séparer; opposite confondre = On «distingue» trois formes de la maladie.
opposer verb
  set against: mettre en opposition, confronter, mettre en contraste; opposite rapprocher = L’auteur «oppose» la nature et la culture.
discuter verb
  talk over: examiner, débattre, commenter = Ces résultats sont «discutés» dans la section suivante.
débattre verb
  talk over with opposed views: discuter, délibérer, parler = Les députés ont longuement «débattu» de cette question.
critiquer verb
  point out faults: blâmer, désapprouver, attaquer; informal éreinter; opposite louer, approuver = Plusieurs chercheurs ont «critiqué» cette méthode.
contester verb
  deny that something holds: remettre en cause, mettre en doute, récuser, discuter; opposite admettre, reconnaître = Le locataire «conteste» le montant du loyer.
nier verb
  say that something is not so: contester, démentir, récuser; academic dénier; opposite affirmer, reconnaître = L’accusé «nie» toute participation aux faits.
réfuter verb
  show to be false: infirmer, démentir, invalider; opposite prouver, confirmer = Pasteur «réfuta» la théorie de la génération spontanée.
rejeter verb
  refuse to accept: écarter, repousser, refuser, récuser; opposite accepter, admettre = La cour a «rejeté» la demande.
admettre verb
  accept as true: reconnaître, accepter, convenir, tenir pour acquis; opposite contester, nier = On «admet» généralement que le texte date du XIIe siècle.
reconnaître verb
  accept as true: admettre, avouer, convenir, concéder; opposite nier = Les auteurs «reconnaissent» les limites de leur étude.
  know again: identifier, discerner, distinguer = Les enfants «reconnaissent» plus vite les visages familiers.
accepter verb
  say yes to: approuver, agréer, consentir à, souscrire à; opposite refuser, rejeter = Le comité a «accepté» la proposition.
refuser verb
  say no to: rejeter, décliner, repousser, écarter; opposite accepter = Trois patients ont «refusé» le traitement.
confirmer verb
  show again to be true: corroborer, valider, attester, appuyer; opposite infirmer, démentir = Nos mesures «confirment» les prévisions du modèle.
infirmer verb
  show not to hold: réfuter, démentir, invalider, contredire; opposite confirmer = Les essais ultérieurs ont «infirmé» cette hypothèse.
contredire verb
  say the opposite: démentir, infirmer, aller à l’encontre de; opposite confirmer = Ces résultats «contredisent» les travaux antérieurs.
vérifier verb
  test whether something holds: contrôler, tester, s’assurer de, examiner = Il faut d’abord «vérifier» l’exactitude des données.
tester verb
  try out: essayer, éprouver, expérimenter = Le prototype a été «testé» en conditions réelles.
mesurer verb
  find the size of: évaluer, déterminer; academic quantifier = La vitesse a été «mesurée» en trois points.
évaluer verb
  judge worth or size: estimer, apprécier, jauger, juger = Un jury «évalue» la qualité des copies.
estimer verb
  hold as an opinion: juger, considérer, penser, croire = La cour «estime» que le délai était raisonnable.
  reckon roughly: évaluer, chiffrer, calculer approximativement = On «estime» les pertes à deux millions d’euros.
calculer verb
  work out a number: déterminer, établir, évaluer = La moyenne a été «calculée» pour chaque groupe.
considérer verb
  hold as an opinion: estimer, juger, penser, croire = Beaucoup «considèrent» que cette réforme est inutile.
  look at with care: examiner, étudier, envisager, prendre en compte = Il faut «considérer» tous les facteurs en jeu.
penser verb
  hold as an opinion: croire, estimer, considérer, juger, trouver = La plupart des élèves «pensent» que l’exercice est utile.
croire verb
  hold to be true: penser, estimer, considérer, juger; opposite douter = Les contemporains «croyaient» que la comète annonçait une guerre.
juger verb
  form an opinion: estimer, considérer, apprécier, évaluer = Les experts «jugent» la situation préoccupante.
supposer verb
  take as likely: présumer, imaginer, conjecturer, penser = On peut «supposer» que l’auteur connaissait ce récit.
  need as a condition: impliquer, exiger, présupposer, réclamer = Un tel projet «suppose» une longue préparation.
conclure verb
  infer at the end: déduire, inférer; academic induire = On peut en «conclure» que le traitement est efficace.
  bring to an end: achever, terminer, clore; opposite commencer, ouvrir = Une anecdote «conclut» le récit.
déduire verb
  infer: inférer, conclure = De ces faits, les enquêteurs ont «déduit» l’heure du crime.
  take away from a sum: soustraire, retrancher, défalquer; opposite ajouter = Les frais de transport peuvent être «déduits» du revenu.
résumer verb
  say in few words: récapituler, abréger, synthétiser, condenser; opposite développer = Le tableau 1 «résume» les principaux résultats.
illustrer verb
  make clear by example: éclairer, exemplifier, montrer = Cet exemple «illustre» bien la difficulté.
interpréter verb
  give a meaning to: expliquer, comprendre, lire, analyser = Ce rêve a été «interprété» de diverses manières.
comprendre verb
  grasp the meaning: saisir, pénétrer; informal piger; opposite méconnaître = Pour «comprendre» cette œuvre, il faut en connaître l’origine.
  be made up of: comporter, inclure, compter, contenir; opposite exclure = Le questionnaire «comprend» trente questions.
commenter verb
  explain or remark on: expliquer, gloser, annoter, interpréter = Les juristes ont abondamment «commenté» cet arrêt.
préconiser verb
  recommend strongly: recommander, conseiller, prôner; opposite déconseiller = Le rapport «préconise» une baisse des tarifs.
recommander verb
  advise: conseiller, préconiser, prôner; opposite déconseiller = Les médecins «recommandent» une activité régulière.
défendre verb
  speak for: soutenir, plaider pour, prendre parti pour; opposite attaquer = L’auteur «défend» une conception libérale de l’État.
  forbid: interdire, prohiber; opposite autoriser, permettre = La loi «défend» la vente d’alcool aux mineurs.
justifier verb
  give good reasons: motiver, expliquer, fonder, légitimer = Le candidat doit «justifier» le choix de son corpus.
rechercher verb
  try to find: chercher, être en quête de, tâcher de trouver = Les chimistes «recherchent» un procédé moins polluant.
chercher verb
  try to find: rechercher, être en quête de; literary quêter; opposite trouver = Le héros «cherche» une réponse qu’il ne trouve jamais.
trouver verb
  come upon: découvrir, repérer, rencontrer; informal dénicher; opposite perdre = Nous avons «trouvé» trois variantes du même conte.
découvrir verb
  find what was unknown: mettre au jour, trouver, déceler, détecter = Des archéologues ont «découvert» une villa romaine.
identifier verb
  recognise what something is: reconnaître, repérer, déterminer, déceler = Trois facteurs de risque ont été «identifiés».
recueillir verb
  gather: collecter, rassembler, réunir; literary colliger = Les témoignages ont été «recueillis» sur place.
rassembler verb
  bring together: réunir, regrouper, recueillir, collecter; opposite disperser = Ce volume «rassemble» douze études sur le théâtre.
regrouper verb
  bring together: rassembler, réunir, grouper; opposite séparer, disperser = Les réponses ont été «regroupées» par thème.
classer verb
  put into classes: ranger, répartir, ordonner, trier; academic catégoriser = Les plantes sont «classées» selon la forme des feuilles.
répartir verb
  divide among groups: distribuer, partager, diviser, ventiler; opposite rassembler = Les participants ont été «répartis» au hasard en deux groupes.
sélectionner verb
  choose by criteria: choisir, retenir, trier; opposite écarter, rejeter = Douze articles ont été «sélectionnés» pour l’analyse.
choisir verb
  pick out: opter pour, retenir, adopter = Nous avons «choisi» une méthode qualitative.
réaliser verb
  carry out: effectuer, exécuter, accomplir, mener = L’enquête a été «réalisée» au printemps dernier.
effectuer verb
  carry out: réaliser, exécuter, accomplir, procéder à = Les mesures ont été «effectuées» à vingt degrés.
mener verb
  carry out: conduire, réaliser, effectuer, diriger = L’équipe a «mené» deux campagnes de fouilles.
appliquer verb
  put into use: mettre en œuvre, mettre en pratique, suivre = Cette règle est «appliquée» avec souplesse.
utiliser verb
  make use of: employer, se servir de, recourir à, exploiter = Nous avons «utilisé» un logiciel libre.
employer verb
  make use of: utiliser, se servir de, recourir à, user de = L’auteur «emploie» ce mot dans un sens rare.
  give work to: faire travailler, occuper; opposite licencier = L’usine «employait» alors six cents ouvriers.
recourir verb
  fall back on: faire appel, avoir recours = Les juges «recourent» rarement à cette procédure.
adopter verb
  take as one’s own: choisir, retenir, faire sien; opposite rejeter, abandonner = Nous «adoptons» ici une définition plus étroite.
  pass by vote: approuver, voter, ratifier; opposite rejeter = Le Parlement a «adopté» la loi en juillet.
élaborer verb
  work out with care: concevoir, mettre au point, préparer, construire, bâtir = Une commission a «élaboré» un nouveau programme.
concevoir verb
  form in the mind: imaginer, élaborer, inventer, penser = Les ingénieurs ont «conçu» un pont plus léger.
créer verb
  bring into being: fonder, instituer, établir; opposite détruire, supprimer = L’école fut «créée» en 1794.
produire verb
  bring about: engendrer, générer, provoquer, faire naître = Le choc «produit» une onde sonore.
  make goods: fabriquer, créer, élaborer; opposite consommer = La région «produit» surtout du blé.
construire verb
  put together: bâtir, édifier, ériger; opposite détruire = La cathédrale fut «construite» au XIIIe siècle.
développer verb
  make grow: accroître, étendre, renforcer; opposite réduire = L’entreprise veut «développer» ses exportations.
  set out at length: exposer, détailler, approfondir; opposite résumer = Ce point sera «développé» plus loin.
approfondir verb
  go deeper into: creuser, développer, pousser plus loin; opposite effleurer = Des recherches futures devront «approfondir» cette question.
causer verb
  bring about: provoquer, entraîner, occasionner, engendrer, produire = Le virus a «causé» plusieurs milliers de décès.
provoquer verb
  bring about: causer, entraîner, susciter, déclencher, occasionner = La décision a «provoqué» de vives réactions.
entraîner verb
  bring about: causer, provoquer, amener, occasionner, engendrer = Une hausse des prix «entraîne» une baisse de la demande.
engendrer verb
  bring about: produire, causer, provoquer, générer, faire naître = La peur «engendre» souvent la violence.
susciter verb
  call forth: provoquer, éveiller, faire naître, soulever = L’ouvrage a «suscité» un large débat.
favoriser verb
  help to happen: faciliter, stimuler, aider, encourager; opposite entraver, freiner = Un climat humide «favorise» la croissance des champignons.
encourager verb
  give courage or help: stimuler, favoriser, soutenir, promouvoir; opposite décourager = L’État «encourage» la rénovation des logements.
faciliter verb
  make easier: simplifier, aider, rendre plus aisé; opposite compliquer, entraver = Un plan clair «facilite» la lecture.
permettre verb
  make possible: rendre possible, autoriser; opposite empêcher = Cette technique «permet» une guérison plus rapide.
  give leave: autoriser, tolérer, admettre; opposite interdire, défendre = La loi «permet» la reproduction d’une œuvre à des fins pédagogiques.
empêcher verb
  make impossible: interdire, rendre impossible, faire obstacle à; opposite permettre = Un défaut technique a «empêché» la mesure.
éviter verb
  keep from happening: prévenir, empêcher, écarter = Un contrôle régulier permet d’«éviter» les accidents.
limiter verb
  set bounds to: restreindre, borner, circonscrire; opposite étendre, élargir = Nous «limitons» l’analyse à la période récente.
restreindre verb
  make narrower: limiter, réduire, diminuer, borner; opposite élargir, étendre = La réforme a «restreint» le droit de grève.
augmenter verb
  become more: croître, s’accroître, progresser, monter; informal grimper; opposite diminuer, baisser = Le nombre de cas «augmente» avec l’âge.
  make more: accroître, élever, majorer, relever; opposite réduire, diminuer = La banque a «augmenté» ses tarifs.
accroître verb
  make more: augmenter, développer, étendre, renforcer; opposite réduire, diminuer = L’engrais «accroît» le rendement des sols.
croître verb
  become more: augmenter, s’accroître, grandir, progresser; opposite décroître, diminuer = La demande d’énergie ne cesse de «croître».
diminuer verb
  become less: baisser, décroître, s’atténuer, reculer; opposite augmenter, croître = La douleur «diminue» après deux jours.
  make less: réduire, abaisser, amoindrir, restreindre; opposite augmenter = Le médicament «diminue» la fréquence des crises.
baisser verb
  become less: diminuer, décroître, reculer, chuter; opposite augmenter, monter = Les prix ont «baissé» de cinq pour cent.
réduire verb
  make less: diminuer, abaisser, restreindre, limiter; opposite augmenter, accroître = Le vaccin «réduit» le risque de complications.
renforcer verb
  make stronger: consolider, fortifier, affermir, accentuer; opposite affaiblir = Ces résultats «renforcent» notre conviction.
affaiblir verb
  make weaker: ébranler, diminuer, amoindrir; opposite renforcer = Les guerres ont «affaibli» le pouvoir royal.
améliorer verb
  make better: accroître, rehausser, parfaire; academic optimiser; opposite dégrader, détériorer = Le nouveau filtre «améliore» la qualité de l’image.
aggraver verb
  make worse: accentuer, intensifier, amplifier; opposite atténuer, améliorer = La sécheresse a «aggravé» la famine.
changer verb
  make or become different: modifier, transformer, renouveler, bouleverser; opposite conserver, maintenir = La découverte a «changé» notre vision de l’univers.
modifier verb
  change in part: changer, transformer, remanier, altérer, réviser; opposite maintenir = Le Sénat a «modifié» deux articles du texte.
transformer verb
  change thoroughly: changer, métamorphoser, modifier, remodeler = Le chemin de fer a «transformé» les paysages.
évoluer verb
  change little by little: changer, se transformer, se développer, se modifier; opposite stagner = Le sens du mot a beaucoup «évolué».
remplacer verb
  put or be in place of: se substituer à, supplanter, prendre la place de = Le français «remplace» peu à peu le latin.
adapter verb
  make fit: ajuster, accommoder, approprier = L’enseignant «adapte» l’exercice au niveau des élèves.
maintenir verb
  keep as it is: garder, conserver, tenir; opposite changer = La température a été «maintenue» à trente degrés.
conserver verb
  keep: garder, maintenir, préserver, sauvegarder; opposite perdre, détruire = La bibliothèque «conserve» le manuscrit original.
supprimer verb
  do away with: abolir, éliminer, retirer; opposite ajouter, créer = La réforme «supprime» plusieurs exceptions.
éliminer verb
  remove: supprimer, écarter, exclure, retirer; opposite conserver = Les réponses incomplètes ont été «éliminées».
exclure verb
  keep out: écarter, éliminer, rejeter; opposite inclure = Les mineurs ont été «exclus» de l’étude.
inclure verb
  take in as a part: comprendre, englober, comporter; opposite exclure = Le prix «inclut» les frais de transport.
ajouter verb
  put with the rest: adjoindre, joindre, insérer; opposite retrancher, retirer = L’éditeur a «ajouté» une préface.
intégrer verb
  make part of a whole: incorporer, inclure, insérer; opposite exclure = Le modèle «intègre» les variations saisonnières.
constituer verb
  make up, be: représenter, former, être = Ces lettres «constituent» une source précieuse.
former verb
  make up: constituer, composer = Ces îles «forment» un archipel volcanique.
  train: instruire, éduquer, préparer = L’école «forme» chaque année cent ingénieurs.
représenter verb
  stand for or show: figurer, symboliser, incarner = La colombe «représente» la paix.
  amount to: constituer, équivaloir à, correspondre à = Les loyers «représentent» un tiers des dépenses.
contenir verb
  have inside: renfermer, comporter, receler = Le lait «contient» du calcium.
comporter verb
  have as a part: contenir, renfermer, compter, présenter = Le texte «comporte» de nombreuses erreurs.
posséder verb
  have: avoir, présenter, être doté de = Cette molécule «possède» des propriétés remarquables.
exister verb
  be there: se rencontrer, se trouver, circuler = Plusieurs versions de ce mythe «existent».
correspondre verb
  match: répondre, être conforme, équivaloir; opposite différer = Cette définition «correspond» à l’usage courant.
différer verb
  be different: se distinguer, diverger, se différencier; opposite ressembler = Les deux éditions «diffèrent» sur plusieurs points.
varier verb
  be or become different: changer, fluctuer, différer, se modifier = Les coûts «varient» selon les régions.
dépendre verb
  be decided by: être fonction, être tributaire = Le résultat «dépend» de la taille de l’échantillon.
influencer verb
  act on: agir sur, influer sur, peser sur = La lumière «influence» la croissance des plantes.
affecter verb
  act on in a harmful way: toucher, atteindre, frapper; opposite épargner = La maladie «affecte» surtout les personnes âgées.
  set aside for a use: destiner, attribuer, allouer, assigner = Ces fonds sont «affectés» à la recherche.
toucher verb
  concern or harm: concerner, affecter, atteindre, frapper; opposite épargner = Le chômage «touche» un jeune sur cinq.
concerner verb
  be about: porter sur, se rapporter à, regarder, intéresser = Cette disposition «concerne» uniquement les locataires.
impliquer verb
  have as consequence: entraîner, comporter, se traduire par = Ce choix «implique» une perte de précision.
nécessiter verb
  need: exiger, requérir, demander, réclamer = Cette opération «nécessite» une anesthésie générale.
exiger verb
  demand: réclamer, requérir, imposer, demander = La loi «exige» un accord écrit du patient.
contribuer verb
  have a part in: participer, concourir, aider; opposite nuire = Plusieurs facteurs «contribuent» à cette évolution.
participer verb
  take part: prendre part, s’associer, collaborer = Deux cents élèves ont «participé» à l’enquête.
fournir verb
  give what is needed: procurer, apporter, offrir, livrer = Les archives «fournissent» de précieux renseignements.
offrir verb
  give: procurer, présenter, assurer = Cette méthode «offre» une grande souplesse.
obtenir verb
  get: parvenir à, atteindre, aboutir à; informal décrocher = Les deux équipes ont «obtenu» des résultats semblables.
acquérir verb
  come to have: apprendre, assimiler, maîtriser; opposite perdre = L’enfant «acquiert» le langage très tôt.
atteindre verb
  get as far as: parvenir à, arriver à, réaliser; opposite manquer = Le programme n’a pas «atteint» son but.
commencer verb
  make a start: débuter, démarrer, s’ouvrir; opposite finir, terminer = Les travaux ont «commencé» en mars.
achever verb
  bring to an end: terminer, finir, conclure, mener à bien; opposite commencer = Flaubert n’a pas «achevé» ce roman.
durer verb
  go on in time: se prolonger, s’étendre, se poursuivre = Les négociations ont «duré» plus de deux ans.
poursuivre verb
  go on with: continuer, prolonger, persévérer dans; opposite interrompre, abandonner = L’équipe «poursuit» ses recherches en Antarctique.
apparaître verb
  come into view: surgir, émerger, se manifester, se montrer; opposite disparaître = Les premiers symptômes «apparaissent» après trois jours.
disparaître verb
  stop being there: s’éteindre, cesser, s’effacer, tomber en désuétude; opposite apparaître = Cette coutume a «disparu» au XIXe siècle.
rédiger verb
  write a text: écrire, établir; academic libeller = Le contrat doit être «rédigé» en deux exemplaires.
formuler verb
  put into words: émettre, exprimer, énoncer, adresser = Plusieurs critiques ont été «formulées» contre cette théorie.
exprimer verb
  put into words: formuler, traduire, manifester, énoncer; opposite taire = Les patients «expriment» leur inquiétude.
publier verb
  make public in print: faire paraître, éditer, diffuser = L’article fut «publié» dans une revue allemande.
enseigner verb
  teach: apprendre, transmettre, inculquer = Elle «enseigne» les mathématiques à de jeunes détenus.
apprendre verb
  come to know: acquérir, assimiler, s’approprier; opposite oublier, désapprendre = Les enfants «apprennent» une langue par l’écoute.
résoudre verb
  bring to a solution: régler, trancher, dénouer; informal solutionner = Ce conflit ne fut «résolu» qu’en 1972.
garantir verb
  make sure: assurer, protéger, sauvegarder = La Constitution «garantit» la liberté d’expression.
imposer verb
  force upon: dicter, infliger, prescrire = Le vainqueur «imposa» de lourdes conditions.
interdire verb
  forbid: prohiber, défendre, proscrire; opposite autoriser, permettre = La loi «interdit» le travail des enfants.
autoriser verb
  give leave: permettre, accorder, consentir à; opposite interdire = Le tribunal a «autorisé» la vente de l’immeuble.
protéger verb
  keep from harm: préserver, défendre, garantir; opposite exposer, menacer = Le vaccin «protège» les nourrissons contre l’infection.
menacer verb
  put in danger: mettre en danger, compromettre, mettre en péril; opposite protéger = La déforestation «menace» de nombreuses espèces.
important adjective
  of great weight: majeur, essentiel, capital, de premier plan; opposite secondaire, mineur = Cette découverte joue un rôle «important» en médecine.
  large in amount: considérable, substantiel; informal gros; opposite faible, négligeable = Une part «importante» du budget va à l’éducation.
essentiel adjective
  that one cannot do without: fondamental, capital, primordial, indispensable; opposite accessoire, secondaire = La confiance est «essentielle» à toute relation de soin.
fondamental adjective
  on which the rest stands: essentiel, capital, primordial, de base; opposite accessoire, secondaire = L’égalité est un principe «fondamental» du droit.
principal adjective
  first in weight: premier, majeur, dominant, central; opposite secondaire, accessoire = La «principale» cause de décès reste le tabac.
central adjective
  in the middle of a matter: principal, dominant, majeur; opposite périphérique, marginal = La mort est le thème «central» de ce recueil.
majeur adjective
  of great weight: important, considérable, essentiel, capital; opposite mineur = La guerre fut une source «majeure» d’inspiration pour ce peintre.
secondaire adjective
  of less weight: accessoire, mineur, subsidiaire, annexe; opposite principal, essentiel = L’intrigue amoureuse reste ici «secondaire».
significatif adjective
  that says much: révélateur, symptomatique, emblématique = Ce silence est «significatif» de l’embarras des témoins.
  beyond chance in a test: statistiquement établi, non aléatoire; opposite non significatif = La différence entre les groupes est «significative» au seuil de 5 %.
considérable adjective
  large: important, notable, substantiel, immense; opposite faible, négligeable = Le projet a demandé des efforts «considérables».
notable adjective
  worth being noticed: remarquable, sensible, appréciable, marquant; opposite négligeable = On relève une «notable» amélioration du sommeil.
remarquable adjective
  worth being noticed: notable, exceptionnel, saillant, frappant; opposite banal, ordinaire = La «remarquable» stabilité de ces mots étonne les linguistes.
clair adjective
  easy to understand: compréhensible, limpide, net, intelligible, explicite; opposite obscur, confus = La consigne doit être «claire» pour tous les participants.
évident adjective
  plain to see: manifeste, clair, flagrant, patent; opposite douteux = Le lien entre ces deux faits n’est pas «évident».
net adjective
  plain and marked: clair, marqué, sensible; opposite flou, vague = On constate une «nette» progression du vote blanc.
précis adjective
  exact: exact, rigoureux, détaillé, minutieux; opposite imprécis, vague = Le contrat donne une description «précise» du bien.
exact adjective
  without error: précis, véritable, vrai; opposite approximatif = La date «exacte» de sa naissance est inconnue.
vague adjective
  not clear: imprécis, flou, indéterminé; opposite précis, net = La loi emploie ici une notion assez «vague».
obscur adjective
  hard to understand: incompréhensible, confus, énigmatique, sibyllin; opposite clair = Le sens de ce vers demeure «obscur».
pertinent adjective
  to the point: approprié, adéquat, utile; opposite hors sujet = Seules les données «pertinentes» ont été retenues.
complexe adjective
  of many parts: compliqué, enchevêtré, délicat; opposite simple = Les relations entre les personnages sont «complexes».
compliqué adjective
  hard to follow: complexe, embrouillé, difficile; opposite simple = La procédure s’est révélée longue et «compliquée».
simple adjective
  easy: élémentaire, facile, aisé; opposite complexe, compliqué = L’exercice repose sur une règle «simple».
difficile adjective
  not easy: ardu, malaisé, délicat; informal dur; opposite facile = Il est «difficile» de dater ce document.
facile adjective
  not hard: aisé, simple, commode; opposite difficile = L’accès aux archives n’a pas été «facile».
différent adjective
  not the same: distinct, autre, dissemblable; opposite semblable, identique = Les deux groupes suivent des régimes «différents».
divers adjective
  of several kinds: varié, différent, multiple, hétérogène; opposite homogène, uniforme = Les raisons de ce départ sont «diverses».
varié adjective
  of many kinds: divers, diversifié, multiple; opposite uniforme, monotone = L’ouvrage réunit des contributions très «variées».
distinct adjective
  separate: différent, séparé, indépendant; opposite identique = La thèse comprend deux parties «distinctes».
semblable adjective
  nearly the same: similaire, analogue, comparable, ressemblant; opposite différent = Des résultats «semblables» ont été obtenus en Suisse.
similaire adjective
  nearly the same: semblable, analogue, comparable, équivalent; opposite différent = Les deux villes ont connu une évolution «similaire».
identique adjective
  just the same: pareil, semblable, exactement semblable; opposite différent = Les deux textes sont «identiques», à un mot près.
comparable adjective
  that can be compared: semblable, analogue, similaire; opposite incomparable = Les deux pays ont un niveau de vie «comparable».
contraire adjective
  fully different: opposé, inverse, contradictoire, antithétique; opposite semblable = Les deux études aboutissent à des conclusions «contraires».
opposé adjective
  fully different: contraire, antagoniste, divergent; opposite commun = Les deux partis défendent des intérêts «opposés».
nécessaire adjective
  that must be: indispensable, requis, impératif; opposite inutile, superflu = Des mesures supplémentaires sont «nécessaires».
indispensable adjective
  that one cannot do without: nécessaire, essentiel, vital; opposite inutile, superflu = L’accord du patient est «indispensable».
obligatoire adjective
  required by a rule: imposé, exigé, requis; opposite facultatif = Le vote est «obligatoire» en Belgique.
utile adjective
  that helps: précieux, profitable, d’un grand secours; opposite inutile = Ce dictionnaire est «utile» aux traducteurs débutants.
possible adjective
  that can be: envisageable, concevable, plausible; opposite impossible = Une autre lecture de ce texte est «possible».
probable adjective
  likely to be so: vraisemblable, plausible, possible; opposite improbable = L’erreur humaine reste la cause la plus «probable».
certain adjective
  beyond doubt: sûr, assuré, établi, incontestable; opposite incertain, douteux = La date du traité est désormais «certaine».
incertain adjective
  not sure: douteux, hypothétique, discutable; opposite certain, sûr = L’attribution de ce tableau demeure «incertaine».
vrai adjective
  in line with facts: exact, véridique, juste, avéré; opposite faux = Cette affirmation est «vraie» dans la plupart des cas.
faux adjective
  not in line with facts: inexact, erroné, incorrect; opposite vrai, exact = Cette première hypothèse s’est révélée «fausse».
approprié adjective
  fitting: adéquat, adapté, convenable, pertinent; opposite inapproprié, inadéquat = Il faut choisir un test «approprié» à ces données.
adéquat adjective
  fitting: approprié, adapté, convenable; dated idoine; opposite inadéquat = Aucun terme «adéquat» n’existe en français.
efficace adjective
  that has the wished effect: actif, opérant, performant; opposite inefficace = Ce traitement est «efficace» chez les jeunes patients.
suffisant adjective
  as much as needed: assez grand, satisfaisant, convenable; opposite insuffisant = La taille de l’échantillon n’est pas «suffisante».
insuffisant adjective
  too little: trop faible, trop mince, lacunaire; opposite suffisant = Les preuves sont «insuffisantes» pour condamner l’accusé.
valable adjective
  that holds good: valide, fondé, recevable, acceptable; opposite nul = Cette remarque reste «valable» pour les autres pays.
fiable adjective
  that can be trusted: sûr, crédible, digne de confiance, solide; opposite douteux = Les statistiques officielles ne sont pas toujours «fiables».
solide adjective
  firmly based: sérieux, sûr, ferme; opposite fragile = L’argument s’appuie sur de «solides» connaissances historiques.
rigoureux adjective
  strictly exact: strict, précis, méticuleux; opposite laxiste = L’expérience exige un contrôle «rigoureux» de la lumière.
objectif adjective
  free of personal feeling: impartial, neutre, équitable; opposite subjectif, partial = Un historien doit rester aussi «objectif» que possible.
subjectif adjective
  marked by personal feeling: personnel, individuel, propre à chacun; opposite objectif = La douleur est une expérience «subjective».
général adjective
  true of most: global, d’ensemble, commun; opposite particulier, spécifique = Cette tendance «générale» cache de fortes disparités.
particulier adjective
  unlike the rest: spécial, singulier, à part; opposite ordinaire = Le roman accorde une place «particulière» aux objets.
spécifique adjective
  belonging to one only: particulier, spécial, propre; opposite général = Ces troubles exigent un traitement «spécifique».
commun adjective
  shared: partagé, identique; opposite distinct = Les deux langues ont une origine «commune».
fréquent adjective
  happening often: courant, habituel, répandu; opposite rare = Les erreurs d’accord sont «fréquentes» à cet âge.
courant adjective
  usual: habituel, commun, ordinaire, usuel; opposite rare, exceptionnel = Cette expression est «courante» à l’oral.
rare adjective
  happening seldom: peu fréquent, exceptionnel, inhabituel; opposite fréquent, courant = Les complications graves sont «rares».
habituel adjective
  as it mostly is: ordinaire, courant, usuel, coutumier; opposite inhabituel, exceptionnel = Le narrateur abandonne ici son ton «habituel».
typique adjective
  showing the features of its kind: caractéristique, représentatif, emblématique; opposite atypique = Ce décor est «typique» du théâtre romantique.
nouveau adjective
  not known before: inédit, novateur, neuf; opposite ancien = Une «nouvelle» méthode a été mise au point.
récent adjective
  of short time ago: nouveau, de fraîche date, actuel; opposite ancien = Des travaux «récents» remettent en cause cette datation.
ancien adjective
  of long ago: vieux, antique, archaïque; opposite récent = Les manuscrits les plus «anciens» sont en latin.
actuel adjective
  of the present time: présent, contemporain, d’aujourd’hui; opposite passé, ancien = L’état «actuel» des connaissances ne permet pas de conclure.
antérieur adjective
  that came before: précédent, passé, plus ancien; opposite ultérieur, postérieur = Ces résultats confirment les études «antérieures».
suivant adjective
  coming after: prochain, qui suit; opposite précédent = Le chapitre «suivant» aborde la question du style.
grand adjective
  large in size or degree: vaste, important, considérable; opposite petit = La ville possède une «grande» bibliothèque.
faible adjective
  small in amount: réduit, bas, modeste, limité; opposite élevé, fort = Le taux de réponse est resté «faible».
  not strong: fragile, affaibli, frêle; opposite fort, robuste = Les malades les plus «faibles» ont été isolés.
fort adjective
  great in degree: intense, marqué, prononcé, vif; opposite faible = Une «forte» corrélation a été mise en évidence.
élevé adjective
  high in amount: important, haut, considérable; opposite bas, faible = Le coût de l’opération est très «élevé».
nombreux adjective
  many: abondant, multiple; opposite rare = Les exemples sont trop «nombreux» pour être tous cités.
limité adjective
  within bounds: restreint, réduit, borné; opposite illimité = Le nombre de places est «limité».
vaste adjective
  wide: étendu, ample, large, immense; opposite restreint, étroit = L’enquête s’inscrit dans un «vaste» programme européen.
croissant adjective
  becoming more: grandissant, accru, toujours plus vif; opposite décroissant = Le sujet suscite un intérêt «croissant».
progressif adjective
  step by step: graduel, par étapes, lent; opposite brusque, soudain = On observe un recul «progressif» de la forêt.
direct adjective
  with nothing between: immédiat, sans intermédiaire; opposite indirect = La chaleur a un effet «direct» sur le rendement.
positif adjective
  good: favorable, bénéfique, heureux; opposite négatif = Le programme a eu un effet «positif» sur les élèves.
négatif adjective
  bad: défavorable, néfaste, nuisible; opposite positif = Le bruit exerce une influence «négative» sur l’attention.
favorable adjective
  that helps or agrees: propice, avantageux, bénéfique; opposite défavorable = Le printemps offre des conditions «favorables» à la reproduction.
nuisible adjective
  that harms: néfaste, nocif, préjudiciable, dommageable; opposite bénéfique, utile = Le tabac est «nuisible» à la santé.
cohérent adjective
  holding together: logique, homogène, structuré; opposite incohérent = L’ensemble forme un système «cohérent».
logique adjective
  following reason: rationnel, cohérent, raisonné; opposite illogique = L’ordre des chapitres est parfaitement «logique».
théorique adjective
  of theory: conceptuel, spéculatif, notionnel; opposite pratique, empirique = La première partie pose le cadre «théorique».
empirique adjective
  based on experience: expérimental, factuel, fondé sur l’expérience; opposite théorique = Cette thèse n’a reçu aucune confirmation «empirique».
concret adjective
  that can be touched or shown: réel, tangible, palpable; opposite abstrait = L’auteur donne plusieurs exemples «concrets».
abstrait adjective
  only in thought: théorique, conceptuel, spéculatif; opposite concret = La notion reste trop «abstraite» pour de jeunes élèves.
innovant adjective
  bringing something new: novateur, original, inédit; opposite traditionnel = L’équipe a mis au point un procédé «innovant».
social adjective
  of society: collectif, sociétal, communautaire; opposite individuel = La lecture est aussi une pratique «sociale».
significativement adverb
  beyond chance or markedly: de façon significative, sensiblement, notablement, nettement = La tension a «significativement» baissé dans le groupe traité.
principalement adverb
  for the most part: surtout, essentiellement, avant tout, majoritairement; opposite accessoirement = Le corpus se compose «principalement» de lettres privées.
surtout adverb
  more than anything else: principalement, avant tout, particulièrement, notamment = La réforme touche «surtout» les petites communes.
essentiellement adverb
  for the most part: principalement, surtout, fondamentalement, avant tout = L’économie de la région est «essentiellement» agricole.
particulièrement adverb
  to a high degree: spécialement, notamment, singulièrement, tout spécialement = Les jeunes conducteurs sont «particulièrement» exposés.
notamment adverb
  as one among others: en particulier, entre autres, par exemple = Plusieurs pays, «notamment» la Suède, ont adopté ce modèle.
généralement adverb
  in most cases: en général, habituellement, d’ordinaire, le plus souvent; opposite rarement, exceptionnellement = Les symptômes disparaissent «généralement» en une semaine.
souvent adverb
  many times: fréquemment, maintes fois, à maintes reprises; opposite rarement = Ces deux notions sont «souvent» confondues.
fréquemment adverb
  many times: souvent, régulièrement, couramment; opposite rarement = Ce mot apparaît «fréquemment» dans ses lettres.
parfois adverb
  at times: quelquefois, de temps en temps, par moments, occasionnellement; opposite toujours, jamais = L’auteur emploie «parfois» la première personne.
rarement adverb
  not often: peu souvent, exceptionnellement, de loin en loin; opposite souvent = Cette question est «rarement» posée.
toujours adverb
  at all times: constamment, sans cesse, en permanence, invariablement; opposite jamais = La somme des angles vaut «toujours» cent quatre-vingts degrés.
  still now: encore, encore aujourd’hui = La cause de l’explosion est «toujours» inconnue.
clairement adverb
  in a clear way: nettement, distinctement, explicitement, manifestement; opposite confusément, vaguement = Les résultats montrent «clairement» un effet de l’âge.
nettement adverb
  by a marked degree: clairement, franchement, largement, sensiblement; opposite légèrement = Le deuxième groupe est «nettement» plus rapide.
évidemment adverb
  as is plain: bien sûr, bien entendu, naturellement = Cette lecture n’est «évidemment» pas la seule possible.
manifestement adverb
  as is plain to see: visiblement, à l’évidence, de toute évidence, clairement = Le copiste n’a «manifestement» pas compris ce passage.
précisément adverb
  exactly: exactement, justement; opposite vaguement = C’est «précisément» cette ambiguïté qui fait la force du récit.
exactement adverb
  with no difference: précisément, rigoureusement; informal pile; opposite approximativement = Les deux séries comptent «exactement» le même nombre d’items.
environ adverb
  not exactly: à peu près, approximativement, quelque; opposite exactement = L’échantillon compte «environ» trois cents familles.
approximativement adverb
  not exactly: environ, à peu près; informal grosso modo; opposite exactement = La masse de l’étoile est connue «approximativement».
presque adverb
  not fully: quasiment, pratiquement, à peu près; literary quasi; opposite tout à fait = La forêt a «presque» disparu de l’île.
entièrement adverb
  fully: complètement, totalement, pleinement, intégralement; opposite partiellement = Le bâtiment fut «entièrement» reconstruit en 1950.
totalement adverb
  fully: entièrement, complètement, absolument, tout à fait; opposite partiellement = Les deux lectures sont «totalement» différentes.
complètement adverb
  fully: entièrement, totalement, tout à fait, pleinement; opposite partiellement = Le procédé a été «complètement» abandonné.
partiellement adverb
  not fully: en partie, pour partie, imparfaitement; opposite entièrement, totalement = L’hypothèse n’est que «partiellement» confirmée.
largement adverb
  to a great extent: grandement, en grande partie, beaucoup, amplement; opposite peu = Le succès du projet dépend «largement» des moyens engagés.
  by most people: communément, très généralement; opposite peu = L’idée est aujourd’hui «largement» acceptée.
considérablement adverb
  to a great extent: beaucoup, fortement, énormément, notablement; opposite légèrement = Le prix du logement a «considérablement» augmenté.
fortement adverb
  to a great degree: considérablement, nettement, beaucoup, sensiblement; opposite faiblement, légèrement = Les ventes ont «fortement» reculé en hiver.
  in a close way: étroitement, intimement, puissamment; opposite faiblement = Les deux variables sont «fortement» liées.
sensiblement adverb
  so that one notices: notablement, nettement, visiblement; opposite légèrement = La qualité de l’air s’est «sensiblement» améliorée.
légèrement adverb
  to a small degree: un peu, quelque peu, faiblement; opposite fortement, nettement = La température a «légèrement» augmenté.
relativement adverb
  to some degree: assez, plutôt, passablement; opposite absolument = La maladie est «relativement» rare chez l’enfant.
assez adverb
  to some degree: plutôt, relativement, passablement = Le vocabulaire de ces textes est «assez» pauvre.
très adverb
  to a high degree: extrêmement, bien, fort; informal vachement; opposite peu = Ces documents sont «très» précieux pour l’historien.
extrêmement adverb
  to the highest degree: très, hautement, infiniment; informal hyper = Le gaz est «extrêmement» inflammable.
seulement adverb
  no more than: uniquement, exclusivement = La loi s’applique «seulement» aux contrats récents.
uniquement adverb
  no others: seulement, exclusivement = L’étude porte «uniquement» sur des sources imprimées.
également adverb
  in addition: aussi, de même, pareillement = Ce phénomène s’observe «également» en Italie.
aussi adverb
  in addition: également, de même, pareillement = Le bruit agit «aussi» sur la mémoire.
probablement adverb
  likely: sans doute, vraisemblablement, selon toute vraisemblance; opposite certainement = Le poème fut «probablement» écrit en exil.
certainement adverb
  beyond doubt: sûrement, assurément, à coup sûr, sans aucun doute; opposite peut-être = Le prix a «certainement» joué un rôle.
peut-être adverb
  that may be: possiblement, potentiellement, sans doute; informal si ça se trouve; opposite certainement = Ce portrait est «peut-être» celui du donateur.
rapidement adverb
  in short time: vite, à un rythme soutenu, à vive allure; opposite lentement = La population de la ville a «rapidement» augmenté.
progressivement adverb
  step by step: peu à peu, petit à petit, graduellement; opposite brusquement = Le latin céda «progressivement» la place aux langues romanes.
lentement adverb
  in much time: doucement, peu à peu, avec lenteur; opposite vite, rapidement = Chez le diabétique, la plaie cicatrise «lentement».
récemment adverb
  a short time ago: dernièrement, depuis peu, il y a peu; opposite autrefois, jadis = La loi a été «récemment» modifiée.
actuellement adverb
  at the present time: à présent, aujourd’hui, en ce moment; opposite autrefois = Trois vaccins sont «actuellement» à l’essai.
autrefois adverb
  in former times: jadis, dans le passé, anciennement; opposite aujourd’hui = Le port était «autrefois» le plus riche du pays.
auparavant adverb
  at an earlier time: avant, précédemment, jusque-là; opposite ensuite, après = Ces lettres n’avaient jamais été publiées «auparavant».
directement adverb
  with nothing between: sans intermédiaire, en personne; opposite indirectement = Les élèves ont été interrogés «directement» par l’équipe.
ainsi connective
  in this way, so: de cette façon, de la sorte, de cette manière = On réduit «ainsi» le risque d’erreur.
  as a result: donc, par conséquent, de ce fait = Le sol retient l’eau ; «ainsi», les racines restent humides.
cependant connective
  in spite of this: toutefois, néanmoins, pourtant, mais = L’échantillon est réduit ; les résultats restent «cependant» instructifs.
toutefois connective
  in spite of this: cependant, néanmoins, pourtant; dated nonobstant = La règle est claire ; elle connaît «toutefois» deux exceptions.
néanmoins connective
  in spite of this: cependant, toutefois, pourtant, malgré tout = Le traitement est coûteux, mais il reste «néanmoins» utile.
pourtant connective
  against what one expects: cependant, néanmoins, malgré cela = Le témoin était absent ; il a «pourtant» tout raconté.
mais connective
  marks a contrast: cependant, toutefois, néanmoins = La méthode est lente, «mais» elle donne des résultats sûrs.
en revanche connective
  on the other side: par contre, au contraire, à l’inverse, inversement = Les garçons progressent peu ; les filles, «en revanche», progressent vite.
au contraire connective
  quite the opposite: à l’opposé, à l’inverse, en revanche = Loin de diminuer, les ventes ont «au contraire» augmenté.
donc connective
  marks a conclusion: par conséquent, en conséquence, ainsi, dès lors = Le délai est dépassé ; la demande est «donc» irrecevable.
par conséquent connective
  marks a result: donc, en conséquence, de ce fait, dès lors = L’acte n’est pas signé ; il est «par conséquent» nul.
c’est pourquoi connective
  for this reason: aussi, pour cette raison, voilà pourquoi = Les sources manquent ; «c’est pourquoi» la date reste incertaine.
de plus connective
  adds a point: en outre, par ailleurs, de surcroît, qui plus est = La méthode est rapide ; «de plus», elle coûte peu.
en outre connective
  adds a point: de plus, par ailleurs, de surcroît, qui plus est = Le bail doit «en outre» préciser la surface du logement.
par ailleurs connective
  turns to a further point: en outre, de plus, d’autre part = On sait «par ailleurs» que l’auteur lisait l’allemand.
d’abord connective
  as the first step: premièrement, en premier lieu, tout d’abord, pour commencer; opposite enfin = Nous présentons «d’abord» les travaux antérieurs.
ensuite connective
  as the next step: puis, après, par la suite; opposite d’abord = Les données sont «ensuite» soumises à une analyse statistique.
enfin connective
  as the last step: finalement, pour finir, en dernier lieu; opposite d’abord = Nous proposons «enfin» quelques pistes de recherche.
finalement connective
  after all: en définitive, en fin de compte, au bout du compte = Le projet a «finalement» été abandonné.
en conclusion connective
  opens the end: pour conclure, en définitive, en somme = «En conclusion», la réforme a partiellement atteint ses objectifs.
en somme connective
  sums up: en résumé, en bref, somme toute, en un mot = Le roman est «en somme» une longue confession.
en résumé connective
  sums up: en bref, pour résumer, en somme, en un mot = «En résumé», trois facteurs expliquent cette hausse.
par exemple connective
  gives an instance: notamment, à titre d’exemple, entre autres = Certains mots, «par exemple» les prépositions, sont très fréquents.
c’est-à-dire connective
  says it in other words: autrement dit, à savoir, soit, en d’autres termes = Les enquêtés, «c’est-à-dire» quarante étudiants, ont répondu anonymement.
parce que connective
  gives the cause: car, étant donné que, du fait que, vu que = L’expérience a échoué «parce que» l’appareil était défectueux.
car connective
  gives the reason: parce que, puisque, étant donné que = Ces chiffres sont à nuancer, «car» l’échantillon est petit.
puisque connective
  gives a known reason: étant donné que, comme, dès lors que, vu que = «Puisque» le contrat est nul, aucune somme n’est due.
bien que connective
  grants a point: quoique, encore que, malgré le fait que; informal malgré que = «Bien que» l’échantillon soit petit, l’effet est net.
quoique connective
  grants a point: bien que, encore que, malgré le fait que = L’œuvre est belle, «quoique» l’auteur l’ait reniée.
tandis que connective
  sets a contrast: alors que; literary cependant que = Le premier groupe progresse, «tandis que» le second stagne.
lorsque connective
  at the time that: quand, au moment où = La réaction s’arrête «lorsque» la température baisse.
si connective
  on condition that: à condition que, pourvu que, dès lors que = Le vaccin est efficace «si» deux doses sont administrées.
afin que connective
  marks the aim: pour que, de manière que, de façon que = Les noms ont été changés «afin que» l’anonymat soit garanti.
malgré preposition
  not hindered by: en dépit de; dated nonobstant; opposite grâce à = «Malgré» ces limites, l’étude apporte des éléments nouveaux.
selon preposition
  as someone says: d’après, suivant, au dire de = «Selon» plusieurs auteurs, le texte date de 1340.
grâce à preposition
  with the help of: à l’aide de, au moyen de, par le biais de; opposite malgré, à cause de = L’image a été obtenue «grâce à» un nouveau télescope.
à cause de preposition
  by reason of: en raison de, du fait de, par suite de; opposite grâce à = Le vol fut annulé «à cause de» la tempête.
en raison de preposition
  by reason of: à cause de, du fait de, par suite de = L’étude a été interrompue «en raison de» l’épidémie.
concernant preposition
  on the matter of: au sujet de, quant à, à propos de, en ce qui concerne; dated touchant = Peu de données existent «concernant» les effets à long terme.
pendant preposition
  in the course of: durant, au cours de, lors de = Peu d’erreurs ont été commises «pendant» l’épreuve.
plusieurs pronoun
  more than two: quelques-uns, certains; literary d’aucuns; opposite aucun = Parmi les témoins, «plusieurs» se sont contredits.
chacun pronoun
  every single one: tout le monde, chaque personne; literary tout un chacun; opposite personne = «Chacun» était libre de quitter l’expérience.
enjeu noun m
  what is to be won or lost: question, défi, intérêt, question centrale = L’«enjeu» principal de la réforme est l’égalité d’accès.
défi noun m
  hard task to be met: enjeu, difficulté, épreuve; informal challenge = La transition énergétique représente un «défi» considérable.
échec noun m
  not reaching the goal: insuccès, revers; literary faillite; opposite réussite, succès = L’«échec» scolaire touche surtout les garçons.
succès noun m
  reaching the goal: réussite, triomphe, victoire; opposite échec = Le «succès» de la pièce surprit la critique.
efficacité noun f
  power to produce the wished effect: rendement, performance, utilité; opposite inefficacité = L’«efficacité» du vaccin diminue après six mois.
performance noun f
  result reached: résultat, score, réussite; academic rendement = Les «performances» des élèves varient selon le milieu.
revenu noun m
  money received: ressource, gain, rémunération, salaire; opposite dépense = Le «revenu» moyen des ménages a peu progressé.
gestion noun f
  running of affairs: administration, conduite, direction, pilotage = La «gestion» de l’eau relève des communes.
contrôle noun m
  checking: vérification, inspection, surveillance, examen = Le «contrôle» des dépenses a été renforcé.
  power over something: maîtrise, domination = Le groupe a pris le «contrôle» de trois journaux.
soutien noun m
  help given: appui, aide, concours, assistance; opposite opposition = Le projet a reçu le «soutien» de la région.
absence noun f
  not being there: manque, défaut, inexistence; opposite présence = L’«absence» de données empêche toute comparaison.
manque noun m
  not having enough: insuffisance, absence, pénurie, carence; opposite abondance, excès = Le «manque» de personnel retarde les soins.
diversité noun f
  being of many kinds: variété, pluralité, hétérogénéité; opposite uniformité, homogénéité = La «diversité» des réponses rend la synthèse difficile.
inégalité noun f
  being unequal: disparité, déséquilibre, écart; opposite égalité = Les «inégalités» de revenu se sont creusées.
environnement noun m
  surroundings: milieu, cadre, contexte, entourage = L’«environnement» familial influe sur les résultats scolaires.
  natural world: nature, écosystème = La protection de l’«environnement» est devenue une priorité.
discours noun m
  what is said or written: propos, parole, énoncé = Le «discours» médical évolue au cours du siècle.
  speech: allocution, déclaration, conférence = Le «discours» du président fut prononcé en mai.
récit noun m
  story told: narration, histoire, relation, compte rendu = Le «récit» s’ouvre sur la mort du père.
faiblesse noun f
  weak point: lacune, insuffisance, défaut, limite; opposite force = La principale «faiblesse» de l’étude est son échantillon.
viser verb
  have as aim: chercher à atteindre, poursuivre, ambitionner, avoir pour but = La réforme «vise» une meilleure répartition des moyens.
tenter verb
  make an attempt: essayer, s’efforcer, entreprendre; dated tâcher = Plusieurs auteurs ont «tenté» d’expliquer ce phénomène.
essayer verb
  make an attempt: tenter, s’efforcer, entreprendre; dated tâcher = Nous avons «essayé» de reproduire ces résultats.
reposer verb
  rest on: se fonder, s’appuyer, être fondé = Le modèle «repose» sur trois hypothèses simples.
relever verb
  notice and record: noter, constater, observer, recenser = On «relève» douze occurrences de ce terme.
dégager verb
  draw out of data: tirer, extraire, faire ressortir, isoler = L’analyse permet de «dégager» trois profils.
envisager verb
  think about as possible: considérer, examiner, prévoir, projeter = Plusieurs solutions ont été «envisagées» par le comité.
bénéficier verb
  have the advantage of: profiter, jouir, tirer avantage; opposite pâtir = Les élèves «bénéficient» d’un suivi individuel.
gérer verb
  run, deal with: administrer, diriger, conduire, piloter = Une association «gère» le centre depuis 1998.
aider verb
  give help: assister, soutenir, appuyer, seconder; opposite gêner = Ces outils «aident» les étudiants en difficulté.
refléter verb
  show as a mirror: traduire, exprimer, révéler, témoigner de = Ces choix «reflètent» les valeurs de l’époque.
combler verb
  fill what lacks: remplir, pallier, suppléer à = Cette thèse «comble» une lacune importante.
associer verb
  see or put together: relier, lier, rapprocher, unir; opposite dissocier = Les auteurs «associent» le bruit à la baisse d’attention.
lier verb
  connect: relier, associer, rattacher, unir; opposite séparer = Un contrat «lie» les deux entreprises.
privilégier verb
  give first place to: favoriser, préférer, donner la priorité à; opposite négliger = Nous avons «privilégié» une approche qualitative.
promouvoir verb
  help to grow: encourager, favoriser, soutenir, stimuler; opposite freiner = La ville «promeut» l’usage du vélo.
freiner verb
  slow down: ralentir, entraver, gêner; opposite favoriser, stimuler = Le coût élevé «freine» l’adoption de cette technique.
étayer verb
  support with reasons: appuyer, fonder, soutenir, corroborer; opposite affaiblir = Plusieurs exemples «étayent» cette hypothèse.
écrire verb
  put into words on paper: rédiger, composer; informal pondre = Il «écrivit» ce traité pendant son exil.
sembler verb
  give the impression: paraître, avoir l’air, donner l’impression = Cette explication «semble» plus convaincante.
décider verb
  make a choice: choisir, résoudre, prendre la décision = Le conseil a «décidé» de fermer l’école.
petit adjective
  small in size or amount: réduit, modeste, faible, limité; opposite grand = Un «petit» nombre d’élèves a refusé de répondre.
moderne adjective
  of our time: contemporain, actuel, récent; opposite ancien, traditionnel = La médecine «moderne» repose sur l’expérimentation.
durable adjective
  lasting: stable, permanent, persistant, solide; opposite éphémère, passager = La mesure a eu des effets «durables» sur l’emploi.
grave adjective
  serious: sérieux, important, sévère; opposite bénin, léger = Des complications «graves» sont apparues chez deux patients.
profond adjective
  going deep: radical, marqué, intense; opposite superficiel = La société a connu des changements «profonds».
rapide adjective
  quick: prompt, vif, accéléré; opposite lent = La croissance «rapide» de la ville surprit les urbanistes.
crucial adjective
  that settles the matter: décisif, déterminant, capital, essentiel; opposite secondaire = La formation joue un rôle «crucial» dans ce domaine.
supplémentaire adjective
  more, extra: additionnel, complémentaire, nouveau = Des recherches «supplémentaires» sont nécessaires.
en effet connective
  gives proof of what was said: effectivement, de fait = L’acte est daté ; le notaire y indique «en effet» le jour.
alors que connective
  sets a contrast: tandis que, quand = Les prix baissent, «alors que» la demande augmente.
en fait connective
  as things really are: en réalité, de fait, effectivement = Le texte est «en fait» une traduction.
quant à preposition
  on the matter of: concernant, en ce qui concerne, pour ce qui est de, au sujet de = «Quant à» la méthode, elle reste classique.
lors de preposition
  at the time of: pendant, durant, au cours de, à l’occasion de = Les mesures ont été prises «lors de» la deuxième visite.
désormais adverb
  from now on: dorénavant, à présent, à l’avenir = La déclaration se fait «désormais» en ligne.
mettre en évidence verb
  make visible by data: montrer, révéler, faire ressortir, mettre au jour = Les auteurs «mettent en évidence» un effet de l’âge.
prendre en compte verb
  not leave out: considérer, intégrer, prendre en considération, retenir; opposite négliger, ignorer = Le modèle «prend en compte» trois variables.
tenir compte de verb
  not leave out: prendre en compte, considérer, prendre en considération; opposite négliger, ignorer = Il faut «tenir compte de» l’âge des participants.
aujourd’hui adverb
  in the present time: actuellement, de nos jours, à présent, maintenant; opposite autrefois, hier = L’hypothèse est «aujourd’hui» largement admise.
s’appuyer verb
  rest on: reposer, se fonder, se baser = L’analyse «s’appuie» sur trente entretiens.
élève noun mf
  person taught at school: écolier, étudiant, collégien; academic apprenant; opposite enseignant = Les «élèves» ont lu deux textes courts.
d’après preposition
  as someone says: selon, suivant, au dire de, si l’on en croit = «D’après» plusieurs témoins, le texte fut lu en public.
`)
