import { expect, test } from 'vitest'
import { toSecurityText } from './security-text.ts'

test('security.txt contains the contact address and an expiry date', () => {
  expect(toSecurityText('mailto:security@shop.example', new Date('2026-11-26T09:00:00Z'))).toBe(
    'Contact: mailto:security@shop.example\nExpires: 2027-05-25T00:00:00.000Z\nPreferred-Languages: en\n',
  )
})
