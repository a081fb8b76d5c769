import { expect, it } from 'vitest'
import { BENCH_PARTS, choosePart, findUnknownParts } from './parts.ts'

const chosen = (ids: string[]) =>
  BENCH_PARTS.map((part) => [...choosePart(part, ids)]).filter((found) => found.length > 0)

it('runs everything when no goal is named', () => {
  expect(chosen([]).flat()).toEqual(BENCH_PARTS.flatMap(({ ids }) => ids))
})

it('runs a part only for those of its goals that are named', () => {
  expect(chosen(['P16', 'P8'])).toEqual([['P16'], ['P8']])
})

it('reports a goal that no part measures', () => {
  expect(findUnknownParts(['P8', 'P99'])).toBe('P99')
  expect(findUnknownParts(['P8'])).toBeUndefined()
})
