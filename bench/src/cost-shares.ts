import type { Profiler } from 'node:inspector'

export type CostProfile = Required<Pick<Profiler.Profile, 'nodes' | 'samples' | 'timeDeltas'>>
/** Share of a cold page's time by phase, and within it by feature. */
type PhaseCost = { phase: string; share: number; features: { name: string; share: number }[] }

/** Phases by the function that all of their work is called from; the inner one counts first. The names are functions of the site and of `render-loop.tsx`. */
const PHASE_OF = new Map([
  ['packPage', 'packing'],
  ['writeDocument', 'drawing'],
  ['drawPage', 'loading'],
  ['(garbage collector)', 'collecting'],
])
const PHASES = [...PHASE_OF.values()]

const SOURCE_LINE = /^\/\/ ((?:web|sites|contract|search|bench|node_modules)\/\S+)$/
/** Feature folders of the site, or else the library or the folder. */
const FEATURE = /^web\/src\/((?:features|blocks|templates)\/[^/]+)\//
const FOLDER = /^(?:node_modules\/|web\/src\/)?([^/]+)/

/** Returns the source file of each line of a bundle. The bundle names it above the lines. */
export function readBundleSources(bundle: string): (line: number) => string {
  let source = ''
  const sources = bundle.split('\n').map((line) => {
    source = SOURCE_LINE.exec(line)?.[1] ?? source
    return source
  })
  return (line) => sources[line] ?? ''
}

/** Computes shares of the cost. A feature includes what it calls: reads of the replica, formats, pictures. */
export function toCostShares(
  { nodes, samples, timeDeltas }: CostProfile,
  sourceAt: (line: number) => string,
): PhaseCost[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const times = new Map<string, Map<string, number>>()
  let total = 0
  for (const [at, id] of samples.entries()) {
    const calls = []
    for (let each = byId.get(id); each !== undefined; each = byId.get(parents.get(each.id) ?? Number.NaN)) {
      const { functionName, lineNumber, url } = each.callFrame
      calls.push({ functionName, source: url.startsWith('file:') ? sourceAt(lineNumber) : '' })
    }
    const phase = calls.map(({ functionName }) => PHASE_OF.get(functionName)).find((found) => found !== undefined)
    if (phase === undefined) continue
    const time = timeDeltas[at] ?? 0
    const features = times.get(phase) ?? new Map<string, number>()
    const name = toFeature(calls.map(({ source }) => source))
    times.set(phase, features.set(name, (features.get(name) ?? 0) + time))
    total += time
  }
  return PHASES.map((phase) => toPhaseCost(phase, times.get(phase) ?? new Map(), total))
}

function toPhaseCost(phase: string, times: ReadonlyMap<string, number>, total: number): PhaseCost {
  const features = [...times].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share)
  return { phase, share: features.reduce((sum, { share }) => sum + share, 0), features }
}

/** Finds the feature of a call. `sources` go from the innermost call outwards. */
function toFeature(sources: readonly string[]): string {
  const feature = sources.map((source) => FEATURE.exec(source)?.[1]).find((found) => found !== undefined)
  const innermost = sources.find((source) => source !== '') ?? ''
  // React calls components and is never called by them, so its own work counts as React.
  if (innermost.startsWith('node_modules/react')) return 'React'
  return feature ?? FOLDER.exec(innermost)?.[1] ?? 'node'
}
