import { cleanWebAddress } from '@menagerie/contract/clean-web-address'
import { expect, test } from 'vitest'
import { validateHttpsAddress } from './https-address.ts'
import { iframeRowSchema } from './IframeRow/schema.ts'
import { validateVideoAddress } from './MediaRow/fields.ts'

const isPublished = (url: string) =>
  iframeRowSchema.safeParse({ id: 'i', blockType: 'IframeRow', title: 'T', provider: 'P', url, height: 300 }).success

test.each(['https://example.org/', 'https://example.org/a?b=c#d', 'https://example.org:8443'])(
  '%s is accepted by the form field and can be published',
  (url) => {
    expect(validateHttpsAddress(url, { required: true })).toBe(true)
    expect(isPublished(url)).toBe(true)
  },
)

test.each(['http://example.org/', 'example.org', '//example.org', 'javascript:alert(1)', 'https://', 'mailto:a@b.nl'])(
  '%s is refused by the form field and by the publishing schema',
  (url) => {
    expect(validateHttpsAddress(url, { required: true })).toMatch(/https:\/\//)
    expect(isPublished(url)).toBe(false)
  },
)

test('an empty address is refused where one is required, and accepted where it is optional', () => {
  expect(validateHttpsAddress('', { required: true })).toBe('Enter the address')
  expect(validateHttpsAddress(undefined, { required: false })).toBe(true)
})

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ\u200b',
  '\ufeffhttps://youtu.be/dQw4w9WgXcQ \u2060',
  'Https://vimeo.com/123456789\n',
])('%j is accepted, and stray characters from copying or from a phone are removed', (typed) => {
  expect(validateVideoAddress(typed, { required: true })).toBe(true)
  expect(cleanWebAddress(typed)).toMatch(/^https:\/\/[!-~]+$/)
})

test.each([
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=5" title="Film" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&start=5',
  ],
  [
    "<iframe\n src='//player.vimeo.com/video/123456789?h=0abc12'></iframe>",
    'https://player.vimeo.com/video/123456789?h=0abc12',
  ],
])('the embed code of an iframe is accepted and reduced to the address in it', (code, address) => {
  expect(validateVideoAddress(code, { required: true })).toBe(true)
  expect(validateHttpsAddress(code, { required: true })).toBe(true)
  expect(cleanWebAddress(code)).toBe(address)
})

test.each([
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe></iframe>',
  '<script src="https://x.example/"></script>',
])('%s is refused', (code) => {
  expect(validateHttpsAddress(code, { required: true })).toMatch(/https:\/\//)
})
