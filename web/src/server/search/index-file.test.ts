import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDirectory } from '../../replica/testing/example-changes.ts'
import { type BuiltIndex, readIndexFile, writeIndexFile } from './index-file.ts'

const CODE = 7
const BUILT: BuiltIndex = {
  name: 'products_nl_NL',
  epoch: 'e1',
  batch: 12,
  tags: [['product/1', ['body:1', 'path:1']]],
  pack: Uint8Array.from([1, 2, 3, 4, 5]),
}

function read(dir: string, wanted = { code: CODE, epoch: 'e1' }) {
  const problems: string[] = []
  return { built: readIndexFile(dir, wanted, BUILT.name, (problem) => problems.push(problem)), problems }
}

test('an index file is read back as it was written', () => {
  const dir = makeDirectory()
  writeIndexFile(dir, CODE, BUILT)
  expect(read(dir)).toEqual({ built: BUILT, problems: [] })
})

test('a missing index file, or one of other code or another epoch, returns no index', () => {
  const dir = makeDirectory()
  expect(read(dir)).toEqual({ built: undefined, problems: [] })
  writeIndexFile(dir, CODE, BUILT)
  expect(read(dir, { code: CODE + 1, epoch: 'e1' })).toEqual({ built: undefined, problems: [] })
  expect(read(dir, { code: CODE, epoch: 'e2' })).toEqual({ built: undefined, problems: [] })
})

test('a changed byte anywhere in an index file, or a truncated file, is reported as a problem', () => {
  const dir = makeDirectory()
  const file = join(dir, `${BUILT.name}.index`)
  writeIndexFile(dir, CODE, BUILT)
  const good = readFileSync(file)
  for (let at = 0; at < good.length; at += 1) {
    const bad = Buffer.from(good)
    bad[at] = (bad[at] ?? 0) ^ 0x10
    writeFileSync(file, bad)
    expect(read(dir), `byte ${at}`).toEqual({ built: undefined, problems: [expect.any(String)] })
  }
  for (const length of [0, 3, 15, 20, good.length - 1]) {
    writeFileSync(file, good.subarray(0, length))
    expect(read(dir), `${length} bytes`).toEqual({ built: undefined, problems: [expect.any(String)] })
  }
})
