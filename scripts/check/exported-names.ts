import { listImportClauses, resolveImport } from './import-clauses.ts'

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const enum|const|let|type|interface|class|enum) (?<name>[\w$]+)/gm
const LISTED = /^export (?:type )?\{(?<names>[^}]*)\}(?! from)/gm
/** Parts that the admin names by path: `'/src/editor/lists/StatusCell.tsx#StatusCell'`. */
const BY_PATH = /\.tsx?#(?<name>[\w$]+)/g

/** Files by the names that they export. */
type Owners = ReadonlyMap<string, readonly string[]>

/** Lists the names that files export themselves, without `export … from`. A type and a value may share a name. */
export function listOwners(sources: Iterable<readonly [file: string, source: string]>): Owners {
  const owners = new Map<string, string[]>()
  for (const [file, source] of sources)
    for (const name of listExports(source)) owners.set(name, [...(owners.get(name) ?? []), file])
  return owners
}

/** Finds names that two files export. */
export function findSharedNames(owners: Owners): string[] {
  return [...owners]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}: name each by its own thing.`)
}

/** Finds exports that no other file imports, neither by name, as part of a whole module, nor by path in the admin. */
export function findUnusedExports(
  owners: Owners,
  sources: Iterable<readonly [file: string, source: string]>,
): string[] {
  const all = [...sources]
  const files = new Set(all.map(([file]) => file))
  const used = new Set<string>()
  const wholly = new Set<string>()
  for (const [file, source] of all) {
    for (const { groups } of source.matchAll(BY_PATH)) used.add(groups?.name ?? '')
    for (const { from, names, isWhole } of listImportClauses(source)) {
      const target = resolveImport(file, from, files)
      if (target === undefined) continue
      if (isWhole) wholly.add(target)
      for (const name of names) used.add(name)
    }
  }
  return [...owners]
    .filter(([name, [file = '']]) => !used.has(name) && !wholly.has(file))
    .map(([name, [file]]) => `${file} exports ${name}, which no other file imports: keep it inside.`)
}

function listExports(source: string): Set<string> {
  const declared = [...source.matchAll(DECLARED)].map((match) => match.groups?.name ?? '')
  const listed = [...source.matchAll(LISTED)].flatMap((match) => (match.groups?.names ?? '').split(','))
  const names = listed.map((item) => (item.split(/\sas\s/).at(-1) ?? '').replace(/^\s*type\s/, '').trim())
  // A name that is imported and then exported is passed on, as by `export … from`.
  const isOwn = (name: string) => !new RegExp(`^import [^'\\n]*\\b${name}\\b`, 'm').test(source)
  return new Set([...declared, ...names.filter(isOwn)].filter((name) => name !== '' && name !== 'default'))
}
