import { join } from 'node:path'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { z } from 'zod'
import { loadSecrets } from '../../scripts/secrets.ts'
import { ROOT } from '../../scripts/state-folder.ts'
import { readOutput, startChild } from './children.ts'
import { findShownProduct } from './find-readers.ts'
import { type RunningProduct, toProductFolder } from './product.ts'
import { type BenchRow, toBenchValue, toMedian, toParts, toPercentile } from './row.ts'

const figuresSchema = z.object({
  slowest: z.array(z.number()),
  saves: z.array(z.number()),
  stale: z.number(),
  rendered: z.number(),
})
type Figures = z.infer<typeof figuresSchema>

type Options = { folder: string; product: RunningProduct; publishes: number; processes: number }

/** With several processes behind one port a connection reaches a random one. With this many connections, all are reached. */
const LANES = 6

/** P10: the time from COMMIT to the new page, at every address that read the changed data, over many publishes. */
export async function measurePublishing({ folder, product, publishes, processes }: Options): Promise<BenchRow[]> {
  const { readTokens, payloadSecret } = loadSecrets(toProductFolder(folder))
  const { origin, contentApi, databaseUrl } = product
  const { sku, readers } = await findShownProduct(contentApi, readTokens[MAIN_BRAND] ?? '', origin)
  const lanes = processes === 1 ? 1 : LANES
  const loop = startChild(
    process.execPath,
    [join(ROOT, 'bench/src/publish-loop.ts'), JSON.stringify({ origin, sku, readers, publishes, lanes })],
    {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PAYLOAD_SECRET: payloadSecret,
        MENAGERIE_VAR: toProductFolder(folder),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = await readOutput(loop)
  const figures = figuresSchema.parse(JSON.parse(said.trim().split('\n').at(-1) ?? ''))
  return toRows(figures, { readers: readers.length, processes, lanes })
}

type PublishLoad = { readers: number; processes: number; lanes: number }

function toRows({ slowest, saves, stale, rendered }: Figures, { readers, processes, lanes }: PublishLoad): BenchRow[] {
  const name = processes === 1 ? '' : `, ${processes} site processes`
  const p99 = toPercentile(slowest, 0.99)
  const expected = slowest.length * readers
  const saved = toPercentile(saves, 0.5).toFixed(0)
  return [
    {
      id: 'P10',
      what: `COMMIT → new page at every address that shows it, p99${name}`,
      figure: `${p99.toFixed(0)} ms (median ${toMedian(slowest).toFixed(0)} ms, ${readers} addresses × ${slowest.length})`,
      baseline: `the save itself, to COMMIT: median ${saved} ms`,
      goal: '≤ 150 ms',
      met: p99 <= 150,
      value: {
        ...toBenchValue(
          toParts(slowest, 4, (part) => toPercentile(part, 0.99)),
          'ms',
        ),
        median: p99,
      },
    },
    {
      id: 'P10',
      what: `pages rendered for those publishes${name}`,
      figure: String(rendered),
      baseline: `addresses × publishes${processes === 1 ? '' : ' × processes'}: ${expected * processes}`,
      goal: 'no other page',
      // A process that gets no request for a page before the next publish does not render it.
      met: processes === 1 ? rendered === expected : rendered <= expected * processes,
    },
    {
      id: 'P10',
      what: `stale answers after the new page was seen${name}`,
      figure: String(stale),
      baseline: `asked once more after each: ${expected * lanes}`,
      goal: '0',
      met: stale === 0,
    },
  ]
}
