import { expect, test } from 'vitest'
import { createLog, toErrorFields } from './log.ts'

function collect(level: 'debug' | 'warn') {
  const lines: string[] = []
  return { lines, log: createLog({ level, write: (line) => lines.push(line), clock: () => 0 }) }
}

test('a log line is one JSON object with time, level and message', () => {
  const { lines, log } = collect('debug')
  log.info('two\nlines', { requestId: 'r1' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    message: 'two\nlines',
    requestId: 'r1',
  })
})

test('messages below the log level are left out', () => {
  const { lines, log } = collect('warn')
  log.info('quiet')
  log.error('loud')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('loud')
})

test('any thrown value can be logged', () => {
  expect(toErrorFields(new Error('broken'))).toMatchObject({ error: 'broken' })
  expect(toErrorFields('text')).toEqual({ error: 'text' })
})
