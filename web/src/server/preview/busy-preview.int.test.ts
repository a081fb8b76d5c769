import { createHash } from 'node:crypto'
import { signPreview } from '@menagerie/contract/preview-token'
import { expect, test } from 'vitest'
import { pageChange } from '../../replica/testing/example-changes.ts'
import { askRaw } from '../testing/raw-client.ts'
import { PREVIEW_SECRET, serveReplica } from '../testing/serve-replica.ts'

const SITE = 'tailwell/en_US'

test('a preview of a busy site is answered with 503 in the style that its policy allows', async () => {
  const answered = Promise.withResolvers<void>()
  const { port, publish } = await serveReplica('local', {
    askStudio: {
      async ahead() {
        await answered.promise
        return { entries: [], gone: [] }
      },
    },
  })
  publish(pageChange('p1', 'advice', { title: 'As published' }, { locale: 'en_US' }))
  const token = signPreview(PREVIEW_SECRET, {
    site: SITE,
    until: 9_999_999_999,
    link: '00000000-0000-4000-8000-000000000077',
  })
  const target = `/__preview/${SITE}/advice/?mode=preview&token=${token}`
  const more = Promise.withResolvers<Awaited<ReturnType<typeof askRaw>>>()
  const all = Array.from({ length: 110 }, async () => {
    const answer = await askRaw(port, target)
    if (answer.status === 503) more.resolve(answer)
    return answer.status
  })
  const busy = await more.promise
  answered.resolve()
  const style = /<style>(.+)<\/style>/.exec(busy.body.toString())?.[1] ?? ''
  expect(busy.headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'))
  expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(100)
})
