import { expect, test } from 'vitest'
import { leaflet } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { encodeName, toDisposition, toDownloadName } from './download-name.ts'
import { toLeafletAddress } from './leaflet-address.ts'
import { createLeaflets } from './leaflets.ts'
import { formatBytes, loadLeaflets } from './load-leaflets.ts'

const INSERT = leaflet('k', { name: 'insert.pdf', title: 'Package insert' })

const NAMES = [
  ['insert.pdf', 'insert.pdf', 'insert.pdf'],
  ['Příbalový leták – uši.pdf', 'Příbalový leták – uši.pdf', 'Pribalovy letak _ usi.pdf'],
  ['Инструкция.pdf', 'Инструкция.pdf', '__________.pdf'],
  ['a "b" \\ c.pdf', 'a "b" c.pdf', 'a _b_ c.pdf'],
  ["l'oreille (2)*.pdf", "l'oreille (2)*.pdf", "l'oreille (2)*.pdf"],
  ['100%25.pdf', '100%25.pdf', '100_25.pdf'],
  ['x\r\nSet-Cookie: a=b\r\n\r\n<script>.pdf', 'x Set-Cookie: a=b <script>.pdf', 'x Set-Cookie: a=b <script>.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf', 'etc passwd.pdf'],
  ['gpj\u202E.exe', 'gpj .exe.pdf', 'gpj .exe.pdf'],
  ['half a pair \uD83D.pdf', 'half a pair \uFFFD.pdf', 'half a pair _.pdf'],
  ['PDF', 'leaflet.pdf', 'leaflet.pdf'],
  ['..', 'leaflet.pdf', 'leaflet.pdf'],
] as const

test.each(NAMES)(
  '%j is downloaded under a cleaned name, with an ASCII name for programs that need one',
  (from, name, plain) => {
    const clean = toDownloadName(from)
    expect(clean).toBe(name)
    const header = toDisposition(clean)
    expect(header).toBe(`inline; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`)
    expect(header).toMatch(/^[ -~]+$/)
  },
)

test.each(NAMES)(
  'the address of %j decodes to the name of the leaflet, so that it does not redirect to itself',
  async (from) => {
    const findLeaflet = () => leaflet('k', { name: from }).body
    const found = createLeaflets({ findLeaflet, findOriginal: async (hash) => hash })
    const address = new URL(toLeafletAddress(leaflet('k', { name: from })), 'http://localhost')
    const [, , key = '', version = '', name = ''] = address.pathname.split('/').map(decodeURIComponent)
    expect((await found({ key, version, name })).status).toBe(200)
  },
)

test('an old version or another name redirects to the current leaflet, and a withdrawn leaflet is not found', async () => {
  const leaflets = createLeaflets({
    findLeaflet: (key) => (key === 'k' ? INSERT.body : undefined),
    findOriginal: async (hash) => `/media/${hash}`,
  })
  const request = { key: 'k', version: 'abababababab', name: 'insert.pdf' }
  expect(await leaflets(request)).toMatchObject({ status: 200, file: `/media/${INSERT.body.hash}` })
  const today = { status: 302, location: '/leaflets/k/abababababab/insert.pdf' }
  expect(await leaflets({ ...request, version: '0123456789ab' })).toEqual(today)
  expect(await leaflets({ ...request, name: 'free-money.pdf' })).toEqual(today)
  expect(await leaflets({ ...request, key: 'gone' })).toEqual({ status: 404 })
})

test('leaflet links keep the order of the product and skip missing leaflets', () => {
  const ctx = createTestContext('tailwell/fr_FR', [INSERT, leaflet('b', { title: 'Notice' })])
  expect(loadLeaflets(ctx, ['b', 'gone', 'k'])).toMatchObject([
    { title: 'Notice', href: '/leaflets/b/abababababab/b.pdf', facts: expect.stringMatching(/^PDF, 49\sko$/) },
    { title: 'Package insert' },
  ])
})

test.each([
  [1, 'en-US', '1 kB'],
  [999_499, 'en-US', '999 kB'],
  [999_500, 'en-US', '1 MB'],
  [1_250_000, 'de-DE', '1,3 MB'],
])('%i bytes are written as kB or MB in the format of the language', (bytes, iso, text) => {
  expect(formatBytes(iso, bytes).replace(/\s/, ' ')).toBe(text)
})
