import { expect, test } from 'vitest'
import { findHelperFaults } from './helper-places.ts'

test('test helpers outside a folder named testing are reported', () => {
  const astray = ['web/src/replica/test/open.ts', 'demo/src/import/test-tables.ts', 'search/src/tests/node.ts']
  const right = [
    'web/src/replica/testing/open.ts',
    'studio/src/testing/test-check.ts',
    'demo/src/import/tables.test.ts',
    'proof/src/tests/pixel.test.ts',
    'scripts/test/main.ts',
    'studio/src/imports/latest-run.ts',
  ]
  expect(findHelperFaults([...astray, ...right])).toEqual(
    astray.map((file) => `${file} helps tests: move it to a folder "testing" beside them.`),
  )
})
