/** Whether any letter is Latin. */
export const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)

/** Whether any letter is of a script whose letters pass for Latin ones. */
export const isForeign = (text: string): boolean =>
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u.test(text)

/** Whether the letters of a text's beginning are Latin for the greater part; of three places, so that a quotation does not decide. */
export function isMostlyLatin(text: string): boolean {
  const probes = [text.slice(0, 2000), text.slice(text.length >> 1, (text.length >> 1) + 2000), text.slice(-2000)]
  const sample = probes.join(' ')
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  const foreign = sample.match(/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/gu)?.length ?? 0
  return latin > foreign
}
