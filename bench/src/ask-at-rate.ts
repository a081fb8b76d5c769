import { Agent } from 'node:http'
import { ask } from './ask.ts'

type Asking = { headers: Record<string, string>; perSecond: number }

/** Asks for one address after another at an even rate, however long the answers take. The milliseconds of each, to its last byte. */
export async function askAtRate(urls: readonly string[], { headers, perSecond }: Asking): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const answers: Promise<number>[] = []
  const began = performance.now()
  try {
    for (const [at, url] of urls.entries()) {
      const wait = began + (at * 1000) / perSecond - performance.now()
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      answers.push(timeAnswer(url, headers, agent))
    }
    return await Promise.all(answers)
  } finally {
    agent.destroy()
  }
}

async function timeAnswer(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const { status, ms } = await ask(url, headers, agent)
  if (status !== 200) throw new Error(`${url} answers ${status}`)
  return ms
}
