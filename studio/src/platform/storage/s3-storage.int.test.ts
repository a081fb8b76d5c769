import { buffer, text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestS3, type TestS3 } from '../../testing/test-s3.ts'
import { type FileStorage, StorageProblem } from './file-storage.ts'
import { readS3Settings } from './s3-settings.ts'
import { openS3 } from './s3-storage.ts'

const LIMITS = { answerMs: 300, silenceMs: 200, tries: 2 }

let s3: TestS3
let storage: FileStorage
beforeEach(async () => {
  s3 = await startTestS3()
  storage = openFor(s3.env)
})
afterEach(() => s3.close())

function openFor(env: Record<string, string>): FileStorage {
  const settings = readS3Settings(env)
  if (settings === undefined) throw new Error('no bucket is set')
  return openS3(settings, LIMITS)
}

async function read(path: string): Promise<string | undefined> {
  const file = await storage.open(path)
  return file && text(file)
}

test('a stored file can be found, read, listed and removed, below the prefix and under any name', async () => {
  const names = ['dog.png', 'leaflets/Příbalový leták (2).pdf', "it's & <odd>+100%.png", 'a b.webp', 'c.png']
  for (const name of names) await storage.put(name, Buffer.from(`content of ${name}`))
  expect([...s3.objects.keys()].sort()).toEqual(names.map((name) => `studio/${name}`).sort())
  s3.objects.set('another/dog.png', Buffer.from('not ours'))
  for (const name of names) expect(await read(name)).toBe(`content of ${name}`)
  const listed: string[] = []
  for await (const { path } of storage.list()) listed.push(path)
  expect(listed.sort()).toEqual([...names].sort())
  const found = await storage.find('dog.png')
  expect(found).toMatchObject({ path: 'dog.png', bytes: 18 })
  await storage.put('dog.png', Buffer.from('another dog'))
  expect((await storage.find('dog.png'))?.stamp).not.toBe(found?.stamp)
  await storage.remove('dog.png')
  await storage.remove('dog.png')
  expect([await storage.find('dog.png'), await storage.open('dog.png')]).toEqual([undefined, undefined])
})

test('a listing that repeats the same part ends with an error', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await storage.put(name, Buffer.from(name))
  s3.leadBack()
  const readAll = async () => {
    for await (const { path } of storage.list()) expect(path).toMatch(/^[a-e]$/)
  }
  await expect(readAll()).rejects.toThrow('lists one part again and again')
})

test('a large file and an empty file are read back unchanged', async () => {
  const large = Buffer.alloc(5_000_000, 'abc')
  await storage.put('large', large)
  await storage.put('empty', Buffer.alloc(0))
  const file = await storage.open('large')
  expect(file && (await buffer(file)).equals(large)).toBe(true)
  expect(await read('empty')).toBe('')
})

test('a wrong key gives one clear error without the key, and is not tried again', async () => {
  storage = openFor({ ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong-secret' })
  const failure = await storage.put('dog.png', Buffer.from('x')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StorageProblem)
  expect(String(failure)).toContain('answered PUT with 403 (SignatureDoesNotMatch)')
  expect(String(failure)).not.toContain('wrong-secret')
  expect(s3.asked).toHaveLength(1)
})

test.each(['refused', '500', 'slow'] as const)(
  'a request is repeated when the service fails once (%s)',
  async (failure) => {
    s3.fail(failure, 1)
    await storage.put('dog.png', Buffer.from('a dog'))
    s3.fail(failure, 1)
    expect(await read('dog.png')).toBe('a dog')
  },
)

test.each(['refused', '500', 'slow', 'hangs', 'truncated', 'silent'] as const)(
  'a service that keeps failing (%s) is reported soon, and half a file never counts as complete',
  async (failure) => {
    await storage.put('dog.png', Buffer.from('a dog'))
    s3.fail(failure)
    const reading = async () => {
      const file = await storage.open('dog.png')
      return file && text(file)
    }
    await expect(reading()).rejects.toBeInstanceOf(StorageProblem)
    s3.recover()
    expect(await read('dog.png')).toBe('a dog')
  },
)

test('a request to a service that hangs times out even while garbage is collected', async () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const timer = setInterval(() => typeof collect === 'function' && collect(), 10)
  s3.fail('hangs')
  await expect(storage.open('dog.png')).rejects.toThrow('no answer in')
  clearInterval(timer)
})

test('a slow reader does not count as silence of the service', async () => {
  const large = Buffer.alloc(3_000_000, 'abc')
  await storage.put('large', large)
  const file = await storage.open('large')
  let bytes = 0
  for await (const piece of file ?? []) {
    if (bytes === 0) await new Promise((wait) => setTimeout(wait, LIMITS.silenceMs * 2))
    bytes += piece.length
  }
  expect(bytes).toBe(large.length)
})
