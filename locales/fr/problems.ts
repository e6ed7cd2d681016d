import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, choice, language, size, dayOfYear, wait } = wordsFor('fr')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'seconde', other: 'secondes' })}`
const safe = 'Votre texte est toujours là et rien n’a été décompté.'

export const problems: ProblemMessages = {
  'not-found': ({ path }) => ({ title: 'Il n’y a rien à cette adresse.', detail: `Rien ne répond à ${path}. Vérifiez l’adresse.` }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Cette adresse s’interroge autrement.',
    detail: `Elle répond à ${allowed.join(', ')}. Envoyez la requête avec cette méthode.`,
  }),
  'body-not-json': { title: 'La requête est illisible.', detail: 'Ce n’est pas du JSON valide. Rechargez la page et réessayez.' },
  'content-type-wrong': ({ expected }) => ({
    title: 'La requête n’a pas la bonne forme.',
    detail: `Elle doit être envoyée sous la forme ${expected}.`,
  }),
  'body-too-large': ({ limit }) => ({
    title: 'C’est trop pour un seul envoi.',
    detail: `Une requête contient au plus ${size(limit)}. Travaillez le texte par parties.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Une partie de la requête est incorrecte.',
    detail: `Vérifiez ${list(issues.map(({ path }) => path || 'la requête'))} et réessayez. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Cette page n’est pas ouverte à l’adresse du site.',
    detail: `Ouvrez ${address} et réessayez depuis cette adresse.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Cela fait beaucoup en peu de temps.',
    detail: `Attendez ${seconds(count)} et réessayez. ${safe}`,
  }),
  'server-failed': {
    title: 'Cela n’a pas fonctionné.',
    detail: `Une erreur s’est produite sur le serveur. ${safe} Réessayez dans un instant.`,
  },
  'database-unavailable': {
    title: 'Le serveur n’est pas prêt.',
    detail: `Sa base de données ne répond pas pour le moment. ${safe} Réessayez dans une minute.`,
  },
  'text-empty': { title: 'Il n’y a pas encore de texte.', detail: 'Saisissez ou collez un passage, ou ouvrez un fichier.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Le texte est trop long pour une seule fois.',
    detail: `Il compte ${number(amount)} caractères\u202f; la limite est de ${number(limit)}. Votre texte est toujours là\u00a0: raccourcissez-le ou envoyez-le en plusieurs parties.`,
  }),
  'text-too-short': ({ words, needed }) => ({
    title: 'Le texte est trop court pour être vérifié.',
    detail: `Il compte ${number(words)} mots ; il en faut au moins ${number(needed)} pour dire quelque chose de sa provenance. Collez un passage plus long.`,
  }),
  'nothing-to-search': {
    title: 'Il n’y a encore rien à quoi le comparer.',
    detail:
      'Les collections choisies ne contiennent aucun document. Ajoutez-en, choisissez d’autres collections ou activez la recherche en ligne s’il y en a une. Aucune vérification n’a été décomptée.',
  },
  'online-search-failed': {
    title: 'La recherche en ligne n’a pas répondu.',
    detail:
      'Aucun des services en ligne n’a pu être joint et les collections choisies ne contiennent aucun document. Rien n’a donc été comparé. Réessayez plus tard ou ajoutez des documents. Aucune vérification n’a été décomptée.',
  },
  'strength-not-in-tier': {
    title: 'Oh, vous n’avez pas Premium',
    detail: 'Les intensités normale et forte font partie de Premium. L’intensité légère fonctionne dès maintenant.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, vous n’avez pas Premium',
    detail: `Cela fait partie de ${needed === 'premium' ? 'Premium' : 'Platine'}. Sur votre bureau, rien n’a changé.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title:
            limit === 0 ? 'Cette offre ne comprend pas de contrôle de plagiat.' : 'Vous avez utilisé les contrôles de plagiat de ce mois.',
          detail: `${limit === 0 ? 'Premium en comprend un par mois.' : `Le décompte repart le ${dayOfYear(resetsAt)}.`} Votre texte est toujours là ; la correction fonctionne comme avant.`,
        }
      : {
          title:
            used >= limit
              ? `Vous avez utilisé les ${number(limit)} caractères de ce mois.`
              : `Il reste ${number(limit - used)} caractères ce mois-ci.`,
          detail: `Ce texte en demande ${number(needed)}. Le décompte repart le ${dayOfYear(resetsAt)}. Votre texte est toujours là ; la correction fonctionne comme avant.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Les visiteurs de votre réseau ont utilisé les caractères du jour.',
    detail: `Un compte gratuit a son propre décompte. Sans compte, il faut patienter ; temps d’attente : ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': {
    title: 'Il faut un compte pour cela.',
    detail: 'Connectez-vous ou créez-en un ; ce qui est sur votre bureau y reste.',
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
  'user-disabled': { title: 'Ce compte est fermé.', detail: 'Écrivez à l’assistance.' },
  'user-token-expired': { title: 'Vous avez été déconnecté.', detail: 'Reconnectez-vous ; votre texte est toujours là.' },
  'requires-recent-login': {
    title: 'Pour ce changement, connectez-vous encore une fois.',
    detail: 'Cela protège votre compte quand un appareil est resté ouvert.',
  },
  'multi-factor-auth-required': { title: 'Encore une étape.', detail: 'Saisissez le code de votre application d’authentification.' },
  'code-wrong': {
    title: 'Ce code ne convient pas.',
    detail: 'Les codes changent toutes les 30 secondes et servent une fois. Prenez le plus récent.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Trop de codes erronés.',
    detail: `Temps d’attente : ${wait(count)}. Prenez ensuite le code le plus récent ou un code de secours.`,
  }),
  'link-expired': { title: 'Ce lien ne fonctionne plus.', detail: 'Les liens servent une fois et peu de temps. Demandez-en un nouveau.' },
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
  'sign-in-failed': {
    title: 'La connexion n’a pas abouti.',
    detail: 'L’autre site n’a pas dit qui vous êtes. Réessayez, ou utilisez votre adresse e-mail.',
  },
  'method-off': { title: 'Cette façon de se connecter n’est pas configurée ici.', detail: 'Utilisez-en une autre.' },
  'email-mismatch': { title: 'Ce n’est pas l’adresse de ce compte.', detail: 'Saisissez-la exactement comme ci-dessus.' },
  'subscription-exists': {
    title: 'Vous avez déjà une offre.',
    detail: 'Vous pouvez en changer dans votre compte ; rien n’est payé deux fois.',
  },
  'subscription-missing': { title: 'Il n’y a pas d’offre à changer.', detail: 'Rechargez la page pour voir votre compte tel qu’il est.' },
  'billing-off': { title: 'On ne peut rien acheter sur ce site.', detail: 'Demandez à son responsable.' },
  'billing-failed': { title: 'Le service de paiement n’a pas répondu.', detail: 'Rien n’a été débité. Réessayez dans quelques minutes.' },
  'signature-wrong': { title: 'La notification n’est pas signée.', detail: 'Vérifiez le secret de signature du webhook.' },
  'popup-blocked': { title: 'Le navigateur a bloqué la fenêtre.', detail: 'Ouvrez-la dans cet onglet.' },
  'popup-closed-by-user': { title: 'La fenêtre a été fermée.', detail: 'Rien n’a changé.' },
  'network-request-failed': { title: 'Pas de connexion.', detail: 'Rien n’a été envoyé.' },
  'unauthorized-domain': { title: 'Cette adresse n’est pas configurée pour la connexion.', detail: 'Prévenez le responsable du site.' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Ce texte est en ${language(found)}.`,
    detail: `Tinta travaille pour l’instant avec des textes en ${list(supported.map(language))}. Votre texte est toujours là, inchangé.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Ce texte est en ${list(languages.map(language))}.`,
    detail: `Tinta travaille pour l’instant avec des textes en ${list(supported.map(language))}. Ne laissez que ces passages, ou choisissez vous-même la langue. Rien n’a été perdu.`,
  }),
  'language-unknown': {
    title: 'La langue n’a pas pu être reconnue.',
    detail: 'Le texte est court ou inhabituel. Choisissez sa langue au-dessus et réessayez.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Cela a pris trop de temps.',
    detail: `La réécriture n’a pas abouti en ${seconds(count)}. ${safe} Réessayez, ou envoyez une partie plus courte.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Beaucoup de personnes écrivent en ce moment.',
    detail: `Réessayez dans ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Cela n’a pas fonctionné.',
    detail: `Le moteur n’a pas pu traiter ce texte. ${safe} Réessayez, ou retirez ce qui semble inhabituel.`,
  },
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
  offline: {
    title: 'Vous êtes hors ligne.',
    detail: 'Continuez d’écrire\u00a0: votre brouillon est gardé sur cet appareil et le travail reprend à votre retour.',
  },
  'network-failed': { title: 'Le serveur est injoignable.', detail: `La connexion s’est interrompue. ${safe} Réessayez.` },
  cancelled: { title: 'Arrêté.', detail: safe },
}
