import { expect, test } from 'vitest'
import { toAddressWord } from './to-address-word.ts'

test.each([
  ['de', 'Hähnchen & Süßkartoffel', 'haehnchen-suesskartoffel'],
  ['ru', 'Лосось', 'losos'],
  ['uk', 'Їжа з ягням', 'izha-z-iahniam'],
  ['pl', 'Łosoś', 'losos'],
  ['da', 'Blå', 'blaa'],
  ['hu', 'Zöld', 'zold'],
  ['nl', 'Gezond gebit: 5 tips', 'gezond-gebit-5-tips'],
  ['de', 'Für große Hunde', 'fuer-grosse-hunde'],
  ['fr', 'L’été, un bœuf', 'l-ete-un-boeuf'],
  ['en', 'What dogs don’t like', 'what-dogs-dont-like'],
  ['cs', 'Příliš žluťoučký kůň', 'prilis-zlutoucky-kun'],
  ['da', 'Smørrebrød på ærø', 'smoerrebroed-paa-aeroe'],
  ['uk', 'М’ята для цуценят', 'miata-dlia-tsutseniat'],
  ['nl', ' … !', ''],
] as const)('in %s, %s becomes the address word %s', (language, word, address) => {
  expect(toAddressWord(language, word)).toBe(address)
})
