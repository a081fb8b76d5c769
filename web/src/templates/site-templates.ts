import { renderMachineDocument } from './machine/render-machine-document.ts'
import { renderDocument, renderErrorDocument } from './render-document.tsx'
import { renderEmbed } from './render-embed.ts'
import { renderFixedPage } from './render-fixed-page.ts'
import { resolveRoute } from './resolve-route.ts'

/** All that answers at the addresses of a brand-locale. */
export const SITE_TEMPLATES = {
  resolveRoute,
  renderDocument,
  renderFixedPage,
  renderEmbed,
  renderMachineDocument,
  renderErrorDocument,
}
