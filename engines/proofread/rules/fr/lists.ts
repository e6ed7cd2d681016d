import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** The plural of a noun or adjective as most words form it. */
function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word
  if (/(?:eau|au|eu)$/.test(word)) return `${word}x`
  return /al$/.test(word) ? word.replace(/al$/, 'aux') : `${word}s`
}

const plurals = (of: ReadonlySet<string>): ReadonlySet<string> => new Set([...of].map(pluralOf))
const withE = (of: ReadonlySet<string>): ReadonlySet<string> => new Set([...of].map((word) => `${word}e`))

/** Adjectives whose feminine adds an e and whose plural adds an s. */
const plain = words(`absent absolu abstrait  adéquat adroit âgé aigu américain amusant  apparent ardent argenté 
  aveuglant avancé bavard blond brillant bruyant brûlant carré certain charmant chaud clair compétent compliqué conscient constant content
  court cultivé défini délicat dévoué différent distant distingué divin droit dur écrasant effrayant élégant éloigné émouvant énervant
  ennuyant enrichissant  équilibré étonnant évident excellent fatigant fatigué  fascinant féminin fin foncé fort 
  fréquent froid gourmand grand haut humain imprudent  important impressionnant imprévu inattendu inconnu incertain
  indépendant innocent inquiétant instruit insuffisant intelligent intéressant intolérant  isolé joli laid lent limité lourd
   marquant marrant masculin  méchant méconnu meilleur motivant motivé  mûr mécontent naissant noir  obéissant
   parfait passionnant passionné patient performant permanent pertinent persistant petit plat plein poli pollué polluant
  précédent présent pressant privé profond prochain prudent puissant  rassurant récent reconnaissant récurrent
  ressemblant rond  sain sanglant satisfaisant savant seul souterrain stressant suffisant suivant surprenant touchant
  troublant urbain urgent usé vaillant varié verni vert vexant  vilain violent vivant voisin vrai`)
/** Nouns of one gender, in the singular. */
const masculine =
  words(`accent accès accident accord acteur adjectif adolescent aéroport âge agriculteur air alcool alphabet ananas an anniversaire
  appareil appartement appétit apprentissage après-guerre arbre argent argument arrêt art article aspect atelier auteur autobus avantage
  avenir avion avis avocat bain balcon ballon banc bar bateau bâtiment beurre bébé besoin bien-être billet blé bois bonheur bonhomme bord bouquet
  boulanger bras bruit bureau bus but cadeau café cahier camion canapé carnet carton cas casque centre cercle cerveau champ
  changement chant chapeau chapitre charbon château chat chauffage chef-lieu chemin cheval cheveu chien chiffre choix chômage ciel
  cinéma citron climat clou cochon code coin collège combat comité commencement commerce comportement concept concert concours
  congé conseil contenu conte contexte continent contrat contrôle corps costume côté couloir courage courrier cours couteau couvert
  crayon cri crime cycle danger débat début défaut défi degré délai départ déplacement dessin destin développement devoir dictionnaire
  diplôme directeur discours divorce document doigt dollar domaine dossier doute drapeau droit échange écran effet effort égard élément
  emploi endroit ennemi ennui enseignement environnement équilibre espoir esprit essai état étage été étonnement euro événement examen exercice
  fait fantôme fardeau fauteuil festival feu film fils fleuve football fond fossé four frère froid fromage fruit fusil futur gâteau gant garage
  garçon gaz genou genre glacier gouvernement gramme grenier groupe habitat hasard héros hiver homme honneur hôpital horaire hôtel humour
  immeuble impact impôt incendie inconvénient indice individu ingrédient instant intérêt internet jardin jeu jour journal jugement jus kilo
  kilomètre laboratoire lac lait langage lapin lait légume lieu lion lit litre logement logiciel loisir loup loyer luxe lycée magasin magazine malheur manque
  manteau marché mari mariage massacre match matériel matin médecin médicament mélange membre mensonge message métal métier mètre meurtre
  miel milieu milliard million minimum miroir miracle mois moment monde monument morceau mot moteur mouvement moyen mur musée mystère navire nez niveau
  nom nombre nuage numéro objectif objet océan œil oiseau oncle orage ordinateur ordre organisme oubli outil ouvrage pain panier panneau pantalon
  papier papillon paquet parapluie parc parcours pari parking parlement passage passé passeport patron pays paysage péché peigne père
  personnage peuple phénomène piano pied piège plafond plaisir plancher plat plateau poème poids poison poisson poivre pont port portail
  portrait pouvoir prénom président prêt principe printemps prix problème processus produit professeur profit programme progrès projet propos public
  quartier quotient raisin rapport rayon réchauffement récit record refus regard régime règlement rendez-vous renseignement repas repos reportage réseau respect restaurant
  résultat résumé retard retour rêve rideau risque rivage roi rôle roman royaume rythme sable sac salaire salon sang savoir scénario schéma secret
  secteur sel séjour sentiment sens serpent siècle siège signal silence site soin soir soldat soleil sommeil son sondage sort souci souffle souhait soulagement
  soupçon souvenir sport stage stade statut stylo succès sucre sujet symbole symptôme syndicat système tableau tabac talent tapis tarif taux taxi téléphone
  témoignage temps terrain territoire texte thé théâtre thème théorème ticket tissu titre toit ton train trait traitement trajet travail trésor triangle triomphe trottoir trou
  troupeau tunnel univers usage usager vélo vent ventre verbe verger verre vêtement vice village vin visage vocabulaire voisinage vol volant volcan volume voyage`)
const feminine =
  words(`absence action activité adresse affaire agence agriculture ambiance ambition amélioration amitié analyse annonce année
  apparence apparition application approche architecture argumentation arme armée arrivée aspirine assiette association assurance atmosphère attente
  attention attitude augmentation autorité avance aventure avenue bague baignoire baisse balle banane banlieue banque barbe barrière bataille beauté bêtise
  bibliothèque bière blague blessure boisson boîte bonté botte bouche boucherie boue bougie boulangerie bouteille boutique branche brume caisse campagne
  canne capacité capitale caractéristique carotte carrière carte catastrophe catégorie cathédrale cause ceinture cellule cerise chaîne chaise chaleur chambre chance
  chanson chanteuse chasse chaussette chaussure cheminée chemise chimie chute cible citation cité citoyenneté classe clé clef cloche clôture coiffeuse colère colline
  colonie colonne commande communauté comparaison compagnie compétence complexité composition conclusion concurrence condition confiance confiture connaissance
  conscience conséquence consommation construction conversation corde correction côte couche couleur coupe cour couronne course courtoisie couverture création crème
  criminalité crise croissance croyance cuillère cuisine culture cure danse date décennie déception décision déclaration découverte défaite défense démarche
  démocratie dent dépense dette dictature différence difficulté dignité direction discipline discussion distance dispute diversité division douceur douche
  douleur durée eau échelle école économie écriture édition éducation efficacité église égalité élection électricité émission émotion énergie
  enfance énigme enquête entreprise époque épreuve équipe erreur escalade espèce essence étape étoile étude évaluation évolution excuse expérience explication
  exploitation exposition expression façade façon facture famille farine fatigue faute femme fenêtre fête feuille fiction fièvre fille fin fleur foi fois
  fonction fontaine force forêt formation formule fortune fourchette fourmi fraise frontière fumée gare gauche génération générosité gentillesse géographie glace gloire
  gomme gorge goutte grammaire grand-mère graine graisse gravité grève grippe guerre guitare habitude haine hausse hauteur herbe hésitation heure histoire horreur huile humanité
  humeur hypothèse idée identité île image imagination immigration importance impression indépendance industrie inégalité influence information injustice innovation
  inquiétude inscription insulte intelligence intention interdiction interview invitation issue jambe jeunesse joie joue journée jupe justice laine lampe langue larme lecture
  légende lettre lèvre liberté ligne limite liste littérature loi longueur lumière lune lutte machine main mairie maison maîtresse majorité maladie manière marche marque marraine
  masse matière matinée méchanceté médecine méfiance méthode mer mère mesure météo minute mission moitié monnaie montagne montre moquerie morale moto mouche moustache
  moutarde moyenne multitude musique naissance nation natation nature neige noblesse noce note notion nourriture nouvelle nuance nuit obligation occasion odeur offre oeuvre opération
  opinion opportunité oreille organisation origine orthographe page paille paix panne parenté paresse parole partie pâte patience patrie pause pauvreté peau peine peinture pelouse
  pendaison pensée perle période permission personne personnalité perspective perte pétition peur pharmacie philosophie photo phrase pièce pierre piscine piste pitié place plage plainte planche planète
  plante plume pluie poésie poire poitrine pollution pomme pommade population porte portion possibilité poubelle poule poupée précision préférence prairie présence pression
  preuve prière princesse priorité prison probabilité production profession proie promenade promesse propagande proportion proposition propriété protection psychologie
  publicité puissance qualité quantité question queue race raison rage rançon rareté réaction réalité recette recherche réduction réflexion région règle reine relation religion
  remarque rencontre rentrée réponse république réputation résistance responsabilité ressource réunion révolution richesse rivière robe route rue ruse sagesse saison saleté salle santé
  satisfaction sauce scène science séance section sécurité semaine sensation sensibilité séparation série session sévérité situation société sœur soif soirée solidarité solitude solution sorcière
  sortie souffrance soupe source souris souveraineté station statue stratégie structure substance suite superficie surface surprise tâche taille tante tasse taxe technologie télévision
  température tempête tendance tendresse tente terre terreur tête théorie thèse timidité tolérance tombe trace tradition tragédie trahison transition tranquillité tribu tristesse troupe
  université urgence usine utilité vache vaisselle valeur valise variété vedette vengeance vente vérité version viande victime victoire vie vieillesse ville violence vision visite
  vitesse vitre voiture voix volonté vue zone`)

/** Nouns of either gender, and of people, which only count here. */
const either =
  words(`aide ami amie après-midi artiste camarade candidat candidate centimètre client cliente collègue copain copine cousin cousine cycliste élève employé employée enfant étudiant étudiante gramme habitant habitante
  invité invitée joueur journaliste livre locataire mode ouvrier ouvrière participant passager patient pilote poste spectateur supporter touriste travailleur utilisateur vendeur visiteur voisin voisine`)
const nouns = new Set([...masculine, ...feminine, ...either])

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjectives: words(`allé allée beau belle certain content contente devenu devenue difficile évident facile fatigué fatiguée faux
    gentil gentille grand grande important importante impossible malade mort morte né nécessaire née parti partie petit petite
    possible venu venue vrai`),
  /** What may stand between a plural article or possessive and its noun, or is used as a noun without a plural. */
  afterplural:
    words(`à après arrière aussi autant avant bien bientôt cent ci cinq comme contre demi depuis deux dix dont douze du elle en entre et ex extra
    fort hors huit il ils jamais je la là le leur leurs lui mal me mieux mille moins mon ni neuf non onze on ont ou où ouï par parfois peu peut plus plutôt pour pouvoir pourquoi pseudo quand quarante quatorze
    quatre que quelque quelquefois qui quinze sa sans se seize semi sept si sitôt six soi soi-disant soixante sur ta te toujours tout toute très treize trente trois trop
    une un vingt vingt voici voilà y était est fut sera fait dit ne de même déjà encore presque super ultra vice mi tel anti auto faire dire mort or top standard web pop rock a as ai tiers vers chez cinquante maison marron orange`),
  aspirate: words(`à au aux en et onze onzième ou où oui ouistiti uhlan ululer un une`),
  /** What may stand between a subject and its verb. */
  clitics: words(`ne n' le la les l' lui leur me m' te t' se s' y en nous vous`),
  feminine,
  feminineplural: new Set([...plurals(feminine)].filter((word) => !feminine.has(word))),
  /** Verbs that take être in compound tenses, as participles in the masculine singular. */
  gone: words(
    `allé arrivé décédé descendu devenu entré intervenu monté mort né parti parvenu passé redevenu rentré reparti resté retourné revenu sorti survenu tombé venu`,
  ),
  infinitives: words(`acheter aider aller analyser apprendre attendre boire changer chercher choisir comprendre dire dormir écouter
    écrire entendre étudier expliquer faire finir jouer lire manger mettre montrer parler partir payer perdre prendre regarder rendre
    répondre travailler trouver utiliser vendre venir vivre voir`),
  /** Masculine nouns with an ending that is feminine elsewhere. */
  manly:
    words(`silence bastion squelette prélude interlude comité murmure frère père caractère cimetière derrière arrière adultère comité augure mercure parjure cyanure chlorure sulfure
    hydrocarbure carbure coude rude quintette côté été arrêté député aparté traité gîte freelance belvédère magistère sincère invité excité habilité réputé discuté hérité limité
    mérité débité acquitté agité alité irrité visité profité imité suscité sollicité précipité composite mure pure sure obscure dure future mature impure prématuré
    porte-serviette`),
  /** Short words that end like forms of verbs and are none. */
  noverb:
    words(`ailleurs alors après certes chez dans des dès divers fois gens gris hors jadis jamais les lors mais mes moins nos pas plus près puis quelques sans ses tes toujours très trois vers vis volontiers vos
    comme contre de elle entre je le même me mille ne notre presque puisque que quatre quelque quoique se te une votre lorsque leurs autre autres celle ce cette encore
    est sont ont mêmes les à-propos jusque point exprès debout partout tout tant tard avant devant souvent seulement vraiment simplement comment tellement évidemment également toutefois court fort part surtout
    haut bientôt plutôt aussitôt tantôt tôt sitôt et cent vingt huit sept six dix deux eux là-dessous dessus dessous parfois ainsi aussi aussi-tôt`),
  masculine,
  masculineplural: new Set([...plurals(masculine)].filter((word) => !masculine.has(word))),
  /** Nouns whose plural adds an s. */
  nouns: new Set([...nouns].filter((word) => !/(?:[sxz]|eau|eu|al|ou|ail)$/.test(word))),
  /** Plurals that differ from the singular. */
  nounplurals: new Set([...plurals(nouns)].filter((word) => !nouns.has(word))),
  /** Feminine nouns that begin with a vowel or a mute h. */
  open: new Set(
    [...feminine]
      .filter((word) => /^[aeiouéèêâîôœ]/.test(word))
      .concat(['habitude', 'herbe', 'heure', 'histoire', 'huile', 'humeur', 'hypothèse', 'hésitation']),
  ),
  /** Masculine nouns that begin with a vowel or a mute h. */
  openmasculine: new Set(
    [...masculine]
      .filter((word) => /^[aeiouéèêâîôœ]/.test(word))
      .concat(['habitat', 'hiver', 'homme', 'honneur', 'horaire', 'humour', 'hôpital', 'hôtel', 'ami', 'enfant', 'étudiant', 'élève']),
  ),
  /** Verbs whose action does not fall on oneself: their participle stays as it is. */
  mutual: words(`demandé dit écrit imaginé laissé menti nui parlé permis plu promis rendu ressemblé ri souri succédé suffi téléphoné`),
  participles: words(`acheté aidé appris attendu bu changé cherché choisi commencé compris décidé demandé dit donné dormi écouté écrit
    entendu été étudié eu expliqué fait fini gagné joué lu mangé mis montré oublié ouvert parlé payé pensé perdu permis pris proposé
    raconté reçu regardé rendu répondu réussi travaillé trouvé utilisé vécu vendu vu`),
  plain,
  plainfeminine: withE(plain),
  plainplural: plurals(plain),
  plainfeminineplural: plurals(withE(plain)),
  /** Feminine nouns with an ending that is masculine elsewhere, and adjectives. */
  womanly: words(
    `eau peau jument chaux clément dément véhément saxophone francophone anglophone hispanophone lusophone germanophone polyphone loi soir foi`,
  ),
  /** Nouns that are also forms of verbs: after le, la and les they may be that. */
  verbal:
    words(`aide analyse annonce approche attente avance baisse blessure botte branche calcule calme cause chaîne chance chant chasse chute cible classe cloche
    code colonne combat commande compte conseil contrôle conte corde couche coupe couple crème danger danse date découverte dépense divorce doute douche droit échange échelle
    écran effort enquête entreprise escalade espoir essai état été étude excuse expression fait façade facture fatigue faute fauteuil ferme fête feuille film fin fond force forme
    formule gare gauche glace gomme goutte groupe habit hausse image influence insulte intérêt joie joue juge lampe lettre ligne limite liste livre lutte luxe machine manque
    mange marche marque masse massacre mesure meurtre mise montre morale mouche mort neige note nuance offre oubli outil page panne pari parole parlement partie passage passé pause peigne peine pendaison
    perle perte photo pièce pierre piège place plainte planche plante plat plume port porte poste prêt presse produit programme progrès projet propos rage réduction refus regard
    règle remarque rencontre rêve réponse retard retour risque rue ruse salle sauce savoir pouvoir devoir siège silence sort sortie souci souffle soupçon souhait source souvenir suite surface surprise
    symbole tâche taille tasse taxe tente tombe tombe trace train trait travail trouble troupe usage vent vente verre vide visite vitre voile vol vole vue voyage zone être
    appel cri début fer fait fourmi gant lait lit lu mis mots nage nuit par pense point pris soin son sens`),
}
