import { channel } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { notePeers, prepareRequest } from './note-peers.ts'

const prepared = (url: string) => {
  const request = { url, headers: {}, socket: { remoteAddress: '192.0.2.7' } }
  prepareRequest(request)
  return request
}

test.each(['/api/users/%ED%A0%BD', '/admin/%', '/%E0%A4%A', '/api/media/file/%FF.jpg?x=1'])(
  'the malformed address %s is replaced by an address that does not exist',
  (url) => expect(prepared(url).url).toBe('/no-such-address'),
)

test.each(['/api/users/%F0%9F%98%80', '/admin', '/api/pages?where[title][equals]=%ED%A0%BD'])(
  '%s stays unchanged',
  (url) => expect(prepared(url).url).toBe(url),
)

test.each(['/api/__proto__', '/api/constructor/x?y=1', '/api/./toString', '/api/valueOf'])(
  '%s names an inherited object property and is replaced by an address that does not exist',
  (url) => expect(prepared(url).url).toBe('/no-such-address'),
)

test.each([
  ['/admin/collections/media?where=5&limit=10', '/admin/collections/media?limit=10'],
  ['/admin/collections/media?where[or]=x', '/admin/collections/media?'],
  ['/admin/collections/media?where%5Bor%5D%5Bx%5D=1&page=2', '/admin/collections/media?page=2'],
  ['/admin/collections/media?where[or][0][and]=1', '/admin/collections/media?'],
])('the list address %s loses its invalid query and becomes %s', (url, kept) => expect(prepared(url).url).toBe(kept))

test.each([
  ['/admin/collections/pages?locale=%00', '/admin/collections/pages?locale='],
  ['/admin?locale=d%00e', '/admin?locale=de'],
  ['/admin/login?redirect=%00%2Fadmin', '/admin/login?redirect=%2Fadmin'],
  ['/admin/collections/pages?search=%2500', '/admin/collections/pages?search=%2500'],
  // Kept, because the API itself reports the mistake.
  ['/api/pages?locale=%00', '/api/pages?locale=%00'],
])('NUL characters are removed from page addresses only: %s becomes %s', (url, kept) =>
  expect(prepared(url).url).toBe(kept),
)

test('a query as the admin writes it stays unchanged', () => {
  const url = '/admin/collections/pages?where[or][0][and][0][title][like]=a b&where[or][0][and][1][site][in][0]=x'
  expect(prepared(url).url).toBe(url)
})

test('a peer address that the caller writes into the header is overwritten with the address of the connection', async () => {
  notePeers()
  expect(channel('http.server.request.start').hasSubscribers).toBe(true)
  const server = createServer((request, response) => response.end(request.headers['x-menagerie-peer']))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-menagerie-peer': '203.0.113.9' } })
  expect(await answer.text()).toBe('127.0.0.1')
  server.close()
})
