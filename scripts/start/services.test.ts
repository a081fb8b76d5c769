import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOpenPorts, type ServiceName, toEnvironment, toServiceOptions } from './services.ts'
import { loadSettings } from './settings.ts'

const PORTS = {
  sites: [
    { brand: 'tailwell', variable: 'WEB_PORT_TAILWELL', port: 3000 },
    { brand: 'aldergrove', variable: 'WEB_PORT_ALDERGROVE', port: 3100 },
  ],
}

test('a start waits for the ports that a site opens: one for all domains, else one per brand', () => {
  expect(listOpenPorts(PORTS, { ADDRESSING: 'domains' }).map(({ port }) => port)).toEqual([3000])
  expect(listOpenPorts(PORTS, {}).map(({ port }) => port)).toEqual([3000, 3100])
})

test('the settings of the C library are for the site: an import of pictures and the studio are slowed by them', () => {
  const settings = loadSettings({ MENAGERIE_VAR: mkdtempSync(join(tmpdir(), 'services-')), MENAGERIE_NEEDED_MB: '1' })
  const all = toEnvironment(settings, 'postgresql://localhost/menagerie', 'start')
  const toNames = (name: ServiceName) =>
    Object.keys(toServiceOptions(name, settings, all, 'start').env).filter((each) => each.startsWith('MALLOC_'))
  expect(toNames('web')).toEqual(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])
  expect([...toNames('admin'), ...toNames('content-api')]).toEqual([])
  expect(Object.keys(all).filter((each) => each.startsWith('MALLOC_'))).toEqual([])
})
