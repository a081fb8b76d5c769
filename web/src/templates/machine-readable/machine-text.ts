import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'

/** A document for programs, and its media type. */
export type MachineText = { type: string; text: string }

/** Contexts of other brand-locales that note what is read in the same place. */
export type ContextOf = (site: BrandLocale) => RenderContext
