import { isSystemPath } from '@menagerie/sites/fixed-routes'
import { expect, test } from 'vitest'
import { isService, SERVICE_PATHS } from './service-paths.ts'

const PATTERNS = Object.values(SERVICE_PATHS)

test.each(PATTERNS)('%s is answered by the process, also with a query', (pattern) => {
  const address = pattern.replaceAll(/:(\w+)\??/g, '$1').replace('*', 'anything')
  expect(isService(address)).toBe(true)
  expect(isService(`${address}?a=b`)).toBe(true)
})

test.each(PATTERNS)('an editor cannot publish a page at %s', (pattern) => {
  expect(isSystemPath(pattern.split('/')[1] ?? '')).toBe(true)
})

test.each(['/', '/metrics-of-a-cat/', '/placesx', '/healthz/', '/imaging', '/1', '/products/?q=/1/', '/readyz#a'])(
  '%s is not a service address',
  (address) => expect(isService(address)).toBe(false),
)

test.each(['10', 'dogs', 'healthz/dogs'])('an editor can publish a page at /%s/', (path) => {
  expect([isService(`/${path}/`), isSystemPath(path)]).toEqual([false, false])
})
