import { setTimeout as sleep } from 'node:timers/promises'
import { type Changes, changesSchema } from '@menagerie/contract/feed'
import type { Exchange, ProxyFault } from './faulty-proxy.ts'

const HTML = '<!doctype html><title>Maintenance</title><h1>Back soon</h1>'
const TLS_ALERT = Buffer.from([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x46])
const MEGABYTE = 2 ** 20
const LARGE_TIMES = 10

const answer =
  (status: number, type: string, body: string): ProxyFault =>
  ({ response }) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

/** Faults that any call may meet. */
export const COMMON_FAULTS: Readonly<Record<string, ProxyFault>> = {
  'breaks off': ({ response }) => void response.destroy(),
  'answers 500': answer(500, 'text/plain', 'oops'),
  'answers 503 at once': answer(503, 'application/json', '{}'),
  'answers 401': answer(401, 'application/json', '{"error":"unauthorized"}'),
  'answers HTML': answer(200, 'text/html', HTML),
  'leads elsewhere': ({ response }) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'speaks TLS': ({ response }) => void response.socket?.end(TLS_ALERT),
  'never ends': async ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const piece = Buffer.alloc(MEGABYTE, 'x')
    while (!response.destroyed) {
      response.write(piece)
      // Faster drips would test the machine, not the site.
      await sleep(20)
    }
  },
}

/** Ten times the demo in fields that are not in the contract. The site has to receive, read and drop them. */
const PADDING = Array.from({ length: 620 * LARGE_TIMES }, (_, number) => ({
  key: String(number),
  body: Array.from({ length: 60 }, (_, at) => ({ at, text: 'some words of a paragraph' })),
}))

/** Answers to /changes that are nearly right. */
export const CHANGES_FAULTS: Readonly<Record<string, ProxyFault>> = {
  'is cut off': changed((text) => text.slice(0, -9)),
  'comes in drops': async (exchange) => {
    const body = await exchange.forward()
    exchange.response.writeHead(200, { 'content-type': 'application/json' })
    const DROPS = 20
    for (let at = 0; at < DROPS; at += 1) {
      exchange.response.write(body.subarray((body.length * at) / DROPS, (body.length * (at + 1)) / DROPS))
      await sleep(100)
    }
    exchange.response.end()
  },
  'comes as text/html': async ({ forward, response }) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(await forward()),
  'is of another contract': altered((changes) => ({ ...changes, contractVersion: 99, changes: [] })),
  'is of another epoch each time': altered((changes) => ({ ...changes, epoch: crypto.randomUUID() })),
  'always has more': withoutEnd(),
  'is no list of changes': altered(() => ({ pages: [] })),
  [`is ${LARGE_TIMES} times as large, and right`]: altered((changes) => ({ ...changes, padding: PADDING })),
}

/** Faults of an open stream. */
export const STREAM_FAULTS: Readonly<Record<string, ProxyFault>> = {
  'ends at once': event(''),
  'sends garbage': event('event: changes\ndata: <h1>no</h1>\n\n'),
  'ends within an event': event('event: changes\ndata: {"contractVersion":1,"epoch":"x"'),
  'sends an event without end': async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const line = `data: ${'x'.repeat(MEGABYTE)}\n`
    while (!response.destroyed) {
      response.write(line)
      await sleep(20)
    }
  },
}

/** Faults of a file with this correct `content`. */
export function toFileFaults(content: Buffer): Readonly<Record<string, ProxyFault>> {
  const send =
    (body: Buffer): ProxyFault =>
    ({ response }) =>
      void response.writeHead(200).end(body)
  return {
    ...COMMON_FAULTS,
    hangs: () => {},
    'is cut off': ({ response }) => {
      response.writeHead(200, { 'content-length': String(content.length) })
      response.write(content.subarray(0, 10), () => response.destroy())
    },
    'has other content': send(Buffer.from('another file')),
    'is not there': answer(404, 'application/json', '{}'),
  }
}

function event(text: string): ProxyFault {
  return ({ response }) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)
}

function changed(change: (text: string) => string): ProxyFault {
  return async ({ forward, response }: Exchange) => {
    const text = (await forward()).toString('utf8')
    response.writeHead(200, { 'content-type': 'application/json' }).end(change(text))
  }
}

/** Returns empty answers, each with another cursor, with the epoch of the first correct answer. */
function withoutEnd(): ProxyFault {
  let first: Promise<Changes> | undefined
  return async ({ forward, response }) => {
    first ??= forward().then((body) => changesSchema.parse(JSON.parse(body.toString('utf8'))))
    const changes = { ...(await first), changes: [], cursor: crypto.randomUUID(), more: true }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(changes))
  }
}

function altered(alter: (changes: Changes) => object): ProxyFault {
  return changed((text) => JSON.stringify(alter(changesSchema.parse(JSON.parse(text)))))
}
