import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('fr')

/** Blog et pages de texte : tout ce qui entoure les textes, lesquels se trouvent dans `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Conseils d’écriture',
    description:
      'Des textes courts sur la paraphrase, les citations, le style et le mémoire, avec des exemples à essayer sur votre propre texte.',
    lead: 'Des textes courts, avec des exemples à essayer sur votre propre texte.',
    newest: 'Le plus récent',
    fromPost: 'Extrait de l’article',
    feed: 'Flux',
    topics: {
      sources: 'Paraphrase et sources',
      style: 'Style',
      thesis: 'Écrire un mémoire',
      tools: 'Les outils et ce qu’ils savent',
    },
    /** Au-dessus des articles qui ne sont pas traduits. */
    inEnglish: 'En anglais',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    by: (author: string) => `par ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Sommaire',
    alsoIn: 'Autres langues\u00a0:',
    updated: (date: string) => `Dernière modification\u00a0: ${day(date)}`,
    /** Au-dessus d’un texte montré en anglais parce qu’il n’est pas traduit. */
    untranslated: 'Ce texte n’est pas encore traduit. Vous le lisez en anglais.',
    related: 'À lire ensuite',
    tryTool: (tool: string) => `À essayer\u00a0: ${tool}`,
    print: 'Imprimer',
  },
}
