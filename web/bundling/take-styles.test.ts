import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { SITE } from './shared-config.ts'
import { takeStyles } from './take-styles.ts'

test('two brands with identical style sheets both get them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  const write = (name: string, css: string) => {
    const file = join(folder, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, css)
    return file
  }
  const font = '@font-face{font-family:Shared;src:local(Shared)}'
  const files = [
    write('one/fonts.css', font),
    write('two/fonts.css', font),
    write('two/theme.css', ':root{--brand:#123}'),
  ]
  const found = new Map<string, string>()
  try {
    await build({
      root: SITE,
      configFile: false,
      logLevel: 'silent',
      plugins: [takeStyles(found)],
      build: { outDir: join(folder, 'out'), rolldownOptions: { input: files, preserveEntrySignatures: 'strict' } },
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
  const taken = files.map((file) => found.get(relative(SITE, file)))
  expect(taken[0]).toContain('Shared')
  expect(taken[1]).toBe(taken[0])
  expect(taken[2]).toContain('--brand')
})
