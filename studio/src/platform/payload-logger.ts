import { toLoggedError } from './without-parameters.ts'

export const PAYLOAD_LOG_OPTIONS = {
  base: { service: 'admin' },
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (level: string) => ({ level }),
    log: (line: Record<string, unknown>) =>
      line.err instanceof Error ? { ...line, err: toLoggedError(line.err) } : line,
  },
}

/** How Payload writes its log: where it serves, one JSON object a line with the names that the other processes use. */
export const PAYLOAD_LOGGER = process.env.NODE_ENV === 'production' ? { logger: { options: PAYLOAD_LOG_OPTIONS } } : {}
