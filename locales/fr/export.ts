import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Vos données de Tinta',
  about: ({ site, day }) => `Voici ce que ${site} conserve à votre sujet. Le fichier date du ${day}.`,
  parts: {
    account: 'nom, adresse e-mail et dates du compte',
    preferences: 'vos réglages',
    signInMethods: 'comment vous vous connectez',
    devices: 'les appareils connectés au compte',
    keys: 'les noms et premiers caractères de vos clés de l’API',
    usage: 'ce que chaque exécution a pris sur votre quantité mensuelle',
    subscription: 'abonnements et achats',
    dictionary: 'vos mots et les règles désactivées',
    historyJson: 'votre historique, avec textes et résultats',
    historyFolder: 'la même chose, un fichier par exécution',
    checks: 'vos vérifications de plagiat avec leurs rapports',
    documents: 'les documents que vous gardez pour comparer et vos brouillons, avec leurs textes',
    library: 'les sources de votre bibliothèque avec dossiers, étiquettes et notes',
    libraryFiles: 'les fichiers que vous y avez joints',
  },
  secrets: 'Les mots de passe, codes et liens qui ouvrent votre compte n’y figurent pas.',
  form: 'Les fichiers en .json sont destinés aux programmes ; tout éditeur de texte les ouvre aussi. Les heures sont en UTC.',
  run: {
    tool: 'Outil',
    language: 'Langue',
    madeAt: 'Date',
    text: 'Texte',
    result: 'Résultat',
  },
}
