/** Bands of closeness in whole per cent; what each means for the reader stands in the messages. */
export const similarityBand = (percent: number): 'own' | 'close' | 'veryClose' =>
  percent <= 20 ? 'own' : percent <= 50 ? 'close' : 'veryClose'
