import { expect, test } from 'vitest'
import { toMeantWords } from './meant-words.ts'

test.each([
  ['Lees meer.', '\n    Lire plus.\n  ', 'Lire plus.'],
  [' Lees', '\n\tLire', ' Lire'],
  ['Lees {1}meer{/1}.', 'Lire\n      {1}plus{/1}.', 'Lire {1}plus{/1}.'],
  ['Een\nTwee', 'Un\n  Deux', 'Un\n  Deux'],
  ['Lees', 'Un\nDeux', 'Un\nDeux'],
  ['De vriend & co', 'L&apos;ami &amp; co', "L'ami & co"],
  ['5 kg', '5&nbsp;kg &#39;x&#39;', "5\u00a0kg 'x'"],
  ['Schrijf &amp; voor &', 'Écrivez &amp; pour &', 'Écrivez &amp; pour &'],
  ['Lees', 'AT&T; &nosuch;', 'AT&T; &nosuch;'],
])('with the source %j, the target %j is read as %j', (source, target, words) => {
  expect(toMeantWords(source, target)).toBe(words)
})

test('a target whose source is unknown stays unchanged', () => {
  expect(toMeantWords(undefined, '\n a&amp;b')).toBe('\n a&amp;b')
})
