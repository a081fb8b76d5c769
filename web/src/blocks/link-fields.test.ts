import { linkSchema } from '@menagerie/contract/link'
import { describe, expect, test } from 'vitest'
import { toExternalLink, validateExternalLink } from './link-fields.ts'

describe('an external address in the studio', () => {
  const good = ['https://example.org/', 'http://example.org/a?b=c', 'mailto:hello@example.org', 'tel:+31201234567']
  const bad = ['', 'example.org', '//example.org', 'javascript:alert(1)', 'data:text/html,x', 'https://']

  test.each(good)('%s is accepted by the form and by the contract', (externalLink) => {
    expect(validateExternalLink(externalLink)).toBe(true)
    expect(linkSchema.safeParse({ type: 'external', externalLink }).success).toBe(true)
  })

  test.each(bad)('%s is refused by the form with an explanation, and by the contract', (externalLink) => {
    expect(validateExternalLink(externalLink)).toMatch(/full address/)
    expect(linkSchema.safeParse({ type: 'external', externalLink }).success).toBe(false)
  })

  test.each([
    ['tel:+49 (0)30 1234567', 'tailwell/de_DE', 'tel:+49301234567'],
    ['tel:030 / 1234567', 'tailwell/de_DE', 'tel:+49301234567'],
    ['tel:112', 'tailwell/de_DE', 'tel:112'],
    [' https://example.org/ ', 'tailwell/de_DE', 'https://example.org/'],
  ])('%s entered on %s is stored as %s', (typed, site, kept) => {
    expect(toExternalLink(typed, site)).toBe(kept)
    expect(validateExternalLink(kept)).toBe(true)
  })

  test.each(['tel:', 'tel:call me', 'tel:030 1234567 / 0171 1234567'])(
    '%s is refused with a request for one telephone number',
    (typed) => {
      const kept = toExternalLink(typed, 'tailwell/de_DE')
      expect(validateExternalLink(typeof kept === 'string' ? kept : '')).toMatch(/one telephone number/)
    },
  )

  test('an address with a space in its host is refused by the form', () => {
    expect(validateExternalLink('https://exa mple.org/')).not.toBe(true)
  })
})
