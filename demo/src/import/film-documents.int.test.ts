import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPublished } from '@menagerie/studio/testing/test-published'
import { openTestStudio, type TestStudio } from '@menagerie/studio/testing/test-studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '../content/load-content.ts'
import { ids } from '../stable-id.ts'
import { importAll } from './import-all.ts'
import { createProgress } from './progress.ts'
import { toSmallWorld } from './testing/small-world.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  const world = toSmallWorld(loadContent(), ['tailwell/nl_NL'])
  await importAll(studio.payload, world, createProgress({ say: () => {} }))
}, 300_000)
afterAll(() => studio?.close())

test('films are imported with their files and captions, and an article refers to one of them', async () => {
  const published = openPublished(studio.databaseUrl)
  const rows = await published.rows()
  await published.close()
  const films = rows.filter(({ kind }) => kind === 'film')
  expect(films.map(({ key }) => key).sort()).toEqual(
    [ids.film('bowl'), ids.film('brushing'), ids.film('aquarium')].sort(),
  )
  expect(films[0]?.body).toMatchObject({
    width: 960,
    captions: { nl: expect.stringMatching(/^WEBVTT/), uk: expect.anything() },
  })
  for (const name of ['bowl.mp4', 'brushing.mp4', 'aquarium.webm'])
    expect(existsSync(join(studio.mediaDir, 'films', name))).toBe(true)
  const bodies = rows.filter(({ kind }) => kind === 'article').map(({ body }) => JSON.stringify(body))
  expect(bodies.some((body) => body.includes(`"film":"${ids.film('brushing')}"`))).toBe(true)
})
