const greeting = /^\s*(?:dear\s+\p{L}|(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[,!]?\s*$)/imu
const closing =
  /^\s*(?:(?:kind|best|warm|many)\s+(?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|cheers|all the best|thanks(?: in advance)?|best)\s*[,.!]?\s*$/im

/** Whether the text is a letter or e-mail: it greets somebody or takes leave. */
export const isLetter = (text: string): boolean => greeting.test(text.slice(0, 300)) || closing.test(text.slice(-400))

const shortForms = /\b\p{L}+n['’]t\b|\b\p{L}+['’](?:re|ve|ll|d|m)\b|\b(?:it|that|there|what|who|he|she|here|let|how)['’]s\b/giu
/** So many short forms in a hundred words, and two at least, are not there by accident. */
const chattyShare = 1.5

/** Whether the text talks as people do: its short forms are no slips, and heavy words would be out of place. */
export function isChat(text: string): boolean {
  const found = text.match(shortForms)?.length ?? 0
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return found >= 2 && (found * 100) / words >= chattyShare
}
