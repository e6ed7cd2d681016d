import { expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { contractionEdits, hasContraction } from './contractions.ts'
import { render } from './render.ts'

test.each([
  ["I don't know and they can't say.", 'I do not know and they cannot say.'],
  ["It's late; it's been a day.", 'It is late; it has been a day.'],
  ["We're here, you've won, she'll come, I'm glad.", 'We are here, you have won, she will come, I am glad.'],
  ["Why don't you come? Can't we stay?", 'Why do you not come? Can we not stay?'],
  ["So why doesn't the deep sea keep getting saltier?", 'So why does the deep sea not keep getting saltier?'],
  ["Doesn't the law apply? She doesn't the same.", 'Does the law not apply? She does not the same.'],
  ["If he came they'd talk, and if he didn't she would leave.", 'If he came they would talk, and if he did not she would leave.'],
  ["He's won the prize and he's known for it.", 'He has won the prize and he is known for it.'],
  ["It's a sea he's never seen, and it's always cold.", 'It is a sea he has never seen, and it is always cold.'],
  ["He'd like it, but he'd gone.", 'He would like it, but he had gone.'],
  ["I'd spent it all, and we'd even returned.", 'I had spent it all, and we had even returned.'],
  ["By May I'd become silent, and I'd come again.", 'By May I had become silent, and I would come again.'],
  ["I'd run if I could, and we'd already set off.", 'I would run if I could, and we had already set off.'],
  ["Mrs. Delgado, who's run it for twenty years, is tired.", 'Mrs. Delgado, who has run it for twenty years, is tired.'],
  ["She's the one who's run by fear and who's put them here.", 'She is the one who is run by fear and who has put them here.'],
  ["She'd ridden that route for years.", 'She had ridden that route for years.'],
  ["I was fifteen, and I'd never so much as boiled a potato.", 'I was fifteen, and I had never so much as boiled a potato.'],
  ["They apologised, and they'd come straight from work.", 'They apologised, and they had come straight from work.'],
  ["She was tired because she'd run all the way.", 'She was tired because she had run all the way.'],
  [
    "He said he'd come. They knew the rules, and he'd put it back later.",
    'He said he would come. They knew the rules, and he would put it back later.',
  ],
  ["I'd often go there.", 'I would often go there.'],
  ["She'd kind of expected to win.", 'She had kind of expected to win.'],
  ["I've got a shift, and we've got to go.", 'I have a shift, and we have to go.'],
  ["I've got legs like a cyclist, and we've got home.", 'I have legs like a cyclist, and we have got home.'],
  [
    "We had to show that we'd read him. I'd go before I'd let him.",
    'We had to show that we had read him. I would go before I would let him.',
  ],
  ["I couldn't explain it until I'd read the book.", 'I could not explain it until I had read the book.'],
  ["They've got better.", 'They have got better.'],
  ["We looked for a key. There wasn't one.", 'We looked for a key. There was none.'],
  ["There weren't any, and there isn't one way to do it.", 'There were none, and there is not one way to do it.'],
  ["Won't it work? Let's see.", 'Will it not work? Let us see.'],
  ["We spend it in what's called a study period.", 'We spend it in what is called a study period.'],
  ["I know what's caused the delay.", 'I know what has caused the delay.'],
  ['That’s what isn’t clear.', 'That is what is not clear.'],
  ["The firm's costs and the band's most famous song stay.", "The firm's costs and the band's most famous song stay."],
])('%s', (source, full) => {
  const tokens = analyse(source)
  expect(render(tokens, contractionEdits(tokens)).text).toBe(full)
})

test('a genitive is no contraction', () => {
  expect([hasContraction("don't"), hasContraction("it'll"), hasContraction("the firm's")]).toEqual([true, true, false])
})
