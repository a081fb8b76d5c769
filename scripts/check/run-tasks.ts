import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStateFolder, ROOT } from '../state-folder.ts'
import type { CheckTask } from './tasks.ts'

/** Environment for output without colours, and without the whole document where an element is not found. */
const QUIET = { ...process.env, NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' }
/** Most lines that are printed; a file has the rest. Tests print their summary at the end. */
const MOST_LINES = 60
const MOST_LINE = 300

/** Runs the tasks, two at a time, and prints the end of a failing task's output. Returns the names of the tasks that failed. */
export async function runTasks(tasks: CheckTask[], lanes = 2): Promise<string[]> {
  const waiting = [...tasks]
  const failed: string[] = []
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const began = performance.now()
      const { code, output } = await run(task.command)
      const time = `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`
      console.log(`  ${code === 0 ? '✓' : '✗'} ${task.name.padEnd(42)}${time}`)
      if (code === 0) continue
      failed.push(task.name)
      console.log(shorten(output.trim().split('\n'), keepOutput(task.name, output)).join('\n').replace(/^/gm, '    '))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failed
}

function keepOutput(name: string, output: string): string {
  const folder = join(findStateFolder(), 'log')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `check-${name.replace(/\W+/g, '-')}.log`)
  writeFileSync(file, output)
  return file
}

function shorten(lines: readonly string[], file: string): string[] {
  const end = lines.slice(-MOST_LINES).map((line) => line.slice(0, MOST_LINE))
  return end.length < lines.length ? [`(the last ${MOST_LINES} of ${lines.length} lines; all: ${file})`, ...end] : end
}

function run([command = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    let output = ''
    const child = spawn(command, args, { cwd: ROOT, env: QUIET, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
