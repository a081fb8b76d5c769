import { renderEmbed } from './embeds/render-embed.ts'
import { renderMachineDocument } from './machine-readable/render-machine-document.ts'
import { renderDocument, renderErrorDocument } from './render-document.tsx'
import { renderFixedPage } from './render-fixed-page.ts'
import { resolveConfiguredRoute } from './resolve-configured-route.ts'

/** Everything that answers at the addresses of a brand-locale. */
export const SITE_TEMPLATES = {
  resolveRoute: resolveConfiguredRoute,
  renderDocument,
  renderFixedPage,
  renderEmbed,
  renderMachineDocument,
  renderErrorDocument,
}
