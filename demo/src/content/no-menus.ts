import type { DemoMenus } from './schema.ts'

/** Menus before `house/lay-out-menus.ts` fills them. */
export const NO_MENUS: DemoMenus = { top: [], header: [], footer: [], bottom: [] }
