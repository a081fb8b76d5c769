import { createKeptDrafts, type KeptDrafts } from './kept-drafts.ts'
import { WINDOW_ID } from './window-saves.ts'

/** The only access of the studio to drafts on this device. */
export const openDeviceDrafts = (): KeptDrafts => createKeptDrafts(() => window.localStorage, WINDOW_ID)
