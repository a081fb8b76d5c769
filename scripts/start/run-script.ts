import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { ROOT } from '../state-folder.ts'
import { createReader, sayLine, showMoving } from './terminal.ts'

type RunOptions = {
  env: Record<string, string>
  logFolder: string
  signal: AbortSignal
  /** Says what the script says, too: for one that takes long and tells how far it is. */
  aloud?: boolean
}

/**
 * Runs one of our scripts to its end with its output in `log/`; a failure carries the last lines. An abort ends the script and all that it
 * has started: a build of the studio is a process of Next below ours, which went on for minutes after a start that was given up.
 */
export function runScript(
  name: string,
  args: string[],
  { env, logFolder, signal, aloud }: RunOptions,
): Promise<string> {
  const logFile = join(logFolder, `${name}.log`)
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, ...(aloud && process.stdout.isTTY && { MOVING_COUNTS: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const stop = () => stopGroup(child.pid)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    const log = createWriteStream(logFile)
    let tail = ''
    const keep = (text: string) => {
      log.write(text)
      tail = (tail + text).slice(-4000)
    }
    const keepAndSay = createReader(
      (line) => {
        keep(`${line}\n`)
        saySteps(line)
      },
      (text) => showMoving(`  ${text}`),
    )
    child.stdout.setEncoding('utf8').on('data', aloud ? keepAndSay : keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', fail)
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      log.end()
      if (signal.aborted) return fail(signal.reason)
      if (code === 0) return done(tail)
      if (/ENOSPC|No space left/.test(tail))
        return fail(
          new Problem(`The disk is full: ${name} could not finish. Free some space and start again; nothing was lost.`),
        )
      fail(new Problem(`${name} failed: ${tail.trim().split('\n').slice(-12).join('\n')}\nAll of it is in ${logFile}.`))
    })
  })
}

/** Steps are what a script sets in from the margin; its other words stay in its log. */
function saySteps(line: string): void {
  if (line.startsWith('  ')) sayLine(`  ${line}`)
}

/** The script leads a process group of its own. */
function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}
