/** Sorted. Currencies whose amounts Stripe gives in whole units, or in thousandths; all others are in hundredths. */
const wholeUnits: readonly string[] = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const thousandths: readonly string[] = 'BHD JOD KWD OMR TND'.split(' ')

/** An amount in Stripe's smallest unit of a currency, in hundredths. `currency` in capital letters. */
export function hundredths(amount: number, currency: string): number {
  if (wholeUnits.includes(currency)) return amount * 100
  return thousandths.includes(currency) ? Math.round(amount / 10) : amount
}
