import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('fr')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API pour les développeurs',
  description: 'Les outils de Tinta dans vos programmes : clés, exemples en curl, JavaScript et Python, erreurs et limites.',
  heading: 'Tinta dans vos programmes',
  lead: 'Les outils de ce site sous forme d’API JSON, avec les mêmes méthodes et les mêmes réponses. Un compte Platine reçoit des clés.',
  leadOpen:
    'Les outils de ce site sous forme d’API JSON, avec les mêmes méthodes et les mêmes réponses. Ici, chaque compte reçoit des clés.',
  contents: 'Sur cette page',
  base: 'Adresse de base',
  reference: 'Toutes les adresses et tous les champs, en anglais',
  document: 'Document OpenAPI',
  example: {
    language: 'Langage des exemples',
    code: (name) => `Exemple : ${name}`,
    copy: 'Copier',
    copyOf: (name) => `Copier : ${name}`,
    copied: 'Copié.',
    fields: 'Champs de la requête et de la réponse',
  },
  keys: {
    title: 'Vos clés',
    lead: 'Avec une clé, un programme travaille comme vous, et ce qu’il utilise compte pour vous.',
    loading: 'Vos clés sont en cours de chargement.',
    signedOut: 'Les clés appartiennent à un compte. Connectez-vous pour en créer une.',
    name: 'Nom de la clé',
    nameHelp: 'Pour vous seul : par exemple, quel programme l’utilise.',
    make: 'Créer une clé',
    ready: (name) => `La clé « ${name} » est prête.`,
    warning:
      'Copiez-la maintenant : elle n’est montrée que cette fois. Nous n’en gardons qu’une empreinte, à partir de laquelle personne ne peut la retrouver.',
    field: 'La nouvelle clé',
    copy: 'Copier la clé',
    copied: 'La clé est copiée.',
    kept: 'Je l’ai conservée',
    list: 'Clés valables',
    held: (count, most) => `${number(count)} sur ${number(most)}`,
    none: 'Il n’y a pas encore de clé.',
    made: (time) => `créée le ${day(time)}`,
    used: (moment) => `dernière utilisation ${moment}`,
    unused: 'jamais utilisée',
    revoke: 'Révoquer',
    ask: (name) => `Les programmes qui utilisent « ${name} » seront refusés dès lors. C’est définitif.`,
    yes: 'Révoquer la clé',
    no: 'La garder',
    revoked: 'La clé est révoquée.',
    asleep:
      'Votre offre ne comprend pas de clés : celles-ci n’ouvrent donc rien pour l’instant. Avec Platine, elles fonctionnent de nouveau ; vous pouvez les révoquer à tout moment.',
  },
  access: {
    title: 'Authentification',
    header:
      'Envoyez la clé avec chaque requête, dans l’en-tête `Authorization: Bearer tinta_…`. Aucun cookie n’est lu à côté d’elle, et la requête peut venir de n’importe quel serveur.',
    rights:
      'Une clé travaille avec des textes et avec votre bibliothèque. Elle n’atteint ni votre historique, ni votre compte, ni votre offre, ni d’autres clés ; ce qu’un programme fait avec elle n’entre pas dans votre historique.',
    care: 'Ne mettez pas de clé dans une page web ni dans un dépôt. Les exemples lisent la vôtre dans l’environnement, sous le nom `TINTA_KEY`.',
    visitors: 'La plupart des adresses répondent aussi sans clé, dans les limites d’un visiteur.',
  },
  tools: {
    rephrase:
      'Réécrit un texte dans l’un des cinq modes et l’une des trois intensités. La réponse contient le nouveau texte et chaque changement avec sa raison.',
    proofread:
      'Orthographe, grammaire, ponctuation et style. Chaque remarque a un emplacement, une raison et des suggestions ; les emplacements comptent des unités UTF-16 à partir de 0.',
    detect: (words) =>
      `Un verdict par paliers, avec les signaux qui le fondent. Au-dessous de ${number(words)} mots, et partout où l’on ne peut rien dire, la réponse est \`cannot-tell\`.`,
    check:
      'Une vérification est une tâche : elle commence avec un texte, reçoit un `id`, et on la demande jusqu’à ce que son `state` soit `done`. Elle prend une vérification de votre mois.',
    cite: 'Liste de références et citations dans le texte à partir de CSL-JSON, en APA 7 ou dans un style de ce site.',
    find: 'Des sources pour une phrase ou un sujet, tirées de votre bibliothèque et des index que ce site interroge, envoyées comme événements à mesure qu’ils répondent.',
    thesaurus:
      'Les synonymes d’un mot sous n’importe quelle forme, à la même forme si elle est connue, avec leur registre et leur fréquence.',
    library: 'Ajoute des ouvrages à votre bibliothèque et dit lesquels y sont déjà.',
  },
  addOns: {
    title: 'Éditeurs et modules',
    lead: 'Les modules conçus pour les serveurs LanguageTool peuvent vérifier avec Tinta : dans les logiciels de bureautique, les navigateurs, les applications de notes et les éditeurs de code. Là où le vôtre demande un serveur, saisissez l’une de ces adresses.',
    ends: 'Laquelle, cela dépend du programme : certains ajoutent eux-mêmes `/v2` ou `/check`. S’il ne trouve rien dans `She go home.`, essayez la suivante.',
    key: 'Sans clé, ce sont les limites d’un visiteur qui valent. Pour vos propres limites, votre dictionnaire et vos règles, indiquez votre adresse e-mail comme nom d’utilisateur et une clé comme clé d’API.',
    care: 'Ce qui est vérifié ainsi n’est pas conservé et ne figure dans aucun journal.',
  },
  streams: {
    title: 'Flux d’événements',
    steps:
      'La reformulation annonce ses étapes quand on demande `text/event-stream` : un événement `step` au début de chacune, puis un `result` ou un `problem`.',
    jobs: 'Une vérification se suit à `/check/{id}/events`. Après une coupure, `Last-Event-ID` reprend là où le flux s’est arrêté.',
    cancel: 'Fermer la connexion annule l’exécution, et une exécution annulée ne coûte rien.',
  },
  errors: {
    title: 'Erreurs',
    form: 'À tout ce qui échoue, la réponse est un problem details (RFC 9457) : un `code` d’une liste fermée, les données du cas et des mots dans la langue de `Accept-Language`.',
    code: 'Les programmes devraient se fier au `code` ; les mots peuvent changer.',
    status: 'État',
    name: 'Code',
    meaning: 'Signification',
    all: 'Tous les codes',
  },
  limits: {
    title: 'Limites',
    counted:
      'Les requêtes sont comptées au propriétaire de la clé, d’où qu’elles viennent. Chaque réponse dit dans ses en-têtes ce qui reste de la minute.',
    wait: 'Après un 429, attendez autant de secondes que le dit `Retry-After`.',
    plan: 'Les caractères et les vérifications sont ceux de votre offre, pour le site et vos programmes ensemble. `GET /usage` dit ce qui reste.',
  },
}
