import { expect, test } from 'vitest'
import { createTestContext } from '../content/testing/test-context.ts'
import { SITE_TEMPLATES } from '../templates/site-templates.ts'
import { GALLERY_PARTS } from './registry.ts'
import { withGallery } from './with-gallery.ts'

const ctx = createTestContext('aldergrove/nl_NL')
const { resolveRoute, renderDocument } = withGallery(SITE_TEMPLATES)

function show(path: string) {
  const route = resolveRoute(ctx, path)
  if (route.status !== 200 || !('kind' in route)) throw new Error(`nothing at ${path}`)
  return { html: renderDocument(ctx, route), isFramed: route.config?.policy === 'framed' }
}

test('the index links to every part, and each part has a page with a frame that is not indexed', () => {
  const { html: index } = show('__gallery')
  expect(index).toContain('src="/assets/gallery/entry.js"')
  expect(GALLERY_PARTS.size).toBeGreaterThan(30)
  for (const { path, name } of GALLERY_PARTS.values()) {
    expect(index).toContain(`href="/__gallery/${path}/"`)
    const { html } = show(`__gallery/${path}/768`)
    expect(html).toContain(`data-width="768" src="/__gallery/${path}/alone/" title="${name}"`)
    expect(html).toContain('content="noindex, nofollow"')
  }
})

test('only a page that is shown in a frame may be framed', () => {
  expect(show('__gallery/blocks/cta-banner/alone').isFramed).toBe(true)
  expect(show('__gallery/blocks/cta-banner').isFramed).toBe(false)
  expect(show('__gallery').isFramed).toBe(false)
})

test('a gallery page links to the same page in other locales and of the other brand', () => {
  const { html } = show('__gallery/ui/stamp/360')
  expect(html).toContain('href="/de-de/__gallery/ui/stamp/360/"')
  expect(html).toContain('href="http://localhost:3000/ru-ru/__gallery/ui/stamp/360/"')
})

test.each(['pictures', 'blocks', 'blocks/cta-banner/361', 'blocks/cta-banner/alone/alone', 'ui/'])(
  '%s is not found in the gallery',
  (rest) => {
    expect(resolveRoute(ctx, `__gallery/${rest}`)).toEqual({ status: 404 })
  },
)

test('gallery paths are not found where the gallery is off', () => {
  for (const path of ['__gallery', '__gallery/ui', '__gallery/ui/stamp'])
    expect(SITE_TEMPLATES.resolveRoute(ctx, path)).toEqual({ status: 404 })
})
