'use client'

import { UnusedFilter } from './UnusedFilter.tsx'
import { UploadMany } from './UploadMany.tsx'

/** Above the list of pictures: many files at once, and those that nothing uses. */
export function Library() {
  return (
    <div className="menagerie-library">
      <UnusedFilter />
      <UploadMany />
    </div>
  )
}
