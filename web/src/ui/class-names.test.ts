import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/** Lists classes that a component uses but its style sheet does not have; they would show as `undefined` in the page. */
function listMissing(file: string): string[] {
  const code = readFileSync(join(SOURCES, file), 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(SOURCES, dirname(file), path), 'utf8')
    const classes = new Set([...sheet.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, each]) => each))
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, each]) => each)
    return used.filter((each) => !classes.has(each)).map((each) => `${file}: ${each}`)
  })
}

test('each class that a component uses exists in the style sheet that it imports', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(listMissing)).toEqual([])
})
