import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMediaFolder, findScheduleInterval, isProduction, PROJECT_ROOT, requireEnvironment } from './environment.ts'

const good = { DATABASE_URL: 'postgres://user@127.0.0.1:5433/menagerie', PAYLOAD_SECRET: 'sixteen characters' }

test('a complete environment is accepted', () => {
  expect(() => requireEnvironment(good)).not.toThrow()
})

test('each missing setting is reported in a sentence of its own', () => {
  expect(() => requireEnvironment({})).toThrow(
    'DATABASE_URL must be the address of a PostgreSQL database. PAYLOAD_SECRET must have at least 16 characters',
  )
  expect(() => requireEnvironment({ ...good, DATABASE_URL: 'file:./studio.db' })).toThrow('DATABASE_URL')
})

test('the preview secret may be empty, and otherwise must have at least 16 characters', () => {
  expect(() => requireEnvironment({ ...good, PREVIEW_SECRET: '' })).not.toThrow()
  expect(() => requireEnvironment({ ...good, PREVIEW_SECRET: 'sixteen letters.' })).not.toThrow()
  const short = { ...good, PREVIEW_SECRET: 'short' }
  expect(() => requireEnvironment(short)).toThrow('PREVIEW_SECRET must have at least 16 characters')
})

test('original files are stored below the project unless another folder is set', () => {
  expect(findMediaFolder({})).toBe(join(PROJECT_ROOT, 'var/media'))
  expect(findMediaFolder({ MEDIA_DIR: 'elsewhere' })).toBe(join(PROJECT_ROOT, 'elsewhere'))
  expect(findMediaFolder({ MEDIA_DIR: '/srv/media' })).toBe('/srv/media')
})

test('due documents are looked for every five seconds unless another interval is set', () => {
  expect(findScheduleInterval({})).toBe(5000)
  expect(findScheduleInterval({ SCHEDULE_EVERY_S: '0.5' })).toBe(500)
  expect(findScheduleInterval({ SCHEDULE_EVERY_S: '0' })).toBe(0)
  for (const wrong of ['often', '-1', '4000']) {
    expect(() => findScheduleInterval({ SCHEDULE_EVERY_S: wrong })).toThrow('SCHEDULE_EVERY_S')
  }
})

test.each([
  ['', false],
  ['0', false],
  ['1', true],
  ['true', true],
  ['yes', true],
])('MENAGERIE_PRODUCTION=%j makes a production server: %s', (said, isPublic) => {
  expect(isProduction({ MENAGERIE_PRODUCTION: said })).toBe(isPublic)
  expect(isProduction({})).toBe(false)
})
