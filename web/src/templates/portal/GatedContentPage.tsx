import { toTaskDocument } from '../content/TaskPage.tsx'
import type { Template } from '../page/page-document.ts'

/** Behind the door (spec §4): anonymous visitors never get here, and what is published of it is its title alone. */
export const gatedContentTemplate: Template = (ctx, page) => toTaskDocument(ctx, page)
