/**
 * Letters that look like a Latin one, by the Latin letter they pass for: Cyrillic, Greek, Armenian, Cherokee, Lisu, and the
 * phonetic letters of Latin itself. Small and capital letters are rows apart in effect: only the shape listed is meant.
 * Add a letter only when it is mistaken for the Latin one in running text of a usual typeface.
 */
const close: Readonly<Record<string, string>> = {
  a: 'аɑαАΑᎪꓮ',
  b: 'ВΒᏴꓐ',
  c: 'сϲСϹᏟꓚⅽ',
  d: 'ԁᎠꓓⅾ',
  e: 'еЕΕҽᎬꓰ',
  f: 'ϝꓝꞙ',
  g: 'ɡցԌᏀꓖ',
  h: 'һհНΗᎻꓧ',
  i: 'іІιΙӀıɩᎥⅰ',
  j: 'јЈϳᎫꓙ',
  k: 'КκΚᏦꓗ',
  l: 'ӏᏞꓡⅼ',
  m: 'МΜᎷꓟⅿ',
  n: 'ոΝꓠ',
  o: 'оОοΟօՕꓳ',
  p: 'рРρΡᏢꓑ',
  q: 'ԛզ',
  r: 'ꓣᏒ',
  s: 'ѕЅꓢᏚ',
  t: 'ТΤᎢꓔ',
  u: 'սυꓴ',
  v: 'ѵνᏙꓦⅴ',
  w: 'ԝԜᏔꓪ',
  x: 'хХΧꓫⅹ',
  y: 'уУΥүҮꓬ',
  z: 'ΖᏃꓜ',
}

/** Letters of rougher likeness: taken for Latin only inside a word that has Latin letters as well. */
const rough: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'вʙЬьƄβ',
  c: 'ᴄ',
  d: 'ᴅɗ',
  e: 'ᴇεє',
  f: 'ғ',
  h: 'нʜ',
  i: 'ɪ',
  k: 'кᴋ',
  m: 'мᴍ',
  n: 'пηɴи',
  o: 'ᴏσ',
  p: 'ᴘ',
  r: 'гʀя',
  s: 'ꜱ',
  t: 'тτᴛ',
  u: 'ᴜʋц',
  v: 'ᴠ',
  w: 'шωᴡѡ',
  x: 'χ',
  y: 'ʏγ',
  z: 'ᴢ',
}

const byLetter = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)))

/** The Latin letter that a character passes for anywhere, in lower case. */
export const closeLatin = byLetter(close)

/** The Latin letter that a character passes for among Latin letters, in lower case. */
export const anyLatin: ReadonlyMap<string, string> = new Map([...byLetter(rough), ...closeLatin])

/** Letters that keep no Latin base under canonical decomposition. */
export const plainOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  ŧ: 't',
}
