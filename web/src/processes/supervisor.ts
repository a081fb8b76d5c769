import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import { type ToProcess, toSupervisorSchema } from './messages.ts'
import { REPLACEMENT } from './replacement.ts'

type SupervisorOptions = {
  count: number
  /** The file that a process runs; read again for each process, so that a new build is used. */
  exec: string
  /** The folder in which a process runs; a symbolic link is resolved again for each. Defaults to the supervisor's own folder, which a later version may have replaced. */
  folder?: string | undefined
  log: Log
  /** Longest time from a process' start until it serves. */
  startMs?: number
  /** Longest time that a process may take to end after it was told to. */
  endMs?: number
}

type Supervisor = {
  /** Resolves to false when the first process could not start; that process has logged why. */
  start(): Promise<boolean>
  /** Replaces the processes one after the other. */
  replaceAll(): Promise<void>
  stop(): Promise<void>
}

const FIRST_WAIT_MS = 200
const MAX_WAIT_MS = 5_000

/**
 * Keeps several processes of the site running. It holds their listening sockets, from which all of them accept, so
 * that a connection waiting there is not lost when a process ends (decision 011). It answers no requests itself.
 */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { count, exec, folder, log, startMs = 60_000, endMs = 12_000 } = options
  /** Processes that should serve; not those that are starting or ending. */
  const serving = new Set<Worker>()
  let isEnding = false
  let replacing: Promise<void> | undefined
  let isAskedAgain = false

  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec, ...(folder !== undefined && { cwd: folder }) })
  relay()

  /** Starts a process; undefined when it ended or hung before it served. */
  async function launch(env: Record<string, string> = {}): Promise<Worker | undefined> {
    if (isEnding) return undefined
    const worker = cluster.fork(env)
    const isServing = await servesWithin(worker, startMs)
    if (!isServing || isEnding) {
      if (!isEnding) worker.process.kill('SIGKILL')
      return undefined
    }
    serving.add(worker)
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isEnding) return
      log.error('A process of the site has ended by itself', { ended: worker.process.pid, by: signal ?? code })
      void startAnother()
    })
    return worker
  }

  async function startAnother(): Promise<void> {
    for (let ms = FIRST_WAIT_MS; !isEnding; ms = Math.min(MAX_WAIT_MS, ms * 2)) {
      await wait(ms)
      if (isEnding || (await launch())) return
      log.error('Another process of the site could not start, it is tried again')
    }
  }

  async function retire(worker: Worker): Promise<void> {
    if (!serving.delete(worker)) return
    send(worker, { type: 'menagerie:drain' })
    await endsWithin(worker, endMs)
  }

  async function replaceEach(): Promise<void> {
    log.info('The processes of the site are being replaced', { processes: serving.size })
    for (const worker of [...serving]) {
      const next = await launch(REPLACEMENT)
      if (isEnding) return
      if (next === undefined) {
        log.error('The new process could not start: the former ones go on', { exec })
        return
      }
      await retire(worker)
    }
    log.info('The processes of the site are replaced', { processes: serving.size })
  }

  async function replaceUntilNobodyAsks(): Promise<void> {
    do {
      isAskedAgain = false
      await replaceEach()
    } while (isAskedAgain && !isEnding)
    replacing = undefined
  }

  return {
    async start() {
      // First only one: a fault that all would have is logged once.
      if ((await launch()) === undefined) return false
      const others = Array.from({ length: count - 1 }, async () => (await launch()) ?? startAnother())
      await Promise.all(others)
      return true
    },
    replaceAll() {
      if (replacing !== undefined) isAskedAgain = true
      replacing ??= replaceUntilNobodyAsks()
      return replacing
    },
    async stop() {
      isEnding = true
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      for (const worker of all) worker.process.kill('SIGTERM')
      await Promise.all(all.map((worker) => endsWithin(worker, endMs)))
    },
  }
}

/** Relays messages between the processes, and sends each process the ids of all others. */
function relay(): void {
  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const introduce = () => {
    const ids = all().map((worker) => worker.id)
    for (const worker of all()) send(worker, { type: 'menagerie:workers', ids: ids.filter((id) => id !== worker.id) })
  }
  cluster.on('online', introduce)
  cluster.on('exit', introduce)
  cluster.on('message', (from, received) => {
    const { data: message } = toSupervisorSchema.safeParse(received)
    if (message?.type !== 'menagerie:send') return
    for (const worker of all()) {
      const isMeant = message.to === undefined ? worker !== from : worker.id === message.to
      if (isMeant) send(worker, { type: 'menagerie:message', from: from.id, body: message.body })
    }
  })
}

function send(worker: Worker, message: ToProcess): void {
  // A process that is just ending cannot receive messages.
  if (worker.isConnected()) worker.process.send(message, () => {})
}

function servesWithin(worker: Worker, ms: number): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), ms)
    const end = (isServing: boolean) => {
      clearTimeout(timer)
      done(isServing)
    }
    worker.once('exit', () => end(false))
    worker.on('message', (received) => {
      if (toSupervisorSchema.safeParse(received).data?.type === 'menagerie:listening') end(true)
    })
  })
}

function endsWithin(worker: Worker, ms: number): Promise<void> {
  return new Promise((done) => {
    if (worker.isDead()) return done()
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), ms)
    worker.once('exit', () => {
      clearTimeout(timer)
      done()
    })
  })
}
