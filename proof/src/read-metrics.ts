import { get } from 'node:http'
import { text } from 'node:stream/consumers'

/** Returns a figure of a site's /metrics by the beginning of its line. Lines with the same beginning are added up. */
export async function readFigure(port: number, beginning: string): Promise<number> {
  const lines = (await askText(port, '/metrics')).split('\n').filter((line) => line.startsWith(beginning))
  if (lines.length === 0) throw new Error(`No figure ${beginning}`)
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Bypasses the connections of `fetch`, which outlive the process at their other end. */
export function askText(port: number, path: string, host = `localhost:${port}`): Promise<string> {
  return new Promise((done, fail) => {
    const asked = get(
      { host: '127.0.0.1', port, path, headers: { host }, agent: false, timeout: 5_000 },
      (response) => {
        text(response).then(done, fail)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer at ${path}`)))
    asked.on('error', fail)
  })
}
