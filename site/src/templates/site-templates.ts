import { renderMachineDocument } from './machine/render-machine-document.ts'
import { renderDocument, renderErrorDocument } from './render-document.tsx'
import { resolveRoute } from './resolve-route.ts'

/** All that answers at the addresses of a brand-locale. */
export const SITE_TEMPLATES = { resolveRoute, renderDocument, renderMachineDocument, renderErrorDocument }
