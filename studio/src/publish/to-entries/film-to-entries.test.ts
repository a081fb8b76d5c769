import { expect, test } from 'vitest'
import { checkEntry } from '../entries/check-entry.ts'
import { filmToEntries } from './film-to-entries.ts'

const film = {
  id: 'film-1',
  filename: 'brushing.mp4',
  mimeType: 'video/mp4',
  hash: 'a'.repeat(64),
  filesize: 312_000,
  width: 1280,
  height: 720,
  seconds: 8.04,
  poster: { id: 'picture-1' },
  title: { nl: ' Borstelen ', de: null, fr: '  ' },
  captions: { nl: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nZo\n' },
  transcript: null,
  createdAt: '2026-11-26T09:00:00.000Z',
}

test('a film belongs to all sites, and has its texts in each language in which they are written', () => {
  const [entry] = filmToEntries(film)
  expect(entry && checkEntry(entry, 'source')).toMatchObject({
    kind: 'film',
    brand: '*',
    locale: '*',
    key: 'film-1',
    body: {
      name: 'brushing.mp4',
      poster: 'picture-1',
      seconds: 8.04,
      title: { nl: 'Borstelen' },
      captions: { nl: expect.stringMatching(/^WEBVTT/) },
      transcript: {},
      uploaded: '2026-11-26',
    },
  })
})

test.each([
  ['filename', { filename: null }],
  ['mimeType', { mimeType: 'video/quicktime' }],
  ['poster', { poster: null }],
  ['hash', { hash: undefined }],
  ['seconds', { seconds: null }],
])('a film is refused at %s', (field, wrong) => {
  expect(() => filmToEntries({ ...film, ...wrong })).toThrow(expect.objectContaining({ field }))
})
