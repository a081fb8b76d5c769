export type StreamEvent = { event: string; data: string }

/**
 * Parses server-sent events (WHATWG HTML §9.2) from pieces of text that may end anywhere. Scans every piece once, so
 * that a large event in many pieces takes linear time. Throws when one event grows beyond `maxCharacters`.
 */
export function createEventParser(maxCharacters: number): (piece: string) => StreamEvent[] {
  let lineParts: string[] = []
  let data: string[] = []
  let event = ''
  let size = 0
  let endedInReturn = false

  const takeLine = (line: string): StreamEvent | undefined => {
    if (line === '') {
      const done = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : undefined
      data = []
      event = ''
      size = 0
      return done
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'event') event = value
    return undefined
  }

  return (piece) => {
    // The second half of a line end that was split between two pieces.
    const text = endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    if (piece !== '') endedInReturn = piece.endsWith('\r')
    const lines = text.split(/\r\n|\r|\n/)
    const last = lines.pop() ?? ''
    const events: StreamEvent[] = []
    for (const line of lines) {
      size += line.length
      const done = takeLine(lineParts.join('') + line)
      lineParts = []
      if (done) events.push(done)
    }
    if (last !== '') lineParts.push(last)
    size += last.length
    if (size > maxCharacters) throw new Error(`an event of the feed is larger than ${maxCharacters} characters`)
    return events
  }
}
