import type { AnnotationAnswer } from '@menagerie/contract/answers/annotation-answer'
import type { Block } from '@menagerie/contract/block'
import type { AddressedKind } from '@menagerie/contract/entry'
import { ENTRY_TEMPLATES, PAGE_AREAS, type PageArea, type PageTemplate } from '@menagerie/contract/page'
import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import { toEnglishLabel } from '../../platform/english-label.ts'
import { hasPart } from '../parts/template-parts.ts'
import type { PublishedEntry } from '../state/published-entry.ts'

/** Titles as the forms call their areas. */
export const AREA_TITLES = {
  pages: { extras: 'Extras', miniBanners: 'Mini banners', main: 'Main area' },
  articles: { main: 'Text and blocks' },
  jobs: { main: 'Text and blocks' },
  'product-texts': { blocks: 'Blocks' },
} as const

const BLOCK_TITLES = new Map(BLOCK_FIELDS.map(({ slug, labels }) => [slug, toEnglishLabel(labels?.singular)]))

/** Names the parts of a page as editors know them: its template, its areas and their blocks. */
export function toAnnotation({ key, path, body }: PublishedEntry<AddressedKind>): AnnotationAnswer {
  const about = { '@id': key, '@path': path ?? '' }
  if ('areas' in body) {
    const shown = areasOf(body.template).filter((name) => hasArea(body.template, name))
    const areas = shown.map((name) => toArea(name, AREA_TITLES.pages[name], body.areas[name]))
    return { ...about, template: body.template, areas }
  }
  if ('blocks' in body) {
    const area = toArea('blocks', AREA_TITLES['product-texts'].blocks, body.blocks)
    return { ...about, template: ENTRY_TEMPLATES.product, areas: [area] }
  }
  const template = 'role_type' in body ? ENTRY_TEMPLATES.article : ENTRY_TEMPLATES.job
  return { ...about, template, areas: [toArea('main', AREA_TITLES.articles.main, body.main)] }
}

/** Areas in the order of the page and its form: the extras come first on a home page and last on others. */
function areasOf(template: PageTemplate): readonly PageArea[] {
  return template === 'Homepage' ? PAGE_AREAS : [...PAGE_AREAS.filter((name) => name !== 'extras'), 'extras']
}

function hasArea(template: PageTemplate, area: PageArea): boolean {
  return area !== 'miniBanners' || hasPart(template, area)
}

function toArea(name: string, title: string, blocks: readonly Block[]): AnnotationAnswer['areas'][number] {
  return {
    name,
    title,
    blocks: blocks.map(({ id, blockType }) => ({ id, type: blockType, title: toBlockTitle(blockType) })),
  }
}

/** The title of a kind of block in the forms. */
export function toBlockTitle(blockType: string): string {
  return BLOCK_TITLES.get(blockType) ?? blockType
}
