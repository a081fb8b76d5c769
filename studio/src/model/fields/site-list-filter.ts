import type { CustomComponent } from 'payload'
import { SITE_CHOICES } from './site-field.ts'

/** Component above the list (`beforeListTable`) of collections with a site. */
export const SITE_LIST_FILTER = {
  path: '/src/editor/lists/SiteListFilter.tsx#SiteListFilter',
  clientProps: { choices: [...SITE_CHOICES] },
} satisfies CustomComponent
