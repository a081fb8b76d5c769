import { createServer } from 'node:http'
import { findFreePort } from '../../../scripts/port.ts'

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title>
<meta name="description" content="Nothing but a heading, a sentence and something that opens.">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main><h1>A plain page</h1>
<p>What the browser takes for next to nothing.</p><details><summary>More</summary><p>That is all.</p></details></main></body></html>`

/** Serves a page without styles, scripts and pictures: the lowest figure that a browser can measure. */
export async function servePlainPage(): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort()
  const server = createServer(({ url }, response) => {
    if (url !== '/') response.writeHead(404).end()
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(HTML)
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
