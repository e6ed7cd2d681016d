import { defineRows } from '../../row.ts'

// Adjectives in sentences that no other row touches.
export default defineRows('adjective', [
  {
    from: 'latest', to: ['most recent'], modes: 'yae', level: 1,
    when: { use: 'attributive', prev: ['the', 'his', 'her', 'their', 'its'], head: ['<name>', 'attempt', 'estimate', 'survey', 'figure',
      'number', 'census', 'poll', 'election', 'novel', 'post', 'article', 'issue', 'update', 'development', 'statistic', 'experiment',
      'proposal', 'decision', 'attack', 'incident', 'outbreak', 'season', 'count', 'paper', 'review', 'measurement', 'trial',
      'guideline', 'announcement', 'case', 'round', 'crisis', 'draft', 'episode', 'visit', 'edition', 'analysis', 'creation', 'album',
      'book', 'film', 'release', 'report', 'study', 'research', 'data', 'finding', 'invention', 'advancement', 'appeal', 'probe'] },
    unless: { sentence: ['recent', 'recently', 'date'] },
    yes: ['I read the latest poll.', 'I read the most recent poll.'],
    no: 'Send it by Friday at the latest.',
  },
  {
    from: 'responsible', to: ['accountable'], modes: 'ya', level: 1,
    when: { next: ['for', '<end>', '<punct>', 'will'], sentence: ['hold', 'held'], prev: ['hold', 'him', 'her', 'them', 'us', 'me', 'you',
      'people', 'company', 'companies', 'themselves', 'government', 'students', 'parents', 'users', 'others', 'fully', 'personally',
      'directly', 'partly', 'legally', 'morally', 'criminally'] },
    unless: { prev: ['be', 'become', 'is', 'was', 'are', 'were', 'and', 'not', 'more', 'feel', 'remain'], sentence: ['accountable'] },
    yes: ['They are held responsible for it.', 'They are held accountable for it.'],
    no: 'He is responsible for sales.',
  },
])
