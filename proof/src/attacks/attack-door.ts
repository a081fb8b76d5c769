import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { askText } from '../read-metrics.ts'
import type { ProofSite } from '../site-process.ts'
import type { Tally } from './tally.ts'

const ROUNDS = 12
const PATIENCE_MS = 15_000
const HALF_OPEN = 20
const LONGEST_STOP_MS = 15_000

const HEAD = 'Host: localhost\r\n'
/** Requests that a server may misread. None may cause an error of the server, or two answers to one request. */
const MALFORMED: readonly string[] = [
  `GET / HTTP/1.1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}${HEAD}\r\n`,
  `GET / HTTP/9.9\r\n${HEAD}\r\n`,
  `GET /\0 HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /%00 HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /%zz HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /../../etc/passwd HTTP/1.1\r\n${HEAD}\r\n`,
  `GET //host.example/ HTTP/1.1\r\n${HEAD}\r\n`,
  `GET http://host.example/ HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}X: ${'a'.repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}A : b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HEAD} folded\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`,
  `POST / HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  `POST / HTTP/1.1\r\n${HEAD}Content-Length: -1\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `CONNECT host.example:443 HTTP/1.1\r\n${HEAD}\r\n`,
  `TRACE / HTTP/1.1\r\n${HEAD}\r\n`,
  `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03`,
]

/** Sends malformed bytes, then lets clients ask for another protocol and keep their half of the connection open while the site stops. */
export async function attackDoor(site: ProofSite): Promise<Tally[]> {
  return [await sendMalformed(site), await holdHalfOpen(site)]
}

async function sendMalformed({ ports }: ProofSite): Promise<Tally> {
  const faults: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(MALFORMED.map((bytes) => send(ports.main, bytes)))
    for (const [at, text] of answers.entries()) {
      const shown = JSON.stringify(MALFORMED[at]?.slice(0, 60))
      if (text === undefined) faults.push(`${shown}: no end after ${PATIENCE_MS / 1000} s`)
      else if (/^HTTP\/1\.1 5(?!05)/.test(text)) faults.push(`${shown}: ${text.slice(0, 60)}`)
      else if ((text.match(/^HTTP\/1\.1 200/gm)?.length ?? 0) > 1) faults.push(`${shown}: answered twice`)
    }
    if ((await askText(ports.main, '/healthz')) !== 'ok') faults.push('the site is not well any more')
  }
  return { name: 'malformed requests at the front door', tries: ROUNDS * MALFORMED.length, faults }
}

/** Returns everything that comes until the connection ends, or undefined when it does not end. The client's own half is closed. */
function send(port: number, bytes: string): Promise<string | undefined> {
  return new Promise((done) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    const late = setTimeout(() => end(undefined), PATIENCE_MS)
    const end = (told: string | undefined) => {
      clearTimeout(late)
      socket.destroy()
      done(told)
    }
    socket.on('data', (part) => {
      text += part.toString('latin1')
    })
    socket.on('close', () => end(text))
    socket.on('error', () => end(text))
    socket.end(bytes, 'latin1')
  })
}

async function holdHalfOpen(site: ProofSite): Promise<Tally> {
  const faults: string[] = []
  const sockets = Array.from({ length: HALF_OPEN }, () => {
    const socket = connect({ port: site.ports.main, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    socket.write(`GET / HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    return socket
  })
  await sleep(500)
  const began = performance.now()
  site.child.kill('SIGTERM')
  const hasEnded = () => site.child.exitCode !== null || site.child.signalCode !== null
  while (!hasEnded() && performance.now() - began < LONGEST_STOP_MS) await sleep(20)
  const took = performance.now() - began
  if (!hasEnded()) faults.push(`the site still runs ${LONGEST_STOP_MS / 1000} s after SIGTERM`)
  for (const socket of sockets) socket.destroy()
  await site.kill()
  const note = `stopped ${(took / 1000).toFixed(1)} s after SIGTERM`
  return { name: 'half-open upgrades while the site stops', tries: HALF_OPEN, faults, note }
}
