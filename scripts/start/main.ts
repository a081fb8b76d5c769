import { Problem } from '../problem.ts'
import { loadSettings } from './settings.ts'
import { startStack } from './stack.ts'
import { printWelcome } from './welcome.ts'

/** `npm start`: the whole product on this machine. `npm run dev` is the same from the sources, with `--dev`. */
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
  const settings = loadSettings(process.env)
  const stack = await startStack(settings, stopping.signal, mode)
  if (!stopping.signal.aborted) printWelcome(settings, stack.people, performance.now() - began)
  await stack.ended
  console.log('  Stopped.')
} catch (error) {
  process.exitCode = stopping.signal.aborted ? 0 : 1
  if (!stopping.signal.aborted) console.error(error instanceof Problem ? `\n${error.message}` : error)
}
// Whatever still holds the loop open (a build that is being killed) must not keep a stopped start alive.
process.exit()
