import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { createBuildStep } from './build-step.ts'

const root = mkdtempSync(join(tmpdir(), 'build-step-'))
afterAll(() => rmSync(root, { recursive: true }))

const entry = join(root, 'entry.js')
const part = join(root, 'part.js')
writeFileSync(entry, "export { part } from './part.js'")
writeFileSync(part, 'export const part = 1')

const bundle = (outDir: string, plugin: Plugin) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { outDir, lib: { entry, formats: ['es'] } },
  })

test('a build step runs again when a file that it has read changes, and not for other files', async () => {
  let runs = 0
  const step = createBuildStep(join(root, 'out'), async (folder, noteReads) => {
    await bundle(folder, noteReads)
    runs += 1
    return runs
  })
  expect(await step.run()).toBe(1)
  expect(await step.run([join(root, 'other.js')])).toBe(1)
  expect(await step.run([part])).toBe(2)
  expect(await step.run()).toBe(3)
  expect(existsSync(step.folder)).toBe(true)
})

test('a build step also runs again for a file that it has not read when its filter matches the file', async () => {
  let runs = 0
  const step = createBuildStep(
    join(root, 'styles'),
    async () => ++runs,
    (file) => file.endsWith('.css'),
  )
  await step.run()
  expect(await step.run([join(root, 'new.css')])).toBe(2)
})

test('a failed build step runs again on the next change of any file', async () => {
  let isBroken = true
  const step = createBuildStep(join(root, 'broken'), async () => {
    if (isBroken) throw new Error('broken')
    return 'made'
  })
  await expect(step.run()).rejects.toThrow('broken')
  isBroken = false
  expect(await step.run([join(root, 'any.js')])).toBe('made')
})
