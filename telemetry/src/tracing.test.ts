import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { toTraceparent } from '@menagerie/contract/trace'
import { afterEach, expect, test, vi } from 'vitest'
import { findSpanTrace, findSpanTraceparent, inSpan, noteStatus } from './in-span.ts'
import { startTracing } from './start-tracing.ts'
import { collectSpans } from './testing/collect-spans.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

afterEach(() => vi.unstubAllEnvs())

test('without a collector the work runs and belongs to no trace', async () => {
  const tracing = await startTracing('site')
  expect(inSpan('GET', { kind: 'server' }, () => [findSpanTrace(), findSpanTraceparent()])).toEqual([
    undefined,
    undefined,
  ])
  await tracing.stop()
})

test('a span and the call inside it belong to the trace of the caller', async () => {
  let passedOn: string | undefined
  const { spans, resource } = await collectSpans(() =>
    inSpan('GET', { kind: 'server', traceparent: toTraceparent(TRACE, CALLER) }, async (span) => {
      await wait(1)
      inSpan('ask', { kind: 'client' }, () => {
        passedOn = findSpanTraceparent()
      })
      noteStatus(span, 200)
    }),
  )
  const [inner, outer] = spans
  expect(resource).toMatchObject({ 'service.name': 'site', 'service.namespace': 'menagerie' })
  expect(outer).toMatchObject({ name: 'GET', traceId: TRACE, parentSpanId: CALLER })
  expect(outer?.attributes['http.response.status_code']).toBe(200)
  expect(inner).toMatchObject({ name: 'ask', traceId: TRACE, parentSpanId: outer?.spanId })
  expect(passedOn).toBe(toTraceparent(TRACE, inner?.spanId ?? ''))
})

test('work for a caller that records no trace is not recorded either', async () => {
  const unkept = { kind: 'server', traceparent: toTraceparent(TRACE, CALLER, false) } as const
  const { spans } = await collectSpans(() => inSpan('GET', unkept, () => {}))
  expect(spans).toEqual([])
})

test('failing work is marked with the type of its error, without the message, and still throws', async () => {
  const { spans } = await collectSpans(async () => {
    const failing = async () => {
      throw new TypeError('secret words')
    }
    await expect(inSpan('later', { kind: 'client' }, failing)).rejects.toThrow('secret words')
    expect(() =>
      inSpan('now', { kind: 'client' }, () => {
        throw new RangeError('secret words')
      }),
    ).toThrow('secret words')
  })
  expect(spans.map(({ name, attributes, status }) => [name, attributes['error.type'], status.code])).toEqual([
    ['later', 'TypeError', 2],
    ['now', 'RangeError', 2],
  ])
  expect(JSON.stringify(spans)).not.toContain('secret')
})

test('query strings and link keys are removed from the spans of frameworks', async () => {
  const attributes = {
    'http.target': '/admin/reset/abc123?next=/x',
    'url.full': 'https://a.example/api/x?token=abc123#y',
  }
  const { spans } = await collectSpans(() =>
    inSpan('GET /admin/verify/abc123', { kind: 'server', attributes }, () => {}),
  )
  expect(spans[0]?.name).toBe('GET /admin/verify/…')
  expect(spans[0]?.attributes).toMatchObject({
    'http.target': '/admin/reset/…',
    'url.full': 'https://a.example/api/x',
  })
})

test('a collector that hangs does not block the shutdown', async () => {
  const collector = createServer(() => {}).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  const tracing = await startTracing('site')
  inSpan('GET', { kind: 'server' }, () => {})
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const stopping = tracing.stop()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await expect(stopping).resolves.toBeUndefined()
  collector.closeAllConnections()
  collector.close()
})
