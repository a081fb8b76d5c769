import type { DemoMenus } from './schema.ts'

/** Before they are laid out (`house/lay-out-menus.ts`). */
export const NO_MENUS: DemoMenus = { top: [], header: [], footer: [], bottom: [] }
