import { possessives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { phraseAt } from './phrase.ts'
import { isFiniteAt, isMidAdverb, type Sentence } from './verbs.ts'

const joints = /^(?:and|but|so|yet)$/

/** The places of a sentence where a clause begins with its subject. */
export function clauseStarts(tokens: Sentence): readonly number[] {
  return tokens.flatMap((_, i) => (isStart(tokens, i) ? [i] : []))
}

function isStart(tokens: Sentence, i: number): boolean {
  const before = tokens[i - 1]
  if (!before) return true
  const { lower } = before
  if (i === openingEnd(tokens)) return true
  if (speaking.test(before.lemma ?? '') && before.tag === 'VERB' && !/^(?:who|that|which|to)$/.test(tokens[i - 2]?.lower ?? ''))
    return tokens[i]?.tag === 'DET' || possessives.has(tokens[i]?.lower ?? '')
  if (/^(?:while|when|if|until|since|though|although|unless|whether)$/.test(lower) && /ing$/.test(tokens[i]?.lower ?? '')) return false
  if (/^["“‘(]$/.test(before.text)) return i === 1
  if (subordinators.has(lower) && lower !== 'as' && lower !== 'once' && lower !== 'lest' && before.tag !== 'ADP') return true
  if (lower === 'why' && /^(?:so|many|most|some|people)$/.test(tokens[i]?.lower ?? '')) return true
  if (/^(?:why|how|what)$/.test(lower))
    return tokens[i]?.tag === 'DET' || possessives.has(tokens[i]?.lower ?? '') || tokens[i]?.tag === 'PRON'
  if (lower === 'whose') return true
  if (lower === 'that')
    return (
      i > 1 &&
      (before.tag === 'SCONJ' || /^(?:clear|true|obvious|likely|sure|certain|sad|good|bad|happy|glad)$/.test(tokens[i - 2]?.lower ?? ''))
    )
  if (/^[;:]$/.test(before.text)) return true
  if (joints.test(lower)) return isEnded(tokens, i - 1) || i === 1
  if (before.text === ',') return isIntroduction(tokens, i - 1)
  return i <= 2 && isMidAdverb(before) && isStart(tokens, i - 1) && before.tag === 'ADV'
}

const speaking = /^(?:think|say|hope|suppose|guess)$/

/** The end of a phrase that opens the sentence without a comma: "In many countries the price". */
function openingEnd(tokens: Sentence): number {
  if (!/^(?:in|at|on|for|after|before|during|from|since|by|with|without)$/.test(tokens[0]?.lower ?? '')) return -1
  const end = phraseAt(tokens, 1)?.end ?? -1
  return tokens[end]?.tag === 'DET' || possessives.has(tokens[end]?.lower ?? '') ? end : -1
}

/** "..., and": a conjunction after a comma joins a clause. */
const isEnded = (tokens: Sentence, i: number): boolean =>
  tokens[i - 1]?.text === ',' && !isList(tokens, i - 1) && tokens.slice(0, i).some((_, k) => isFiniteAt(tokens, k))

/** "apples, pears, and": two commas close to each other without a verb between. */
function isList(tokens: Sentence, comma: number): boolean {
  for (let k = comma - 1; k >= 0; k--) {
    if (isFiniteAt(tokens, k)) return false
    if (tokens[k]?.text === ',') return true
  }
  return false
}

/** Whether what stands before the comma is an opening phrase or clause: "In my view,", "When it rains,". */
function isIntroduction(tokens: Sentence, comma: number): boolean {
  let from = 0
  for (let k = comma - 1; k >= 0; k--) if (/^[;:]$/.test(tokens[k]?.text ?? '')) from = Math.max(from, k + 1)
  if (tokens.slice(from, comma).some(({ text }) => text === ',')) return false
  if (joints.test(tokens[from]?.lower ?? '')) from++
  const opener = tokens[from]
  if (!opener) return false
  if (subordinators.has(opener.lower) || opener.tag === 'SCONJ') return true
  return (
    /^(?:ADP|ADV)$/.test(opener.tag ?? '') ||
    opener.lower === 'to' ||
    /^(?:yes|no|well|today|yesterday|nowadays|moreover|when|first|firstly|finally|last|next)$/.test(opener.lower)
  )
}
