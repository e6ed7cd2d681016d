import { defineCheck } from '../../check.ts'
import { findJoinedInfinitives } from '../../scandinavian-clauses/joined-infinitive.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

/** "och" as it is spoken, where "att" is written. */
export default defineCheck({
  key: 'och-for-att',
  class: 'confused-words',
  find: (tokens, words) => findJoinedInfinitives({ tokens, of: swedish, words }, 'och'),
  wrong: [
    ['Det är roligt och cykla.', 'Det är roligt att cykla.'],
    ['Hon hatar och städa.', 'Hon hatar att städa.'],
    ['De har slutat och röka.', 'De har slutat att röka.'],
    ['Det var snällt av dig och hjälpa oss.', 'Det var snällt av dig att hjälpa oss.'],
  ],
  right: ['Han vill sitta och läsa.', 'Att läsa och skriva är viktigt.', 'Vi lekte och sprang.', 'Det är dags att gå hem och sova.'],
})
