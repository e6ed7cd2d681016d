import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian/norwegian.ts'
import { findSplitCompounds, type SplitCompounds } from '../../scandinavian/split-compound.ts'

const splits: SplitCompounds = {
  measures:
    words(`antall art barn beger person venn bit boks bolle brett brikke bukett bunke bunt bøtte dag del dråpe dusin eske fat flaske flokk form gang gjeng glass gram gruppe haug helg
    hektar hundre kanne kasse kg kilo kilometer klatt klump klunk klype kopp krone krukke kurv kvart kveld kvarter lass liste liter mann masse meter mengde millard
    milliard million minutt måned natt pakke par porsjon pose prosent rad rekke rull sekk sekund semester serie side skive skje skål slag slags slump sort
    spann stund stykke tallerken time tonn tube tusen type tylft uke variant ark år art følelse titalls hundretalls morgen`),
  articles: words('en et ei som'),
  never: words('gang ganger år dag dager måned måneder mann par slag side sider stund annet slags prosent kroner penger del'),
  joinedByS: /(?:ning|het|sjon|skap|dom|tet|else)$/u,
}

/** Two nouns that are one word. */
export default defineCheck({
  key: 'split-compound',
  class: 'compound-split',
  find: (tokens, known) => findSplitCompounds(tokens, norwegian, { known, splits }),
  wrong: [
    ['Han jobber som lastebil sjåfør.', 'Han jobber som lastebilsjåfør.'],
    ['Hun er en god butikk sjef.', 'Hun er en god butikksjef.'],
    ['Vi trenger flere barnehage plasser.', 'Vi trenger flere barnehageplasser.'],
    ['De fant et gammelt trehus bilde.', 'De fant et gammelt trehusbilde.'],
  ],
  right: ['Vil du ha en kopp kaffe?', 'Hun har en type hund som bjeffer.', 'Vi ga et barn mat.', 'Det er en rekke problemer.'],
})
