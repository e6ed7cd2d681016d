export type ErrorDescription = {
  readonly name: string
  readonly code?: string
  readonly at: readonly string[]
  readonly cause?: ErrorDescription
}

/** An error for the log: its kind, its code and where it was thrown. Messages are left out: they may quote a person's text. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  return {
    name: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    at: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

/** The stack begins with the message, which may look like anything. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length)
  return afterMessage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 6)
}
