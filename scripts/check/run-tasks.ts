import { spawn } from 'node:child_process'
import { ROOT } from '../state-folder.ts'
import type { Task } from './tasks.ts'

/** Runs the tasks, two at a time; prints what a failing one said. Returns the names of those that failed. */
export async function runTasks(tasks: Task[], lanes = 2): Promise<string[]> {
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
      console.log(output.trim().replace(/^/gm, '    '))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failed
}

function run([command = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    let output = ''
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
