import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'mot', other: 'mots' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'phrase', other: 'phrases' })}`
const opens = (count: number): string => plural(count, { one: 'commence', other: 'commencent' })

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} Dans les textes mesurés, c’était plus fréquent chez les personnes ; un modèle peut aussi écrire ainsi.`
    : `${fact} Dans les textes mesurés, c’était plus fréquent chez les modèles. ${alsoPeople}`
}

/** Ce que le détecteur a remarqué. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Rythme des phrases',
    connectives: 'Mots de liaison',
    'stock-phrases': 'Formules usées',
    openers: 'Débuts de phrase',
    variety: 'Variété des mots',
    detail: 'Détails concrets',
    triads: 'Énumérations par trois',
    paragraphs: 'Longueur des paragraphes',
    dashes: 'Tirets',
    person: 'La personne qui écrit',
  },
  poles: {
    rhythm: { people: 'varié', models: 'régulier' },
    connectives: { people: 'peu', models: 'beaucoup' },
    'stock-phrases': { people: 'aucune', models: 'beaucoup' },
    openers: { people: 'répétés', models: 'variés' },
    variety: { people: 'les mots reviennent', models: 'les mots changent' },
    detail: { people: 'concret', models: 'général' },
    triads: { people: 'aucune', models: 'beaucoup' },
    paragraphs: { people: 'variée', models: 'régulière' },
    dashes: { people: 'aucun', models: 'beaucoup' },
    person: { people: 'souvent', models: 'jamais' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `Phrase la plus courte : ${words(shortest)} ; la plus longue : ${number(longest)} ; moyenne : ${number(average)} (${sentences(of)}).`,
        leaning,
        'Une prose soignée et souvent reprise est régulière, elle aussi.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} sur ${sentences(of)} ${opens(count)} par un mot de liaison.`,
        leaning,
        'Beaucoup ont appris à l’école à écrire ainsi.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Aucune des formules usées connues ici, en ${words(all)}.`
          : `${number(count)} ${plural(count, { one: 'formule usée', other: 'formules usées' })} en ${words(all)}.`,
        leaning,
        'Elles sont usées parce que tant de gens les emploient.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'Il n’y a pas trois phrases qui commencent par le même mot.'
          : `${number(count)} sur ${sentences(of)} ${opens(count)} par le même mot.`,
        leaning,
        'Les personnes qui écrivent beaucoup varient aussi leurs débuts.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(`Sur ${words(of)} de suite, ${number(count)} sont différents en moyenne.`, leaning, 'Un vocabulaire riche a le même effet.'),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Nombres en chiffres et dates : ${number(numbers)}${names === undefined ? '' : `, noms propres : ${number(names)}`}, en ${words(all)}.`,
        leaning,
        'Les dissertations sur des questions générales en ont peu, elles aussi.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'énumération', other: 'énumérations' })} par trois en ${sentences(of)}.`,
        leaning,
        'Nommer trois choses est une vieille et bonne habitude d’orateur.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Trop peu de paragraphes pour comparer leur longueur.'
        : said(
            `${number(of)} paragraphes, de ${number(shortest)} à ${words(longest)}.`,
            leaning,
            'Les devoirs qui suivent un plan fixe ont aussi des paragraphes réguliers.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? 'Aucun tiret à l’intérieur des phrases.'
          : `${number(count)} ${plural(count, { one: 'tiret', other: 'tirets' })} en ${words(all)}.`,
        leaning,
        'Beaucoup de gens aiment les tirets.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `Aucune des ${sentences(of)} ne parle de la personne qui écrit.`
          : `${number(count)} sur ${sentences(of)} ${plural(count, { one: 'parle', other: 'parlent' })} de la personne qui écrit (« je », « nous »).`,
        leaning,
        'L’écriture universitaire le demande souvent.',
      ),
  },
}
