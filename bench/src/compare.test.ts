import { describe, expect, it } from 'vitest'
import { compareWithLast } from './compare.ts'
import { type BenchRow, toBenchValue, toExactValue, type Value } from './row.ts'

const toRow = (value: Value | undefined, busy = false): BenchRow => ({
  id: 'P8',
  what: 'cached page',
  figure: 'as measured',
  baseline: '',
  goal: '',
  met: true,
  value,
  busy,
})

describe('a figure compared with its last one', () => {
  it('has changed when the rounds of the two runs do not overlap', () => {
    const last = toRow(toBenchValue([100, 104, 108], '/s'))
    expect(compareWithLast(toRow(toBenchValue([120, 125, 131], '/s')), last)).toEqual({
      text: '+20.2%',
      beyondNoise: true,
    })
    expect(compareWithLast(toRow(toBenchValue([80, 85, 90], '/s')), last)).toEqual({
      text: '-18.3%',
      beyondNoise: true,
    })
  })

  it('counts as noise when the rounds of the two runs overlap', () => {
    const last = toRow(toBenchValue([100, 104, 121], '/s'))
    expect(compareWithLast(toRow(toBenchValue([120, 125, 131], '/s')), last).beyondNoise).toBe(false)
  })

  it('counts as noise when both figures are steady and nearly the same', () => {
    expect(compareWithLast(toRow(toBenchValue([103], 'ms')), toRow(toBenchValue([100], 'ms'))).beyondNoise).toBe(false)
  })

  it('has changed when an exact size differs by a single byte', () => {
    const [last, now] = [toRow(toExactValue(14_600, 'B')), toRow(toExactValue(14_601, 'B'), true)]
    expect(compareWithLast(now, last)).toEqual({ text: '+0.0%', beyondNoise: true })
    expect(compareWithLast(last, last).beyondNoise).toBe(false)
  })

  it('does not count as changed when other work used the machine in either run', () => {
    const [last, now] = [toRow(toBenchValue([100], 'ms')), toRow(toBenchValue([200], 'ms'), true)]
    expect(compareWithLast(now, last)).toEqual({ text: '+100.0%', beyondNoise: false })
    expect(compareWithLast(last, now).beyondNoise).toBe(false)
  })

  it('is not compared with a last figure that is missing or has another unit', () => {
    const now = toRow(toBenchValue([100], 'ms'))
    expect(compareWithLast(now, undefined).text).toBe('')
    expect(compareWithLast(now, toRow(undefined)).text).toBe('')
    expect(compareWithLast(now, toRow(toBenchValue([100], 's'))).text).toBe('')
  })
})
