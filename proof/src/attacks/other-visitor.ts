import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { findEnd, toFloodGet } from './flood.ts'

const EVERY_MS = 50
const PATIENCE_MS = 30_000

const waitedSchema = z.object({
  median: z.number(),
  p99: z.number(),
  most: z.number(),
  failed: z.number(),
  visits: z.number(),
})
export type Waited = z.infer<typeof waitedSchema>
const taskSchema = z.object({ port: z.number(), paths: z.array(z.string()), ms: z.number() })

/**
 * Measures how long a visitor at another address waits for a page over a new connection, again and again. In a thread of its own: what
 * the flood makes of this process is no part of it.
 */
export async function visitMeanwhile(port: number, paths: readonly string[], ms: number): Promise<Waited> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { port, paths, ms } })
  const [waited] = await once(thread, 'message')
  await thread.terminate()
  return waitedSchema.parse(waited)
}

async function visitAgain(port: number, paths: readonly string[], ms: number): Promise<Waited> {
  const visits: Promise<number>[] = []
  for (const until = performance.now() + ms; performance.now() < until; await sleep(EVERY_MS)) {
    for (const path of paths) visits.push(visit(port, path))
  }
  const all = await Promise.all(visits)
  const times = all.filter((time) => time > 0).sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? PATIENCE_MS
  const failed = all.length - times.length
  return { median: at(0.5), p99: at(0.99), most: at(1), failed, visits: all.length }
}

/** Milliseconds until all of it is there; 0 for anything but 200. */
function visit(port: number, path: string): Promise<number> {
  return new Promise((done) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).setEncoding('latin1')
    let heard = ''
    const end = (isWhole: boolean) => {
      clearTimeout(late)
      socket.destroy()
      done(isWhole && heard.startsWith('HTTP/1.1 200') ? performance.now() - began : 0)
    }
    const late = setTimeout(() => end(false), PATIENCE_MS)
    socket.on('error', () => end(false)).on('close', () => end(false))
    socket.on('data', (text: string) => {
      heard += text
      if (findEnd(heard) > 0) end(true)
    })
    socket.write(toFloodGet(path))
  })
}

const task = isMainThread ? undefined : taskSchema.safeParse(workerData).data
if (task !== undefined) parentPort?.postMessage(await visitAgain(task.port, task.paths, task.ms))
