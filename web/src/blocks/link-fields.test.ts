import { linkSchema } from '@menagerie/contract/link'
import { describe, expect, test } from 'vitest'
import { validateExternalLink } from './link-fields.ts'

describe('an external address in the studio', () => {
  const good = ['https://example.org/', 'http://example.org/a?b=c', 'mailto:hello@example.org', 'tel:+31201234567']
  const bad = ['', 'example.org', '//example.org', 'javascript:alert(1)', 'data:text/html,x', 'https://']

  test.each(good)('%s is taken, and the contract takes it too', (externalLink) => {
    expect(validateExternalLink(externalLink)).toBe(true)
    expect(linkSchema.safeParse({ type: 'external', externalLink }).success).toBe(true)
  })

  test.each(bad)('%s is refused with a text, and the contract refuses it too', (externalLink) => {
    expect(validateExternalLink(externalLink)).toMatch(/full address/)
    expect(linkSchema.safeParse({ type: 'external', externalLink }).success).toBe(false)
  })

  test('an address only the contract would refuse does not exist', () => {
    expect(validateExternalLink('https://exa mple.org/')).not.toBe(true)
  })
})
