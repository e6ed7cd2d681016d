import { describe, expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { proposals } from './match.ts'
import { indexRows } from './pattern.ts'
import type { Row, RowClass } from './row.ts'

type Sketch = Pick<Row, 'from' | 'to'> & Partial<Row>

/** What the row offers in the sentence: the wordings of its first match, or none. */
function offered(rowClass: RowClass, row: Sketch, sentence: string): readonly string[] {
  const full: Row = { modes: 'y', yes: ['', ''], no: '', ...row }
  const [first] = proposals(analyse(sentence), indexRows([{ class: rowClass, rows: [full] }]))
  return first?.wordings.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')) ?? []
}

describe('forms', () => {
  test.each<[RowClass, Sketch, string, readonly string[]]>([
    ['verb', { from: 'reduce', to: ['cut', 'bring down'] }, 'Firms reduced prices.', ['cut', 'brought down']],
    ['verb', { from: 'show', to: ['demonstrate'] }, 'It was shown in class.', ['demonstrated']],
    ['verb', { from: 'choose', to: ['pick'] }, 'They are choosing a name.', ['picking']],
    // A past taken for a participle shows in verbs with two forms; before a noun it is one.
    [
      'verb',
      { from: 'start', to: ['begin'] },
      "It's a tradition that Coach Ramirez started in 2011, and at first I figured it was just for show.",
      [],
    ],
    ['verb', { from: 'start', to: ['begin'] }, 'The work has started.', ['begun']],
    ['verb', { from: 'manage', to: ['run'] }, 'It grew in professionally managed groups.', ['run']],
    ['noun', { from: 'task', to: ['piece of work'] }, 'The tasks were hard.', ['pieces of work']],
    ['phrase', { from: '~have an effect on', to: ['~affect'] }, 'Heat had an effect on cells.', ['affected']],
    ['phrase', { from: '~consist of', to: ['~be made up of'] }, 'The poems consist of lines.', ['are made up of']],
    ['phrase', { from: '~consist of', to: ['~be made up of'] }, 'The poems consisted of lines.', ['were made up of']],
    ['phrase', { from: '~be able to', to: ['~can'] }, 'They were able to go.', ['could']],
    ['connective', { from: 'however,', to: ['Nevertheless,'] }, 'However, it rained.', ['Nevertheless ,']],
  ])('%s %j in "%s"', (rowClass, row, sentence, expected) => {
    expect(offered(rowClass, row, sentence)).toEqual(expected)
  })
})

test('a clitic stays at its word, whichever apostrophe it has', () => {
  const row: Row = { from: '~be supposed to', to: ['~be meant to'], modes: 'y', yes: ['', ''], no: '' }
  for (const sentence of ["You're supposed to go.", 'You’re supposed to go.']) {
    const [first] = proposals(analyse(sentence), indexRows([{ class: 'phrase', rows: [row] }]))
    expect(first?.wordings[0]?.tokens[0]?.space).toBe('')
  }
})

describe('guards', () => {
  const find: Sketch = { from: 'find', to: ['discover'] }
  test.each<[string, RowClass, Sketch, string, boolean]>([
    ['frame that', 'verb', { ...find, when: { frame: ['that'] } }, 'We found that it works.', true],
    ['frame that', 'verb', { ...find, when: { frame: ['that'] } }, 'We found a flat.', false],
    ['object', 'verb', { ...find, when: { object: ['cause'] } }, 'We found the real cause of it.', true],
    ['object measured out', 'verb', { ...find, when: { object: ['evidence'] } }, 'We found a large amount of evidence.', true],
    ['object of the passive', 'verb', { ...find, when: { object: ['cause'] } }, 'The cause was found by us.', true],
    ['object of a bare participle', 'verb', { ...find, when: { object: ['cause'] } }, 'The causes found by us are many.', true],
    ['object before a relative clause', 'verb', { ...find, when: { object: ['cause'] } }, 'The cause that we found is old.', true],
    ['object', 'verb', { ...find, when: { object: ['cause'] } }, 'We found a flat for the cause.', false],
    ['several words next', 'verb', { ...find, unless: { next: ['such <noun>'] } }, 'We found such places.', false],
    ['several words next', 'verb', { ...find, unless: { next: ['such <noun>'] } }, 'We found such a place.', true],
    ['several words before', 'verb', { ...find, when: { prev: ['did not'] } }, 'They did not find the cause.', true],
    ['several words before', 'verb', { ...find, when: { prev: ['did not'] } }, 'They could not find the cause.', false],
    ['several words in the sentence', 'verb', { ...find, unless: { sentence: ['by chance'] } }, 'By chance we found the cause.', false],
    ['several words in the sentence', 'verb', { ...find, unless: { sentence: ['by chance'] } }, 'By a chance we found the cause.', true],
    [
      'after the object',
      'verb',
      { from: 'allow', to: ['enable'], when: { afterObject: ['to'] } },
      'It allows users of the app to save.',
      true,
    ],
    ['after the object', 'verb', { from: 'allow', to: ['enable'], when: { afterObject: ['to'] } }, 'Users were allowed to save.', true],
    [
      'after the object',
      'verb',
      { from: 'allow', to: ['enable'], when: { afterObject: ['to'] } },
      'It allows dogs in the park to be trained.',
      false,
    ],
    ['after no object', 'verb', { from: 'allow', to: ['enable'], when: { afterObject: ['to'] } }, 'It allowed for people to go.', false],
    ['after the end', 'verb', { from: 'leave', to: ['quit'], when: { afterObject: ['<end>'] } }, 'She left the club.', true],
    ['after no object', 'verb', { from: 'begin', to: ['start'] }, 'The lesson began.', true],
    ['after no object', 'verb', { from: 'begin', to: ['start'], when: { afterObject: ['<end>'] } }, 'The lesson began.', false],
    ['subject', 'verb', { ...find, when: { subject: ['student'] } }, 'The students in the class found a flat.', true],
    ['subject', 'verb', { ...find, when: { subject: ['student'] } }, 'The teacher of the students found a flat.', false],
    ['head, attributive', 'adjective', { from: 'big', to: ['large'], when: { head: ['house'] } }, 'It is a big old house.', true],
    ['head, predicative', 'adjective', { from: 'big', to: ['large'], when: { head: ['house'] } }, 'The house is very big.', true],
    ['head', 'adjective', { from: 'big', to: ['large'], when: { head: ['house'] } }, 'It is a big mistake.', false],
    ['head of a noun', 'noun', { from: 'rise', to: ['growth'], when: { head: ['income'] } }, 'The rise of incomes is slow.', true],
    ['next plural', 'phrase', { from: 'a lot of', to: ['many'], when: { next: ['<plural>'] } }, 'A lot of old books fell.', true],
    ['next plural', 'phrase', { from: 'a lot of', to: ['many'], when: { next: ['<plural>'] } }, 'A lot of money fell.', false],
    ['next mass', 'phrase', { from: 'a lot of', to: ['much'], when: { next: ['<mass>'] } }, 'A lot of money fell.', true],
    ['next clause', 'phrase', { from: 'given', to: ['since'], when: { next: ['<clause>'] } }, 'Given prices fell, we left.', true],
    ['prev', 'adverb', { from: 'quickly', to: ['fast'], when: { prev: ['very'] } }, 'It ran very quickly.', true],
    ['unless prev', 'adverb', { from: 'quickly', to: ['fast'], unless: { prev: ['very'] } }, 'It ran very quickly.', false],
    ['use', 'adjective', { from: 'ill', to: ['sick'], when: { use: 'attributive' } }, 'The man was ill.', false],
    ['position', 'adverb', { from: 'usually', to: ['normally'], when: { position: 'initial' } }, 'Usually it rains.', true],
    ['position', 'adverb', { from: 'usually', to: ['normally'], when: { position: 'initial' } }, 'It usually rains.', false],
    ['form', 'verb', { ...find, when: { form: ['past'] } }, 'We find a flat.', false],
    ['sentence', 'verb', { ...find, when: { sentence: ['study'] } }, 'In the studies we found a flat.', true],
    ['number', 'noun', { from: 'rise', to: ['increase'], when: { number: 'plural' } }, 'The rises were small.', true],
  ])('%s', (_, rowClass, row, sentence, fires) => {
    expect(offered(rowClass, row, sentence).length > 0).toBe(fires)
  })
})

describe('default safety', () => {
  test.each<[string, RowClass, Sketch, string]>([
    ['a particle belongs to its verb', 'verb', { from: 'carry', to: ['bear'] }, 'They carry out a test.'],
    ['the target takes no that-clause', 'verb', { from: 'find', to: ['obtain'] }, 'We found that it works.'],
    ['the target takes no infinitive', 'verb', { from: 'want', to: ['require'] }, 'They want to go.'],
    ['the target takes no object', 'verb', { from: 'cause', to: ['occur'] }, 'They caused the fire.'],
    ['the target needs an object', 'verb', { from: 'work', to: ['operate on'] }, 'They work.'],
    ['a preposition may belong to the verb', 'verb', { from: 'depend', to: ['hang'] }, 'It depends on them.'],
    ['a second object', 'verb', { from: 'give', to: ['provide'] }, 'They give students feedback.'],
    ['an adjective said of the object', 'verb', { from: 'find', to: ['discover'] }, 'They find it difficult.'],
    ['an infinitive said of the object', 'verb', { from: 'make', to: ['create'] }, 'It makes our proposal look better.'],
    ['an infinitive said of the object, a phrase', 'phrase', { from: '~help', to: ['~be of use to'] }, 'Teachers help students learn.'],
    ['an adverb and an adjective said of the object', 'verb', { from: 'make', to: ['create'] }, 'It makes tasks more difficult.'],
    [
      'an adverb left behind by a fuller form',
      'phrase',
      { from: '~reduce', to: ['~bring about a reduction in', '~lead to a reduction in'] },
      'It reduced the damage considerably.',
    ],
    [
      'a participle before its noun',
      'verb',
      { from: 'propose', to: ['put forward'], when: { object: ['model'] } },
      'The proposed model works.',
    ],
    ['a participle after a preposition', 'verb', { from: 'enhance', to: ['boost'] }, 'It can lead to enhanced correlations.'],
    [
      'an -ing form before its noun',
      'verb',
      { from: 'increase', to: ['go up'], when: { object: ['temperature'] } },
      'It grew with increasing temperature.',
    ],
    ['the target takes no question', 'verb', { from: 'determine', to: ['set'] }, 'We determine how birds sleep.'],
    ['a plural without s before a bare mark', 'noun', { from: 'kid', to: ['child'] }, "The kids' toys are here."],
    ['an -ing noun', 'verb', { from: 'make', to: ['create'] }, 'The making of films is hard.'],
    ['a word that is not compared', 'adjective', { from: 'important', to: ['crucial'] }, 'It is a very important test.'],
    ['a short word after more', 'adjective', { from: 'difficult', to: ['hard'] }, 'It is more difficult than that.'],
    ['only before a noun', 'adjective', { from: 'important', to: ['main'] }, 'The test is important.'],
    ['a noun before a noun', 'noun', { from: 'company', to: ['firm'] }, 'The company car is new.'],
    ['a mass noun has no plural', 'noun', { from: 'study', to: ['research'] }, 'The studies are new.'],
    ['part of a fixed term', 'adjective', { from: 'social', to: ['communal'] }, 'They use social media.'],
    ['part of a fixed verb', 'verb', { from: 'take', to: ['grab'] }, 'They take part in it.'],
    [
      'a form with an object of its own in the passive',
      'phrase',
      { from: '~describe', to: ['~give a description of'] },
      'It is described here.',
    ],
    ['since of time', 'phrase', { from: 'since', to: ['because'] }, 'Since I moved here, I have had many friends.'],
    ['an adverb after the verb', 'verb', { from: 'consider', to: ['think about'] }, 'They consider carefully whether it works.'],
  ])('%s', (_, rowClass, row, sentence) => {
    expect(offered(rowClass, row, sentence)).toEqual([])
  })

  test.each<[string, RowClass, Sketch, string, string]>([
    [
      'a day after the object',
      'verb',
      { from: 'consume', to: ['drink'], when: { object: ['alcohol'] } },
      'People consume less alcohol today.',
      'drink',
    ],
    ['a time after the object', 'verb', { from: 'consume', to: ['drink'] }, 'They consume alcohol every month.', 'drink'],
    [
      'a participle asked for',
      'verb',
      { from: 'propose', to: ['suggest'], when: { form: ['participle'] } },
      'They saw the proposed model.',
      'suggested',
    ],
    ['since of cause', 'phrase', { from: 'since', to: ['because'] }, 'Since the sample was small, we are careful.', 'because'],
    ['a question', 'verb', { from: 'determine', to: ['establish'] }, 'We determine how birds sleep.', 'establish'],
  ])('%s stands in no way', (_, rowClass, row, sentence, wording) => {
    expect(offered(rowClass, row, sentence)).toEqual([wording])
  })

  test('names and numbers are never matched', () => {
    expect(offered('noun', { from: 'apple', to: ['fruit'] }, 'He works for Apple now.')).toEqual([])
  })
})
