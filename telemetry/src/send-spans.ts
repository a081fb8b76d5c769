import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { hideQueries } from './hide-queries.ts'

/** Longest time that a silent collector may delay the end of a process. */
const STOP_MS = 2_000

/** Registers the provider that all spans of the process go to. OpenTelemetry's own setting (`OTEL_TRACES_SAMPLER`) says which share is kept. */
export function sendSpans(service: string): { stop: () => Promise<void> } {
  const named = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'menagerie' })
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [hideQueries(), new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())
      // Spans that cannot be sent are lost, because no visitor may have to wait for them.
      await Promise.race([provider.shutdown().catch(() => {}), late])
      trace.disable()
      context.disable()
    },
  }
}
