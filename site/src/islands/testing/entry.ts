import { startIslands } from '../start-islands.ts'

startIslands(import.meta.glob<Record<string, unknown>>('./*.island.tsx'))
