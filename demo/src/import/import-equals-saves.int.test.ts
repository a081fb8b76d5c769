import { openTestStudio, type TestStudio } from '@menagerie/studio/publish/test-studio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '../content/load-content.ts'
import { importAll } from './import-all.ts'
import { storeLeaflets } from './leaflet-documents.ts'
import { storePictures } from './picture-documents.ts'
import { planDocuments } from './plan-documents.ts'
import { createProgress } from './progress.ts'
import { saveOneByOne } from './test-save-one-by-one.ts'
import { toSmallWorld } from './test-small-world.ts'
import { type Dump, dumpTables, emptyTables } from './test-tables.ts'

const LIMIT_MS = 300_000

let studio: TestStudio
let imported: Dump
let saved: Dump
const SILENT = createProgress({ say: () => {} })

beforeAll(async () => {
  studio = await openTestStudio()
  const world = toSmallWorld(loadContent(), ['tailwell/nl_NL', 'aldergrove/nl_NL'])
  await importAll(studio.payload, world, SILENT)
  imported = await dumpTables(studio.databaseUrl)
  await emptyTables(studio.databaseUrl)
  const files = [
    ...(await storePictures(studio.payload, world.pictures, () => {})),
    ...(await storeLeaflets(studio.payload, world.leaflets, world.sites, () => {})),
  ]
  await saveOneByOne(studio.payload, [...files, ...planDocuments(world)])
  saved = await dumpTables(studio.databaseUrl)
}, LIMIT_MS)
afterAll(() => studio.close())

it('writes what saving each document in the studio writes: tables, versions and published entries', () => {
  expect([...imported.keys()].sort()).toEqual([...saved.keys()].sort())
  for (const [table, rows] of saved) expect({ table, rows: imported.get(table) }).toEqual({ table, rows })
})
