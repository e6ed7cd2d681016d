import { words } from '../words.ts'

// Nouns of one gender, in the singular, beside those of `engines/proofread/rules/fr/lists.ts`. No word stands here that is another
// noun in the other gender (livre, tour, mode, vase, voile), nor a person of either (élève, ministre, auteur). Sorted.

/** Masculine nouns. */
export const masculineNouns: ReadonlySet<string> =
  words(`abaissement abandon abonnement abri abricot abus accord accroissement acharnement acide acier acte adaptateur adieu
  affaiblissement affichage affrontement agenda agneau aimant ajout alcoolisme algorithme alignement aliment alliage allongement
  alourdissement aluminium amendement ameublement amour-propre ampli amusement ananas ancrage angle animal anneau aperçu apogée
  apport approfondissement approvisionnement apéritif aquarium arc arc-en-ciel archipel armement arrangement arrière-plan artifice
  ascenseur assassinat assaut assemblage assouplissement astre atome atout attachement attentat attrait attribut auditoire autocar
  automne avant-bras avantage avenir aveu avion avènement axe axiome bac badge bagage balai ballet bandage bandeau barrage barème
  bassin battement berceau biberon bidon bijou bilan billard biscuit bloc blocage blouson bocal bonbon bonnet bouchon boulevard
  bouleversement boulot bout bouton boycott bracelet brevet bricolage bridge brin briquet brouillard brouillon bruissement budget
  buisson bulletin bureau bus but bâillement bâton bénéfice bénévolat bœuf cabinet cachet cadavre cadran cadre calcul calendrier
  camp campement campus canal canard cancer caniche canton caoutchouc cap capitalisme caprice caractère carbone cargo carrefour
  carrelage casier catalogue cauchemar cendrier cercueil cerf certificat chagrin chalet chandail chantage chantier chaos chariot
  charme chaton chauffe-eau chevet chewing-gum chiot choc chocolat christianisme chèque chêne cidre cil cimetière circuit cirque
  clapet clavier clic clocher clonage club cochon coffre coiffage colis colloque colonialisme coloris comble comique commentaire
  commissariat commun communisme compartiment complexe compliment comportement composant compromis compte-rendu comptoir concept
  concombre confinement conflit confort congrès consensus consentement conservatisme consulat contentieux contour contraste
  contresens convoi copain copieur corail corbeau corpus corridor cortège cosmos coton cou coude coup courriel court-circuit cousin
  coussin couvre-feu coût crapaud cratère creux critère crochet crocodile croisement croissant croquis croûton crâne crédit cuir
  cuivre culte cycle cyclone dauphin denier descriptif despotisme dessert deuil deux-roues devis diagnostic diagramme dialecte
  dialogue diamant diamètre dictateur dilemme discours dispositif disque dommage don dortoir dos dosage doublage drame drap
  dynamisme débarras débit débouché décalage déchet déclin décollage décor découpage décret décès défilé dégagement déguisement
  dégât déluge démarrage déménagement département dépaysement dépistage dépôt dérangement désaccord désarmement désastre désert
  désespoir désir désordre détail détour dîner effacement effondrement emballage embarras embouteillage embryon emplacement
  emprisonnement emprunt encadrement encouragement encrier endormissement enjeu enlèvement enracinement enregistrement entassement
  enterrement enthousiasme entourage entretien ermitage escalier escargot espace espionnage essor estomac exemplaire exemple
  exercice exil exode exploit exposant extrait extrémisme facteur fanatisme fantasme fascisme fer fertilisant feuillage feutre
  fichier filet filtre financement flacon flan fleuve flocon fluide flux foie fonctionnement forage forfait formalisme formulaire
  forum fouet foulard four fourgon foyer fracas fragment frein frigo front frottement fruit frère fumier fuseau féminisme gabarit
  gain galet gardiennage gazon gel genou gibier gilet gisement gland goudron gouffre goulot goût gradin grain graphe graphique
  graphisme grief grillage groupement guichet guidon gâteau géant génie génocide hamac hamburger handicap haricot hasard hectare
  heurt hibou hommage hors-sujet hublot humanisme hymne hébergement hélicoptère hémisphère hérisson idiome idéalisme igloo
  illettrisme immigré imperméable impérialisme inceste incident index individualisme infarctus infinitif insecte instinct institut
  instrument internat interprétariat intervalle intestin investissement isolement jambon jaunissement jet jeûne jogging jouet
  jugement jumelage kayak ketchup kidnapping kiosque labyrinthe lancement laurier lavabo lavage leadership lecteur lendemain lexique
  libéralisme licenciement lien lilas linge liquide littoral livret lobby local loft logo losange lot lustre lycée macaron maillot
  maintien malaise malentendu mammifère mandat manuel maquillage marais marbre marketing maroquin marteau marécage masque matelas
  matérialisme maïs menu mets microbe microscope militantisme minerai ministère mobilier module modèle moineau monologue monopole
  monothéisme montage moral morcellement motif mouchoir moulin moustique mouton muguet multilinguisme muscle mutisme mythe mécanisme
  mécontentement média mégot mépris mérite métro nationalisme nettoyage neurone nid noyau nuage numérique numéro nœud obstacle
  odorat olivier ongle opium opéra orchestre oreiller organe organigramme orgueil oscar otage ouragan ours outillage ouvrage ozone
  pacte paiement palais palier palmier panda panel panorama pansement pantalon papillon paquebot paradis paradoxe paragraphe
  paramètre parasite pare-brise parfum parquet partage partenariat passe-temps patinage patrimoine pavillon pays peigne peignoir
  pelage penchant perfectionnement permis perron perroquet peuplement phare phoque pigeon pilier pillage piment pinceau pinson
  pique-nique pistolet pixel piège placard plagiat plaidoyer pluriel plâtre pneu poignet point poireau poirier polygone pommier
  populisme porc portable portefeuille portemanteau portrait positionnement potager potentiel pouce poulet pouls poumon pourboire
  pourcentage pressentiment privilège procès prototype proverbe prédicat préjugé prélèvement préparatif préservatif prétexte
  pseudonyme pull puzzle pyjama pâturage péage pédalo péril périmètre pétale pétrole pétrolier quai quartier quota quotidien racisme
  radiateur rail raisonnement ralentissement ramassage rang rapprochement rasoir recensement recours recrutement recueil recyclage
  redoublement reflet refrain refuge regroupement rein relais relief remboursement remplacement remède renard rendement renforcement
  renouvellement renversement repli reproche requin ressentiment retournement revenu rhume ridicule rite rituel robinet robot rocher
  romantisme rond-point rossignol ruban rugby ruisseau réalisme récipient réfrigérateur référendum répertoire répit réservoir résidu
  rétablissement rétroviseur réveil rêve sabotage sac salut sandwich sanglier sapin saut sauvetage savon scandale sceau sceptre
  scrutin seau seigle semestre service seuil sigle signalement silicium singe site siècle skate snack socialisme socle soja sol
  solfège sommet sondage sosie soubresaut soulèvement soupir sourcil sourire sous-titre soutien souverain spectacle sperme squelette
  stabilisateur stationnement stress studio stéréotype suffrage suicide supermarché supplément support surlendemain surnom sursis
  survol suspense sweat syllogisme syndicalisme synonyme séisme séminaire sénat tableur tambour tapage tempo tempérament tennis
  terme terminal terrorisme testament thermomètre théorème tigre timbre tiroir tissage toast tombeau tonnerre torrent torse tournage
  tournevis tournoi tracteur transfert transport trapèze travers traîneau triage tribunal tricot trimestre tronc trophée trépied
  trône tube tunnel tutoiement tuyau uniforme urbanisme utérus vacarme vaccin vagin vaisseau vandalisme veau velours verdict vernis
  verrou versement vertige vestiaire veston veto viaduc vieillissement vinaigre violon virage virus visa vocable voyant vécu
  véhicule wagon yaourt zigzag zoo zèle zéro éboulement écart échafaudage échantillon échauffement échec éclair éclairage éclat
  écosystème écrit écrivain écrou édifice égout égoïsme élan élargissement élevage éloge épanouissement épinard épisode équipement
  érotisme établissement étang étonnement évier évitement œillet`)

/** Feminine nouns. */
export const feminineNouns: ReadonlySet<string> =
  words(`abeille abondance abréviation absurdité académie accalmie accusation acidité acquisition actrice actualité addition adhésion
  administration admiration adolescence adoption agitation agression aiguille aile aisance alarme alerte alimentation allergie
  alliance allumette allure alternance alternative altitude amande ambassade ambiguïté ambulance amende amertume ampoule anarchie
  ancienneté anecdote angoisse anomalie antenne antipathie antiquité anxiété apathie appartenance appellation approbation
  appréciation appréhension aptitude araignée ardeur arrogance artère assemblée assistance astuce attaque atteinte attraction
  aubaine aube auberge aubergine audace audience aurore autobiographie autonomie autoroute avalanche averse aversion avidité balade
  balance baleine balise bande banderole barbarie base basilique bassesse batterie berge besogne bestiole bibliographie bicyclette
  bienveillance bijouterie biodiversité biographie biologie bobine bombe bosse boucle boule boulette bourse boussole bouteille bouée
  branche brasserie brebis bretelle bribe brigade brindille brique brièveté brochure broderie brosse brousse brutalité brèche
  brûlure bureaucratie béquille cabane cabine cachette cage camionnette caméra canalisation canicule cantine caravane carence
  caresse caricature carrosserie cascade caserne casquette cave caverne cendre centaine centrale certitude cervelle chaise chambre
  chandelle charge charité charpente charrette chatte chaussée chemise chevelure cheville chicane chimère chirurgie chorale chose
  chronologie châtaigne circonscription circonstance circulation civilisation clairière clarté clavicule clientèle clinique clé
  clémence cocaïne coccinelle cohérence coiffure collaboration collecte collection collectivité collision commission commune
  communication compassion compensation compilation complication compréhension concentration conception concession conciliation
  conduite confection confession configuration confrontation confusion conférence conjonction conjugaison conquête consigne
  consolation console consonne conspiration constatation constitution consultation contagion contestation continuité contradiction
  contrainte contrebande contrepartie contribution controverse convention conviction convoitise coopération copie copine coqueluche
  corbeille corruption cotisation coupole cour courbe courgette cousine coutume couturière coïncidence crainte cravate crevaison
  crevette cruauté créance créativité crête cueillette cuisine culpabilité curiosité cuvette cyberattaque célébrité céramique
  céréale dame demeure densité dent dentelle description destinée destruction devanture devinette devise diagonale digestion digue
  diligence dimension diminution diphtongue disparition disparité disponibilité disposition disquette dissertation dissolution
  distinction distribution divinité diète docilité domination donnée dose dot dotation droguerie durabilité dynastie déchirure
  déchéance déclinaison déduction déesse défaillance déficience définition déforestation dégradation délinquance délivrance
  délégation dénonciation dépression dérive désillusion désobéissance détention détermination détresse effervescence effigie
  embuscade empreinte encre encyclopédie enfance entité entorse entrave entrevue enveloppe envie escale escroquerie espérance
  esquisse estimation estime exactitude exagération exception exclusion excursion exigence existence expansion expertise explosion
  exportation expédition extase extension extinction extraction extrémité exécution fable fabrication facilité faiblesse faillite
  faim falaise familiarité fanfare fantaisie farce fascination fatalité faune faveur fenêtre fermeture ferraille ferveur festivité
  feuille fiabilité ficelle fidélité fierté figue figure file filière fille finesse firme fissure flamme flaque fleur flore flotte
  flèche flûte foire folie fondation fonderie forge formalité fosse fougère fouille foule fourmilière fourrure fraction fracture
  franchise fraternité fraude frayeur fraîcheur fresque friandise frite frustration fréquence fuite fureur fusion fusée félicité
  gaffe gaieté galerie galère gamme garantie garderie gaufre gazelle gendarmerie gestion girafe glissade globalisation gourmandise
  gousse goyave grandeur grange grappe gratitude grenouille griffe grille grimace grossesse grotte grâce gueule guirlande guérison
  guêpe géométrie habileté haie hallucination hanche harmonie harpe herbe hernie hirondelle hiérarchie homologation honnêteté honte
  horloge hospitalité hostilité housse hybridation hydratation hygiène hypocrisie hâte icône idole idéologie ignorance illusion
  illustration imitation immensité immunité impasse impatience implantation implication importation impossibilité imprimante
  imprimerie impulsion inauguration incapacité incarnation incertitude incidence inclinaison inclusion incohérence indemnité
  indication indifférence indignation infanterie infection infirmerie inflammation inflation infraction infrastructure ingérence
  initiative injection injure innocence inondation insistance insolence inspection inspiration installation instance instruction
  insuffisance insécurité intensité interaction interface interprétation interruption intersection intervention intimité intrigue
  introduction intuition intégration invasion invention investigation ironie irritation isolation ivresse jachère jalousie jarre
  jetée joue jupe juridiction jurisprudence justesse justification lacune lagune laideur laitue lame lampe langouste lanterne
  lavande laïcité lenteur lentille lessive leçon liaison librairie libération licence ligue limonade linguistique lionne liqueur
  literie livraison locomotive locution loge logique logistique loterie loyauté lucarne lucidité lueur luge lunette luxure lycéenne
  lésion madame magie magnitude main mairesse maison maladresse malchance malhonnêteté malnutrition maltraitance malédiction maman
  manette mangue manifestation manipulation marchandise mare margarine marge marguerite marmite marée maternelle maternité
  mathématique maturité maxime maçonnerie maîtrise membrane menace mendicité mentalité menuiserie mer merveille messe mie miette
  migration mine minorité minuterie misère mobilité modalité modernité modestie modification modération moisissure moisson monarchie
  mondialisation monotonie monstruosité montre monture moquette morsure mortalité mosaïque mosquée motivation moto mousse
  multiplication munition muraille musculation mutation mutuelle myopie myrtille mâchoire mécanique médaille médiathèque médisance
  méditation méduse mélancolie mélodie méprise métaphore métropole météorite nacelle nappe narine narration nasse natalité
  nationalité natte navette navigation naïveté nervosité netteté neutralité noirceur noisette noix nomination norme nostalgie
  notoriété nouveauté novation nudité nuisance nullité numérotation négligence négociation objection objectivité obscurité
  observation obsession obstination obéissance occupation odyssée offense ombre omelette omission once onde oppression orbite
  ordonnance oreille orientation originalité ortie oseraie ouverture ouïe paella pagaille page pagode palette panique panoplie
  pantoufle parabole parade parcelle parcimonie parenthèse parité parodie paroi paroisse particularité partition passerelle passion
  pastille pastèque patate patience patinoire patte paupière pauvresse peluche perception perfection performance permanence
  perplexité persistance perspicacité persécution persévérance perturbation perversité pesanteur peste phase philanthropie photo
  photographie physionomie pile pilule pince piqûre pirogue piscine pitance pizza plaidoirie plaie plaine planification plantation
  plaque platitude plausibilité plénitude poche poignée pointe pointure police politesse polémique ponctualité ponctuation
  popularité porcelaine porte portée position possession posture potion poudre pourriture poursuite poussière poutre prairie
  prescription prestation privation proclamation procuration procédure productivité professionnalisation proie prolongation
  prononciation propagation prophétie proportionnalité propreté propriété prose prospérité prostitution protection protestation
  protéine provenance province provision provocation prudence prune précarité précaution préface préfecture prémisse préoccupation
  présentation présidence prétention prévention prévision puberté publication puce pudeur pulsion punition pureté pyramide
  pâquerette pénurie pépinière pépite périphrase périphérie quarantaine querelle quinzaine quittance quiétude quête racine radiation
  radio radiographie rafale raffinerie raideur raillerie rallonge rame rampe rancune randonnée rapidité raquette recommandation
  reconnaissance reconstruction recrudescence rectification redevance renaissance renommée rente reproduction représentation requête
  restauration restriction revanche revendication revue rhétorique rigidité rigueur rime ripaille rivalité rivière robe robustesse
  ronce rosée rotation roue rougeole rougeur route routine royauté rubrique rudesse rue ruelle ruine rumeur rupture ruralité
  réclamation récompense réconciliation récréation récurrence réforme réfutation référence régence régression régularité
  réhabilitation réincarnation rémunération rénovation réparation répartition réplique répression répétition réserve résidence
  résignation résiliation résolution résonance résurrection rétention réticence rétrospective réussite révision révocation révolte
  sacoche salade salive salière salutation sanction sandale sangle sapinière satire saucisse sauterelle saveur savonnette scarlatine
  scierie scolarisation scolarité sculpture seconde seigneurie semelle semence sensualité sentence seringue serre serrure serviette
  servitude sexualité signalisation signature signification silhouette similitude simplicité simulation sincérité singularité
  sobriété sociologie solidité sollicitude somnolence sonnerie sonorité souche soumission souplesse souveraineté sphère spiritualité
  splendeur spontanéité spécialité spécificité stabilité stagnation starlette strophe structure stupeur stupidité stérilité
  subsistance substitution subtilité subvention succursale sueur suggestion superstition supplication supposition suppression
  supériorité surcharge surdité surveillance survie syllabe symphonie symétrie syncope syntaxe synthèse sécheresse sécrétion
  ségrégation sélection sépulture sérénité sévérité sœur table tablette tache tante tapisserie tarte tartine tasse tautologie
  technique teinture temporalité tension terminaison terminologie terrasse terrine théologie thérapie tige tirade tirelire tisane
  toile toilette tomate tonalité tonne topographie torche tornade tortue torture totalité toux traduction trajectoire trame tranche
  transcription transformation transmission transparence traversée tribune trilogie tronçonneuse trouvaille truelle truffe tulipe
  tumeur tunique tutelle typographie tyrannie télé télécommande unanimité union unité urbanisation usure utopie vaccination vague
  valise vallée vanille vanité variante variation veine verdure vertu veste vibration vigilance vigne vigueur villa ville virginité
  virgule virilité virtuosité visibilité vitalité vitamine vitrine vocation voie voirie voisine voiture volaille voyelle voûte
  vulgarité vulnérabilité végétation vérification yourte âme ère ébauche éclaircie éclipse écluse école écologie écorce écuelle
  écurie édition éloquence élégance émeute émission épaisseur épaule épice épidémie épine épingle épitaphe épithète épouse épée
  équation équité équivalence érosion éruption étable étagère éthique étincelle étiquette étoffe étreinte évasion éventualité
  évidence île`)

/** Masculine nouns for which an ending promises the other gender, and words with such an ending that are no nouns. */
export const otherwise: ReadonlySet<string> =
  words(`alité bastion cage clément comité dément freelance gîte hypallage image inclément jument nage page plage rage rance sage
  sauvage silence usité volage véhément`)

/** Adjectives in the masculine singular whose feminine adds an e, and that are hardly nouns. Those in -al, -el, -eux, -if and the like are known by their ending. */
export const plainAdjectives: ReadonlySet<string> =
  words(`abondant absent absolu abstrait accru adroit adéquat aigu allemand amusant américain anglais apparent ardent argenté aveuglant
  bavard blanc bleu blond brillant brun bruyant brûlant charmant chaud chinois clair compétent conscient constant content contraint
  convaincant courant dangereux dense différent distant distinct divin doux décevant délicat effrayant ennuyant enrichissant
  espagnol excellent exigeant fascinant fatigant faux favori flagrant fragile frais franc français froid fréquent féminin gallois
  gratuit haut hollandais humain immense important impressionnant imprudent inattendu incertain inconnu indépendant inexistant
  innocent inquiet inquiétant insuffisant intelligent intéressant irlandais italien japonais joyeux laid lent lointain long lourd
  marquant marrant mauvais motivant muet méchant méconnu mécontent naissant noir nombreux néerlandais obéissant passionnant
  performant permanent persistant pertinent plein pluvieux portugais pressant profond prudent prépondérant puissant rassurant
  reconnaissant ressemblant restreint retentissant récent sain sanglant satisfaisant savant sec significatif soigneux souterrain
  stressant suffisant surprenant touchant troublant urbain urgent vaillant vert vexant violent vivant voisin âgé élevé élégant
  émouvant énervant épuisant équivalent étonnant étroit évident`)

/** Words of either gender, people named by a masculine noun, and what is often no noun. */
export const unsureNouns: ReadonlySet<string> =
  words(`auteur avocat boulanger directeur écrivain facteur fait faux fin gens individu lecteur médecin membre mort ministre page plat
  policier politique président professeur public pouvoir rose savoir secret son ton travers vol point court calme vide sort trait état
  soldat avant commun plus moins droit fond vue lieu boucher commande cours envers part parti physique geste devoir patron maximum minimum mer
  gauche nature juste sec cent souverain secrétaire comique fer or juif grec mètre net noir numérique maternelle chorale seconde vers pair ours
  premier capitale complexe œuvre merci total record limite clé pilote modèle type live test`)

/** People, in the masculine; their feminine is formed by rule. */
export const people: ReadonlySet<string> =
  words(`adolescent ami artiste assistant blessé caissier camarade candidat citoyen client collègue collégien cousin cuisinier débutant délégué député écolier
  électricien employé enfant élève enseignant journaliste locataire étranger étudiant habitant immigré infirmier invité lycéen mécanicien musicien ouvrier parent participant
  passager pâtissier patient pharmacien politicien réfugié retraité salarié technicien touriste voisin`)

/** Gender and number: masculine or feminine, singular or plural. */
export type Cell = 'ms' | 'mp' | 'fs' | 'fp'

/** The plural of a noun or adjective as most words form it. */
export function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word
  if (/(?:eau|eu)$/.test(word) || /^(?:bijou|caillou|chou|genou|hibou|joujou|noyau|tuyau|joyau)$/.test(word)) return `${word}x`
  if (/^(?:vitrail|travail|corail|bail|émail|soupirail)$/.test(word)) return word.replace(/ail$/, 'aux')
  if (/al$/.test(word) && !/^(?:bal|festival|carnaval|récital|régal|chacal|bancal|fatal|final|natal|naval)$/.test(word))
    return word.replace(/al$/, 'aux')
  return word === 'œil' ? 'yeux' : `${word}s`
}

const feminines: Readonly<Record<string, string>> = {
  bas: 'basse',
  beau: 'belle',
  blanc: 'blanche',
  bon: 'bonne',
  complet: 'complète',
  enfant: 'enfant',
  doux: 'douce',
  faux: 'fausse',
  favori: 'favorite',
  frais: 'fraîche',
  franc: 'franche',
  gentil: 'gentille',
  gros: 'grosse',
  inquiet: 'inquiète',
  long: 'longue',
  muet: 'muette',
  nouveau: 'nouvelle',
  sec: 'sèche',
  vieux: 'vieille',
}

/** The feminine of an adjective or of a noun of people by its masculine. */
export function feminineOf(base: string): string {
  const other = feminines[base]
  if (other !== undefined) return other
  if (/e$/.test(base)) return base
  if (/er$/.test(base)) return base.replace(/er$/, 'ère')
  if (/f$/.test(base)) return base.replace(/f$/, 've')
  if (/eux$/.test(base)) return base.replace(/x$/, 'se')
  return /(?:el|en)$/.test(base) ? `${base}${base.slice(-1)}e` : `${base}e`
}
