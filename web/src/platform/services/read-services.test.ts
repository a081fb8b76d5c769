import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readServices } from './read-services.ts'

const FRAME = {
  shows: 'frame',
  id: 'planner',
  name: 'Planner',
  company: 'Planner Ltd',
  privacy: 'https://planner.example/privacy',
  hosts: ['planner.example'],
}

function read(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'services-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'services.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readServices(file)
}

test('without a services file there are no services', () => {
  expect(readServices(undefined)).toEqual({ ok: true, value: [] })
})

test('a known platform fills in its details, and both brands show a service unless it names its brands', () => {
  const services = read([
    { shows: 'video', platform: 'youtube' },
    { ...FRAME, brands: ['aldergrove'], ask: 'first' },
  ])
  expect(services).toMatchObject({
    ok: true,
    value: [
      { id: 'youtube', origin: 'https://www.youtube-nocookie.com', brands: ['tailwell', 'aldergrove'], ask: 'inPlace' },
      { id: 'planner', brands: ['aldergrove'], ask: 'first', stores: [] },
    ],
  })
})

test.each([
  ['a file that is not JSON', '{', /cannot be read/],
  ['an unknown platform', [{ shows: 'video', platform: 'other' }], /platform/],
  ['a misspelt field', [{ ...FRAME, host: 'x' }], /host/],
  ['an address instead of a host', [{ ...FRAME, hosts: ['https://planner.example/'] }], /www\.portions\.example/],
  ['an origin with a policy in it', [{ ...FRAME, origin: "https://a.example; script-src 'unsafe-inline'" }], /origin/],
  ['a second service with the same id', [FRAME, FRAME], /two services have one id/],
])('%s is refused with an error that names it', (_what, content, reason) => {
  const services = read(content)
  expect(services.ok ? '' : services.error).toMatch(reason)
})
