import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { openingSchema } from './opening.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let published: ReturnType<typeof openPublished>
beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  published = openPublished(studio.databaseUrl)
})
afterAll(async () => {
  await published.close()
  await studio.close()
})

const OWN = 'tailwell/nl_NL'
type Caller = Parameters<typeof rest.call>[0]

async function openingFor(caller: Caller) {
  return openingSchema.parse((await rest.call(caller, 'GET', '/opening')).body).sites
}
const stepsOf = (body: unknown, id: string) => openingSchema.parse(body).sites.find((site) => site.id === id)?.steps

test('an empty studio lists each site with what it lacks, to editors their own ones, to readers none', async () => {
  expect((await openingFor('admin')).map(({ id }) => id)).toEqual(BRAND_LOCALES.map(({ id }) => id))
  const [own, ...others] = await openingFor('editor')
  expect([own?.id, others]).toEqual([OWN, []])
  expect(Object.values(own?.steps ?? {}).map(({ state }) => state)).toEqual(['missing', 'missing', 'missing'])
  expect(await openingFor('reviewer')).toEqual([])
})

test('sample pages are drafts in the language of the site, and published when all are there', async () => {
  const filled = await rest.call('editor', 'POST', '/opening/fill', { body: { site: OWN } })
  const steps = stepsOf(filled.body, OWN)
  expect(Object.values(steps ?? {}).map(({ state }) => state)).toEqual(['draft', 'draft', 'draft'])
  const again = await rest.call('editor', 'POST', '/opening/fill', { body: { site: OWN } })
  expect(stepsOf(again.body, OWN)).toEqual(steps)
  expect(await published.row(steps?.home.id ?? '')).toBeUndefined()
  const { body } = await rest.call('editor', 'POST', '/opening/publish', { body: { site: OWN } })
  expect(stepsOf(body, OWN)).toBeUndefined()
  expect(await published.row(steps?.home.id ?? '')).toMatchObject({
    kind: 'page',
    path: '',
    body: { template: 'Homepage', title: 'Welkom bij Tailwell' },
  })
  expect(await published.row(steps?.menu.id ?? '')).toMatchObject({
    body: { slot: 'header', items: [{ title: 'Contact', link: { type: 'page', kind: 'page' } }] },
  })
})

test('a site of others is not filled', async () => {
  const answers = await Promise.all(
    ['tailwell/de_DE', 'nowhere/xx_XX'].map((site) => rest.call('editor', 'POST', '/opening/fill', { body: { site } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await rest.call('reviewer', 'POST', '/opening/publish', { body: { site: OWN } })).status).toBe(403)
})

test('each language of the product has samples that can be published', async () => {
  const byLanguage = new Map(BRAND_LOCALES.map((site) => [site.file, site.id]))
  for (const [language, site] of byLanguage) {
    if (site === OWN) continue
    await rest.call('admin', 'POST', '/opening/fill', { body: { site } })
    const { status, body } = await rest.call('admin', 'POST', '/opening/publish', { body: { site } })
    expect([language, status, stepsOf(body, site)]).toEqual([language, 200, undefined])
  }
})
