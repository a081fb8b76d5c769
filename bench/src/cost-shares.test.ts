import { expect, test } from 'vitest'
import { type CostProfile, readBundleSources, toCostShares } from './cost-shares.ts'

const BUNDLE = [
  '// node_modules/react-dom/server.node.js',
  'function renderToString() {}',
  '// web/src/features/products/price.ts',
  'function toPrice() {}',
  '// web/src/replica/reader.ts',
  'function get() {}',
  '// web/src/templates/render-document.tsx',
  'function writeDocument() {}',
  '// bench/src/render-loop.tsx',
  'function drawPage() {}',
  'function packPage() {}',
].join('\n')
const LINES = BUNDLE.split('\n')

/** A profile of stacks, outermost call first, each with its time. */
function toProfile(stacks: readonly (readonly [time: number, ...calls: string[]])[]): CostProfile {
  const nodes: CostProfile['nodes'] = []
  const samples = stacks.map(([, ...calls]) => {
    let parent: CostProfile['nodes'][number] | undefined
    for (const functionName of calls) {
      const line = LINES.findIndex((text) => text.includes(`function ${functionName}(`))
      const url = line < 0 ? '' : 'file:///main.js'
      const callFrame = { functionName, lineNumber: line, url, scriptId: '', columnNumber: 0 }
      const node = { id: nodes.length + 1, callFrame, children: [] as number[] }
      parent?.children?.push(node.id)
      nodes.push(node)
      parent = node
    }
    return nodes.length
  })
  return { nodes, samples, timeDeltas: stacks.map(([time]) => time) }
}

const sourceAt = readBundleSources(BUNDLE)

test('each sample counts for the phase it is called from and for the nearest feature in its call stack', () => {
  const profile = toProfile([
    [20, 'packPage', 'drawPage', 'toPrice', 'get'],
    [10, 'packPage', 'drawPage', 'get'],
    [40, 'packPage', 'drawPage', 'writeDocument', 'renderToString'],
    [10, 'packPage', 'drawPage', 'writeDocument', 'renderToString', 'toPrice'],
    [15, 'packPage', 'compress'],
    [5, '(garbage collector)'],
    [900, '(idle)'],
  ])
  expect(toCostShares(profile, sourceAt)).toEqual([
    { phase: 'packing', share: 0.15, features: [{ name: 'bench', share: 0.15 }] },
    {
      phase: 'drawing',
      share: 0.5,
      features: [
        { name: 'React', share: 0.4 },
        { name: 'features/products', share: 0.1 },
      ],
    },
    {
      phase: 'loading',
      share: expect.closeTo(0.3),
      features: [
        { name: 'features/products', share: 0.2 },
        { name: 'replica', share: 0.1 },
      ],
    },
    { phase: 'collecting', share: 0.05, features: [{ name: 'node', share: 0.05 }] },
  ])
})

test('a line of the bundle belongs to the last source file named above it', () => {
  expect(['function get() {}', 'function toPrice() {}'].map((line) => sourceAt(LINES.indexOf(line)))).toEqual([
    'web/src/replica/reader.ts',
    'web/src/features/products/price.ts',
  ])
})
