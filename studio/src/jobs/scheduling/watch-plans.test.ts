import { expect, test } from 'vitest'
import { readPlanHealth } from './watch-plans.ts'

const poolOf = (row: object) => ({ query: async () => ({ rows: [row] }) })

test('waiting plans are counted, and a plan that stays overdue for minutes is reported', async () => {
  expect(await readPlanHealth(poolOf({ waiting: '4', failed: '1', late_s: '0' }))).toEqual({
    degraded: [],
    gauges: { plans_waiting: 4, plans_late_seconds: 0, plans_failed: 1 },
  })
  const { degraded } = await readPlanHealth(poolOf({ waiting: '0', failed: '0', late_s: '180.4' }))
  expect(degraded).toEqual(['plans: one waits for 180 s: no admin carries plans out'])
})
