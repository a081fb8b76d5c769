import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { openRest } from '../../testing/test-rest.ts'
import { startTestS3, type TestS3 } from '../../testing/test-s3.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { runsSchema } from '../desk/run-answer.ts'
import { doNext } from './start-importing.ts'
import { startDueSchedule } from './start-schedules.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let query: PlainQuery
let s3: TestS3

beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  query = async (text, values = []) => (await studio.payload.db.pool.query(text, [...values])).rows
})
afterAll(() => studio.close())

/** The bucket of imports is separate from that of pictures, with its own environment variables. */
const useBucket = (env: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(`IMPORT_${name}`, value)
}
beforeEach(async () => {
  s3 = await startTestS3()
  useBucket(s3.env)
  await query('delete from import_schedule')
  await query('delete from mails')
  const body = { name: 'PIM', address: 's3:out/pim/', everyMinutes: 60, settings: {} }
  expect((await rest.call('admin', 'POST', '/import-schedules', { body })).status).toBe(200)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await s3.close()
})

const put = (name: string, sku: string, name_ = 'Brok') =>
  s3.objects.set(
    name,
    Buffer.from(
      `sku,internal_name,brands,price:NL,name:nl_NL,url_slug:nl_NL\n${sku},A,tailwell,5,${name_} ${sku},honden\n`,
    ),
  )
async function takeNext() {
  await query('update import_schedule set next_at = now()')
  await startDueSchedule(query)
  await doNext(query, async () => studio.payload)
  return runsSchema.parse((await rest.call('admin', 'GET', '/imports')).body).runs[0]
}
const failures = z.object({ schedules: z.array(z.looseObject({ failure: z.string().nullable() })) })
const findFailure = async () =>
  failures.parse((await rest.call('admin', 'GET', '/import-schedules')).body).schedules[0]?.failure

it('a schedule imports the last table of the bucket folder by name at each run, and shows what it changed', async () => {
  put('out/pim/2026-05-01.csv', '961')
  put('out/pim/2026-05-02.csv', '962')
  put('out/other/2026-06-01.csv', '963')
  put('2026-07-01.csv', '964')
  s3.objects.set('out/pim/zz-readme.md', Buffer.from('# no table'))
  expect(await takeNext()).toMatchObject({
    startedBy: 'PIM',
    state: 'saved',
    files: [{ name: '2026-05-02.csv' }],
    progress: { counts: { new: 1, broken: 0 } },
  })
  expect(await takeNext()).toMatchObject({ progress: { counts: { new: 0, same: 1, changed: 0 } } })
  put('out/pim/2026-05-03.csv', '962', 'Anders')
  const changed = await takeNext()
  expect(changed).toMatchObject({ files: [{ name: '2026-05-03.csv' }], progress: { counts: { changed: 1 } } })
  const { text } = await rest.call('admin', 'GET', `/imports/${changed?.id}/findings?state=changed`)
  expect(text).toContain('Anders 962')
  const { totalDocs } = await studio.payload.count({
    collection: 'product-facts',
    where: { sku: { in: ['961', '963', '964'] } },
  })
  expect(totalDocs).toBe(0)
})

function breakOff() {
  put('out/pim/a.csv', '971')
  s3.cutReads(true)
}

it.each([
  ['an empty folder', () => {}, 'no table and no ZIP in the folder out/pim'],
  ['a wrong key', () => useBucket({ S3_SECRET_ACCESS_KEY: 'wrong-secret' }), '403'],
  ['a download that breaks off', breakOff, ''],
])('a schedule reports %s, imports nothing, and works again once the cause is fixed', async (_name, spoil, message) => {
  spoil()
  const before = (await query('select 1 from import_run')).length
  await takeNext()
  expect(await query('select 1 from import_run')).toHaveLength(before)
  const failure = await findFailure()
  expect(failure).toContain(message)
  expect(failure).not.toBe('')
  expect(failure).not.toMatch(/wrong-secret|test-secret/)
  expect(await query('select subject from mails')).toEqual([{ subject: 'The import “PIM” failed' }])
  s3.cutReads(false)
  useBucket(s3.env)
  put('out/pim/b.csv', '972')
  expect(await takeNext()).toMatchObject({ state: 'saved' })
  expect(await findFailure()).toBeNull()
})

it('a schedule reports the missing setting when the server has no bucket for imports', async () => {
  vi.unstubAllEnvs()
  vi.stubEnv('S3_BUCKET', '')
  await takeNext()
  expect(await findFailure()).toContain('IMPORT_S3_BUCKET')
})

it('the bucket of pictures is used when the settings of the import bucket are empty', async () => {
  vi.unstubAllEnvs()
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value).stubEnv(`IMPORT_${name}`, '')
  put('out/pim/a.csv', '981')
  expect(await takeNext()).toMatchObject({ state: 'saved', progress: { counts: { new: 1 } } })
})
