import { describe, expect, test } from 'vitest'
import { findLink, toInternalHref } from './resolve-link.ts'
import { article, job, page, product } from './testing/entries.ts'
import { createTestContext } from './testing/test-context.ts'
import { toRichTextView } from './to-rich-text-view.ts'

const where = { locale: 'nl_NL' }

describe('a link set by an editor', () => {
  const ctx = createTestContext('tailwell/nl_NL', [
    page('a', 'honden/voer', {}, where),
    product('42', {}, where),
    article('puppies', {}, where),
    job('baker', {}, where),
  ])

  test('leads to the current address of a page in the same country', () => {
    expect(findLink(ctx, { type: 'page', kind: 'page', pageLink: 'a' })).toEqual({ href: '/nl-nl/honden/voer/' })
  })

  test('leads to the address of a product by its slug and key', () => {
    expect(findLink(ctx, { type: 'page', kind: 'product', pageLink: '42' })).toEqual({
      href: '/nl-nl/dogs/food/food-42/',
    })
  })

  test('leads to a placeholder address with the product name while an editor is at work (spec §2)', () => {
    const link = { type: 'page', kind: 'product', pageLink: '42' } as const
    const name = ctx.reader.titleOf('product', '42')?.toLowerCase().replaceAll(' ', '-')
    expect(findLink({ ...ctx, isEditing: true }, link)).toEqual({ href: `/nl-nl/product/${name}/` })
  })

  test.each([
    ['article', 'puppies', '/nl-nl/advice/puppies/'],
    ['job', 'baker', '/nl-nl/jobs/baker/'],
  ] as const)('leads to the address of the linked %s', (kind, pageLink, href) => {
    expect(findLink(ctx, { type: 'page', kind, pageLink })).toEqual({ href })
  })

  test.each([
    ['tailwell/nl_NL', '/nl-nl/blog/'],
    ['tailwell/sv_SE', '/sv-se/blogg/'],
  ] as const)('leads to the blog at its address in the language of %s', (site, href) => {
    expect(findLink(createTestContext(site, []), { type: 'route', route: 'blog' })).toEqual({ href })
  })

  test('has no target for a missing page, or the marked home page where a link is required (spec §8)', () => {
    expect(findLink(ctx, { type: 'page', kind: 'page', pageLink: 'gone' })).toBeUndefined()
    expect(toInternalHref(ctx, 'page', 'gone')).toBe('/nl-nl/?ref=internalinkfailure')
  })

  test('leads to an anchor on the same page', () => {
    expect(findLink(ctx, { type: 'anchor', anchorLink: 'related' })).toEqual({ href: '#related' })
  })

  test('leads to an external website in the same tab, or in a new tab with a note', () => {
    const externalLink = 'https://clinic.example/'
    expect(findLink(ctx, { type: 'external', externalLink })).toEqual({ href: externalLink })
    expect(findLink(ctx, { type: 'external', externalLink, externalTarget: '_blank' })).toEqual({
      href: externalLink,
      newTabNote: ctx.t('link.opensNewTab'),
    })
  })

  test('reads only the path of its target, so that a new title there does not affect the linking page', () => {
    ctx.reads.length = 0
    findLink(ctx, { type: 'page', kind: 'page', pageLink: 'a' })
    expect(ctx.reads).toEqual(['pathOf page a'])
  })
})

test('running text keeps the text of a link whose page is missing', () => {
  const gone = {
    type: 'pageLink' as const,
    kind: 'page' as const,
    key: 'gone',
    children: [{ type: 'text' as const, text: 'our advice' }],
  }
  const [paragraph] = toRichTextView(createTestContext('tailwell/nl_NL', []), [{ type: 'paragraph', children: [gone] }])
  expect(paragraph).toEqual({ type: 'paragraph', children: [{ type: 'text', text: 'our advice' }] })
})
