import type { DetectMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'
import { detectSignals } from './detect-signals.ts'

const { number, plural, percent } = wordsFor('fr')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'caractère', other: 'caractères' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'mot', other: 'mots' })}`
const texts = (count: number): string => `${number(count)} ${plural(count, { one: 'texte', other: 'textes' })}`

/** L’écran du détecteur. */
export const detect: DetectMessages = {
  page: {
    title: 'Détecteur de texte IA',
    description:
      'Dit avec des mots comment un texte se lit, à quelle fréquence il se trompe et quand il ne peut rien dire. En quinze langues.',
    heading: 'Détecteur de texte IA',
  },
  field: 'Votre texte',
  bar: {
    legend: 'Marques dans le texte',
    check: 'Analyser',
    again: 'Analyser de nouveau',
    report: 'Rapport',
    files: 'Plusieurs fichiers',
    jump: 'Aller au résultat',
  },
  readings: { human: 'se lit comme humain', unclear: 'incertain', generated: 'se lit comme généré' },
  state: {
    title: 'Résultat',
    about: 'Ici s’affichera comment se lit votre texte, ce qui l’indique et à quelle fréquence c’est faux.',
    needs: (needed) => `Pour un verdict, il faut au moins ${words(needed)} de texte suivi.`,
    more: (missing) => `Encore ${words(missing)} pour un verdict.`,
    checking: 'Analyse en cours',
    stale: 'Vous avez modifié le texte après cette analyse.',
    staleHelp: 'Ce qui suit parle du texte tel qu’il était. Les marques grises sont celles que vos changements n’ont pas touchées.',
    tooLong: (limit) => `Plus long que ce qu’une analyse peut contenir : ${characters(limit)}.`,
    tooLongHelp: 'Rien n’a été envoyé. Votre texte est toujours là.',
    cut: (amount) => `Analyser les ${number(amount)} premiers caractères`,
    cutTitle: (amount) => `Seuls les ${number(amount)} premiers caractères ont été analysés.`,
    offline: 'Continuez d’écrire : votre brouillon reste sur cet appareil. L’analyse attend la connexion.',
    unknownLanguage: (name) => `Langue de ce texte : ${name}.`,
    unknownLanguageHelp: 'Aucun texte dans cette langue n’a été mesuré, on ne peut donc rien en dire. Votre texte est là, inchangé.',
  },
  result: {
    label: 'Probabilité qu’un modèle l’ait écrit',
    verdicts: { signs: 'Signes d’écriture par IA', mixed: 'Mixte', none: 'Aucun signe trouvé', 'cannot-tell': 'Impossible à dire' },
    meanings: {
      signs: 'Ce texte se lit comme ceux des modèles. Certaines personnes écrivent aussi ainsi.',
      mixed: 'Certains passages se lisent comme ceux des modèles, d’autres non.',
      none: 'Il ne se lit pas comme les textes des modèles dont cet outil a appris. Les textes de modèles plus récents ne sont presque jamais trouvés ; cela ne montre donc pas qui l’a écrit.',
    },
    reasons: {
      'too-short': (judged, needed) => `Trop peu pour juger : ${words(judged)} de texte suivi, il en faut ${number(needed)}.`,
      between: 'Les textes de personnes et ceux de modèles peuvent ressembler à celui-ci.',
      'not-measured': (language) =>
        `Dans cette langue (${language}), les mesures ne suffisent pas pour un verdict. Ce qui suit n’est qu’indicatif.`,
      'not-prose': 'Listes, tableaux, vers, code et formules ne montrent pas qui les a écrits.',
      'mixed-languages': 'Trop peu du texte est dans une seule langue.',
    },
    waysOn: {
      'too-short': (missing) => `Ajoutez ${words(missing)} de texte suivi, s’il y en a davantage.`,
      between: 'C’est un résultat, pas une panne. Un passage plus long du même texte peut se lire plus nettement.',
      'not-measured': 'Lisez-les comme des remarques de style, non comme un indice sur l’auteur du texte.',
      'not-prose': 'Faites analyser des paragraphes de texte suivi.',
      'mixed-languages': 'Faites analyser chaque langue à part, ou choisissez la langue au-dessus du texte.',
    },
    range: (low, high) => `${number(low)} à ${number(high)} %`,
    rangeMeaning:
      'La moitié des textes mesurés venait de modèles ; parmi ceux qui se lisent comme celui-ci, c’était cette part. Ce n’est pas une part de votre texte.',
    why: 'Ce qui a été lu',
    judged: (judged, all) => (judged === all ? `Tout a été jugé : ${words(all)}.` : `Mots jugés : ${number(judged)} sur ${number(all)}.`),
    wide: (needed) => `Les passages sont marqués à partir de ${words(needed)}.`,
    leftOut: (names) => `Laissé de côté : ${names}.`,
    leftOutKinds: {
      quotation: 'citations',
      bibliography: 'bibliographie',
      code: 'code',
      formula: 'formules',
      heading: 'titres',
      list: 'listes',
      table: 'tableaux',
      verse: 'vers',
      'other-language': 'passages dans d’autres langues',
    },
    odd: (count) => `${number(count)} ${plural(count, { one: 'caractère inhabituel', other: 'caractères inhabituels' })}`,
    oddKinds: {
      'zero-width': 'sans largeur',
      direction: 'qui tournent le sens de l’écriture',
      'soft-hyphen': 'tirets conditionnels',
      control: 'caractères de commande',
      'look-alike': 'lettres semblables d’une autre écriture',
    },
    oddHelp: 'Ils viennent souvent d’une copie ou d’un fichier et ne changent pas le résultat.',
    show: (at, of) => `Montrer ${number(at)} sur ${number(of)}`,
    passages: 'Passages marqués',
    passage: (at) => `Passage ${number(at)}`,
    tools:
      'Les outils de Tinta changent aussi la façon dont un texte se lit : après une reformulation ou une correction, le résultat peut différer.',
    copy: 'Copier le résultat',
    textTitle: 'Détecteur de texte IA : résultat',
    engine: (version) => `Modèle ${version}`,
  },
  noticed: {
    title: 'Ce qui a été remarqué',
    lead: 'Des remarques de style. Aucune ne décide, et des personnes écrivent aussi ainsi.',
    nothing: 'Rien ne ressort.',
    show: (count) => `Montrer ${number(count)} ${plural(count, { one: 'endroit', other: 'endroits' })}`,
    hide: 'Masquer',
    more: (count) => `${number(count)} ${plural(count, { one: 'autre remarque', other: 'autres remarques' })}`,
    usual: { people: 'plus proche des textes de personnes', unclear: 'comme dans les deux', models: 'plus proche des textes de modèles' },
  },
  model: {
    before: (name, languages) =>
      `Les textes dans ces langues sont lus aussi par le modèle ${name}, sur une machine désignée par l’exploitant de ce site : ${languages}.`,
    title: (name) => `Prévisibilité pour ${name}`,
    beyond: (share) => `Plus régulier que ${percent(share)} des textes de personnes ayant servi au calibrage.`,
    usual: 'Comme d’habitude dans les textes de personnes.',
    aside: 'Un indice de plus, mesuré à part. Le verdict ne repose pas sur lui.',
    away: (name) => `${name} n’a pas répondu. Le reste du résultat est valable.`,
    head: 'Jusqu’où se fier à la prévisibilité',
    texts: (people, machine, day) => `Calibré le ${day}, textes de personnes : ${number(people)}, textes de modèles : ${number(machine)}.`,
    beyondIt: (wrongly, found) =>
      `Au-delà de la limite se trouvaient ${percent(wrongly)} des textes de personnes et ${percent(found)} de ceux de modèles.`,
    area: (low, high) => `Aire sous la courbe : de ${number(low)} à ${number(high)}.`,
  },
  signals: detectSignals,
  notProof: {
    title: 'Ceci n’est pas une preuve.',
    body: 'Les détecteurs se trompent sur les gens, plus souvent sur ceux qui écrivent dans une langue seconde. N’accusez personne avec ce résultat.',
  },
  reliable: {
    button: 'Est-ce fiable ?',
    title: (language) => `Est-ce fiable dans cette langue : ${language} ?`,
    line: (mean, worst) =>
      `Mesuré sur des textes de personnes jamais vus : « signes » à tort pour ${percent(mean)} en moyenne, ${percent(worst)} dans le pire groupe d’auteurs.`,
    learners: (share) =>
      `Chez les personnes qui écrivent dans une langue apprise : ${share === 0 ? 'aucun des textes mesurés' : percent(share)}.`,
    oneModel: 'Tous les textes de modèles qui ont servi à la mesure viennent d’un seul modèle\u00a0: des autres, on ne sait rien.',
    noLearners:
      'Aucun texte de personnes écrivant dans une langue apprise n’était disponible : on ne sait pas à quelle fréquence elles sont signalées à tort.',
    unmeasured: 'Dans cette langue, aucun chiffre assez bon sur ses erreurs n’existe : il ne donne donc pas de verdict.',
    measuredOn: (day) => `Mesuré le ${day}.`,
    found: (share) =>
      `Pour ${percent(share)} des textes de modèles, il a signalé des signes ; le reste lui a échappé ou était impossible à dire.`,
    cannotTell: (share) => `Pour ${percent(share)} de tous les textes, il a dit que c’était impossible à dire.`,
    loading: 'Les mesures sont en cours de chargement.',
    missing: 'Pourquoi il n’y a pas de verdict',
    missingReasons: {
      'groups-too-few': 'Il y avait des textes de trop peu de groupes d’auteurs.',
      'texts-too-few': 'Il y avait trop peu de textes.',
      'generators-too-few': 'Il y avait des textes de trop peu de modèles.',
      'false-alarms': 'Trop de textes de personnes ont été mal jugés.',
      'genres-differ': 'Ce qui valait pour un genre de texte ne valait pas pour un autre.',
      'learners-misjudged': 'Ceux qui écrivaient dans une langue apprise ont été mal jugés plus souvent que les autres.',
    },
    human: 'Textes de personnes mal jugés, par groupe d’auteurs',
    machine: 'Textes de modèles trouvés',
    columns: {
      group: 'Groupe',
      texts: 'Textes',
      alarms: 'Fausses alertes',
      interval: 'Fourchette probable',
      model: 'Modèle',
      kind: 'Genre de texte',
      found: 'Trouvés',
    },
    learnersTag: 'langue seconde',
    texts,
    between: (low, high) => `${percent(low)} à ${percent(high)}`,
    notMeasured: 'non mesuré',
    allFigures: 'Tous les chiffres, de chaque outil',
    limits: 'Ce qu’il ne peut pas savoir',
    limitsList: {
      author: 'Qui a écrit le texte, ni si quelqu’un a été aidé.',
      later: 'Les modèles apparus après la mesure et les textes retravaillés par une personne.',
      others: 'Les groupes d’auteurs absents du tableau : chez eux, les fausses alertes peuvent être plus fréquentes.',
      one: 'S’il a raison pour ce seul texte. Les chiffres parlent de beaucoup de textes.',
    },
  },
  accused: {
    button: 'Si l’on vous accuse',
    title: 'Si quelqu’un dit que vous n’avez pas écrit votre texte',
    lead: 'Le résultat d’un détecteur n’est pas une preuve, celui-ci non plus. Ce qui aide :',
    steps: {
      ask: {
        title: 'Demandez les preuves.',
        body: 'Quel outil, quels passages, quelle règle, et à quelle fréquence cet outil se trompe sur des gens comme vous.',
      },
      show: {
        title: 'Montrez comment le texte est né.',
        body: 'Brouillons, historique des versions, notes, sources, messages à la personne qui vous encadre. Sauvegardez-les maintenant.',
      },
      talk: {
        title: 'Proposez d’en parler.',
        body: 'Qui a écrit un texte peut en expliquer le raisonnement, les sources et ce qui a été laissé de côté.',
      },
      name: {
        title: 'Citez les erreurs connues.',
        body: 'Les fausses alertes sont plus fréquentes pour une langue seconde, pour les textes très formels et pour les textes courts.',
      },
      rules: {
        title: 'Lisez les règles qui s’appliquent.',
        body: 'Dites ouvertement quelle aide vous avez utilisée, s’il y en a eu, et si elle était permise. Demandez qui peut vous conseiller : représentants étudiants, médiation.',
      },
      time: { title: 'Demandez du temps et un écrit.', body: 'Vous pouvez répondre calmement et venir avec quelqu’un.' },
    },
    other:
      'Si c’est vous qui posez la question : parlez d’abord avec l’auteur. Un tel résultat peut ouvrir une conversation, non la clore.',
  },
  files: {
    title: 'Plusieurs fichiers',
    lead: (limit) => `Jusqu’à ${number(limit)} fichiers, chacun lu à part. La liste garde leur ordre et ne classe personne.`,
    choose: 'Choisir les fichiers',
    start: 'Analyser',
    reading: (done, of) => `${number(done)} sur ${number(of)} lus`,
    done: (count) => `Lecture terminée : ${texts(count)}.`,
    stop: 'Arrêter',
    stopped: (done, of) => `Arrêté : ${number(done)} sur ${number(of)} lus.`,
    tooMany: (limit) => `Seuls les ${number(limit)} premiers fichiers ont été pris.`,
    csv: 'Tableau en .csv',
    fileName: 'detecteur',
    waiting: 'en attente',
    columns: { file: 'Fichier', result: 'Résultat', reason: 'Raison', words: 'Mots jugés', language: 'Langue' },
  },
  keys: { check: 'Analyser', stop: 'Arrêter', copy: 'Copier le résultat' },
  along: 'Votre texte vous a suivi.',
}
