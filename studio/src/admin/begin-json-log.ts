import { logAsJson } from './log-as-json.ts'

// Loaded before Next: what that says while it starts is JSON, too.
logAsJson()
