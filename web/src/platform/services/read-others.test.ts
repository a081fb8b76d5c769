import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOthers } from './read-others.ts'

const folder = mkdtempSync(join(tmpdir(), 'streets-'))
const tiles = join(folder, 'country.pmtiles')
writeFileSync(tiles, 'tiles')

test('a tiles file is shown with a map style of the site and adds no map origin of another company', () => {
  expect(readOthers({ SERVICES_FILE: undefined, MAP_STYLE_URL: undefined, MAP_TILES: tiles })).toEqual({
    ok: true,
    value: { services: [], mapStyle: '/streets/style.json', policySettings: { mapOrigins: [] } },
  })
})

test.each([
  [{ MAP_TILES: join(folder, 'none.pmtiles') }, 'none.pmtiles'],
  [{ MAP_TILES: folder }, 'PMTiles'],
  [{ MAP_TILES: tiles, MAP_STYLE_URL: '/style.json' }, 'one of them'],
])('%o is refused at start with an explanation', (env, told) => {
  const error = expect.stringContaining(told)
  expect(readOthers({ SERVICES_FILE: undefined, MAP_STYLE_URL: undefined, ...env })).toMatchObject({
    ok: false,
    error,
  })
})
