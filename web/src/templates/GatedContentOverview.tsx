import { contentOverviewTemplate } from './ContentOverview.tsx'
import type { Template } from './page-document.ts'

/** The overview of what only business customers may read. Its own pages below it are gated, and so in no list that others see. */
export const gatedContentOverviewTemplate: Template = contentOverviewTemplate
