import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type LoadFigures, loadDataSchema, loadOrderSchema } from './load-messages.ts'

/** Sends requests at a fixed rate, however slow the answers are. The time of an answer counts from when its request was due. */
const { targets, perSecond, isSame } = loadDataSchema.parse(workerData)
const TICK_MS = 1
const ANSWER_MS = 10_000
const KEPT_REASONS = 20

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const etags = new Map<string, string>()
let times: number[] = []
let wrong = 0
let reasons = new Set<string>()
let running = 0
let isPaused = true
let next = 0

function ask(dueAt: number): void {
  const target = targets[next % targets.length]
  next += 1
  if (target === undefined) return
  running += 1
  let isOver = false
  const end = (reason?: string) => {
    if (isOver) return
    isOver = true
    running -= 1
    times.push(performance.now() - dueAt)
    if (reason === undefined) return
    wrong += 1
    if (reasons.size < KEPT_REASONS) reasons.add(`${reason}: ${target.url}`)
  }
  const { port, path, headers } = target
  const asked = get({ agent, host: '127.0.0.1', port, path, headers, timeout: ANSWER_MS }, (response) => {
    response.resume()
    response.on('error', (error) => end(error.message))
    response.on('end', () => end(judge(target.url, response.statusCode, response.headers.etag)))
  })
  asked.on('timeout', () => asked.destroy(new Error(`no answer for ${ANSWER_MS} ms`)))
  asked.on('error', (error) => end(error.message))
}

function judge(url: string, status: number | undefined, etag = ''): string | undefined {
  if (status !== 200) return `status ${status}`
  if (!isSame) return undefined
  const expected = etags.get(url)
  if (expected === undefined) etags.set(url, etag)
  return expected === undefined || expected === etag ? undefined : 'another page'
}

let due = performance.now()
setInterval(() => {
  const now = performance.now()
  if (isPaused) due = now
  for (; due < now; due += 1000 / perSecond) ask(due)
}, TICK_MS)

function takeFigures(): LoadFigures {
  const figures: LoadFigures = { asked: times.length, wrong, reasons: [...reasons], times }
  times = []
  wrong = 0
  reasons = new Set()
  return figures
}

async function settle(): Promise<void> {
  while (running > 0) await new Promise((done) => setTimeout(done, TICK_MS))
}

parentPort?.on('message', async (message: unknown) => {
  const order = loadOrderSchema.parse(message)
  if (order === 'pause') {
    isPaused = true
    await settle()
  } else if (order === 'resume') isPaused = false
  parentPort?.postMessage(order === 'figures' ? takeFigures() : { asked: 0, wrong: 0, reasons: [], times: [] })
})
