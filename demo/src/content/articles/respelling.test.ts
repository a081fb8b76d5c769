import { expect, test } from 'vitest'
import { parseRespelling } from './respelling.ts'

test('says whole words and phrases as the country does, the longest first', () => {
  const respell = parseRespelling(
    '# a comment\nfireworks night = the Fourth of July\nfireworks = firecrackers\nvet = veterinarian # once\n',
  )
  expect(respell('On fireworks night, fireworks; ask your vet, not a veteran.')).toBe(
    'On the Fourth of July, firecrackers; ask your veterinarian, not a veteran.',
  )
  expect(parseRespelling('')('as it is')).toBe('as it is')
})
