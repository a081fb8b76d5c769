import { expect, test } from 'vitest'
import { leadFromNul } from './lead-from-nul.ts'

const ask = (path: string) => leadFromNul(new Request(`http://studio.example${path}`))

test.each([
  ['/admin/collections/pages?locale=%00', '/admin/collections/pages?locale='],
  [
    '/admin/collections/pages?locale=d%00e&where[title][like]=a%00b%00',
    '/admin/collections/pages?locale=de&where[title][like]=ab',
  ],
  ['/admin/account?%00=1', '/admin/account?=1'],
])('%s leads to the page without NUL', (asked, wanted) => {
  const answer = ask(asked)
  expect([answer?.status, answer?.headers.get('location')]).toEqual([307, wanted])
})

test.each(['/admin', '/admin/collections/pages?locale=de&search=100%25', '/admin/collections/pages?search=%2500'])(
  '%s goes on as it is',
  (asked) => {
    expect(ask(asked)).toBeUndefined()
  },
)
