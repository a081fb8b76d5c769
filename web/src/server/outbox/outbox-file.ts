import type { Submission } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { Accepted } from '../../platform/outbox.ts'
import { createDamagedForms } from './damaged-forms.ts'
import { createDeliveryMarks } from './delivery-marks.ts'
import { createFileCare } from './file-care.ts'
import { toFormChecksum } from './form-checksum.ts'
import { createTransactions, openTables } from './outbox-tables.ts'

export type NewRow = { brand: BrandKey; submission: Submission; contentKey: string; sameForMs: number }
export type OutboxFile = ReturnType<typeof openOutboxFile>
type OutboxFileOptions = {
  maxMb?: number
  /** Called with the number of the last form of a batch before any of its forms is confirmed. */
  onStored?: (last: number) => void
}

/** Opens the file that all processes share, without checking it for damage (`open-checked-file.ts`). Throws what SQLite throws. */
export function openOutboxFile(file: string, { maxMb = 1024, onStored = () => {} }: OutboxFileOptions = {}) {
  const database = openTables(file)
  const transactions = createTransactions(database, maxMb)
  const known = database.prepare('SELECT 1 FROM submission WHERE content_key = ? AND received_at > ?')
  const insert = database.prepare(
    'INSERT INTO submission (id, brand, content_key, received_at, body, body_crc) VALUES (?, ?, ?, ?, ?, ?)',
  )

  let last = 0
  function store({ brand, submission, contentKey, sameForMs }: NewRow): Accepted {
    const receivedAt = Date.parse(submission.receivedAt)
    if (known.get(contentKey, receivedAt - sameForMs) !== undefined) return 'repeated'
    const { id } = submission
    const body = JSON.stringify(submission)
    const checksum = toFormChecksum({ id, brand, body })
    const { lastInsertRowid } = insert.run(id, brand, contentKey, receivedAt, body, checksum)
    last = Number(lastInsertRowid)
    return 'stored'
  }

  return {
    ...createDeliveryMarks(database, transactions),
    ...createFileCare(database, transactions),
    ...createDamagedForms(file, database, transactions),
    /** Stores all of the rows or none, in one transaction. Every commit is on the disk before it is confirmed. */
    accept(rows: readonly NewRow[]): Accepted[] {
      const accepted = transactions.add(() => rows.map(store))
      if (accepted.includes('stored')) onStored(last)
      return accepted
    },
    close: () => database.close(),
  }
}
