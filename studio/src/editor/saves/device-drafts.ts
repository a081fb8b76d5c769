import { createKeptDrafts, type KeptDrafts } from './kept-drafts.ts'
import { WINDOW_ID } from './window-saves.ts'

/** The only door of the studio to what this device keeps. */
export const openDeviceDrafts = (): KeptDrafts => createKeptDrafts(() => window.localStorage, WINDOW_ID)
