import { describe, expect, test } from 'vitest'
import { addressesOf, entry, rule, toPathTarget, type WrittenRule } from '../../testing/test-rules.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import { createFlattener } from './flatten-redirects.ts'

function flattened(written: readonly WrittenRule[], pages: Record<string, string> = {}) {
  const addresses = addressesOf(written, pages)
  return addresses.rules.map(createFlattener(addresses))
}

function problemOf(run: () => unknown): FieldProblem {
  try {
    run()
  } catch (problem) {
    if (problem instanceof FieldProblem) return problem
    throw problem
  }
  throw new Error('nothing was refused')
}

describe('a redirect to an address', () => {
  test('leads to the document published at that address', () => {
    expect(flattened([{ from: 'a', to: 'b' }], { b: 'key-b' })[0]?.to).toEqual(entry('key-b'))
    expect(flattened([{ from: 'a', to: '' }], { '': 'home' })[0]?.to).toEqual(entry('home'))
  })

  test('stays a redirect to the address when nothing is published there or the site itself answers', () => {
    expect(flattened([{ from: 'a', to: 'b' }])[0]?.to).toEqual(toPathTarget('b'))
    const covered = [
      { from: 'a', to: 'fixed/route' },
      { from: 'fixed', to: 'x', match: 'prefix' },
    ] as const
    expect(flattened(covered)[0]?.to).toEqual(toPathTarget('fixed/route'))
  })

  test('leads directly to the end of a chain', () => {
    const chain = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'd' },
    ]
    expect(flattened(chain).map(({ to }) => to)).toEqual([toPathTarget('d'), toPathTarget('d'), toPathTarget('d')])
    const away = { type: 'external', url: 'https://shop.example/' } as const
    expect(
      flattened([
        { from: 'a', to: 'b' },
        { from: 'b', to: away },
      ])[0]?.to,
    ).toEqual(away)
  })

  test('follows an exact redirect before a prefix one, and the longest of several prefixes', () => {
    const rules: WrittenRule[] = [
      { from: 'a', to: 'x/y/z' },
      { from: 'x', to: 'short', match: 'prefix' },
      { from: 'x/y', to: 'long', match: 'prefix' },
      { from: 'b', to: 'x/y/exact' },
      { from: 'x/y/exact', to: 'exact' },
    ]
    expect(flattened(rules).map(({ to }) => to)).toEqual(['long', 'short', 'long', 'exact', 'exact'].map(toPathTarget))
  })

  test('keeps the rest of the path where the next redirect keeps it', () => {
    const shop = { type: 'external', url: 'https://shop.example/nl' } as const
    const rules: WrittenRule[] = [
      { from: 'a', to: 'old/dogs' },
      { from: 'old', to: 'new', match: 'prefix', keepRest: true },
      { from: 'b', to: 'former/dogs' },
      { from: 'former', to: shop, match: 'prefix', keepRest: true },
    ]
    const [first, , second] = flattened(rules)
    expect(first?.to).toEqual(toPathTarget('new/dogs'))
    expect(second?.to).toEqual({ type: 'external', url: 'https://shop.example/nl/dogs' })
  })

  test('is temporary when it passes a temporary redirect', () => {
    const rules: WrittenRule[] = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c', status: 302 },
      { from: 'x', to: 'a', match: 'prefix' },
    ]
    expect(flattened(rules).map(({ status }) => status)).toEqual([302, 302, 302])
  })

  test('stops at a page below a redirected folder', () => {
    const rules: WrittenRule[] = [
      { from: 'a', to: 'old/live' },
      { from: 'old', to: 'new', match: 'prefix' },
    ]
    expect(flattened(rules, { 'old/live': 'live' })[0]?.to).toEqual(entry('live'))
  })
})

describe('a folder that moves with everything below it', () => {
  const keeping = (from: string, to: string): WrittenRule => ({ from, to, match: 'prefix', keepRest: true })

  test('leads through folders that have moved again', () => {
    const rules = [keeping('a', 'b/x'), keeping('b', 'c'), keeping('c/x', 'd')]
    expect(flattened(rules).map(({ to, keepRest }) => ({ to, keepRest }))).toEqual(
      ['d', 'c', 'd'].map((to) => ({ to: toPathTarget(to), keepRest: true })),
    )
  })

  test('loses the rest of the path where the next redirect does not keep it', () => {
    expect(flattened([keeping('a', 'b'), { from: 'b', to: 'c', match: 'prefix' }], { c: 'key-c' })[0]).toMatchObject({
      to: entry('key-c'),
      keepRest: false,
    })
  })

  test('keeps its target where pages or redirects below it lead elsewhere', () => {
    const rules = [keeping('a', 'b'), keeping('b', 'c')]
    expect(flattened(rules, { 'b/live': 'live' })[0]?.to).toEqual(toPathTarget('b'))
    expect(flattened([...rules, { from: 'b/one', to: 'x' }])[0]?.to).toEqual(toPathTarget('b'))
    expect(flattened([keeping('a', 'fixed'), keeping('fixed', 'c')])[0]?.to).toEqual(toPathTarget('fixed'))
  })

  test('can drop a part of its path', () => {
    expect(flattened([keeping('nl', '')])[0]).toMatchObject({ to: toPathTarget(''), keepRest: true })
  })
})

test('the rest of the path is kept only by prefix redirects, and not for a document', () => {
  const rules: WrittenRule[] = [
    { from: 'a', to: 'b', keepRest: true },
    { from: 'c', to: entry('key-c'), match: 'prefix', keepRest: true },
  ]
  expect(flattened(rules).map(({ keepRest }) => keepRest)).toEqual([false, false])
})

describe('a redirect is refused', () => {
  test.each<[string, WrittenRule[], string]>([
    [
      'a chain that leads back to its start',
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'a' },
      ],
      '/a/ → /b/ → /c/ → /a/',
    ],
    ['a folder that leads below itself', [{ from: 'a', to: 'a/b', match: 'prefix' }], '/a/b/ → /a/b/'],
    [
      'two folders that lead to each other',
      [
        { from: 'a', to: 'b', match: 'prefix', keepRest: true },
        { from: 'b', to: 'a', match: 'prefix', keepRest: true },
      ],
      '/a/ → /b/ → /a/',
    ],
    [
      'a folder that grows with every step',
      [{ from: 'a', to: 'a/b', match: 'prefix', keepRest: true }],
      '/a/ → /a/b/ → /a/b/b/ → /a/b/b/b/ → /a/b/b/b/b/ → /a/b/b/b/b/b/ → …',
    ],
  ])('for %s, with the circular path', (_name, rules, way) => {
    const problem = problemOf(() => flattened(rules))
    expect(problem).toMatchObject({ field: 'target.path', message: `These redirects go round in a circle: ${way}` })
  })

  test('when it leads to itself', () => {
    expect(problemOf(() => flattened([{ from: 'a', to: 'a' }]))).toMatchObject({
      field: 'target.path',
      message: 'The old and the new address are the same',
    })
  })

  test('when a page is published at its old address, unless the redirect is for a folder', () => {
    expect(problemOf(() => flattened([{ from: 'a', to: 'b' }], { a: 'dogs' }))).toMatchObject({
      field: 'from',
      message: 'The address /a/ belongs to the page “DOGS”',
    })
    expect(flattened([{ from: 'a', to: 'a', match: 'prefix' }], { a: 'dogs' })[0]?.to).toEqual(entry('dogs'))
  })

  test('when another one starts at the same address, while an exact one and a folder may share it', () => {
    const twins = {
      ...addressesOf([]),
      rules: [rule({ from: 'a', to: 'b' }), { ...rule({ from: 'a', to: 'c' }), id: '2' }],
    }
    const flatten = createFlattener(twins)
    expect(twins.rules.slice(0, 1).map(flatten)).toHaveLength(1)
    expect(problemOf(() => twins.rules.map(flatten)).message).toBe('Another redirect already starts at /a/')
    expect(
      flattened([
        { from: 'a', to: 'b' },
        { from: 'a', to: 'c', match: 'prefix' },
      ]),
    ).toHaveLength(2)
  })
})
