import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { atEnd } from '../endings.ts'
import { type LoadData, type LoadFigures, type LoadOrder, loadFiguresSchema } from './load-messages.ts'

export type Load = {
  /** Waits until the answers under way have come. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Since the last time. */
  takeFigures: () => Promise<LoadFigures>
  stop: () => Promise<void>
}

/** Visitors in a thread of their own, so that what happens here does not slow them down. Paused at first. */
export function startLoadThread(workerData: LoadData): Load {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData })
  const order = async (text: LoadOrder): Promise<LoadFigures> => {
    const answered = once(worker, 'message')
    worker.postMessage(text)
    const [answer] = await answered
    return loadFiguresSchema.parse(answer)
  }
  const stop = async () => {
    await worker.terminate()
  }
  atEnd(stop)
  return {
    async pause() {
      await order('pause')
    },
    async resume() {
      await order('resume')
    },
    takeFigures: () => order('figures'),
    stop,
  }
}
