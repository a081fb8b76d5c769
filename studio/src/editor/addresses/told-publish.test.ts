import { expect, test } from 'vitest'
import { withToldPublish } from './told-publish.ts'

const ID = 'a8deae2f-0467-41ad-8510-cfa2add1daa7'
const ADDRESS = 'https://tailwell.example/nl-nl/advies/'

type How = { status?: number; method?: string; body?: BodyInit }

const tell = (address?: string) => (address === undefined ? 'Published.' : `Published: ${address}`)

/** The answer to a save, as the form hears it. */
async function save(path: string, doc: object, how: How = {}) {
  const { status = 200, method = 'PATCH', body = new FormData() } = how
  const plain: typeof fetch = async (input) =>
    String(input).startsWith('/api/public-address')
      ? Response.json({ address: String(input).includes('collection=pages') ? ADDRESS : null })
      : Response.json({ doc: { id: ID, ...doc }, message: 'Updated successfully.' }, { status })
  const answer = await withToldPublish(plain, '/api', tell)(path, { method, body })
  return { status: answer.status, ...(await answer.json()) }
}

test('a publish is told with its address, a shared document without, and the form hears the rest as it was', async () => {
  const told = await save(`/api/pages/${ID}?depth=0`, { _status: 'published', title: 'x' })
  expect(told).toEqual({
    status: 200,
    message: `Published: ${ADDRESS}`,
    doc: { id: ID, _status: 'published', title: 'x' },
  })
  expect((await save('/api/pages', { _status: 'published' }, { method: 'POST', status: 201 })).message).toContain(
    ADDRESS,
  )
  expect((await save(`/api/menus/${ID}`, { _status: 'published' })).message).toBe('Published.')
})

test.each([
  ['a draft', `/api/pages/${ID}?draft=true`, { _status: 'draft' }, {}],
  ['one that saves itself', `/api/pages/${ID}?draft=true&autosave=true`, { _status: 'published' }, {}],
  ['an unpublish', `/api/pages/${ID}`, { _status: 'draft' }, {}],
  ['a refusal', `/api/pages/${ID}`, { _status: 'published' }, { status: 400 }],
  ['what is no form', `/api/pages/${ID}`, { _status: 'published' }, { body: '{}' }],
])('%s keeps its words', async (_, path, doc, how) => {
  expect((await save(path, doc, how)).message).toBe('Updated successfully.')
})
