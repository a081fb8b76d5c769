import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('./SearchClient.tsx', import.meta.url))
const HTML =
  '<!doctype html><html lang="en"><title>Search client</title><main></main><script type="module" src="/client.js"></script>'

/** Serves a page of another application with the official widgets, which searches the site at `origin` as if it were Algolia. */
export async function serveSearchClient(origin: string, outDir: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    // Set here because NODE_ENV differs in tests, and React's production build has no development JSX.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir, emptyOutDir: true, lib: { entry: ENTRY, formats: ['es'], fileName: () => 'client.js' } },
  })
  const script = readFileSync(join(outDir, 'client.js'))
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith('/1/')) {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const answer = await fetch(origin + url, {
        method: request.method ?? 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
        body,
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    }
    const isScript = url === '/client.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    return response.end(isScript ? script : HTML)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
