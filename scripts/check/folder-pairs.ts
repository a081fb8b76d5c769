import { dirname } from 'node:path'
import { listImportClauses, resolveImport } from './import-clauses.ts'

const TEST = /\.test\.tsx?$|\/testing\//

/**
 * Finds folders below `root`, at any depth, that import each other. A folder and one inside it do not count as a
 * pair, because the outer one combines its parts.
 */
export function findFolderPairs(sources: ReadonlyMap<string, string>, root: string): string[] {
  const files = new Set(sources.keys())
  const arrows = new Map<string, string>()
  for (const [file, source] of sources) {
    if (!file.startsWith(root) || TEST.test(file)) continue
    for (const { from } of listImportClauses(source)) {
      const target = resolveImport(file, from, files)
      if (target?.startsWith(root)) arrows.set(`${dirname(file)} ${dirname(target)}`, `${file} imports ${target}`)
    }
  }
  return [...arrows].flatMap(([arrow, example]) => {
    const [upper = '', lower = ''] = arrow.split(' ')
    const back = arrows.get(`${lower} ${upper}`)
    const isOneRoom = `${upper}/`.startsWith(`${lower}/`) || `${lower}/`.startsWith(`${upper}/`)
    if (back === undefined || upper > lower || isOneRoom) return []
    return [`${upper} and ${lower} import each other: ${example}, ${back}.`]
  })
}
