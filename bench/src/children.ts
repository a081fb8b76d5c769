import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { hasCommand } from './machine.ts'

const running = new Set<ChildProcess>()
const PATIENCE_MS = 20_000
let isEnding = false

/** Whatever way the bench ends, nothing that it started stays. */
process.once('exit', () => {
  for (const child of running) signalTo(child, 'SIGKILL')
})

/** A process of the bench's own. `detached`: the head of a group that is stopped as one. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (isEnding) throw new Error('the bench is stopping')
  const child = spawn(command, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** The same on one core, where the system can hold it there. */
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

/** Asks it to end, and after a while no longer asks. */
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

/** Stops everything on Ctrl-C: nothing new is started while the rest ends in its own order. */
export function stopForGood(): Promise<void> {
  isEnding = true
  return stopChildren()
}

export const isBenchEnding = (): boolean => isEnding

/** All that it prints until it ends well; an error carries the end of what it said. */
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
/** Ctrl-C in a terminal reaches a whole group; so does a stop of what was started as the head of one. */
export function asGroup(child: ChildProcess): ChildProcess {
  GROUPS.add(child)
  return child
}

function signalTo(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (!GROUPS.has(child)) child.kill(signal)
  else process.kill(-child.pid, signal)
}
