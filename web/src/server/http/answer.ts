import { STATUS_CODES } from 'node:http'
import { HTTP_DATE_LENGTH, httpDate, toSecond } from './http-date.ts'

/**
 * A whole answer, ready to be sent as often as wanted. `wire` is the answer as the front door sends it, status line to body
 * in one piece; `body` is its tail. `headers` (name, value, name, value …) is the same for Node's own server.
 */
export type Answer = {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Buffer
  readonly wire: Buffer
  /** Where the Date stands in `wire`, and of which second it is. */
  readonly dateAt: number
  datedSecond: number
}

const DATE_MARK = 'Date: '
/** `toWire` writes over it. */
const NO_DATE = ' '.repeat(HTTP_DATE_LENGTH)

export function toAnswer(status: number, headers: readonly string[], body: Buffer): Answer {
  // RFC 9110, 8.6: there it would tell the length of what is not sent.
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

/** The answer's bytes with the Date of now, written once a second. All senders share them. */
export function toWire(answer: Answer, now: number): Buffer {
  const second = toSecond(now)
  if (answer.datedSecond !== second) {
    answer.wire.write(httpDate(now), answer.dateAt, 'latin1')
    answer.datedSecond = second
  }
  return answer.wire
}
