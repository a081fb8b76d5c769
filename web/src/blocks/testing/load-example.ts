import type { Block } from '@menagerie/contract/block'
import { findById } from '@menagerie/sites/locales'
import { createTestContext, type TestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from './example-entries.ts'

type LoadBlock<B extends Block, View> = (block: B, ctx: TestContext) => View | undefined

/** Loads one of a block's examples, in a site where everything that the examples refer to is published. */
export function loadExample<B extends Block, View>(
  examples: readonly B[],
  id: string,
  load: LoadBlock<B, View>,
  siteId = 'tailwell/en_US',
): View {
  const site = findById(siteId)
  const block = examples.find((example) => example.id === id)
  const view = site && block && load(block, createTestContext(siteId, toExampleEntries(site)))
  if (view === undefined) throw new Error(`Example ${id} shows nothing in ${siteId}`)
  return view
}
