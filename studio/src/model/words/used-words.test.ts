import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_WORDS } from './browser-words.ts'

const STUDIO = join(import.meta.dirname, '../../..')
/** The beginning of a key whose end is computed, such as `elsewhere.${choice}`. */
const BEGINNING = /`(\w+\.[\w.]*)\$\{/g

test('each text in the catalogue of the admin is used in its code', () => {
  const files = globSync('{src,app}/**/*.{ts,tsx}', { cwd: STUDIO }).filter((file) => !file.includes('.test.'))
  const code = files.map((file) => readFileSync(join(STUDIO, file), 'utf8')).join('\n')
  const beginnings = [...code.matchAll(BEGINNING)].map(([, start = '']) => start)
  const unused = Object.keys(BROWSER_WORDS.en).filter(
    (key) => !code.includes(`'${key}'`) && !beginnings.some((start) => key.startsWith(start)),
  )
  expect(unused).toEqual([])
})
