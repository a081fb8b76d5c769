import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'

/** A document for programs, and its media type. */
export type MachineText = { type: string; text: string }

/** Returns contexts of other brand-locales that note their reads in the same log. */
export type ContextOf = (site: BrandLocale) => RenderContext
