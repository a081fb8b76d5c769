import { expect, test } from 'vitest'
import { readS3Settings } from './s3-settings.ts'

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const baseOf = (env: Record<string, string>) => readS3Settings({ ...KEYS, S3_BUCKET: 'pets', ...env })?.base.href

test('without a bucket, files are stored in the folder', () => {
  expect(readS3Settings({})).toBeUndefined()
  expect(readS3Settings({ ...KEYS, S3_BUCKET: '' })).toBeUndefined()
})

test('the bucket name is placed in the path or before the host', () => {
  expect(baseOf({ S3_ENDPOINT: 'https://files.example' })).toBe('https://files.example/pets/')
  expect(baseOf({ S3_ENDPOINT: 'http://localhost:9000/s3/' })).toBe('http://localhost:9000/s3/pets/')
  expect(baseOf({ S3_ENDPOINT: 'https://files.example', S3_FORCE_PATH_STYLE: 'false' })).toBe(
    'https://pets.files.example/',
  )
  expect(baseOf({ S3_REGION: 'eu-west-1', S3_FORCE_PATH_STYLE: '0' })).toBe('https://pets.s3.eu-west-1.amazonaws.com/')
})

test.each(['studio', 'studio/'])('the prefix %s ends in a slash', (prefix) => {
  expect(readS3Settings({ ...KEYS, S3_BUCKET: 'pets', S3_PREFIX: prefix })?.prefix).toBe('studio/')
})

test.each([
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [{ S3_ENDPOINT: 'ftp://files.example' }, 'S3_ENDPOINT must be an http address'],
  [{ S3_BUCKET: '../etc' }, 'S3_BUCKET is no name of a bucket'],
  [{ S3_PREFIX: '/up/../down' }, 'S3_PREFIX has letters, digits, dots and hyphens between slashes'],
])('the setting %o is refused with an explanation', (env, sentence) => {
  expect(() => readS3Settings({ ...KEYS, S3_BUCKET: 'pets', ...env })).toThrow(sentence)
})
