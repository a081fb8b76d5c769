import type { Workers } from '../../processes/workers.ts'
import { workerMessageSchema } from '../feed/worker-messages.ts'
import { joinMetrics, type Metrics } from './metrics.ts'

/** A process that does not answer by then is left out: the others' values are better than none. */
const ANSWER_MS = 1_000

/** Returns the text of `/metrics`: the values of all processes, whichever of them is asked. */
export function gatherMetrics(metrics: Pick<Metrics, 'values' | 'toText'>, workers: Workers): () => Promise<string> {
  const calls = new Map<number, (from: number, values: object[]) => void>()
  let lastCall = 0
  workers.onMessage((body, from) => {
    const { data: message } = workerMessageSchema.safeParse(body)
    if (message?.type === 'metrics') calls.get(message.call)?.(from, message.values)
    if (message?.type === 'metrics wanted') {
      const { call } = message
      void metrics.values().then((values) => workers.send({ type: 'metrics', call, values }, from))
    }
  })

  function ask(): Promise<object[][]> {
    lastCall += 1
    const call = lastCall
    const missing = new Set(workers.ids())
    const answers: object[][] = []
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        calls.delete(call)
        done(answers)
      }
      const timer = setTimeout(end, ANSWER_MS)
      calls.set(call, (from, values) => {
        if (missing.delete(from)) answers.push(values)
        if (missing.size === 0) end()
      })
      workers.send({ type: 'metrics wanted', call })
    })
  }

  return async () => {
    if (workers.ids().length === 0) return metrics.toText()
    const [own, others] = await Promise.all([metrics.values(), ask()])
    return joinMetrics([own, ...others])
  }
}
