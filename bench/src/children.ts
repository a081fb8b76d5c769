import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { hasCommand } from './machine.ts'

const running = new Set<ChildProcess>()
const PATIENCE_MS = 20_000
let isEnding = false

/** However the bench ends, every process that it started is ended. */
process.once('exit', () => {
  for (const child of running) signalTo(child, 'SIGKILL')
})

/** Starts a process. With `detached` it leads a group that is stopped together. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (isEnding) throw new Error('the bench is stopping')
  const child = spawn(command, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Starts a process on one core, where the system can bind it to a core. */
export function startPinned(
  core: number,
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  return canPin()
    ? startChild('taskset', ['-c', String(core), command, ...args], options)
    : startChild(command, args, options)
}

let pins: boolean | undefined
function canPin(): boolean {
  pins ??= hasCommand('taskset')
  return pins
}

/** Asks a process to end, and kills it after a while. */
export function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!running.has(child)) return Promise.resolve()
  return new Promise((done) => {
    const cutOff = setTimeout(() => signalTo(child, 'SIGKILL'), PATIENCE_MS)
    child.once('exit', () => {
      clearTimeout(cutOff)
      done()
    })
    signalTo(child, signal)
  })
}

export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => stopChild(child, 'SIGINT')))
}

/** Stops everything on Ctrl-C. Nothing new is started while the processes end in their own order. */
export function stopForGood(): Promise<void> {
  isEnding = true
  return stopChildren()
}

export const isBenchEnding = (): boolean => isEnding

/** Returns all output of a process that ends well. An error has the end of its output. */
export function readOutput(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.once('error', fail)
    child.once('close', (code) => {
      if (code === 0) done(said)
      else fail(new Error(`${child.spawnargs.slice(0, 6).join(' ')} ended with ${code}: ${said.trim().slice(-800)}`))
    })
  })
}

const GROUPS = new WeakSet<ChildProcess>()
/** Marks a process as head of a group, so that a stop reaches the whole group, as Ctrl-C in a terminal does. */
export function asGroup(child: ChildProcess): ChildProcess {
  GROUPS.add(child)
  return child
}

function signalTo(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (!GROUPS.has(child)) child.kill(signal)
  else process.kill(-child.pid, signal)
}
