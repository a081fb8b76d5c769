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

/** Quiet: nothing but what a test asks for, and no sandbox, which root cannot have. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium for the browser tests; installs one where there is none. */
export function findChromium(): string {
  const found = look()
  if (found) return found
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  } else run('npx', ['playwright', 'install', 'chromium'])
  const installed = look()
  if (installed) return installed
  throw new Problem(
    'The browser tests need a Chromium, and none could be installed: install one and name it in CHROMIUM_PATH.',
  )
}

function look(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
