import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** Files for compilers and debuggers, which nothing reads at run time. */
const NOT_READ = /\.(?:map|d\.[cm]?ts)$/
/** Packages that only builds and checks use, though other packages depend on them. */
const NOT_RUN =
  /^(@next\/swc-|@types\/|typescript$|monaco-editor$|drizzle-kit$|@drizzle-team\/|esbuild|@esbuild\/|@esbuild-kit\/|sass$|vite$|vitest$)/

type Copied = { packages: number }

/**
 * Copies the packages that some workspaces need at run time, and their dependencies, into `target`. Nested packages
 * stay nested. Workspaces become links, as npm makes them.
 */
export function copyPackages(
  root: string,
  target: string,
  wanted: readonly { from: string; names: readonly string[] }[],
): Copied {
  const done = new Set<string>()
  const waiting = wanted.flatMap(({ from, names }) => names.map((name) => ({ from, name })))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = findPackage(next.from, next.name, root)
    if (folder === undefined || done.has(folder) || NOT_RUN.test(next.name)) continue
    done.add(folder)
    const real = realpathSync(folder)
    const to = join(target, relative(root, folder))
    mkdirSync(dirname(to), { recursive: true })
    if (real !== folder) {
      symlinkSync(relative(dirname(folder), real), to)
      continue
    }
    cpSync(folder, to, {
      recursive: true,
      filter: (file) => file === folder || (!/[\\/]node_modules$/.test(file) && !NOT_READ.test(file)),
    })
    waiting.push(...listNeeds(folder).map((name) => ({ from: folder, name })))
  }
  return { packages: done.size }
}

/** Lists the runtime dependencies of a folder's `package.json`. */
export function listNeeds(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)
}

/** Finds a package as Node would. Returns undefined where it is not installed, as optional ones may not be. */
function findPackage(from: string, name: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(place)) return place
    if (folder === root || folder === dirname(folder)) return undefined
  }
}
