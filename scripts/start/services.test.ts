import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOpenPorts, type Mode, type ServiceName, toEnvironment, toServiceOptions } from './services.ts'
import { loadSettings } from './settings.ts'

const PORTS = {
  sites: [
    { brand: 'tailwell', variable: 'WEB_PORT_TAILWELL', port: 3000 },
    { brand: 'aldergrove', variable: 'WEB_PORT_ALDERGROVE', port: 3100 },
  ],
}

test('a start waits for the ports that a site opens: one port for all domains, otherwise one per brand', () => {
  expect(listOpenPorts(PORTS, { ADDRESSING: 'domains' }).map(({ port }) => port)).toEqual([3000])
  expect(listOpenPorts(PORTS, {}).map(({ port }) => port)).toEqual([3000, 3100])
})

const load = () => {
  const settings = loadSettings({
    MENAGERIE_VAR: mkdtempSync(join(tmpdir(), 'services-')),
    MENAGERIE_NEEDED_MB: '1',
    HEALTH_PORT: '3304',
  })
  return { settings, toAll: (mode: Mode) => toEnvironment(settings, 'postgresql://localhost/menagerie', mode) }
}

test('the site’s health check uses a separate port that visitors do not use', () => {
  const { settings, toAll } = load()
  const { env, healthUrl } = toServiceOptions('web', settings, toAll('start'), 'start')
  expect(healthUrl).toBe(`http://127.0.0.1:${env.HEALTH_PORT}/healthz`)
  expect(settings.ports.sites.map(({ port }) => String(port))).not.toContain(env.HEALTH_PORT)
})

test('without HEALTH_PORT the site opens no separate port for health checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'services-'))
  const settings = loadSettings({ MENAGERIE_VAR: folder, MENAGERIE_NEEDED_MB: '1' })
  const all = toEnvironment(settings, 'postgresql://localhost/menagerie', 'start')
  const { env, healthUrl } = toServiceOptions('web', settings, all, 'start')
  expect(env.HEALTH_PORT ?? '').toBe('')
  expect(healthUrl).not.toContain(':0/')
})

test('the malloc settings of the C library are given to the site only, not to the admin or the Content API', () => {
  const { settings, toAll } = load()
  const all = toAll('start')
  const toNames = (name: ServiceName) =>
    Object.keys(toServiceOptions(name, settings, all, 'start').env).filter((each) => each.startsWith('MALLOC_'))
  expect(toNames('web')).toEqual(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])
  expect([...toNames('admin'), ...toNames('content-api')]).toEqual([])
  expect(Object.keys(all).filter((each) => each.startsWith('MALLOC_'))).toEqual([])
})
