import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace-base'

const QUERY = /[?#]\S*/g
/** Links in mails have their key in the path. */
const KEY = /\/(reset|verify)\/[^/\s]+/g

/** Removes keys and visitors' words from spans, as logs do, because frameworks write whole addresses into them. */
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
