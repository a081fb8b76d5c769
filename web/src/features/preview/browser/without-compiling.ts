import { config } from 'zod'

// Must run before any schema: zod tests whether it may compile its checks, which the page's policy refuses and the console
// reports.
config({ jitless: true })
