import { afterEach, expect, test, vi } from 'vitest'
import { register } from '../../instrumentation.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL must be the address of a PostgreSQL database'],
  [{ STUDIO_SECOND_FACTOR: 'xyz' }, 'STUDIO_SECOND_FACTOR names “xyz”'],
  [{ HSTS: 'soon' }, 'HSTS must be off, or look like'],
])('the admin exits with an explanation for the invalid setting %j', async (wrong, sentence) => {
  const settings = {
    NEXT_RUNTIME: 'nodejs',
    DATABASE_URL: 'postgres://a@127.0.0.1:9/a',
    PAYLOAD_SECRET: 'x'.repeat(20),
  }
  for (const [name, value] of Object.entries({ ...settings, ...wrong })) vi.stubEnv(name, value)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  await expect(register()).rejects.toThrow('ended with 1')
  expect(exit).toHaveBeenCalledOnce()
  expect(said.mock.calls.flat().join()).toContain(sentence)
})
