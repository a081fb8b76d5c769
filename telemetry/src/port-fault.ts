import { createServer, type Server } from 'node:net'

type PortSetting = {
  host: string
  port: number
  /** Environment variable that sets the port; the message names it. */
  portVariable: string
}

/** Says why a port cannot be opened, and which setting to change. */
export function tellPortFault(
  { code, message }: NodeJS.ErrnoException,
  { host, port, portVariable }: PortSetting,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there, or set ${portVariable} to another port.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set ${portVariable} to a port from 1024.`
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine: set HOST to one that is.`
  return `Port ${port} (${portVariable}) cannot be opened: ${message}.`
}

/**
 * Most connections that wait to be accepted. When they are all used, Linux drops the first packet of each further visitor, which tries again after 1, 3 and 7
 * s. Node's default of 511 was reached when 1,200 connections were opened at once. Linux allows at most `net.core.somaxconn`: 4,096 since 5.4.
 */
const WAITING_CONNECTIONS = 4_096

/** Listens on a port. Returns the error when the port cannot be opened. */
export function listenOrFail(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    server.once('error', done)
    server.listen({ host, port, backlog: WAITING_CONNECTIONS }, () => {
      server.off('error', done)
      done(undefined)
    })
  })
}

/** Says why a port cannot be opened, before anything else is done. Returns undefined when it can. */
export async function findPortFault(setting: PortSetting): Promise<string | undefined> {
  const server = createServer()
  const fault = await listenOrFail(server, setting.host, setting.port)
  if (fault !== undefined) return tellPortFault(fault, setting)
  await new Promise((done) => server.close(done))
  return undefined
}
