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

/** Tag of tests that only the proof runs (`e2e/src/sample.ts`). */
export const LONG_TAG = '@long'
const HERE = '--here'

/** The product for browser tests. `env` says where it is. */
type TestProduct = { env: NodeJS.ProcessEnv; stop: () => Promise<void> }

/** Starts the whole product from an empty state folder, as `npm start` would. */
export async function startTestProduct(): Promise<TestProduct> {
  keepTemporaryFiles()
  const stateFolder = join(findStateFolder(), 'test', 'e2e')
  // Removes a link to a database in memory that no longer exists, because it would block the folder.
  if (!existsSync(join(stateFolder, 'postgres'))) rmSync(join(stateFolder, 'postgres'), { force: true })
  removeCluster(stateFolder)
  const inMemory = moveDatabaseToMemory(stateFolder)
  process.env.DEMO_PICTURES_DIR ??= join(findStateFolder(), 'demo-pictures')
  // Journeys use this to say where a visitor is.
  process.env.TRUSTED_PROXIES ??= '127.0.0.1'
  // Address at which a test replaces a translation service.
  const told = { TRANSLATOR: 'libretranslate', TRANSLATOR_URL: `http://127.0.0.1:${await findFreePort()}` }
  const env = {
    ...process.env,
    ...told,
    NODE_ENV: 'development' as const,
    DATABASE_URL: '',
    MENAGERIE_VAR: stateFolder,
    ...(await pickPorts()),
  }
  // The outage test kills the database, so messages of the supervised services are expected then.
  const stopping = new AbortController()
  const settings = { ...loadSettings(env), told }
  const stack = await startStack(settings, stopping.signal)
  // Waits, because a journey that starts at once would find that search does not answer yet.
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

/** Makes the folder in memory that the state folder's `postgres` links to. Returns undefined when memory is short. */
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
  /** Whether to leave out the tests that only the proof runs. */
  isSample?: boolean
  parts?: readonly BrowserPart[]
  /** A product that is already being started. It is ended here all the same. */
  product?: Promise<TestProduct> | undefined
}

/**
 * Runs Playwright part after part against a product of its own, and returns the reports, which are written into
 * `folder`. `--here` uses the product that runs in this checkout by `npm start` or `npm run dev`, with its content.
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

/** Runs each part separately. When they were projects that wait for each other, one failed journey kept all tests of the studio from running. */
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

/** Runs Playwright. Its report says what failed; a run without a report counts as failed. */
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
