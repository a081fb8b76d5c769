import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toArchive } from '../../testing/test-archive.ts'
import { openIntake } from './open-intake.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-intake-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(content: Buffer | string) {
  const path = join(folder, 'catalogue.zip')
  await writeFile(path, content)
  return openIntake(path)
}

test('tables and pictures of an archive, without what computers add', async () => {
  const intake = await open(
    toArchive(
      ['b.csv', 'in/a.csv', 'in/Dog.JPG', '__MACOSX/b.csv', '.hidden.csv', 'in/~$a.xlsx'].map((name) => ({
        name,
        content: 'sku',
      })),
    ),
  )
  expect(intake.tables.map(({ name }) => name)).toEqual(['b.csv', 'in/a.csv'])
  expect([...intake.files.keys()]).toEqual(['in/dog.jpg', 'dog.jpg'])
  expect((await intake.tables[0]?.read())?.toString()).toBe('sku')
  await intake.close()
})

const MEGABYTES = 1024 * 1024
test.each([
  ['a name that leads out of it', [{ name: '../../etc/a.csv', content: 'x' }], 'made to harm'],
  ['a name from the root', [{ name: '/etc/a.csv', content: 'x' }], 'made to harm'],
  [
    'a picture of gigabytes',
    [{ name: 'a.png', content: 'x', size: 2048 * MEGABYTES }],
    'a.png, which has more than 256 MB',
  ],
  [
    'a table that unpacks to a thousand times',
    [{ name: 'a.csv', content: 'x', size: 40 * MEGABYTES }],
    'more than 300 times as large',
  ],
  [
    'files without end',
    Array.from({ length: 12 }, (_, at) => ({ name: `${at}.csv`, content: 'x', size: 4000 * MEGABYTES })),
    'when unpacked',
  ],
])('%s is refused', async (_name, files, message) => {
  await expect(open(toArchive(files))).rejects.toThrow(message)
})

test('a file that says less than it holds is not unpacked further than it says', async () => {
  const intake = await open(toArchive([{ name: 'a.csv', content: 'sku\n'.repeat(100_000), size: 10 }]))
  await expect(intake.tables[0]?.read()).rejects.toThrow()
  await intake.close()
})

test('what is no archive is told so', async () => {
  await expect(open('sku;name')).rejects.toThrow('catalogue.zip cannot be read as a ZIP archive')
})
