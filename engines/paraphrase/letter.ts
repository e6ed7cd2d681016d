const greeting = /^\s*(?:dear\s+\p{L}|(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[,!]?\s*$)/imu
const closing =
  /^\s*(?:(?:kind|best|warm|many)\s+(?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|cheers|all the best|thanks(?: in advance)?|best)\s*[,.!]?\s*$/im

/** Whether the text is a letter or e-mail: it greets somebody or takes leave. */
export const isLetter = (text: string): boolean => greeting.test(text.slice(0, 300)) || closing.test(text.slice(-400))
