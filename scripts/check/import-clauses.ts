import { dirname, join, normalize } from 'node:path'

/** What one statement imports from another file. `isWhole` means the whole module, by a name for it or by `import()`. */
type ImportClause = { from: string; names: readonly string[]; isWhole: boolean; isTypeOnly: boolean }

const STATIC =
  /^(?:import|export) (?<type>type )?(?:(?<whole>\*(?: as [\w$]+)?)|(?:[\w$]+,? ?)?(?:\{(?<names>[^}]*)\})?) ?from '(?<from>[^']+)'/gm
const BARE = /^import '(?<from>[^']+)'/gm
const DYNAMIC =
  /(?:\{(?<before>[^{}]*)\} = )?(?<typeof>typeof )?(?:\(?await )?\bimport\(\s*['`](?<from>[^'`]+)['`]\s*\)(?:\)?\.(?!then\b|catch\b)(?<after>[\w$]+))?/g
const WORKSPACE = /^@menagerie\/(?<workspace>[\w-]+)\/(?<path>.+)$/

/** Lists what a file imports and re-exports, in the forms that the formatter writes. */
export function listImportClauses(source: string): ImportClause[] {
  const clauses = [...source.matchAll(STATIC)].map(({ groups = {} }) => {
    const items = splitItems(groups.names)
    return {
      from: groups.from ?? '',
      names: items.map(toImportedName),
      isWhole: groups.whole !== undefined,
      isTypeOnly: groups.type !== undefined || (items.length > 0 && items.every((item) => item.startsWith('type '))),
    }
  })
  const bare = [...source.matchAll(BARE)].map(({ groups = {} }) => toClause(groups.from, []))
  const dynamic = [...source.matchAll(DYNAMIC)].map(({ groups = {} }) => {
    const names = groups.after === undefined ? splitItems(groups.before).map(toImportedName) : [groups.after]
    return { ...toClause(groups.from, names), isWhole: names.length === 0, isTypeOnly: groups.typeof !== undefined }
  })
  return [...clauses, ...bare, ...dynamic]
}

/** Finds the file of the repository that a specifier names, or undefined for a package. */
export function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const { workspace, path } = WORKSPACE.exec(specifier)?.groups ?? {}
  if (workspace === undefined && !specifier.startsWith('.')) return undefined
  const target = workspace === undefined ? normalize(join(dirname(from), specifier)) : `${workspace}/src/${path}`
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => files.has(file))
}

const toClause = (from = '', names: readonly string[]): ImportClause => ({
  from,
  names,
  isWhole: false,
  isTypeOnly: false,
})

const splitItems = (names = '') =>
  names
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Returns A for `type A as B`, and a for `a: b`. */
const toImportedName = (item: string) =>
  item
    .replace(/^type /, '')
    .split(/ as |:|=/)[0]
    ?.trim() ?? ''
