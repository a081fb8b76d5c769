import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'

/** Every user of a machine reads the arguments of its processes (`ps aux`). */
const IN_ARGUMENTS = [
  /\bcurl\b[^|\n`]*-H "[^"\n]*\$TOKEN/,
  /\bpsql "\$\(sed\b[^"\n]*DATABASE_URL/,
  /-c "[^"\n]*password '/,
]

const pages = [
  'production.md',
  'operations.md',
  ...readdirSync(join(ROOT, 'docs/runbook')).map((name) => `runbook/${name}`),
]

test.each(pages)('no command of docs/%s puts a secret into the arguments of a process', (page) => {
  const lines = readFileSync(join(ROOT, 'docs', page), 'utf8').split('\n')
  expect(lines.filter((line) => IN_ARGUMENTS.some((pattern) => pattern.test(line)))).toEqual([])
})
