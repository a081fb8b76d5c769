import { localesOf } from '@menagerie/sites/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { findDocumentReferences } from '../references/find-references.ts'
import { madeSchema } from './elsewhere.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const NL = 'tailwell/nl_NL'
const PAGES = 12
const OTHERS = localesOf('tailwell')
  .map(({ id }) => id)
  .filter((id) => id !== NL)

test('twelve linked pages and their menu are copied to seventeen sites without a wrong link', async () => {
  const facts = await make.facts()
  const top = await make.page({ title: 'Actie', path: 'actie' })
  const pages = [top]
  for (let number = 1; number < PAGES; number += 1) {
    const before = pages.at(-1)
    const button = { type: 'page' as const, page: before?.id ?? '' }
    const banner = {
      blockType: 'CtaBanner' as const,
      colorTheme: '1' as const,
      blockTitle: 'Verder',
      buttonText: 'Verder',
    }
    const main = [
      { ...banner, button },
      { blockType: 'ProductGridSmall' as const, title: 'Kies', products: [facts.id] },
    ]
    pages.push(await make.page({ title: `Actie ${number}`, path: `actie/deel-${number}`, main }))
  }
  const items = pages.map(({ id, title }) => ({ title, link: { type: 'page' as const, page: id } }))
  await make.menu({ slot: 'footer', items })
  for (const site of OTHERS) await make.menu({ slot: 'footer', site, items: [] })
  const began = performance.now()
  for (const site of OTHERS) {
    const body = { documents: [{ collection: 'pages', id: top.id }], below: true, menus: true, site }
    const answer = await rest.call('admin', 'POST', '/elsewhere', { body })
    expect(answer.status, answer.text).toBe(201)
    const made = madeSchema.parse(answer.body)
    expect(made.documents).toHaveLength(PAGES)
    expect(made.menus).toMatchObject([{ items: PAGES }])
  }
  console.info(`${PAGES} pages on ${OTHERS.length} sites: ${Math.round(performance.now() - began)} ms`)
  const siteOf = new Map<string, string>()
  const all = [
    ...(await studio.payload.find({ collection: 'pages', draft: true, depth: 0, pagination: false })).docs,
    ...(await studio.payload.find({ collection: 'menus', draft: true, depth: 0, pagination: false })).docs,
  ]
  for (const { id, site } of all) siteOf.set(id, String(site))
  expect(siteOf.size).toBe(PAGES * (OTHERS.length + 1) + OTHERS.length + 1)
  let links = 0
  for (const document of all) {
    const collection = 'slot' in document ? 'menus' : 'pages'
    for (const { collection: slug, id } of findDocumentReferences(studio.payload, collection, { ...document })) {
      if (slug !== 'pages') continue
      links += 1
      expect(siteOf.get(id)).toBe(document.site)
    }
  }
  expect(links).toBe((PAGES - 1 + PAGES) * (OTHERS.length + 1))
})
