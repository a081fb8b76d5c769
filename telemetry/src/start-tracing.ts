/** `stop` sends the spans that still wait. */
type Tracing = { stop: () => Promise<void> }

const OFF: Tracing = { stop: async () => {} }

/**
 * Sends the spans of this process to the collector that OpenTelemetry's variables name (`OTEL_EXPORTER_OTLP_ENDPOINT`
 * or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`; docs/operations.md). Without a collector nothing is loaded, and spans cost
 * nothing. `service` is the name where `OTEL_SERVICE_NAME` sets none.
 */
export async function startTracing(service: string): Promise<Tracing> {
  if (!isWanted(process.env)) return OFF
  const { sendSpans } = await import('./send-spans.ts')
  return sendSpans(service)
}

function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false
  return Boolean(environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT)
}
