import { expect, test } from 'vitest'
import { talk } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'

const toHead = (target: string, host: string, ...lines: string[]) =>
  `${[`GET ${target} HTTP/1.1`, `Host: ${host}`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`

test.each([
  ['a service address with an invalid host', 400, toHead('/healthz', 'a b')],
  ['a service address with an empty host', 400, toHead('/healthz', '')],
  ['a picture address with an invalid port', 400, toHead('/imaging/a/b/c', 'localhost:99999')],
  [
    'a preview address with a user name in the host',
    400,
    toHead('/__preview/x/y/?mode=edit', 'localhost@evil.example'),
  ],
  ['a picture address with a backslash', 400, toHead('/imaging/a/b/\\c', 'localhost')],
  [
    'a preview address with a backslash',
    400,
    toHead('/__preview/tailwell/en_US/\\evil.example/?mode=edit', 'localhost'),
  ],
  ['an unknown Expect header', 200, toHead('/healthz', 'localhost', 'Expect: wonders')],
  ['an unknown Expect header while the site starts', 503, toHead('/about/', 'localhost', 'Expect: wonders')],
])('%s is answered with the standard security and caching headers', async (_name, status, head) => {
  const { port } = await serveReplica('local')
  const said = await talk(port, [head], 2_000)
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(said).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(said).toMatch(/^cache-control: no-store\r$/im)
})
