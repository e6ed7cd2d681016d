/** The infinitive of a stem by vowel harmony, as dictionaries list verbs: `göster` gives göstermek, `yap` yapmak. None for a word without a vowel. */
export function infinitivesOf(stem: string): readonly string[] {
  const last = /[aıoueiöü](?=[^aıoueiöü]*$)/u.exec(stem)?.[0]
  if (last === undefined) return []
  return [stem + ('aıou'.includes(last) ? 'mak' : 'mek')]
}
