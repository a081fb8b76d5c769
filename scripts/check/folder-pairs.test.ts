import { expect, test } from 'vitest'
import { findFolderPairs } from './folder-pairs.ts'

const SOURCES = new Map([
  ['studio/src/a/one.ts', "import { two } from '../b/deep/two.ts'\n"],
  ['studio/src/b/deep/two.ts', "import type { Three } from '../../a/three.ts'\n"],
  ['studio/src/a/three.ts', "import { four } from './inner/four.ts'\n"],
  ['studio/src/a/inner/four.ts', "import { three } from '../three.ts'\n"],
  ['studio/src/b/one.test.ts', "import { one } from '../a/one.ts'\n"],
])

test('folders that import each other are reported at any depth, also for types, but not a folder and its subfolder', () => {
  expect(findFolderPairs(SOURCES, 'studio/src/')).toEqual([
    'studio/src/a and studio/src/b/deep import each other: studio/src/a/one.ts imports studio/src/b/deep/two.ts, studio/src/b/deep/two.ts imports studio/src/a/three.ts.',
  ])
})
