import { expect, test } from 'vitest'
import { readMapStyle } from './map-style.ts'
import { serviceSchema } from './service.ts'

const MAP = serviceSchema.parse({
  shows: 'map',
  id: 'streets',
  name: 'Streets',
  company: 'Streets Ltd',
  privacy: 'https://streets.example/privacy',
  sources: ['https://*.tiles.example'],
})

test('no map style is set by default, and a style path on the site itself needs no declared service', () => {
  expect(readMapStyle(undefined, [])).toEqual({ ok: true, value: undefined })
  expect(readMapStyle('/maps/style.json', [])).toEqual({ ok: true, value: { url: '/maps/style.json', origins: [] } })
})

test('a map style of another company is allowed with its tile hosts, and only when it is declared as a service', () => {
  const url = 'https://maps.example/style.json?key=1'
  expect(readMapStyle(url, [MAP])).toEqual({
    ok: true,
    value: { url, origins: ['https://maps.example', 'https://*.tiles.example'] },
  })
  expect(readMapStyle(url, [])).toMatchObject({ ok: false, error: expect.stringContaining('https://maps.example') })
  expect(readMapStyle(undefined, [MAP])).toMatchObject({ ok: false, error: expect.stringContaining('streets') })
})
