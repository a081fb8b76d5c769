import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pickPorts } from '../port.ts'
import { removeCluster } from '../postgres/remove-cluster.ts'
import { loadSettings } from '../start/settings.ts'
import { startStack } from '../start/stack.ts'
import { findStateFolder, ROOT } from '../state-folder.ts'
import { findChromium } from './chromium.ts'

/** The whole product from an empty state folder, as `npm start` would start it, and Playwright against it. */
export async function runBrowserTests(report: string, args: string[]): Promise<number> {
  const chromium = findChromium()
  const stateFolder = join(findStateFolder(), 'test', 'e2e')
  removeCluster(stateFolder)
  process.env.DEMO_PICTURES_DIR ??= join(findStateFolder(), 'demo-pictures')
  // Journeys say by this where a visitor is.
  process.env.TRUSTED_PROXIES ??= '127.0.0.1'
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: '',
    MENAGERIE_VAR: stateFolder,
    ...(await pickPorts()),
  }
  // The outage test kills the database: what the supervised services then say is expected.
  const stopping = new AbortController()
  const settings = loadSettings(env)
  const stack = await startStack(settings, stopping.signal)
  try {
    return await runPlaywright(args, { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  } finally {
    stopping.abort()
    await stack.ended
  }
}

function runPlaywright(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((done) => {
    const child = spawn('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    })
    child.on('error', () => done(1))
    child.on('close', (code) => done(code ?? 1))
  })
}
