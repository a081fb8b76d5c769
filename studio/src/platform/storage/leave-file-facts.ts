import type { CollectionBeforeOperationHook } from 'payload'

/** What the file itself tells; `focalX` and `focalY` are the editor's. */
const FACTS = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes']

/** Facts of a file are read from its bytes. What a call says of them is left out: a name alone would make another document's file its own. */
export const leaveFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args) || !args.data) return args
  const own = Object.entries(args.data).filter(([name]) => !FACTS.includes(name))
  return { ...args, data: Object.fromEntries(own) }
}
