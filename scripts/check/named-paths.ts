import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'
import { HAS_DEMO, SOURCE_FOLDERS } from './source-folders.ts'

// Files and commands that pages of `docs/` and READMEs name exist. A path may leave out its beginning. Decision records tell of the
// day on which they were written and are left alone.

const PATH = /`((?:[\w@().[\]-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md|json|conf|yml|yaml))`/g
const COMMAND = /`npm run ([\w:-]+)/g
/** Made by commands, or by the company that the page speaks to. */
const MADE = /^(var|web\/dist|company|pets|node_modules)\//

/** What drives the demo stands in a checkout without it, too, and is not read by the other checks there. */
const DRIVERS = ['e2e', 'bench', 'proof']
/** Without the demo a path that leaves out its beginning may be one of the demo's. */
const isOfDemo = (path: string) => !HAS_DEMO && !FOLDERS.some((folder) => path.startsWith(`${folder}/`))

const isLeftOut = (name: string) => /(^|\/)(node_modules|dist|\.next|var)$/.test(name)
const list = (patterns: string[]) => globSync(patterns, { cwd: ROOT, exclude: isLeftOut })
const FOLDERS = [...new Set([...SOURCE_FOLDERS, ...DRIVERS, 'docs', 'deploy', 'company'])]
const files = list(FOLDERS.map((folder) => `${folder}/**/*.*`)).concat(globSync('*.{json,js,md}', { cwd: ROOT }))
const endings = new Set(files.flatMap(listEndings))
const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts

/** Returns a path, and what is left of it without its first folders: `a/b/c.ts`, `b/c.ts`, `c.ts`. */
function listEndings(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

const pages = list(['docs/**/*.md', '**/README.md', '*.md']).filter((page) => !page.startsWith('docs/decisions/'))
const faults = pages.flatMap((page) =>
  readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const paths = [...line.matchAll(PATH)].map(([, path]) => path ?? '')
      const commands = [...line.matchAll(COMMAND)].map(([, command]) => command ?? '')
      return [
        ...paths
          .filter((path) => !MADE.test(path) && !isOfDemo(path) && !endings.has(path.replace(/^(\.\.?\/)+/, '')))
          .map((path) => `${path} does not exist`),
        ...commands.filter((command) => !(command in scripts)).map((command) => `npm run ${command} is no command`),
      ].map((fault) => `${page}:${index + 1} ${fault}`)
    }),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
