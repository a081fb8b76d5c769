/** Next calls this once when the server starts, not in the build. The condition in this form keeps the imports out of the edge build. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { endOnFault } = await import('./src/platform/end-on-fault.ts')
    // If this throws, Next keeps running and answers everything with 500, so that no supervisor would notice.
    try {
      const { findScheduleInterval, requireEnvironment } = await import('./src/platform/environment.ts')
      requireEnvironment()
      const { requireSignInSettings } = await import('./src/model/collections/users/require-sign-in-settings.ts')
      requireSignInSettings()
      // Next creates its own spans once a provider is registered.
      const { startTracing } = await import('@menagerie/telemetry/start-tracing')
      await startTracing('admin')
      const { notePeers } = await import('./src/admin/note-peers.ts')
      notePeers()
      const { sendCommonHeaders } = await import('./src/admin/send-common-headers.ts')
      sendCommonHeaders()
      const { closeWhenEnding } = await import('./src/admin/close-when-ending.ts')
      closeWhenEnding()
      const { logAsJson } = await import('./src/admin/log-as-json.ts')
      if (process.env.NODE_ENV === 'production') logAsJson()
      const { countRequests } = await import('./src/admin/count-requests.ts')
      countRequests()
      const { logAdminFaults } = await import('./src/admin/log-admin-faults.ts')
      logAdminFaults()
      const { requireOwnDatabase } = await import('./src/platform/migration-state.ts')
      await requireOwnDatabase({ onOther: endOnFault })
      const { endWeakSessionsAtStart } = await import('./src/model/collections/users/factors/weak-sessions.ts')
      await endWeakSessionsAtStart()
      const everyMs = findScheduleInterval()
      if (everyMs === 0) return
      const { startAdminScheduling } = await import('./src/admin/start-admin-scheduling.ts')
      startAdminScheduling(everyMs)
    } catch (error) {
      endOnFault(error)
    }
  }
}
