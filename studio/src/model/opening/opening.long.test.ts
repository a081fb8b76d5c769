import { LANGUAGES } from '@menagerie/sites/languages'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { PRIVACY_WORDS } from './content/privacy-words.ts'
import { OPENING_STEPS, openingSchema } from './opening.ts'

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
  return openingSchema.parse((await rest.call(caller, 'GET', '/opening')).body)
}
const stepsOf = (body: unknown, id: string) => openingSchema.parse(body).sites.find((site) => site.id === id)?.steps
const statesOf = (body: unknown, id: string) => {
  const steps = stepsOf(body, id)
  return steps && OPENING_STEPS.map((step) => steps[step].state)
}
const act = (caller: Caller, does: 'fill' | 'publish', site: string) =>
  rest.call(caller, 'POST', `/opening/${does}`, { body: { site } })

/** Publishes like the form. */
const publishPage = (id = '') =>
  studio.payload.update({ collection: 'pages', id, data: { _status: 'published' }, depth: 0 })

test('an empty studio lists sites with their missing parts: editors see their own sites, and reviewers none', async () => {
  const { sites, complete } = await openingFor('admin')
  expect(sites.map(({ id }) => id)).toEqual(BRAND_LOCALES.map(({ id }) => id))
  expect(complete).toEqual([])
  const [own, ...others] = (await openingFor('editor')).sites
  expect([own?.id, own?.privacyPath, others]).toEqual([OWN, 'privacy', []])
  expect(Object.values(own?.steps ?? {}).map(({ state }) => state)).toEqual(Array(4).fill('missing'))
  expect(await openingFor('reviewer')).toEqual({ sites: [], complete: [] })
})

test('sample pages are drafts in the site’s language, and all but the privacy page are published together', async () => {
  const filled = await act('editor', 'fill', OWN)
  const steps = stepsOf(filled.body, OWN)
  expect(statesOf(filled.body, OWN)).toEqual(['draft', 'draft', 'draft', 'draft'])
  expect(stepsOf((await act('editor', 'fill', OWN)).body, OWN)).toEqual(steps)
  expect(await published.row(steps?.home.id ?? '')).toBeUndefined()
  const { body } = await act('editor', 'publish', OWN)
  expect(statesOf(body, OWN)).toEqual(['published', 'published', 'published', 'draft'])
  expect(await published.row(steps?.privacy.id ?? '')).toBeUndefined()
  expect(await published.row(steps?.home.id ?? '')).toMatchObject({
    kind: 'page',
    path: '',
    body: {
      template: 'Homepage',
      title: 'Welkom bij Tailwell',
      areas: { main: [{ blockType: 'CtaBanner', blockTitle: 'Welkom bij Tailwell' }] },
    },
  })
  expect(await published.row(steps?.menu.id ?? '')).toMatchObject({
    body: { slot: 'header', items: [{ title: 'Contact', link: { type: 'page', kind: 'page' } }] },
  })
})

test('the privacy page is linked and set before it is published, and its publication completes the site', async () => {
  const id = stepsOf(await openingFor('editor'), OWN)?.privacy.id ?? ''
  const rows = await published.rows()
  const own = rows.filter(({ brand, locale }) => `${brand}/${locale}` === OWN)
  expect(own.find(({ body }) => body.slot === 'bottom')?.body).toMatchObject({
    items: [{ title: 'Privacy', link: { type: 'page', kind: 'page', pageLink: id } }],
  })
  expect(own.find(({ kind }) => kind === 'site-settings')?.body).toMatchObject({ features: { privacy: id } })
  await publishPage(id)
  const { sites, complete } = await openingFor('editor')
  expect([sites, complete.map((site) => site.id)]).toEqual([[], [OWN]])
  expect(new URL(complete[0]?.address ?? '').pathname).toBe('/nl-nl/')
  const page = await published.row(id)
  expect(page).toMatchObject({ path: 'privacy', body: { template: 'Default' } })
  for (const [heading, text] of PRIVACY_WORDS.nl.sections)
    for (const part of [heading, text]) expect(JSON.stringify(page?.body)).toContain(part)
})

test('each sample page says that it is a sample', async () => {
  const rows = await published.rows()
  const pages = rows.filter(({ kind, locale }) => kind === 'page' && locale === 'nl_NL')
  expect(pages.map(({ path }) => path).sort()).toEqual(['', 'contact', 'privacy'])
  for (const { path, body } of pages)
    expect([path, JSON.stringify(body.areas)]).toEqual([path, expect.stringContaining('voorbeeldtekst')])
})

test('site settings that were begun by hand are kept unchanged when the samples are added', async () => {
  const site = 'tailwell/de_DE'
  const begun = await rest.call('admin', 'POST', '/site-settings?draft=true', {
    body: { site, company: { name: 'Own' } },
  })
  expect(begun.status).toBe(201)
  const { body } = await act('admin', 'fill', site)
  expect(statesOf(body, site)).toEqual(['draft', 'draft', 'draft', 'draft'])
  const id = stepsOf(body, site)?.settings.id ?? ''
  const kept = await studio.payload.findByID({ collection: 'site-settings', id, draft: true, depth: 0 })
  expect([kept.company?.name, kept.features?.privacy ?? null]).toEqual(['Own', null])
})

test('an editor cannot add samples to a site of others, and a reviewer cannot publish them', async () => {
  const answers = await Promise.all(['tailwell/fr_FR', 'nowhere/xx_XX'].map((site) => act('editor', 'fill', site)))
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await act('reviewer', 'publish', OWN)).status).toBe(403)
})

test('each language of the product has samples that can be published', async () => {
  const byLanguage = new Map(BRAND_LOCALES.map((site) => [site.file, site.id]))
  expect([...byLanguage.keys()].sort()).toEqual([...LANGUAGES].sort())
  for (const [language, site] of byLanguage) {
    if (site === OWN) continue
    await act('admin', 'fill', site)
    const { status, body } = await act('admin', 'publish', site)
    expect([language, status]).toEqual([language, 200])
    await publishPage(stepsOf(body, site)?.privacy.id)
    expect([language, stepsOf(await openingFor('admin'), site)]).toEqual([language, undefined])
  }
})
