/** A counter of the site's /metrics. */
export async function readCounter(origin: string, kind: string, result: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const line = text
    .split('\n')
    .find((each) => each.startsWith(`menagerie_requests_total{kind="${kind}",result="${result}"}`))
  if (!line) throw new Error(`No counter ${kind}/${result} at ${origin}`)
  return Number(line.split(' ').at(-1))
}
