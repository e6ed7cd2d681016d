/** Sentences whose joined verbs no rule takes apart: the second is none, or "not", "often" or "wants to" is said of both. */
export const joinedForGood: readonly string[] = [
  'He wants to travel and see the world.',
  'Nobody read the sign and kept off the grass.',
  'The guests often came by train and stayed for a week.',
  'The pupils did not read the text and answer the questions.',
  'The lake is deep and cold.',
  'The letters were read aloud and, in the end, burned.',
]
