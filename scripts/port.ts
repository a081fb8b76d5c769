import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { SITE_PORTS } from '@menagerie/sites/site-ports'

/** Whether a port of 127.0.0.1 can be listened on now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })
}

/** Below the ports that systems give to outgoing connections: one of those could take a port between its choice and its use. */
const LASTING = { from: 20_000, before: 32_000 }

/** A free port of 127.0.0.1, for tests. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LASTING.from, LASTING.before)
    if (await isPortFree(port)) return port
  }
}

const PORT_VARIABLES = [...SITE_PORTS.map(({ variable }) => variable), 'ADMIN_PORT', 'CONTENT_API_PORT', 'PG_PORT']

/** A free port for everything that `npm start` opens, by variable: for a product beside the one that runs. */
export async function pickPorts(): Promise<Record<string, string>> {
  const picked = new Set<number>()
  while (picked.size < PORT_VARIABLES.length) {
    picked.add(await findFreePort())
  }
  return Object.fromEntries([...picked].map((port, at) => [PORT_VARIABLES[at], String(port)]))
}
