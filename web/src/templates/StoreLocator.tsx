import type { Template } from './page-document.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** Spec §2, Store finder. What editors wrote about where to buy; finder, map and lists join it as the task. */
export const storeLocatorTemplate: Template = (ctx, page) => toTaskDocument(ctx, page)
