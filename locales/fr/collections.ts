import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('fr')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'document', other: 'documents' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'mot', other: 'mots' })}`

/** La page des documents avec lesquels les textes sont comparés. */
export const collections: CollectionsMessages = {
  title: 'Collections',
  description: 'Les documents avec lesquels vos textes sont comparés : les ajouter, les parcourir, les supprimer.',
  heading: 'Collections de documents',
  loading: 'Les collections sont en cours de chargement.',
  signedOut: {
    title: 'Connectez-vous pour conserver des documents.',
    body: 'Une collection appartient à un compte : ce que vous ajoutez est comparé à vos textes et n’est vu de personne d’autre.',
  },
  kinds: {
    own: 'visible de vous seul',
    drafts: 'vos brouillons : fouillés seulement si vous les choisissez',
    institution: 'visible de votre établissement seulement',
    public: 'ouverte à tous',
  },
  list: {
    none: {
      title: 'Aucune collection pour l’instant.',
      body: 'Créez-en une et ajoutez-y les sources avec lesquelles vous travaillez. Vos textes leur seront désormais comparés.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Vous pouvez y chercher, mais pas la modifier.',
    limit: (count) => `Vous pouvez conserver ${documents(count)}, et autant de brouillons.`,
    back: 'Vers la vérification',
  },
  make: {
    label: 'Nom d’une nouvelle collection',
    kind: 'Ce qu’elle contient',
    own: 'Sources',
    drafts: 'Mes brouillons',
    institution: 'Pour mon établissement',
    create: 'Créer',
  },
  remove: {
    collection: 'Supprimer la collection',
    ask: (name, count) => `« ${name} » sera supprimée avec ${documents(count)}. Rien ne pourra être récupéré.`,
    yes: 'Supprimer définitivement',
    keep: 'Conserver',
    done: (name) => `« ${name} » est supprimée.`,
  },
  files: {
    add: 'Ajouter des fichiers',
    folder: 'Ajouter un dossier',
    stop: 'Arrêter',
    goOn: 'Reprendre',
    drop: 'Déposez ici des fichiers, des dossiers ou un .zip',
    kinds: (kinds, bytes) => `${kinds}, ${size(bytes)} au plus chacun`,
    release: 'Relâchez pour les ajouter',
  },
  happens: {
    title: 'Ce que deviennent les fichiers',
    body: 'Seul le texte est conservé, avec ce qu’il faut pour comparer. Les fichiers eux-mêmes sont écartés après la lecture. Supprimer la collection supprime le tout.',
  },
  progress: {
    label: 'Importation',
    are: (done, total) => `${number(done)} sur ${number(total)} ${plural(total, { one: 'fichier', other: 'fichiers' })}`,
    in: 'ajoutés et consultables dès maintenant',
    left: (seconds) => `encore ${wait(seconds)} environ à ce rythme`,
    stopped: 'Arrêté. Ce qui est ajouté reste.',
  },
  counts: {
    added: (count) => plural(count, { one: 'ajouté', other: 'ajoutés' }),
    there: (count) => plural(count, { one: 'déjà présent, mis à jour', other: 'déjà présents, mis à jour' }),
    look: () => 'à examiner',
    unread: (count) => plural(count, { one: 'non lu', other: 'non lus' }),
    waiting: () => 'en attente',
  },
  show: { label: 'Afficher', latest: 'Récents', problems: 'Problèmes', all: 'Tous' },
  csv: 'Problèmes en .csv',
  table: {
    label: 'Fichiers',
    file: 'Fichier',
    size: 'Taille',
    state: 'État',
    action: 'Que faire',
    noProblems: 'Aucun problème jusqu’ici.',
  },
  states: {
    waiting: 'En attente',
    sending: 'Envoi',
    reading: 'Lecture',
    archive: (done, total) => `Lecture de ${number(done)} sur ${number(total)}`,
    pausing: (seconds) => `Le serveur est occupé. Reprise dans ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Mis à jour : ${words(count)}`,
    there: 'Déjà présent',
    twin: (name) => (name === '' ? 'Ce texte est déjà présent' : `Même texte que ${name}`),
    twinNote: 'Seul celui-là est fouillé.',
  },
  actions: { again: 'Réessayer', addText: 'Ajouter le texte', password: 'Le saisir', keep: 'Garder celui-ci', skip: 'Passer' },
  addText: { title: (name) => `Texte de ${name}`, label: 'Collez le texte', add: 'Ajouter' },
  password: {
    title: (name) => `Mot de passe de ${name}`,
    label: 'Mot de passe',
    note: 'Il ouvre le fichier une fois et n’est pas conservé.',
    wrong: 'Ce mot de passe ne l’a pas ouvert. Vérifiez-le et réessayez.',
    open: 'Ouvrir',
  },
  commandLine:
    'Pour des milliers de fichiers, une commande est à la disposition de qui gère le serveur. Elle reprend là où elle s’est arrêtée et écrit la même liste de problèmes.',
  documents: {
    title: 'Documents de la collection',
    search: 'Chercher par titre ou nom de fichier',
    none: 'Rien ici pour l’instant.',
    notFound: (query) => `Rien ne contient « ${query} ».`,
    more: 'Afficher plus',
    remove: (name) => `Supprimer ${name}`,
    ask: (name) => `« ${name} » sera supprimé aussitôt, sans retour possible.`,
    removed: (name) => `« ${name} » est supprimé.`,
  },
}
