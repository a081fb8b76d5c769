import { expect, test } from 'vitest'
import { toAddressWord } from './to-address-word.ts'

test.each([
  ['de', 'Hähnchen & Süßkartoffel', 'haehnchen-suesskartoffel'],
  ['ru', 'Лосось', 'losos'],
  ['uk', 'Їжа з ягням', 'izha-z-iahniam'],
  ['pl', 'Łosoś', 'losos'],
  ['da', 'Blå', 'blaa'],
  ['hu', 'Zöld', 'zold'],
] as const)('in %s %s is %s', (language, word, address) => {
  expect(toAddressWord(language, word)).toBe(address)
})
