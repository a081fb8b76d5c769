import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findSharedSettings } from './find-shared-settings.ts'

const work = mkdtempSync(join(tmpdir(), 'doctor-env-'))
afterAll(() => rmSync(work, { recursive: true }))
const write = (name: string, text: string) => {
  writeFileSync(join(work, name), text)
  return join(work, name)
}

test('a setting that must be the same in several files is reported when the files differ', () => {
  const secret = write('secret', 'one\n')
  const admin = write('admin.env', 'PAYLOAD_SECRET=one\nPREVIEW_SECRET=a\nMEDIA_DIR=/media\n')
  const tool = write('tool.env', `PAYLOAD_SECRET_FILE=${secret}\nMEDIA_DIR=/media\n`)
  const web = write('web.env', 'PREVIEW_SECRET="a"\nSESSION_SECRET=x\n')
  expect(findSharedSettings([tool, admin, web])).toMatchObject({ isFine: true })
  const jobs = write('jobs.env', 'PAYLOAD_SECRET=two\nMEDIA_DIR=/media\n')
  const other = write('other.env', 'PREVIEW_SECRET=b\n')
  const found = findSharedSettings([tool, admin, jobs, other])
  expect(found?.isFine).toBe(false)
  expect(found?.tells).toBe(
    'PAYLOAD_SECRET is not the same in tool.env, admin.env and jobs.env; PREVIEW_SECRET is not the same in admin.env and other.env',
  )
  expect(found?.tells).not.toMatch(/two/)
})

test('a single settings file is not compared', () => {
  expect(findSharedSettings([write('one.env', 'PAYLOAD_SECRET=one')])).toBeUndefined()
})
