const LOAD_AGAIN = 'The studio did not understand what this page sent. Reload the page and try again'
const GONE = 'This no longer exists, or belongs to a site that is not yours'
const OLD_LINK = 'This link has already been used or has expired: ask for a new one'
const FROM_ADDRESS = 'Upload files from your computer, not from an address on the web'
const NOT_TAKEN =
  'This kind of file is not accepted here: choose one of the kinds that the description of this list names'
const DAMAGED = 'This file is damaged or incomplete: save it again and upload the new copy'
const FAILED =
  'Something went wrong in the studio, and its log says when and why. Try again. If it keeps happening, tell the people who run the studio'

/**
 * Technical messages of Payload, its database and its uploads, with the sentence that editors see instead; the first
 * match counts. The test beside this file covers all messages that Payload can throw.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(Invalid MIME type: |File type |SVG file contains|SVG and XML files must)/, NOT_TAKEN],
  [/^(Invalid|Invalid or corrupted) (PDF|ISO base media) file\.|^Could not read uploaded file/, DAMAGED],
  [/^(Multipart|File size) .*limit has been reached/, 'A file can be up to 25 MB, and this one is larger'],
  [/^Upload timeout for/, 'The file took too long to arrive: try again with a better connection or a smaller file'],
  [/^(Invalid filename|A file name is required)/, 'This file needs another name: letters, digits and hyphens'],
  [/^(A valid URL string|The provided URL|Pasting from URL|External file URLs|Request URL is missing)/, FROM_ADDRESS],
  [
    /^(Invalid (external )?file URL|Unable to determine an HTTP|Failed to fetch (the )?file|Redirect target)/i,
    FROM_ADDRESS,
  ],
  [/^Too many redirects\b/, FROM_ADDRESS],
  [/^(Invalid|Invalid or expired|A verified|Client) (client )?upload (reference|collection)/, LOAD_AGAIN],
  [
    /^(A valid (MIME type|file size|filename) is|Expected response from the upload|This collection is not an)/,
    LOAD_AGAIN,
  ],
  [/^(Malformed (part|content|urlencoded)|Unexpected end of (form|file)|Multipart: Boundary)/, LOAD_AGAIN],
  [/^(uploadConfig|Request is not eligible|Unsupported content)/, LOAD_AGAIN],
  [/^(Token is either|Verification token is)/, OLD_LINK],
  [/^Missing (\w+\.$|required data|ID of|'where')|^(Username or email is required|Invalid JSON|No User)$/, LOAD_AGAIN],
  [/^(Incorrect collection|Not supported|Field is required)$/, LOAD_AGAIN],
  [/^(No (collection|global)|ID) was (not )?specified$|^field must be specified$/, LOAD_AGAIN],
  [/^The (collection|global) with slug|^(Collection|Global) with the slug|^Field \S+ was not found in/, LOAD_AGAIN],
  [/^(Join fields cannot|Orderable joins|Cannot findDistinct|publishAllLocales)/, LOAD_AGAIN],
  [/has disabled bulk (edit|delete)$|^The collection .* cannot be duplicated\.$/, 'This is not offered here'],
  [/^Cannot restore a version of a trashed/, 'Restore the document from the bin first, then restore its version'],
  [/^(Folders are not enabled|The folder ")/, 'Folders are not offered here'],
  [/^This action will lock you out/, 'This would lock you out of the list'],
  [/^(Route not found|Cannot [A-Z]+ \/)/, GONE],
  [/^(Something went wrong\.?|Server error|An unknown error occurred\.?|There was an error initializing.*)$/, FAILED],
]

/** A message for an editor; messages that are already understandable stay unchanged. */
export function toPlainSentence(message: string): string {
  return SENTENCES.find(([pattern]) => pattern.test(message))?.[1] ?? message
}
