import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findDisagreements } from '../testing/test-agreement.ts'
import { openPublished } from '../testing/test-published.ts'
import { setTestStage, type TestStage } from '../testing/test-stage.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { createDice, WRITER_NAMES, WRITERS } from '../testing/test-writers.ts'
import { republishAll } from './republish-all.ts'

const WRITING_MS = 12_000
const REPUBLISH_AFTER_MS = 5_000

let studio: TestStudio
let published: ReturnType<typeof openPublished>
let stage: TestStage
beforeAll(async () => {
  studio = await openTestStudio()
  published = openPublished(studio.databaseUrl)
  stage = await setTestStage(studio)
})
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

type PagePlace = { id: string; site: string; path: string }
type Outcome = { saved: number; refused: number; failures: string[]; places: PagePlace[] }

const place = z.object({ id: z.string(), site: z.string(), path: z.string() })

/** Saves repeatedly; a validation error is an answer, everything else is a failure. */
async function write(name: keyof typeof WRITERS, seed: number, until: number): Promise<Outcome> {
  const dice = createDice(seed)
  const outcome: Outcome = { saved: 0, refused: 0, failures: [], places: [] }
  while (Date.now() < until) {
    try {
      outcome.places.push(...toPlaces(await WRITERS[name](studio.payload, stage, dice)))
      outcome.saved += 1
    } catch (error) {
      if (isRefusal(error)) outcome.refused += 1
      else outcome.failures.push(`${name}: ${describe(error)}`)
    }
  }
  return outcome
}

function toPlaces(saved: unknown): PagePlace[] {
  const found = place.safeParse(saved).data
  return found === undefined || !stage.pages.includes(found.id) ? [] : [found]
}

const isRefusal = (error: unknown) => error instanceof Error && ['ValidationError', 'NotFound'].includes(error.name)

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? ` (${describe(error.cause)})` : ''
  return `${error instanceof Error ? error.message.slice(0, 300) : String(error)}${cause}`
}

/** Former addresses of pages that no longer lead anywhere. */
async function findLost(places: readonly PagePlace[]): Promise<string[]> {
  const rows = await published.read(
    "select brand || '/' || locale || '/' || path as address from published.entry where not deleted and path is not null",
  )
  const known = new Set(rows.map(({ address }) => address))
  return places.map(({ site, path }) => `${site}/${path}`).filter((address) => !known.has(address))
}

test('simultaneous saves of many people are published as they are stored, and no former address is lost', async () => {
  const until = Date.now() + WRITING_MS
  const writing = WRITER_NAMES.map((name, at) => write(name, at + 1, until))
  await sleep(REPUBLISH_AFTER_MS)
  const { problems } = await republishAll(studio.payload, 3)
  const outcomes = await Promise.all(writing)

  expect(problems).toEqual([])
  expect(outcomes.flatMap(({ failures }) => failures)).toEqual([])
  for (const [at, { saved }] of outcomes.entries()) expect(saved, WRITER_NAMES[at]).toBeGreaterThan(1)
  expect(await findDisagreements(studio.payload, published)).toEqual([])
  expect(await findLost(outcomes.flatMap(({ places }) => places))).toEqual([])
})
