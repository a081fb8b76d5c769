import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  GERMAN_SITE,
  makeDirectory,
  mediaChange,
  pageChange,
  productChange,
  toChanges,
} from './testing/example-changes.ts'
import { openTestReplica } from './testing/open-test-replica.ts'

describe('loading another epoch beside the one in use', () => {
  it('shows the old epoch until the load is complete, and then drops only the tags that differ', async () => {
    const { replica, reader, apply } = openTestReplica()
    apply(pageChange('same', 'same'), pageChange('old', 'old'), pageChange('edited', 'edited'), productChange('1'))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('same', 'same'), productChange('1')], { epoch: 'epoch-2', more: true }))
    const rest = [pageChange('edited', 'edited', { subTitle: 'New' }), mediaChange('pic', 'x')]
    await load.add(toChanges(rest, { epoch: 'epoch-2', cursor: 'c9' }))
    expect([reader.at('old')?.key, reader.get('page', 'edited')?.body.subTitle]).toEqual(['old', undefined])
    expect([...(await load.finish())].sort()).toEqual([
      'at:tailwell/nl_NL/old',
      'body:media:*/*/pic',
      'body:page:tailwell/nl_NL/edited',
      'body:page:tailwell/nl_NL/old',
      'group:tailwell/group-old',
      'list:tailwell/nl_NL/children:',
      'list:tailwell/nl_NL/group-at:old',
      'list:tailwell/nl_NL/pages',
      'path:page:tailwell/nl_NL/old',
      'title:page:tailwell/nl_NL/old',
    ])
    expect([reader.at('old')?.key, reader.get('page', 'edited')?.body.subTitle]).toEqual([undefined, 'New'])
    expect(replica.state()).toMatchObject({ epoch: 'epoch-2', cursor: 'c9', entries: 4 })
  })

  it('compares in slices, so that requests are answered meanwhile, and drops everything at the very first load', async () => {
    const { replica } = openTestReplica()
    const pages = (title: string) => Array.from({ length: 900 }, (_, at) => pageChange(`p${at}`, `p${at}`, { title }))
    const load = async (epoch: string, title: string) => {
      const loading = replica.startFullLoad(epoch)
      await loading.add(toChanges(pages(title), { epoch }))
      let turns = 0
      const answering = setInterval(() => (turns += 1), 0)
      const loss = await loading.loss()
      const dropped = await loading.finish()
      clearInterval(answering)
      return { turns, loss, dropped }
    }
    expect(await load('epoch-2', 'Old')).toMatchObject({ loss: { lost: 0, of: 0 }, dropped: 'all' })
    const again = await load('epoch-3', 'New')
    expect(again.loss).toEqual({ lost: 0, of: 900 })
    expect([...again.dropped].filter((tag) => tag.startsWith('title:'))).toHaveLength(900)
    expect(again.turns).toBeGreaterThan(4)
  })

  it('keeps the last good state of an entry whose new body is invalid', async () => {
    const { replica, reader, apply } = openTestReplica()
    apply(pageChange('p', 'about', { title: 'Good' }))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('p', 'about', { title: '' })], { epoch: 'epoch-2' }))
    expect([...(await load.finish())]).toEqual([])
    expect(reader.get('page', 'p')?.body.title).toBe('Good')
    expect(replica.state()).toMatchObject({ entries: 1, refused: 1 })
  })

  it('takes effect beyond a restart when finished, and is discarded when unfinished', async () => {
    const dir = makeDirectory()
    const { replica, apply } = openTestReplica({ dir })
    apply(pageChange('p', 'about'))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('q', 'other')], { epoch: 'epoch-2' }))
    await load.finish()
    const unfinished = replica.startFullLoad('../epoch 3')
    await unfinished.add(toChanges([pageChange('r', 'third')], { epoch: 'epoch-3' }))
    replica.close()
    const again = openTestReplica({ dir })
    expect(again.reader.list('pages')).toEqual(['q'])
    expect(readdirSync(dir).filter((name) => name.endsWith('.db'))).toEqual(['replica-epoch-2.db'])
  })

  it('leaves everything unchanged when it is abandoned', async () => {
    const { replica, reader, apply } = openTestReplica()
    apply(pageChange('p', 'about'))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('q', 'other')], { epoch: 'epoch-2' }))
    load.abandon()
    expect(readdirSync(replica.dir).filter((name) => name.endsWith('.db'))).toEqual(['replica.db'])
    expect([reader.at('about')?.key, reader.at('other')]).toEqual(['p', undefined])
    apply(pageChange('p', 'moved'))
    expect(replica.reader(GERMAN_SITE, new Set()).at('moved')).toBeUndefined()
    expect(reader.at('moved')?.key).toBe('p')
  })
})
