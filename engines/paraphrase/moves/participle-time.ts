import { wordSet } from './word-set.ts'

/** Participles of a state that lasts: with a main verb in the present, "that is" is sure to be right. Sorted. */
export const lasting = wordSet(
  `accompanied accustomed adapted addressed affected afforded applied approved arranged assigned associated attached attracted
  attributed backed based called caused characterised characterized classified coated committed composed confined connected considered
  constrained consumed contained contaminated controlled covered crowned decorated dedicated defined deprived derived described
  designed determined devoted diagnosed dictated directed displayed distributed divided documented dominated driven embedded employed
  enclosed encountered engaged enjoyed enrolled enshrined entitled equipped exhibited expected experienced exposed
  expressed faced filled fixed forced formed found funded generated given governed granted guided headed hidden highlighted identified
  implied imposed incorporated induced infected influenced inhabited inspired intended involved isolated known labeled labelled
  led lined linked listed loaded located lost maintained managed marked meant mentioned motivated named needed neglected obliged
  observed occupied offered operated opposed organised organized outlined owned packed parked perceived performed permitted placed
  planned played populated posed powered prescribed presented preserved printed produced promoted protected provided pursued raised
  recommended regulated related rendered represented required reserved restricted resulting rooted run selected separated served
  shaped shared situated sold spoken sponsored spread stacked stated stored studied subjected suited supplied supported surrounded
  tailored targeted taught threatened tied topped trained trapped treated triggered upheld used valued viewed worn wrapped`,
)

/** What those who report a study had done before. Sorted. */
export const gathered = wordSet('collected drawn gathered obtained recorded recruited submitted surveyed taken tested')

/** In a sentence of the present "are" is right with things in general: "decisions made by judges". Sorted. */
export const habitual = wordSet(
  `bought carried chosen collected cooked delivered drawn eaten made mixed paid pulled raised recorded sent set spent stolen taken
  taught tested thrown told washed won`,
)

/** Participles of a thing done once: whatever the main verb, "that was" is right. Sorted. */
export const done = wordSet(
  `adopted authored awarded born built commissioned composed conducted discovered drafted established filmed founded held introduced
  invented killed launched murdered painted passed performed published released signed written`,
)
