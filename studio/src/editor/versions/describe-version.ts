import { isTurnedDownName } from '../../model/saves/turned-down-name.ts'
import type { FoldedVersion } from './fold-drafts.ts'
import type { ListedVersion } from './load-versions.ts'

/** What a row of the list needs of a version. Two people may have one name; versions of former years know the name alone. */
export const describeVersion = ({ version }: Pick<ListedVersion, 'version'>): FoldedVersion => ({
  by: version.saverId ?? version.savedBy ?? undefined,
  isDraft: version._status === 'draft',
  isOwn: Boolean(version.deletedAt || version.savedOver || isTurnedDownName(version.savedBy)),
})
