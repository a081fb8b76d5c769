import { expect, test } from 'vitest'
import { watchPeak } from './peak.ts'

test('the peak is the highest figure measured, even if the last figure is lower', async () => {
  let figure = 10
  const peak = watchPeak(() => figure)
  figure = 90
  await new Promise((done) => setTimeout(done, 450))
  figure = 20
  expect(peak.stop()).toBe(90)
})
