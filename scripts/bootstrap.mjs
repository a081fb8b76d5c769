// Runs one of our scripts under the pinned Node, started from any Node (≥ 20) and npm that the machine has. It first installs the
// packages when they differ from the lockfile. It is plain JavaScript of 2023, because an old Node must be able to read it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAll, listDescendants } from './descendants.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Options of Node may stand before the script. */
const args = process.argv.slice(2)

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

const LOOK_MS = 500

/** Marks of lockfile entries that npm may leave out. */
const LEFT_OUT = ['link', 'optional', 'peer', 'extraneous']

function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(
    ([name, entry]) =>
      present[name]?.version === entry.version ||
      !name.includes('node_modules') ||
      LEFT_OUT.some((mark) => entry[mark]),
  )
}

function install() {
  if (isInstalled()) return
  const began = Date.now()
  console.log('  … installing the packages, a minute or two')
  const npm = process.env.npm_execpath
  const quiet = ['ci', '--loglevel=error', '--no-progress']
  const result =
    npm?.endsWith('.js') || npm?.endsWith('.cjs')
      ? spawnSync(process.execPath, [npm, ...quiet], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', quiet, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0)
    fail('The packages could not be installed: npm says why above. Nothing else was changed; run the command again.')
  console.log(`  ✓ packages installed ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`)
}

function findNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    `node-win-${process.arch}`,
  ]
  for (const name of names.filter((each) => each in optionalDependencies)) {
    const folder = join(root, 'node_modules', name)
    const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(file)) return { file, version: `v${optionalDependencies[name]}` }
  }
  // npm silently skips packages that do not fit the machine, so the message is ours.
  const wanted = Object.values(optionalDependencies)[0]
  if (process.version === `v${wanted}`) return { file: process.execPath, version: process.version }
  return fail(
    `There is no Node ${wanted} package for ${process.platform}-${process.arch}: install Node ${wanted} yourself and start again.`,
  )
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed to start; this is ${process.version}.`)
install()
const node = findNode()
const bin = join(root, 'node_modules', '.bin')
// These listeners are added before the child starts: a signal in between would leave it behind. In a terminal Ctrl-C
// reaches the child by itself, and a second signal would cut short its shutdown. Without a terminal we pass it on.
process.on('SIGINT', () => {
  noteDescendants()
  if (!process.stdin.isTTY) child.kill('SIGINT')
})
process.on('SIGTERM', endChild)
/** Processes that the script had started when it was told to end. It ends them in its own order; those that it leaves are ended here. */
let left = []
function noteDescendants() {
  left = listDescendants(child.pid)
}
function endChild() {
  noteDescendants()
  child.kill('SIGTERM')
}
const child = spawn(node.file, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    MENAGERIE_NODE: node.version,
    PATH: [dirname(node.file), bin, process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
  },
})
// npm's SIGTERM ends the shell between npm and us, but not us.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) endChild()
  }, LOOK_MS).unref()
child.on('error', (error) => fail(`${node.file} could not be run: ${error.message}`))
child.on('exit', (code, signal) => {
  endAll(left)
  process.exit(signal ? 1 : (code ?? 1))
})
