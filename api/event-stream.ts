/** One server-sent event: its name, and a value that becomes its data as JSON. */
export type ServerEvent = { readonly type: string }

/** With an id a reader that lost the line can say where it stopped (`Last-Event-ID`). */
export type SendEvent<Event extends ServerEvent> = (event: Event, id?: number) => void

export type EventStreamOptions<Event extends ServerEvent> = {
  /** Does the work and sends what happens; must not throw. Its signal aborts when nobody reads any more. */
  readonly work: (send: SendEvent<Event>, signal: AbortSignal) => Promise<void>
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal
  readonly heartbeatMilliseconds?: number
}

const defaultHeartbeat = 15_000

/** An answer of server-sent events, with comments in between so that nobody on the way thinks it dead. */
export function eventStream<Event extends ServerEvent>({
  work,
  signal,
  heartbeatMilliseconds = defaultHeartbeat,
}: EventStreamOptions<Event>): Response {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMilliseconds)
      const leave = () => gone.abort()
      signal.addEventListener('abort', leave, { once: true })
      // Who went while the run was being paid for is not told of a second time.
      if (signal.aborted) leave()
      try {
        const send: SendEvent<Event> = (event, id) =>
          write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
        await work(send, gone.signal)
      } finally {
        clearInterval(heartbeat)
        signal.removeEventListener('abort', leave)
        if (!gone.signal.aborted) controller.close()
      }
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
  })
}
