import { isTurnedDownName } from '../../model/saves/turned-down-name.ts'
import type { FoldedVersion } from './fold-drafts.ts'
import type { ListedVersion } from './load-versions.ts'

/** Identifies users by id, because two may have the same name; old versions only have the name. */
export const describeVersion = ({ version }: Pick<ListedVersion, 'version'>): FoldedVersion => ({
  by: version.saverId ?? version.savedBy ?? undefined,
  isDraft: version._status === 'draft',
  isOwn: Boolean(version.deletedAt || version.savedOver || isTurnedDownName(version.savedBy)),
})
