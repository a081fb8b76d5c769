'use client'

import { UnusedFilter } from './UnusedFilter.tsx'
import { UploadMany } from './UploadMany.tsx'

/** Tools above the list of pictures: uploading several files, and the filter for unused ones. */
export function Library() {
  return (
    <div className="menagerie-library">
      <UnusedFilter />
      <UploadMany />
    </div>
  )
}
