import { startsOf, targetFor } from '@menagerie/contract/follow-redirect'
import type { RedirectBody, RedirectTarget } from '@menagerie/contract/redirect'
import { describe, expect, test } from 'vitest'
import { addressesOf, entry, toPathTarget, type WrittenRule } from '../../testing/test-rules.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import { createFlattener } from './flatten-redirects.ts'
import type { SiteAddresses } from './redirect-rule.ts'

/** Follows redirects like a visitor, until there is a page or no redirect is left. */
function walk(redirects: readonly RedirectBody[], { standing, isFixed }: SiteAddresses, start: string) {
  let at: RedirectTarget = toPathTarget(start)
  for (let hops = 0; hops < 200; hops += 1) {
    if (at.type !== 'path') return { end: at, hops }
    const here: string = at.path
    const found = standing.get(here)
    if (found !== undefined) return { end: entry(found.key), hops }
    const next = isFixed(here) ? undefined : findFirst(redirects, here)
    if (next === undefined) return { end: at, hops }
    at = targetFor(next, here)
  }
  throw new Error(`/${start}/ never ends`)
}

function findFirst(redirects: readonly RedirectBody[], here: string): RedirectBody | undefined {
  const starting = (match: string, from: string) => redirects.find((one) => one.match === match && one.from === from)
  return (
    starting('exact', here) ??
    startsOf(here)
      .map((from) => starting('prefix', from))
      .find(Boolean)
  )
}

/** Small pseudo-random numbers, the same in every run. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    return (state >>> 8) % sides
  }
}

function randomSite(seed: number): SiteAddresses {
  const dice = createDice(seed)
  const somePath = () => Array.from({ length: 1 + dice(3) }, () => 'abc'[dice(3)]).join('/')
  const written = new Map<string, WrittenRule>()
  for (let count = 1 + dice(6); count > 0; count -= 1) {
    const match = dice(2) === 0 ? {} : ({ match: 'prefix', keepRest: dice(3) > 0 } as const)
    const to =
      dice(8) === 0 ? ({ type: 'external', url: 'https://x.example/' } as const) : dice(12) === 0 ? '' : somePath()
    const one = { from: somePath(), to, ...match }
    written.set(`${'match' in match} ${one.from}`, one)
  }
  const pages = Object.fromEntries(Array.from({ length: dice(4) }, (_, index) => [somePath(), `page-${index}`]))
  return addressesOf(
    [...written.values()].filter(({ from, match }) => match !== undefined || !(from in pages)),
    pages,
  )
}

describe('for any set of redirects that is not refused', () => {
  const sites = Array.from({ length: 1500 }, (_, seed) => randomSite(seed + 1)).flatMap((addresses) => {
    try {
      return [{ addresses, published: addresses.rules.map(createFlattener(addresses)) }]
    } catch (problem) {
      if (problem instanceof FieldProblem) return []
      throw problem
    }
  })
  const visited = ['', 'a', 'b', 'c']
    .flatMap((a) => ['', '/a', '/b', '/c'].flatMap((b) => ['', '/a', '/c', '/c/x'].map((c) => `${a}${b}${c}`)))
    .filter((at) => !at.startsWith('/'))

  test('there are enough random sets for the tests to be meaningful', () => {
    expect(sites.length).toBeGreaterThan(500)
  })

  test('every address leads to the same end as with the redirects that editors wrote', () => {
    for (const { addresses, published } of sites) {
      for (const start of visited) {
        const wanted = walk(addresses.rules, addresses, start).end
        expect(walk(published, addresses, start).end, `${start} in ${JSON.stringify(addresses.rules)}`).toEqual(wanted)
      }
    }
  })

  test('a published target without the rest of the path is not redirected again', () => {
    for (const { addresses, published } of sites) {
      for (const { to, keepRest } of published) {
        if (to.type === 'path' && !keepRest)
          expect(walk(addresses.rules, addresses, to.path)).toEqual({ end: to, hops: 0 })
      }
    }
  })

  test('no address takes more steps than before', () => {
    for (const { addresses, published } of sites) {
      for (const start of visited) {
        const before = walk(addresses.rules, addresses, start).hops
        expect(walk(published, addresses, start).hops).toBeLessThanOrEqual(before)
      }
    }
  })
})
