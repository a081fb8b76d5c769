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

/** A free port of 127.0.0.1, for tests. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
  })
}

const PORT_VARIABLES = [...SITE_PORTS.map(({ variable }) => variable), 'ADMIN_PORT', 'CONTENT_API_PORT', 'PG_PORT']

/** A free port for everything that `npm start` opens, by variable: for a product beside the one that runs. */
export async function pickPorts(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(PORT_VARIABLES.map(async (name) => [name, String(await findFreePort())])))
}
