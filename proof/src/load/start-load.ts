import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { atEnd } from '../endings.ts'
import { type LoadData, type LoadFigures, type LoadOrder, loadFiguresSchema } from './load-messages.ts'

export type Load = {
  /** Waits until the requests under way are answered. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Returns the figures since the previous call. */
  takeFigures: () => Promise<LoadFigures>
  stop: () => Promise<void>
}

/** Starts visitors in a separate thread, so that work in this one does not slow them down. They are paused at first. */
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
