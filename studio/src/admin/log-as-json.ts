import { formatWithOptions } from 'node:util'
import { toLoggedError, withoutParameters } from '../platform/without-parameters.ts'

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what is looked for
const COLOURS = /\x1b\[[\d;]*m/g
/** Symbol at the start of Next.js' messages. */
const MARK = /^\s*[▲✓⨯○⚠]\s*/

/** A log line in the format of the other processes; undefined for empty output. */
export function toLogLine(level: string, values: readonly unknown[], now: Date): string | undefined {
  const [first] = values
  const message = withoutParameters(formatWithOptions({ colors: false, depth: 4 }, ...values.map(toShown)))
    .replaceAll(COLOURS, '')
    .replace(MARK, '')
    .trim()
  if (message === '') return undefined
  const stack = first instanceof Error ? { stack: withoutParameters(first.stack ?? '') } : {}
  return JSON.stringify({ time: now.toISOString(), service: 'admin', level, message, ...stack })
}

/** Printing an error object would include all of its fields, such as the parameters of a failed query. */
function toShown(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { stack, cause } = toLoggedError(value)
  return cause === undefined ? stack : `${stack}\nCaused by: ${cause}`
}

/** Replaces the console's methods, so that Next.js and its modules log one JSON object per line. */
export function logAsJson(): void {
  for (const [name, level] of Object.entries(LEVELS))
    Object.assign(console, {
      [name]: (...values: unknown[]) => {
        const line = toLogLine(level, values, new Date())
        if (line !== undefined) process.stdout.write(`${line}\n`)
      },
    })
}
