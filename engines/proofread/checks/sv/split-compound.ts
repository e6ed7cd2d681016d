import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { swedish } from '../../scandinavian/swedish.ts'
import { findSplitCompounds, type SplitCompounds } from '../../scandinavian/split-compound.ts'

const splits: SplitCompounds = {
  measures:
    words(`antal barn person vän väg ark art ask bit bricka bukett bunt burk bägare dag del droppe dussin fat familj flaska flock form glas gram grupp gäng gång hel helg hektar hink hop hundra hög kanna
    kasse kg kilo kilometer klick klump klunk knippe kopp korg krona kruka kvart kväll lass liter lista lott låda man massa meter miljard miljon minut månad mängd natt
    nypa par paket portion procent påse rad rulle sekund serie sida skara sked skiva skål slag slags sort stund stycke säck tallrik termin timme tjog ton tub tunna
    tusen typ vagn vecka år kategori känsla tiotal hundratal morgon`),
  articles: words('en ett som'),
  never: words('gång gånger år dag dagar månad månader man par slag sida sidor stund slags procent kronor pengar del sätt'),
  joinedByS: /(?:ning|het|tion|sion|skap|dom|tet|else)$/u,
}

/** Two nouns that are one word. */
export default defineCheck({
  key: 'split-compound',
  class: 'compound-split',
  find: (tokens, known) => findSplitCompounds(tokens, swedish, { known, splits }),
  wrong: [
    ['Han jobbar som lastbil chaufför.', 'Han jobbar som lastbilschaufför.'],
    ['Hon har en jobb intervju i dag.', 'Hon har en jobbintervju i dag.'],
    ['Det är en äventyr roman.', 'Det är en äventyrsroman.'],
    ['Vi behöver ett nytt fotboll lag.', 'Vi behöver ett nytt fotbollslag.'],
  ],
  right: ['Vill du ha en kopp kaffe?', 'Hon har en typ hund som skäller.', 'Vi gav ett barn mat.', 'Det är en rad problem.'],
})
