import { expect, test } from 'vitest'
import { readEntryNames } from './entry-names.ts'

const toEntry = (bytes: readonly number[] | string, flags = 0) => ({
  fileName: 'as CP437',
  generalPurposeBitFlag: flags,
  fileNameRaw: typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes),
})

test('names of a Mac are UTF-8 without the mark of it', () => {
  expect(readEntryNames([toEntry('in/Grün.png'), toEntry('Żółty.png'), toEntry('dog.png')])).toEqual([
    'in/Grün.png',
    'Żółty.png',
    'as CP437',
  ])
})

test('names of Windows are in its letters, and a marked one is as it was read', () => {
  // “Grün.png” and “Größe.png” in the letters of DOS.
  const green = [0x47, 0x72, 0x81, 0x6e, 0x2e, 0x70, 0x6e, 0x67]
  const size = [0x47, 0x72, 0x94, 0xe1, 0x65, 0x2e, 0x70, 0x6e, 0x67]
  expect(readEntryNames([toEntry(green), toEntry(size), toEntry('ü', 0x800)])).toEqual([
    'Grün.png',
    'Größe.png',
    'as CP437',
  ])
})

test('what no encoding has is as it was read', () => {
  expect(readEntryNames([toEntry([0x61, 0x00, 0x81, 0xff, 0xfe])])).toEqual(['as CP437'])
})
