import { toTaskDocument } from '../content/TaskPage.tsx'
import type { Template } from '../page/page-document.ts'

/** A gated page (spec §4): anonymous visitors never get here, and only its title is published. */
export const gatedContentTemplate: Template = (ctx, page) => toTaskDocument(ctx, page)
