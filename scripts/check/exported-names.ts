const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const enum|const|let|type|interface|class|enum) (?<name>[\w$]+)/gm
const LISTED = /^export (?:type )?\{(?<names>[^}]*)\}(?! from)/gm
const WORD = /[A-Za-z_$][\w$]*/g
const COMMENT = /^\s*(?:\/\/|\/\*|\*).*$/gm

/** Files by the names that they export. */
type Owners = ReadonlyMap<string, readonly string[]>

/** Lists the names that files export themselves; `export … from` passes on another file's. A type and a value may share one. */
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

/** Finds exports that no other file names. Names are unique, so the words of the files tell. */
export function findUnusedExports(
  owners: Owners,
  sources: Iterable<readonly [file: string, source: string]>,
): string[] {
  const used = new Set<string>()
  for (const [file, source] of sources)
    for (const [word] of source.replace(COMMENT, '').matchAll(WORD))
      if (owners.get(word)?.some((owner) => owner !== file)) used.add(word)
  return [...owners]
    .filter(([name]) => !used.has(name))
    .map(([name, [file]]) => `${file} exports ${name}, which no other file uses: keep it inside.`)
}

function listExports(source: string): Set<string> {
  const declared = [...source.matchAll(DECLARED)].map((match) => match.groups?.name ?? '')
  const listed = [...source.matchAll(LISTED)].flatMap((match) => (match.groups?.names ?? '').split(','))
  const names = listed.map((item) => (item.split(/\sas\s/).at(-1) ?? '').replace(/^\s*type\s/, '').trim())
  // What is imported and listed is passed on, as by `export … from`.
  const isOwn = (name: string) => !new RegExp(`^import [^'\\n]*\\b${name}\\b`, 'm').test(source)
  return new Set([...declared, ...names.filter(isOwn)].filter((name) => name !== '' && name !== 'default'))
}
