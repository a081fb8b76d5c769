import type { Template } from './page-document.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** The contact page of business customers, behind the door; their form joins it as the task. */
export const gatedContactTemplate: Template = (ctx, page) => toTaskDocument(ctx, page)
