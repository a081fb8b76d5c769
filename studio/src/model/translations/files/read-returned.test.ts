import { expect, test } from 'vitest'
import { toArchive } from '../../../testing/test-archive.ts'
import { readReturned } from './read-returned.ts'

const unit = (key: string, words: string) =>
  `<unit id="1" name="${key} ${'a'.repeat(16)} ${'b'.repeat(16)}"><segment><source>x</source><target>${words}</target></segment></unit>`
const xliff = (document: string, units: string, target = 'de-DE') =>
  `<xliff version="2.1" srcLang="nl-NL" trgLang="${target}"><file id="f" original="${document}">${units}</file></xliff>`

test('an archive is read file by file, without system files and documents of other types', async () => {
  const archive = toArchive([
    { name: 'tailwell/pages.xlf', content: xliff('pages/1', unit('title#0', 'Eins')) },
    { name: 'articles.XLIFF', content: xliff('articles/2', unit('title#0', 'Zwei')) },
    { name: '__MACOSX/pages.xlf', content: 'x' },
    { name: '.hidden.xlf', content: 'x' },
    { name: 'Style guide.pdf', content: '%PDF' },
  ])
  const { documents, files } = await readReturned(archive)
  expect(documents.map(({ collection, id, units }) => [collection, id, units.map(({ target }) => target)])).toEqual([
    ['pages', '1', ['Eins']],
    ['articles', '2', ['Zwei']],
  ])
  expect(files).toEqual([])
})

test('files that cannot be read are named, and the others are read', async () => {
  const packed = toArchive([
    { name: 'whole.xlf', content: xliff('pages/1', unit('title#0', 'Eins')) },
    { name: 'cut.xlf', content: xliff('pages/2', unit('title#0', 'Zwei')).slice(0, -20) },
    { name: 'other.xlf', content: '<html/>' },
    { name: 'short.xlf', content: xliff('pages/3', ''), size: 4 },
    { name: 'table.xlsx', content: 'PK and nothing' },
  ])
  const { documents, files } = await readReturned(packed)
  expect(documents.map(({ id }) => id)).toEqual(['1'])
  expect(files.map(({ name }) => name)).toEqual(['cut.xlf', 'other.xlf', 'short.xlf', 'table.xlsx'])
  expect(files[1]).toEqual({ name: 'other.xlf', refusal: 'This is not an XLIFF file' })
})

test('a file that does not match its checksum is named', async () => {
  const packed = toArchive([{ name: 'a.xlf', content: xliff('pages/1', unit('title#0', 'Eins')) }])
  // The checksum is in the archive's directory, sixteen bytes after the start of its only entry.
  const row = packed.lastIndexOf('PK\u0001\u0002')
  packed[row + 16] = (packed[row + 16] ?? 0) ^ 1
  expect((await readReturned(packed)).files).toEqual([
    { name: 'a.xlf', refusal: 'This file in the archive is damaged: zip it again' },
  ])
})

test('a document in two files is read as one, and a document in two languages as two', async () => {
  const two = [
    { name: 'a.xlf', content: xliff('pages/1', unit('title#0', 'Eins')) },
    { name: 'b.xlf', content: xliff('pages/1', unit('title#0', 'Zwei')) },
  ]
  const { documents } = await readReturned(toArchive(two))
  expect(documents.map(({ units }) => units.map(({ target }) => target))).toEqual([['Eins', 'Zwei']])
  const french = { name: 'c.xlf', content: xliff('pages/1', unit('title#0', 'Un'), 'fr-FR') }
  expect((await readReturned(toArchive([...two, french]))).documents).toHaveLength(2)
})

const BOMB = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.xlf`, content: 'x', size: 64 * 1024 * 1024 }))
test.each([
  ['no translations', toArchive([{ name: 'notes.txt', content: 'x' }]), 'contains no file with translations'],
  ['a file that is too large when unpacked', toArchive(BOMB), 'too large when unpacked'],
  ['a file name that leads out of it', toArchive([{ name: '../../a.xlf', content: 'x' }]), 'is damaged'],
  ['only its first half', toArchive([{ name: 'a.xlf', content: 'x' }]).subarray(0, 40), 'is damaged'],
])('an archive with %s is refused', async (_name, archive, message) => {
  await expect(readReturned(archive)).rejects.toThrow(message)
})
