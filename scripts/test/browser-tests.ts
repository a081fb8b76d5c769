import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, pickPorts } from '../port.ts'
import { removeCluster } from '../postgres/remove-cluster.ts'
import { Problem } from '../problem.ts'
import { answers } from '../start/service.ts'
import { loadSettings, toPortVariables } from '../start/settings.ts'
import { startStack } from '../start/stack.ts'
import { waitForSearch } from '../start/wait-for-search.ts'
import { findStateFolder, ROOT } from '../state-folder.ts'
import { type BrowserPart, findParts, leavesProductRunning } from './browser-parts.ts'
import { findTestChromiums } from './chromium.ts'
import { findMemoryFolder } from './memory-folder.ts'
import { keepTemporaryFiles, makeRunFolder } from './run-folder.ts'

/** Marks tests that only the proof runs (`e2e/src/sample.ts`). */
export const LONG_TAG = '@long'
const HERE = '--here'

/** The product for browser tests; `env` says where it is. */
type TestProduct = { env: NodeJS.ProcessEnv; stop: () => Promise<void> }

/** The whole product from an empty state folder, as `npm start` would start it. */
export async function startTestProduct(): Promise<TestProduct> {
  keepTemporaryFiles()
  const stateFolder = join(findStateFolder(), 'test', 'e2e')
  // A link to a database in memory that is gone would be no folder and could not become one.
  if (!existsSync(join(stateFolder, 'postgres'))) rmSync(join(stateFolder, 'postgres'), { force: true })
  removeCluster(stateFolder)
  const inMemory = moveDatabaseToMemory(stateFolder)
  process.env.DEMO_PICTURES_DIR ??= join(findStateFolder(), 'demo-pictures')
  // Journeys say by this where a visitor is.
  process.env.TRUSTED_PROXIES ??= '127.0.0.1'
  // Where a test stands in for a translation service.
  const told = { TRANSLATOR: 'libretranslate', TRANSLATOR_URL: `http://127.0.0.1:${await findFreePort()}` }
  const env = {
    ...process.env,
    ...told,
    NODE_ENV: 'development' as const,
    DATABASE_URL: '',
    MENAGERIE_VAR: stateFolder,
    ...(await pickPorts()),
  }
  // The outage test kills the database: what the supervised services then say is expected.
  const stopping = new AbortController()
  const settings = { ...loadSettings(env), told }
  const stack = await startStack(settings, stopping.signal)
  // A journey that asks at once would read on a results page that search does not answer yet.
  for (const { port } of settings.ports.sites) await waitForSearch(`http://${settings.host}:${port}`)
  return {
    env,
    stop: async () => {
      stopping.abort()
      await stack.ended
      if (inMemory !== undefined) removeCluster(inMemory)
    },
  }
}

/** Returns the folder that holds what the state folder then has as `postgres`; undefined where memory is short. */
function moveDatabaseToMemory(stateFolder: string): string | undefined {
  const parent = findMemoryFolder()
  if (parent === undefined) return undefined
  const folder = makeRunFolder('e2e', { remove: removeCluster, parent })
  const data = join(folder, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  mkdirSync(stateFolder, { recursive: true })
  symlinkSync(data, join(stateFolder, 'postgres'))
  return folder
}

type BrowserRun = {
  /** Without what only the proof runs. */
  isSample?: boolean
  parts?: readonly BrowserPart[]
  /** One that is on its way already; it is ended all the same. */
  product?: Promise<TestProduct> | undefined
}

/**
 * Playwright against a product of its own, part after part; returns their reports, which `folder` gets. `--here`: against the one that
 * runs in this checkout, by `npm start` or `npm run dev`, with what is in it.
 */
export async function runBrowserTests(
  folder: string,
  args: string[],
  { isSample = false, parts = findParts(args), product: begun }: BrowserRun = {},
): Promise<string[]> {
  const { shell, whole } = findTestChromiums()
  const browser = { CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole }
  keepTemporaryFiles()
  if (args.includes(HERE)) {
    const env = { ...(await findRunning()), ...browser }
    const named = args.filter((arg) => arg !== HERE)
    return runParts(folder, parts.filter(leavesProductRunning), named, env)
  }
  const product = await (begun ?? startTestProduct())
  try {
    return await runParts(folder, parts, args, {
      ...product.env,
      ...browser,
      E2E_LEAVES_OUT: isSample ? LONG_TAG : '',
    })
  } finally {
    await product.stop()
  }
}

/** Each by itself: as projects that wait for each other, one red journey kept all tests of the studio from running. */
async function runParts(
  folder: string,
  parts: readonly BrowserPart[],
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const reports: string[] = []
  for (const part of parts) {
    const report = join(folder, `e2e-${part}.json`)
    rmSync(report, { force: true })
    await runPlaywright(['--pass-with-no-tests', `--project=${part}`, ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    reports.push(report)
  }
  return reports
}

async function findRunning(): Promise<NodeJS.ProcessEnv> {
  const { ports, stateFolder, host } = loadSettings({ ...process.env, MENAGERIE_NEEDED_MB: '0' })
  const port = ports.sites[0]?.port
  if (!(await answers(`http://${host}:${port}/readyz`)))
    throw new Problem(
      `Nothing runs at port ${port}: start the product with npm start or npm run dev, or leave out ${HERE}.`,
    )
  return { ...process.env, NODE_ENV: 'development', MENAGERIE_VAR: stateFolder, ...toPortVariables(ports) }
}

/** Its report says what failed; a run that ended before it wrote one counts as failed. */
function runPlaywright(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done) => {
    const child = spawn('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    })
    child.on('error', () => done())
    child.on('close', () => done())
  })
}
