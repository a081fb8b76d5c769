import { renderEmbed } from './embeds/render-embed.ts'
import { renderMachineDocument } from './machine/render-machine-document.ts'
import { renderDocument, renderErrorDocument } from './render-document.tsx'
import { renderFixedPage } from './render-fixed-page.ts'
import { resolveWay } from './resolve-way.ts'

/** All that answers at the addresses of a brand-locale. */
export const SITE_TEMPLATES = {
  resolveRoute: resolveWay,
  renderDocument,
  renderFixedPage,
  renderEmbed,
  renderMachineDocument,
  renderErrorDocument,
}
