import type { AnnotationAnswer } from '@menagerie/contract/answers/annotation-answer'
import type { Block } from '@menagerie/contract/block'
import type { AddressedKind } from '@menagerie/contract/entry'
import { ENTRY_TEMPLATES, PAGE_AREAS, type PageArea } from '@menagerie/contract/page'
import { BLOCK_FIELDS } from '@menagerie/site/blocks/block-fields'
import type { PublishedEntry } from '../published-reads.ts'

/** As the form of a page calls its areas. */
const AREA_TITLES: Record<PageArea, string> = {
  extras: 'Extras',
  miniBanners: 'Mini banners',
  main: 'Main area',
}

const BLOCK_TITLES = new Map(BLOCK_FIELDS.map(({ slug, labels }) => [slug, labels?.singular]))

/** Names for what an editor sees in a page: its template, the areas it has, the blocks in them. */
export function toAnnotation({ key, path, body }: PublishedEntry<AddressedKind>): AnnotationAnswer {
  const about = { '@id': key, '@path': path ?? '' }
  if ('areas' in body) {
    const { template, areas } = body
    return { ...about, template, areas: PAGE_AREAS.map((name) => toArea(name, AREA_TITLES[name], areas[name])) }
  }
  if ('blocks' in body) {
    return { ...about, template: ENTRY_TEMPLATES.product, areas: [toArea('blocks', 'Blocks', body.blocks)] }
  }
  const template = 'role_type' in body ? ENTRY_TEMPLATES.article : ENTRY_TEMPLATES.job
  return { ...about, template, areas: [toArea('main', AREA_TITLES.main, body.main)] }
}

function toArea(name: string, title: string, blocks: readonly Block[]): AnnotationAnswer['areas'][number] {
  return {
    name,
    title,
    blocks: blocks.map(({ id, blockType }) => ({ id, type: blockType, title: toTitle(blockType) })),
  }
}

function toTitle(blockType: string): string {
  const title = BLOCK_TITLES.get(blockType)
  return typeof title === 'string' ? title : blockType
}
