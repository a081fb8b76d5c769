import { once } from 'node:events'
import { startPinned, stopChild } from '../children.ts'

/** Reads a post and thanks for it; says its port first. */
const PROGRAM = `
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(303, { location: '/' }).end())
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

/** A server beside the site, on the same core, that does nothing with what it is sent. */
export async function startPlainServer(): Promise<{ url: URL; stop: () => Promise<void> }> {
  const child = startPinned(0, process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout === null) throw new Error('The plain server cannot be heard')
  const [port] = await once(child.stdout, 'data')
  return { url: new URL(`http://127.0.0.1:${Number(String(port))}/`), stop: () => stopChild(child) }
}
