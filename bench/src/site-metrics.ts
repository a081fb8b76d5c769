/** Reads the value of a line of the site's /metrics, such as `menagerie_renders_total{reason="cold"}`. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return findMetric(text, name)
}

export function findMetric(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`/metrics has no ${name}`)
  return Number(line.slice(name.length))
}

export const toRequestsName = (kind: string, result: string): string =>
  `menagerie_requests_total{kind="${kind}",result="${result}"}`
