import { expect, test } from 'vitest'
import { toPdf } from '../../testing/test-files.ts'
import { findPdfFault, MAX_LEAFLET_BYTES } from './require-pdf.ts'

const PDF = toPdf('one')

test.each([
  ['without other bytes', PDF],
  ['after a mail header', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), PDF])],
  ['after a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), PDF])],
  ['followed by zero bytes', Buffer.concat([PDF, Buffer.alloc(512)])],
  ['of version 2.0', Buffer.from(PDF.toString('latin1').replace('%PDF-1.4', '%PDF-2.0'), 'latin1')],
])('a PDF %s is accepted', async (_name, bytes) => {
  expect(await findPdfFault(bytes)).toBeUndefined()
})

test.each([
  ['an HTML page', Buffer.from('<!doctype html>'), 'Choose a PDF file'],
  ['an empty file', Buffer.alloc(0), 'Choose a PDF file'],
  ['half of a PDF', PDF.subarray(0, 120), 'is incomplete'],
  [
    'a PDF without pages',
    Buffer.from(PDF.toString('latin1').replace('[3 0 R] /Count 1', '[     ] /Count 0')),
    'damaged',
  ],
  ['a PDF above the size limit', Buffer.concat([PDF, Buffer.alloc(MAX_LEAFLET_BYTES)]), 'up to 10 MB'],
])('%s is refused as a PDF', async (_name, bytes, message) => {
  expect(await findPdfFault(bytes)).toContain(message)
})
