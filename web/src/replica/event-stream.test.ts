import { describe, expect, it } from 'vitest'
import { createEventParser, type StreamEvent } from './event-stream.ts'

const STREAM =
  ': hello\n\nevent: changes\ndata: {"a":\ndata: 1}\n\nid: 7\nevent:changes\r\ndata:two\r\n\r\ndata: plain\r\rdata: never ended'
const EVENTS: StreamEvent[] = [
  { event: 'changes', data: '{"a":\n1}' },
  { event: 'changes', data: 'two' },
  { event: 'message', data: 'plain' },
]

describe('reading server-sent events', () => {
  it('reads them in one piece, with every kind of line end', () => {
    expect(createEventParser(1_000)(STREAM)).toEqual(EVENTS)
  })

  it('reads the same wherever the text is cut in two', () => {
    for (let cut = 0; cut <= STREAM.length; cut += 1) {
      const parse = createEventParser(1_000)
      expect([...parse(STREAM.slice(0, cut)), ...parse(STREAM.slice(cut))]).toEqual(EVENTS)
    }
  })

  it('reads the same letter by letter', () => {
    const parse = createEventParser(1_000)
    expect([...STREAM].flatMap((letter) => parse(letter))).toEqual(EVENTS)
  })

  it('passes over heartbeats and unknown fields', () => {
    expect(createEventParser(1_000)(':\n\n: beat\n\nretry: 5\nodd\n\ndata: x\n\n')).toEqual([
      { event: 'message', data: 'x' },
    ])
  })

  it('gives up on an event that never ends, in one line or in many', () => {
    const oneLine = createEventParser(1_000)
    expect(() => {
      for (let piece = 0; piece < 20; piece += 1) oneLine(`data: ${'x'.repeat(100)}`)
    }).toThrow('larger than 1000')
    const manyLines = createEventParser(1_000)
    expect(() => {
      for (let piece = 0; piece < 20; piece += 1) manyLines(`data: ${'x'.repeat(100)}\n`)
    }).toThrow('larger than 1000')
  })

  it('does not add up events and heartbeats that did end', () => {
    const parse = createEventParser(1_000)
    for (let event = 0; event < 100; event += 1) expect(parse(`data: ${'x'.repeat(100)}\n\n:\n\n`)).toHaveLength(1)
  })
})
