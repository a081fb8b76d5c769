import { formatWithOptions } from 'node:util'
import { toLoggedError, withoutParameters } from '../platform/without-parameters.ts'

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what is looked for
const COLOURS = /\x1b\[[\d;]*m/g
/** Before what Next says. */
const MARK = /^\s*[▲✓⨯○⚠]\s*/

/** One line as the other processes write them; undefined for one of nothing but space. */
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

/** An error in full would be told with all of its own fields, such as the words that a failed question was asked with. */
function toShown(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { stack, cause } = toLoggedError(value)
  return cause === undefined ? stack : `${stack}\nCaused by: ${cause}`
}

/** From now on what Next and its parts say by the console is one JSON object a line. */
export function logAsJson(): void {
  for (const [name, level] of Object.entries(LEVELS))
    Object.assign(console, {
      [name]: (...values: unknown[]) => {
        const line = toLogLine(level, values, new Date())
        if (line !== undefined) process.stdout.write(`${line}\n`)
      },
    })
}
