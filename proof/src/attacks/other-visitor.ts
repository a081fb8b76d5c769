import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { findEnd, toFloodGet } from './flood.ts'

const EVERY_MS = 50
const PATIENCE_MS = 30_000
/** Extra time for the thread to load on a machine that is under attack, beyond the last visit's patience. */
const LOADING_MS = 60_000
/** Another address of this machine than a flood uses. */
const OWN_ADDRESS = '127.0.0.2'

const waitedSchema = z.object({
  median: z.number(),
  p99: z.number(),
  most: z.number(),
  failed: z.number(),
  visits: z.number(),
})
export type Waited = z.infer<typeof waitedSchema>
const taskSchema = z.object({
  port: z.number(),
  paths: z.array(z.string()),
  ms: z.number(),
  patience: z.number(),
  from: z.string(),
  headers: z.array(z.string()),
})
type VisitOptions = z.infer<typeof taskSchema>
/** The visitor's address (of this machine, such as that of a proxy) and further header lines. */
export type VisitorWay = Pick<VisitOptions, 'from' | 'headers'>

/**
 * Measures again and again how long a visitor at another address waits for a page over a new connection. It runs in a separate thread, so that
 * the flood's load on this one has no effect. Rejects when the thread ends, or takes longer than its visits may, without a result.
 */
export async function visitMeanwhile(
  port: number,
  paths: readonly string[],
  ms: number,
  { patience = PATIENCE_MS, from = OWN_ADDRESS, headers = [] }: Partial<VisitOptions> = {},
): Promise<Waited> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { port, paths, ms, patience, from, headers } })
  const late = setTimeout(() => thread.terminate(), ms + patience + LOADING_MS)
  const ended = once(thread, 'exit').then(([code]) => {
    throw new Error(`The other visitor ended (${code}) and did not say how long it waited`)
  })
  try {
    const [waited] = await Promise.race([once(thread, 'message'), ended])
    return waitedSchema.parse(waited)
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}

async function visitAgain(options: VisitOptions): Promise<Waited> {
  const { paths, ms } = options
  const visits: Promise<number>[] = []
  for (const until = performance.now() + ms; performance.now() < until; await sleep(EVERY_MS)) {
    for (const path of paths) visits.push(visit(path, options))
  }
  const all = await Promise.all(visits)
  const times = all.filter((time) => time > 0).sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? PATIENCE_MS
  const failed = all.length - times.length
  return { median: at(0.5), p99: at(0.99), most: at(1), failed, visits: all.length }
}

/** Returns the milliseconds until the whole answer is there, or 0 for any status but 200. */
function visit(path: string, { port, patience, from, headers }: VisitOptions): Promise<number> {
  return new Promise((done) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }).setEncoding('latin1')
    let heard = ''
    const end = (isWhole: boolean) => {
      clearTimeout(late)
      socket.destroy()
      done(isWhole && heard.startsWith('HTTP/1.1 200') ? performance.now() - began : 0)
    }
    const late = setTimeout(() => end(false), patience)
    socket.on('error', () => end(false)).on('close', () => end(false))
    socket.on('data', (text: string) => {
      heard += text
      if (findEnd(heard) > 0) end(true)
    })
    socket.write(toFloodGet(path, ...headers))
  })
}

const task = isMainThread ? undefined : taskSchema.safeParse(workerData).data
if (task !== undefined) parentPort?.postMessage(await visitAgain(task))
