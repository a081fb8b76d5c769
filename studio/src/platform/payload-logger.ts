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

/**
 * Options of Payload's log: in production one JSON object per line, with the same field names as the other processes.
 */
export const PAYLOAD_LOGGER = process.env.NODE_ENV === 'production' ? { logger: { options: PAYLOAD_LOG_OPTIONS } } : {}
