import { expect, it } from 'vitest'
import { interleave, toRatios } from './interleave.ts'

it('takes the measures in turn and alternates which of them begins a round', async () => {
  const order: string[] = []
  const measure = (name: string, number: number) => ({
    name,
    take: async () => {
      order.push(name)
      return number + order.length
    },
  })
  const taken = await interleave(3, [measure('a', 0), measure('b', 100)])
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
  expect(taken).toEqual(
    new Map([
      ['a', [1, 4, 5]],
      ['b', [102, 103, 106]],
    ]),
  )
})

it('compares the figures of two measures round by round', () => {
  expect(toRatios([10, 30], [5, 10])).toEqual([2, 3])
})
