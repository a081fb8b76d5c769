import { once } from 'node:events'
import { startPinned, stopChild } from '../children.ts'

/** Program that reads forms and redirects. It prints its port first. */
const PROGRAM = `
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(303, { location: '/' }).end())
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

/** Starts a server beside the site, on the same core, that ignores what it gets. */
export async function startPlainServer(): Promise<{ url: URL; stop: () => Promise<void> }> {
  const child = startPinned(0, process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout === null) throw new Error('The plain server cannot be heard')
  const [port] = await once(child.stdout, 'data')
  return { url: new URL(`http://127.0.0.1:${Number(String(port))}/`), stop: () => stopChild(child) }
}
