import { dismissMenus } from '../features/navigation/dismiss-menus.ts'
import { startIslands } from './start-islands.ts'

// All the script that a reading page runs: no React until an island needs it.
dismissMenus()
startIslands(import.meta.glob<Record<string, unknown>>(['../**/*.island.tsx', '!../gallery/**']))
