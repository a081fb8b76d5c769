import { createServer } from 'node:http'

const PLAYER = '<!doctype html><html lang="en"><title>Player</title><h1>Player</h1><button>Play</button></html>'
/** A script like those of such companies: one function that fills a container with posts. */
const FEED = `window.standInFeed = (command, { container, key, locale, tags }) => {
  // Refused in the sandbox, which a careful script expects.
  try { document.cookie = 'stand_in=1' } catch {}
  const list = document.createElement('ul')
  for (const tag of tags) list.append(Object.assign(document.createElement('li'), { textContent: [command, key, locale, tag].join(' ') }))
  list.style.cssText = 'margin:0;padding:0;height:777px'
  document.querySelector(container).append(list)
}`

/** A map tile in one colour. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const toMapStyle = (origin: string) => ({
  version: 8,
  sources: {
    streets: {
      type: 'raster',
      tiles: [`${origin}/tiles/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '<a href="https://streets.example">&copy; Streets</a>',
    },
  },
  layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
})

/**
 * Starts a server that acts as a company with videos, pages, posts and maps. `asked`: the paths that browsers have requested;
 * `state.down`: paths that begin with it are answered with an error.
 */
export async function startProvider() {
  const asked: string[] = []
  const state = { down: '' }
  const server = createServer(({ url = '', headers: { host } }, response) => {
    asked.push(url)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (state.down !== '' && url.startsWith(state.down)) return response.writeHead(503).end()
    if (url.startsWith('/style.json')) return response.end(JSON.stringify(toMapStyle(`http://${host}`)))
    if (url.startsWith('/tiles/')) return response.setHeader('Content-Type', 'image/png').end(TILE)
    const isScript = url.startsWith('/feed.js')
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.setHeader('Set-Cookie', 'stand_in=1')
    return response.end(isScript ? FEED : PLAYER)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in provider has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    state,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
