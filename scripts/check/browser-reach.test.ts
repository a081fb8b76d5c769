import { expect, test } from 'vitest'
import { findBrowserFaults } from './browser-reach.ts'

const faultsOf = (sources: Record<string, string>) => findBrowserFaults(new Map(Object.entries(sources)))
const CLIENT = "'use client'\n"

test('a server import that reaches client code of the editor is reported, even through another file', () => {
  const faults = faultsOf({
    'studio/src/editor/A.tsx': `${CLIENT}import { b } from '../model/b.ts'\nimport type { C } from '../model/c.ts'\n`,
    'studio/src/model/b.ts': "import { d } from './d.ts'\n",
    'studio/src/model/c.ts': "import { readFileSync } from 'node:fs'\n",
    'studio/src/model/d.ts': "import { getPayload } from 'payload'\nimport type { Payload } from 'payload'\n",
  })
  expect(faults).toEqual([
    'studio/src/model/d.ts imports payload, and the admin’s browser gets it through studio/src/editor/A.tsx: keep what it reads there pure.',
  ])
})

test('server-rendered code may import server modules, but its use of document is reported', () => {
  const faults = faultsOf({
    'studio/src/editor/View.tsx': "import { getPayload } from 'payload'\n",
    'studio/src/editor/Cell.tsx': 'const title = document.title\n',
    'studio/src/editor/Part.tsx': `${CLIENT}const title = document.title\n`,
  })
  expect(faults).toEqual([expect.stringContaining('studio/src/editor/Cell.tsx:1 touches document')])
})

test('access to document or window through globalThis is reported, too', () => {
  const faults = faultsOf({
    'web/src/features/a/a.ts': 'const has = globalThis.document !== undefined\n',
    'web/src/features/a/browser/b.ts': 'globalThis.window.close()\n',
    'web/src/features/a/a.test.ts': 'globalThis.window.close()\n',
    'studio/src/model/c.ts': 'globalThis.window?.close()\n// globalThis.document\n',
  })
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['web/src/features/a/a.ts:1', 'studio/src/model/c.ts:1'])
})
