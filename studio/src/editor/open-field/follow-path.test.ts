import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { followPath } from './find-row.ts'

const block = (id: string) => ({ id, blockType: 'CtaBanner' })
const before: FormState = {
  title: { value: 'Title' },
  main: { rows: [block('a'), block('b'), block('c')] },
  'main.2.banners': { rows: [{ id: 'one' }, { id: 'two' }] },
  extras: { rows: [block('d')] },
}

/** Returns where paths of `before` lead after the form has changed to `after`. */
function follow(paths: readonly string[], after: FormState) {
  let fields = before
  const followed = paths.map((path) => followPath(() => fields, path))
  fields = after
  return followed.map((now) => now())
}

const PATHS = ['title', 'main', 'main.2', 'main.2.blockTitle', 'main.2.banners.1.link.page']

test('all paths stay the same in an unchanged form', () => {
  expect(follow(PATHS, before)).toEqual(PATHS)
})

test('a path follows rows that others have moved, on every level', () => {
  const turned: FormState = {
    main: { rows: [block('c'), block('b'), block('a')] },
    'main.0.banners': { rows: [{ id: 'two' }, { id: 'one' }] },
  }
  expect(follow(PATHS, turned)).toEqual(['title', 'main', 'main.0', 'main.0.blockTitle', 'main.0.banners.0.link.page'])
})

test('a path follows a block that was moved to another area', () => {
  const moved: FormState = {
    main: { rows: [block('a'), block('b')] },
    extras: { rows: [block('d'), block('c')] },
    'extras.1.banners': { rows: [{ id: 'one' }, { id: 'two' }] },
  }
  expect(follow(['main.2.blockTitle', 'main.2.banners.1.link'], moved)).toEqual([
    'extras.1.blockTitle',
    'extras.1.banners.1.link',
  ])
})

test('a path to a deleted row becomes undefined', () => {
  const without: FormState = { main: { rows: [block('a'), block('b')] }, 'main.1.banners': { rows: [{ id: 'three' }] } }
  expect(follow(['main.2.blockTitle', 'main.2.banners.1.link'], without)).toEqual([undefined, undefined])
})
