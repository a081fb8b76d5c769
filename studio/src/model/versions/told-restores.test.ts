import { expect, test, vi } from 'vitest'
import { createQuestions, withQuestions } from '../../editor/saves/asked-saves.ts'
import { withToldRestores } from '../../editor/versions/told-restores.ts'

const VERSION = '/api/pages/versions/00000000-0000-4000-8000-000000000001?draft=false'
const POST = { method: 'POST' }
const answerWith = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }))
const refusal = (data?: object) => ({
  errors: [{ message: 'Not moved: it is used in one place', ...(data && { data }) }],
})

test('the reason why a version could not be restored is shown, and other calls show nothing', async () => {
  const tell = vi.fn()
  const plain = answerWith(400, refusal())
  await withToldRestores(plain, tell)(VERSION, POST)
  expect(tell.mock.calls).toEqual([['Not moved: it is used in one place']])
  for (const path of ['/api/pages', '/api/pages/versions']) await withToldRestores(plain, tell)(path, POST)
  await withToldRestores(plain, tell)(VERSION)
  await withToldRestores(answerWith(200, {}), tell)(VERSION, POST)
  await withToldRestores(answerWith(502, '<html>'), tell)(VERSION, POST)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('restoring a version at another address asks for confirmation and continues when it is given', async () => {
  const questions = createQuestions()
  questions.subscribe(() => questions.get()?.answer(true))
  const data = { question: 'move', uses: { uses: [], total: 1 } }
  const asked: string[] = []
  const plain = vi.fn(async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Response.json(asked.length === 1 ? refusal(data) : {}, { status: asked.length === 1 ? 409 : 200 })
  })
  vi.stubGlobal('window', { location: { href: 'http://localhost/admin' } })
  const answer = await withQuestions(plain, questions)(VERSION, POST)
  expect(answer.status).toBe(200)
  expect(asked.at(-1)).toContain('draft=false&evenIfUsed=true')
})
