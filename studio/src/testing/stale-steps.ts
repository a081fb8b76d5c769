import type { SourceChanges } from '../model/translations/changes.ts'
import type { TranslatedFrom } from '../model/translations/translated-from.ts'
import {
  noteCopy,
  noteSource,
  readFrom,
  readSourceChanges,
  type StaleHistory,
  saveCopy,
  saveSource,
  shownSource,
  toQuote,
} from './stale-history.ts'

type Dice = (sides: number) => number
type StaleStep = (history: StaleHistory, dice: Dice, mark: string) => Promise<unknown>
type Theirs = StaleHistory['theirs']
type Blocks = StaleHistory['own']['blocks']

const rotate = <Each>(list: readonly Each[], at: number): Each[] => [...list.slice(at), ...list.slice(0, at)]
const drawFrom = <Each>(list: readonly Each[], dice: Dice): Each | undefined => list[dice(list.length)]

const ofSource = (change: (theirs: Theirs, at: number, mark: string) => Theirs, isDraft = false): StaleStep => {
  return async (history, dice, mark) => {
    history.theirs = change(history.theirs, dice(history.theirs.length), mark)
    await saveSource(history, { isDraft })
  }
}
const ofCopy = (change: (own: Blocks, at: number, mark: string) => Blocks, autosave = false): StaleStep => {
  return async (history, dice, mark) => {
    const { blocks } = history.own
    history.own.blocks = change(blocks, dice(blocks.length), mark)
    await saveCopy(history, { autosave })
  }
}

const writeAnew = (theirs: Theirs, at: number, mark: string): Theirs =>
  theirs.map((each, index) => (index === at ? { ...each, text: `Nieuw ${mark}` } : each))
const writeByHand = (own: Blocks, at: number, mark: string): Blocks =>
  own.map((each, index) => (index === at ? { ...each, block: { ...each.block, text: `Von Hand ${mark}` } } : each))

/** What a person decides in the form about one change of the source; does nothing without a change. */
function settling<Each>(
  list: (changes: SourceChanges) => readonly Each[],
  settle: (history: StaleHistory, one: Each, from: TranslatedFrom) => TranslatedFrom,
): StaleStep {
  return async (history, dice) => {
    const one = drawFrom(list(await readSourceChanges(history)), dice)
    if (one === undefined) return
    await saveCopy(history, { from: settle(history, one, await readFrom(history)) })
  }
}

const toBlockId = (key: string) => key.split('/')[1] ?? ''
type Changed = SourceChanges['changed'][number]
const changedOf = ({ changed }: SourceChanges) => changed.filter(({ key }) => key.startsWith('main/'))

/** Writes the same as the button *Still right*. */
function settleChanged({ own }: StaleHistory, { key, print, after }: Changed, from: TranslatedFrom): TranslatedFrom {
  const id = toBlockId(key)
  own.former = [...own.former, own.prints[id] ?? '']
  own.prints = { ...own.prints, [id]: after }
  own.kept = own.kept.filter((each) => each !== id)
  return {
    ...from,
    prints: { ...from.prints, [key]: print },
    former: [...new Set([...from.former, ...[from.prints[key] ?? []].flat()])],
    kept: from.kept.filter((each) => each !== key),
  }
}

/** Texts are exported for translators, all translated, and imported again. */
async function translate(history: StaleHistory, mark: string): Promise<void> {
  const { copy, own } = history
  const { rest } = history.stage
  const path = `/translation-files/xliff-2.1?collection=pages&from=tailwell/nl_NL&to=tailwell/de_DE&all=true&ids=${copy}`
  const { text } = await rest.call('admin', 'GET', path)
  const filled = text
    .replaceAll(/\s*<target[^>]*>[\s\S]*?<\/target>/g, '')
    .replaceAll(/(<source[^>]*>)([\s\S]*?)<\/source>/g, `$&<target>${mark} $2</target>`)
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await rest.call('admin', 'POST', '/translation-files?save=true', { body: filled, headers })
  if (answer.status !== 200) throw new Error(answer.text)
  const now = new Map(shownSource(history).map(({ id, text: words }) => [id, words]))
  const taken = own.blocks.flatMap(({ from = '' }) => (now.has(from) ? [from] : []))
  own.kept = own.kept.filter((id) => !taken.includes(id))
  for (const id of taken) own.prints = { ...own.prints, [id]: now.get(id) ?? '' }
  own.blocks = own.blocks.map((each) => {
    const words = now.get(each.from ?? '')
    return words === undefined ? each : { ...each, block: { ...each.block, text: `${mark} ${words}` } }
  })
  await noteCopy(history)
}

/** Duplicates the page with the same texts but new row ids; the history continues with the duplicate. */
async function duplicate(history: StaleHistory): Promise<void> {
  const { payload } = history.stage.studio
  const { id, main } = await payload.duplicate({ collection: 'pages', id: history.copy, draft: true, depth: 0 })
  const ids = new Map(history.own.blocks.map(({ block }, at) => [block.id, main?.[at]?.id ?? '']))
  history.copy = id
  history.isCopyPublished = false
  history.own.kept = history.own.kept.map((each) => ids.get(each) ?? each)
  history.own.blocks = history.own.blocks.map((each) => {
    return { ...each, block: { ...each.block, id: ids.get(each.block.id) ?? '' } }
  })
  history.ownKept = []
  await noteCopy(history)
}

/** Sends the same request as the view of a version. */
async function restore({ stage }: StaleHistory, version: string): Promise<void> {
  const answer = await stage.rest.call('admin', 'POST', `/pages/versions/${version}?draft=false&depth=0`)
  if (answer.status !== 200) throw new Error(answer.text)
}

/** Moves the document to the bin and restores it. */
async function binAndRestore({ stage }: StaleHistory, id: string): Promise<void> {
  const bin = async (deletedAt: string | null) => {
    const path = `/pages/${id}?trash=true&evenIfUsed=true&overwrite=true`
    const answer = await stage.rest.call('admin', 'PATCH', path, { body: { deletedAt } })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  await bin(new Date().toISOString())
  await bin(null)
}

export const STALE_STEPS: Readonly<Record<string, StaleStep>> = {
  'the source is written anew': ofSource(writeAnew),
  'a draft of the source is written': ofSource(writeAnew, true),
  'the source is moved': ofSource(rotate),
  'a block of the source is split': ofSource((theirs, at, mark) =>
    theirs.flatMap((each, index) =>
      index === at ? [{ ...each, text: `${each.text} deel` }, toQuote(`Rest ${mark}`)] : [each],
    ),
  ),
  'a block of the source goes': ofSource((theirs, at) => (theirs.length < 3 ? theirs : theirs.toSpliced(at, 1))),
  async 'the source is no longer published'(history) {
    if (history.shown === undefined) return
    const data = { _status: 'draft' as const }
    await history.stage.studio.payload.update({ collection: 'pages', id: history.source, data })
    // Only its newest draft is left.
    history.shown = undefined
    await noteSource(history, true)
  },
  async 'an earlier source is restored'(history, dice) {
    const kept = drawFrom(history.theirKept, dice)
    if (kept === undefined) return
    const { version: id, blocks, isDraft } = kept
    await restore(history, id)
    history.theirs = structuredClone(blocks)
    if (!isDraft) history.shown = structuredClone(blocks)
    await noteSource(history, isDraft)
  },
  'the copy is moved': ofCopy(rotate),
  'a block of the copy is split': ofCopy((own, at, mark) =>
    own.flatMap((each, index) => (index === at ? [each, { block: toQuote(`Zweiter Teil ${mark}`) }] : [each])),
  ),
  'a block of the copy is doubled': ofCopy((own, at) =>
    own.flatMap((each, index) => (index === at ? [each, { block: toQuote(each.block.text) }] : [each])),
  ),
  'the copy is written by hand': ofCopy(writeByHand),
  'the copy is saved while it is typed in': ofCopy(writeByHand, true),
  'a block of the copy goes': ofCopy((own, at) => (own.length < 3 ? own : own.toSpliced(at, 1))),
  'the copy is published': (history) => saveCopy(history, { publish: true }),
  async 'the copy is no longer published'(history) {
    if (!history.isCopyPublished) return
    const data = { _status: 'draft' as const, main: history.own.blocks.map(({ block }) => block) }
    await history.stage.studio.payload.update({ collection: 'pages', id: history.copy, data })
    history.isCopyPublished = false
    await noteCopy(history)
  },
  async 'an earlier copy is restored'(history, dice) {
    const kept = drawFrom(history.ownKept, dice)
    if (kept === undefined) return
    await restore(history, kept.version)
    history.own = structuredClone(kept.blocks)
    await noteCopy(history)
  },
  'the copy is duplicated': duplicate,
  'the copy goes to the bin and comes back': (history) => binAndRestore(history, history.copy),
  'a translator’s file comes back': (history, _dice, mark) => translate(history, mark),
  'a change is still right': settling(changedOf, settleChanged),
  'a change is taken over': settling(changedOf, (history, one, from) => {
    const next = settleChanged(history, one, from)
    const id = toBlockId(one.key)
    history.own.blocks = history.own.blocks.map((each) =>
      each.from === id ? { ...each, block: { ...each.block, text: one.after } } : each,
    )
    return next
  }),
  'a text is right as it is': settling(
    ({ open }) => open.filter(({ path }) => path.startsWith('main.')),
    ({ own }, { key, path }, from) => {
      const block = own.blocks[Number(path.split('.')[1])]
      own.kept = [...own.kept, block?.from ?? block?.block.id ?? '']
      return { ...from, kept: [...from.kept, key] }
    },
  ),
  'a new block is added': settling(
    ({ gained }) => gained,
    ({ own }, { id, at, text, value, rows, prints }, from) => {
      own.blocks = own.blocks.toSpliced(at, 0, { block: toQuote(text, String(value.id)), from: id })
      own.prints = { ...own.prints, [id]: text }
      own.untied = own.untied.filter((each) => each !== id)
      return { ...from, rows: { ...from.rows, ...rows }, prints: { ...from.prints, ...prints } }
    },
  ),
  'a new block is left out': settling(
    ({ gained }) => gained,
    ({ own }, { id }, from) => {
      own.left = [...own.left, id]
      return { ...from, left: [...from.left, id] }
    },
  ),
  'what is gone there is kept': settling(
    ({ gone }) => gone,
    ({ own }, { id }, from) => {
      const { from: theirs } = own.blocks.find(({ block }) => block.id === id) ?? {}
      if (theirs !== undefined) own.untied = [...own.untied, theirs]
      own.blocks = own.blocks.map((each) => (each.block.id === id ? { block: each.block } : each))
      return { ...from, rows: Object.fromEntries(Object.entries(from.rows).filter(([mine]) => mine !== id)) }
    },
  ),
}
