import { defineCheck } from '../../check.ts'
import { findPredicates } from '../../scandinavian/predicates.ts'
import { swedish } from '../../scandinavian/swedish.ts'

/** An adjective behind "är" agrees with its subject. */
export default defineCheck({
  key: 'predicate',
  class: 'agreement',
  find: (tokens, known) => findPredicates(tokens, swedish, known),
  wrong: [
    ['Idag är barnen glad.', 'Idag är barnen glada.'],
    ['Är huset stor?', 'Är huset stort?'],
    ['Vi känner oss trött.', 'Vi känner oss trötta.'],
    ['Jag tycker att huset är stor.', 'Jag tycker att huset är stort.'],
    ['Mina föräldrar är snäll.', 'Mina föräldrar är snälla.'],
    ['Det nya badrummet är väldigt liten.', 'Det nya badrummet är väldigt litet.'],
    ['Vi vet att uppgifterna är svår och långa.', 'Vi vet att uppgifterna är svåra och långa.'],
    ['Boken är intressanta.', 'Boken är intressant.'],
  ],
  right: [
    'Nu är huset fullt av gäster.',
    'Jag känner mig trött.',
    'En bil är dyrt att ha.',
    'Utsikten från huset är fin.',
    'Familjen var glada.',
    'Hunden i huset är snäll.',
    'Huset är stort och barnen är glada.',
    'Bilen är snabbt på plats.',
  ],
})
