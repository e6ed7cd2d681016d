import type { Case } from './determiners.ts'

/** A head with the preposition and case that belong to it, and prepositions that are put there instead. */
export type Governed = {
  readonly preposition: string
  readonly one: Case
  readonly wrong: ReadonlySet<string>
  readonly isReflexive: boolean
}

const table = (rows: string): ReadonlyMap<string, Governed> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [heads = '', preposition = '', one = 'acc', wrong = ''] = row.trim().split(/\s+/)
        return heads
          .split('|')
          .map((head): readonly [string, Governed] => [
            head.replace('sich:', ''),
            { preposition, one: one === 'dat' ? 'dat' : 'acc', wrong: new Set(wrong.split('|')), isReflexive: head.startsWith('sich:') },
          ])
      }),
  )

/** Verbs; `sich:` where they are meant with "sich" alone. */
export const governedVerbs: ReadonlyMap<string, Governed> = table(`
  warten auf acc für
  hoffen auf acc nach
  achten|aufpassen auf acc für|über
  verzichten auf acc von|an|über
  reagieren auf acc zu
  antworten auf acc zu|über
  sich:verlassen auf acc an|von|mit
  sich:konzentrieren auf acc an|über|für|in
  sich:vorbereiten auf acc an|über|zu
  sich:beziehen auf acc an|über|zu|von
  hinweisen auf acc an|über|zu
  denken an acc über
  glauben an acc in|auf
  sich:erinnern an acc von|über|auf
  sich:gewöhnen an acc mit|zu|auf|für
  sich:wenden an acc zu|bei
  teilnehmen an dat in|bei|auf|zu
  zweifeln an dat von|über
  leiden an dat von
  nachdenken über acc von|an|auf|um
  diskutieren über acc von|um
  sich:beschweren über acc von|für|an
  sich:ärgern über acc von|für|auf
  sich:wundern über acc von|für|auf
  sich:kümmern um acc über|für|von|an|auf
  bitten um acc nach|auf
  sich:bemühen um acc für|auf
  sich:interessieren für acc an|in|über|um|auf
  sich:entscheiden für acc auf|um
  sich:bedanken für acc über|von|um
  sich:entschuldigen für acc über|von|um
  sich:engagieren für acc an|um
  sorgen für acc über|von
  abhängen von dat auf|an
  träumen von dat über|um
  sich:trennen von dat mit
  sich:erholen von dat aus
  sich:unterscheiden von dat mit|zu
  handeln von dat über|um
  sich:beschäftigen mit dat über|um|an|für
  sich:befassen mit dat über|um|an
  sich:auseinandersetzen mit dat über|um|an
  vergleichen mit dat zu
  zusammenhängen mit dat von
  bestehen aus dat von
  sich:erkundigen nach dat von|um|für
  sich:sehnen nach dat für|an|auf|von
  streben nach dat für
  beitragen zu dat für|an
  neigen zu dat an|auf
  sich:verlieben in acc mit|zu
  sich:fürchten vor dat von|über|für
  warnen vor dat von|über|für
  schützen vor dat von|über
  gratulieren zu dat für|an
`)

/** Adjectives that stand after their verb. */
export const governedAdjectives: ReadonlyMap<string, Governed> = table(`
  stolz|neidisch|eifersüchtig|neugierig|gespannt|angewiesen auf acc von|für|an|zu
  zufrieden|einverstanden|unzufrieden mit dat von|für|auf|zu
  verheiratet|verwandt|befreundet mit dat zu|von|an
  abhängig|unabhängig|begeistert|überzeugt|fasziniert|beeindruckt von dat an|auf|um|zu|mit
  interessiert|schuld an dat für|auf|über|in|von
  verantwortlich|zuständig für acc an|auf|zu|über|um|von
  typisch|charakteristisch für acc von|zu|auf
  fähig zu dat für|auf|von
  verliebt in acc mit|zu|an|auf
  süchtig nach dat auf|an|zu|von
  besorgt um acc für
`)

/** Nouns, as they are written. */
export const governedNouns: ReadonlyMap<string, Governed> = table(`
  Angst|Furcht vor dat von|an
  Respekt vor dat von|an
  Interesse|Teilnahme|Erinnerung an dat auf|über|in
  Mangel an dat von|für|auf
  Lust|Einfluss|Appetit|Rücksicht|Vorfreude auf acc für|an|über|zu|nach
  Auswirkung|Auswirkungen|Reaktion|Hinweis auf acc an|zu|über
  Verständnis|Vorliebe für acc an|über|auf|nach|zu
  Sehnsucht|Nachfrage nach dat an|auf|für|über|um|zu
  Beitrag|Zugang zu dat an|auf
  Abhängigkeit|Unabhängigkeit von dat an|auf|zu
`)
