import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tell } from '../../model/languages/tell.ts'
import { toArchive } from '../../testing/test-archive.ts'
import { openIntake } from './open-intake.ts'
import { toOtherNote } from './outside-file.ts'

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

test('the tables and pictures of an archive are found, without files that operating systems add', async () => {
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

test('hidden folders are not read, and of two files with the same name the later one is used', async () => {
  const names = ['.backup/a.csv', '.git/x.csv', 'in/@eaDir/p.jpg', '$RECYCLE.BIN/b.csv', 'in/__MACOSX/c.csv']
  const files = [...names, 'in/...d.jpg', './in/p.jpg'].map((name) => ({ name, content: 'old' }))
  const twice = ['old', 'new'].map((content) => ({ name: 'in/a.csv', content }))
  const intake = await open(toArchive([...files, ...twice]))
  expect(intake.tables.map(({ name }) => name)).toEqual(['in/a.csv'])
  expect((await intake.tables[0]?.read())?.toString()).toBe('new')
  expect([...intake.files].map(([key, found]) => `${key} ${found.length}`)).toEqual(['in/p.jpg 1', 'p.jpg 1'])
  await intake.close()
  await mkdir(join(folder, 'all/.backup'), { recursive: true })
  for (const name of ['all/a.csv', 'all/.backup/a.csv']) await writeFile(join(folder, name), 'sku')
  const inFolder = await openIntake(join(folder, 'all'))
  expect(inFolder.tables.map(({ name }) => name)).toEqual(['a.csv'])
})

test('archives beside a table are reported', async () => {
  const names = ['a.csv', 'p.rar', 'q.7z', 'r.tar.gz', 'in/s.zip']
  const intake = await open(toArchive(names.map((name) => ({ name, content: 'x' }))))
  expect(intake.others).toEqual(names.slice(1))
  expect(toOtherNote('in/s.zip')).toBe('The archive in/s.zip is beside the table and is not opened: unpack it there')
  expect(tell(toOtherNote('in/s.zip'), 'de')).toContain('Das Archiv in/s.zip')
  await intake.close()
})

const MEGABYTES = 1024 * 1024
test.each([
  ['a file name that leads out of it', [{ name: '../../etc/a.csv', content: 'x' }], 'damaged or harmful'],
  ['an absolute file name', [{ name: '/etc/a.csv', content: 'x' }], 'damaged or harmful'],
  [
    'a picture of 2 GB',
    [{ name: 'a.png', content: 'x', size: 2048 * MEGABYTES }],
    'a.png, which is larger than 256 MB',
  ],
  [
    'a table that unpacks to more than 300 times its size',
    [{ name: 'a.csv', content: 'x', size: 40 * MEGABYTES }],
    'more than 300 times as large',
  ],
  [
    '12 files of 4 GB',
    Array.from({ length: 12 }, (_, at) => ({ name: `${at}.csv`, content: 'x', size: 4000 * MEGABYTES })),
    'when unpacked',
  ],
])('an archive with %s is refused', async (_name, files, message) => {
  await expect(open(toArchive(files))).rejects.toThrow(message)
})

test('a file that unpacks to more than its declared size is refused', async () => {
  const intake = await open(toArchive([{ name: 'a.csv', content: 'sku\n'.repeat(100_000), size: 10 }]))
  await expect(intake.tables[0]?.read()).rejects.toThrow()
  await intake.close()
})

test('a file that is not an archive is reported as such', async () => {
  await expect(open('sku;name')).rejects.toThrow('catalogue.zip cannot be read as a ZIP archive')
})

/** The archive with changed bytes in each header: in the directory at its end, they are two bytes further. */
function withHeaders(archive: Buffer, place: number, value: number): Buffer {
  const changed = Buffer.from(archive)
  for (const [mark, more] of [
    ['PK\u0003\u0004', 0],
    ['PK\u0001\u0002', 2],
  ] as const)
    changed.writeUInt16LE(value, changed.indexOf(mark) + place + more)
  return changed
}

const FLAGS = 6
const METHOD = 8
const SUM = 14
test.each([
  ['a password', FLAGS, 1, 'catalogue.zip has a password: zip it again without one'],
  ['a password and strong encryption', FLAGS, 0x41, 'catalogue.zip has a password: zip it again without one'],
  ['Deflate64', METHOD, 9, 'catalogue.zip is compressed in a way that cannot be read: zip it again as an ordinary ZIP'],
  ['LZMA', METHOD, 14, 'is compressed in a way that cannot be read'],
])('an archive with %s is refused with an explanation', async (_name, place, value, message) => {
  await expect(open(withHeaders(toArchive([{ name: 'a.csv', content: 'sku' }]), place, value))).rejects.toThrow(message)
})

test('a file with a wrong checksum is reported as damaged, whether read whole or as a stream', async () => {
  const intake = await open(withHeaders(toArchive([{ name: 'in/a.csv', content: 'sku' }]), SUM, 7))
  const message = 'in/a.csv in the archive is damaged: zip it again'
  await expect(intake.tables[0]?.read()).rejects.toThrow(message)
  await expect(intake.tables[0]?.stream().then((stream) => stream.toArray())).rejects.toThrow(message)
  await intake.close()
})

test('a file whose compressed data is invalid is reported as damaged', async () => {
  const archive = toArchive([{ name: 'a.csv', content: 'sku' }])
  archive[archive.indexOf('a.csv') + 'a.csv'.length] = 0xff
  const intake = await open(archive)
  await expect(intake.tables[0]?.read()).rejects.toThrow('a.csv in the archive is damaged: zip it again')
  await intake.close()
})
