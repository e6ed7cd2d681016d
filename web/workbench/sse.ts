/** One server-sent event: its name (`message` when none was given) and its data, lines joined. */
export type ServerSentEvent = { readonly name: string; readonly data: string }

/**
 * Reads server-sent events out of pieces of a stream, wherever the pieces were cut.
 * Comments (heartbeats) and events without data are left out.
 */
export function makeEventReader(): (piece: string) => readonly ServerSentEvent[] {
  let rest = ''
  return (piece) => {
    rest += piece
    // A lone CR at the end may be half of a CR LF that was cut in two.
    const held = rest.endsWith('\r') ? '\r' : ''
    const text = (held ? rest.slice(0, -1) : rest).replace(/\r\n?/g, '\n')
    const blocks = text.split('\n\n')
    rest = (blocks.pop() ?? '') + held
    return blocks.flatMap(toEvent)
  }
}

function toEvent(block: string): readonly ServerSentEvent[] {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? [{ name, data: data.join('\n') }] : []
}
