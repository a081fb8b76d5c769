import { PREVIEW_HEADER } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `${name} secret of this test, long enough`)

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
  await createTestDocuments(studio).page({ title: 'Nu' })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await studio?.close()
})

async function ask(path: string, secret = ''): Promise<number> {
  const grant = { site: 'tailwell/nl_NL', until: Math.floor(Date.now() / 1_000) + 600, ahead: { drafts: false } }
  const headers = { [PREVIEW_HEADER]: signPreview(secret, grant) }
  return (await rest.call('anonymous', 'GET', path, { headers })).status
}

test.each(['/preview/ahead', '/preview/gated?path='])(
  'while the secret of previews is changed, %s accepts the former or coming one beside it, and no third',
  async (path) => {
    const accepted = async () => [await ask(path, FIRST), await ask(path, SECOND), await ask(path, THIRD)]
    vi.stubEnv('PREVIEW_SECRET', FIRST)
    vi.stubEnv('PREVIEW_SECRET_BEFORE', '')
    expect(await accepted()).toEqual([200, 403, 403])
    vi.stubEnv('PREVIEW_SECRET_BEFORE', SECOND)
    expect(await accepted()).toEqual([200, 200, 403])
    vi.stubEnv('PREVIEW_SECRET', SECOND)
    vi.stubEnv('PREVIEW_SECRET_BEFORE', FIRST)
    expect(await accepted()).toEqual([200, 200, 403])
    vi.stubEnv('PREVIEW_SECRET_BEFORE', '')
    expect(await accepted()).toEqual([403, 200, 403])
  },
)
