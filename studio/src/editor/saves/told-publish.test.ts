import { expect, test } from 'vitest'
import { withToldPublish } from './told-publish.ts'

const ID = 'a8deae2f-0467-41ad-8510-cfa2add1daa7'
const ADDRESS = 'https://tailwell.example/nl-nl/advies/'

type How = { status?: number; method?: string; body?: BodyInit }

const WORDS = {
  tell: (where?: string) => (where === undefined ? 'Published.' : `Published: ${where}`),
  site: (id: string) => (id === 'tailwell/nl_NL' ? 'Tailwell · Nederland' : undefined),
  part: (part: string) => (part === 'shared' ? 'All countries' : part),
}

/** Returns the answer to a save as the form receives it. */
async function save(path: string, doc: object, how: How = {}) {
  const { status = 200, method = 'PATCH', body = new FormData() } = how
  const plain: typeof fetch = async (input) =>
    String(input).startsWith('/api/public-address')
      ? Response.json({ address: String(input).includes('collection=pages') ? ADDRESS : null })
      : Response.json({ doc: { id: ID, ...doc }, message: 'Updated successfully.' }, { status })
  const answer = await withToldPublish(plain, '/api', WORDS)(path, { method, body })
  return { status: answer.status, ...(await answer.json()) }
}

test('the message of a publish contains the address, and the rest of the answer stays unchanged', async () => {
  const told = await save(`/api/pages/${ID}?depth=0`, { _status: 'published', title: 'x' })
  expect(told).toEqual({
    status: 200,
    message: `Published: ${ADDRESS}`,
    doc: { id: ID, _status: 'published', title: 'x' },
  })
  expect((await save('/api/pages', { _status: 'published' }, { method: 'POST', status: 201 })).message).toContain(
    ADDRESS,
  )
})

test.each([
  ['menus', { _status: 'published', site: 'tailwell/nl_NL' }, 'Published: Tailwell · Nederland'],
  ['product-drafts', { _status: 'published', part: 'NL', seenOn: 'tailwell/nl_NL' }, 'Published: NL'],
  ['product-drafts', { _status: 'published', part: 'shared' }, 'Published: All countries'],
  ['product-facts', {}, 'Published: All countries'],
  ['terms', {}, 'Updated successfully.'],
])(
  'a publish without an address is reported with its site or countries, if it has any: %s %o',
  async (collection, doc, message) => {
    expect((await save(`/api/${collection}/${ID}`, doc)).message).toBe(message)
  },
)

test.each([
  ['a draft', `/api/pages/${ID}?draft=true`, { _status: 'draft' }, {}],
  ['an autosaved draft', `/api/pages/${ID}?draft=true&autosave=true`, { _status: 'published' }, {}],
  ['an unpublish', `/api/pages/${ID}`, { _status: 'draft' }, {}],
  ['a refusal', `/api/pages/${ID}`, { _status: 'published' }, { status: 400 }],
  ['a request without form data', `/api/pages/${ID}`, { _status: 'published' }, { body: '{}' }],
])('%s keeps its original message', async (_, path, doc, how) => {
  expect((await save(path, doc, how)).message).toBe('Updated successfully.')
})
