import { expect, it } from 'vitest'
import { measureReact } from './measure-react.ts'

it('measures the size of the React runtime as a page would load it', async () => {
  const bytes = await measureReact()
  expect(bytes).toBeGreaterThan(40_000)
  expect(bytes).toBeLessThan(100_000)
})
