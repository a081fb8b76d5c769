import type { Template } from './page-document.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** Spec §2, Login form. Editors' words about signing in; the form joins them as the task. */
export const loginTemplate: Template = (ctx, page) => toTaskDocument(ctx, page)
