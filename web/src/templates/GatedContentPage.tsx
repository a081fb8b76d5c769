import type { Template } from './page-document.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** Behind the door (spec §4): anonymous visitors never get here, and what is published of it is its title alone. */
export const gatedContentTemplate: Template = (ctx, page) => toTaskDocument(ctx, page)
