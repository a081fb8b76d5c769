import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** For compilers and debuggers: nothing reads it at run time. */
const NOT_READ = /\.(?:map|d\.[cm]?ts)$/
/** What only builds and checks use, though packages name it. */
const NOT_RUN =
  /^(@next\/swc-|@types\/|typescript$|monaco-editor$|drizzle-kit$|@drizzle-team\/|esbuild|@esbuild\/|@esbuild-kit\/|sass$|vite$|vitest$)/

type Copied = { packages: number }

/**
 * Copies the packages that some workspaces need when they run, and those that these need, into `target`; nested ones stay nested. Workspaces
 * themselves become links, as npm makes them.
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

/** The runtime dependencies that a folder's `package.json` names. */
export function listNeeds(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)
}

/** As Node looks for it; undefined where it is not installed, as optional ones may not be. */
function findPackage(from: string, name: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(place)) return place
    if (folder === root || folder === dirname(folder)) return undefined
  }
}
