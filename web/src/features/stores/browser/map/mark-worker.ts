import { keepOnly } from '../../store-file.ts'
import { createMarkKeeper, type MarkKeeper } from './mark-keeper.ts'
import type { MarkQuestion } from './mark-messages.ts'

/** The map's worker: reads the file of stores, clusters them, and answers in the order of the questions. */
let keeper: MarkKeeper | undefined

addEventListener('message', ({ data }: MessageEvent<MarkQuestion>) => postMessage(answer(data)))

function answer(question: MarkQuestion): unknown {
  if (question.ask === 'open') {
    keeper = createMarkKeeper(keepOnly(JSON.parse(new TextDecoder().decode(question.file)), question.only))
    return keeper.words
  }
  if (question.ask === 'keep') return keeper?.keep(question.near)
  if (question.ask === 'at') return keeper?.at(question.bounds, question.zoom)
  if (question.ask === 'spot') return keeper?.listSpot(question.cluster)
  return keeper?.find(question.id)
}
