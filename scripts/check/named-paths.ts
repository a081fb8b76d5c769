import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../state-folder.ts'
import { findCitationFaults, findUnlistedRecords } from './decision-records.ts'
import { findPageFaults } from './find-page-faults.ts'
import { HAS_DEMO, SOURCE_FOLDERS } from './source-folders.ts'

// Checks that files, folders and commands which pages of `docs/` and READMEs name exist. A path may leave out its beginning.
// Paths in decision records are not checked, because a record describes the day on which it was written. Also checks how pages
// and records speak of persons, that everything cited of decisions exists, and that the index is complete.

const PATH = /`((?:[\w@().[\]-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md|json|conf|yml|yaml)|\w[\w.-]*\.(?:tsx?|mjs))`/g
const FOLDER = /`((?:[\w@().[\]-]+\/)+)`/g
const COMMAND = /`npm run ([\w:-]+)/g
/** Paths that commands create, or that belong to the company which the page addresses. */
const MADE = /^(var|web\/dist|company|pets|node_modules|studio\/\.next)\//

/** The code that drives the demo is present in a checkout without the demo, too, but the other checks do not read it there. */
const DRIVERS = ['e2e', 'bench', 'proof']
/** Tells whether a path may belong to the demo: without the demo, any path that leaves out its beginning may. */
const isOfDemo = (path: string) => !HAS_DEMO && !FOLDERS.some((folder) => path.startsWith(`${folder}/`))

/** The tests of this check cite records that do not exist. */
const CHECK = /^scripts\/check\/decision-records/

const isLeftOut = (name: string) => /(^|\/)(node_modules|dist|\.next|var)$/.test(name)
const list = (patterns: string[]) => globSync(patterns, { cwd: ROOT, exclude: isLeftOut })
const FOLDERS = [...new Set([...SOURCE_FOLDERS, ...DRIVERS, 'docs', 'deploy', 'company'])]
const files = list(FOLDERS.map((folder) => `${folder}/**/*.*`)).concat(globSync('*.{json,js,ts,md}', { cwd: ROOT }))
const endings = new Set(files.flatMap(listEndings))
const folderEndings = new Set([...new Set(files.map(dirname))].flatMap(listFolders))
const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts

/** Returns a path, and what remains of it without its first folders: `a/b/c.ts`, `b/c.ts`, `c.ts`. */
function listEndings(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/** Returns a folder and all above it, each with its own endings and a slash. */
function listFolders(folder: string): string[] {
  const parts = folder.split('/')
  return parts.flatMap((_, index) => listEndings(parts.slice(0, index + 1).join('/')).map((ending) => `${ending}/`))
}

/** Resolves a path with `../` from its page. `../acme/` is a company beside the checkout. */
function isFolder(page: string, path: string): boolean {
  if (path.startsWith('.')) return path === '../acme/' || existsSync(join(ROOT, dirname(page), path))
  return MADE.test(path) || folderEndings.has(path)
}

/** The changelog and decision records may name what no longer exists. */
const isPast = (page: string) => page === 'CHANGELOG.md' || page.startsWith('docs/decisions/')
const pages = list(['docs/**/*.md', '**/README.md', '*.md']).filter((page) => !isPast(page))
const faults = pages.flatMap((page) =>
  readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const paths = [...line.matchAll(PATH)].map(([, path]) => path ?? '')
      const folders = [...line.matchAll(FOLDER)].map(([, path]) => path ?? '')
      const commands = [...line.matchAll(COMMAND)].map(([, command]) => command ?? '')
      return [
        ...paths
          .filter((path) => !MADE.test(path) && !isOfDemo(path) && !endings.has(path.replace(/^(\.\.?\/)+/, '')))
          .map((path) => `${path} does not exist`),
        ...folders.filter((path) => !isFolder(page, path)).map((path) => `${path} is no folder`),
        ...commands.filter((command) => !(command in scripts)).map((command) => `npm run ${command} is no command`),
      ].map((fault) => `${page}:${index + 1} ${fault}`)
    }),
)
const DECISIONS = 'docs/decisions'
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const records = readdirSync(join(ROOT, DECISIONS))
const known = {
  records: new Set(records.map((file) => file.slice(0, 3))),
  readings: read(`${DECISIONS}/031-readings.md`).match(/^\d+\. /gm)?.length ?? 0,
}
const citing = list(FOLDERS.map((folder) => `${folder}/**/*.{md,ts,tsx,mjs,js,css}`)).filter(
  (file) => !CHECK.test(file),
)
faults.push(
  ...findUnlistedRecords(read(`${DECISIONS}/README.md`), records).map((fault) => `${DECISIONS}/README.md: ${fault}`),
  ...citing.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => findCitationFaults(line, known).map((fault) => `${file}:${at + 1} ${fault}`)),
  ),
)
const prose = [...pages, ...records.map((file) => `${DECISIONS}/${file}`)].filter((page) => !page.startsWith('demo/'))
faults.push(...prose.flatMap((page) => findPageFaults(read(page)).map(({ line, fault }) => `${page}:${line} ${fault}`)))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
