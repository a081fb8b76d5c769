import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>

beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => studio?.close())

test('a refused call is logged with the account of its caller and without the text that was sent', async () => {
  const page = await createTestDocuments(studio).page({ title: 'Fremd', site: 'tailwell/de_DE' })
  const lines: unknown[] = []
  vi.spyOn(studio.payload.logger, 'warn').mockImplementation((line: unknown) => void lines.push(line))
  const refused = await rest.call('editor', 'PATCH', `/pages/${page.id}`, { body: { title: 'secret words' } })
  expect([403, 404]).toContain(refused.status)
  const stranger = await rest.call('anonymous', 'DELETE', `/pages/${page.id}`)
  expect(stranger.status).toBe(403)
  expect(lines.at(-1)).toEqual({
    msg: 'A call is refused',
    status: 403,
    method: 'DELETE',
    path: expect.stringContaining(`/pages/${page.id}`),
    account: 'none',
  })
  const own = await rest.call('editor', 'POST', '/users', {
    body: { email: 'x@shop.example', password: 'secret words' },
  })
  expect(own.status).toBe(403)
  expect(lines.at(-1)).toMatchObject({ method: 'POST', account: expect.stringMatching(/^users\/[\da-f-]{36}$/) })
  expect(JSON.stringify(lines)).not.toMatch(/secret words|@/)
})
