import type { HttpBindings } from '@hono/node-server'
import { MENU_SLOTS } from '@menagerie/contract/menu'
import type { Hono } from 'hono'
import { type Api, siteOf } from '../api.ts'
import { Refusal } from '../refusal.ts'

/** Spec §7: a menu is an array of items; a place without a published menu has none. */
export function addMenuCalls(app: Hono<{ Bindings: HttpBindings }>, api: Api): void {
  app.get('/menus/:slot', async (c) => {
    const site = siteOf(api, c)
    const slot = MENU_SLOTS.find((known) => known === c.req.param('slot'))
    if (slot === undefined) throw new Refusal(404, `Menus are: ${MENU_SLOTS.join(', ')}`)
    const [menu] = await api.reads.byField('menu', site, 'slot', slot)
    return c.json(menu?.body.items ?? [])
  })
}
