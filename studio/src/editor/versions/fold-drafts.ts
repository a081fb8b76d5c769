/** Properties of a version that decide whether it is folded. */
export type FoldedVersion = { by: string | undefined; isDraft: boolean; isOwn: boolean }

/** A row, and the drafts of the same user just before it, which led to it. */
type VersionGroup<Version> = { shown: Version; earlier: Version[] }

/**
 * Folds autosaved drafts into the version that they led to: the user's newest draft, or the publish. Versions by
 * another user, saves over unseen changes, discarded versions and those in the bin always get a row. Newest first.
 */
export function foldDrafts<Version>(
  versions: readonly Version[],
  describe: (version: Version) => FoldedVersion,
): VersionGroup<Version>[] {
  const groups: VersionGroup<Version>[] = []
  for (const version of versions) {
    const last = groups.at(-1)
    const [own, later] = [describe(version), last && describe(last.shown)]
    const isStep = own.isDraft && !own.isOwn && later !== undefined && !later.isOwn && own.by === later.by
    if (isStep && last !== undefined) last.earlier.push(version)
    else groups.push({ shown: version, earlier: [] })
  }
  return groups
}
