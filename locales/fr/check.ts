import type { CheckMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'mot', other: 'mots' })}`
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'document', other: 'documents' })}`
const passages = (count: number): string => `${number(count)} ${plural(count, { one: 'passage', other: 'passages' })}`
const checks = (count: number): string => `${number(count)} ${plural(count, { one: 'vérification', other: 'vérifications' })}`

/** Le détecteur de plagiat. */
export const check: CheckMessages = {
  page: {
    title: 'Détecteur de plagiat',
    description:
      'Compare un texte, côte à côte, avec les documents de ce site\u202f: chaque passage avec sa source et, avant tout, ce qui a été consulté.',
    heading: 'Détecteur de plagiat',
    running: (title) => `Vérification de «\u00a0${title}\u00a0»`,
    report: (title) => `Rapport de plagiat\u202f: ${title}`,
  },
  before: {
    title: 'Titre',
    titleHint: 'À défaut, les premiers mots du texte',
    text: 'Votre texte',
    field: 'Texte à vérifier',
    words,
    short: (count, needed) => `${words(count)}\u202f; il en faut ${number(needed)} pour une vérification`,
    long: (over) => `${number(over)} ${plural(over, { one: 'caractère', other: 'caractères' })} de trop pour une vérification`,
    start: 'Vérifier le texte',
    upsell: {
      reason:
        'Les vérifications de plagiat font partie de Premium et de Platine. Votre texte reste tel quel, même lorsque vous revenez avec un forfait.',
      short: 'Les vérifications de plagiat font partie de Premium.',
    },
  },
  cost: {
    uses: (limit) => `Utilise 1 de vos ${checks(limit)} de ce mois`,
    left: (left) => (left === 0 ? 'Il n’en reste aucune.' : `Il en reste ${number(left)}.`),
    resets: (day) => `Le décompte repart de zéro le ${day}.`,
    none: (count) => `Les vérifications font partie de Premium\u202f: ${number(count)} par mois.`,
    fair: 'Une vérification échouée ou arrêtée ne coûte rien.',
  },
  scope: {
    title: 'Ce qui sera consulté',
    loading: 'Recherche de ce qui peut être consulté.',
    failed: 'Impossible de savoir ce qui peut être consulté.',
    documents,
    sum: (count) => `Votre texte est comparé à ${documents(count)}.`,
    kinds: { public: 'ouvert à tous ici', institution: 'votre établissement', own: 'à vous seul' },
    draftsHint: 'Vos propres écrits ne comptent comme source que si vous les cochez.',
    online: {
      title: 'En ligne',
      agree: (services) => `Interroger aussi ${services}`,
      consent: (hosts) => `De courts extraits de votre texte sont envoyés à ${hosts}. Sans cette coche, rien n’est envoyé.`,
      none: 'Le web n’est pas consulté\u202f: aucun service en ligne n’est configuré sur ce site.',
    },
    nothing: {
      title: 'Il n’y a encore rien à quoi le comparer.',
      body: 'Une vérification compare votre texte à des documents, et aucun n’a été ajouté ici. Rien ne serait trouvé, et cela ne voudrait rien dire.',
      add: 'Ajouter des documents',
      operator: 'La personne qui gère ce site peut en ajouter.',
    },
    unticked: 'Cochez au moins une collection qui contient des documents.',
    manage: 'Collections',
  },
  run: {
    title: 'La vérification est en cours',
    of: (done, of) => `${number(done)} sur ${number(of)}`,
    waiting: 'En attente de son tour',
    leave: 'Vous pouvez fermer cette page\u202f: la vérification continue et son rapport vous attend ici.',
    cutOff: 'La connexion s’est interrompue. La vérification continue\u202f; nouvel essai en cours.',
    stopping: 'Arrêt en cours',
    stopped: 'La vérification a été arrêtée.',
    notCounted: 'Rien n’a été décompté.',
    failed: 'La vérification a échoué.',
    back: 'Retour au texte',
  },
  missing: {
    title: 'Cette vérification n’existe pas.',
    body: 'Elle a peut-être été supprimée, ou elle appartient à un autre compte.',
    loading: 'Le rapport est en cours de chargement.',
  },
  report: {
    checked: (when) => `vérifié le ${when}`,
    deleted: (when) => `Ce rapport et son texte seront supprimés le ${when}.`,
    searched: {
      title: 'Comparé à',
      documents: (count, names) => `${documents(count)}\u202f: ${names}.`,
      collection: (name, count) => `${name} (${number(count)})`,
      none: 'aucun document de ce site.',
      others: 'Des documents d’autres établissements ont aussi été comparés\u202f; leurs textes ne sont pas montrés.',
      online: (services, pages) =>
        `Interrogés en ligne\u202f: ${services}\u202f; ${number(pages)} ${plural(pages, { one: 'page lue', other: 'pages lues' })}.`,
      service: (name, found) => `${name} (${number(found)} ${plural(found, { one: 'résultat', other: 'résultats' })})`,
      problems: { unreachable: 'injoignable', refused: 'refus', 'budget-spent': 'limite atteinte' },
      notOnline: 'Le web n’a pas été consulté.',
      limits:
        'Des livres et des articles payants peuvent manquer, et ce qui est repris en d’autres mots ou traduit est rarement trouvé\u202f: un score bas ne blanchit pas un texte.',
    },
    score: {
      title: 'Score de plagiat',
      of: (count) => `des mots, sur ${documents(count)} ${plural(count, { one: 'consulté', other: 'consultés' })}`,
      underOne: (percent) => `moins de ${percent}`,
    },
    map: {
      title: 'Où sont les correspondances',
      words: (matched, all) => `${number(matched)} sur ${words(all)}`,
      read: (count, sources) =>
        `${passages(count)} de ${number(sources)} ${plural(sources, { one: 'source', other: 'sources' })} au fil du texte`,
      none: 'Aucun passage ne compte.',
    },
    similarity: {
      title: 'Similarité avec toutes les sources réunies\u202f:',
      about: 'Une correspondance n’est pas un verdict\u202f: tournures courantes et noms propres comptent aussi.',
    },
    evasion: {
      title: (count) =>
        `${number(count)} ${plural(count, { one: 'caractère caché ou trompeur a été rétabli', other: 'caractères cachés ou trompeurs ont été rétablis' })} avant la comparaison.`,
      invisible: (count) => `${number(count)} ${plural(count, { one: 'invisible', other: 'invisibles' })}`,
      lookAlikes: (count) => `${number(count)} d’un autre alphabet`,
      about: 'De tels caractères peuvent venir d’une copie, ou cacher un texte copié à un détecteur.',
      show: (at, of) => `Montrer l’endroit ${number(at)} sur ${number(of)}`,
    },
    leaveOut: {
      label: 'Exclure',
      quotations: 'Citations',
      bibliography: 'Bibliographie',
      commonText: 'Texte courant',
      commonTextHint: 'Passages présents dans 20 documents ou plus.',
      shorter: 'Passages de moins de (mots)',
    },
    unsaved: 'Vos choix n’ont pas pu être enregistrés.',
    leftOut: {
      title: (count) => `Exclus\u202f: ${passages(count)}`,
      why: {
        'source-off': 'sa source est désactivée',
        quoted: 'marqué comme citation',
        quotation: 'dans une citation',
        bibliography: 'dans la bibliographie',
        'common-text': 'texte courant',
        'too-short': 'trop court',
      },
    },
    text: {
      title: 'Votre texte',
      next: 'correspondance suivante',
      nextButton: 'Correspondance suivante',
      previousButton: 'Correspondance précédente',
      source: (at) => `source ${number(at)}`,
      out: 'exclu',
      at: (at, of) => `Correspondance ${number(at)} sur ${number(of)}`,
      quote: 'Dans votre texte',
    },
    sources: {
      title: 'Sources',
      count: (count) => `${number(count)} ${plural(count, { one: 'trouvée', other: 'trouvées' })}, la plus longue d’abord`,
      none: 'Aucun passage de ce texte n’a été trouvé dans ce qui a été consulté.',
      noneHelp: 'Cela ne dit rien des sources qui n’ont pas été consultées.',
      counts: (at) => `Compter la source ${number(at)}`,
      off: 'désactivée',
      read: (day) => `lu le ${day}`,
      other: 'Un document d’un autre établissement',
      untitled: 'Sans titre',
      kinds: { own: 'à vous', drafts: 'votre brouillon', online: 'en ligne' },
    },
    passage: {
      title: (at) => `Le passage dans la source ${number(at)}`,
      common: (all, common) => `${words(all)}, dont ${number(common)} en commun`,
      of: (at, of) => `${number(at)} sur ${number(of)}`,
      previous: 'Passage précédent de cette source',
      next: 'Passage suivant de cette source',
      hidden:
        'Le passage correspond à un document d’un autre établissement. Son texte n’est pas montré, et rien d’autre n’en est connu ici.',
      notShown: 'Le texte de cette source ne peut pas être montré.',
      common20: (count) => `Présent dans ${documents(count)}.`,
      open: 'Ouvrir la page',
      close: 'Fermer le passage',
      cite: 'Citer la source',
      rephrase: 'Reformuler',
      handed: 'Le passage est sur la feuille. Reformuler ne dispense pas de citer\u202f: nommez la source.',
      note: 'Reformuler ne dispense pas de citer\u202f: nommez la source dans tous les cas.',
      quotation: 'Marquer comme citation',
      notQuotation: 'Pas une citation',
      marked: 'Marqué comme citation\u202f; le score est recalculé.',
      unmarked: 'Compte de nouveau.',
      switchedOff: (at) => `La source ${number(at)} ne compte plus.`,
      switchedOn: (at) => `La source ${number(at)} compte de nouveau.`,
    },
    actions: {
      pdf: 'Enregistrer en PDF',
      popup: 'Le navigateur a bloqué la fenêtre. Autorisez-la pour ce site et réessayez.',
      share: 'Partager',
      again: 'Vérifier de nouveau',
      fresh: 'Nouvelle vérification',
      delete: 'Supprimer',
      more: 'Plus',
    },
    ready: (percent, sources) =>
      `Rapport prêt\u202f: ${percent}, ${number(sources)} ${plural(sources, { one: 'source', other: 'sources' })}.`,
    undone: 'Annulé.',
  },
  share: {
    title: 'Partager ce rapport',
    lead: 'Quiconque a le lien peut lire le rapport avec votre texte, sans compte. Les moteurs de recherche en sont exclus.',
    make: 'Créer un lien',
    link: 'Lien',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    until: (day) => `Il fonctionne jusqu’au ${day}.`,
    end: 'Ne plus partager',
    ended: 'Le lien ne fonctionne plus.',
  },
  delete: {
    title: 'Supprimer ce rapport\u202f?',
    body: 'Le rapport et son texte sont supprimés pour de bon, et un lien partagé cesse de fonctionner. La vérification reste décomptée.',
    yes: 'Le supprimer',
    no: 'Le garder',
    done: 'Le rapport a été supprimé.',
  },
  list: {
    title: 'Vérifications précédentes',
    running: 'en cours',
    waiting: 'en attente',
    failed: 'échouée',
    cancelled: 'arrêtée',
    found: (percent) => `${percent} trouvés`,
  },
  keys: {
    next: 'Correspondance suivante, précédente',
    open: 'Ouvrir le passage marqué',
    close: 'Fermer le passage, arrêter une vérification',
    undo: 'Annuler un choix',
    start: 'Vérifier le texte',
  },
  foot: {
    kept: 'Gardé dans votre compte, pour vous seul, jusqu’à ce que vous le supprimiez.',
    notKept: 'Le rapport et le texte sont supprimés un jour après la vérification.',
  },
}
