import { type Clock, systemClock } from './time.ts'

const LEVELS = ['debug', 'info', 'warn', 'error'] as const
type LogLevel = (typeof LEVELS)[number]

/** Must never contain query strings, addresses of visitors, tokens or bodies. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = Record<LogLevel, (message: string, fields?: LogFields) => void>

type LogOptions = { level: LogLevel; write?: (line: string) => void; clock?: Clock }

/** Creates a log that writes one JSON object per line. */
export function createLog({ level, write = writeToStdout, clock = systemClock }: LogOptions): Log {
  const at =
    (name: LogLevel): Log[LogLevel] =>
    (message, fields) => {
      if (LEVELS.indexOf(name) < LEVELS.indexOf(level)) return
      write(`${JSON.stringify({ time: new Date(clock()).toISOString(), level: name, message, ...fields })}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Returns an error as fields of a log line. */
export function toErrorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  return { error: error.message, stack: error.stack }
}

function writeToStdout(line: string): void {
  process.stdout.write(line)
}
