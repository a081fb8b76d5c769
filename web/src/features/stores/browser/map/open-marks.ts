import type { Position } from '../../distance.ts'
import type { StoreFile } from '../../store-file.ts'
import type { Bounds, MapMark, MarkCluster, StoreName, StoreOnMap } from './mark-keeper.ts'
import type { MarkQuestion } from './mark-messages.ts'

export type Marks = {
  words: StoreFile['words']
  keep: (near: Position | undefined) => Promise<void>
  at: (bounds: Bounds, zoom: number) => Promise<MapMark[]>
  listSpot: (cluster: MarkCluster) => Promise<StoreName[]>
  find: (id: string) => Promise<StoreOnMap | undefined>
  close: () => void
}

/** Starts the worker with the stores at `url`, all or a choice of them. The page itself reads none of them. */
export async function openMarks(worker: string, url: string, only: string | undefined): Promise<Marks> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const keeper = new Worker(worker, { type: 'module' })
  const waiting: { take: (answer: MessageEvent) => void; refuse: (error: unknown) => void }[] = []
  keeper.addEventListener('message', (answer) => waiting.shift()?.take(answer))
  keeper.addEventListener('error', (error) => {
    for (const { refuse } of waiting.splice(0)) refuse(error)
  })
  // Answers arrive in the order of the questions.
  function ask<Answer>(question: MarkQuestion, moved: Transferable[] = []): Promise<Answer> {
    return new Promise<Answer>((take, refuse) => {
      waiting.push({ take: ({ data }) => take(data), refuse })
      keeper.postMessage(question, moved)
    })
  }
  const file = await answer.arrayBuffer()
  return {
    words: await ask({ ask: 'open', file, only }, [file]),
    keep: (near) => ask({ ask: 'keep', near }),
    at: (bounds, zoom) => ask({ ask: 'at', bounds, zoom }),
    listSpot: (cluster) => ask({ ask: 'spot', cluster }),
    find: (id) => ask({ ask: 'store', id }),
    close: () => keeper.terminate(),
  }
}
