import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { expect, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

test('tokens of another company’s brands are kept in the secrets file and passed to no process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  try {
    const file = join(folder, 'secrets.json')
    const first = loadSecrets(folder)
    writeFileSync(file, JSON.stringify({ ...first, readTokens: { ...first.readTokens, elsewhere: 'x'.repeat(48) } }))
    const again = loadSecrets(folder)
    expect(Object.keys(again.readTokens)).toEqual([...BRAND_KEYS])
    expect(again.readTokens).toEqual(first.readTokens)
    expect(JSON.parse(readFileSync(file, 'utf8')).readTokens).toHaveProperty('elsewhere')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
