import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOutput, startPinned } from './children.ts'

/** Returns the requests per second that wrk gets from an address. wrk runs on the second core. */
export async function runWrk(url: string, seconds: number, connections = 32): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const said = await readOutput(startPinned(1, 'wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] }))
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1]
  if (!rate || wrong) throw new Error(`wrk on ${url}: ${wrong ? `${wrong} wrong answers` : said}`)
  return Number(rate)
}

/** Simultaneous visitors. The line of each visitor has room for more. */
const VISITORS = 16
type PagesInTurn = {
  origin: string
  paths: readonly string[]
  folder: string
  seconds: number
  /** `Name: value`, in addition to the encoding. */
  headers?: readonly string[]
}

/** Returns the number of answers that wrk gets when it requests one page after the other. */
export async function askByWrk({ origin, paths, folder, seconds, headers = [] }: PagesInTurn): Promise<number> {
  const script = join(folder, 'pages-in-turn.lua')
  const list = paths.map((path) => JSON.stringify(path)).join(',')
  writeFileSync(
    script,
    `local paths, n = {${list}}, 0\nrequest = function() n = n % #paths + 1 return wrk.format("GET", paths[n]) end\n`,
  )
  const sent = ['Accept-Encoding: br', ...headers].flatMap((header) => ['-H', header])
  const args = ['-t1', `-c${VISITORS}`, `-d${seconds}s`, ...sent, '-s', script, origin]
  const said = await readOutput(startPinned(1, 'wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] }))
  const answers = /(\d+) requests in/.exec(said)?.[1]
  if (!answers || said.includes('Non-2xx')) throw new Error(`wrk on ${origin}: ${said}`)
  return Number(answers)
}
