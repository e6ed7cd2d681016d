import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** A passage to try things on, in the language of the text; a language without one gets none offered. */
export const exampleTexts: Partial<Readonly<Record<TextLanguage, string>>> = {
  en: 'Social media platforms have become an integral part of adolescents’ daily lives. Many studies have shown that heavy use in the evening is associated with shorter sleep duration and poorer sleep quality. However, the direction of this relationship is still unclear, because teenagers who sleep badly may also turn to their phones more often.',
}
