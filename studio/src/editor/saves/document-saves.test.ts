// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createDocumentSaves, withVersions } from './document-saves.ts'
import { findUnsaved } from './find-unsaved.ts'

const ID = 'a8deae2f-0467-41ad-8510-cfa2add1daa7'
const KEY = `pages/${ID}`

/** A studio with one page that accepts saves based on the newest version. */
function createStudio() {
  let version = 0
  const at = (number: number) => `2026-11-22T10:00:00.${String(number).padStart(3, '0')}Z`
  const asked: { base: string | null; values: unknown }[] = []
  const answer = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const base = new Headers(init?.headers).get('If-Match')
    const values = init?.body instanceof FormData ? JSON.parse(String(init.body.get('_payload'))) : {}
    asked.push({ base, values })
    if (base !== `"${at(version)}"`) {
      const data = { stale: { version: at(version), savedBy: 'Ben' } }
      return Response.json({ errors: [{ message: 'newer', data }] }, { status: 409 })
    }
    version += 1
    return Response.json({ doc: { ...values, updatedAt: at(version) } })
  }
  return { answer, asked, at, meddle: () => (version += 1) }
}

function save(send: typeof fetch, values: object) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(values))
  return send(`/api/pages/${ID}?draft=true`, { method: 'PATCH', body })
}

test('saves of one document are sent one by one, each based on the previous answer', async () => {
  const studio = createStudio()
  const saves = createDocumentSaves()
  saves.open(KEY, studio.at(0), { title: 'a' })
  const send = withVersions(studio.answer, saves, '/api')
  const answers = await Promise.all(['b', 'c', 'd'].map((title) => save(send, { title })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(studio.asked.map(({ base }) => base)).toEqual([0, 1, 2].map((number) => `"${studio.at(number)}"`))
  expect(findUnsaved(['title'], { title: 'd' }, saves.get(KEY))).toEqual([])
  expect(findUnsaved(['title'], { title: 'e' }, saves.get(KEY))).toEqual(['title'])
})

test('a refused save leaves the typed values unsaved and records the newer version', async () => {
  const studio = createStudio()
  const saves = createDocumentSaves()
  saves.open(KEY, studio.at(0), { title: 'a' })
  studio.meddle()
  const answer = await save(withVersions(studio.answer, saves, '/api'), { title: 'b' })
  // Without an error for Payload's message box: the form itself asks, or merges both versions.
  expect([answer.status, await answer.json()]).toEqual([409, { errors: [] }])
  expect(saves.get(KEY)).toMatchObject({ phase: 'stale', stale: { version: studio.at(1), savedBy: 'Ben' } })
  expect(findUnsaved(['title'], { title: 'b' }, saves.get(KEY))).toEqual(['title'])
})

test('a lost connection leaves the typed values unsaved', async () => {
  const saves = createDocumentSaves()
  saves.open(KEY, '2026-11-22T10:00:00.000Z', { title: 'a' })
  const send = withVersions(() => Promise.reject(new TypeError('offline')), saves, '/api')
  await expect(save(send, { title: 'b' })).rejects.toThrow('offline')
  expect(saves.get(KEY).phase).toBe('unreachable')
  expect(findUnsaved(['title'], { title: 'b' }, saves.get(KEY))).toEqual(['title'])
})

test.each([
  [500, 'failed'],
  [501, 'failed'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
])('an answer %i sets the matching phase and leaves the typed values unsaved', async (status, phase) => {
  const saves = createDocumentSaves()
  saves.open(KEY, '2026-11-22T10:00:00.000Z', { title: 'a' })
  const answer = async () => Response.json({ errors: [{ message: 'Something went wrong.' }] }, { status })
  await save(withVersions(answer, saves, '/api'), { title: 'b' })
  expect(saves.get(KEY).phase).toBe(phase)
  expect(findUnsaved(['title'], { title: 'b' }, saves.get(KEY))).toEqual(['title'])
})

test('other requests are sent unchanged', async () => {
  const studio = createStudio()
  const saves = createDocumentSaves()
  const send = withVersions(studio.answer, saves, '/api')
  await send('/api/users/login', { method: 'POST', body: '{}' })
  await send(`/api/customers/${ID}`, { method: 'PATCH', body: '{}' })
  await send(`https://elsewhere.example/api/pages/${ID}`, { method: 'PATCH', body: '{}' })
  await send('/api/pages', { method: 'POST', body: '{}' })
  expect(studio.asked.map(({ base }) => base)).toEqual([null, null, null, null])
})

test('the reason for a refused publish is kept through draft saves, until a publish succeeds', async () => {
  const saves = createDocumentSaves()
  saves.open(KEY, '2026-11-22T10:00:00.000Z', { title: 'a' })
  const answers = [
    Response.json({ errors: [{ message: 'No text', data: {} }] }, { status: 400 }),
    ...['draft', 'draft', 'published'].map((_status, index) =>
      Response.json({ doc: { title: 'a', _status, updatedAt: `2026-11-22T10:00:0${index}.000Z` } }),
    ),
  ]
  const send = withVersions(async () => answers.shift() ?? Response.error(), saves, '/api')
  const faults = { isPublish: true, faults: [{ message: 'No text' }] }
  await save(send, { _status: 'published' })
  expect(saves.get(KEY)).toMatchObject({ phase: 'refused', refusal: faults })
  for (const _ of ['first', 'second']) {
    await save(send, { _status: 'draft' })
    expect(saves.get(KEY)).toMatchObject({ phase: 'idle', refusal: faults })
  }
  await save(send, { _status: 'published' })
  expect(saves.get(KEY).refusal).toBeUndefined()
})

test('a refused draft is distinguished from a refused publish', async () => {
  const saves = createDocumentSaves()
  saves.open(KEY, '2026-11-22T10:00:00.000Z', { title: 'a' })
  const answer = async () => Response.json({ errors: [{ message: 'No' }] }, { status: 400 })
  const send = withVersions(answer, saves, '/api')
  for (const [_status, isPublish] of [
    ['published', true],
    ['draft', false],
  ] as const) {
    await save(send, { _status })
    expect(saves.get(KEY).refusal).toEqual({ isPublish, faults: [{ message: 'No' }] })
  }
})
