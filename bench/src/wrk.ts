import { readOutput, startPinned } from './children.ts'

/** Requests per second that wrk gets from an address, itself on the second core. */
export async function runWrk(url: string, seconds: number, connections = 32): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const said = await readOutput(startPinned(1, 'wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] }))
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1]
  if (!rate || wrong) throw new Error(`wrk on ${url}: ${wrong ? `${wrong} wrong answers` : said}`)
  return Number(rate)
}
