import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait } = wordsFor('fr')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'seconde', other: 'secondes' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Pour ce changement, connectez-vous encore une fois.',
    detail: 'Cela protège votre compte quand un appareil est resté ouvert.',
  },
  'key-unknown': {
    title: 'Cette clé n’ouvre rien.',
    detail: 'Elle a été révoquée ou n’est pas entière. Vos clés se trouvent sur la page des développeurs.',
  },
  'key-not-taken': {
    title: 'Une clé ne permet pas cela.',
    detail:
      'Les clés servent aux textes et à la bibliothèque. Le compte, les offres, l’historique et les autres clés demandent une connexion sur le site.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Il n’est plus possible de créer de clés.',
    detail: `La limite est de ${number(limit)}. Révoquez-en une dont vous n’avez plus besoin.`,
  }),
  'code-wrong': {
    title: 'Ce code ne convient pas.',
    detail: 'Les codes changent toutes les 30 secondes et servent une fois. Prenez le plus récent.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Trop de codes erronés.',
    detail: `Temps d’attente : ${wait(count)}. Prenez ensuite le code le plus récent ou un code de secours.`,
  }),
  'sign-up-elsewhere': {
    title: 'Choisissez un mot de passe.',
    detail: 'Le compte a été créé dans un autre navigateur. Seul le mot de passe choisi avec ce lien sera valable.',
  },
  'email-not-verified': { title: 'Confirmez d’abord votre adresse.', detail: 'Nous vous avons envoyé un nouveau lien.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Il manque quelque chose au mot de passe.',
    detail: `Il lui faut ${list(missing.map((rule) => ({ min: `au moins ${number(min)} caractères`, max: `au plus ${number(max)} caractères`, lowercase: 'une lettre minuscule', uppercase: 'une lettre majuscule', numeric: 'un chiffre', 'non-alphanumeric': 'un signe qui ne soit ni une lettre ni un chiffre' })[rule]))}.`,
  }),
  'password-common': {
    title: 'Ce mot de passe se devine en premier.',
    detail: 'Il figure sur les listes qu’essaient les attaquants. Choisissez-en un autre.',
  },
  'online-search-failed': {
    title: 'La recherche en ligne n’a pas répondu.',
    detail:
      'Aucun des services en ligne n’a pu être joint et les collections choisies ne contiennent aucun document. Rien n’a donc été comparé. Réessayez plus tard ou ajoutez des documents. Aucune vérification n’a été décomptée.',
  },
  'subscription-exists': {
    title: 'Vous avez déjà une offre.',
    detail: 'Vous pouvez en changer dans votre compte ; rien n’est payé deux fois.',
  },
  'subscription-missing': { title: 'Il n’y a pas d’offre à changer.', detail: 'Rechargez la page pour voir votre compte tel qu’il est.' },
  'signature-wrong': { title: 'La notification n’est pas signée.', detail: 'Vérifiez le secret de signature du webhook.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'L’archive contient trop de fichiers.',
    detail: `Elle en a ${number(amount)} ; la limite est de ${number(limit)}. Divisez-la, ou ajoutez les fichiers en plusieurs fois.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Une fois décompressée, l’archive serait trop volumineuse.',
    detail: `La limite pour tous les fichiers réunis est de ${size(limit)}. Divisez-la en archives plus petites.`,
  }),
  'archive-in-archive': {
    title: 'Une archive contenue dans une autre n’est pas ouverte.',
    detail: 'Décompressez celle de l’intérieur et ajoutez ses fichiers.',
  },
  'collection-not-found': {
    title: 'Cette collection est introuvable.',
    detail: 'Elle a peut-être été supprimée, ou elle appartient à quelqu’un d’autre. Choisissez une autre collection.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Il n’y a plus de place pour d’autres documents.',
    detail: `La limite est de ${number(limit)}. Supprimez ce dont vous n’avez plus besoin, puis réessayez. Rien n’a été ajouté.`,
  }),
  'library-item-not-found': {
    title: 'Cette source n’est plus dans votre bibliothèque.',
    detail:
      'Elle a peut-être été supprimée dans une autre fenêtre. Pendant un quart d’heure, vous pouvez annuler. Ensuite, ajoutez-la de nouveau.',
  },
  'library-folder-not-found': {
    title: 'Ce dossier n’existe plus.',
    detail: 'Il a peut-être été supprimé dans une autre fenêtre. Ses sources sont toujours dans la bibliothèque.',
  },
  'library-folder-taken': {
    title: 'Un dossier porte déjà ce nom.',
    detail: 'Choisissez un autre nom ou déplacez les sources dans ce dossier.',
  },
  'library-full': ({ limit }) => ({
    title: 'Votre bibliothèque est pleine.',
    detail: `La limite est de ${number(limit)} sources. Supprimez ce dont vous n’avez plus besoin, puis réessayez. Rien n’a été ajouté.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Il n’y a plus de place pour d’autres dossiers.',
    detail: `La limite est de ${number(limit)}. Supprimez-en un dont vous n’avez plus besoin.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Il n’y a plus de place pour d’autres fichiers.',
    detail: `Les fichiers de la bibliothèque peuvent occuper ${size(limit)} en tout. Supprimez-en un dont vous n’avez plus besoin. La source n’a pas changé.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Il n’est plus possible de créer de liens.',
    detail: `La limite est de ${number(limit)}. Fermez-en un dont vous n’avez plus besoin.`,
  }),
  'library-undo-gone': {
    title: 'Cela ne peut plus être annulé.',
    detail: 'Une modification peut être annulée une fois, pendant un quart d’heure. Votre bibliothèque est telle que vous la voyez.',
  },
  'library-share-ended': {
    title: 'Cette bibliothèque partagée n’est plus disponible.',
    detail: 'Le lien a expiré ou a été retiré. Demandez-en un nouveau à la personne qui l’a partagée.',
  },
  'fetch-address-refused': {
    title: 'Cette adresse ne peut pas être lue d’ici.',
    detail: 'Elle doit commencer par http:// ou https:// et mener à une page publique, sans nom d’utilisateur ni mot de passe.',
  },
  'fetch-unreachable': {
    title: 'La page est injoignable.',
    detail: 'Le site ne répond pas ou n’a pas cette page. Ouvrez-la dans votre navigateur pour vérifier l’adresse.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'La page a été trop lente.',
    detail: `La lecture a été arrêtée après ${seconds(count)}. Réessayez plus tard, ou enregistrez la page et ouvrez le fichier.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'La page est trop volumineuse.',
    detail: `Au plus ${size(limit)} sont lus à une même adresse. Enregistrez la partie dont vous avez besoin et ouvrez le fichier.`,
  }),
  'fetch-kind-refused': {
    title: 'Il n’y a pas de texte à lire à cette adresse.',
    detail: 'Ce n’est ni une page web, ni un PDF, ni du texte brut. Cherchez-en un sur le site.',
  },
  'fetch-not-allowed': {
    title: 'Ce site ne laisse pas les programmes lire cette page.',
    detail: 'Ouvrez-la dans votre navigateur et copiez ou enregistrez ce qu’il vous faut.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Ce site demande de patienter.',
    detail: `Il n’accepte plus de requêtes pour l’instant. Réessayez plus tard\u00a0; temps d’attente\u00a0: ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'Le fichier ne contient pas de références dans un format que Tinta lit.',
    detail:
      'Tinta lit BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON et EndNote XML. Exportez de nouveau les références dans l’un de ces formats, ou collez-les comme texte.',
  },
  'word-missing': {
    title: 'Il n’y a là aucun mot à chercher.',
    detail:
      'Donnez un mot, ou une expression qui figure dans un dictionnaire\u202f; les chiffres, les adresses et les balises n’en sont pas.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'C’est plus long qu’un mot.',
    detail: `Il y a ${number(amount)} caractères\u202f; la limite est de ${number(limit)}. Cherchez-en un seul mot.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Aucun dictionnaire ne connaît ces mots ensemble.',
    detail: words.length > 0 ? `Cherchez l’un d’eux séparément\u00a0: ${list(words)}.` : 'Cherchez les mots un par un.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Ce style de citation n’existe pas ici.',
    detail: `« ${style} » ne fait pas partie des styles de ce site : ${list(known)}. Choisissez-en un.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Cela fait trop de références pour ce style.',
    detail: `Il y en a ${number(amount)} ; hors APA, la limite est de ${number(limit)} à la fois. Choisissez APA, ou traitez la liste en plusieurs fois.`,
  }),
  'browser-store-failed': {
    title: 'Ce navigateur n’a pas pu conserver cela.',
    detail:
      'Son espace de stockage est plein ou désactivé. Ce qui était déjà conservé est toujours là. Libérez de la place ou connectez-vous pour garder vos sources dans votre compte.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'Le texte est trop court pour être vérifié.',
    detail: `Il compte ${number(words)} mots ; il en faut au moins ${number(needed)} pour dire quelque chose de sa provenance. Collez un passage plus long.`,
  }),
  'nothing-to-search': {
    title: 'Il n’y a encore rien à quoi le comparer.',
    detail:
      'Les collections choisies ne contiennent aucun document. Ajoutez-en, choisissez d’autres collections ou activez la recherche en ligne s’il y en a une. Aucune vérification n’a été décomptée.',
  },
  'invalid-email': { title: 'Cela ne ressemble pas à une adresse e-mail.', detail: 'Vérifiez qu’il n’y a pas de faute de frappe.' },
  'wrong-password': {
    title: 'Ce n’est pas votre mot de passe.',
    detail: 'Saisissez le mot de passe avec lequel vous vous connectez aujourd’hui.',
  },
  'invalid-credential': {
    title: 'L’adresse et le mot de passe ne vont pas ensemble.',
    detail: 'Réessayez, ou recevez un lien par e-mail.',
  },
  'email-already-in-use': { title: 'Il existe déjà un compte avec cette adresse.', detail: 'Souhaitez-vous vous connecter ?' },
  'user-not-found': { title: 'L’adresse et le mot de passe ne vont pas ensemble.', detail: 'Réessayez, ou recevez un lien par e-mail.' },
  'multi-factor-auth-required': { title: 'Encore une étape.', detail: 'Saisissez le code de votre application d’authentification.' },
  'link-expired': { title: 'Ce lien ne fonctionne plus.', detail: 'Les liens servent une fois et peu de temps. Demandez-en un nouveau.' },
  'method-off': { title: 'Cette façon de se connecter n’est pas configurée ici.', detail: 'Utilisez-en une autre.' },
  'email-mismatch': { title: 'Ce n’est pas l’adresse de ce compte.', detail: 'Saisissez-la exactement comme ci-dessus.' },
  'billing-off': { title: 'On ne peut rien acheter sur ce site.', detail: 'Demandez à son responsable.' },
  'popup-blocked': { title: 'Le navigateur a bloqué la fenêtre.', detail: 'Ouvrez-la dans cet onglet.' },
  'popup-closed-by-user': { title: 'La fenêtre a été fermée.', detail: 'Rien n’a changé.' },
  'network-request-failed': { title: 'Pas de connexion.', detail: 'Rien n’a été envoyé.' },
  'unauthorized-domain': { title: 'Cette adresse n’est pas configurée pour la connexion.', detail: 'Prévenez le responsable du site.' },
  'file-missing': { title: 'Aucun fichier n’est arrivé.', detail: 'Choisissez le fichier à nouveau.' },
  'file-encrypted': {
    title: 'Le fichier est verrouillé.',
    detail: 'Un mot de passe le protège. Enregistrez-en une copie sans mot de passe et ouvrez-la, ou collez le texte.',
  },
  'file-scanned': {
    title: 'Le PDF contient des images, pas du texte.',
    detail: 'Il a sans doute été numérisé. Appliquez-lui d’abord une reconnaissance de texte, ou collez le texte.',
  },
  'file-broken': {
    title: 'Le fichier est illisible.',
    detail: 'Il semble abîmé, ou son extension ne correspond pas à son contenu. Enregistrez-le de nouveau et ouvrez la copie.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Le fichier est trop volumineux.',
    detail: `La limite est de ${size(limit)}. Collez la partie dont vous avez besoin.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Ce type de fichier ne peut pas être ouvert.',
    detail: `Tinta ouvre ${choice(kinds.map((kind) => `.${kind}`))}. Enregistrez-le dans l’un de ces formats, ou collez le texte.`,
  }),
  'file-empty': {
    title: 'Il n’y a pas de texte dans le fichier.',
    detail: 'Ouvrez un autre fichier ou collez le texte. Votre texte ici est inchangé.',
  },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'La lecture du fichier a pris trop de temps.',
    detail: `Elle a été arrêtée après ${seconds(count)}. Enregistrez-le sous une forme plus simple, ou collez le texte.`,
  }),
}
