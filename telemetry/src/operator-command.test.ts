import { afterEach, expect, test, vi } from 'vitest'
import { toOperatorCommand } from './operator-command.ts'

afterEach(() => vi.unstubAllEnvs())

test('a command is written for npm in a checkout and for node in a production build', () => {
  vi.stubEnv('MENAGERIE_BUILT', undefined)
  expect(toOperatorCommand('republish')).toBe('npm run republish')
  expect(toOperatorCommand('accept-load', 'e2')).toBe('npm run accept-load -- e2')
  vi.stubEnv('MENAGERIE_BUILT', '1')
  expect(toOperatorCommand('republish')).toBe('node start.ts republish')
  expect(toOperatorCommand('outbox:take', 'FILE', '[ERASURES]')).toBe('node start.ts outbox:take FILE [ERASURES]')
})
