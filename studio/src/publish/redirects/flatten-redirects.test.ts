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
  test('leads to what stands there, so that it follows when that moves', () => {
    expect(flattened([{ from: 'a', to: 'b' }], { b: 'key-b' })[0]?.to).toEqual(entry('key-b'))
    expect(flattened([{ from: 'a', to: '' }], { '': 'home' })[0]?.to).toEqual(entry('home'))
  })

  test('stays one where nothing is published, and where the site itself answers', () => {
    expect(flattened([{ from: 'a', to: 'b' }])[0]?.to).toEqual(toPathTarget('b'))
    const covered = [
      { from: 'a', to: 'fixed/route' },
      { from: 'fixed', to: 'x', match: 'prefix' },
    ] as const
    expect(flattened(covered)[0]?.to).toEqual(toPathTarget('fixed/route'))
  })

  test('goes through a chain to its end', () => {
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

  test('takes an exact redirect before a prefix one, and of those the longest', () => {
    const rules: WrittenRule[] = [
      { from: 'a', to: 'x/y/z' },
      { from: 'x', to: 'short', match: 'prefix' },
      { from: 'x/y', to: 'long', match: 'prefix' },
      { from: 'b', to: 'x/y/exact' },
      { from: 'x/y/exact', to: 'exact' },
    ]
    expect(flattened(rules).map(({ to }) => to)).toEqual(['long', 'short', 'long', 'exact', 'exact'].map(toPathTarget))
  })

  test('carries the rest on where the next redirect keeps it', () => {
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

  test('is temporary when it goes over a temporary one', () => {
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

describe('a folder that moves with all below it', () => {
  const keeping = (from: string, to: string): WrittenRule => ({ from, to, match: 'prefix', keepRest: true })

  test('goes through folders that moved again', () => {
    const rules = [keeping('a', 'b/x'), keeping('b', 'c'), keeping('c/x', 'd')]
    expect(flattened(rules).map(({ to, keepRest }) => ({ to, keepRest }))).toEqual(
      ['d', 'c', 'd'].map((to) => ({ to: toPathTarget(to), keepRest: true })),
    )
  })

  test('loses the rest where the next one does not keep it', () => {
    expect(flattened([keeping('a', 'b'), { from: 'b', to: 'c', match: 'prefix' }], { c: 'key-c' })[0]).toMatchObject({
      to: entry('key-c'),
      keepRest: false,
    })
  })

  test('stays where pages or redirects below lead elsewhere', () => {
    const rules = [keeping('a', 'b'), keeping('b', 'c')]
    expect(flattened(rules, { 'b/live': 'live' })[0]?.to).toEqual(toPathTarget('b'))
    expect(flattened([...rules, { from: 'b/one', to: 'x' }])[0]?.to).toEqual(toPathTarget('b'))
    expect(flattened([keeping('a', 'fixed'), keeping('fixed', 'c')])[0]?.to).toEqual(toPathTarget('fixed'))
  })

  test('may lose a part of its address', () => {
    expect(flattened([keeping('nl', '')])[0]).toMatchObject({ to: toPathTarget(''), keepRest: true })
  })
})

test('the rest is kept by prefix redirects only, and not for a document', () => {
  const rules: WrittenRule[] = [
    { from: 'a', to: 'b', keepRest: true },
    { from: 'c', to: entry('key-c'), match: 'prefix', keepRest: true },
  ]
  expect(flattened(rules).map(({ keepRest }) => keepRest)).toEqual([false, false])
})

describe('refused', () => {
  test.each<[string, WrittenRule[], string]>([
    [
      'a chain that comes back',
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
  ])('%s, with the way round', (_name, rules, way) => {
    const problem = problemOf(() => flattened(rules))
    expect(problem).toMatchObject({ field: 'target.path', message: `These redirects go round in a circle: ${way}` })
  })

  test('one onto itself', () => {
    expect(problemOf(() => flattened([{ from: 'a', to: 'a' }]))).toMatchObject({
      field: 'target.path',
      message: 'The old and the new address are the same',
    })
  })

  test('one from an address where something is published, by name; a folder may have pages', () => {
    expect(problemOf(() => flattened([{ from: 'a', to: 'b' }], { a: 'dogs' }))).toMatchObject({
      field: 'from',
      message: 'The address /a/ belongs to the page “DOGS”',
    })
    expect(flattened([{ from: 'a', to: 'a', match: 'prefix' }], { a: 'dogs' })[0]?.to).toEqual(entry('dogs'))
  })

  test('a second one from the same address; an exact one and a folder are two things', () => {
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
