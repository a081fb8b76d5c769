import { STATUS_CODES } from 'node:http'
import { HTTP_DATE_LENGTH, httpDate, toSecond } from './http-date.ts'

/**
 * A whole answer that can be sent many times. `wire` is the answer as the front door sends it, status line to body in
 * one buffer; `body` is its end. `headers` (name, value, name, value …) is the same for Node's own server.
 */
export type Answer = {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Buffer
  readonly wire: Buffer
  /** Position of the Date in `wire`, and the second for which it was written. */
  readonly dateAt: number
  datedSecond: number
}

const DATE_MARK = 'Date: '
/** `toWire` writes over it. */
const NO_DATE = ' '.repeat(HTTP_DATE_LENGTH)

export function toAnswer(status: number, headers: readonly string[], body: Buffer): Answer {
  // RFC 9110, 8.6: in a 304, Content-Length would be that of the body that is not sent.
  const all = status === 304 ? [...headers] : [...headers, 'Content-Length', String(body.length)]
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${DATE_MARK}`
  const dateAt = head.length
  head += `${NO_DATE}\r\n`
  for (let at = 0; at < all.length; at += 2) head += `${all[at]}: ${all[at + 1]}\r\n`
  head += '\r\n'
  const wire = Buffer.allocUnsafeSlow(head.length + body.length)
  wire.write(head, 0, 'latin1')
  body.copy(wire, head.length)
  return { status, headers: all, body: wire.subarray(head.length), wire, dateAt, datedSecond: Number.NaN }
}

/** Returns the answer's bytes with the current Date, written once a second. All senders share the buffer. */
export function toWire(answer: Answer, now: number): Buffer {
  const second = toSecond(now)
  if (answer.datedSecond !== second) {
    answer.wire.write(httpDate(now), answer.dateAt, 'latin1')
    answer.datedSecond = second
  }
  return answer.wire
}
