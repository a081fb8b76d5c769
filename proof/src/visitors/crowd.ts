import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const ANSWER_MS = 30_000
const CONNECTED_AT_ONCE = 100

/** Opens connections and keeps them; `ask` then sends a request on all of them at once, and returns the whole answers. */
export async function gatherCrowd(port: number, size: number): Promise<{ ask: (path: string) => Promise<string[]> }> {
  const sockets: Socket[] = []
  for (let left = size; left > 0; left -= CONNECTED_AT_ONCE) {
    const some = Array.from({ length: Math.min(left, CONNECTED_AT_ONCE) }, () => connect(port, '127.0.0.1'))
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    sockets.push(...some)
  }
  return {
    ask(path) {
      const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
      const answers = sockets.map(readAnswer)
      for (const socket of sockets) socket.write(request)
      return Promise.all(answers)
    },
  }
}

async function readAnswer(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('no answer')))
  try {
    for await (const part of socket) parts.push(part)
  } catch (error) {
    return String(error)
  }
  return Buffer.concat(parts).toString('utf8')
}
