import type { Payload } from 'payload'

/** Answers at once also when the database hangs: whoever asks wants to know now. */
const PATIENCE_MS = 2000

export async function isDatabaseReady(payload: Pick<Payload, 'db'>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref())
  const asked = payload.db.pool.query('select from users limit 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, tooLate])
}
