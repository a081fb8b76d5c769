import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startTracing } from '../start-tracing.ts'

const valueSchema = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])))
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: attributesSchema,
  status: z.object({ code: z.number() }),
})
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** Does work with tracing to a collector of its own, and returns what was sent there. It is for tests, one at a time in a process. */
export async function collectSpans(work: () => unknown) {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  if (address === null || typeof address === 'string') throw new Error('The collector has no port')
  const before = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${address.port}`
  const tracing = await startTracing('site')
  try {
    await work()
  } finally {
    await tracing.stop()
    collector.closeAllConnections()
    collector.close()
    if (before === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = before
  }
  const sent = bodies.flatMap((body) => sentSchema.parse(JSON.parse(body)).resourceSpans)
  return {
    spans: sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: sent[0]?.resource.attributes,
  }
}
