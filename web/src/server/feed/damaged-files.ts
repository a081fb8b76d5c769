import type { Workers } from '../../processes/workers.ts'
import { isMediaHash } from '../../replica/media-files.ts'
import { type WorkerMessage, workerMessageSchema } from './worker-messages.ts'

/** Collects hashes of originals that any process of the site found missing or damaged; the process that writes the replica fetches them again. */
export function trackDamaged(workers: Pick<Workers, 'send' | 'onMessage'>, isWriter: () => boolean) {
  const hashes = new Set<string>()
  const keep = (hash: string) => {
    if (isMediaHash(hash)) hashes.add(hash)
  }
  workers.onMessage((body) => {
    const { data: message } = workerMessageSchema.safeParse(body)
    if (message?.type === 'damaged' && isWriter()) keep(message.hash)
  })
  return {
    hashes,
    note(hash: string): void {
      if (isWriter()) keep(hash)
      else workers.send({ type: 'damaged', hash } satisfies WorkerMessage)
    },
  }
}
