import { transactionOf } from '../../platform/transaction.ts'
import type { CheckedBuild } from '../../publish/entries/check-entry.ts'
import { refuseTakenPaths } from '../../publish/entries/path-owner.ts'
import { refuseTwins } from '../../publish/entries/refuse-twins.ts'
import { writeEntries } from '../../publish/entries/upsert-entries.ts'
import { toPlaced } from '../../publish/moves/address-changes.ts'
import { followAddresses, publishRedirects } from '../../publish/moves/publish-redirects.ts'
import { removeLeftBehind } from '../../publish/moves/upsert-with-moves.ts'
import { FieldProblem } from '../../publish/parts/field-problem.ts'
import type { PublishRequest, StoredDocument } from '../../publish/state/stored-documents.ts'

const ENTRIES_AT_ONCE = 500

/** Publishes entries of new documents with the same checks as a save. */
export async function publishNew(req: PublishRequest, entries: readonly CheckedBuild[]): Promise<void> {
  const query = await transactionOf(req)
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    const group = entries.slice(at, at + ENTRIES_AT_ONCE)
    await removeLeftBehind(
      req,
      toPlaced(group).map(({ brand, locale, path }) => ({ site: `${brand}/${locale}`, path })),
    )
    await refuseTwins(query, group)
    await refuseTakenPaths(query, group)
    await writeEntries(query, group)
  }
}

type OnProblem = (redirect: StoredDocument, problem: FieldProblem) => void

/** Must run last: publishes new redirects, and updates those of sites where addresses were taken. */
export async function publishNewRedirects(
  req: PublishRequest,
  redirects: readonly StoredDocument[],
  entries: readonly CheckedBuild[],
  onProblem: OnProblem,
): Promise<void> {
  if (redirects.length > 0)
    await publishRedirects(
      req,
      redirects.map(({ id }) => id),
      (document, problem) => {
        if (!(problem instanceof FieldProblem)) throw problem
        onProblem(document, problem)
      },
    )
  const brought = new Set(redirects.map(({ site }) => site))
  const sites = new Set(toPlaced(entries).map(({ brand, locale }) => `${brand}/${locale}`))
  await followAddresses(
    req,
    [...sites].filter((site) => !brought.has(site)),
  )
}
