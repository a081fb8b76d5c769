import { expect, test } from 'vitest'
import { startsOf, targetFor } from './follow-redirect.ts'

test('a prefix redirect is looked up for a path and each of its parents, the longest first', () => {
  expect(startsOf('a/b/c')).toEqual(['a/b/c', 'a/b', 'a'])
  expect(startsOf('')).toEqual([])
})

const path = (to: string) => ({ type: 'path', path: to }) as const
const external = (url: string) => ({ type: 'external', url }) as const

test('the rest of the old address is appended to the new one when the redirect keeps it', () => {
  expect(targetFor({ from: 'old', keepRest: true, to: path('new') }, 'old/a/b')).toEqual(path('new/a/b'))
  expect(targetFor({ from: 'old', keepRest: true, to: path('') }, 'old/a')).toEqual(path('a'))
  expect(targetFor({ from: 'old', keepRest: true, to: path('new') }, 'old')).toEqual(path('new'))
  expect(targetFor({ from: 'old', keepRest: false, to: path('new') }, 'old/a')).toEqual(path('new'))
})

test('the kept rest of an address cannot change the host, query or fragment of an external target', () => {
  const to = (url: string, rest: string) => targetFor({ from: 'old', keepRest: true, to: external(url) }, `old/${rest}`)
  expect(to('https://shop.example', 'a/b')).toEqual(external('https://shop.example/a/b/'))
  expect(to('https://shop.example/new', 'a')).toEqual(external('https://shop.example/new/a'))
  expect(to('https://shop.example/new/?from=us#top', 'a')).toEqual(external('https://shop.example/new/a/?from=us#top'))
  expect(to('https://shop.example', '@evil.example/%2f?x#y')).toEqual(
    external('https://shop.example/%40evil.example/%252f%3Fx%23y/'),
  )
})
