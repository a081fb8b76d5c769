import { connect, type Socket } from 'node:net'

type FloodOptions = {
  port: number
  /** Number of connections. Each asks again as soon as it is answered, and a closed one is opened again. */
  connections: number
  /** This machine's own addresses to use in turn. */
  from: readonly string[]
  toRequest: (n: number) => string
  /** Requests in each piece, where a piece has several. */
  inPiece?: number
}

/** Sends requests until it is stopped. `statuses` counts the answers. */
export function startFlood({ port, connections, from, toRequest, inPiece = 1 }: FloodOptions) {
  const statuses = new Map<number, number>()
  const sockets = new Set<Socket>()
  let asked = 0
  let isStopping = false

  function open(at: number): void {
    if (isStopping) return
    const localAddress = from[at % from.length] ?? '127.0.0.1'
    const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('latin1')
    sockets.add(socket)
    let heard = ''
    let answers = 0
    const say = () => {
      asked += 1
      socket.write(toRequest(asked))
    }
    socket.on('connect', say).on('error', () => {})
    socket.on('data', (text: string) => {
      heard += text
      for (let end = findEnd(heard); end > 0; end = findEnd(heard)) {
        const status = Number(heard.slice(9, 12))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        heard = heard.slice(end)
        answers += 1
        if (answers % inPiece === 0) say()
      }
    })
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(open, 50, at)
    })
  }

  for (let n = 0; n < connections; n += 1) open(n)
  return {
    statuses,
    stop(): number {
      isStopping = true
      for (const socket of sockets) socket.destroy()
      return asked
    },
  }
}

/** Returns where the first answer ends, or 0 while it is incomplete. */
export function findEnd(heard: string): number {
  const head = heard.indexOf('\r\n\r\n')
  if (head < 0) return 0
  if (/^transfer-encoding: chunked/im.test(heard.slice(0, head))) return findLastChunk(heard, head + 2)
  const end = head + 4 + Number(/^content-length: (\d+)/im.exec(heard.slice(0, head))?.[1] ?? 0)
  return heard.length < end ? 0 : end
}

const LAST_CHUNK = '\r\n0\r\n\r\n'

/** Returns the end of the empty last chunk. Our texts contain no such bytes. */
function findLastChunk(heard: string, from: number): number {
  const at = heard.indexOf(LAST_CHUNK, from)
  return at < 0 ? 0 : at + LAST_CHUNK.length
}

export const toFloodGet = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept-Encoding: br', ...headers].join('\r\n')}\r\n\r\n`

export function toPost(path: string, type: string, body: string, ...headers: string[]): string {
  const own = ['Host: localhost', 'Sec-Fetch-Site: same-origin', `Content-Type: ${type}`, ...headers]
  return `${[`POST ${path} HTTP/1.1`, ...own, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`
}
