import { expect, test } from 'vitest'
import { talk } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'

const toHead = (target: string, host: string, ...lines: string[]) =>
  `${[`GET ${target} HTTP/1.1`, `Host: ${host}`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`

test.each([
  ['a service of a host that is none', 400, toHead('/healthz', 'a b')],
  ['a service of an empty host', 400, toHead('/healthz', '')],
  ['a picture of a port beyond all ports', 400, toHead('/imaging/a/b/c', 'localhost:99999')],
  ['a preview of a host with a name', 400, toHead('/__preview/x/y/?mode=edit', 'localhost@evil.example')],
  ['a backslash in a picture', 400, toHead('/imaging/a/b/\\c', 'localhost')],
  ['a backslash in a preview', 400, toHead('/__preview/tailwell/en_US/\\evil.example/?mode=edit', 'localhost')],
  ['an expectation of its own', 200, toHead('/healthz', 'localhost', 'Expect: wonders')],
  ['an expectation of its own at a page that starts', 503, toHead('/about/', 'localhost', 'Expect: wonders')],
])('%s is answered with the standard security and caching headers', async (_name, status, head) => {
  const { port } = await serveReplica('local')
  const said = await talk(port, [head], 2_000)
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(said).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(said).toMatch(/^cache-control: no-store\r$/im)
})
