import { defineLints } from '../../row.ts'

// Vowels before vowels. Sorted by key.
export default defineLints('elision', [
  {
    key: 'ce-est',
    class: 'apostrophe',
    pattern: '[ ce est ]',
    to: ["c'est"],
    wrong: ['Oui, ce est vrai.', "Oui, c'est vrai."],
    right: "Oui, c'est vrai.",
  },
  {
    key: 'de-arbre',
    class: 'apostrophe',
    pattern: '[ de /^[aeiouéèêâîô][a-zéèêàâîôûçœ]{3,}$/&!@aspirate&!%capital ]',
    to: ["d'$2"],
    wrong: ['Une branche de arbre.', "Une branche d'arbre."],
    right: 'Une équipe de onze joueurs.',
  },
  {
    key: 'je-ai',
    class: 'apostrophe',
    pattern: '[ je ai|aime|habite|étudie|arrive|écoute|espère|attends|étais|avais|écris|achète ]',
    to: ["j'$2"],
    wrong: ['Je ai faim.', "J'ai faim."],
    right: "J'ai faim.",
  },
  {
    key: 'jusque-a',
    class: 'apostrophe',
    pattern: '[ jusque à|au|aux ]',
    to: ["jusqu'$2"],
    wrong: ['Je reste jusque à midi.', "Je reste jusqu'à midi."],
    right: "Je reste jusqu'à midi.",
  },
  {
    key: 'le-arbre',
    class: 'apostrophe',
    pattern:
      '[ le|la /^(?:arbre|école|homme|histoire|eau|air|enfant|idée|argent|hôtel|hôpital|université|étudiant|étudiante|élève|exemple|objet|art|été|hiver|année|heure|ordinateur|auteur|équipe|étude|entreprise|analyse|amour|ami|amie)$/&!%capital ]',
    to: ["l'$2"],
    unless: 'enfant',
    wrong: ['Le arbre est grand.', "L'arbre est grand."],
    right: 'Le hibou est grand.',
  },
  {
    key: 'ne-est',
    class: 'apostrophe',
    pattern: '[ ne est|a|ont|ai|avait|était|aime|avons|avez|as|es ]',
    to: ["n'$2"],
    wrong: ['Il ne est pas là.', "Il n'est pas là."],
    right: 'Il ne sait pas.',
  },
  {
    key: 'que-il',
    class: 'apostrophe',
    pattern: '[ que il|elle|on|ils|elles|un|une ]',
    to: ["qu'$2"],
    wrong: ['Je crois que il vient.', "Je crois qu'il vient."],
    right: "Je crois qu'il vient.",
  },
  {
    key: 'si-il',
    class: 'apostrophe',
    pattern: '[ si il|ils ]',
    to: ["s'$2"],
    wrong: ['Je reste si il pleut.', "Je reste s'il pleut."],
    right: "Je reste s'il neige.",
  },
])
