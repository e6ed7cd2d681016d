import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`les des une que est pour dans nous qui sur pas par plus avec cette elle mais sont vous ces tout aux été être comme son bien ont était très
  mon même ils deux donc entre ses aussi notre leur faire peut avait fait projet cet lui avons cela temps système corpus travail tous autres
  données encore non également après sous sans peu partir toujours commission alors article moins trois moi puis dont fois mots dit autre
  quelques avoir ainsi faut analyse suis méthode plusieurs point résultats automatique première problème ans premier depuis avant rapport afin
  informations toutes approche quand beaucoup nos car président partie elles développement stage déjà base cas application question cadre
  parce recherche ici monsieur souvent jusqu celle mes leurs ressources français homme conseil code lors chaque jour soit dès vers comment
  aide union reste place doit grand pierre domaine parlement rien tant permet modèle ensemble pays dire selon information présentons langue
  possible effet compte pendant texte pourquoi seulement sera tâche exemple cependant documents deuxième trop forme assez vie sens mieux
  traitement pense enfants toute contre nombre petit savoir suite jours nouvelle objectif questions lieu systèmes ceux part environnement
  surtout enfin évaluation relations grâce états toutefois monde certaines certains notamment jamais textes européenne ensuite près travaux
  vue étaient petite méthodes proposons abord personnes ailleurs contexte présente façon avaient celui niveau mois extraction membres groupe
  bonne grande avais points mme entrée connaissances fut mesure agit travailler porte gestion manière étant chez mettre madame langues heures
  idée droit laquelle pris problèmes peuvent longtemps sujet fin petits voudrais main dix moment quant qualité dialogue nouveau mise vraiment
  simple important association pouvoir utilisation mot utilisateur termes différents particulier politique année objet montrent état quatre
  type langage dernier lorsque outils linguistiques proposition sommes format droits seule maintenant prendre personne cours choix cinq voir
  demande utiliser résolution version anglais votre annotation différentes certain besoin aucune nombreuses solution mis espace centre
  histoire fond fichier phrases sémantiques syntaxique outil seront utilisant ceci avions planètes études intérêt nécessaire aurait chose
  presque années construction raison jeune dois début avez modèles permettant apprentissage sein analyseur linguistique yeux devons tuteur
  pourtant lorsqu expérience seul mêmes serait bon face situation répondre mesures comprendre gens réponse principe applications segmentation
  nom devant saint soient sémantique nombreux grammaire fille quelque aucun collègues équipe consiste mémoire propose minutes précisément
  autour eau passé terre sûr paris ton directement donné lexicale but améliorer propositions lexique techniques parole propos air commune
  européen conférence rôle fonction côté maison crois doivent présent milieu famille site soir semble traduction heure obtenus performances
  programme concernant représentation aller gouvernement présidente nouvelles eux matière passe telle opinion existe semaines permis mère
  femmes bois ordre étude accord amélioration nuit vite phrase voix tête plan tel particulièrement création projets tour assemblée sécurité
  plutôt public argent école troisième parlé simples lumière production règles contrôle référence soleil fils passer occasion sais celles
  appel ressource processus fonctionnalités quel activité grandes pourrait difficile jeunes mouvement société ayant étais présence simplement
  haut parmi génération environ importante malgré période technique dessus général cause concerne voisins marché éléments femme vieille
  entités détection syntaxiques lequel obtenir générale vitesse web fit commissaire puisque seconde trouve attention vais réalité organisation
  disponible présenter corps huit guerre solaire grands lecture jeu juste succès voilà produits oral travers aura etc disait table vieux
  proposée classification oeuvre montrons tâches objectifs objets formulaire arbres instant terme parler finalement créer nationale valeur
  ville devrait classe accès midi écrit parents raisons quelle approches font hommes recherches conduit amis montre vient débat suivi retour
  permettent vingt utilisé erreurs vrai peux donne bas espère démarche peine bout salle propre reconnaissance faisait issues expériences types
  contraintes traité long documentation actuellement sortie décidé davantage réseau parfois montrer autant loin quoi semaine matin réflexion
  cœur trente évaluer sept intégration travaillé tandis premières nature bruit durant manque demander delà forte six moyen comparaison naturel
  produit pratique permettre passage trouver document taille standard besoins fonctions position formes utilisateurs structure événements
  obtenu classes traiter informatique divers suivre fichiers branche pêche secteur rappeler prend voiture auteur convention constitue avis
  élèves appris tôt commencer utilise taux âge réalisé principales écrire dimanche maire mal quelqu contribution prix coût gros résultat
  compris fenêtre statistique rapidement précision belle dernière défaut ouvert parfaitement liste devoir commencé peur efficace pouvez hier
  parties rue similarité section réaliser liés conception spécifiques machine basé générer niveaux développé lexicales décrit automatiquement
  stratégie grammaires expressions rendre présents pose contenu nécessaires véhicule tels pouvait maman cap rencontre montbéliard financement
  commun convient nouveaux néanmoins doute force aurais paraît chacun apprendre expliquer choses envie départ enquête propres phase pensé
  origine compléter mort café test connaissance exposition coup pauvre généralement entraînement janvier donner commentaires demandé fais
  distance fini puisqu avril statistiques catégorisation lexiques utilisons lever compréhension montré nommées campagne réalisée utilisés
  importance idées aspect priorité domaines algorithme développer vise résoudre description extraire support vote millions construire motifs
  dictionnaires possibilité derniers animation issue évident majorité vis valeurs arrière voyage marie immunité planète exactement visite
  initiative prêt remercie région fonctionnement simulation ingénieur premiers tiers observations liberté voit entreprise identification rend
  meilleure garder poser rouge enfant quinze septembre juin pratiques menée résistance santé choisi étudiants thème formation veux aider
  théorie produire trajectoires largement conscience sources familles village emploi hauteur droite groupes condition scène écriture librairie
  arabe repose papier véritable candidats exercice mises décision affaire euros beau secondes attendre sœur chance répondit connu neige
  thématique automatiques adapter jeux libre large réalisation structures utiles pouvant originale découverte apporter discours solutions
  meilleurs graphe arbre alignement normalisation présenté désambiguïsation extrêmement telles suivant événement liées moyens bases économique
  critères composés faveur sujets découvrir associations uniquement intégrer appelle oui honneur prince étoiles majeure protection respect
  soutien industrie régions exploitation local moyenne réellement demeure faits assurer représentant totale téléphone compromis train chers
  métier journée réduit parle petites action efficacité communication visage tard usage sociale lesquelles échelle trouvé calculs musique
  pages introduit contenant proche compression passant conséquence devait facile longueur fourni police classique page voulait fallait revenir
  ajouter importe proposer corriger prise mètres lettre propriétés met changer titre père ligne toi intérêts précis moteur algorithmes résumés
  parallèles spécifique manuelle contraire observer fournies requête annotations aspects manuellement veut verbe scientifiques plein proposées
  naturelle multilingue rendu représente lexicaux lexical étapes possibles basée parti procédure étape indexation principal module nécessité
  créé tester traités plupart programmation complexité route maximum efforts phénomène traductions clés second conduite banque charge fournir
  forces réseaux offres absolument ciel fort violence moindre quitter blanc tiens êtes continue dame exposé preuve chef connaître possède
  fonds calendrier financier observatoire astrophysique coopération membre remercier députés bloc mentionné parser choisir habitants lignes
  émissions bus automobile apparaît responsabilité adaptation économiques faute regarder correspond meilleur entreprises équilibre connaît
  programmes central rester semi publique mondiale stratégies certes rapide collection quarante pression importantes clair problématique
  étrangers quelles venus loi figure facteur mouvements produites moments articles explique date clairement cher électricité étudier riche
  bons déterminer atteint avantage réaction erreur restait oublié plantes paroles éviter revanche chute procès attentes interprétation siècle
  critique noms appelé livre simplicité arrive sauf triste réponses complètement perdre fonctionne endroit vérifier entretien vocabulaire
  souhait jusque logique verbes dites juillet prochain arrivé église penser bras étiquetage ait relative source actuelle entrer destinée
  interaction définition génériques fouille conversations patrons morphosyntaxique dernières utilisée effort locuteurs allons versions
  attributs établir trajectoire exemples évaluons sélectionner notion considérer faciliter identité étudions caractéristiques similaire
  architecture instances unités calcul intérieur concepts mathématiques auprès politiques participation passages sensible pouvons intonation
  utile amour allait jouer espoir entendre eut dieu voici mars prit voulons esprit estime agissait dis grave branches attendant martin paix
  convenu comité actions suffisamment locaux acte batterie harmonie fallu modifier embargo pacte stabilité constater tests amendement client
  nœuds développeur transition exoplanètes évidence villes disponibles anciens avantages service offre réduction voie conséquences
  introduction changé consulter poche premièrement passait bureaux viennent note compétence octobre signes demain restent venir suivante
  opérations capacité existantes consacré budget auquel personnel soin population étudié recommandations somme tient appliquer croit garde
  lien sociaux littérature faible enquêtes zone inscrit regard revient applique explications mettent énergie acheter résumé internet sorte
  consommateurs concurrence lit manipulation correspondant compter chercher limite voulu différence film principale réside tribunal pourra
  puissance fondée lieux feu couverture demie mer présentation entraîner reconnaître impression conditions devenir lendemain retenir courage
  pain bête complet particuliers préparer vos assister définitions unique volonté souhaite ouverte tenait laissant fût accent frère fleurs
  traitements probable combine implique sérieux capables agent capable fonctionnalité crucial via souhaitons vecteurs lesquels transport
  gestionnaire avancement transcriptions impact typage pré décrivons clients permettra décrire présentent chacune promotion culture fasse
  probablement dictionnaire transformation cherchant filtrage individus unité défi détecter liens possibilités évalué seuls surface définir
  noyau coeur laisse fortement transducteurs faisant morphologiques éditeur tables formalisme motivation syntaxe effectuée européennes
  interface repérage cohérence notions effectivement faisons scientifique collaboration modélisation validation dépendance prenant européens
  facteurs pourraient empêche aides supérieure complexe constructions moitié fur constante chinois élaborer retrouver représentent sentiment
  intéressés renforcer exprimer essentiellement participer soutenir organisé trouvait fer sabine aime reprit écria voulez lutte bientôt
  délégués faudra arriver abbé seraient docteur entendu risque goût affaires théâtre règlement club surprise comprends satisfait puisse
  jacques formules devrais peuple avenir communauté pompiers passionné éclipse soirée déportés délégation finir correctement savons rapporteur
  devrions continuer intergouvernementale recommandation nœud didactique échelles mercure semblent mérite usagers coûts limité menées inverse
  joue saurait constituer combien pénal doctrine intention représentants judiciaire veille honnête côte concentration université aimé manger
  cuisine progrès contact notes regardez couleur change mauvaise élève étudiés défis avancées complémentaires égard associés hypothèse
  discuter limites vidéo partant essayer devient humaines voulais bureau avance chercheurs investissement influence recours récemment
  française proposé seuil bonnes commerce prévu décisions télévision chargée cents basique écart inférieur situe substitution matrice physique
  dépend directeur lampe reçu silence signe retrouvé pied vérité humain abordé établissements rigueur intéressant style lire sait attend
  accident acteurs pluie mains marche marin suffit couche proposent préparation parcours formuler identifier réelles maîtriser partage ferme
  évidemment bonjour conseils neuf marchés château uns principalement indemnité employeur dossier discussion international systématique
  exactitude nouvel malheureusement pâte laisser maître précédent assit tourner sac chiens rose attendait merci mercredi venait extraites
  fréquence reposant joué distributionnelle majeur spécialité contextuelles composé minute adaptée interactions actes raisonnement annoté
  entité exigences caractère transcription chaîne quatrième segmenter défini fins entièrement entrepris sémantiquement visible interne
  liaisons aligner pleinement longue champ outre intervention fondé abouti mécanisme classifieur certaine restrictions implémentation relation
  tirer valence appuie champs finis comparer générique complexes robuste pourront phénomènes carte humains sélection écrits développeurs
  élémentaires classiques morphologique distinction thèmes constituants images représentations verbal arrivait experts adoptons modéliser
  textuels campagnes paramètres réduire aborder expression exactes rené pouvoirs voyait étrangère réel principaux devraient conçu modules auto
  schémas larges améliorations pertinent ajout antonymie générales lexicalisation générateur acoustiques créés former constamment poursuivre
  mode arrêter bonheur semblait écouter cheminée cesse désir salon tableaux linge gauche savez passion considère restera supplice pourrais
  mères tomber treize chambre heureux tellement eût dehors haute cent souvenir quartier secours malade mikado internationale court tournant
  grosse mari doigts heureusement vivement partis soi bénévoles auront jean séance organisée maladie entré saison élément combattants vendredi
  passionnés adhérents gendarmerie autorités prochaine réunion financière blessés territoire astronomie belfortain services orphelins échanger
  négociations stade portail député évoqué serbes signifie montant nuisances garantir aéroports vont assurances démocratie élections concernés
  unis consommation gère pourrons essentiel réunions commit encourageants augmente relais auparavant considéré contrôles équilibrée morales
  exigence fréquemment dirigeant tenu évolution photo partout vivait seize parlait gérer oublier routes deuxièmement économiser arguments
  chiffre acquisition cible maîtrise inquiète poste effets analyser majeurs hospitalier visant explorer art mécanismes portée regardé
  forcément constat licence léger transmission servent existants infirmiers hôpitaux suisse difficultés efficaces responsables archives
  lettres colère époque durée stable retard auteurs horaires transversales bleue échanges récente intéresse écarts apport rupture rapports
  biais partiellement strict échec valider ouest théoriques obligations angle savent commercial mol effectués masse obtenue partielle témoin
  formulation performance mesurer correcte température épreuve tiré tombe participants genre épouse spectaculaire couple proposant réserves
  réussite diversité surveillance régime absence consultation malaise chaud regret titres chômage piano dialogues aimer odeur réunir carton
  excellente coin quantité morceaux geste concours limitée compétences solide réserve reconnaît pause courir ouvre hasard kilomètres hiver
  devenu conventionnelle délai dispose envoyer proximité exprimée exprime émotion croire conduire ami levure sèche encre trouva toile
  connaissait derrière garçon regarda raconter adresse souhaitait chauffeur assis coups lundi ambiguïté annotés bleu faiblesses apprenant
  concevoir énoncés restreint testé textuelles presse considérable limitation moderne récupérer assure comptes efficacement pistes hypothèses
  transmettre autrement contient augmentation prototype million opinions polarité segments couples double symbolique terrain éventuelles
  proches plate partager diverses graphes associé envoyé perdu requêtes documentaire dynamique variantes bilingues entrées utilisées
  organisées synonymes initiale réordonnancement rappel faisabilité indique méthodologie adjectif constituent dépêches actualité fréquent
  traitant pouvaient améliore flux conversation combiner évalués auxquelles établissement occurrences priori initialement appliqué
  prépositionnels genres faites relatives informatiques employé industriel transformations combinaison traits synthèse collections libres
  cherchons issus laboratoire revue temporelles fondées populaire construite servir nommé dépendants effectuées grain gain traduire aborde
  zones caractères schéma généré lourde indispensable associées prenait oeil pensée virtuel distinguer tas constatons présentes intégrés
  constitution permettrait options structurel intégré effectué constitué capacités estimé effectuer conserver listes bénéfices présentées
  sites mené compétition pure volet rythme changements provenant fournis impossible composants multiples réussi sciences obtention auxquels
  herbe montait aimait chargé nez savait encourager douceur revoir enfance pièce bateau microbes morts humanité vigueur devienne sauver rendez
  jeter âme pouvais née repris noir front empereur opposition poussière cité laissé cria nègres soie épaules ronde rixe vive sang aussitôt
  citoyen lèvres ivresse morale tourne pis étrange vol mit faim paraissait délicat dangers escalier cage prises dessous curiosité ouvrir lion
  porter demi plaisir copies folie aient hélas vice défense gravement chemin lancer identique maires présidence tourisme étoile décembre
  connais jardiniers policiers attente quatorze fête manifestation claude envisager prévue déclaré resté conducteur secrétaire attendu
  agréable national opération violations entamé enseignants disposition activités souligner victimes tenir vocation panneau citoyens souligné
  budgets albanais financiers nationaux aurons renforcée insiste souhaiterais collègue armes levée soins physiques additionnalité engagement
  prison économie transparence américain positive initiatives énergétique juridique institutions augmenter précédentes avancer modifications
  spatiale missions faudrait milliards émis tailles retrouve accessible futures refactoring aboutie énormément irréprochable savais totalité
  gratuité transports présentée adoptée centres satisfaits transfert essentiels matériel élus auraient reculé principes fiction incompatible
  encontre condamnation modifie juge franchement demandent numérique banc écran imaginer télétravail gagner seules appartement conclure
  confiance employés supprimer bizarre copie arrête veulent vert évalue désormais lancé ambition évaluations retenus détriment usages cherche
  entretiens répétées agents occupe singulière acquérir considérablement accompagne invite perspectives phages caractérisation recette norme
  vidéos échantillon hôpital quotidienne étranger intéressée vivre administration placer guide dénoncer sommeil relativement tendance
  soulignent rares occuper observés milieux invitent structurée perspective œuvre caractérisent ordinaires envisagés ressort nullement entend
  étudiant bac chances quinzaine risques villages participe suivent livres complique loisir médias films piste intéressante éducation dégoût
  vinaigre volume essais déterminé tenant relatif concernent préalable noter justifie éprouvettes balle compatibles accélération pesanteur
  pendule bille due obtient attendue satisfaisant vertes placard neuve payé participant sonore sort curieux ressenti audio silences récit
  apporte centrale croyons capitale volumes trouvais meursault crée semblé actuel émotions victime bref relu signature choisit écoute vraie
  recommande raconte cheveux mariage gestes disparu jardin tri balcon riches matières vacances épaisse rencontrer poubelle jury apprécier
  responsabilités organiser dérouler pertinents jaune arrêté relire souviens devez visiter dépenser allé amie régionaux tente chère`)
