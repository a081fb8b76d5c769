import { expect, test } from 'vitest'
import { richTextNodesSchema } from './rich-text.ts'

const withLink = (href: string) => [
  { type: 'paragraph', children: [{ type: 'link', href, children: [{ type: 'text', text: 'here' }] }] },
]
const isTaken = (href: string) => richTextNodesSchema.safeParse(withLink(href)).success

test.each([
  'https://example.org/a',
  'HTTPS://EXAMPLE.ORG/a',
  'http://example.org',
  'mailto:a@example.org',
  'tel:+31201234567',
  '/dogs/puppies/',
  '/',
  '/search/?q=a\\b',
  '#top',
])('a link may lead to %s', (href) => {
  expect(isTaken(href)).toBe(true)
})

test.each([
  '//host.example',
  '/\\host.example',
  '/\t/host.example',
  '/\n/host.example',
  '/dogs\\..\\x',
  '\\\\host.example',
  'javascript:alert(1)',
  ' https://example.org',
  'dogs',
  '',
])('%j is refused as the target of a link', (href) => {
  expect(isTaken(href)).toBe(false)
})

test.each(['dogs', 'file:///C:/leaflet.docx', 'about:blank', `x${'😀'.repeat(99)}`])(
  'a text with a link to %j is refused with a message that names the link',
  (href) => {
    const [issue] = richTextNodesSchema.safeParse(withLink(href)).error?.issues ?? []
    expect(issue?.message).toMatch(/^the link “.{4,100}” does not lead anywhere here: write its full address$/su)
    expect(issue?.message.isWellFormed()).toBe(true)
    expect(issue?.message).toContain(href.slice(0, 9))
  },
)
