import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFilm } from './read-film.ts'

const FILMS = join(import.meta.dirname, '../../testing/films')
const open = (name: string) => openAsBlob(join(FILMS, name))

test.each([
  ['plain.mp4', 'video/mp4'],
  ['plain.webm', 'video/webm'],
])('the dimensions and length of %s are read', async (name, mime) => {
  const facts = await readFilm(await open(name))
  expect(facts).toEqual({ mime, width: 64, height: 36, seconds: expect.closeTo(1, 1), hash: expect.any(String) })
})

test.each([
  ['hevc.mp4', /encoded as HEVC \(H\.265\), which many browsers cannot play: export it as MP4/],
  ['apple.mov', /of the type MOV/],
  ['ten-bits.mp4', /more colours than browsers can show/],
  ['sound.mp4', /no video in it/],
])('%s is refused with an explanation', async (name, sentence) => {
  expect(await readFilm(await open(name))).toEqual({ fault: expect.stringMatching(sentence) })
})

test.each([
  ['plain.mp4', 0.9],
  ['plain.mp4', 0.4],
  ['plain.webm', 0.5],
])('a truncated %s is reported as damaged (%d of its size)', async (name, share) => {
  const whole = await open(name)
  const fault = expect.stringMatching(/damaged or incomplete/)
  expect(await readFilm(whole.slice(0, Math.floor(whole.size * share)))).toEqual({ fault })
})

test.each([
  ['%PDF-1.4 a leaflet', /cannot be read as a film/],
  ['RIFF\0\0\0\0AVI LIST', /of the type AVI/],
  ['', /cannot be read as a film/],
])('%j is refused as a film', async (bytes, sentence) => {
  expect(await readFilm(new Blob([bytes]))).toEqual({ fault: expect.stringMatching(sentence) })
})
