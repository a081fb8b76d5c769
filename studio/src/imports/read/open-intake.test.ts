import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIntake } from './open-intake.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-intake-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An archive by hand, as no tool would pack it. `size`: what it says of a file's length. */
function toArchive(files: readonly { name: string; content: string; size?: number }[]): Buffer {
  const pieces: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, size = Buffer.byteLength(content) } of files) {
    const packed = deflateRawSync(content)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(size, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), shared, more, Buffer.from(name)]))
    pieces.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...pieces, directory, Buffer.from('PK\u0005\u0006'), end])
}

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
