import { expect, test } from 'vitest'
import { parseRespelling } from './respelling.ts'

test('replaces whole words and phrases by those of the country, the longest first', () => {
  const respell = parseRespelling(
    '# a comment\nfireworks night = the Fourth of July\nfireworks = firecrackers\nvet = veterinarian # once\n',
  )
  expect(respell('On fireworks night, fireworks; ask your vet, not a veteran.')).toBe(
    'On the Fourth of July, firecrackers; ask your veterinarian, not a veteran.',
  )
  expect(parseRespelling('')('as it is')).toBe('as it is')
})
