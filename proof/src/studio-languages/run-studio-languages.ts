import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { atEnd } from '../endings.ts'
import { type StudioWalk, walkStudio } from './walk-studio.ts'

/** One language of each kind: long words, a different script, many endings. */
const WALKS: readonly StudioWalk[] = [
  { language: 'de', site: `${MAIN_BRAND}/de_DE` },
  { language: 'ru', site: `${MAIN_BRAND}/ru_RU` },
  { language: 'hu', site: `${MAIN_BRAND}/hu_HU` },
]

/**
 * Checks the studio in other languages, at 1280 px: no English, no cut texts, no violations in axe. `PROOF_LANGUAGES=de,hu` chooses
 * languages; `PROOF_ADMIN=http://localhost:3300` checks a running studio.
 */
export async function runStudioLanguages(folder: string): Promise<BenchRow[]> {
  const origin = process.env.PROOF_ADMIN ?? (await startOwnStudio(folder))
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const wanted = process.env.PROOF_LANGUAGES?.split(',')
  const rows: BenchRow[] = []
  for (const walk of WALKS)
    if (wanted?.includes(walk.language) ?? true) rows.push(toRow(walk, await walkStudio(browser, origin, walk)))
  return rows
}

async function startOwnStudio(folder: string): Promise<string> {
  await beginProof(folder, ['web', 'studio'])
  const studio = await startDemoStudio(folder, ['content-api', 'web', 'admin'])
  return studio.adminOrigin.replace('127.0.0.1', 'localhost')
}

function toRow({ language }: StudioWalk, { faults, places }: Awaited<ReturnType<typeof walkStudio>>): BenchRow {
  for (const { path, what } of faults) console.error(`  ${language} ${path || '/'}: ${what}`)
  return {
    id: 'studio-languages',
    what: `${places} places of the studio in ${language} at 1280 px: no English, nothing cut, axe`,
    figure: `${faults.length} faults`,
    baseline: '',
    goal: '0',
    met: faults.length === 0,
  }
}
