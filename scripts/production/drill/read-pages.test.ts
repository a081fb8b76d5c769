import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readAllPages } from './read-pages.ts'

let server: Server | undefined
afterEach(() => void server?.close())

async function serve(answer: RequestListener): Promise<string> {
  const listening = createServer(answer)
  server = listening
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const PAGE = '<!doctype html><html><body>dog</body></html>\n'

test('each page of each sitemap is read once, and missing, truncated or interrupted pages are reported', async () => {
  const asked: string[] = []
  const origin = await serve(({ url = '' }, response) => {
    asked.push(url)
    const locs = (...paths: string[]) =>
      paths.map((path) => `<loc>http://${response.req.headers.host}${path}</loc>`).join('')
    if (url === '/sitemap.xml') return response.end(`<sitemapindex>${locs('/a.xml', '/b.xml')}</sitemapindex>`)
    if (url === '/a.xml') return response.end(`<urlset>${locs('/', '/gone', '/cut', '/off')}</urlset>`)
    if (url === '/b.xml') return response.end(`<urlset>${locs('/', '/list?a=1&amp;b=2')}</urlset>`)
    if (url === '/gone') return response.writeHead(404).end(PAGE)
    if (url === '/cut') return response.end(PAGE.slice(0, 20))
    if (url === '/off') return response.destroy()
    return response.end(PAGE)
  })
  const { read, failed } = await readAllPages([origin])
  expect(read).toBe(5)
  expect(failed.toSorted()).toEqual([
    `404 ${origin}/gone`,
    `is no whole page: ${origin}/cut`,
    expect.stringMatching(/^no answer \(.*\) .*\/off$/),
  ])
  expect(asked.filter((path) => path === '/')).toHaveLength(1)
  expect(asked).toContain('/list?a=1&b=2')
})

test('a page that answers 503 with Retry-After is requested again', async () => {
  let turns = 0
  const origin = await serve(({ url }, response) => {
    if (url === '/sitemap.xml') return response.end(`<urlset><loc>http://${response.req.headers.host}/</loc></urlset>`)
    turns += 1
    if (turns < 3) return response.writeHead(503, { 'retry-after': '0' }).end()
    return response.end(PAGE)
  })
  expect(await readAllPages([origin])).toEqual({ read: 1, failed: [] })
})

test('a brand whose sitemap answers 404 has no pages to read', async () => {
  const origin = await serve((_request, response) => void response.writeHead(404).end())
  expect(await readAllPages([origin])).toEqual({ read: 0, failed: [] })
})

test('reading fails for a site whose sitemap answers 500', async () => {
  const origin = await serve((_request, response) => void response.writeHead(500).end())
  await expect(readAllPages([origin])).rejects.toThrow('/sitemap.xml answers 500')
})
