import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Problem } from '../problem.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The same browser without windows, as a package of Debian. A page takes a third less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Options that turn off everything but what a test asks for, and the sandbox, which root cannot have. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type TestChromiums = {
  /** Browser for most tests. */
  shell: string
  /** Browser that keeps pages for going back, which the other one does not. */
  whole: string
}

/** Returns the paths of the browsers for tests. Installs them where root may, and uses one for both where there is no other. */
export function findTestChromiums(): TestChromiums {
  const whole = findChromium()
  if (process.env.CHROMIUM_PATH) return { shell: whole, whole }
  if (!existsSync(SHELL) && isDebianRoot()) installByDebian('chromium-headless-shell')
  return { shell: existsSync(SHELL) ? SHELL : whole, whole }
}

/** Returns the path of a Chromium, and installs one when there is none. */
export function findChromium(): string {
  const found = look()
  if (found) return found
  if (isDebianRoot()) installByDebian('chromium', 'fonts-liberation')
  else run('npx', ['playwright', 'install', 'chromium'])
  const installed = look()
  if (installed) return installed
  throw new Problem(
    'The browser tests need a Chromium, and none could be installed: install one and name it in CHROMIUM_PATH.',
  )
}

function look(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installByDebian(...packages: string[]): void {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
