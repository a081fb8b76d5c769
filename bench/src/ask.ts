import { Agent, get, type IncomingHttpHeaders } from 'node:http'

type BenchAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number }

/** Makes a request without decoding its body, because fetch would hide how many bytes came. `ms` is the time to the last byte. */
export function askOverHttp(
  url: string | URL,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<BenchAnswer> {
  return new Promise((done, fail) => {
    const began = performance.now()
    get(url, { headers, agent }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const { statusCode = 0, headers: answered } = response
      done({ status: statusCode, headers: answered, body: Buffer.concat(parts), ms: performance.now() - began })
    }).on('error', fail)
  })
}

/** Returns the body in brotli, as nearly all visitors get it. */
export async function askPacked(url: string | URL): Promise<Buffer> {
  return (await askOverHttp(url, { 'accept-encoding': 'br' })).body
}

/** Works through all items, `lanes` of them at a time, over connections that stay open. Items are begun in order. */
export async function askAll<T>(items: Iterable<T>, lanes: number, work: (item: T, agent: Agent) => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const queue = items[Symbol.iterator]()
  try {
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value, agent)
      }),
    )
  } finally {
    agent.destroy()
  }
}
