import { listImportClauses, resolveImport } from './import-clauses.ts'

const EDITOR = /^studio\/src\/editor\//
const TEST = /\.test\.tsx?$|\/testing\//
/** Folders of browser code. There a lint rule checks `document` and `window`, but not the way through `globalThis`. */
const WITH_BROWSERS = /^web\/src\/(?:.+\/)?browser\/|^studio\/src\/editor\//
const PRODUCT = /^(?:web|studio)\/(?:src|app)\//
const ROUNDABOUT = /\bglobalThis(?:\?\.|\.|\[['"])(?<name>document|window)\b/
const DIRECT = /(?<![\w$.'"`-])(?<name>document|window)(?:\?\.|\.|\[)/
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/
/** Packages that need a server. `payload/shared` is made for browsers. */
const OF_SERVERS =
  /^(?:node:.+|payload|pg|pg-copy-streams|pino|sharp|undici|nodemailer|next\/(?:headers|cache|server)|@payloadcms\/(?:db|email|storage)-.+)$/

/**
 * Finds code in places where it cannot run. Everything that a part with 'use client' imports goes to the admin's browser, so it
 * must not use packages of servers. All other files of the editor are rendered by the server, which has no document.
 */
export function findBrowserFaults(sources: ReadonlyMap<string, string>): string[] {
  const reached = walkBrowserFiles(sources)
  const isDrawnByServer = (file: string) => EDITOR.test(file) && !reached.has(file)
  return [...sources].flatMap(([file, source]) => {
    if (!PRODUCT.test(file) || TEST.test(file)) return []
    const first = reached.get(file)
    const packages = first === undefined ? [] : listServerPackages(source)
    const denied = isDrawnByServer(file) ? [ROUNDABOUT, DIRECT] : WITH_BROWSERS.test(file) ? [] : [ROUNDABOUT]
    return [
      ...packages.map(
        (name) =>
          `${file} imports ${name}, and the admin’s browser gets it through ${first}: keep what it reads there pure.`,
      ),
      ...findTouches(source, denied).map(
        ({ line, name }) => `${file}:${line} touches ${name}, and runs in no browser.`,
      ),
    ]
  })
}

/** Follows the imports of each client part, except those of types. Returns for each reached file one part that reaches it. */
function walkBrowserFiles(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const files = new Set(sources.keys())
  const reached = new Map<string, string>()
  for (const [entry, source] of sources) {
    if (!EDITOR.test(entry) || TEST.test(entry) || !/^'use client'/m.test(source)) continue
    const waiting = [entry]
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue
      reached.set(file, entry)
      for (const { from, isTypeOnly } of listImportClauses(sources.get(file) ?? '')) {
        const target = isTypeOnly ? undefined : resolveImport(file, from, files)
        if (target !== undefined) waiting.push(target)
      }
    }
  }
  return reached
}

const listServerPackages = (source: string) =>
  listImportClauses(source).flatMap(({ from, isTypeOnly }) => (!isTypeOnly && OF_SERVERS.test(from) ? [from] : []))

function findTouches(source: string, denied: readonly RegExp[]): { line: number; name: string }[] {
  // In the studio, variables for documents are often named `document`.
  const isOwn = (name: string) => new RegExp(`\\b(?:const|let) ${name}\\b|[{(,] ?${name}[,:) ]`).test(source)
  return source.split('\n').flatMap((line, at) => {
    const name = COMMENT.test(line) ? undefined : denied.map((shape) => shape.exec(line)?.groups?.name).find(Boolean)
    return name === undefined || isOwn(name) ? [] : [{ line: at + 1, name }]
  })
}
