import { expect, test } from 'vitest'
import { createTestContext } from '../content/testing/test-context.ts'
import { SITE_TEMPLATES } from '../templates/site-templates.ts'
import { GALLERY } from './registry.ts'
import { withGallery } from './with-gallery.tsx'

const ctx = createTestContext('aldergrove/nl_NL')

test.each([...GALLERY.keys()])('%s: a page with each example, that search engines leave alone', (name) => {
  const { resolveRoute, renderDocument } = withGallery(SITE_TEMPLATES)
  const route = resolveRoute(ctx, `__gallery/${name}`)
  if (route.status !== 200 || !('key' in route)) throw new Error('not found')
  const html = renderDocument(ctx, route)
  const ids = GALLERY.get(name)?.sections.flatMap(({ examples }) => examples.map(({ id }) => id)) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(html).toContain(`<article id="${id}"`)
  expect(html).toContain('content="noindex, nofollow"')
  expect(html).toContain('src="/assets/gallery/entry.js"')
})

test('where the gallery is off, and at names it does not know, nothing is found', () => {
  expect(SITE_TEMPLATES.resolveRoute(ctx, '__gallery/islands')).toEqual({ status: 404 })
  expect(withGallery(SITE_TEMPLATES).resolveRoute(ctx, '__gallery/pictures')).toEqual({ status: 404 })
})
