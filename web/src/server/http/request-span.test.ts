import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { toTraceparent } from '@menagerie/contract/trace'
import { collectSpans } from '@menagerie/telemetry/testing/collect-spans'
import { expect, test } from 'vitest'
import { findTrace } from '../../platform/trace.ts'
import { toAnswer } from './answer.ts'
import { readPlainHead } from './request-head.ts'
import { answerInSpan, tellDrawn } from './request-span.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = toTraceparent(TRACE, '00f067aa0ba902b7')
const answer = (status: number) => toAnswer(status, [], Buffer.from(''))

function ask(method: string, url: string, traceparent?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { method, url, headers: traceparent === undefined ? {} : { traceparent } })
}

test('a form that is answered asynchronously is a span in the trace of its caller', async () => {
  let seen: string | undefined
  const { spans } = await collectSpans(() =>
    answerInSpan(ask('POST', '/contact/?word=secret', CALLER), 'form', async () => {
      seen = findTrace()
      return answer(303)
    }),
  )
  expect(seen).toBe(TRACE)
  expect(spans).toMatchObject([{ name: 'POST form', traceId: TRACE, attributes: { 'url.path': '/contact/' } }])
  expect(spans[0]?.attributes['http.response.status_code']).toBe(303)
})

test('a request without a trace of its caller begins a trace, whose id the handler can read', async () => {
  let seen: string | undefined
  const { spans } = await collectSpans(() =>
    answerInSpan(ask('GET', '/search/'), 'page', () => {
      seen = findTrace()
      return answer(500)
    }),
  )
  expect(spans).toMatchObject([{ name: 'GET page', traceId: seen, status: { code: 2 } }])
})

test('a page rendered for a plain GET is reported as a span in the trace of its caller', async () => {
  const head = readPlainHead(Buffer.from(`GET /a/?b=c HTTP/1.1\r\nHost: x\r\ntraceparent: ${CALLER}\r\n\r\n`))
  if (head === undefined) throw new Error('That is a plain GET')
  const { spans } = await collectSpans(() => tellDrawn(head, Date.now() - 50, answer(200)))
  expect(spans).toMatchObject([{ name: 'GET page', traceId: TRACE, attributes: { 'url.path': '/a/' } }])
})

test('without tracing the trace id of the caller is still used', () => {
  let seen: string | undefined
  answerInSpan(ask('GET', '/', CALLER), 'page', () => {
    seen = findTrace()
    return answer(200)
  })
  expect(seen).toBe(TRACE)
})
