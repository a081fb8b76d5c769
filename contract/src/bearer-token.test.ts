import { expect, it } from 'vitest'
import { hasBearerToken } from './bearer-token.ts'

it.each(['Bearer before', 'Bearer next'])('takes each of the tokens of a setting: %s', (header) => {
  expect(hasBearerToken(header, 'next, before')).toBe(true)
})

it.each([undefined, null, '', 'Bearer', 'Bearer ', 'Bearer next, before', 'before', 'Bearer befor', 'bearer before'])(
  'takes nothing else: %s',
  (header) => {
    expect(hasBearerToken(header, 'next, before,')).toBe(false)
  },
)

it('a setting without a token lets in none', () => {
  expect(hasBearerToken('Bearer ', ' , ')).toBe(false)
})
