/** Articles, pronouns, prepositions, conjunctions, auxiliaries, and the adverbs that join sentences. Sorted; lower case. */
export const functionWords: readonly string[] = [
  'a', 'about', 'above', 'according', 'across', 'after', 'again', 'against', 'all', 'almost', 'along', 'also', 'although', 'always', 'am', 'among', 'an', 'and', 'another', 'any',
  'are', 'around', 'as', 'at', 'be', 'because', 'been', 'before', 'behind', 'being', 'below', 'between', 'both', 'but', 'by', 'can', 'consequently', 'could', 'despite', 'did', 'do',
  'does', 'doing', 'down', 'during', 'each', 'either', 'even', 'ever', 'every', 'few', 'finally', 'first', 'firstly', 'for', 'from', 'further', 'furthermore', 'had', 'has', 'have',
  'having', 'he', 'hence', 'her', 'here', 'hers', 'herself', 'him', 'himself', 'his', 'how', 'however', 'i', 'if', 'in', 'indeed', 'instead', 'into', 'is', 'it', 'its', 'itself',
  'just', 'like', 'many', 'may', 'me', 'meanwhile', 'might', 'more', 'moreover', 'most', 'much', 'must', 'my', 'myself', 'near', 'neither', 'never', 'nevertheless', 'no', 'none',
  'nor', 'not', 'nothing', 'now', 'of', 'off', 'often', 'on', 'once', 'one', 'only', 'or', 'other', 'others', 'otherwise', 'our', 'ours', 'out', 'over', 'own', 'perhaps', 'quite',
  'rather', 'second', 'secondly', 'several', 'shall', 'she', 'should', 'similarly', 'since', 'so', 'some', 'such', 'than', 'that', 'the', 'their', 'theirs', 'them', 'themselves',
  'then', 'there', 'therefore', 'these', 'they', 'this', 'those', 'though', 'through', 'throughout', 'thus', 'to', 'together', 'too', 'toward', 'towards', 'under', 'unless', 'until',
  'up', 'upon', 'us', 'very', 'was', 'we', 'were', 'what', 'when', 'whenever', 'where', 'whereas', 'whether', 'which', 'while', 'who', 'whom', 'whose', 'why', 'will', 'with',
  'within', 'without', 'would', 'yet', 'you', 'your', 'yours',
]
