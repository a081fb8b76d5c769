import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Trap = {
  /** Makes the thread end whenever it runs, hang, or answer late, until `heal`. */
  set: (what: 'ends' | 'hangs' | 'is late') => void
  heal: () => void
}

const LATE_MS = 5_000

/** Code put before the built thread, so that what a test orders happens in the thread itself, like a fault of its own. */
const toTrap = (thread: string, order: string) => `
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
const order = () => { try { return readFileSync(${JSON.stringify(order)}, 'utf8') } catch { return '' } }
const send = parentPort.postMessage.bind(parentPort)
parentPort.postMessage = (message) => {
  if (message.type === 'found' && order() === 'is late') setTimeout(() => send(message), ${LATE_MS})
  else send(message)
}
setInterval(() => {
  if (order() === 'ends') process.exit(1)
  if (order() === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}, 20)
await import(${JSON.stringify(`./${thread}`)})
`

/** Installs the trap in the built search thread of a site in `root`, before the site starts. */
export function trapSearchThread(root: string): Trap {
  const folder = join(root, 'web/dist/client/threads')
  const thread = readdirSync(folder).find((file) => file.startsWith('search-'))
  if (thread === undefined) throw new Error('The thread of search was not built')
  const order = join(root, 'order-of-the-trap')
  renameSync(join(folder, thread), join(folder, `real-${thread}`))
  writeFileSync(join(folder, thread), toTrap(`real-${thread}`, order))
  return {
    set: (what) => writeFileSync(order, what),
    heal: () => rmSync(order, { force: true }),
  }
}
