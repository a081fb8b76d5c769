import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bench } from './bench.ts'
import type { BenchPart } from './parts.ts'
import { type BenchRow, toBenchValue, toExactValue } from './row.ts'
import { runPart, toMarkedRows } from './run-part.ts'

const bench: Bench = {
  folder: '/nowhere',
  quick: true,
  siteRoot: async () => '/nowhere',
  replica: async () => '/nowhere',
  say: () => {},
}
const row: BenchRow = { id: 'P8', what: 'cached page', figure: '1.1', baseline: '', goal: '', met: true }

function makePart(measure: () => Promise<BenchRow[]>): BenchPart {
  return { ids: ['P8', 'P9'], name: 'cached pages', minutes: 1, load: async () => measure }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a part of the bench', () => {
  it('returns only the rows of the goals that were asked for', async () => {
    const part = makePart(async () => [row, { ...row, id: 'P9' }])
    expect(await runPart(part, bench, new Set(['P9']))).toEqual({ rows: [{ ...row, id: 'P9' }], failed: false })
  })

  it('returns a row with the reason when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const part = makePart(async () => Promise.reject(new Error('No page at …\nand more')))
    const { rows, failed } = await runPart(part, bench, new Set(['P8']))
    expect(failed).toBe(true)
    expect(rows).toMatchObject([{ id: 'P8', figure: 'failed: No page at …', met: false }])
  })

  it('fails with a time-out when it hangs', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const running = runPart(
      makePart(() => new Promise(() => {})),
      bench,
      new Set(['P8']),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await running).rows[0]?.figure).toBe('failed: given up after 1 min')
  })
})

it('marks the timed figures of a part that other work disturbed, but not its byte sizes', () => {
  const calm = { busyCores: 0, loopMs: 10 }
  const rows = [
    { ...row, value: toBenchValue([1], 'ms') },
    { ...row, value: toExactValue(1, 'B') },
  ]
  const marked = toMarkedRows([
    { rows, failed: false, before: calm, after: { ...calm, busyCores: 1 } },
    { rows, failed: false, before: calm, after: calm },
  ])
  expect(marked.map(({ busy }) => busy)).toEqual([true, undefined, undefined, undefined])
})
