import { compose, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Verbs with the particles that may stand before their object or behind it, the meaning being the same. Sorted. */
const pairs = new Set(
  `blow_out break_off bring_along bring_back bring_down bring_in bring_up build_up burn_down call_off chop_up clean_up clear_away clear_out
  clear_up close_down close_off cross_out cut_down cut_off cut_out cut_up dig_up draw_up drop_off dry_out eat_up figure_out fill_in
  fill_out fill_up fold_up give_away give_back hand_back hand_in hand_out hand_over hang_up heat_up help_out hold_back hold_up keep_down
  kick_out knock_down knock_over lay_out leave_out let_in let_out lift_up lock_up look_up mess_up mix_up note_down open_up
  pack_up pass_around pass_on pay_back pay_off pick_out pick_up plug_in point_out pour_out print_out pull_down pull_out pull_up push_back
  push_up put_away put_back put_down put_off put_on put_together read_out roll_up rub_out sell_off send_back send_off send_out set_aside
  set_off set_up shake_off shut_down shut_off slow_down sort_out speed_up split_up spread_out start_up straighten_out sweep_up switch_off
  switch_on take_apart take_away take_back take_down take_off take_out tear_down tear_up think_over throw_away throw_out tidy_up tie_up
  tip_over track_down try_on try_out turn_down turn_off turn_on turn_over turn_up use_up warm_up wash_away wash_off wear_out
  wipe_off wipe_out work_out wrap_up write_down write_off write_out`.split(/\s+/),
)

/** The verbs alone: most sentences have none, and are left at once. */
const verbs = new Set([...pairs].map((pair) => pair.slice(0, pair.indexOf('_'))))

/** The longest object that stands between verb and particle, and that is moved from there. */
const longest = { between: 2, moved: 3 }

const isPair = (verb: Tokens[number] | undefined, particle: Tokens[number] | undefined): boolean =>
  verb?.tag === 'VERB' && !verb.isLocked && pairs.has(`${verb.lemma}_${particle?.lower}`)

/** A plain short object: "the alarm", "their coats"; no pronoun, no name, nothing that goes on behind it. */
function shortObject(tokens: Tokens, from: number, most: number): number {
  const end = nounPhraseEnd(tokens, from, { join: false, of: false })
  if (
    end < 0 ||
    end - from > most ||
    end - from < 2 ||
    (tokens[from]?.tag !== 'DET' && !/^(my|your|his|her|its|our|their)$/.test(tokens[from]?.lower ?? ''))
  )
    return -1
  return isNoun(tokens[end - 1]) && !idle.has(tokens[end - 1]?.lemma ?? '') && !tokens.slice(from, end).some(({ isLocked }) => isLocked)
    ? end
    : -1
}

/** Objects that make an idiom with one order, and people, who are taken out rather than taken out of something. Sorted. */
const idle = new Set(
  `afternoon award brother date day evening family foot friend guard habit heart hour insurance loan medal mind minute moment month morning
  mortgage mother night policy prize sister skill slack subscription time trophy vote week win year`.split(/\s+/),
)

/** What may follow where the particle or the object now ends. */
const isClosed = (tokens: Tokens, at: number, end: number): boolean =>
  at === end ||
  /^(,|;|after|again|and|as|at|because|before|but|during|every|for|if|last|near|next|once|so|then|today|tomorrow|until|when|while|yesterday)$/.test(
    tokens[at]?.lower ?? '',
  )

/** "set off the alarm" to "set the alarm off". */
export const particleBack: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 0; at < end - 2; at++) {
    if (!isPair(sentence[at], sentence[at + 1])) continue
    const stop = shortObject(sentence, at + 2, longest.between)
    if (stop < 0 || !isClosed(sentence, stop, end)) continue
    return [compose(sentence.slice(0, at + 1), sentence.slice(at + 2, stop), sentence.slice(at + 1, at + 2), sentence.slice(stop))]
  }
  return null
})

/** "set the alarm off" to "set off the alarm". */
export const particleFront: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 0; at < end - 2; at++) {
    const stop = sentence[at]?.tag === 'VERB' && verbs.has(sentence[at]?.lemma ?? '') ? shortObject(sentence, at + 1, longest.moved) : -1
    if (stop < 0 || !isPair(sentence[at], sentence[stop]) || !isClosed(sentence, stop + 1, end)) continue
    // "put the book down": said of a thing at hand, it has this order.
    if (sentence[at]?.lemma === 'put' && sentence[stop]?.lower === 'down') continue
    return [compose(sentence.slice(0, at + 1), sentence.slice(stop, stop + 1), sentence.slice(at + 1, stop), sentence.slice(stop + 1))]
  }
  return null
})
