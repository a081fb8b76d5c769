import { requireEnvironment } from './src/environment.ts'

/** Next calls this once when the server starts, not in the build. */
export function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') requireEnvironment()
}
