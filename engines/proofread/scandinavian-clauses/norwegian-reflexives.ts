import { norwegianVerbs } from '../verb-second/norwegian-verbs.ts'
import { reflexiveVerbs, type Reflexives } from './reflexives.ts'

/** Verbs that learners use without their pronoun. Sorted. */
export const norwegianReflexives: Reflexives = {
  verbs: reflexiveVerbs(
    `
    anstrenge|anstrenger|anstrengte|anstrengt: for .
    avholde|avholder|avholdt: fra
    befinne|befinner|befant: i på her der hos under
    bekymre: for over .
    bestemme: for_å
    bevege: i på mot fremover framover rundt .
    engasjere: i
    ergre: over
    forberede: på til
    forelske: i
    forestille: at hvordan hva
    forlove|forlover|forlovet: med i .
    gifte: med i på .
    gjemme|gjemmer|gjemte|gjemt: bak under
    glede: til over
    henvende: til
    innbille|innbiller|innbilte|innbilt: at
    interessere: for
    kjede: . på i hjemme
    kle: pent varmt
    konsentrere: om på
    kose|koser|koste|kost: med på hjemme
    kvitte: med
    legge: tidlig sent
    nærme|nærmer|nærmet: .
    oppføre: bra dårlig pent som fint rart merkelig
    oppholde|oppholder|oppholdt: i på her der hos
    overgi|overgir|overga|overgitt: til .
    sette: ned_på ned_i ned_ved
    skamme|skammer|skammet: for over .
    skynde|skynder|skyndte|skyndt: til hjem av inn ut ned opp . hit dit
    spesialisere|spesialiserer|spesialiserte|spesialisert: i på
    tilpasse: til
    undre: over
    vegre|vegrer|vegret: for mot
    `,
    norwegianVerbs,
  ),
  own: new Map([
    ['jeg', 'meg'],
    ['du', 'deg'],
    ['vi', 'oss'],
    ['dere', 'dere'],
    ['han', 'seg'],
    ['hun', 'seg'],
    ['de', 'seg'],
    ['man', 'seg'],
  ]),
  third: 'seg',
}
