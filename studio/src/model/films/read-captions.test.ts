import { describe, expect, test } from 'vitest'
import { readCaptions } from './read-captions.ts'

const CUE = '00:00:01.000 --> 00:00:04.000\nFive minutes a day are enough.'
const WHOLE = `WEBVTT\n\n${CUE}\n`

describe('captions are accepted', () => {
  test.each([
    ['as WebVTT', WHOLE],
    ['with a byte order mark and Windows line ends', `\uFEFF${WHOLE.replaceAll('\n', '\r\n')}`],
    ['with a title and a note', `WEBVTT - brushing\n\nNOTE by Ann\n\n${CUE}`],
    ['without an empty line after the header', `WEBVTT\n${CUE}`],
    ['as SubRip', '1\n00:00:01,000 --> 00:00:04,000\n<font color="red">Five minutes a day are enough.</font>\n'],
    ['as typed by hand', '0:01.0 --> 0:04.0\nFive minutes a day are enough.'],
  ])('%s', (_name, text) => expect(readCaptions(text)).toEqual({ captions: WHOLE }))

  test('with cue settings, names and HTML characters', () => {
    const text =
      'WEBVTT\n\nfirst\n00:01.000 --> 00:02.500 line:0 align:start\n<v Ann>Cats & <b>dogs</b> < horses\n-- and fish'
    expect(readCaptions(text)).toEqual({
      captions:
        'WEBVTT\n\nfirst\n00:00:01.000 --> 00:00:02.500 line:0 align:start\n<v Ann>Cats &amp; <b>dogs</b> &lt; horses\n-- and fish\n',
    })
  })

  test('without their styles, which could load a resource', () => {
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
  ['00:05.000 --> 00:02.000\nWords', /^Caption 1 ends before it starts/],
  ['00:61.000 --> 02:00.000\nWords', /^Caption 1 ends before it starts, or its times are not valid/],
  ['00:01.000 --> 00:02.000\n', /^Caption 1 has no words/],
  ['00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo', /^Caption 1 has no words of its own/],
  ['00:05.000 --> 00:06.000\nLate\n\n00:01.000 --> 00:02.000\nEarly', /the one at 00:00:01.000 starts before/],
])('%j is refused with an explanation', (text, sentence) => {
  expect(readCaptions(text)).toEqual({ fault: expect.stringMatching(sentence) })
})

test('position and style codes of SubRip are removed from captions', () => {
  const cue = (words: string) => `1\n00:00:01,000 --> 00:00:04,000\n${words}\n`
  expect(readCaptions(cue('{\\an8}Hello {\\i1}you{\\i0} {there}'))).toEqual({
    captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nHello you {there}\n',
  })
  expect(readCaptions(cue('{\\an8}'))).toHaveProperty('fault')
})

const cue = (words: string, times = '00:00:01,000 --> 00:00:04,000') => `1\n${times}\n${words}\n`
const shownWords = (text: string) => {
  const read = readCaptions(text)
  return 'fault' in read ? read.fault : read.captions.replace(/^WEBVTT\n\n00:00:01\.000 --> 00:00:04\.000\n/, '')
}

test.each([
  ['Tom &amp; Jerry &quot;x&quot; &#39;y&#39; caf&eacute;', 'Tom &amp; Jerry "x" \'y\' café\n'],
  ['2 &#60; 3 &#x26; &nosuch; &#0;', '2 &lt; 3 &amp; &amp;nosuch; &amp;#0;\n'],
  ['&lt;b&gt; 5&nbsp;kg', '&lt;b&gt; 5&nbsp;kg\n'],
  ['<B>A</B> <I>b</I> <strong>c</strong> <em>d</em>', '<b>A</b> <i>b</i> <b>c</b> <i>d</i>\n'],
  ['<span class="x">A</span> <s>b</s>', 'A b\n'],
  ['A<br>B<br/><br />C', 'A\nB\nC\n'],
  ['Hi<00:00:01.500><c> you</c>', 'Hi<c> you</c>\n'],
  ['{\\an8}\n<font color="red"></font>\nHello', 'Hello\n'],
])('HTML entities and tags in %j are converted or removed', (words, shown) => {
  expect(shownWords(cue(words))).toBe(shown)
})

test.each([
  '00:00:01 --> 00:00:04',
  '00:00:01,000-->00:00:04,000',
  '00:00:01,000 --> 00:00:04,000 X1:10 X2:20 Y1:10 Y2:20',
  '0:00:01.000,0:00:04.000',
])('the time format %s is read', (times) => {
  expect(shownWords(cue('Hi', times))).toBe('Hi\n')
})

test('a line of non-ASCII spaces separates captions as well', () => {
  expect(shownWords(`${cue('Hi')}\u00a0\n\u3000\n${cue('You', '00:05 --> 00:06')}`)).toBe(
    'Hi\n\n00:00:05.000 --> 00:00:06.000\nYou\n',
  )
})

test('a caption directly below a note is reported as a fault instead of being left out', () => {
  expect(readCaptions(`${WHOLE}\nNOTE by Ann\n00:05.000 --> 00:06.000\nWords`)).toEqual({
    fault: expect.stringMatching(/^Caption 2 has no words of its own/),
  })
})
