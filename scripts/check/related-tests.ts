import { dirname, join, normalize } from 'node:path'

/** `read` returns the text of a file, by its path below the root. */
type Sources = { files: readonly string[]; read: (file: string) => string }

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g
const WORKSPACE = /^@menagerie\/([\w-]+)\/(.+)$/
const TEST = /(?<!\.int)\.test\.tsx?$/
/** Steps of imports that are followed: the test's own, and those of the files it imports. With more steps nearly every test would be related to nearly every file. */
const STEPS = 2

/** Finds the unit tests that import a changed file, directly or through one other file, the nearest first. */
export function findRelatedTests(changed: readonly string[], { files, read }: Sources): string[] {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, name = ''] of read(file).matchAll(IMPORT)) {
      const target = toFile(file, name, known)
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  const found = new Set(changed)
  let last = [...found]
  for (let step = 0; step < STEPS; step += 1) {
    last = last.flatMap((file) => importers.get(file) ?? []).filter((file) => !found.has(file))
    for (const file of last) found.add(file)
  }
  return [...found].filter((file) => TEST.test(file))
}

function toFile(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  const [, workspace, path] = WORKSPACE.exec(name) ?? []
  const target = workspace === undefined ? normalize(join(dirname(from), name)) : `${workspace}/src/${path}.ts`
  return name.startsWith('.') || workspace !== undefined ? (known.has(target) ? target : undefined) : undefined
}
