import { config } from 'zod'

// Comes before every schema: zod tries whether it may compile its checks, which the page's policy refuses and the console tells.
config({ jitless: true })
