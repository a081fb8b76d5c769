import { expect, test } from 'vitest'
import { toLogLine } from '../admin/log-as-json.ts'
import { PAYLOAD_LOG_OPTIONS } from './payload-logger.ts'
import { toLoggedError, withoutParameters } from './without-parameters.ts'

const SAID =
  'Failed query: insert into "customers" ("email", "name") values ($1, $2)\nparams: ada@shop.example,Ada\nLovelace'

function fail(): Error {
  const cause = new Error('duplicate key value violates unique constraint "customers_email_idx"')
  return Object.assign(new Error(SAID, { cause }), { params: ['ada@shop.example', 'Ada\nLovelace'] })
}

test('a failed database query is logged without its parameters', () => {
  const logged = toLoggedError(fail())
  expect(JSON.stringify(logged)).not.toMatch(/ada@|Lovelace/)
  expect(logged.message).toBe('Failed query: insert into "customers" ("email", "name") values ($1, $2)')
  expect(logged.stack).toContain('without-parameters.test.ts')
  expect(logged.cause).toContain('customers_email_idx')
})

test('the parameters of a failed query are removed in the logs of both Payload and Next', () => {
  const byPayload = PAYLOAD_LOG_OPTIONS.formatters.log({ err: fail(), url: '/api/customers' })
  expect(JSON.stringify(byPayload)).not.toMatch(/ada@|Lovelace/)
  expect(byPayload).toMatchObject({ url: '/api/customers', err: { message: expect.stringContaining('Failed query') } })
  const byNext = toLogLine('error', [fail()], new Date(0))
  expect(byNext).toContain('Failed query')
  expect(byNext).not.toMatch(/ada@|Lovelace/)
})

test.each(['Jobs wait', 'params are missing', 'The search params: none'])('the text “%s” stays unchanged', (text) => {
  expect(withoutParameters(text)).toBe(text)
})
