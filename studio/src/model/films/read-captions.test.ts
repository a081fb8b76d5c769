import { describe, expect, test } from 'vitest'
import { readCaptions } from './read-captions.ts'

const CUE = '00:00:01.000 --> 00:00:04.000\nFive minutes a day are enough.'
const WHOLE = `WEBVTT\n\n${CUE}\n`

describe('captions are taken', () => {
  test.each([
    ['as WebVTT', WHOLE],
    ['with the mark and the line ends of Windows', `\uFEFF${WHOLE.replaceAll('\n', '\r\n')}`],
    ['with a name of the file and a note', `WEBVTT - brushing\n\nNOTE by Ann\n\n${CUE}`],
    ['without an empty line below the head', `WEBVTT\n${CUE}`],
    ['as SubRip', '1\n00:00:01,000 --> 00:00:04,000\n<font color="red">Five minutes a day are enough.</font>\n'],
    ['as they were typed', '0:01.0 --> 0:04.0\nFive minutes a day are enough.'],
  ])('%s', (_name, text) => expect(readCaptions(text)).toEqual({ captions: WHOLE }))

  test('with settings, names and signs of the page', () => {
    const text =
      'WEBVTT\n\nfirst\n00:01.000 --> 00:02.500 line:0 align:start\n<v Ann>Cats & <b>dogs</b> < horses\n-- and fish'
    expect(readCaptions(text)).toEqual({
      captions:
        'WEBVTT\n\nfirst\n00:00:01.000 --> 00:00:02.500 line:0 align:start\n<v Ann>Cats &amp; <b>dogs</b> &lt; horses\n-- and fish\n',
    })
  })

  test('without styles, which could load something', () => {
    expect(readCaptions(`WEBVTT\n\nSTYLE\n::cue { background: url(//evil.example) }\n\n${CUE}`)).toEqual({
      captions: WHOLE,
    })
  })
})

test.each([
  ['', /^There are no captions/],
  ['WEBVTT', /^There are no captions/],
  ['Five minutes a day', /^Caption 1 has no times/],
  ['00:01.000 -> 00:02.000\nWords', /^Caption 1 has no times/],
  ['00:05.000 --> 00:02.000\nWords', /^Caption 1 ends before it begins/],
  ['00:61.000 --> 02:00.000\nWords', /^Caption 1 ends before it begins, or its times are none/],
  ['00:01.000 --> 00:02.000\n', /^Caption 1 has no words/],
  ['00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo', /^Caption 1 has no words of its own/],
  ['00:05.000 --> 00:06.000\nLate\n\n00:01.000 --> 00:02.000\nEarly', /the one at 00:00:01.000 begins before/],
])('%j is refused with a sentence', (text, sentence) => {
  expect(readCaptions(text)).toEqual({ fault: expect.stringMatching(sentence) })
})

test('what editors of SubRip write of the place of a caption is not shown', () => {
  const cue = (words: string) => `1\n00:00:01,000 --> 00:00:04,000\n${words}\n`
  expect(readCaptions(cue('{\\an8}Hello {\\i1}you{\\i0} {there}'))).toEqual({
    captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nHello you {there}\n',
  })
  expect(readCaptions(cue('{\\an8}'))).toHaveProperty('fault')
})
