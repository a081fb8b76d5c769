import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { documentHeaders } from '../../server/http/headers.ts'

export type ServedIslands = {
  url: string
  /** Shows these islands on the page at `url`. */
  show: (islands: ReactElement) => void
  /** Scripts asked for since the last `show`. */
  scripts: string[]
  /** Until it is resolved every script but the entry is held back, as on a slow connection. */
  hold: (until: Promise<void>) => void
  stop: () => void
}

/** A page with test islands under the headers of the real site. */
export async function serveIslands(folder: string, entry: string): Promise<ServedIslands> {
  let body = ''
  let scripts: string[] = []
  let held: Promise<void> = Promise.resolve()
  const headers = documentHeaders({})
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') return void response.writeHead(200, headers).end(toDocument(body, entry))
    if (!path.endsWith('.js')) return void response.writeHead(404).end()
    scripts.push(path)
    if (path !== `/${entry}`) await held
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(await readFile(join(folder, path)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    show(islands) {
      body = renderToString(islands)
      scripts = []
      held = Promise.resolve()
    },
    get scripts() {
      return scripts
    },
    hold: (until) => {
      held = until
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function toDocument(body: string, entry: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Islands</title><link rel="icon" href="data:,"><script type="module" src="/${entry}"></script></head><body>${body}</body></html>`
}
