import { logAsJson } from './log-as-json.ts'

// Loaded before Next.js, so that its startup messages are JSON as well.
logAsJson()
