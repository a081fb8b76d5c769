import { expect, test } from 'vitest'
import { createFigures, createGauges } from './figures.ts'

const NO_POOLS = {}

test('requests are counted by call, site and result, and their duration is measured', async () => {
  const figures = createFigures({ of: 'api', label: 'call', help: 'Calls' })
  figures.noteRequest('/pages/{path*}', 'tailwell/nl_NL', 200)
  figures.noteRequest('/pages/{path*}', 'tailwell/nl_NL', 404)
  figures.noteRequest('/pages/{path*}', '', 503)
  figures.noteTime('/pages/{path*}', 20)
  const text = await figures.toText({}, NO_POOLS)
  expect(text).toContain('menagerie_api_requests_total{call="/pages/{path*}",site="tailwell/nl_NL",result="ok"} 1')
  expect(text).toContain('menagerie_api_requests_total{call="/pages/{path*}",site="tailwell/nl_NL",result="refused"} 1')
  expect(text).toContain('menagerie_api_requests_total{call="/pages/{path*}",site="",result="failed"} 1')
  expect(text).toContain('menagerie_api_request_seconds_bucket{le="0.025",call="/pages/{path*}"} 1')
})

test('gauges and pools show the latest values, and sign-ins are listed from the start', async () => {
  const figures = createFigures({ of: 'admin', label: 'kind', help: 'Requests', signInKinds: ['password', 'passkey'] })
  await figures.toText({ mails_waiting: 3 }, NO_POOLS)
  figures.noteSignIn('password', 'refused')
  const text = await figures.toText({ mails_waiting: 1 }, { payload: { totalCount: 9, idleCount: 4, waitingCount: 2 } })
  expect(text).toMatch(/^menagerie_mails_waiting 1$/m)
  expect(text).toMatch(/^menagerie_pool_payload_used 5$/m)
  expect(text).toMatch(/^menagerie_pool_payload_waiting 2$/m)
  expect(text).toContain('menagerie_admin_sign_ins_total{kind="passkey",result="accepted"} 0')
  expect(text).toContain('menagerie_admin_sign_ins_total{kind="password",result="refused"} 1')
  expect(text).toContain('process_resident_memory_bytes')
})

test('a process exposes only metrics that it counts: no sign-ins in the Content API, no requests in jobs', async () => {
  const api = createFigures({ of: 'api', label: 'call', help: 'Calls' })
  expect(await api.toText({}, NO_POOLS)).not.toContain('sign_ins')
  const text = await createGauges().toText({ mails_waiting: 1 }, NO_POOLS)
  expect(text).toContain('menagerie_mails_waiting 1')
  expect(text.match(/^menagerie_\w+/gm)).toEqual(['menagerie_mails_waiting'])
})
