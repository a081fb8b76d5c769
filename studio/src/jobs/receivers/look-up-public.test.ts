import type { LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { findNameFault, InsideError, lookUpPublic } from './look-up-public.ts'

test('the lookup of a name in a private network fails', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>()
  lookUpPublic('localhost', {}, resolve)
  expect((await promise)?.message).toBe('localhost is in a private network')
})

describe('a host name of a receiver', () => {
  const NONE = new Set<string>()
  const INSIDE: LookupFunction = (name, _options, done) => done(new InsideError(name), [])
  const UNKNOWN: LookupFunction = (_name, _options, done) => done(new Error('ENOTFOUND'), [])
  const SILENT: LookupFunction = () => {}
  const PUBLIC: LookupFunction = (_name, _options, done) => done(null, [{ address: '2606:4700::1111', family: 6 }])

  test('in a private network is refused', async () => {
    expect(await findNameFault('https://rebound.example/', NONE, INSIDE)).toEqual(expect.any(String))
    expect(await findNameFault('https://localhost/', NONE)).toEqual(expect.any(String))
  })

  test.each([
    ['is public', PUBLIC],
    ['is not known yet', UNKNOWN],
    ['no server answers for', SILENT],
  ])('that %s is accepted', async (_what, lookUp) => {
    expect(await findNameFault('https://hooks.example/', NONE, lookUp, 50)).toBeUndefined()
  })

  test('listed as the operator’s own is accepted', async () => {
    expect(await findNameFault('http://forms.internal/', new Set(['forms.internal']), INSIDE)).toBeUndefined()
  })
})
