import type { EntryLink } from '@menagerie/contract/link'
import { expect, test } from 'vitest'
import { createTestContext } from '../content/testing/test-context.ts'
import { toBannerText } from './banner-text.ts'

const ctx = createTestContext('tailwell/en_US')
const buttonUrl: EntryLink = { type: 'anchor', anchorLink: 'shops' }

test('the button shows when it has both a link and a text', () => {
  const banner = { blockTitle: 'Walks' }
  expect(toBannerText(ctx, { ...banner, buttonUrl, buttonText: 'Shops' })).toEqual({
    title: 'Walks',
    text: '',
    button: { to: { href: '#shops' }, text: 'Shops' },
  })
  expect(toBannerText(ctx, { ...banner, buttonUrl }).button).toBeUndefined()
  expect(toBannerText(ctx, { ...banner, buttonText: 'Shops' }).button).toBeUndefined()
})
