import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { isLeakedPassword } from './is-leaked-password.ts'

const LEAKED = 'correct horse battery staple'
const HASH = createHash('sha1').update(LEAKED).digest('hex').toUpperCase()

const servers: Server[] = []
const asked: (string | undefined)[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
  asked.length = 0
})

async function serveList(text: string, status = 200): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request.url)
    if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end(text)
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/range/`
}

const lines = (...own: string[]) => [`${'0'.repeat(35)}:3`, ...own, `${'F'.repeat(35)}:0`].join('\r\n')

test('a listed password counts as leaked, and only five characters of its hash are sent to the list', async () => {
  const list = await serveList(lines(`${HASH.slice(5)}:214`))
  expect(await isLeakedPassword(LEAKED, list)).toBe(true)
  expect(asked).toEqual([`/range/${HASH.slice(0, 5)}`])
})

test.each([
  ['other hashes with the same prefix', lines()],
  ['its hash only on a padding line', lines(`${HASH.slice(5)}:0`)],
  ['an HTML page', `<p>${HASH}</p>`],
])('a password does not count as leaked when the list answers with %s', async (_what, text) => {
  expect(await isLeakedPassword(LEAKED, await serveList(text))).toBe(false)
})

test('no password counts as leaked when no list is configured', async () => {
  expect(await isLeakedPassword(LEAKED, '')).toBe(false)
})

test.each([
  ['fails', 500],
  ['redirects', 302],
  ['never answers', 0],
])('a list that %s refuses no password, and the failure is reported', async (_what, status) => {
  const told: string[] = []
  const list = await serveList(lines(`${HASH.slice(5)}:214`), status)
  expect(await isLeakedPassword(LEAKED, list, (fault) => told.push(fault))).toBe(false)
  expect(told).toEqual([expect.stringMatching(/^The list of leaked passwords was not asked: /)])
})
