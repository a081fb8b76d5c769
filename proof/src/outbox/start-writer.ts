import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../../../scripts/end-process.ts'
import { atEnd } from '../endings.ts'
import type { WriterOrder } from './writer-order.ts'

type Writer = {
  /** Keys of the forms that the process has reported as accepted. */
  readonly accepted: readonly string[]
  /** Waits until `count` forms are accepted, or the process has ended. */
  waitFor: (count: number) => Promise<void>
  /** Kills the process with -9. */
  kill: () => Promise<void>
}

export function startWriter(order: WriterOrder): Writer {
  const script = fileURLToPath(new URL('./site-writer.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  atEnd(async () => {
    await endProcess(child)
  })
  let said = ''
  let onSaid = () => {}
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
    onSaid()
  })
  const list = () => said.split('\n').slice(0, -1)
  return {
    get accepted() {
      return list()
    },
    async waitFor(count) {
      const reached = new Promise<void>((resolve) => {
        onSaid = () => {
          if (list().length >= count) resolve()
        }
        onSaid()
      })
      await Promise.race([reached, ended])
    },
    async kill() {
      await endProcess(child)
    },
  }
}
