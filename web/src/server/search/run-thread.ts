import type { Log } from '../../platform/log.ts'
import { keepThread } from '../keep-thread.ts'
import type { FromSearchThread, ThreadData, ToSearchThread } from './thread-messages.ts'

type SearchThreadOptions = {
  /** `thread.ts`, or its bundled file. */
  file: URL
  thread: ThreadData
  log: Log
  onMessage: (message: FromSearchThread) => void
  onGone: () => void
}

export type RunningThread = {
  /** Returns false while no thread runs. */
  send: (message: ToSearchThread) => boolean
  /** Ends the thread; another one replaces it. */
  replace: () => void
  close: () => Promise<void>
}

/** Runs a thread that is started again when it ends, after growing pauses. */
export function runThread({ file, thread, log, onMessage, onGone }: SearchThreadOptions): RunningThread {
  const running = keepThread<ToSearchThread, FromSearchThread>({
    file,
    name: `search-${thread.work}`,
    data: thread,
    onMessage(message) {
      if (message.type === 'notice') log[message.level](message.text, message.fields)
      else onMessage(message)
    },
    onError: (error) => log.error('A search thread has failed', { work: thread.work, error: String(error) }),
    onEnd: onGone,
  })
  running.start()
  return running
}
