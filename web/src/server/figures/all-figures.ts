import type { Siblings } from '../../processes/siblings.ts'
import { newsSchema } from '../following/sibling-news.ts'
import { joinFigures, type Metrics } from './metrics.ts'

/** A process that does not answer by then is left out: figures of the others are better than none. */
const ANSWER_MS = 1_000

/** What `/metrics` shows, whichever of the processes is asked: the figures of all of them. */
export function gatherFigures(metrics: Pick<Metrics, 'figures' | 'toText'>, siblings: Siblings): () => Promise<string> {
  const calls = new Map<number, (from: number, figures: object[]) => void>()
  let lastCall = 0
  siblings.hear((body, from) => {
    const { data: news } = newsSchema.safeParse(body)
    if (news?.news === 'figures') calls.get(news.call)?.(from, news.figures)
    if (news?.news === 'figures wanted') {
      const { call } = news
      void metrics.figures().then((figures) => siblings.tell({ news: 'figures', call, figures }, from))
    }
  })

  function ask(): Promise<object[][]> {
    lastCall += 1
    const call = lastCall
    const missing = new Set(siblings.ids())
    const answers: object[][] = []
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        calls.delete(call)
        done(answers)
      }
      const timer = setTimeout(end, ANSWER_MS)
      calls.set(call, (from, figures) => {
        if (missing.delete(from)) answers.push(figures)
        if (missing.size === 0) end()
      })
      siblings.tell({ news: 'figures wanted', call })
    })
  }

  return async () => {
    if (siblings.ids().length === 0) return metrics.toText()
    const [own, others] = await Promise.all([metrics.figures(), ask()])
    return joinFigures([own, ...others])
  }
}
