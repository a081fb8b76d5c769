import { CompanyProblem } from '@menagerie/sites/company/read-company'
import { Problem } from '../problem.ts'

/** `npm start` runs the whole product on this machine. `npm run dev` does the same from the sources, with `--dev`. */
const mode = process.argv.includes('--dev') ? 'dev' : 'start'
const began = performance.now()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping.signal.aborted) return
    console.log('\n  Stopping …')
    stopping.abort()
  })

try {
  // These modules are imported here because they read the company and report what it lacks.
  const { loadSettings } = await import('./settings.ts')
  const { startStack } = await import('./stack.ts')
  const { printWelcome } = await import('./welcome.ts')
  const settings = loadSettings(process.env)
  const stack = await startStack(settings, stopping.signal, mode)
  if (!stopping.signal.aborted) printWelcome(settings, stack.people, performance.now() - began)
  await stack.ended
  console.log('  Stopped.')
} catch (error) {
  process.exitCode = stopping.signal.aborted ? 0 : 1
  const isPlain = error instanceof Problem || error instanceof CompanyProblem
  if (!stopping.signal.aborted) console.error(isPlain ? `\n${error.message}` : error)
}
// Ends the process even when something keeps the event loop open, such as a build that is being killed.
process.exit()
