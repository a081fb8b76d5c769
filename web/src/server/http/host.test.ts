import { describe, expect, test } from 'vitest'
import { findDomainOrigin, findLocalOrigin } from './host.ts'

describe('local mode', () => {
  const find = findLocalOrigin('tailwell')
  test.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'shop.localhost',
    'LOCALHOST:80',
    'a.b-c.localhost:1',
  ])('accepts %s', (host) => {
    expect(find(host)).toBe('tailwell')
    expect(find(host)).toBe('tailwell')
  })

  test.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    'localhost@evil.example',
    'localhost:3000:1',
    '127.0.0.1.evil.example',
    'xlocalhost',
    ' localhost',
  ])('refuses %s', (host) => {
    expect(find(host)).toBeUndefined()
  })
})

describe('domains mode', () => {
  const find = findDomainOrigin((name) => name === 'tailwell.example')
  test.each(['tailwell.example', 'TAILWELL.example:443', 'tailwell.example.'])('accepts %s', (host) => {
    expect(find(host)).toBe('tailwell.example')
  })
  test.each([undefined, '', 'www.tailwell.example', 'tailwell.example.evil.example', 'localhost'])(
    'refuses %s',
    (host) => expect(find(host)).toBeUndefined(),
  )
})
