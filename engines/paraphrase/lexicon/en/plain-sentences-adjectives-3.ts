import { defineRows } from '../../row.ts'

// Adjectives in sentences that no other row touches.
export default defineRows('adjective', [
  {
    from: 'common', to: ['shared'], modes: 'ya', level: 1,
    when: { use: 'attributive', head: ['set', 'language', 'vocabulary', 'framework', 'aim', 'vision', 'value', 'heritage', 'faith'] },
    unless: { prev: ['most', 'more', 'very', 'less', 'quite', 'be'], sentence: ['shared', 'share', 'english', 'spanish', 'latin', 'world',
      'table', 'constant', 'equation', 'denominator', 'widely'], next: ['sense'] },
    yes: ['They agreed on a common set of themes.', 'They agreed on a shared set of themes.'],
    no: 'It is the most common set of errors.',
  },
  {
    from: 'mean', to: ['average'], modes: 'yp', level: 1,
    when: { use: 'attributive', head: ['volume', 'score', 'age', 'length', 'temperature', 'time', 'height', 'weight', 'duration',
      'speed', 'size', 'mass', 'number', 'rating', 'income', 'cost', 'price', 'distance', 'rate', 'velocity', 'density', 'depth',
      'thickness', 'width', 'concentration', 'titre', 'diameter', 'value', 'rainfall', 'mark', 'difference', 'change'] },
    unless: { sentence: ['reaction', 'response', 'group', 'control', 'condition', 'treatment', 'experiment', 'respectively',
      'measurement', 'versus', 'measure', 'plot', 'error', 't', 'p', 'n', 'f', 'r', '=', '±', '<', 'ms', 'statistically', 'statistical',
      'statistic', 'test', 'anova',
      'correlation', 'correlate', 'difference', 'table', 'figure', 'trial', 'sample', 'participant', 'respondent', 'reading', 'm', 'c',
      'ci', 'alpha', 'median', 'average', 'square', 'sd', 'se', 'deviation', 'baseline', 'significant', 'significantly', 'regression',
      'confidence', 'interval', 'standard', 'variance', 'absolute', 'prediction'] },
    yes: ['The mean volume was 21 litres.', 'The average volume was 21 litres.'],
    no: 'He is a mean man.',
  },
  {
    from: 'unsurprising', to: ['to be expected'], modes: 'yp', level: 1,
    when: { use: 'predicative', next: ['<end>', ',', 'and', 'because'] },
    unless: { sentence: ['find', 'not', "n't"], prev: ['seem', 'become', 'find'] },
    yes: ['The result is unsurprising.', 'The result is to be expected.'],
    no: 'An unsurprising end followed.',
  },
])
