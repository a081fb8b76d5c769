import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'

/** Projects of `e2e/playwright.config.ts`, in the order in which they must run. */
const BROWSER_PARTS = ['journeys', 'studio', 'alone', 'outage'] as const
export type BrowserPart = (typeof BROWSER_PARTS)[number]

/** Tells whether the product still runs after a part. The last part kills the studio and its database. */
export const leavesProductRunning = (part: BrowserPart): boolean => part !== 'outage'

/** Returns the parts that contain a named file, or all parts when options choose the tests. Starting a part in vain would take seconds. */
export function findParts(args: readonly string[], files = listSpecs()): BrowserPart[] {
  const named = args.filter((arg) => arg !== '--here')
  if (named.length === 0 || named.some((arg) => arg.startsWith('-'))) return [...BROWSER_PARTS]
  // Names are regular expressions, maybe with a line number behind, as Playwright reads them.
  const wanted = named.map((arg) => new RegExp(arg.replace(/(?::\d+){1,2}$/, ''), 'i'))
  const found = files.filter((file) => wanted.some((name) => name.test(file))).map(toPart)
  return BROWSER_PARTS.filter((part) => found.includes(part))
}

const listSpecs = () => globSync('**/*.spec.ts', { cwd: join(ROOT, 'e2e/src') })

const toPart = (file: string): BrowserPart =>
  BROWSER_PARTS.find((part) => file.split(/[/\\]/).includes(part)) ?? 'journeys'
