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
  /** Whether to print the script's steps, for one that takes long and reports its progress. */
  aloud?: boolean
}

/**
 * Runs one of our scripts to its end, with its output in `log/`. The error of a failure has the last lines. An abort ends the script and
 * everything that it started, because a build of the studio runs Next as a child process, which would go on for minutes.
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

/** Prints steps, which are the indented lines of a script. Its other lines stay in its log. */
function saySteps(line: string): void {
  if (line.startsWith('  ')) sayLine(`  ${line}`)
}

/** Stops the process group that the script leads. */
function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The group has ended by itself.
  }
}
