import { resolve } from 'node:path'
import type { Config } from 'payload'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { MOMENT_PATTERN } from '../languages/date-patterns.ts'

const STUDIO = resolve(PROJECT_ROOT, 'studio')

/** Configuration of the admin. Components are referenced by path, so that plain Node never loads them. */
export const ADMIN: Config['admin'] = {
  user: 'users',
  // Gravatar would send the email addresses of users to another company.
  avatar: 'default',
  dateFormat: MOMENT_PATTERN,
  meta: {
    titleSuffix: ' · Menagerie studio',
    openGraph: { siteName: 'Menagerie studio' },
    description: 'Content of all Menagerie brands and countries',
    defaultOGImageType: 'off',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/studio-icon.svg' }],
  },
  components: {
    graphics: {
      Logo: '/src/editor/frame/StudioLogo.tsx#StudioLogo',
      Icon: '/src/editor/frame/StudioIcon.tsx#StudioIcon',
    },
    providers: [
      '/src/editor/frame/MenuAtOpening.tsx#MenuAtOpening',
      '/src/editor/frame/BuiltInWords.tsx#BuiltInWords',
      { path: '/src/editor/references/AskingProvider.tsx#AskingProvider', clientProps: { siteLabels: SITE_LABELS } },
    ],
    beforeDashboard: [
      '/src/editor/opening/OpeningChecklist.tsx#OpeningChecklist',
      '/src/editor/imports/health/HealthSummary.tsx#HealthSummary',
    ],
    beforeNavLinks: [
      '/src/editor/preview/site/SiteLink.tsx#SiteLink',
      '/src/editor/translations/status/StatusLink.tsx#StatusLink',
      '/src/editor/imports/ImportLink.tsx#ImportLink',
      '/src/editor/imports/health/HealthLink.tsx#HealthLink',
    ],
    views: {
      createFirstUser: { Component: '/src/editor/frame/FirstAccountView.tsx#FirstAccountView' },
      login: { Component: '/src/editor/sign-in/LoginView.tsx#LoginView' },
      logout: { Component: '/src/editor/sign-in/LogoutView.tsx#LogoutView' },
      site: { Component: '/src/editor/preview/site/SiteView.tsx#SiteView', path: '/site', exact: true },
      translations: {
        Component: '/src/editor/translations/status/StatusView.tsx#StatusView',
        path: '/translations',
        exact: true,
      },
      import: { Component: '/src/editor/imports/ImportView.tsx#ImportView', path: '/import', exact: true },
      health: {
        Component: '/src/editor/imports/health/HealthView.tsx#HealthView',
        path: '/catalogue-health',
        exact: true,
      },
    },
  },
  importMap: {
    baseDir: STUDIO,
    importMapFile: resolve(STUDIO, 'app/(payload)/admin/importMap.js'),
  },
}
