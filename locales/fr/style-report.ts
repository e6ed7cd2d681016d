import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('fr')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'mot', other: 'mots' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'phrase', other: 'phrases' })}`
const times = (count: number): string => `${number(count)} fois`

/** Le rapport sur le style et la cohérence. */
export const styleReport: StyleReportMessages = {
  open: 'Style et cohérence',
  lead: 'Ce que ce texte écrit de plus d’une façon, et comment ses phrases sont construites. Ce sont des faits, non des fautes : à vous de décider ce qui convient au texte.',
  running: 'Le texte est en cours de lecture.',
  empty: 'Il n’y a pas encore de texte sur la feuille.',
  short: (count, atLeast) => `Le texte compte ${words(count)} ; il en faut au moins ${number(atLeast)} pour un rapport.`,
  stale: 'Le texte a changé depuis ce rapport.',
  again: 'Relire le texte',
  offline: 'Le rapport demande une connexion. Votre texte est conservé.',
  read: (wordCount, sentenceCount) => `Lecture faite : ${words(wordCount)} dans ${sentences(sentenceCount)}.`,
  aside:
    'Les titres, les bibliographies et les passages en d’autres langues sont laissés de côté ; les citations et les renvois aussi, sauf là où des phrases sont mesurées.',
  copy: 'Copier le rapport',
  copied: 'Le rapport est copié.',
  notCopied: 'Le rapport n’a pas pu être copié.',
  places: (count) => `${number(count)} ${plural(count, { one: 'endroit', other: 'endroits' })}`,
  more: (count) => `et ${number(count)} de plus`,
  untold: {
    tense: (code) => `Rien n’est dit des temps verbaux (${language(code)}) : la seule forme des mots ne les montre pas assez sûrement.`,
    passive: (code) => `Rien n’est dit du passif (${language(code)}) : la seule forme des mots ne le montre pas assez sûrement.`,
  },
  sections: {
    terms: 'Termes et orthographe',
    abbreviations: 'Sigles',
    numbers: 'Nombres, dates et libellés',
    marks: 'Guillemets et apostrophes',
    sentences: 'Phrases',
    verbs: 'Verbes',
    words: 'Mots répétés',
  },
  tenses: { past: 'passé', present: 'présent' },
  ends: { shortest: 'la plus courte', longest: 'la plus longue' },
  quoted: (text) => `« ${text} »`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement} : ${ways}.`,
  facts: {
    'term-variants': 'Un terme est écrit de plus d’une façon',
    'case-variants': 'Un terme figure avec et sans majuscules',
    'spelling-variants': 'Le texte mêle les graphies de plusieurs variantes de la langue',
    'abbreviation-unused': (short) => `${short} est expliqué, mais ne sert plus ensuite.`,
    'abbreviation-early': (short, count) => `${short} est employé ${times(count)} avant d’être expliqué.`,
    'abbreviation-twice': (short, count) => `${short} est expliqué ${times(count)}.`,
    'abbreviation-two-ways': (short) => `${short} est expliqué de plus d’une façon`,
    'abbreviation-undefined': (short, count) => `${short} est employé ${times(count)} et n’est expliqué nulle part dans le texte.`,
    tense: (title) => (title === null ? 'Le passé et le présent se côtoient' : `Le passé et le présent se côtoient sous ${title}`),
    'number-words': 'Devant les mêmes noms, de petits nombres sont en chiffres et en lettres',
    percent: 'Les pourcentages sont écrits de plus d’une façon',
    'decimal-mark': 'Les décimales ont plus d’un signe',
    'thousands-mark': 'Les milliers sont séparés de plus d’une façon',
    dates: 'Les dates sont écrites de plus d’une façon',
    labels: 'Les figures, tableaux ou chapitres sont désignés de plus d’une façon',
    'quotation-marks': 'Le texte a des guillemets de plus d’un style',
    apostrophes: 'Le texte a des apostrophes droites et courbes',
    'sentence-lengths': (f) =>
      `${sentences(f.count)} : la moitié compte de ${number(f.low)} à ${words(f.high)}, celle du milieu ${number(f.middle)} ; la plus courte en a ${number(f.shortest)}, la plus longue ${number(f.longest)}.`,
    'long-sentences': (count, of, bound) =>
      `${number(count)} sur ${sentences(of)} ${plural(count, { one: 'a', other: 'ont' })} plus de ${words(bound)}.`,
    passive: (count, of) => `Il y a un passif dans ${number(count)} sur ${sentences(of)}.`,
    'openings-in-a-row': (word, count) => `${sentences(count)} de suite commencent par ${word}.`,
    openings: (of) => `Les premiers mots les plus fréquents de ${sentences(of)}`,
    'repeated-nearby': (word, count) => `${word} figure ${times(count)} en quelques lignes.`,
    'frequent-words': 'Mots courants qui reviennent ici bien plus qu’ailleurs, souvent parce qu’ils nomment le sujet',
  },
}
