import type { LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { findNameFault, InsideError, lookUpPublic } from './look-up-public.ts'

test('a name that is in a private network is not looked up', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>()
  lookUpPublic('localhost', {}, resolve)
  expect((await promise)?.message).toBe('localhost is in a private network')
})

describe('what a name means when a receiver is saved', () => {
  const NONE = new Set<string>()
  const INSIDE: LookupFunction = (name, _options, done) => done(new InsideError(name), [])
  const UNKNOWN: LookupFunction = (_name, _options, done) => done(new Error('ENOTFOUND'), [])
  const SILENT: LookupFunction = () => {}
  const PUBLIC: LookupFunction = (_name, _options, done) => done(null, [{ address: '2606:4700::1111', family: 6 }])

  test('one that is in a private network is refused', async () => {
    expect(await findNameFault('https://rebound.example/', NONE, INSIDE)).toEqual(expect.any(String))
    expect(await findNameFault('https://localhost/', NONE)).toEqual(expect.any(String))
  })

  test.each([
    ['is public', PUBLIC],
    ['is unknown yet', UNKNOWN],
    ['is not answered for', SILENT],
  ])('one that %s is taken: it is looked up again at each sending', async (_what, lookUp) => {
    expect(await findNameFault('https://hooks.example/', NONE, lookUp, 50)).toBeUndefined()
  })

  test('one of the operator’s own is taken', async () => {
    expect(await findNameFault('http://forms.internal/', new Set(['forms.internal']), INSIDE)).toBeUndefined()
  })
})
