import type { IncomingMessage } from 'node:http'
import { inSpan, noteStatus } from '@menagerie/telemetry/in-span'
import { inTrace } from '../../platform/trace.ts'
import type { Answer } from './answer.ts'
import type { RequestHead } from './request-head.ts'

type Answering = Answer | Promise<Answer>

/** Answers a request as part of the trace that its caller names, and as a span where this process is traced. */
export function answerInSpan(request: IncomingMessage, kind: string, answer: () => Answering): Answering {
  const { method = 'GET', url = '', headers } = request
  const traceparent = headers.traceparent?.toString()
  return inTrace(traceparent, () =>
    inSpan(`${method} ${kind}`, toFacts(method, url, traceparent), (span) => {
      const made = answer()
      const note = (answered: Answer) => {
        noteStatus(span, answered.status)
        return answered
      }
      return made instanceof Promise ? made.then(note) : note(made)
    }),
  )
}

/** Records a span for a page that was rendered for a plain GET; answers from the cache have none. `startTime` in milliseconds since 1970. */
export function tellDrawn({ target, traceparent }: RequestHead, startTime: number, { status }: Answer): void {
  inSpan('GET page', { ...toFacts('GET', target, traceparent), startTime }, (span) => noteStatus(span, status))
}

/** Without the query: it may contain words or keys of a visitor. */
const toFacts = (method: string, target: string, traceparent: string | undefined) => ({
  kind: 'server' as const,
  traceparent,
  attributes: { 'http.request.method': method, 'url.path': target.split('?', 1)[0] ?? '' },
})
