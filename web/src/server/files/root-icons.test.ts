import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BRANDS } from '@menagerie/sites/brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRootIcons } from './root-icons.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function openIcons() {
  const files: Record<string, string> = {}
  for (const [key, { icons }] of Object.entries(BRANDS)) {
    for (const [name, { file }] of Object.entries({ fallback: icons.fallback, touch: icons.touch })) {
      files[file] = `/assets/${key}-${name}.png`
      mkdirSync(dirname(join(folder, files[file] ?? '')), { recursive: true })
      writeFileSync(join(folder, files[file] ?? ''), `png of ${key} ${name}`)
    }
  }
  return openRootIcons(folder, files, {})
}

test('each brand serves its icons at the root addresses that browsers request', () => {
  const icons = openIcons()
  const favicon = icons('/favicon.ico', () => 'aldergrove')
  expect(favicon?.headers).toContain('image/x-icon')
  expect(favicon?.body.toString('latin1')).toContain('png of aldergrove fallback')
  expect([...(favicon?.body.subarray(0, 8) ?? [])]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(icons('/apple-touch-icon.png', () => 'tailwell')?.body.toString()).toBe('png of tailwell touch')
})

test('other addresses and unknown hosts get no root icon', () => {
  const icons = openIcons()
  expect(icons('/nl-nl/favicon.ico', () => 'tailwell')).toBeUndefined()
  expect(icons('/favicon.ico', () => undefined)).toBeUndefined()
})
