import { createServer } from 'node:http'

const PLAYER = '<!doctype html><html lang="en"><title>Player</title><h1>Player</h1><button>Play</button></html>'
/** What such a script brings: one function that fills a container with posts. */
const FEED = `window.standInFeed = (command, { container, key, locale, tags }) => {
  // Refused in the sandbox, which a careful script expects.
  try { document.cookie = 'stand_in=1' } catch {}
  const list = document.createElement('ul')
  for (const tag of tags) list.append(Object.assign(document.createElement('li'), { textContent: [command, key, locale, tag].join(' ') }))
  list.style.cssText = 'margin:0;padding:0;height:777px'
  document.querySelector(container).append(list)
}`

/** A company of videos, pages and posts on a port of its own. `asked`: the paths that browsers have asked it for. */
export async function startProvider() {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const isScript = url.startsWith('/feed.js')
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.setHeader('Set-Cookie', 'stand_in=1')
    response.end(isScript ? FEED : PLAYER)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in provider has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
