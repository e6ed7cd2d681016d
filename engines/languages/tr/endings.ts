// Turkish words are a stem and a row of endings whose vowels follow the vowel before them. The dictionary lists many of the
// forms, not all; a form that it lacks is right when its stem is known and its endings follow one another as they may.

/** In the shapes below A is a or e, I one of ı i u ü, D d or t, C c or ç, K ğ (k where it may soften). */
const shapeOf = (ending: string): string =>
  ending
    .replace(/[ae]/g, 'A')
    .replace(/[ıiuü]/g, 'I')
    .replace(/[dt]/g, 'D')
    .replace(/[cç]/g, 'C')
    .replace(/ğ/g, 'K')

const owner = '(?:ImIz|InIz|Im|In|lArI|mIz|nIz|sI|m|n|I)?'
const nounCase = '(?:nDAn|nDA|DAn|DA|nIn|In|yIn|nI|yI|I|nA|yA|A|ylA|lA|nCA|CA)?'
const being = '(?:(?:yDI|DI|ysA|sA)(?:m|n|k|nIz|lAr)?|(?:(?:ymIş|mIş)(?:Im|sInIz|sIn|Iz|lAr)?)?(?:DIr)?|sInIz)'
const derived = '(?:lI|sIz|CI|sAl)?(?:lI[kK])?'
const nounTail = `${derived}(?:lAr)?${owner}${nounCase}(?:kI(?:lAr)?(?:nIn|nDAn|nDA|nI|nA)?)?${being}`
const verbStart = '(?:DIr)?(?:Il|In|Iş)?(?:yAmA|AmA|yAm|Am|mA|m)?(?:yAbIl|AbIl)?(?:mA|m)?'
const finite =
  '(?:(?:yAcA[kK]|AcA[kK]|Iyor|yor|mAlI|mAkDA|mIş|Ir|Ar|r|mAz)(?:yIm|Im|sInIz|sIn|yIz|Iz|lAr)?(?:DIr)?|' +
  '(?:(?:yAcA[kK]|AcA[kK]|Iyor|yor|mAlI|mAkDA|mIş|Ir|Ar|r|mAz)(?:lAr)?(?:yDI|DI|ysA|sA|ymIş|mIş)|DI(?:yDI|ysA)?|sA(?:yDI)?)(?:m|n|k|nIz|lAr)?)'
const verbNoun = '(?:DI[kK]|yAcA[kK]|AcA[kK]|yAn|An|mAk|mA|yIş|Iş|Iyor)'
const verbAdverb = '(?:yIp|Ip|yArAk|ArAk|yInCA|InCA|mAdAn|mADAn|ken|yAlI|CAsInA)'

/** "-la", "-laş" and "-lan" make verbs of nouns: `sürümlenmesinde`, `siberleşen`. */
const verbOfNoun = '(?:lI|sIz|sAl)?lA(?:ş|n)?'
const nounEndings = new RegExp(`^${nounTail}$`)
const verbTail = `${verbStart}(?:${finite}|${verbNoun}${nounTail}|${verbAdverb})`
const verbEndings = new RegExp(`^${verbTail}$`)
const derivedVerbEndings = new RegExp(`^${verbOfNoun}${verbTail}$`)

const hard = /[çfhkpsşt]$/
const vowel = /[aeıioöuüâîû]/

/** Whether the vowels of the ending follow those of the stem, d and t its last sound. */
function isInTune(stem: string, ending: string): boolean {
  let last = [...stem].findLast((letter) => vowel.test(letter)) ?? ''
  for (let i = 0; i < ending.length; i++) {
    const letter = ending.charAt(i)
    const before = i > 0 ? ending.charAt(i - 1) : stem.slice(-1)
    if (/[dt]/.test(letter) && i === 0 && hard.test(before) !== (letter === 't')) return false
    if (!vowel.test(letter)) continue
    const isClash = vowel.test(before)
    const isRight = /[aeıiuü]/.test(letter) && (/[ae]/.test(letter) ? followsWide(last, letter) : followsHigh(last, letter))
    // "-yor", "-ebil", "-ken" and "-ki" keep their vowel.
    const isFixed = /^(?:yor|bil|ken)$/.test(ending.slice(i - 1, i + 2)) || ending.slice(i - 1, i + 1) === 'ki'
    if (isClash || (!isRight && !isFixed)) return false
    last = letter
  }
  return true
}

const followsWide = (last: string, letter: string): boolean => /[aıouâû]/.test(last) === (letter === 'a')

function followsHigh(last: string, letter: string): boolean {
  const wanted = /[aıâ]/.test(last) ? 'ı' : /[eiî]/.test(last) ? 'i' : /[ouû]/.test(last) ? 'u' : 'ü'
  return letter === wanted
}

/** Sounds that never meet: two endings of which one wants a vowel before it. */
function areApart(stem: string, ending: string): boolean {
  const isHardEnd = !vowel.test(stem.slice(-1))
  if (/[^aeıioöuü][rzy]/.test(ending.replace('iyor', ''))) return true
  return isHardEnd && /^(?:y|r|n|s[ıiuü](?!n|z))/.test(ending) && !ending.startsWith('yor')
}

/** "bekleyor": before "-yor" a wide vowel is narrow. */
const isWideBeforeYor = (stem: string, ending: string): boolean => /[ae]yor/.test(stem.slice(-1) + ending)

/** Whether the word is a known stem with endings that fit it. Stems of two letters would let slips through. */
export function isStemWithEndings(word: string, isKnown: (word: string) => boolean): boolean {
  for (let cut = word.length - 1; cut >= 3; cut--) {
    const [stem, ending] = [word.slice(0, cut), word.slice(cut)]
    if (ending.length > 22 || !vowel.test(stem) || areApart(stem, ending) || isWideBeforeYor(stem, ending)) continue
    const shape = shapeOf(ending)
    const isOwned = !vowel.test(stem.slice(-1)) && ending.startsWith('m')
    const isDerived = cut >= 4 && ending.length >= 5 && derivedVerbEndings.test(shape)
    const isLong = ending.length >= 3 || (cut >= 5 && /^l[ıiuü]$/.test(ending))
    const isNoun = cut >= 4 && isLong && !isOwned && nounEndings.test(shape)
    if ((isNoun || isDerived) && isInTune(stem, ending) && isKnown(stem)) return true
    const isSoft = cut >= 5 && /ğ$/.test(stem) && /^[ıiuü]|^[ae]/.test(ending) && nounEndings.test(shape)
    if (isSoft && isInTune(stem, ending) && ['k', 'g'].some((hardened) => isKnown(stem.slice(0, -1) + hardened))) return true
    const last = [...stem].findLast((letter) => vowel.test(letter)) ?? ''
    const infinitive = stem + (/[aıou]/.test(last) ? 'mak' : 'mek')
    if (!verbEndings.test(shape) || !isInTune(stem, ending)) continue
    // "-yor" takes the last vowel of the stem: `duraksıyordu` of `duraksamak`.
    const isShort = /^[ıiuü]yor/.test(ending) && (isKnown(`${stem}amak`) || isKnown(`${stem}emek`))
    if (isShort || isKnown(infinitive)) return true
  }
  return false
}
