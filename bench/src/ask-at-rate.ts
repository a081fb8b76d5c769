import { Agent } from 'node:http'
import { askOverHttp } from './ask.ts'

type Asking = { headers: Record<string, string>; perSecond: number }

/** Requests one address after another at an even rate, however long the answers take. Returns the milliseconds of each, to its last byte. */
export async function askAtRate(urls: readonly string[], { headers, perSecond }: Asking): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  try {
    return await atRate(urls.length, perSecond, (at) => timeAnswer(urls[at] ?? '', headers, agent))
  } finally {
    agent.destroy()
  }
}

/**
 * Makes `count` calls at an even rate, however long they take, and returns their results. Each call falls at a random
 * moment of its own slot, because two series side by side would otherwise always meet, as visitors do not.
 */
export async function atRate<T>(count: number, perSecond: number, call: (at: number) => Promise<T>): Promise<T[]> {
  const answers: Promise<T>[] = []
  const began = performance.now()
  for (let at = 0; at < count; at += 1) {
    const wait = began + ((at + Math.random()) * 1000) / perSecond - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    answers.push(call(at))
  }
  return await Promise.all(answers)
}

async function timeAnswer(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const { status, ms } = await askOverHttp(url, headers, agent)
  if (status !== 200) throw new Error(`${url} answers ${status}`)
  return ms
}
