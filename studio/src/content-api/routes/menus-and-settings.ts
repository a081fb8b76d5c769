import { MENU_SLOTS, type MenuItem, menuBodySchema } from '@menagerie/contract/menu'
import { searchSettingsBodySchema } from '@menagerie/contract/search-settings'
import { siteSettingsBodySchema } from '@menagerie/contract/site-settings'
import { z } from 'zod'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'

const findMenu = defineCall(
  {
    path: '/menus/{slot}',
    summary: `Lists the items of a menu (${MENU_SLOTS.join(', ')}). The list is empty while the menu is not published`,
    spec: '§7 Menus and settings',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: menuBodySchema.shape.items,
    absent: 'There is no such menu',
  },
  async ({ api, site, param }) => {
    const slot = MENU_SLOTS.find((known) => known === param('slot'))
    if (slot === undefined) throw new CallRefusal(404, `Menus are: ${MENU_SLOTS.join(', ')}`)
    const [menu] = await api.reads.byField('menu', site, 'slot', slot)
    return (menu?.body.items ?? []).map(withTarget)
  },
)

/** Spec §3: every item has a `target`, whatever its link is. */
function withTarget({ subItems, ...item }: MenuItem): MenuItem {
  const opensNewTab = item.link?.type === 'external' && item.link.externalTarget === '_blank'
  return {
    ...item,
    ...(item.link && { target: opensNewTab ? '_blank' : '_self' }),
    ...(subItems && { subItems: subItems.map(withTarget) }),
  }
}

const findSearchSettings = defineCall(
  {
    path: '/search-settings',
    summary: 'Returns the popular terms, the spotlight and the newest products of the search',
    spec: '§7 Menus and settings',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: searchSettingsBodySchema,
    absent: 'This site has no search settings',
  },
  async ({ api, site }) => {
    const [settings] = await api.reads.all('search-settings', site)
    if (settings === undefined) throw new CallRefusal(404, 'This site has no search settings')
    return settings.body
  },
)

const findSiteSettings = defineCall(
  {
    path: '/site-settings',
    summary: 'Returns the site settings of a brand-locale',
    spec: '§2 Footer; reading 6',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: siteSettingsBodySchema,
    absent: 'This site has no settings',
  },
  async ({ api, site }) => {
    const [settings] = await api.reads.all('site-settings', site)
    if (settings === undefined) throw new CallRefusal(404, 'This site has no settings')
    return settings.body
  },
)

export const MENU_AND_SETTINGS_CALLS: readonly Call[] = [findMenu, findSearchSettings, findSiteSettings]
