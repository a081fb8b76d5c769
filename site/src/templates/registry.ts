import type { PageTemplate } from '@menagerie/contract/page'
import { defaultTemplate } from './Default.tsx'
import { homepageTemplate } from './Homepage.tsx'
import type { Template } from './page-document.ts'

/** Spec §2, page templates. One named in the contract and missing here does not compile. */
export const TEMPLATES = {
  Homepage: homepageTemplate,
  Default: defaultTemplate,
} satisfies Record<PageTemplate, Template>
