import { spawn, spawnSync } from 'node:child_process'

export function hasCommand(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/** Requests per second that wrk gets from an address, itself on the second core. */
export function runWrk(url: string, seconds: number, connections = 32): Promise<number> {
  return new Promise((done, fail) => {
    const args = ['-c', '1', 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
    const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.on('error', fail)
    child.on('close', () => {
      const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]
      const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1]
      if (!rate || wrong) return fail(new Error(`wrk on ${url}: ${wrong ? `${wrong} wrong answers` : said}`))
      done(Number(rate))
    })
  })
}
