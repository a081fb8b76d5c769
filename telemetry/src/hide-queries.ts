import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace-base'

const QUERY = /[?#]\S*/g
/** Links of mails hold their key as a part of the path. */
const KEY = /\/(reset|verify)\/[^/\s]+/g

/** What frameworks write into spans by themselves holds whole addresses; keys and words of people are cut from them, as logs do. */
export const hideQueries = (): SpanProcessor => ({
  onStart() {},
  onEnding(span: Span) {
    span.updateName(toPublicText(span.name))
    for (const [name, value] of Object.entries(span.attributes)) {
      if (typeof value === 'string') span.setAttribute(name, toPublicText(value))
    }
  },
  onEnd() {},
  async forceFlush() {},
  async shutdown() {},
})

const toPublicText = (text: string): string => text.replace(QUERY, '').replace(KEY, '/$1/…')
