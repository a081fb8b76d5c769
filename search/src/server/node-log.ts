export type NodeLog = (level: 'info' | 'warn' | 'error', message: string, fields?: Record<string, unknown>) => void

/** Writes one JSON object per line. Callers must not pass keys, queries or records. */
export const logToStdout: NodeLog = (level, message, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
}

export function toNodeErrorFields(error: unknown): Record<string, unknown> {
  return error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
}
