import { expect, test } from 'vitest'
import { toLogLine } from './log-as-json.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const read = (line: string | undefined): unknown => JSON.parse(line ?? 'null')

test('a console line becomes one JSON object without colour codes and symbols', () => {
  expect(read(toLogLine('info', ['\x1b[32m ✓\x1b[0m Ready in', '2s'], NOW))).toEqual({
    time: '2026-11-26T12:00:00.000Z',
    service: 'admin',
    level: 'info',
    message: 'Ready in 2s',
  })
  expect(toLogLine('info', ['two\nlines'], NOW)?.includes('\n')).toBe(false)
})

test('a blank message is not logged, and a logged error keeps its stack', () => {
  expect(toLogLine('info', ['  '], NOW)).toBeUndefined()
  expect(read(toLogLine('error', [new Error('broken')], NOW))).toMatchObject({
    stack: expect.stringContaining('broken'),
  })
})
