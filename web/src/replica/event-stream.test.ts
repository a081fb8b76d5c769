import { describe, expect, it } from 'vitest'
import { createEventParser, type StreamEvent } from './event-stream.ts'

const STREAM =
  ': hello\n\nevent: changes\ndata: {"a":\ndata: 1}\n\nid: 7\nevent:changes\r\ndata:two\r\n\r\ndata: plain\r\rdata: never ended'
const EVENTS: StreamEvent[] = [
  { event: 'changes', data: '{"a":\n1}' },
  { event: 'changes', data: 'two' },
  { event: 'message', data: 'plain' },
]

describe('the parser of server-sent events', () => {
  it('reads events in one piece, with every kind of line ending', () => {
    expect(createEventParser(1_000)(STREAM)).toEqual(EVENTS)
  })

  it('reads the same events wherever the text is cut in two', () => {
    for (let cut = 0; cut <= STREAM.length; cut += 1) {
      const parse = createEventParser(1_000)
      expect([...parse(STREAM.slice(0, cut)), ...parse(STREAM.slice(cut))]).toEqual(EVENTS)
    }
  })

  it('reads the same events one character at a time', () => {
    const parse = createEventParser(1_000)
    expect([...STREAM].flatMap((letter) => parse(letter))).toEqual(EVENTS)
  })

  it('ignores heartbeats and unknown fields', () => {
    expect(createEventParser(1_000)(':\n\n: beat\n\nretry: 5\nodd\n\ndata: x\n\n')).toEqual([
      { event: 'message', data: 'x' },
    ])
  })

  it('refuses an event that grows too large, on one line or on many', () => {
    const oneLine = createEventParser(1_000)
    expect(() => {
      for (let piece = 0; piece < 20; piece += 1) oneLine(`data: ${'x'.repeat(100)}`)
    }).toThrow('larger than 1000')
    const manyLines = createEventParser(1_000)
    expect(() => {
      for (let piece = 0; piece < 20; piece += 1) manyLines(`data: ${'x'.repeat(100)}\n`)
    }).toThrow('larger than 1000')
  })

  it('does not count finished events and heartbeats towards the size limit', () => {
    const parse = createEventParser(1_000)
    for (let event = 0; event < 100; event += 1) expect(parse(`data: ${'x'.repeat(100)}\n\n:\n\n`)).toHaveLength(1)
  })
})
