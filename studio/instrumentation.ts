/** Next calls this once when the server starts, not in the build. It compiles the file for its edge runtime, too. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { findScheduleInterval, requireEnvironment } = await import('./src/environment.ts')
  requireEnvironment()
  const everyMs = findScheduleInterval()
  if (everyMs === 0) return
  const { startAdminScheduling } = await import('./src/scheduling/start-admin-scheduling.ts')
  startAdminScheduling(everyMs)
}
