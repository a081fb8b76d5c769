import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { readEntryNames } from './entry-names.ts'

const toEntry = (bytes: readonly number[] | string, flags = 0) => ({
  fileName: 'as CP437',
  extraFields: [],
  generalPurposeBitFlag: flags,
  fileNameRaw: typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes),
})

test('unmarked UTF-8 names in an archive, as a Mac writes them, are read as UTF-8', () => {
  expect(readEntryNames([toEntry('in/Grün.png'), toEntry('Żółty.png'), toEntry('dog.png')])).toEqual([
    'in/Grün.png',
    'Żółty.png',
    'as CP437',
  ])
})

test('names from Windows are read in a DOS encoding, and a name marked as UTF-8 stays as it was read', () => {
  // “Grün.png” and “Größe.png” in a DOS encoding.
  const green = [0x47, 0x72, 0x81, 0x6e, 0x2e, 0x70, 0x6e, 0x67]
  const size = [0x47, 0x72, 0x94, 0xe1, 0x65, 0x2e, 0x70, 0x6e, 0x67]
  expect(readEntryNames([toEntry(green), toEntry(size), toEntry('ü', 0x800)])).toEqual([
    'Grün.png',
    'Größe.png',
    'as CP437',
  ])
})

test('a name that fits no encoding stays as it was read', () => {
  expect(readEntryNames([toEntry([0x61, 0x00, 0x81, 0xff, 0xfe])])).toEqual(['as CP437'])
})

test('a UTF-8 name in the extra field replaces the name in a local encoding', () => {
  // “äü.jpg” in a DOS encoding, which could also be Russian.
  const raw = [0x84, 0x81, 0x2e, 0x6a, 0x70, 0x67]
  const data = Buffer.concat([Buffer.alloc(5, 1), Buffer.from('in\\äü.jpg')])
  data.writeUInt32LE(crc32(Buffer.from(raw)), 1)
  const entry = { ...toEntry(raw), fileName: 'in/äü.jpg', extraFields: [{ id: 0x7075, data }] }
  expect(readEntryNames([entry])).toEqual(['in/äü.jpg'])
})

test('a name falsely marked as UTF-8, and a name with a line end, are read like other names', () => {
  const green = [0x47, 0x72, 0xfc, 0x6e, 0x2e, 0x70, 0x6e, 0x67]
  expect(readEntryNames([toEntry(green, 0x800)])).toEqual(['Grün.png'])
  expect(readEntryNames([toEntry('Grü\nn.png'), toEntry('Größe.png')])).toEqual(['Grü n.png', 'Größe.png'])
})
