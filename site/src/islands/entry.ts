import { startNavigation } from '../features/navigation/start-navigation.ts'
import { startIslands } from './start-islands.ts'

// All the script that a reading page runs: no React until an island needs it.
startNavigation()
startIslands(import.meta.glob<Record<string, unknown>>(['../**/*.island.tsx', '!../gallery/**']))
