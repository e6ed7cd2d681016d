import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('fr')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'appel', other: 'appels' })} de citation`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'ouvrage', other: 'ouvrages' })}`

/** La vérification des références d’un travail. */
export const doctor: DoctorMessages = {
  title: 'Vérification des références : citations, liste et APA 7',
  description:
    'Trouve ce qui est cité sans être listé, listé sans être cité, les années et les noms qui diffèrent, les doublons et ce qu’APA 7 écrit autrement.',
  heading: 'Vérifier les références d’un travail',
  views: { label: 'Vues', list: 'Mes références', check: 'Vérifier les références d’un travail' },
  before: {
    field: 'Le travail avec sa bibliographie',
    placeholder: 'Collez ici tout le travail, avec sa bibliographie',
    lead: 'La liste s’accorde-t-elle avec le texte ?',
    points: [
      'Chaque citation est cherchée dans la liste, et chaque entrée dans le texte.',
      'Les années et les noms sont comparés, les doublons et l’ordre examinés.',
      'La liste est comparée à APA 7, avec des remplacements à accepter.',
    ],
    cost: 'Cela ne coûte rien, et personne d’autre n’est interrogé.',
    run: 'Vérifier les références',
    running: 'Les références sont en cours de vérification.',
    long: (over) => `${number(over)} ${plural(over, { one: 'caractère', other: 'caractères' })} de trop`,
  },
  bar: {
    edit: 'Modifier le texte',
    again: 'Vérifier à nouveau',
    copy: 'Copier le texte',
    counts: (cited, listed) => `${citations(cited)}, ${works(listed)} dans la liste`,
    acceptAll: (count) => `Tout accepter (${number(count)})`,
    panes: 'Ce qui est montré',
    findings: (count) => `Constats (${number(count)})`,
    works: (count) => `Ouvrages (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Aucune liste de références n’a été trouvée.',
      body: 'Elle est cherchée sous un titre comme « Bibliographie », ou comme une suite d’entrées telles que celles-ci, une par ligne :',
      sample: [
        'Arnaud, M. (2012). Chambres calmes. Éditions Crécerelle.',
        'Besson, T., & Carlier, S. (2015). Dormir en mer. Bruit, 3(1), 14–29.',
      ],
    },
    noCitations: 'Aucune citation par nom et année ou par numéro n’a été trouvée dans le texte : rien n’est donc dit de ce qui est cité.',
    numeric:
      'Le texte cite par numéros. De telles listes ne sont pas celles d’APA : seul est dit ce qui manque, n’est pas cité ou figure deux fois.',
    notes: 'Le texte a des notes de bas de page. Les ouvrages cités seulement là ne sont pas suivis.',
    notApa: (count) =>
      `La liste n’est pas écrite selon APA. ${number(count)} ${plural(count, { one: 'point d’APA est replié', other: 'points d’APA sont repliés' })}.`,
    unfold: 'Montrer',
    fold: 'Replier',
    clear: {
      title: 'Le texte et la liste s’accordent.',
      body: 'Il n’y a rien à corriger. Ce à quoi le texte pense sans le citer ne se voit pas.',
    },
    filtered: 'Le filtre masque tous les constats.',
    retractions: (date) => `Comparé à la liste des rétractations du ${day(date)}.`,
    noRetractions: 'Les rétractations n’ont pas été examinées : l’exploitant de ce site n’en a chargé aucune liste.',
    found: (count) => (count === 0 ? 'Aucun constat.' : `${number(count)} ${plural(count, { one: 'constat', other: 'constats' })}.`),
  },
  kinds: {
    'cited-not-listed': 'Cité, absent de la liste',
    'listed-not-cited': 'Dans la liste, non cité',
    'year-differs': 'Années différentes',
    'spelling-differs': 'Noms différents',
    'out-of-order': 'Mauvais ordre',
    duplicate: 'Deux fois dans la liste',
    apa: 'Style APA',
    gap: 'Quelque chose manque',
    notice: 'Avis de l’éditeur',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `La liste n’a aucun ouvrage pour « ${cited} ».`,
      todo: 'Ajoutez l’ouvrage à la liste ou retirez la citation.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Rien dans le texte ne renvoie à « ${entry} ».`,
      todo: 'Citez-le là où vous l’avez utilisé ou retirez-le : APA ne liste que ce qui est cité.',
    },
    'year-differs': {
      wrong: (said, listed) => `Le texte dit ${said}, la liste ${choice(listed)}.`,
      todo: 'Regardez l’ouvrage lui-même et corrigez ce qui est faux.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `Le texte dit « ${said} », la liste « ${listed} ».`,
      todo: 'Regardez l’ouvrage lui-même et corrigez ce qui est faux.',
    },
    'out-of-order': {
      before: (entry, other) => `« ${entry} » se place avant « ${other} ».`,
      last: (entry) => `« ${entry} » se place à la fin de la liste.`,
      todo: 'La liste suit le nom de famille du premier auteur, puis l’année.',
    },
    duplicate: {
      doi: (entry, other) => `« ${entry} » a le même DOI qu’une entrée plus haut : « ${other} ».`,
      title: (entry, other) => `« ${entry} » est le même ouvrage qu’une entrée plus haut : « ${other} ».`,
      todo: 'Gardez l’une des deux.',
    },
    apa: { wrong: (words) => `La liste porte « ${words} ».` },
    gap: { wrong: (entry) => `Cela ne figure pas dans « ${entry} ».` },
    notice: {
      wrong: (entry) => `Il s’agit de « ${entry} ».`,
      retraction: 'Ne vous appuyez pas dessus. S’il faut le citer, dites qu’il a été rétracté.',
      correction: 'Lisez le correctif avant de vous appuyer dessus.',
      'expression-of-concern': 'Lisez la raison avant de vous appuyer dessus.',
      reinstatement: 'Il est de nouveau valable ; les avis antérieurs ne comptent plus.',
    },
  },
  apa: {
    'author-names': { title: 'Forme d’un nom', rule: 'Nom de famille, virgule, initiales avec un point : Arnaud, M. J.' },
    conjunction: {
      title: 'Entre les noms',
      rule: 'Les noms sont séparés par des virgules, et le dernier est joint aux autres par un signe ou un mot.',
    },
    'doi-address': { title: 'DOI', rule: 'Un DOI s’écrit comme un lien : https://doi.org/…' },
    end: { title: 'Fin de l’entrée', rule: 'Une entrée finit par un point, sauf après un DOI ou un lien.' },
    'list-et-al': { title: 'Auteurs omis', rule: 'La liste nomme jusqu’à vingt auteurs ; « et al. » ne s’emploie que dans le texte.' },
    'page-hyphen': { title: 'Trait d’union entre les pages', rule: 'Entre les numéros de page se place un tiret (–).' },
    'page-label': { title: 'Abréviation des pages', rule: 'Pour une revue, les pages s’écrivent sans « pp. ».' },
    place: { title: 'Lieu de publication', rule: 'Depuis sa septième édition, APA ne nomme que l’éditeur.' },
    retrieved: { title: 'Mots devant un lien', rule: 'Un lien se place seul, sans « Repéré à ».' },
    'title-capitals': {
      title: 'Majuscules dans le titre',
      rule: 'Un titre s’écrit comme une phrase. C’est une proposition : les noms gardent leur majuscule.',
    },
    'title-quotes': { title: 'Guillemets', rule: 'Dans la liste, les titres s’écrivent sans guillemets.' },
    'volume-label': { title: 'Volume et numéro', rule: 'Le volume et le numéro s’écrivent 12(3), sans « vol. » ni « no ».' },
    'year-parentheses': { title: 'Année', rule: 'L’année se place entre parenthèses après les auteurs : (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'non cité' : `cité ${number(count)} fois`),
    apa: 'Comme l’écrit APA',
    same: 'Il est écrit comme l’écrit APA.',
    unsure: 'Trop peu en a été lu avec certitude pour l’écrire selon APA.',
    copy: 'Copier',
    add: 'Ajouter à la bibliothèque',
    added: 'Ajouté à votre bibliothèque.',
    here: 'Il est déjà dans votre bibliothèque.',
    show: 'Montrer dans le texte',
    showEntry: 'Montrer l’entrée',
  },
}
