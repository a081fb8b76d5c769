import type { Block } from '@menagerie/contract/block'
import type { Entry } from '@menagerie/contract/entry'
import { type EditedPage, INCOMPLETE_BLOCK } from '@menagerie/contract/preview'
import { toAnnotation, toBlockTitle } from '../publish/entries/to-annotation.ts'
import { type SayChosen, toRowTitle } from '../publish/entries/to-row-title.ts'
import { readAreas } from './read-areas.ts'

type Values = Readonly<Record<string, unknown>>
type Areas = EditedPage['areas']

/** Translates names of blocks and areas, and messages about what is missing, for the user. */
type TellReader = (text: string) => string

/** Replaces incomplete blocks by placeholders that say what is missing. */
export function withStandIns(
  entry: Entry,
  values: Values,
  lacking: ReadonlyMap<string, string>,
  tellReader: TellReader,
): Entry {
  if (lacking.size === 0) return entry
  const areas = readAreas(values)
  const fill = (name: string, built: readonly Block[]): Block[] =>
    (areas[name] ?? []).flatMap(({ id, blockType }) => {
      const text = lacking.get(id)
      if (text === undefined) return built.filter((block) => block.id === id)
      return [{ id, blockType: INCOMPLETE_BLOCK, text: tellReader(`${toBlockTitle(blockType)}: ${text}`) }]
    })
  switch (entry.kind) {
    case 'page': {
      const { extras, miniBanners, main } = entry.body.areas
      const filled = {
        extras: fill('extras', extras),
        miniBanners: fill('miniBanners', miniBanners),
        main: fill('main', main),
      }
      return { ...entry, body: { ...entry.body, areas: filled } }
    }
    case 'article':
      return { ...entry, body: { ...entry.body, main: fill('main', entry.body.main) } }
    case 'job':
      return { ...entry, body: { ...entry.body, main: fill('main', entry.body.main) } }
    case 'product':
      return { ...entry, body: { ...entry.body, blocks: fill('blocks', entry.body.blocks) } }
    default:
      return entry
  }
}

/**
 * Areas and blocks of the page as in the Content API's annotation, plus data about the blocks that only the form has.
 */
export function toEditedAreas(
  entries: readonly Entry[],
  values: Values,
  say: SayChosen,
  tellReader: TellReader,
): Areas {
  const stored = new Map(
    Object.values(readAreas(values)).flatMap((blocks) => blocks.map((block) => [block.id, block] as const)),
  )
  const page = entries.find((entry) => entry.kind in ANNOTATED)
  if (page === undefined) return []
  return annotate(page).map(({ name, title, blocks }) => ({
    name,
    title: tellReader(title),
    blocks: blocks.map(({ id, type, title: kind }) => {
      const block = stored.get(id)
      const isStandIn = type === INCOMPLETE_BLOCK && block !== undefined
      const said = toRowTitle(block, say)
      return {
        id,
        title: tellReader(isStandIn ? toBlockTitle(block.blockType) : kind),
        ...(said !== '' && { words: said }),
        isHidden: block?.hidden === true,
      }
    }),
  }))
}

const ANNOTATED = { page: true, article: true, job: true, product: true }

function annotate(entry: Entry) {
  switch (entry.kind) {
    case 'page':
    case 'article':
    case 'job':
    case 'product':
      return toAnnotation({ key: entry.key, path: entry.path ?? null, body: entry.body }).areas
    default:
      return []
  }
}
