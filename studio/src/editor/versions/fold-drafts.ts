/** What a row of the list of versions says of itself. */
export type FoldedVersion = { by: string | undefined; isDraft: boolean; isOwn: boolean }

/** One row, and the drafts of the same person that came just before it: they are steps on the way to it. */
type VersionGroup<Version> = { shown: Version; earlier: Version[] }

/**
 * Folds drafts that saved themselves while one person wrote into the version that they led to: their newest draft, or the publish. A
 * version of its own (another's, one that was saved over or put aside, the bin) always shows. Newest first.
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
