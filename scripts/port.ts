import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { SITE_PORTS } from '@menagerie/sites/site-ports'

/** Tells whether a port of 127.0.0.1 can be listened on now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })
}

/** Ports below those that systems give to outgoing connections, which could take a port between its choice and its use. */
const LASTING = { from: 20_000, before: 32_000 }

/** Returns a free port of 127.0.0.1, for tests. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LASTING.from, LASTING.before)
    if (await isPortFree(port)) return port
  }
}

const PORT_VARIABLES = [...SITE_PORTS.map(({ variable }) => variable), 'ADMIN_PORT', 'CONTENT_API_PORT', 'PG_PORT']

/** Returns a free port for everything that `npm start` opens, by variable. It is for a product beside the running one. */
export async function pickPorts(): Promise<Record<string, string>> {
  const picked = new Set<number>()
  while (picked.size < PORT_VARIABLES.length) {
    picked.add(await findFreePort())
  }
  return Object.fromEntries([...picked].map((port, at) => [PORT_VARIABLES[at], String(port)]))
}
