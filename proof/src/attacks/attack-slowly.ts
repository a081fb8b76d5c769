import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { toFloodGet } from './flood.ts'
import { visitMeanwhile, type Waited } from './other-visitor.ts'
import type { Tally } from './tally.ts'
import { toWaitedTally } from './waited-tally.ts'

const ATTACK_MS = 6_000
const EVERY_MS = 250
const PATH = '/nl-nl/business/login/'
const HEAD = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n`
const PART = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n'

/** Each connection sends `begin`, then `again` repeatedly. `addresses` are this machine's, over which the connections are spread. */
type SlowClient = {
  name: string
  connections: number
  addresses: number
  begin: string
  again: string
  reads: boolean
  /** Address to use instead. */
  from?: string
}

/** More connections than there are places. */
const IDLE: SlowClient = {
  name: 'one address asks nothing',
  connections: 5_600,
  addresses: 1,
  begin: '',
  again: '',
  reads: true,
}
const ENDLESS: SlowClient = {
  name: 'heads that never end',
  connections: 1_000,
  addresses: 1,
  begin: `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n`,
  again: 'X-Slow: a\r\n',
  reads: true,
}

const NOT_READ: SlowClient = {
  name: 'answers that are not read',
  connections: 600,
  addresses: 20,
  begin: toFloodGet('/nl-nl/cookies/').repeat(40),
  again: toFloodGet('/nl-nl/cookies/'),
  reads: false,
}

const CLIENTS: readonly SlowClient[] = [
  IDLE,
  { ...IDLE, name: 'twenty addresses ask nothing', addresses: 20 },
  {
    ...IDLE,
    name: 'twenty addresses ask once and stay',
    addresses: 20,
    begin: toFloodGet('/nl-nl/cookies/'),
  },
  ENDLESS,
  { ...ENDLESS, name: 'heads that never end, of 50 addresses', connections: 2_000, addresses: 50 },
  {
    name: 'forms that come letter by letter',
    connections: 600,
    addresses: 20,
    begin: `${HEAD}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 60000\r\n\r\n${PART}`,
    again: 'a',
    reads: true,
  },
  {
    name: 'forms in pieces of one letter, without a length',
    connections: 600,
    addresses: 20,
    begin: `${HEAD}Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`,
    again: '1\r\na\r\n',
    reads: true,
  },
  NOT_READ,
]

/** Like a program on the site's own machine, from which its starter asks as well. */
const FROM_HERE: readonly SlowClient[] = [
  IDLE,
  { ...ENDLESS, connections: 5_600 },
  { ...NOT_READ, connections: 5_600 },
].map((client) => ({ ...client, addresses: 1, from: '127.0.0.1', name: `of this machine, ${client.name}` }))

/** Attacks with clients that send or read slowly, on many connections, and measures how long another visitor waits. */
export async function attackSlowly(port: number, paths: readonly string[], calm: Waited): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const client of CLIENTS) {
    const attack = () => visitMeanwhile(port, [...paths], ATTACK_MS)
    const { waited, left } = await holdMeanwhile(port, client, attack)
    tallies.push(toWaitedTally(toName(client), client.connections, calm, waited, `${left} still open at the end`))
  }
  return tallies
}

/** Does the same to a site as `npm start` starts it, and also measures the wait of the starter, which asks at a separate port. */
export async function attackFromHere(port: number, healthPort: number, paths: readonly string[]): Promise<Tally[]> {
  const calm = await visitMeanwhile(port, [...paths], ATTACK_MS / 2)
  const tallies: Tally[] = []
  for (const client of FROM_HERE) {
    const { waited } = await holdMeanwhile(port, client, () =>
      Promise.all([
        visitMeanwhile(port, [...paths], ATTACK_MS),
        visitMeanwhile(healthPort, ['/healthz'], ATTACK_MS, { from: '127.0.0.1' }),
      ]),
    )
    const [visitor, starter] = waited
    tallies.push(toWaitedTally(toName(client), client.connections, calm, visitor))
    tallies.push(toWaitedTally(`${toName(client)}: the starter`, client.connections, calm, starter))
  }
  return tallies
}

const toName = ({ connections, name }: SlowClient) => `${connections} connections: ${name}`

async function holdMeanwhile<Result>(port: number, client: SlowClient, visit: () => Promise<Result>) {
  const sockets = await openSockets(port, client)
  const again = setInterval(() => {
    for (const socket of sockets) if (socket.writable && client.again !== '') socket.write(client.again)
  }, EVERY_MS)
  const waited = await visit()
  clearInterval(again)
  const left = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  return { waited, left }
}

async function openSockets(
  port: number,
  { connections, addresses, from, begin, reads }: SlowClient,
): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let n = 0; n < connections; n += 1) {
    const localAddress = from ?? `127.0.1.${(n % addresses) + 1}`
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    if (reads) socket.resume()
    else socket.pause()
    if (begin !== '') socket.write(begin)
    sockets.push(socket)
    if (n % 100 === 0) await sleep(5)
  }
  return sockets
}
