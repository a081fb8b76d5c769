const LOAD_AGAIN = 'The studio did not understand what this page sent. Load the page again and repeat the step'
const GONE = 'This is not there any more, or belongs to a site that is not yours'
const OLD_LINK = 'This link is used up or too old: ask for a new one'
const FROM_ADDRESS = 'Files are taken from your computer, not from an address on the web'
const NOT_TAKEN = 'This kind of file is not taken here: choose one of the kinds that the description of this list names'
const DAMAGED = 'This file is damaged, or did not arrive whole: save it again and upload that one'
const FAILED =
  'The studio failed at this, and its log says when and why. Try it again; if it stays, tell those who run the studio'

/**
 * What Payload, its database and its uploads say in a programmer's words, and what an editor reads instead; the first that fits.
 * The test beside this goes through all that Payload can throw.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(Invalid MIME type|File type |Invalid file type|SVG (file|and XML))|Restricted file type/, NOT_TAKEN],
  [/^(Invalid|Invalid or corrupted) (PDF|ISO base media) file|^Could not read uploaded file/, DAMAGED],
  [/^(Multipart|File size) .*limit|^Multipart limit/, 'A file may have up to 25 MB, and this one is larger'],
  [/^Upload timeout/, 'The file took too long to arrive: try again, nearer to the network or with a smaller file'],
  [/filename|^A file name is required/i, 'This file needs another name: letters, digits and hyphens'],
  [/\bURL\b|file url|redirect|Failed to fetch (the )?file/i, FROM_ADDRESS],
  [/client upload|upload (handler|collection)|uploadConfig|file upload|valid (file size|MIME type)/i, LOAD_AGAIN],
  [/token is (either )?invalid/i, OLD_LINK],
  [
    /(was|must be) specified|was not specified|^(Missing|Invalid JSON|Incorrect collection|No User|Not supported|Username or email)/,
    LOAD_AGAIN,
  ],
  [/^The (collection|global) with|^(Collection|Global) with the slug|^Field .* was not found/, LOAD_AGAIN],
  [/disabled bulk|cannot be duplicated/, 'This is not offered here'],
  [/version of a trashed document/, 'Take the document out of the bin first, then restore its version'],
  [/folder/i, 'Folders are not offered here'],
  [/preset/, 'With this the list would be closed to yourself'],
  [/^(Route not found|Cannot [A-Z]+ )/, GONE],
  [/[jJ]oins?\b|findDistinct|AllLocales|orderable/i, LOAD_AGAIN],
  [/^(Something went wrong|Server error|An unknown error|There was an error initializing)/, FAILED],
]

/** A message for an editor: the same, where it is a sentence of ours or of Payload's own for people. */
export function toPlainSentence(message: string): string {
  return SENTENCES.find(([pattern]) => pattern.test(message))?.[1] ?? message
}
