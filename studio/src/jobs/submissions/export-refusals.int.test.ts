import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const FILES = ['subscribers', 'submissions'].flatMap((slug) =>
  ['csv', 'xlsx'].map((ending) => `/${slug}/export.${ending}`),
)

test.each(FILES)('%s is refused before it begins, to roles without access and for invalid filters', async (file) => {
  for (const who of ['editor', 'catalogue', 'reviewer'] as const) {
    const { status, body } = await rest.call(who, 'GET', file)
    expect([who, status, body]).toEqual([
      who,
      403,
      { errors: [expect.objectContaining({ message: expect.any(String) })] },
    ])
  }
  expect((await rest.call('anonymous', 'GET', file)).status).toBe(401)
  for (const asked of [
    '[x][equals]=1',
    '[createdAt][contains]=x',
    '[site][near]=1',
    '[consentAt][x]=1',
    '[id][like][]=a',
  ]) {
    const { status, body } = await rest.call('back office', 'GET', `${file}?where${asked}`)
    expect([asked, status, body]).toEqual([
      asked,
      400,
      { errors: [expect.objectContaining({ message: expect.any(String) })] },
    ])
  }
  expect(await rest.call('back office', 'GET', file)).toMatchObject({ status: 200 })
})
