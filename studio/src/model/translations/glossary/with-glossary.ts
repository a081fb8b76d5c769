import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { CollectionConfig, CollectionSlug, Field, TabAsField } from 'payload'
import { sidebarBox } from '../../fields/sidebar-box.ts'
import { isTranslated } from '../translated-from.ts'

type AnyField = Field | TabAsField

/** Box that lists forbidden words in the form while editors type. */
const toBox = (clientProps: { languages?: Record<string, string>; only?: string[] }) =>
  sidebarBox('glossaryOfForm', '/src/editor/translations/glossary/GlossaryBox.tsx#GlossaryBox', clientProps)

const LANGUAGES_OF_SITES = Object.fromEntries(BRAND_LOCALES.map(({ id, file }) => [id, file]))

/** Texts of site documents that are not copied to other sites. */
const SITE_TEXTS: Readonly<Partial<Record<CollectionSlug, string[]>>> = {
  downloads: ['title'],
}

/** Adds the glossary's box to every form with texts, for the language of its site or of the shared text that is edited. */
export function withGlossary(collection: CollectionConfig): CollectionConfig {
  const box = findBox(collection)
  return box === undefined ? collection : { ...collection, fields: [...collection.fields, box] }
}

function findBox({ slug, fields }: CollectionConfig): Field | undefined {
  if (isTranslated(slug)) return toBox({ languages: LANGUAGES_OF_SITES })
  const ofSite = Object.entries(SITE_TEXTS).find(([each]) => each === slug)?.[1]
  if (ofSite !== undefined) return toBox({ languages: LANGUAGES_OF_SITES, only: ofSite })
  const only = listLocalized(fields)
  return only.length === 0 ? undefined : toBox({ only })
}

/** Paths of localized fields. */
function listLocalized(fields: readonly AnyField[], above = ''): string[] {
  return fields.flatMap((field): string[] => {
    const path = 'name' in field && field.name ? `${above}${field.name}` : undefined
    if ('localized' in field && field.localized === true) return path === undefined ? [] : [path]
    const inside = path === undefined ? above : `${path}.`
    if (field.type === 'tabs')
      return listLocalized(
        field.tabs.map((tab) => ({ ...tab, type: 'tab' as const })),
        above,
      )
    return 'fields' in field ? listLocalized(field.fields, inside) : []
  })
}
