import type Stripe from 'stripe'
import { AppError, problemOf } from '../../problem.ts'
import type { StripeSettings } from './stripe-parts.ts'

const timeoutMilliseconds = 20_000
const retriesAtMost = 2

/** Makes Stripe's client when it is first asked for, so that nobody else waits for the library. */
export function lazyStripe({ secretKey, url }: StripeSettings): () => Promise<Stripe> {
  const load = async (): Promise<Stripe> => {
    const { default: StripeClient } = await import('stripe')
    return new StripeClient(secretKey, {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      ...(url.port === '' ? {} : { port: url.port }),
      maxNetworkRetries: retriesAtMost,
      timeout: timeoutMilliseconds,
      telemetry: false,
    })
  }
  let loading: Promise<Stripe> | undefined
  return () => (loading ??= load())
}

/** Does something at Stripe. Throws AppError `billing-failed` when it does not answer or refuses. */
export async function askStripe<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(problemOf('billing-failed'), { cause })
  }
}

/** The same for something that may not be there, which gives null. */
export const askForOptional = <Result>(work: () => Promise<Result>): Promise<Result | null> =>
  askStripe(async () => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null
      throw error
    }
  })
