import { tuned } from './sounds.ts'
import { potentialClass, type VerbClass } from './verb-classes.ts'

type Make = (verb: VerbClass) => string

const put =
  (stem: (verb: VerbClass) => string, ending: string): Make =>
  (verb) =>
    stem(verb) + tuned(ending, verb.harmony, stem(verb))

const isSibilant = ({ short }: VerbClass): boolean => /[sz]$/.test(short) && !/zs$/.test(short)
const third = (verb: VerbClass): string => (verb.potential === verb.short ? verb.potential : verb.lemma)

/** In the present the definite forms have j after back vowels, i after front ones; "-juk" has j with both. */
const byHarmony =
  (back: Make, front: Make): Make =>
  (verb) =>
    verb.harmony === 'back' ? back(verb) : front(verb)

const short = (verb: VerbClass): string => verb.short
const definite = (verb: VerbClass): string => verb.definite
const past = (verb: VerbClass): string => verb.pastStem
const conditional = (verb: VerbClass): string => verb.bare
const imperative = (verb: VerbClass): string => verb.imperative

const present: Readonly<Record<string, Make>> = {
  'pres.p1sg': (verb) => put(short, verb.isIk ? 'Om' : 'Ok')(verb),
  'pres.p2sg': (verb) => verb.second ?? (isSibilant(verb) ? put(short, 'Ol')(verb) : `${verb.linked}sz`),
  'pres.p3sg': third,
  'pres.p1pl': put(short, 'Unk'),
  'pres.p2pl': put((verb) => verb.linkedRound, 'tOk'),
  'pres.p3pl': put((verb) => verb.linked, 'nAk'),
  'pres.def.p1sg': put(short, 'Om'),
  'pres.def.p2sg': put(short, 'Od'),
  'pres.def.p3sg': byHarmony(put(definite, 'A'), put(short, 'i')),
  'pres.def.p1pl': put(definite, 'Uk'),
  'pres.def.p2pl': byHarmony(put(definite, 'ÁtOk'), put(short, 'itek')),
  'pres.def.p3pl': byHarmony(put(definite, 'Ák'), put(short, 'ik')),
}

const others: Readonly<Record<string, Make>> = {
  'past.p1sg': put(past, 'Am'),
  'past.p2sg': put(past, 'Ál'),
  'past.p3sg': (verb) => verb.past,
  'past.p1pl': put(past, 'Unk'),
  'past.p2pl': put(past, 'AtOk'),
  'past.p3pl': put(past, 'Ak'),
  'past.def.p2sg': put(past, 'Ad'),
  'past.def.p3sg': put(past, 'A'),
  'past.def.p1pl': put(past, 'Uk'),
  'past.def.p2pl': put(past, 'ÁtOk'),
  'past.def.p3pl': put(past, 'Ák'),
  'cond.p1sg': put(conditional, 'ék'),
  'cond.p2sg': put(conditional, 'Ál'),
  'cond.p3sg': put(conditional, 'A'),
  'cond.p1pl': put(conditional, 'Ánk'),
  'cond.p2pl': put(conditional, 'ÁtOk'),
  'cond.p3pl': put(conditional, 'ÁnAk'),
  'cond.def.p1sg': put(conditional, 'Ám'),
  'cond.def.p2sg': put(conditional, 'Ád'),
  'cond.def.p3sg': put(conditional, 'Á'),
  'cond.def.p3pl': put(conditional, 'Ák'),
  'imp.p1sg': put(imperative, 'Ak'),
  'imp.p3sg': put(imperative, 'On'),
  'imp.p1pl': put(imperative, 'Unk'),
  'imp.p2pl': put(imperative, 'AtOk'),
  'imp.p3pl': put(imperative, 'AnAk'),
  'imp.def.p1sg': put(imperative, 'Am'),
  'imp.def.p2sg': put(imperative, 'Ad'),
  'imp.def.p3sg': put(imperative, 'A'),
  'imp.def.p1pl': put(imperative, 'Uk'),
  'imp.def.p2pl': put(imperative, 'ÁtOk'),
  'imp.def.p3pl': put(imperative, 'Ák'),
  inf: (verb) => `${verb.bare}i`,
  'inf.p1sg': put(conditional, 'Om'),
  'inf.p2sg': put(conditional, 'Od'),
  'inf.p3sg': put((verb) => `${verb.bare}i`, 'A'),
  'inf.p1pl': put(conditional, 'Unk'),
  'inf.p2pl': put(conditional, 'OtOk'),
  'inf.p3pl': put((verb) => `${verb.bare}i`, 'Uk'),
  'part.pres': put((verb) => verb.participle, 'Ó'),
  'part.fut': put(short, 'AndÓ'),
  adv: put((verb) => verb.adverb, 'vA'),
}

const makers: ReadonlyMap<string, Make> = new Map(Object.entries({ ...present, ...others }))

export const verbTags: readonly string[] = [...makers.keys()].flatMap((tags) =>
  /^(?:adv|part\.fut)$/.test(tags) ? [tags] : [tags, `pot.${tags}`],
)

/** The form of a verb with these tags; `pot` is what may be done (`vizsgálható`). Null where it has none. */
export function verbForm(verb: VerbClass, tags: string): string | null {
  const isPotential = tags.startsWith('pot.')
  return makers.get(isPotential ? tags.slice(4) : tags)?.(isPotential ? potentialClass(verb) : verb) ?? null
}
