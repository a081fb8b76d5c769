import { randomBytes } from 'node:crypto'
import { createAlgoliaPort } from '../adapters/algolia.ts'
import type { SearchPort } from '../port/search-port.ts'
import { CASES } from './cases.ts'
import { fixtureNames, loadFixtures, runConformanceCase } from './conformance-case.ts'

/** `npm run search:verify`: the conformance suite against a real Algolia application, in indexes that are removed again. */
const { ALGOLIA_APPLICATION_ID: applicationId, ALGOLIA_ADMIN_KEY: apiKey } = process.env

if (!applicationId || !apiKey) {
  console.log(
    [
      'Nothing was verified: ALGOLIA_APPLICATION_ID and ALGOLIA_ADMIN_KEY are not set.',
      'With both, the conformance suite runs against that application, in indexes of its own that are removed again.',
    ].join('\n'),
  )
} else {
  const port = createAlgoliaPort({
    applicationId,
    apiKey,
    prefix: `menagerie_verify_${randomBytes(4).toString('hex')}_`,
  })
  process.exitCode = (await verify(port)) ? 0 : 1
}

async function verify(port: SearchPort): Promise<boolean> {
  try {
    console.log(`Pushing ${fixtureNames().length} indexes to the application …`)
    await loadFixtures(port, (fixture) => fixture)
    return await runAll(port)
  } catch (error) {
    console.error(`The fixtures could not be pushed: ${toText(error)}`)
    return false
  } finally {
    for (const fixture of fixtureNames()) {
      await port
        .remove(fixture)
        .catch((error: unknown) => console.error(`${fixture} was not removed: ${toText(error)}`))
    }
    await port.close()
  }
}

async function runAll(port: SearchPort): Promise<boolean> {
  const failed: string[] = []
  let passed = 0
  let left = 0
  for (const [group, cases] of Object.entries(CASES)) {
    for (const one of cases) {
      if (one.own === true) {
        left++
        continue
      }
      try {
        await runConformanceCase(port, one, (fixture) => fixture)
        passed++
      } catch (error) {
        failed.push(`${group}: ${one.title}\n${toText(error).replaceAll(/^/gm, '    ')}`)
      }
    }
  }
  for (const each of failed) console.error(`  ✗ ${each}`)
  console.log(`${passed} cases hold, ${failed.length} do not, ${left} are of our engine only and were not asked.`)
  return failed.length === 0
}

function toText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
