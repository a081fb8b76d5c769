import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkBlocksWith } from './check-blocks.ts'
import { articleChange, jobChange, menuChange, pageChange, productChange } from './testing/example-changes.ts'
import { openTestReplica } from './testing/open-test-replica.ts'

const validateBlocks = checkBlocksWith({ Banner: z.object({ blockTitle: z.string() }) })
const banner = { id: '1', blockType: 'Banner', blockTitle: 'Hello' }

describe('the blocks of a published body', () => {
  it('are accepted when each fits the schema of its type', () => {
    const { replica, apply } = openTestReplica({ validateBlocks })
    apply(
      pageChange('p', 'p', { areas: { extras: [banner], miniBanners: [], main: [banner] } }),
      productChange('1', { blocks: [banner] }),
      articleChange('a', { main: [banner] }),
      jobChange('j', { main: [banner] }),
      menuChange('m', 'header', ['Dogs']),
    )
    expect(replica.state()).toMatchObject({ entries: 5, refused: 0 })
  })

  it.each([
    ['does not fit its schema', { ...banner, blockTitle: 7 }, 'blockTitle'],
    ['has an unknown type', { ...banner, blockType: 'Hologram' }, 'block Hologram'],
    ['has a type named like a property of every object', { ...banner, blockType: 'constructor' }, 'block constructor'],
  ])('cause the whole body to be refused when one %s, in any area', (_, block, reason) => {
    const { replica, alarms, apply } = openTestReplica({ validateBlocks })
    apply(
      pageChange('p', 'p', { areas: { extras: [], miniBanners: [block], main: [banner] } }),
      productChange('1', { blocks: [banner, block] }),
      articleChange('a', { main: [banner, block] }),
      jobChange('j', { main: [block] }),
    )
    expect(replica.state()).toMatchObject({ entries: 0, refused: 4 })
    expect(alarms.map(({ problem }) => problem)).toEqual(Array(4).fill(expect.stringContaining(reason)))
  })
})
